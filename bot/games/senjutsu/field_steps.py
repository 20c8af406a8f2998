"""The facts of the steps about places: terrain, movement, and who is moved by others.

Keys are those of ``steps``.
"""

from __future__ import annotations

from typing import Final

from bot.engine import StepFacts, value


@value
class TerrainPlaced(StepFacts):
    """A piece of terrain is placed."""

    samurai: str
    terrain: str
    place: str


@value
class Placed(StepFacts):
    """A samurai is placed."""

    samurai: str
    place: str
    facing: int


@value
class Move(StepFacts):
    """A samurai moves or turns."""

    samurai: str
    card: str
    source: str
    target: str
    path: tuple[str, ...]
    """All hexes, with the first and the last."""
    facing: int
    moved: bool
    """False if he only turned."""
    turned: bool
    cleared: int
    """The number of hexes whose bamboo he cut."""


@value
class Terrain(StepFacts):
    """A samurai comes on terrain that acts."""

    samurai: str
    terrain: str
    place: str


@value
class Collision(StepFacts):
    """A samurai runs into something."""

    samurai: str
    kind: str
    """``samurai``, ``terrain`` or ``edge``."""
    foe: str
    """Empty if it is nobody."""
    place: str
    """The hex he ran into."""
    card: str


@value
class Push(StepFacts):
    """A samurai is pushed."""

    samurai: str
    foe: str
    source: str
    target: str


@value
class Pull(StepFacts):
    """A samurai is pulled."""

    samurai: str
    foe: str
    source: str
    target: str


@value
class Held(StepFacts):
    """A samurai could not be pushed or pulled."""

    samurai: str


@value
class Turned(StepFacts):
    """A samurai is turned by another."""

    samurai: str
    foe: str
    facing: int
    place: str


@value
class Swap(StepFacts):
    """Two samurai change places."""

    samurai: str
    foe: str
    source: str
    """The place of ``samurai`` before."""
    target: str


STEPS: Final = (
    TerrainPlaced,
    Placed,
    Move,
    Terrain,
    Collision,
    Push,
    Pull,
    Held,
    Turned,
    Swap,
)
