"""The positions of the boards around the village, the same throughout a game.

Play goes to the left, clockwise: up the left side of the village and down the right one. So "left" and
"right" mean the same in the picture as on the cards. The second picture keeps sides and order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.engine import Seat
from bot.games.seven_samurai.view import TableView
from renderers.canvas import Box, Point
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.seven_samurai.proportions import ROOMY, SHORT, TALL, WIDE, BoardPlaces, Proportions

EDGE: Final = 8
"""The distance from the edge of the picture to a board."""
TOP: Final = 86
PITCH: Final = 152
"""The distance from one short board to the next."""
FEW: Final = 4
"""The most samurai with tall boards."""
SPARE: Final[Box] = (EDGE, TOP + 3 * PITCH, EDGE + SHORT.width, TOP + 3 * PITCH + SHORT.height)
"""The last place on the left, for the seventh samurai or for spare tokens."""
LEDGER: Final[Box] = (WIDTH - EDGE - SHORT.width, SPARE[1], WIDTH - EDGE, SPARE[3])
"""The last place on the right, for the raiders' numbers."""


@dataclass(frozen=True, slots=True)
class Place:
    """The position of a samurai's board in the picture."""

    x: float
    y: float
    places: BoardPlaces

    def at(self, point: Point) -> Point:
        """A point of the board in picture coordinates."""
        return self.x + point[0], self.y + point[1]

    @property
    def box(self) -> Box:
        return self.x, self.y, self.x + self.places.plan.width, self.y + self.places.plan.height

    def box_of(self, box: Box) -> Box:
        """A box of the board in picture coordinates."""
        return self.x + box[0], self.y + box[1], self.x + box[2], self.y + box[3]

    @property
    def portrait(self) -> Box:
        return self.box_of(self.places.portrait)

    @property
    def face(self) -> Point:
        return self.at(self.places.face)


def sides(view: TableView) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The seats on the left and on the right, both from top to bottom."""
    seats = tuple(samurai.seat for samurai in view.samurai)
    half = (len(seats) + 1) // 2
    return tuple(reversed(seats[:half])), seats[half:]


def ring(view: TableView) -> Mapping[Seat, Place]:
    """The position of every board around the village."""
    plan = TALL if len(view.samurai) <= FEW else SHORT
    seated: dict[Seat, Place] = {}
    for seats, x, mirrored in zip(sides(view), (EDGE, WIDTH - EDGE - plan.width), (False, True), strict=True):
        for place, seat in enumerate(seats):
            y = _tall(place, len(seats)) if plan is TALL else TOP + place * PITCH
            seated[seat] = Place(x, y, BoardPlaces(plan, mirrored))
    return seated


def _tall(place: int, count: int) -> float:
    """A single board is in the middle of its side."""
    return TOP + (TALL.height + 6) * (place if count == 2 else 0.5)


def columns(view: TableView) -> Mapping[Seat, Place]:
    """The position of every board in the second picture."""
    both = sides(view)
    rows = max(len(seats) for seats in both)
    plan: Proportions = WIDE if rows > 3 else ROOMY
    gap = (HEIGHT - rows * plan.height) / (rows + 1)
    return {
        seat: Place(x, gap + place * (plan.height + gap), BoardPlaces(plan, mirrored=False))
        for seats, x in zip(both, (EDGE, WIDTH - EDGE - plan.width), strict=True)
        for place, seat in enumerate(seats)
    }
