"""The stage on which a step is drawn: the sheet, and where everybody stands on it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Box, Canvas, Point, Sheet
from renderers.ink import arrow
from renderers.palette import SUMI, YUKI, Ink
from renderers.seven_ronin import tokens
from renderers.seven_ronin.layout import Layout
from renderers.seven_ronin.standing import ALONE, Standing

PLATE_REACH, PLATE_HEIGHT = 100, 50
"""What a name plate covers, to either side of its middle and downwards."""
BEADS = 24
"""A bow is looked at, and drawn, in so many steps."""
SHIFTS = (0, 2, -2, 4, -4, 6, -6, 8, -8)
"""How far from the middle of a bow a number may stand, the nearest first."""
NEAR = 70
"""Whoever stands so near to an end of an arrow is meant by it."""
BENDS = (0.2, -0.2, 0.4, -0.4, 0.7, -0.7, 1.0, -1.0)
"""How far an arrow may bow out, as a share of its length: the gentlest that keeps clear wins."""


@dataclass(frozen=True, slots=True)
class Stage:
    sheet: Sheet
    layout: Layout
    view: VillageView
    words: Words
    standings: dict[str, Standing]
    caption: Box
    """What the caption covers; arrows go round it."""

    def ronin_at(self, ronin: str) -> Point | None:
        """The feet of a ronin who is on the board."""
        for standing in self.standings.values():
            if ronin in standing.ronin:
                return standing.ronin[ronin]
        return None

    def guard_of(self, place: str) -> Point:
        """Where a lone ronin stands, or would stand, at a place."""
        spot = self.layout.spots[place]
        return spot.x + self.layout.half * ALONE[0], self.standings[place].muster[1] + 32

    def muster(self, place: str) -> Point:
        """Where the ninja of a place are, or would be."""
        return self.standings[place].muster

    def over(self, place: str) -> Point:
        """Just above the heads of the ninja at a place."""
        x, y = self.muster(place)
        return x, y - 52 * self.layout.figure

    def fly(
        self,
        start: Point,
        end: Point,
        *,
        width: float = 6,
        ink: Ink = SUMI,
        rim: Ink = YUKI,
        head: float = 22,
    ) -> Point:
        """An arrow that bows out just enough to keep clear of the caption; returns where a number
        can be read on it."""
        route = self._bow(start, end)
        xs, ys = [x for x, _ in route], [y for _, y in route]
        box = (min(xs), min(ys), max(xs), max(ys))

        def draw(c: Canvas) -> None:
            arrow(c, route, width, ink, head, rim)

        self.sheet.ink(box, draw, margin=head + 8)
        middle = len(route) // 2
        return min(
            (route[middle + shift] for shift in SHIFTS),
            key=lambda point: self._in_the_way(point, 40) > 0,
        )

    def arrivals(self, at: Point, ninja: int) -> None:
        """So many ninja have come here."""
        tokens.arrivals(self.sheet, *at, f"+{ninja}", self.layout.hood, self.layout.least)

    def _bow(self, start: Point, end: Point) -> list[Point]:
        routes = [_bent(start, end, bend) for bend in BENDS]
        return min(routes, key=self._trouble)

    def _trouble(self, route: list[Point]) -> float:
        """How much of a route is hidden by the caption, leaves the scene, runs over people or under
        names, or is a detour."""
        layout = self.layout
        trouble = 0.0
        for x, y in route:
            near_an_end = min(math.dist((x, y), route[0]), math.dist((x, y), route[-1])) < NEAR
            outside = not (16 < x < layout.width - 16 and layout.band + 24 < y < layout.tiles - 24)
            if not near_an_end:
                trouble += 100 * outside + self._in_the_way((x, y), 0)
            elif self._hidden((x, y), 0):
                trouble += 100
        way = sum(math.dist(here, there) for here, there in pairwise(route))
        return trouble + way * 0.3

    def _in_the_way(self, point: Point, room: float) -> float:
        """How bad it is to draw here, with so much room all round."""
        x, y = point
        people = (someone for standing in self.standings.values() for someone in self._people(standing))
        crowded = any(abs(x - px) < 28 + room * 0.6 and abs(y - py) < 46 + room * 0.6 for px, py in people)
        under = any(
            abs(x - spot.x) < PLATE_REACH + room and -room < y - spot.y < PLATE_HEIGHT + room
            for spot in self.layout.spots.values()
        )
        return 100 * self._hidden(point, room) + 9 * crowded + 4 * under

    def _hidden(self, point: Point, room: float) -> bool:
        """Whether the caption covers this point."""
        left, top, right, bottom = self.caption
        margin = 12 + room
        return left - margin < point[0] < right + margin and top - margin < point[1] < bottom + margin

    def _people(self, standing: Standing) -> Iterator[Point]:
        """The middles of all figures and counts at a place."""
        for x, y in (*standing.figures, *standing.ronin.values()):
            yield x, y - 40
        if standing.ninja:
            yield standing.count


def _bent(start: Point, end: Point, bend: float) -> list[Point]:
    """A bow from start to end: a parabola pulled to one side by ``bend`` of its length."""
    (x0, y0), (x1, y1) = start, end
    pull = ((x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend)
    route: list[Point] = []
    for sample in range(BEADS + 1):
        t = sample / BEADS
        shares = ((1 - t) ** 2, 2 * t * (1 - t), t**2)
        route.append(
            (
                sum(share * x for share, x in zip(shares, (x0, pull[0], x1), strict=True)),
                sum(share * y for share, y in zip(shares, (y0, pull[1], y1), strict=True)),
            )
        )
    return route
