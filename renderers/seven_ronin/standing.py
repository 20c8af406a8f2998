"""Who stands where at one place: ninja to the left, ronin to the right of them, feet on one line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.seven_ronin.view import VillageView
from renderers.canvas import Point
from renderers.seven_ronin.layout import Layout
from renderers.seven_ronin.places import MARKET

MOST_NINJA = 3
"""So many ninja are drawn at most; the hood says how many there are."""


ALONE = (0.54,)
PAIR = (0.1, 0.62)
"""Where ronin stand, as shares of the half width of a place."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The feet of everybody at a place, and the middle of the ninja count."""

    place: str
    ninja: int
    figures: tuple[Point, ...]
    """The ninja that are drawn."""
    muster: Point
    """Where the ninja stand, or would stand: the middle of their band at belt height."""
    count: Point
    ronin: Mapping[str, Point]
    banner: Point | None
    """The foot of the Attacker's banner, if the area is occupied."""

    @property
    def attacked(self) -> bool:
        return self.ninja > 0 and bool(self.ronin)


def standings(layout: Layout, view: VillageView) -> dict[str, Standing]:
    """Everybody in the village, by place."""
    found: dict[str, Standing] = {}
    for area in view.areas:
        found[area.key] = _stand(layout, area.key, area.ninja, area.ronin, area.occupied)
    guard = () if view.market_ronin is None else (view.market_ronin,)
    found[MARKET] = _stand(layout, MARKET, view.market_ninja, guard, False)
    return found


def _stand(layout: Layout, place: str, ninja: int, ronin: tuple[str, ...], occupied: bool) -> Standing:
    spot = layout.spots[place]
    half, pitch, hood = layout.half, layout.pitch, layout.hood
    feet = spot.y - (10 if layout.phone else 24)
    shown = min(ninja, 2 if len(ronin) > 1 else MOST_NINJA)
    if ronin:
        # The count leads the band at the left edge, the ronin face it from the right.
        count_x = spot.x - half + hood + 4
        first = count_x + hood + pitch * 0.42
        shares = PAIR if len(ronin) > 1 else ALONE
        places = tuple(spot.x + half * share for share in shares)
    else:
        # The count ends the band, beside the house.
        first = spot.x + (
            half * (-0.02 if layout.phone else 0.16) if place != MARKET else -pitch * (shown + 1) / 2
        )
        count_x = first + pitch * shown + hood * 0.5
        places = ()
    figures = tuple((first + pitch * n, feet - (n % 2) * 4) for n in range(shown))
    return Standing(
        place=place,
        ninja=ninja,
        figures=figures,
        muster=(first + pitch * (max(shown, 1) - 1) / 2, feet - 32),
        count=(count_x, feet - 20),
        ronin=dict(zip(ronin, ((x, feet) for x in places), strict=True)),
        banner=(spot.x - half + 19, spot.y - 2) if occupied else None,
    )
