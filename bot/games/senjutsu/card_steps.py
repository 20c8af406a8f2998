"""The facts of the steps about cards: drawn, discarded, looked at, and instants.

Keys are those of ``steps``.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class Draw(StepFacts):
    """Cards are drawn."""

    samurai: str
    number: int
    deck: int
    """The cards left."""


@value
class Drawn(StepFacts):
    """The cards drawn. It is told to their owner alone."""

    cards: tuple[str, ...]


@value
class Discard(StepFacts):
    """Cards are discarded face up."""

    samurai: str
    cards: tuple[str, ...]
    number: int


@value
class DiscardHidden(StepFacts):
    """Cards are discarded face down."""

    samurai: str
    number: int


@value
class TopDiscarded(StepFacts):
    """The top card of the deck is discarded."""

    samurai: str
    reason: str
    deck: int


@value
class TopSeen(StepFacts):
    """The card discarded from the deck. It is told to its owner alone."""

    card: str


@value
class TurnedUp(StepFacts):
    """Cards of the deck are turned up."""

    samurai: str
    cards: tuple[str, ...]
    number: int


@value
class PoisonOut(StepFacts):
    """A poison card is taken out of the deck."""

    samurai: str


@value
class ShuffledIn(StepFacts):
    """Cards are shuffled into the deck."""

    samurai: str
    number: int
    deck: int


@value
class Removed(StepFacts):
    """A card that stayed on the table leaves it."""

    samurai: str
    card: str


# Searches


@value
class Taken(StepFacts):
    """A card is taken into the hand."""

    samurai: str
    pile: str


@value
class TakenOpen(StepFacts):
    """A card is taken into the hand, face up."""

    samurai: str
    card: str


@value
class TakenSeen(StepFacts):
    """The card taken. It is told to its owner alone."""

    card: str


@value
class FoundNothing(StepFacts):
    """A search finds nothing."""

    samurai: str
    pile: str


@value
class SearchDeclined(StepFacts):
    """A search is declined."""

    samurai: str


@value
class Looks(StepFacts):
    """The hand of a foe is looked at."""

    samurai: str
    foe: str


@value
class GoesThrough(StepFacts):
    """A pile is gone through."""

    samurai: str


@value
class Looked(StepFacts):
    """The cards looked at. It is told to the one who looks."""

    samurai: str
    cards: tuple[str, ...]
    count: int


@value
class Named(StepFacts):
    """A kind of card is named."""

    samurai: str
    card: str
    named: str
    """The kind."""


# Instants


@value
class Addition(StepFacts):
    """An instant is added to a card."""

    samurai: str
    card: str
    on: str
    """The card."""


@value
class Bushido(StepFacts):
    """A Bushido card is played."""

    samurai: str
    card: str


@value
class Stays(StepFacts):
    """A card stays on the table."""

    samurai: str
    card: str


STEPS: Final = (
    Draw,
    Drawn,
    Discard,
    DiscardHidden,
    TopDiscarded,
    TopSeen,
    TurnedUp,
    PoisonOut,
    ShuffledIn,
    Removed,
    Taken,
    TakenOpen,
    TakenSeen,
    FoundNothing,
    SearchDeclined,
    Looks,
    GoesThrough,
    Looked,
    Named,
    Addition,
    Bushido,
    Stays,
)
