"""The facts of the steps of a turn and of combat.

Keys are ``hero:<name>``, ``foe:<name>``, ``card:<number>``, ``solo:<number>``, ``field:<name>``,
``terrain:<name>``, ``kamae:<name>``, ``poison:<name>``, ``pile:<name>``, ``reason:<name>`` and
``cancel:<kind>``. A hex is written as on the board: ``d4``. ``samurai`` is the one whom a step is about,
``foe`` the other one. ``before`` and ``after`` are one number that changed.

The steps of Senjutsu Solo are these with its own. They are public unless their docstring says otherwise.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, reader, value
from bot.games.senjutsu import card_steps, field_steps, samurai_steps


@value
class Begins(StepFacts):
    """The fight begins."""

    field: str
    samurai: tuple[str, ...]
    """Everybody who fights."""


@value
class Prepared(StepFacts):
    """Cards are prepared before the first turn."""

    samurai: str
    number: int
    """The number of cards."""


@value
class Turn(StepFacts):
    """A turn begins. It begins a chapter."""

    turn: int
    leader: str
    """The one with the advantage."""


@value
class Chosen(StepFacts):
    """All have laid a card face down."""

    count: int
    """The number of cards."""


@value
class Revealed(StepFacts):
    """A card is turned up."""

    samurai: str
    card: str
    cost: int
    """The Focus it costs."""


@value
class Replaced(StepFacts):
    """A card turned up is replaced by another."""

    samurai: str
    card: str
    old: str
    """The card it was."""


@value
class Refund(StepFacts):
    """Focus comes back for a replaced card."""

    samurai: str
    number: int
    after: int
    """Focus."""


@value
class Resolve(StepFacts):
    """A part of a card is resolved."""

    samurai: str
    card: str
    speed: int
    part: int
    """From 0."""


@value
class Speed(StepFacts):
    """The variable speed of a card is settled."""

    samurai: str
    card: str
    speed: int


@value
class Target(StepFacts):
    """A samurai is chosen as a target."""

    samurai: str
    foe: str
    card: str


# Combat


@value
class Attack(StepFacts):
    """An attack."""

    samurai: str
    card: str
    speed: int
    here: str
    """The hex of the attacker."""
    hexes: tuple[str, ...]
    """The hexes attacked."""
    targets: tuple[str, ...]
    """Those who stand there."""
    count: int
    """The number of targets."""


@value
class Block(StepFacts):
    """A block is laid."""

    samurai: str
    card: str
    speed: int
    here: str
    """The hex of the blocker."""
    hexes: tuple[str, ...]
    """The hexes it covers."""


@value
class Blocked(StepFacts):
    """An attack is blocked."""

    samurai: str
    foe: str
    card: str
    """The card of the attack."""
    terrain: bool
    """Terrain blocks it."""
    block: str
    """The card of the own block, or empty."""


@value
class Counter(StepFacts):
    """A counter is turned up."""

    samurai: str
    card: str
    foe: str


@value
class Reduced(StepFacts):
    """Wounds are reduced by a card."""

    samurai: str
    card: str
    left: int
    """The wounds left."""


# The end


@value
class Fall(StepFacts):
    """A samurai falls."""

    samurai: str
    reason: str


@value
class Over(StepFacts):
    """The end."""

    result: str
    """``won`` or ``draw``."""
    winners: tuple[str, ...]
    turn: int
    count: int
    """The number of winners."""


STEPS: Final = (
    Begins,
    Prepared,
    Turn,
    Chosen,
    Revealed,
    Replaced,
    Refund,
    Resolve,
    Speed,
    Target,
    Attack,
    Block,
    Blocked,
    Counter,
    Reduced,
    Fall,
    Over,
    *field_steps.STEPS,
    *samurai_steps.STEPS,
    *card_steps.STEPS,
)

read: Final = reader(*STEPS)
"""Gives the facts of any step of this game."""
