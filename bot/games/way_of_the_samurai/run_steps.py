"""The facts of the steps of a run, from its first enemy to its end.

Keys are those of ``steps``.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class Run(StepFacts):
    """The run begins."""

    mode: str
    weapons: tuple[str, ...]
    place: str
    """``place:none`` on an open field."""
    weather: str
    """``weather:none`` if there is none."""
    life: int
    qi: int


@value
class Added(StepFacts):
    """A special card goes into the deck (easy variant, Dante)."""

    seat: str
    card: str


@value
class Removed(StepFacts):
    """A card leaves the deck (Sasuke)."""

    seat: str
    card: str


@value
class Stop(StepFacts):
    """A campaign's path leads to a fight."""

    stop: str
    fight: int


@value
class Fight(StepFacts):
    """A fight begins."""

    fight: int
    foe: str
    count: int
    life: int
    qi: int
    stop: str
    """Empty outside a campaign."""


@value
class Event(StepFacts):
    """A random event happens between two fights of a campaign."""

    event: str
    roll: int
    deeds: tuple[str, ...]


@value
class Gift(StepFacts):
    """An event's gift for the next fight."""

    gauge: str
    amount: int


@value
class WeaponBroken(StepFacts):
    """An event breaks the weapon."""

    weapon: str


@value
class Weapon(StepFacts):
    """Another weapon is taken."""

    weapon: str


@value
class Over(StepFacts):
    """The run ends."""

    won: bool
    reason: str
    mode: str
    kind: str
    """The mode as a word."""
    round: int
    felled: int
    rank: str
    foe: str
    """The last enemy; empty if none was met."""
    life: int


STEPS: Final = (
    Run,
    Added,
    Removed,
    Stop,
    Fight,
    Event,
    Gift,
    WeaponBroken,
    Weapon,
    Over,
)
