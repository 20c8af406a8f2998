"""How steps are told: one record for each kind of step, and from it the caption, what is lit and what is
drawn."""

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
"""A picture in the making that knows where everybody stands."""
Gesture: TypeAlias = Callable[[Stage, Facts], None]


def quiet(_: object, __: Facts) -> None:
    """Nothing moves: the caption says it."""


def changed(facts: Facts) -> Change | None:
    """From ``before`` to ``after``, where a step has both."""
    if "before" in facts and "after" in facts:
        return Change(number(facts, "after"), number(facts, "before"))
    return None


def now(name: str) -> Callable[[Facts], Change]:
    """Only the number that it has come to."""
    return lambda facts: Change(number(facts, name))


def nothing_more(_: Facts, __: Words) -> Facts:
    return NO_FACTS


@dataclass(frozen=True, slots=True)
class Telling(Generic[Stage]):
    """How one kind of step is told."""

    sign: Drawing | None = None
    tone: Colour = PLAIN
    gesture: Gesture[Stage] = quiet
    lit: tuple[str, ...] = ()
    """The facts that name where and whom it concerns."""
    change: Callable[[Facts], Change | None] = changed
    more: Callable[[Facts, Words], Facts] = nothing_more
    """What its sentence needs besides the facts."""
    weight: int = 1
    """What it matters in its chapter: 0 is not told on the page, 1 is a highlight, 2 a turning point, 3 a
    great moment."""
    tint: Colour | None = None
    """The sign's own colour, where it is not that of the tone."""

    def places(self, facts: Facts) -> frozenset[str]:
        """The keys of places and people that it concerns."""
        return frozenset(key for name in self.lit if name in facts for key in keys(facts, name))

    def caption(self, step: Step, words: Words) -> Caption:
        sign = None if self.sign is None else inked(self.sign, self.tint or self.tone)
        more: dict[str, Fact] = dict(self.more(step.facts, words))
        text = words.say(f"picture-step-{message_id(step.name)}", step.facts, **more)
        return Caption(text, self.tone, sign, self.change(step.facts))
