"""The facts of the steps that only a game of two against each other has.

Keys are those of ``steps``.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class Duel(StepFacts):
    """Everything begins."""

    first: str
    second: str
    weapons: tuple[str, ...]
    """Those of the first."""
    others: tuple[str, ...]
    """Those of the second."""
    place: str


@value
class Clash(StepFacts):
    """An exchange begins. It begins a chapter."""

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
    """A blow; what it costs follows."""

    seat: str
    """The one who strikes."""
    other: str
    force: int
    guard: int
    hits: bool
    together: bool
    """Both strike at once."""


@value
class Fallen(StepFacts):
    """One of the two has fallen."""

    seat: str
    reason: str


@value
class DuelOver(StepFacts):
    """The end."""

    won: bool
    reason: str
    """``victory``, ``both`` or ``exhausted``."""
    round: int
    winner: str
    """A seat, or empty."""


STEPS: Final = (
    Duel,
    Clash,
    Blow,
    Fallen,
    DuelOver,
)
