"""The facts of the steps that change a samurai: wounds, Focus, kamae and markers.

Keys are those of ``steps``.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class Exhausted(StepFacts):
    """A wound for an empty deck; ``before`` and ``after`` are wounds."""

    samurai: str
    before: int
    after: int


@value
class Wound(StepFacts):
    """Wounds; ``before`` and ``after`` count them."""

    samurai: str
    before: int
    after: int
    bleeding: int
    """The bleeding wounds among them."""
    number: int
    """The wounds of this blow."""
    limit: int
    """The wounds that make him fall."""


@value
class Stun(StepFacts):
    """A stun."""

    samurai: str
    stuns: int
    """Those he has now."""
    limit: int
    """His hand limit."""


@value
class Hobble(StepFacts):
    """A hobble."""

    samurai: str
    number: int
    """Those he has now."""


@value
class Uncovered(StepFacts):
    """A hidden opponent is seen."""

    samurai: str


@value
class Poison(StepFacts):
    """A samurai is poisoned."""

    samurai: str
    foe: str
    poison: str


@value
class PoisonOver(StepFacts):
    """A poison ends."""

    samurai: str
    poison: str


@value
class Focus(StepFacts):
    """Focus is gained."""

    samurai: str
    before: int
    after: int


@value
class Spend(StepFacts):
    """Focus is spent."""

    samurai: str
    number: int
    """The Focus spent."""
    after: int
    """Focus."""


@value
class Kamae(StepFacts):
    """The kamae changes."""

    samurai: str
    before: str
    after: str
    focus: int
    """The Focus found on the way."""


@value
class Advantage(StepFacts):
    """The advantage is taken."""

    samurai: str


@value
class Bleeds(StepFacts):
    """A wound bleeds."""

    samurai: str
    number: int
    bleeding: int
    """The wounds that bleed now."""


@value
class Bandaged(StepFacts):
    """Bleeding stops."""

    samurai: str
    wounds: int
    """All he has."""


@value
class Cured(StepFacts):
    """Stuns leave, with others."""

    samurai: str
    stuns: int
    others: int
    """Hobbles and poisons that leave."""


@value
class Cancelled(StepFacts):
    """A part of a card is cancelled."""

    samurai: str
    what: str


STEPS: Final = (
    Exhausted,
    Wound,
    Stun,
    Hobble,
    Uncovered,
    Poison,
    PoisonOver,
    Focus,
    Spend,
    Kamae,
    Advantage,
    Bleeds,
    Bandaged,
    Cured,
    Cancelled,
)
