"""The positions of all figures at a place: the count, the ninja, then the ronin facing them, feet on one
line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.games.seven_ronin.view import VillageView
from renderers.canvas import Point
from renderers.seven_ronin.layout import HALF, HOOD, SPOTS
from renderers.seven_ronin.places import MARKET

PITCH = 30
"""The distance between the ninja of a row."""
ROW = 15
"""The height of the next row behind."""
ALONE = (0.5,)
PAIR = (-0.04, 0.54)
"""The places of ronin, as shares of the half width of a place."""
BETWEEN = HALF * (PAIR[1] - PAIR[0]) / 2
"""The distance from each of two ronin to the middle between them."""
ASIDE, FACE = 42, 80
"""The offset of things beside a face: from the ronin's middle, and above his feet."""
RUNS = 18
"""The distance by which Hayai's face is before his feet, because he runs."""
MARKER = 33
"""The distance from one marker to the next."""
FEET = 6
"""The distance of feet from the upper edge of the plate."""


def crowd(ninja: int, most: int) -> tuple[int, ...]:
    """The number of ninja drawn in each row, the last row first.

    Up to six all are drawn, beyond that one for every two, and beyond eighteen one for every three.
    """
    shown = ninja if ninja <= 6 else 6 + (min(ninja, 18) - 6) // 2 + (max(ninja, 18) - 18) // 3
    shown = min(shown, 3 * most)
    rows: list[int] = []
    while shown > 0:
        rows.append(min(shown, most))
        shown -= most
    return tuple(reversed(rows))


@dataclass(frozen=True, slots=True)
class Formation:
    """The feet of all figures at a place, and the middle of the ninja count."""

    place: str
    ninja: int
    figures: tuple[Point, ...]
    """The ninja that are drawn, the last row first."""
    muster: Point
    """The centre of the ninja at belt height; the place where they would stand if there are none."""
    count: Point
    ronin: Mapping[str, Point]
    banner: Point | None
    """The foot of the Attacker's banner, if the area is occupied."""

    @property
    def attacked(self) -> bool:
        return self.ninja > 0 and bool(self.ronin)

    def markers(self, ronin: str) -> tuple[Point, Point]:
        """Two points beside a ronin's face, above all pearls: both on his left, or one on each side if
        another ronin is there."""
        x, y = self.ronin[ronin]
        high = y - FACE
        if ronin == next(iter(self.ronin)):
            left = x - ASIDE - (RUNS if ronin == "ronin:hayai" else 0)
            return (left, high), (left, high + MARKER)
        return (x + ASIDE, high), (x - BETWEEN, high)


def formations(view: VillageView) -> dict[str, Formation]:
    """The positions in the whole village, by place."""
    found: dict[str, Formation] = {}
    for area in view.areas:
        found[area.key] = _stand(area.key, area.ninja, area.ronin, area.occupied)
    guard = () if view.market_ronin is None else (view.market_ronin,)
    found[MARKET] = _stand(MARKET, view.market_ninja, guard, False)
    return found


def _stand(place: str, ninja: int, ronin: tuple[str, ...], occupied: bool) -> Formation:
    spot = SPOTS[place]
    feet = spot.y - FEET
    most = 1 if len(ronin) > 1 else 3 if ronin else 4
    rows = crowd(ninja, most)
    front = max(rows, default=1)
    if ronin or place == MARKET:
        # The count is at the left edge, followed by the ninja; the ronin face them from the right.
        count_x = spot.x - HALF + HOOD * 0.46
        first = count_x + HOOD * 0.5 + PITCH * 0.36
    else:
        # The ninja are beside the house, and the count is at the right edge.
        count_x = spot.x + HALF - HOOD * 0.42
        first = count_x - HOOD * 0.5 - PITCH * (front - 0.6)
    shares = PAIR if len(ronin) > 1 else ALONE
    places = [spot.x + HALF * share for share in shares[: len(ronin)]]
    return Formation(
        place=place,
        ninja=ninja,
        figures=tuple(_pack(rows, first, feet)),
        muster=(first + PITCH * (front - 1) / 2, feet - 32),
        count=(count_x, feet - 34),
        ronin=dict(zip(ronin, ((x, feet) for x in places), strict=True)),
        banner=(spot.x - HALF + 14, spot.y - 2) if occupied else None,
    )


def _pack(rows: tuple[int, ...], first: float, feet: float) -> Iterator[Point]:
    """The feet of a group in rows; every other row is shifted between those before it."""
    for behind, row in zip(range(len(rows) - 1, -1, -1), rows, strict=True):
        shift = PITCH * 0.5 * (behind % 2)
        for place in range(row):
            yield first + shift + PITCH * place, feet - ROW * behind - (place % 2) * 4
