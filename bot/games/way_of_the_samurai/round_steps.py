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
    """Cards are drawn. It is told to this seat alone."""

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
    """Katana and Tanto: the one used in this round."""

    seat: str
    side: str


@value
class Omen(StepFacts):
    """Taikyu's omen of this round."""

    seat: str
    omen: str
    roll: int


@value
class Mulligan(StepFacts):
    """Another hand."""

    seat: str
    left: int
    """How often it may be done again."""


@value
class Moved(StepFacts):
    """Tessen: the fight moves to another place."""

    seat: str
    place: str


@value
class RoundOver(StepFacts):
    """A round ends; its losses follow."""

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
    """Qi is spent; what it buys follows. ``before`` and ``after`` are Qi."""

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
    """Nagamaki: a discarded card comes back."""

    seat: str
    card: str


@value
class Place(StepFacts):
    """The blue die at a place; its effects follow."""

    seat: str
    place: str
    roll: int
    deeds: tuple[str, ...]
    bad: bool


# Combos and special cards


@value
class Combo(StepFacts):
    """A combo."""

    seat: str
    combo: str
    reward: str


@value
class Special(StepFacts):
    """A special card is laid open."""

    seat: str
    card: str
    left: int
    """Special cards left."""


@value
class Spares(StepFacts):
    """Easy variant: the special cards that were not kept are laid down."""

    seat: str
    cards: tuple[str, ...]
    count: int


@value
class Die(StepFacts):
    """The wound die moves."""

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
    """Kempo's die."""

    foe: str
    roll: int


# Bushido


@value
class VirtueShown(StepFacts):
    """The top card of Bushido is turned up."""

    virtue: str


@value
class Marker(StepFacts):
    """A step of Bushido."""

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
