"""Name plates: the name of a place, its ability, and its state.

Free: a rounded plate of paper. Attacked: its end is a hollow spearhead. Occupied: the same spearhead filled
with ink, and the sign of the ability on gold while it can still be used.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from renderers.canvas import Box, Canvas, Point, Sheet, Sprite
from renderers.ink import shape, sprite, stroke
from renderers.kit.marks import HOOD, outlined, stamp_coin
from renderers.palette import AI, SUMI, WASHI, YAMABUKI, YUKI
from renderers.pieces import kept
from renderers.seven_ronin.layout import PLATE
from renderers.seven_ronin.marks import SIGNS
from renderers.type import Face, Line, fit

State: TypeAlias = Literal["free", "attacked", "occupied", "used"]

HALO = 5
ROOM = 214
PLAIN_ROOM = 150
"""The widest name; and that of the Market, which has no sign and the pond beside it."""
POINT = PLATE * 0.42
"""The length of a plate's spearhead."""


@dataclass(frozen=True, slots=True)
class Plate:
    """The plate of a place. ``at`` is the middle of its upper edge; the area's limit is shown if given."""

    at: Point
    size: int
    place: str
    name: str
    limit: int | None = None

    @property
    def line(self) -> Line:
        return fit(self.name, Face.TITLE, self.size, ROOM if self.place in SIGNS else PLAIN_ROOM, self.size)

    @property
    def pads(self) -> tuple[int, int]:
        """The space to the left and to the right of the name."""
        signed, limited = self.place in SIGNS, self.limit is not None
        return round(PLATE * (0.66 if signed else 0.22)), round(PLATE * (1.02 if limited else 0.2))

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The box of the plate, without its point and its ring."""
        width = sum(self.pads) + round(self.line.width)
        left = round(self.at[0] - width / 2 + (PLATE * 0.16 if self.place in SIGNS else 0))
        top = round(self.at[1])
        return left, top, left + width, top + PLATE

    @property
    def reach(self) -> Box:
        """The box of the plate with its point and its ring."""
        left, top, right, bottom = self.box
        return left - 18, top - 4, right + POINT, bottom + 4


def draw_plate(sheet: Sheet, plate: Plate, state: State, *, lit: bool = False) -> None:
    """Draw a plate; ``lit`` adds a gold ring."""
    left, top, right, bottom = plate.box
    limit = plate.limit
    sign = plate.place if plate.place in SIGNS else ""
    sheet.paste(_plate(right - left, bottom - top, state, sign, limit is not None, lit), left, top)
    ink = WASHI if state in ("occupied", "used") else SUMI
    sheet.line(left + plate.pads[0], top + PLATE / 2 - 1, plate.line, ink)
    if limit is not None:
        sheet.text(right - PLATE * 0.44, top + PLATE * 0.56, str(limit), Face.NUMBER, plate.size, ink, "mm")


@kept
def _plate(width: int, height: int, state: State, place: str, limited: bool, lit: bool) -> Sprite:
    held = state in ("occupied", "used")
    middle = height / 2

    def outline(grow: float) -> list[tuple[float, float]]:
        right = width + 2
        return [
            (-4 - grow, -grow),
            (right + grow * 0.4, -grow),
            (right + POINT + grow * 1.2, middle),
            (right + grow * 0.4, height + grow),
            (-4 - grow, height + grow),
        ]

    def draw(c: Canvas) -> None:
        if lit:
            # A thick gold ring with ink outside it is visible on snow and on night.
            right = width + (POINT + 6 if state != "free" else 11)
            c.slab((-12, -6, right, height + 6), 13, YAMABUKI, 3, SUMI)
        if state == "free":
            c.slab((-3, 0, width + 3, height), 7, WASHI, 2.6)
        elif held:
            shape(c, outline(0), SUMI, HALO, YUKI)
            c.fill(outline(0), SUMI)
        else:
            shape(c, outline(0), WASHI, 5, SUMI)
        if place:
            _sign(c, place, state, height)
        if limited:
            fill, ink = (SUMI, WASHI) if held else (WASHI, SUMI)
            outlined(c, HOOD, width - height * 0.44, height * 0.44, height * 1.02, fill, 4, ink)

    return sprite((-34, -14, width + height + 4, height + 14), draw)


COINS: Final = {"occupied": (YAMABUKI, SUMI, YUKI), "used": (SUMI, WASHI, YUKI)}
"""The disc of a sign: its colours and its edge, if not indigo."""


def _sign(c: Canvas, place: str, state: State, height: float) -> None:
    radius = height * 0.52
    with c.at(height * 0.06, height / 2):
        fill, ink, edge = COINS.get(state, (AI, WASHI, SUMI))
        stamp_coin(c, SIGNS[place], 0, 0, radius, fill, ink, 2.6, edge)
        if state == "used":
            stroke(c, [(-radius * 0.8, radius * 0.8), (radius * 0.8, -radius * 0.8)], 3, YAMABUKI)
