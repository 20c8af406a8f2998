"""The facts of the steps of the sketch."""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class Nests(StepFacts):
    stones: tuple[tuple[str, str], ...]
    why: str


@value
class Omens(StepFacts):
    seat: str
    count: int


@value
class Turn(StepFacts):
    turn: int


@value
class Cards(StepFacts):
    cards: tuple[tuple[str, str], ...]


@value
class Pecked(StepFacts):
    seat: str
    pecks: int


@value
class Drew(StepFacts):
    card: str


@value
class Cawed(StepFacts):
    seat: str


@value
class Looked(StepFacts):
    seat: str
    what: str


@value
class Hopped(StepFacts):
    seat: str
    stone: str


@value
class Hidden(StepFacts):
    seat: str


@value
class Fluttered(StepFacts):
    seat: str
    stone: str


@value
class Tidied(StepFacts):
    seat: str


STEPS: Final = (
    Nests,
    Omens,
    Turn,
    Cards,
    Pecked,
    Drew,
    Cawed,
    Looked,
    Hopped,
    Hidden,
    Fluttered,
    Tidied,
)
