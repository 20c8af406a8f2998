"""The facts of the steps of a round: hands, purchases, combos and virtues.

Keys are those of ``steps``.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class Round(StepFacts):
    """A round begins: the gauges are at 0 and a hand is drawn."""

    round: int
    life: int
    qi: int


@value
class Drawn(StepFacts):
    """Cards are drawn. Only this seat may read it."""

    seat: str
    cards: tuple[str, ...]
    count: int


@value
class Reshuffled(StepFacts):
    """The discard pile is shuffled into the deck."""

    seat: str
    deck: int


@value
class Side(StepFacts):
    """With Katana and Tanto: the weapon for this round is chosen."""

    seat: str
    side: str


@value
class Omen(StepFacts):
    """Taikyu's omen of this round is rolled."""

    seat: str
    omen: str
    roll: int


@value
class Mulligan(StepFacts):
    """A hand is exchanged for a new one."""

    seat: str
    left: int
    """The number of exchanges left."""


@value
class Moved(StepFacts):
    """With a Tessen: the fight moves to another place."""

    seat: str
    place: str


@value
class RoundOver(StepFacts):
    """A round ends. Later steps tell its losses."""

    round: int
    left: int
    """The cards left in the hand; 0 in a duel."""


@value
class Tangled(StepFacts):
    """The chain of the Kusarigama is tangled."""

    seat: str
    guard: int


# Purchases


@value
class Spend(StepFacts):
    """Qi is spent. Later steps tell the effect of the purchase. ``before`` and ``after`` are Qi."""

    seat: str
    before: int
    after: int
    bought: str


@value
class LifePaid(StepFacts):
    """Life is paid (Bokken, Gisei)."""

    seat: str
    before: int
    after: int
    bought: str


@value
class LaidDown(StepFacts):
    """A card of the hand is discarded (rain, Bushido)."""

    seat: str
    card: str


@value
class Recalled(StepFacts):
    """With a Nagamaki: a discarded card comes back."""

    seat: str
    card: str


@value
class Place(StepFacts):
    """The blue die is rolled at a place. Later steps tell its effects."""

    seat: str
    place: str
    roll: int
    deeds: tuple[str, ...]


# Combos and special cards


@value
class Combo(StepFacts):
    """The cards of an exchange make a combo."""

    seat: str
    combo: str
    reward: str


@value
class Special(StepFacts):
    """A special card is laid open."""

    seat: str
    card: str
    left: int
    """The number of special cards left."""


@value
class Spares(StepFacts):
    """In the easy variant: the special cards that were not kept are discarded."""

    seat: str
    cards: tuple[str, ...]
    count: int


@value
class Die(StepFacts):
    """The wound die is turned to another face."""

    seat: str
    before: int
    after: int


@value
class DieUsed(StepFacts):
    """The wound die is used."""

    seat: str
    die: int
    foe: str
    deeds: tuple[str, ...]


@value
class KempoRoll(StepFacts):
    """Kempo's die is rolled."""

    foe: str
    roll: int


# Bushido


@value
class VirtueShown(StepFacts):
    """The top card of Bushido is turned up."""

    virtue: str


@value
class Marker(StepFacts):
    """The Bushido marker moves to the next kanji."""

    seat: str
    virtue: str
    kanji: int
    """1 to 3."""


@value
class Virtue(StepFacts):
    """The card of a virtue is taken."""

    seat: str
    virtue: str


STEPS: Final = (
    Round,
    Drawn,
    Reshuffled,
    Side,
    Omen,
    Mulligan,
    Moved,
    RoundOver,
    Tangled,
    Spend,
    LifePaid,
    LaidDown,
    Recalled,
    Place,
    Combo,
    Special,
    Spares,
    Die,
    DieUsed,
    KempoRoll,
    VirtueShown,
    Marker,
    Virtue,
)
