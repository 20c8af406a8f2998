"""The facts of every step that the rules of 7 Ronin report. All of them are public.

A place is ``area:<name>``, also the Market; a ronin is ``ronin:<name>``. Facts below *For the log* repeat the
others in the form in which a sentence needs them.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from bot.engine import StepFacts, reader, value

Moves: TypeAlias = tuple[tuple[str, int], ...]
"""Places, each with a number of ninja."""
RONIN_FALLEN: Final = "ronin-fallen"
AREAS_HELD: Final = "areas-held"
NINJA_GONE: Final = "ninja-gone"
WINTER: Final = "winter"
"""The reasons of victories."""


class Hit(NamedTuple):
    """The wounds that a ronin takes."""

    ronin: str
    dealt: int
    before: int
    after: int
    """His wounds."""


# Planning


@value
class Round(StepFacts):
    """Planning begins."""

    round: int
    threat: int


@value
class Reveal(StepFacts):
    """Both plans lie open."""

    sent: int
    arrivals: Moves
    """The ninja newly sent, by place."""
    ronin: tuple[tuple[str, str], ...]
    """The place of each ronin."""
    # For the log
    areas: tuple[str, ...]
    """The areas that are attacked."""
    count: int
    market: int
    """Ninja sent to the Market."""
    guards: tuple[str, ...]
    """The ronin who face ninja."""
    guarded: int


@value
class Market(StepFacts):
    """A ronin clears the Market."""

    ronin: str
    ninja: int


# Abilities of the ronin


@value
class Hayai(StepFacts):
    """Hayai rides."""

    ronin: str
    source: str
    target: str


@value
class Musashi(StepFacts):
    """Musashi cuts down one ninja of his area."""

    ronin: str
    area: str
    before: int
    after: int


@value
class Taiko(StepFacts):
    """Taiko heals a ronin; ``before`` and ``after`` are the wounds of the healed one."""

    ronin: str
    target: str
    before: int
    after: int


@value
class Yobu(StepFacts):
    """Yobu scatters ninja of his area."""

    ronin: str
    area: str
    moves: Moves
    before: int
    after: int
    # For the log
    ninja: int
    goals: tuple[str, ...]


@value
class Yumi(StepFacts):
    """Yumi shoots one ninja of the reserve."""

    ronin: str
    before: int
    after: int


# Combat


@value
class Wounds(StepFacts):
    """Ninja on an area become wounds; ``before`` and ``after`` are the ninja there."""

    area: str
    hits: tuple[Hit, ...]
    before: int
    after: int
    # For the log
    first: str
    first_wounds: int
    second: str
    """The same as the first, if only one is hit."""
    second_wounds: int
    both: bool


@value
class Fall(StepFacts):
    """A ronin falls."""

    ronin: str
    area: str
    """Empty if he was not on the board."""
    returned: int
    """Ninja that go back to the pool."""


@value
class Occupied(StepFacts):
    """The areas that are occupied after wounds. The step is left out if there are none."""

    areas: tuple[str, ...]
    count: int


# Abilities of the occupied areas. ``area`` is the one that acts: the Inn, when it copies another.


@value
class Watchtower(StepFacts):
    area: str
    hits: tuple[Hit, ...]
    # For the log
    ronin: tuple[str, ...]
    count: int


@value
class Granary(StepFacts):
    """Ninja go back to the reserve; ``before`` and ``after`` are the ninja of the reserve."""

    area: str
    before: int
    after: int
    ninja: int


@value
class Well(StepFacts):
    area: str
    hits: tuple[Hit, ...]
    # For the log
    ronin: str


@value
class Pen(StepFacts):
    area: str
    ronin: str


@value
class Shrine(StepFacts):
    area: str
    ronin: str


@value
class Graveyard(StepFacts):
    """Ninja of several areas go back to the reserve; ``before`` and ``after`` count the reserve."""

    area: str
    moves: Moves
    before: int
    after: int
    # For the log
    ninja: int
    sources: tuple[str, ...]


@value
class Path(StepFacts):
    """Ninja of the reserve arrive; ``Wounds`` follow if a ronin is there."""

    area: str
    target: str
    ninja: int
    before: int
    after: int


@value
class Inn(StepFacts):
    """The Inn copies an area; reported once it cannot be put back any more.

    The step of the copied ability follows; for a Field nothing follows.
    """

    area: str
    copies: str


@value
class Count(StepFacts):
    """The areas that count for victory, with the Fields. The step is left out if nothing is occupied."""

    count: int
    areas: tuple[str, ...]
    # For the log
    enough: bool
    """The areas are enough to win."""


# The end of a round, and of the game


@value
class Retreat(StepFacts):
    """Ronin leave the board."""

    kept: tuple[str, ...]
    # For the log
    count: int


@value
class Starvation(StepFacts):
    """Starvation, from round 4 on, unless the reserve is empty; ``before`` and ``after`` are the ninja of the
    reserve."""

    before: int
    after: int


@value
class Over(StepFacts):
    """The end. A resignation ends a match without it."""

    winner: str
    """The seat of the winner."""
    reason: str


STEPS: Final = (
    Round,
    Reveal,
    Market,
    Hayai,
    Musashi,
    Taiko,
    Yobu,
    Yumi,
    Wounds,
    Fall,
    Occupied,
    Watchtower,
    Granary,
    Well,
    Pen,
    Shrine,
    Graveyard,
    Path,
    Inn,
    Count,
    Retreat,
    Starvation,
    Over,
)

read: Final = reader(*STEPS)
"""Gives the facts of any step of this game."""
