"""The stage on which a step is drawn: the sheet, with the positions of all figures."""

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
from renderers.seven_ronin.formation import ALONE, FEET, PAIR, Formation
from renderers.seven_ronin.layout import FIGURE, HALF, HOOD, NAMES, PEARL, SPOTS, TILES
from renderers.seven_ronin.poses import Pose
from renderers.seven_ronin.ronin import face_at
from renderers.seven_ronin.village import PEARL_AT, plates


@dataclass(frozen=True, slots=True)
class Stage:
    sheet: Sheet
    view: VillageView
    words: Words
    formations: Mapping[str, Formation]
    poses: Mapping[str, Pose]
    caption: Box
    """The box of the caption; arrows avoid it."""
    band: Mapping[str, Box]
    """The boxes of the facts in the band."""

    def ronin_at(self, ronin: str) -> Point | None:
        """The feet of a ronin who is on the board."""
        for formation in self.formations.values():
            if ronin in formation.ronin:
                return formation.ronin[ronin]
        return None

    def guard_of(self, place: str) -> Point:
        """The place of a lone ronin at a place, occupied or not."""
        spot = SPOTS[place]
        return spot.x + HALF * ALONE[0], spot.y - FEET

    def left_by(self, place: str) -> Point:
        """The place of a figure that has just left; in front of a ronin who still stands there."""
        x, y = self.guard_of(place)
        return (x + HALF * (PAIR[0] - ALONE[0]), y) if self.formations[place].ronin else (x, y)

    def beside(self, ronin: str) -> Point:
        """The point beside the face of a ronin on the board, for markers and hits."""
        return next(one.markers(ronin)[0] for one in self.formations.values() if ronin in one.ronin)

    def struck(self, ronin: str) -> Point:
        """The point at which a hit is drawn: before the body, never on the face. The second of two leans
        back towards the edge of the place, and his is beyond him."""
        formation = next(one for one in self.formations.values() if ronin in one.ronin)
        x, y = formation.ronin[ronin]
        first = ronin == next(iter(formation.ronin))
        return (x - 30, y - 46) if first else (x + 62, y - 84)

    def muster(self, place: str) -> Point:
        """The point at which the ninja of a place stand, or would stand."""
        return self.formations[place].muster

    def over(self, place: str) -> Point:
        """The point just above the heads of the ninja at a place."""
        x, y = self.muster(place)
        return x, y - 56 * FIGURE

    def crown(self, place: str) -> Point:
        """The point above the hood with the number of ninja at a place."""
        x, y = self.formations[place].count
        return x, y - 52

    def hood_over(self, place: str) -> Box:
        """The box of a hood for arriving ninja."""
        return around(self.over(place), HOOD * 0.55)

    def person(self, feet: Point) -> Box:
        """The box of a figure standing here, from the hat to the feet."""
        reach = 30 * FIGURE
        return feet[0] - reach, feet[1] - 100 * FIGURE, feet[0] + reach, feet[1] + 4

    def fly(
        self, pairs: Sequence[tuple[Box, Box]], ink: Colour = SUMI, width: float = 7, head: float = 26
    ) -> list[Way | None]:
        """Draw an arrow for each pair, clear of all faces, names and numbers.

        If one of them has no way, none is drawn, because both ends are marked anyway.
        """
        return carry(self.sheet, self.router(), pairs, ink, width, head, ringed=False)

    def router(self) -> Router:
        """The router of the village: over figures only if there is no other way."""
        names = [plate.reach for plate in plates(self.words).values()]
        foot = (0.0, float(TILES), float(WIDTH), float(HEIGHT))
        return Router.over(self.sheet, [self.caption, *names, foot, *self._heads()], self._figures())

    def arrivals(self, at: Point, ninja: int) -> None:
        """Draw the number of ninja that have just arrived here."""
        tokens.arrivals(self.sheet, *at, f"+{ninja}", NAMES)

    def _heads(self) -> Iterator[Box]:
        """The boxes of faces, counts and pearls."""
        for formation in self.formations.values():
            for key, (x, y) in formation.ronin.items():
                yield around(face_at(key, (x, y), FIGURE, self.poses.get(key, "stand")), 22)
                yield around((x + PEARL_AT[0], y + PEARL_AT[1]), PEARL + 4)
            if formation.ninja:
                yield around(formation.count, HOOD * 0.5)

    def _figures(self) -> Iterator[Box]:
        for formation in self.formations.values():
            for feet in (*formation.figures, *formation.ronin.values()):
                yield self.person(feet)
