"""The facts of the steps of a Kiai and of the seven powers.

Keys are those of ``steps``.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class Kiai(StepFacts):
    """A Kiai begins: the line is exactly Kiai, or was when it was reached."""

    samurai: str
    kiai: int
    used: bool
    """The power is used."""
    possible: bool
    """The power would do something."""


@value
class KiaiMove(StepFacts):
    """Daisuke's power; an ``Attack`` or ``Defend`` follows. In the view the card is ``drawn``."""

    samurai: str
    source: str
    target: str
    card: str
    before: int
    after: int
    """The total of the source."""


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
    """The total of the line."""


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
    """The number of intruders."""


@value
class KiaiToken(StepFacts):
    """Kyuzo's power; not reported if he leaves every token in place."""

    samurai: str
    token: str
    """The owner of the token."""
    target: str


@value
class KiaiReveal(StepFacts):
    """Katsushiro turns the top raiders of the stack face up."""

    samurai: str
    cards: tuple[str, ...]
    """In their order before."""


@value
class KiaiOrder(StepFacts):
    """Katsushiro has put the revealed cards back in a new order."""

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
    """The total of the line."""


STEPS: Final = (
    Kiai,
    KiaiMove,
    KiaiStrike,
    KiaiStack,
    KiaiIntruders,
    KiaiToken,
    KiaiReveal,
    KiaiOrder,
    KiaiFirst,
)
