"""The facts of the steps about harm: life, Qi, wounds, gauges, and enemies that fall.

Keys are those of ``steps``.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value

# Harm to an enemy


@value
class FoeLife(StepFacts):
    """An enemy loses life."""

    foe: str
    number: int
    before: int
    after: int


@value
class FoeQi(StepFacts):
    """An enemy loses Qi."""

    foe: str
    number: int
    before: int
    after: int


@value
class FoeWound(StepFacts):
    """An enemy is wounded. Later steps tell the effects of the wound."""

    foe: str
    number: int
    level: int
    card: str
    deeds: tuple[str, ...]


@value
class Armour(StepFacts):
    """A point of armour is lost; all of it if a 6 is rolled."""

    who: str
    """A seat or an enemy."""
    before: int
    after: int
    roll: int


@value
class Colossus(StepFacts):
    """Kempo rises again."""

    foe: str
    life: int


@value
class Shiro(StepFacts):
    """Shiro's card is turned to its other side."""

    foe: str
    side: str
    """``a`` or ``b``."""


@value
class LastBite(StepFacts):
    """Alucard bites before he falls."""

    foe: str


@value
class Felled(StepFacts):
    """An enemy falls."""

    foe: str
    number: int
    how: str
    """``life``, ``beheaded``, ``qi``, ``weather``, ``round`` or ``no_qi``."""
    felled: int
    """The number of enemies fallen in this run."""
    fight: int


@value
class Drinks(StepFacts):
    """Oda gains the life that his enemy has lost."""

    foe: str
    before: int
    after: int


@value
class Weighed(StepFacts):
    """Taikyu's sixth omen: the side with less Qi is wounded; at a tie all lose Qi."""

    qi: int
    foe_qi: int
    foe: str


# Harm to a samurai


@value
class Life(StepFacts):
    """Life is lost or regained."""

    seat: str
    before: int
    after: int
    cause: str
    """Empty if it is regained."""


@value
class Qi(StepFacts):
    """Qi is lost or regained."""

    seat: str
    before: int
    after: int


@value
class Gauge(StepFacts):
    """A gauge moves for another reason than a played card."""

    seat: str
    gauge: str
    before: int
    after: int


@value
class Wounded(StepFacts):
    """A samurai draws a wound of the base deck."""

    seat: str
    level: int
    card: str
    deeds: tuple[str, ...]
    """Empty if there is a choice."""


@value
class Blood(StepFacts):
    """A samurai draws a lasting wound."""

    seat: str
    level: int
    wound: str


@value
class CardLost(StepFacts):
    """Shiro takes a card for good."""

    seat: str
    card: str


@value
class NoQi(StepFacts):
    """Somebody loses life because there is no Qi."""

    who: str
    """A seat or an enemy."""


STEPS: Final = (
    FoeLife,
    FoeQi,
    FoeWound,
    Armour,
    Colossus,
    Shiro,
    LastBite,
    Felled,
    Drinks,
    Weighed,
    Life,
    Qi,
    Gauge,
    Wounded,
    Blood,
    CardLost,
    NoQi,
)
