"""The alternative text of a picture: whole sentences, within the limit of a screen reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.engine.step import Step
from bot.wording import Words
from renderers.kit.ending import TurningLine
from renderers.painter import Moment

MOST: Final = 1000
"""Characters: the longest alternative text that is shown whole."""


def told(words: Words, *groups: Iterable[str]) -> str:
    """Join sentences, the most important first, up to the limit."""
    return words.run_on([sentence for group in groups for sentence in group], MOST)


def happened(words: Words, step: Step | None) -> list[str]:
    """The sentence of the last step, if there is one."""
    return [] if step is None else [words.step(step)]


def ended(title: str, turnings: Iterable[TurningLine], words: Words) -> list[str]:
    """The sentences of an ending: its title and its turning points."""
    told = [words.say("alt-turning", when=one.when, text=one.text) for one in turnings]
    return [words.say("sentence", text=title), *told]


def of_page(moments: Sequence[Moment], words: Words) -> str:
    """The sentences of a page's panels, in reading order."""
    return told(words, [words.step(moment.step) for moment in moments])
