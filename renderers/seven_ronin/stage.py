"""The stage on which a step is drawn: the sheet, and where everybody stands on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games.seven_ronin.view import VillageView
from bot.wording import Words
from renderers.canvas import Box, Point, Sheet
from renderers.kit.router import Router, Way, around
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.kit.strokes import carry
from renderers.palette import SUMI, Colour
from renderers.seven_ronin import tokens
from renderers.seven_ronin.layout import FIGURE, HALF, HOOD, NAMES, PEARL, SPOTS, TILES
from renderers.seven_ronin.standing import ALONE, FEET, PAIR, Standing
from renderers.seven_ronin.village import PEARL_AT, plates


@dataclass(frozen=True, slots=True)
class Stage:
    sheet: Sheet
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
        spot = SPOTS[place]
        return spot.x + HALF * ALONE[0], spot.y - FEET

    def left_by(self, place: str) -> Point:
        """Where somebody stood who has just left a place: before whoever still stands there."""
        x, y = self.guard_of(place)
        return (x + HALF * (PAIR[0] - ALONE[0]), y) if self.standings[place].ronin else (x, y)

    def beside(self, ronin: str) -> Point:
        """Beside the face of a ronin who is on the board: where his marker lies, and where he is hit."""
        return next(one.markers(ronin)[0] for one in self.standings.values() if ronin in one.ronin)

    def muster(self, place: str) -> Point:
        """Where the ninja of a place are, or would be."""
        return self.standings[place].muster

    def over(self, place: str) -> Point:
        """Just above the heads of the ninja at a place."""
        x, y = self.muster(place)
        return x, y - 56 * FIGURE

    def crown(self, place: str) -> Point:
        """Over the hood that bears the number of ninja at a place."""
        x, y = self.standings[place].count
        return x, y - 52

    def hood_over(self, place: str) -> Box:
        """The hood of those who arrive there."""
        return around(self.over(place), HOOD * 0.55)

    def person(self, feet: Point) -> Box:
        """A figure that stands here, from the hat to the feet."""
        reach = 30 * FIGURE
        return feet[0] - reach, feet[1] - 100 * FIGURE, feet[0] + reach, feet[1] + 4

    def fly(
        self, pairs: Sequence[tuple[Box, Box]], ink: Colour = SUMI, width: float = 7, head: float = 26
    ) -> list[Way | None]:
        """An arrow for each pair, round everybody's face, name and number. Where one of them has no way,
        there is none: both ends are marked already."""
        return carry(self.sheet, self.router(), pairs, ink, width, head, ringed=False)

    def router(self) -> Router:
        """The lie of the village: over the figures only if there is no other way."""
        names = [plate.reach for plate in plates(self.words).values()]
        foot = (0.0, float(TILES), float(WIDTH), float(HEIGHT))
        return Router.over(self.sheet, [self.caption, *names, foot, *self._heads()], self._figures())

    def arrivals(self, at: Point, ninja: int) -> None:
        """So many ninja have come here."""
        tokens.arrivals(self.sheet, *at, f"+{ninja}", NAMES)

    def _heads(self) -> Iterator[Box]:
        """Faces, counts and pearls."""
        for standing in self.standings.values():
            for x, y in standing.ronin.values():
                yield around((x, y - 72 * FIGURE), 22)
                yield around((x + PEARL_AT[0], y + PEARL_AT[1]), PEARL + 4)
            if standing.ninja:
                yield around(standing.count, HOOD * 0.5)

    def _figures(self) -> Iterator[Box]:
        for standing in self.standings.values():
            for feet in (*standing.figures, *standing.ronin.values()):
                yield self.person(feet)
