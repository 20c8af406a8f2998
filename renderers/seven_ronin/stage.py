"""The stage on which a step is drawn: the sheet, and where everybody stands on it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Box, Canvas, Point, Sheet
from renderers.ink import arrow, curve
from renderers.palette import SUMI, YUKI, Ink
from renderers.seven_ronin import tokens
from renderers.seven_ronin.layout import Layout
from renderers.seven_ronin.standing import ALONE, Standing

PLATE_REACH = 100
"""How far a name plate reaches to either side, for arrows that would cover it."""
BENDS = (0.16, -0.16, 0.32, -0.32, 0.5, -0.5, 0.7, -0.7)
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
        """An arrow that bows out just enough to keep clear of the caption; returns its middle."""
        route = curve(self._bow(start, end), steps=14)
        xs, ys = [x for x, _ in route], [y for _, y in route]
        box = (min(xs), min(ys), max(xs), max(ys))

        def draw(c: Canvas) -> None:
            arrow(c, route, width, ink, head, rim)

        self.sheet.ink(box, draw, margin=head + 8)
        return route[len(route) // 2]

    def arrivals(self, at: Point, ninja: int) -> None:
        """So many ninja have come here."""
        tokens.arrivals(self.sheet, *at, f"+{ninja}", self.layout.hood, self.layout.least)

    def _bow(self, start: Point, end: Point) -> list[Point]:
        routes = [self._bent(start, end, bend) for bend in BENDS]
        return min(routes, key=self._trouble)

    def _bent(self, start: Point, end: Point, bend: float) -> list[Point]:
        (x0, y0), (x1, y1) = start, end
        middle = ((x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend)
        return [start, middle, end]

    def _trouble(self, route: list[Point]) -> float:
        """How much of a route is hidden by the caption, leaves the scene, covers names, or is a detour."""
        left, top, right, bottom = self.caption
        layout = self.layout
        hidden = crossed = 0
        for x, y in curve(route, steps=12):
            inside = left - 12 < x < right + 12 and top - 12 < y < bottom + 12
            outside = not (16 < x < layout.width - 16 and layout.band - 40 < y < layout.tiles - 24)
            hidden += inside or outside
            crossed += any(
                abs(x - spot.x) < PLATE_REACH and spot.y - 4 < y < spot.y + 52
                for spot in layout.spots.values()
            )
        detour = math.dist(route[0], route[1]) + math.dist(route[1], route[2])
        return hidden * 100 + crossed * 12 + detour * 0.1
