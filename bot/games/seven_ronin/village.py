"""The village: ten areas in a ring, the Market, and the place of every ninja.

A ninja is on an area, on the Market, in the Attacker's reserve, in the pool, or a wound on a ronin's tile.
Only the methods here move ninja, so none is ever lost.
"""

from __future__ import annotations

from typing import Final

from bot.games.seven_ronin.figures import Figures

WATCHTOWER: Final = "area:watchtower"
INN: Final = "area:inn"
WELL: Final = "area:well"
GRANARY: Final = "area:granary"
PEN: Final = "area:pen"
FIELD_NORTH: Final = "area:field_north"
PATH: Final = "area:path"
GRAVEYARD: Final = "area:graveyard"
SHRINE: Final = "area:shrine"
FIELD_SOUTH: Final = "area:field_south"
MARKET: Final = "area:market"

FIELDS: Final = (FIELD_NORTH, FIELD_SOUTH)


class Area:
    """One area of the ring. ``used``: its ability was used this round."""

    __slots__ = ("key", "limit", "neighbours", "ninja", "ronin", "used")

    def __init__(self, key: str, limit: int) -> None:
        self.key = key
        self.limit = limit
        self.neighbours: tuple[Area, ...] = ()
        self.ninja = 0
        self.ronin: list[Ronin] = []
        self.used = False

    @property
    def free(self) -> bool:
        """No ninja here, with or without a ronin."""
        return not self.ninja

    @property
    def attacked(self) -> bool:
        """Ninja and a ronin are both here."""
        return bool(self.ninja and self.ronin)

    @property
    def occupied(self) -> bool:
        """Ninja are here and no ronin is."""
        return self.ninja > 0 and not self.ronin


class Market:
    """The Market. It is not an area: no limit, no neighbours, nothing to occupy, and no ability works
    there."""

    __slots__ = ("ninja", "ronin")

    key: Final = MARKET

    def __init__(self) -> None:
        self.ninja = 0
        self.ronin: Ronin | None = None


class Ronin:
    """One ronin: the place he stands on and the state of his tile.

    ``area`` is the area he stands on; it is ``None`` on the Market, where no ability reaches him.
    ``silenced``: a Shrine marker stops his ability this round; ``silenced_next``: it will next round.
    ``kept``: the Animal Pen keeps him where he is until the next plans are revealed. ``used``: his ability
    was used this round.
    """

    __slots__ = (
        "area",
        "endurance",
        "fallen",
        "kept",
        "key",
        "place",
        "silenced",
        "silenced_next",
        "used",
        "wounds",
    )

    def __init__(self, key: str, endurance: int) -> None:
        self.key = key
        self.endurance = endurance
        self.wounds = 0
        self.place: Area | Market | None = None
        self.area: Area | None = None
        self.fallen = False
        self.silenced = False
        self.silenced_next = False
        self.kept = False
        self.used = False

    @property
    def strength(self) -> int:
        """The number of wounds he can still take; the last of them makes him fall."""
        return self.endurance - self.wounds

    def go_to(self, place: Area | Market) -> None:
        if self.place is not None:
            self.leave()
        self.place = place
        if isinstance(place, Area):
            self.area = place
            place.ronin.append(self)
        else:
            place.ronin = self

    def fall(self) -> int:
        """Remove him from the game. Returns the number of ninja on his tile."""
        self.leave()
        returned, self.wounds = self.wounds, 0
        self.fallen = True
        self.kept = self.silenced = self.silenced_next = False
        return returned

    def leave(self) -> None:
        """Remove him from the board."""
        if self.area is not None:
            self.area.ronin.remove(self)
        elif isinstance(self.place, Market):
            self.place.ronin = None
        self.place = self.area = None


class Village:
    """The board, the Attacker's reserve and the pool."""

    __slots__ = ("area", "market", "pool", "reserve", "ring")

    def __init__(self, figures: Figures) -> None:
        self.ring = tuple(Area(key, limit) for key, limit in figures.limits.items())
        for index, area in enumerate(self.ring):
            area.neighbours = (self.ring[index - 1], self.ring[(index + 1) % len(self.ring)])
        self.area = {area.key: area for area in self.ring}
        self.market = Market()
        self.reserve = figures.reserve
        self.pool = figures.pool

    @property
    def on_board(self) -> int:
        """Ninja on the areas and on the Market."""
        ninja = self.market.ninja
        for area in self.ring:
            ninja += area.ninja
        return ninja

    @property
    def occupied(self) -> list[Area]:
        return [area for area in self.ring if area.ninja and not area.ronin]

    def place(self, key: str) -> Area | Market:
        return self.market if key == MARKET else self.area[key]

    def send(self, place: Area | Market, ninja: int) -> None:
        """Move ninja from the reserve to the board."""
        self.reserve -= ninja
        place.ninja += ninja

    def withdraw(self, area: Area, ninja: int) -> None:
        """Move ninja from the board back to the reserve; only the Graveyard does this."""
        area.ninja -= ninja
        self.reserve += ninja

    def reinforce(self, ninja: int) -> int:
        """Move ninja from the pool to the reserve, as many as there are. Returns the number moved."""
        coming = min(ninja, self.pool)
        self.pool -= coming
        self.reserve += coming
        return coming

    def slay(self, place: Area | Market, ninja: int) -> None:
        """Move ninja from the board to the pool."""
        place.ninja -= ninja
        self.pool += ninja

    def lose_from_reserve(self) -> None:
        """Move one ninja from the reserve to the pool."""
        self.reserve -= 1
        self.pool += 1

    def drive(self, source: Area, target: Area, ninja: int) -> None:
        """Move ninja from one area to another. Limits do not count after the reveal."""
        source.ninja -= ninja
        target.ninja += ninja
