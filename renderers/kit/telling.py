"""The presentation of steps: one record for each kind of step, with its caption and its drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from bot.engine.question import NO_FACTS, Fact, Facts
from bot.engine.step import Step, StepFacts
from bot.wording import Words, message_id
from renderers.kit.captions import PLAIN, Caption, Change, inked
from renderers.kit.marks import Drawing
from renderers.palette import Colour

Stage = TypeVar("Stage")
"""A picture in progress that knows the place of everything."""
Told = TypeVar("Told", bound=StepFacts)
"""The declared facts of one kind of step."""
Gesture: TypeAlias = Callable[[Stage, Told], None]


@runtime_checkable
class Changing(Protocol):
    """The facts of a step that changes a number."""

    @property
    def before(self) -> object: ...

    @property
    def after(self) -> object: ...


def quiet(_: object, __: object) -> None:
    """Draw nothing: the caption is enough."""


def changed(told: StepFacts) -> Change | None:
    """The change from ``before`` to ``after``, if a step has both as numbers."""
    if isinstance(told, Changing) and isinstance(told.before, int) and isinstance(told.after, int):
        return Change(told.after, told.before)
    return None


def unchanged(_: object) -> None:
    """No number is shown."""


def nothing_more(_: object, __: Words) -> Facts:
    return NO_FACTS


class Telling(Generic[Stage]):
    """The presentation of one kind of step.

    ``kind`` is its declaration. All functions get the facts of that kind, so the type checker refuses a fact
    that the step does not have.

    ``change`` gives the number that has changed; an ``int`` is the new number alone. ``more`` gives more
    arguments for the sentence, besides the facts. ``weight`` is the importance in the chapter: 0 is left out
    of the page, 1 is a highlight, 2 a turning point, 3 a great moment. ``tint`` is the sign's own colour, if
    it is not that of the tone.
    """

    def __init__(
        self,
        kind: type[Told],
        sign: Drawing | None = None,
        tone: Colour = PLAIN,
        gesture: Gesture[Stage, Told] = quiet,
        *,
        change: Callable[[Told], Change | int | None] = changed,
        more: Callable[[Told, Words], Facts] = nothing_more,
        weight: int | Callable[[Told], int] = 1,
        tint: Colour | None = None,
    ) -> None:
        def read(step: Step) -> Told:
            return kind.of(step.facts)

        def weigh(step: Step) -> int:
            return weight if isinstance(weight, int) else weight(read(step))

        def show(step: Step) -> Change | None:
            shown = change(read(step))
            return Change(shown) if isinstance(shown, int) else shown

        # Each function reads the facts itself. So the type of the facts is no part of this class, and one
        # table holds the tellings of all kinds.
        self.name = kind.step_name()
        self.sign = sign
        self.tone = tone
        self.tint = tint
        self.weight: Callable[[Step], int] = weigh
        self.gesture: Callable[[Stage, Step], None] = lambda stage, step: gesture(stage, read(step))
        self._change: Callable[[Step], Change | None] = show
        self.more: Callable[[Step, Words], Facts] = lambda step, words: more(read(step), words)

    def caption(self, step: Step, words: Words) -> Caption:
        sign = None if self.sign is None else inked(self.sign, self.tint or self.tone)
        more: dict[str, Fact] = dict(self.more(step, words))
        text = words.say(f"picture-step-{message_id(step.name)}", step.facts, **more)
        return Caption(text, self.tone, sign, self._change(step))


def by_name(*tellings: Telling[Stage]) -> Mapping[str, Telling[Stage]]:
    """The tellings by the names of their steps."""
    return {one.name: one for one in tellings}
