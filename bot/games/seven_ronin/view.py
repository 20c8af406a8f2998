"""The view of a seat at 7 Ronin.

Everything in the village is public, except a plan before the reveal. That plan is a draft on its owner's
planning board and never enters a view, so both leaders and all spectators see the same.
"""

from __future__ import annotations

from dataclasses import field
from typing import NamedTuple

from bot.engine import View, value


@value
class AreaView:
    """One area of the ring. ``used``: its ability was used this round."""

    key: str
    limit: int
    ninja: int
    ronin: tuple[str, ...]
    occupied: bool
    used: bool


@value
class RoninView:
    """One ronin's tile. ``place`` is an area's key, the market's, or ``None`` while off the board."""

    key: str
    endurance: int
    wounds: int
    place: str | None
    fallen: bool
    silenced: bool
    """A Shrine marker stops the ability this round."""
    silenced_next: bool
    """A Shrine marker has just been laid: no ability next round."""
    kept: bool
    """The Animal Pen keeps this ronin where he is."""
    used: bool


class RoundRecord(NamedTuple):
    """The figures of a past round, for the chart at the end."""

    round: int
    board: int
    reserve: int
    wounds: int
    fallen: int
    occupied: int


@value
class VillageView(View):
    """The village, the tiles and the tracks."""

    round: int
    phase: str
    """``planning``, ``combat``, ``end`` or ``over``."""
    threats: tuple[int, ...]
    areas: tuple[AreaView, ...]
    """In ring order: each area's neighbours are the ones before and after it, the last beside the first."""
    market_ninja: int
    market_ronin: str | None
    ronin: tuple[RoninView, ...]
    reserve: int
    pool: int
    occupied: int
    """The number of occupied areas for victory (see ``Game.areas_held``)."""
    inn_copies: str | None
    """The area whose ability the Inn has copied this round."""
    records: tuple[RoundRecord, ...]
    winner: str | None
    """The winning seat, once the game is over."""
    turn: str | None = field(default=None, repr=False)
    """The seat that acts now; ``None`` while both plan or nothing is to be decided.

    ``repr=False`` because recorded games compare views by their text, and those were recorded before this
    field existed.
    """

    @property
    def threat(self) -> int:
        return self.threats[self.round - 1]
