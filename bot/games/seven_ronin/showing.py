"""Views of the areas of the ring and of the ronin's tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.games.seven_ronin.view import AreaView, RoninView
from bot.games.seven_ronin.village import Area, Ronin

ronin_view: Final = lru_cache(maxsize=4096)(RoninView)
"""Cached: most tiles stay the same from one step to the next, and equal tiles share one view."""


@lru_cache(maxsize=4096)
def area_view(key: str, limit: int, ninja: int, ronin: tuple[str, ...], used: bool) -> AreaView:
    return AreaView(key, limit, ninja, ronin, bool(ninja and not ronin), used)


def show_areas(ring: Sequence[Area]) -> tuple[AreaView, ...]:
    return tuple(
        [
            area_view(
                area.key,
                area.limit,
                area.ninja,
                tuple([one.key for one in area.ronin]) if area.ronin else (),
                area.used,
            )
            for area in ring
        ]
    )


def show_tiles(seven: Sequence[Ronin]) -> tuple[RoninView, ...]:
    return tuple(
        [
            ronin_view(
                ronin.key,
                ronin.endurance,
                ronin.wounds,
                ronin.place.key if ronin.place else None,
                ronin.fallen,
                ronin.silenced,
                ronin.silenced_next,
                ronin.kept,
                ronin.used,
            )
            for ronin in seven
        ]
    )
