"""What the rules report: the facts of every step."""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class Round(StepFacts):
    """A round begins."""

    round: int


@value
class Cards(StepFacts):
    """All cards are turned over."""

    cards: tuple[tuple[str, str], ...]
    """Seats, each with its card."""


@value
class Took(StepFacts):
    """The winner of the round takes a card."""

    seat: str
    card: str
    points: int
    """All points of the seat."""


STEPS: Final = (Round, Cards, Took)
