"""What lies on the table, as it is shown: an area of the ring, a ronin's tile."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.seven_ronin.ronin import Ronin
from bot.games.seven_ronin.view import AreaView, RoninView
from bot.games.seven_ronin.village import Area

area_view: Final = lru_cache(maxsize=4096)(AreaView)
ronin_view: Final = lru_cache(maxsize=4096)(RoninView)
"""From one step to the next most stays as it is, and what is the same is shown as the same view."""


def show_area(area: Area) -> AreaView:
    ronin = tuple([one.key for one in area.ronin])
    return area_view(area.key, area.limit, area.ninja, ronin, area.occupied, area.used)


def show_ronin(ronin: Ronin) -> RoninView:
    place = ronin.place.key if ronin.place else None
    return ronin_view(
        ronin.key,
        ronin.endurance,
        ronin.wounds,
        place,
        ronin.fallen,
        ronin.silenced,
        ronin.silenced_next,
        ronin.kept,
        ronin.used,
    )
