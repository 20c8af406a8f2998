"""The facts of the steps of an exchange: cards, defence and counter.

Keys are ``seat:<samurai|rival>``, ``enemy:<name>``, ``action:<name>``, ``opponent:<name>``,
``wound:<name>``, ``lasting:<name>``, ``place:<name>``, ``weather:<name>``, ``virtue:<name>``,
``stop:<name>``, ``gauge:<name>``, ``symbol:<name>``, ``combo:<earth|water|wind|fire|each>``,
``reward:<name>``, ``bought:<name>``, ``deed:<part of an effect>`` and ``need:<threshold>``.

``before`` and ``after`` are one number that changed; ``foe`` is an enemy, and ``number`` is 1 to 3 if three
are fought, else 1. ``deeds`` are the parts of an effect.

The view of every step shows the table right after it. The cards of an exchange lie in ``played``,
``defence`` and ``counters`` until the exchange is over; the view of the next ``Exchange`` or ``RoundOver``
has none of them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from bot.engine import StepFacts, reader, value
from bot.games.way_of_the_samurai import duel_steps, harm_steps, round_steps, run_steps


@value
class Exchange(StepFacts):
    """An exchange begins. It begins a chapter."""

    seat: str
    round: int
    exchange: int
    """1 or 2."""
    foe: str
    number: int
    foe_life: int
    foe_qi: int
    life: int
    qi: int


@value
class Play(StepFacts):
    """A card is played."""

    seat: str
    card: str
    symbol: str
    special: bool
    nth: int
    """1 to 3."""
    deeds: tuple[str, ...]
    """The effects of the chosen way."""
    turned: bool
    """True if the weapon turned its value into another gauge."""
    strength: int
    technique: int
    guard: int
    """All three gauges are those after the card."""


@value
class Defence(StepFacts):
    """The defence of the enemy's card is shown."""

    foe: str
    number: int
    card: str
    hard: bool
    needs: tuple[str, ...]
    any: bool
    """True if one of the needs is enough."""
    deeds: tuple[str, ...]
    """The effect of breaking it."""
    either: bool
    """There is another way, ``instead``."""
    instead: tuple[str, ...]
    lacks: tuple[str, ...]
    """The needs not met yet."""


@value
class Held(StepFacts):
    """The defence holds."""

    foe: str
    number: int
    card: str
    hard: bool
    lacks: tuple[str, ...]
    """The needs not met."""
    count: int


@value
class Broken(StepFacts):
    """The defence is broken."""

    foe: str
    number: int
    card: str
    deeds: tuple[str, ...]


# The counter


@value
class Strikers(StepFacts):
    """With three enemies at once: a die decides which of them strike back."""

    roll: int
    foes: tuple[int, ...]
    """Their numbers."""
    count: int


@value
class Yields(StepFacts):
    """No counter comes: Leonardo yields."""

    foe: str


@value
class Disarmed(StepFacts):
    """No counter comes: the Kusarigama has disarmed the enemy."""

    foe: str


@value
class Guard(StepFacts):
    """Guard is raised before the counter."""

    seat: str
    before: int
    after: int


@value
class Gisei(StepFacts):
    """Life is sacrificed for Guard. ``before`` and ``after`` are Guard."""

    seat: str
    amount: int
    before: int
    after: int


@value
class Double(StepFacts):
    """The card of HARD MODE: two counters follow."""

    foe: str
    number: int
    card: str


@value
class Counter(StepFacts):
    """The counter of a card is turned over."""

    foe: str
    number: int
    card: str
    need: int
    """The Guard that stops it."""
    guard: int
    hits: bool
    deeds: tuple[str, ...]
    either: bool
    """There is another way, ``instead``."""
    instead: tuple[str, ...]


@value
class Parried(StepFacts):
    """Guard was enough."""

    foe: str
    number: int
    guard: int


@value
class Struck(StepFacts):
    """Guard was not enough. Later steps tell the harm."""

    foe: str
    number: int
    deeds: tuple[str, ...]


OfOneFoe: TypeAlias = (
    Exchange
    | Defence
    | Held
    | Broken
    | Double
    | Counter
    | Parried
    | Struck
    | harm_steps.FoeLife
    | harm_steps.FoeQi
    | harm_steps.FoeWound
    | harm_steps.Felled
)
"""The steps about one of the enemies who are fought."""

STEPS: Final = (
    Exchange,
    Play,
    Defence,
    Held,
    Broken,
    Strikers,
    Yields,
    Disarmed,
    Guard,
    Gisei,
    Double,
    Counter,
    Parried,
    Struck,
    *harm_steps.STEPS,
    *round_steps.STEPS,
    *run_steps.STEPS,
    *duel_steps.STEPS,
)

read: Final = reader(*STEPS)
"""Gives the facts of any step of this game."""
