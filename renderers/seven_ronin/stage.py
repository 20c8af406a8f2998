"""The stage on which a step is drawn: the sheet, and where everybody stands on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Box, Point, Sheet
from renderers.kit.router import Router, Way, around
from renderers.kit.strokes import carry
from renderers.palette import SUMI, Colour
from renderers.seven_ronin import tokens
from renderers.seven_ronin.layout import Layout
from renderers.seven_ronin.standing import ALONE, Standing
from renderers.seven_ronin.village import plates

CHEST = 46
"""How high over the feet a ronin is hit."""


@dataclass(frozen=True, slots=True)
class Stage:
    sheet: Sheet
    layout: Layout
    view: VillageView
    words: Words
    standings: Mapping[str, Standing]
    caption: Box
    """What the caption will cover; arrows go round it."""
    band: Mapping[str, Box]
    """Where the facts of the band stand."""

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

    def hood_over(self, place: str) -> Box:
        """The hood of those who arrive there."""
        return around(self.over(place), self.layout.hood * 1.5)

    def person(self, feet: Point) -> Box:
        """A figure that stands here, from the hat to the feet, or to the name below them."""
        size, phone = self.layout.figure, self.layout.phone
        left, right = feet[0] - 30 * size, feet[0] + (46 if phone else 30 * size)
        return left, feet[1] - 100 * size, right, feet[1] + (4 if phone else 28)

    def fly(
        self,
        pairs: Sequence[tuple[Box, Box]],
        ink: Colour = SUMI,
        width: float = 6,
        head: float = 22,
        *,
        ringed: bool = True,
    ) -> list[Way | None]:
        """An arrow for each pair, round everybody's face, name and number."""
        return carry(self.sheet, self.router(), pairs, ink, width, head, ringed=ringed)

    def router(self) -> Router:
        """The lie of the village: over the figures only if there is no other way."""
        layout = self.layout
        names = [plate.reach for plate in plates(layout, self.view, self.words).values()]
        foot = (0, layout.tiles, layout.width, layout.height)
        return Router.over(self.sheet, [self.caption, *names, foot, *self._heads()], self._figures())

    def arrivals(self, at: Point, ninja: int) -> None:
        """So many ninja have come here."""
        tokens.arrivals(self.sheet, *at, f"+{ninja}", self.layout.hood, self.layout.least)

    def _heads(self) -> Iterator[Box]:
        for standing in self.standings.values():
            for x, y in standing.ronin.values():
                yield around((x, y - 72 * self.layout.figure), 22)
            if standing.ninja:
                yield around(standing.count, self.layout.hood)

    def _figures(self) -> Iterator[Box]:
        for standing in self.standings.values():
            for feet in (*standing.figures, *standing.ronin.values()):
                yield self.person(feet)
