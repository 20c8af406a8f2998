"""The text that stands for a picture: whole sentences, as many as are read out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.engine.step import Step
from bot.wording import Words
from renderers.painter import Moment

MOST: Final = 1000
"""The longest alternative text that is shown whole."""


def told(words: Words, *groups: Iterable[str]) -> str:
    """Sentences one after the other, the most important first."""
    return words.run_on([sentence for group in groups for sentence in group], MOST)


def happened(words: Words, step: Step | None) -> list[str]:
    """What just happened, if something did."""
    return [] if step is None else [words.step(step)]


def of_page(moments: Sequence[Moment], words: Words) -> str:
    """The panels of a page, as they are read."""
    return told(words, [words.step(moment.step) for moment in moments])
