"""Who sits where in the picture: whoever has the turn below, the others round the village.

Play goes to the left, clockwise: the next samurai is always at the lower left, the one before at the
lower right, so that "left" and "right" mean in the picture what they mean on the cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine import Seat
from bot.games.seven_samurai.view import SamuraiView, TableView
from renderers.canvas import Box, Point
from renderers.seven_samurai.plans import ACTIVE, SIDE, TALL, Places, Plan

HEIGHT = 1000
TOP = 86
BOTTOM = 708
"""The columns of panels lie between these."""
LEFT = 12
RIGHT = 872
LEAD = (12, 718)
"""The panel of whoever has the turn."""

COLUMNS: Mapping[int, tuple[int, int]] = {
    0: (0, 0),
    1: (0, 1),
    2: (1, 1),
    3: (2, 1),
    4: (2, 2),
    5: (3, 2),
    6: (3, 3),
}
"""How many of the others sit on the left and on the right."""


@dataclass(frozen=True, slots=True)
class Place:
    """A samurai's panel in the picture."""

    x: int
    y: int
    places: Places

    def at(self, point: Point) -> Point:
        """A point of the panel, in the picture."""
        return self.x + point[0], self.y + point[1]

    @property
    def box(self) -> Box:
        return self.x, self.y, self.x + self.places.plan.width, self.y + self.places.plan.height

    def box_of(self, box: Box) -> Box:
        """A box of the panel, in the picture."""
        return self.x + box[0], self.y + box[1], self.x + box[2], self.y + box[3]

    @property
    def portrait(self) -> Box:
        return self.box_of(self.places.portrait)

    @property
    def face(self) -> Point:
        return self.at(self.places.face)

    @property
    def face_box(self) -> Box:
        """The head in the portrait."""
        left, top, right, bottom = self.portrait
        return left + 12, top, right - 12, bottom - (bottom - top) * 0.3


def lead(view: TableView, seat: Seat | None = None) -> SamuraiView:
    """Whose panel is the large one: whoever has the turn, or else whom the moment is about."""
    seats = [samurai.seat for samurai in view.samurai]
    chosen = view.turn or (seat if seat in seats else None)
    return view.samurai[0] if chosen is None else view.at(chosen)


def others(view: TableView, first: SamuraiView) -> tuple[SamuraiView, ...]:
    """The others, beginning with the left neighbour."""
    start = view.samurai.index(first) + 1
    return (*view.samurai[start:], *view.samurai[: start - 1])


def ring(view: TableView, first: SamuraiView) -> dict[Seat, Place]:
    """The place of everybody."""
    round_table = others(view, first)
    left, right = COLUMNS[len(round_table)]
    seated = {first.seat: Place(*LEAD, Places(ACTIVE, mirrored=False))}
    # From the lower left up, across, and down to the lower right.
    for samurai, (x, y, plan) in zip(
        round_table, [*reversed(_column(LEFT, left)), *_column(RIGHT, right)], strict=True
    ):
        seated[samurai.seat] = Place(x, y, Places(plan, mirrored=x == RIGHT))
    return seated


def _column(x: int, count: int) -> list[tuple[int, int, Plan]]:
    """Panels of one side from top to bottom; a single one hangs low, near the gate."""
    if count == 0:
        return []
    plan = SIDE if count == 3 else TALL
    free = BOTTOM - TOP - count * plan.height
    if count == 1:
        return [(x, BOTTOM - plan.height - 60, plan)]
    gap = min(40, free // (count - 1))
    start = BOTTOM - count * plan.height - (count - 1) * gap
    return [(x, start + row * (plan.height + gap), plan) for row in range(count)]
