"""The presentation of steps: one record for each kind of step, with its caption, its lit places and its
drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from bot.engine.question import NO_FACTS, Fact, Facts
from bot.engine.step import Step
from bot.wording import Words, message_id
from renderers.kit.captions import PLAIN, Caption, Change, inked
from renderers.kit.facts import keys, number
from renderers.kit.marks import Drawing
from renderers.palette import Colour

Stage = TypeVar("Stage")
"""A picture in progress that knows the place of everything."""
Gesture: TypeAlias = Callable[[Stage, Facts], None]


def quiet(_: object, __: Facts) -> None:
    """Draw nothing: the caption is enough."""


def changed(facts: Facts) -> Change | None:
    """The change from ``before`` to ``after``, if a step has both facts."""
    if "before" in facts and "after" in facts:
        return Change(number(facts, "after"), number(facts, "before"))
    return None


def now(name: str) -> Callable[[Facts], Change]:
    """A change of which only the new number is shown."""
    return lambda facts: Change(number(facts, name))


def nothing_more(_: Facts, __: Words) -> Facts:
    return NO_FACTS


@dataclass(frozen=True, slots=True)
class Telling(Generic[Stage]):
    """The presentation of one kind of step."""

    sign: Drawing | None = None
    tone: Colour = PLAIN
    gesture: Gesture[Stage] = quiet
    lit: tuple[str, ...] = ()
    """The names of the facts with the places and people concerned."""
    change: Callable[[Facts], Change | None] = changed
    more: Callable[[Facts, Words], Facts] = nothing_more
    """More arguments for its sentence, besides the facts."""
    weight: int = 1
    """The importance in its chapter: 0 is left out of the page, 1 is a highlight, 2 a turning point, 3 a
    great moment."""
    tint: Colour | None = None
    """The sign's own colour, if it is not that of the tone."""

    def places(self, facts: Facts) -> frozenset[str]:
        """The keys of the places and people concerned."""
        return frozenset(key for name in self.lit if name in facts for key in keys(facts, name))

    def caption(self, step: Step, words: Words) -> Caption:
        sign = None if self.sign is None else inked(self.sign, self.tint or self.tone)
        more: dict[str, Fact] = dict(self.more(step.facts, words))
        text = words.say(f"picture-step-{message_id(step.name)}", step.facts, **more)
        return Caption(text, self.tone, sign, self.change(step.facts))
