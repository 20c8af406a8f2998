"""The facts of the steps of a turn and a support. All of them are public.

Keys are ``samurai:<seat>``, ``raider:<number>`` (1 to 66), ``penalty:<kind>``, ``symbol:<hat|farm|doll>``,
``farm-penalty:<kind>`` and ``bonus:<kind>``. ``before`` and ``after`` are one number that changed; ``card``
is a raider. Seats are the samurai themselves.

The view of every step shows the table right after it. While a raider is being fought, ``drawn`` and
``drawn_by`` are set, from ``Draw`` until the card is laid down.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, reader, value
from bot.games.seven_samurai import kiai_steps, round_steps


@value
class Turn(StepFacts):
    """A turn begins."""

    samurai: str
    total: int
    kiai: int
    card: str
    """The last card of his line, or ""."""
    penalties: tuple[str, ...]
    """``penalty:<kind>_twice`` if a boss has one twice."""
    count: int
    """The number of penalties."""


@value
class Spare(StepFacts):
    """He takes up spare support tokens for this round."""

    samurai: str
    tokens: tuple[str, ...]
    """The keys of the samurai that the tokens belong to."""


@value
class Penalty(StepFacts):
    """A penalty applies, and its own steps follow. The four that only forbid something have none."""

    samurai: str
    penalty: str
    card: str


@value
class Ignore(StepFacts):
    """A penalty is ignored."""

    samurai: str
    penalty: str
    card: str
    talent: str
    """The samurai with this talent."""
    own: bool
    """It is his own."""


@value
class Cannot(StepFacts):
    """A penalty cannot be applied: a ``wound`` follows."""

    samurai: str
    penalty: str
    card: str


@value
class Intruder(StepFacts):
    """A raider slips unseen among the intruders, by penalty."""

    samurai: str
    before: int
    after: int
    """The number of intruders."""
    stack: int


@value
class Neighbour(StepFacts):
    """By penalty a neighbour draws a card into his line (``attack`` follows)."""

    samurai: str
    target: str
    side: str
    """``left`` or ``right``."""
    card: str
    stack: int


@value
class Return(StepFacts):
    """A discarded card is shuffled back into the stack."""

    samurai: str
    card: str
    stack: int


@value
class Drop(StepFacts):
    """A defended card is discarded, by penalty."""

    samurai: str
    card: str
    symbol: str
    missing: tuple[str, ...]


@value
class Draw(StepFacts):
    """He fights: the top raider is revealed."""

    samurai: str
    card: str
    stack: int


@value
class Attack(StepFacts):
    """A card joins a combat line."""

    samurai: str
    card: str
    value: int
    """The value of the card."""
    before: int
    after: int
    """The total of the line."""
    kiai: int


@value
class Beyond(StepFacts):
    """The card just added leaves the line beyond Kiai: a ``barricade`` or ``farm`` follows."""

    samurai: str
    total: int
    kiai: int


@value
class Defend(StepFacts):
    """A card is laid to the left."""

    samurai: str
    card: str
    value: int
    symbol: str
    missing: tuple[str, ...]
    """Symbols still missing."""


@value
class HandOn(StepFacts):
    """A drawn card goes to a neighbour, who fights it at once."""

    samurai: str
    card: str
    value: int
    target: str
    talent: str


@value
class Dismiss(StepFacts):
    """A drawn card is discarded."""

    samurai: str
    card: str
    value: int
    talent: str
    own: bool


@value
class Bury(StepFacts):
    """A drawn card goes under the stack (a ``draw`` follows)."""

    samurai: str
    card: str
    value: int
    talent: str
    own: bool


@value
class Again(StepFacts):
    """He fights a second time."""

    samurai: str
    talent: str


@value
class Support(StepFacts):
    """A support token is handed over, a raider slips in unseen."""

    samurai: str
    target: str
    before: int
    after: int
    """The number of intruders."""
    stack: int


@value
class Pass(StepFacts):
    """Out for this round."""

    samurai: str
    total: int
    kiai: int
    forced: bool


@value
class TokenBack(StepFacts):
    """A support token goes home."""

    samurai: str
    """The owner of the token."""
    holder: str


STEPS: Final = (
    Turn,
    Spare,
    Penalty,
    Ignore,
    Cannot,
    Intruder,
    Neighbour,
    Return,
    Drop,
    Draw,
    Attack,
    Beyond,
    Defend,
    HandOn,
    Dismiss,
    Bury,
    Again,
    Support,
    Pass,
    TokenBack,
    *kiai_steps.STEPS,
    *round_steps.STEPS,
)

read: Final = reader(*STEPS)
"""Gives the facts of any step of this game."""
