"""Accounts: of a game that has ended, and of each part of it that has ended, such as a day or a round.

A game makes them from the public record alone (``GameRules.account``, ``GameRules.chapter_accounts``). They
are no part of the rules: a better account needs no new ``rules_version``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from bot.engine.question import Seat
from bot.engine.step import Step, StepFacts
from bot.engine.values import value

CALLED_OFF: Final = "called-off"
RESIGNED: Final = "resigned"
STOPPED: Final = (RESIGNED, CALLED_OFF)
DECIDED, NEARLY, HELPED = 3, 2, 1
"""The weights of turning points: it decided the game, it nearly did, it helped."""
MOST_TOLD: Final = 3
"""The most turning points of one account. More would crowd its picture and its message."""

Then: TypeAlias = Literal["rematch", "go-on", "retry"]
"""The next game of the same people: the same one again, the next fight of a campaign, or the lost fight once
more."""


@value
class TurningPoint:
    """One turning point. ``what`` has its facts and names its sentences; ``at`` is the number of the public
    step that it is about."""

    what: StepFacts
    weight: int
    at: int


@value
class Try:
    """Something to play next. ``what`` names its sentence; ``options`` are the settings that lead to it."""

    what: StepFacts
    options: tuple[tuple[str, str], ...] = ()


@value
class Account:
    """The end of a game, in typed values.

    ``ended`` is the reason of the outcome, or ``CALLED_OFF``. ``turnings`` are in the order of the game.
    """

    ended: str
    winners: tuple[Seat, ...] = ()
    turnings: tuple[TurningPoint, ...] = ()
    tries: tuple[Try, ...] = ()
    then: Then = "rematch"

    @property
    def was_stopped(self) -> bool:
        """True if the game was given up or called off."""
        return self.ended in STOPPED


@value
class OtherSide(StepFacts):
    """Try the other side."""


@value
class Harder(StepFacts):
    """Try a harder setting."""


@value
class Easier(StepFacts):
    """Try an easier setting."""


def weightiest(points: Iterable[TurningPoint], most: int = MOST_TOLD) -> tuple[TurningPoint, ...]:
    """The turning points with the greatest weights, of equals the latest, in the order of the game."""
    chosen = sorted(points, key=lambda one: (one.weight, one.at), reverse=True)[:most]
    return tuple(sorted(chosen, key=lambda one: one.at))


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a match that has ended and has an account of its own.

    ``steps`` are its public steps, each with the spectators' view right after it. ``then`` is the step that
    begins the next part; ``None`` if the match has ended.
    """

    steps: Sequence[Step]
    then: Step | None


@dataclass(frozen=True, slots=True)
class ChapterAccounts:
    """The accounts of a game's chapters.

    ``opens`` names the steps that begin a stretch: a chapter, or several chapters that belong together.
    ``tell`` makes the lines about a stretch that has ended; ``facts`` are their declarations.
    """

    opens: frozenset[str] = frozenset()
    tell: Callable[[Stretch], Sequence[StepFacts]] = lambda _: ()
    facts: tuple[type[StepFacts], ...] = ()


NO_ACCOUNTS: Final = ChapterAccounts()


def stretches(steps: Sequence[Step], opens: Collection[str], *, over: bool) -> list[Stretch]:
    """The stretches in these steps that have ended, in order; the last one only if the match is ``over``.
    Steps before the first beginning belong to none."""
    begun = [place for place, step in enumerate(steps) if step.name in opens]
    ended = [
        Stretch(_public(steps[start:end]), steps[end] if end < len(steps) else None)
        for start, end in pairwise([*begun, len(steps)])
    ]
    return ended if over else ended[:-1]


def _public(steps: Sequence[Step]) -> Sequence[Step]:
    return [step for step in steps if step.view is not None]
