"""What the rules report of a turn, a Kiai and a support: the facts of these steps. All of them are public.

Keys are ``samurai:<seat>``, ``raider:<number>`` (1 to 66), ``penalty:<kind>``, ``symbol:<hat|farm|doll>``,
``farm-penalty:<kind>`` and ``bonus:<kind>``. ``before`` and ``after`` are one number that changed;
``card`` is a raider. Seats are the samurai themselves.

The view of every step shows the table right after it: while a raider is being fought, ``drawn`` and
``drawn_by`` are set from ``Draw`` until the card lies somewhere.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value
from bot.games.seven_samurai import round_steps


@value
class Turn(StepFacts):
    """A turn begins."""

    samurai: str
    total: int
    kiai: int
    card: str
    """Last of his line, or ""."""
    penalties: tuple[str, ...]
    """``penalty:<kind>_twice`` where a boss brings one twice."""
    count: int
    """Of penalties."""


@value
class Spare(StepFacts):
    """He takes up spare support tokens for this round."""

    samurai: str
    tokens: tuple[str, ...]
    """Samurai."""


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
    """Samurai whose talent it is."""
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
    """Intruders."""
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
    """Of the card."""
    before: int
    after: int
    """Line total."""
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
    """Intruders."""
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
    """Owner."""
    holder: str


@value
class Kiai(StepFacts):
    """A Kiai begins: the line is exactly Kiai, or was when it was reached."""

    samurai: str
    kiai: int
    used: bool
    """The power is used."""
    possible: bool
    """It would do something."""


@value
class KiaiMove(StepFacts):
    """Daisuke's power; an ``Attack`` or ``Defend`` follows. In the view the card is ``drawn``."""

    samurai: str
    source: str
    target: str
    card: str
    before: int
    after: int
    """The source's total."""


@value
class KiaiStrike(StepFacts):
    """Kikuchiyo's power."""

    samurai: str
    target: str
    own: bool
    """The line is his own."""
    card: str
    before: int
    after: int
    """Total."""


@value
class KiaiStack(StepFacts):
    """Gorobei's power."""

    samurai: str
    cards: tuple[str, ...]
    stack: int


@value
class KiaiIntruders(StepFacts):
    """Kanbei's power."""

    samurai: str
    cards: tuple[str, ...]
    before: int
    after: int
    """Intruders."""


@value
class KiaiToken(StepFacts):
    """Kyuzo's power (not reported when he leaves every token where it is)."""

    samurai: str
    token: str
    """Owner."""
    target: str


@value
class KiaiReveal(StepFacts):
    """Katsushiro reveals."""

    samurai: str
    cards: tuple[str, ...]
    """As they lay."""


@value
class KiaiOrder(StepFacts):
    """Katsushiro has put them back."""

    samurai: str
    cards: tuple[str, ...]
    """Top first."""


@value
class KiaiFirst(StepFacts):
    """After every Kiai the first card of the line is discarded, if one is left."""

    samurai: str
    card: str
    before: int
    after: int
    """Total."""


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
    Kiai,
    KiaiMove,
    KiaiStrike,
    KiaiStack,
    KiaiIntruders,
    KiaiToken,
    KiaiReveal,
    KiaiOrder,
    KiaiFirst,
    *round_steps.STEPS,
)
