"""The facts of the steps that only a duel of two players has.

Keys are those of ``steps``.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class Duel(StepFacts):
    """The duel begins."""

    first: str
    second: str
    weapons: tuple[str, ...]
    """Those of the first fighter."""
    others: tuple[str, ...]
    """Those of the second fighter."""
    place: str


@value
class Clash(StepFacts):
    """An exchange between two players begins, and with it a chapter."""

    round: int
    exchange: int
    seat: str
    life: int
    qi: int
    other: str
    rival_life: int
    rival_qi: int


@value
class Blow(StepFacts):
    """A fighter strikes the other. Later steps tell the harm."""

    seat: str
    """The striker."""
    other: str
    force: int
    guard: int
    hits: bool
    together: bool
    """Both strike at once."""


@value
class Chained(StepFacts):
    """The chain of a Kusarigama holds the other's blade: no blow comes from him."""

    seat: str
    """The one with the Kusarigama."""
    other: str


@value
class Fallen(StepFacts):
    """One of the two fighters has fallen."""

    seat: str
    reason: str


@value
class DuelOver(StepFacts):
    """The duel ends."""

    won: bool
    reason: str
    """``victory``, ``both`` or ``exhausted``."""
    round: int
    winner: str
    """A seat; empty if nobody won."""


STEPS: Final = (
    Duel,
    Clash,
    Blow,
    Chained,
    Fallen,
    DuelOver,
)
