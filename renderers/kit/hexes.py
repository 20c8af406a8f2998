"""Fields of hexes: positions in the picture, facings, threatened hexes and barred edges.

Hexes are flat-topped and seen a little from above. They have axial coordinates, of which the second grows
downward; a facing is a number of turns clockwise from looking up. States are shown by shape before colour:
threatened hexes are hatched, barred edges have staves, and each figure has a wedge before him.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from renderers.brush import brush
from renderers.canvas import Box, Canvas, Point, Sheet
from renderers.ink import shape
from renderers.kit.marks import SPEARHEAD
from renderers.kit.router import around, centre, covered
from renderers.kit.sizes import LEAST
from renderers.palette import AI, SHU, SUMI, YUKI, Colour, mix
from renderers.type import Face

Hex: TypeAlias = tuple[int, int]

SQUASH: Final = 0.62
"""The height of a hex seen from above, as a share of its height in plan."""
ROOT: Final = math.sqrt(3)


@dataclass(frozen=True, slots=True)
class Field:
    """The position of a field in a picture: its middle hex, and the distance from there to a corner."""

    x: float
    y: float
    radius: float
    squash: float = SQUASH

    def at(self, place: Hex, across: float = 0, down: float = 0) -> Point:
        """The middle of a hex, or a point this many radii away from it on the ground."""
        q, r = place
        return (
            self.x + (1.5 * q + across) * self.radius,
            self.y + (ROOT * (r + q / 2) + down) * self.radius * self.squash,
        )

    def corners(self, place: Hex, inset: float = 0) -> list[Point]:
        """The corners of a hex clockwise from the left one, moved inwards by ``inset`` pixels."""
        reach = 1 - inset / self.radius
        turns = [math.pi + step * math.pi / 3 for step in range(6)]
        return [self.at(place, reach * math.cos(turn), reach * math.sin(turn)) for turn in turns]

    def toward(self, place: Hex, turns: float, reach: float, aside: float = 0) -> Point:
        """A point at a distance from the middle of a hex: ``reach`` radii along a facing, ``aside`` to its
        right.

        The middle of the edge is 0.87 radii away.
        """
        turn = math.radians(60 * turns - 90)
        ahead = (math.cos(turn), math.sin(turn))
        return self.at(place, ahead[0] * reach - ahead[1] * aside, ahead[1] * reach + ahead[0] * aside)

    def box(self, place: Hex, share: float = 1) -> Box:
        """The box around a hex, or around a share of it."""
        x, y = self.at(place)
        across, down = self.radius * share, self.radius * self.squash * ROOT / 2 * share
        return x - across, y - down, x + across, y + down

    def around(self, places: Iterable[Hex]) -> Box:
        """The box around several hexes."""
        boxes = [self.box(place) for place in places]
        return (
            min(box[0] for box in boxes),
            min(box[1] for box in boxes),
            max(box[2] for box in boxes),
            max(box[3] for box in boxes),
        )

    @classmethod
    def within(cls, box: Box, places: Sequence[Hex], most: float, squash: float = SQUASH) -> Field:
        """The field whose hexes fill a box, with a radius of at most ``most``."""
        left, top, right, bottom = cls(0, 0, 1, squash).around(places)
        radius = min((box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top), most)
        return cls(
            (box[0] + box[2]) / 2 - (left + right) / 2 * radius,
            (box[1] + box[3]) / 2 - (top + bottom) / 2 * radius,
            radius,
            squash,
        )


def draw_tile(canvas: Canvas, field: Field, place: Hex, fill: Colour, line: Colour) -> None:
    """Draw the ground of a hex."""
    shape(canvas, field.corners(place), fill, 1.8, line)


def draw_skirt(canvas: Canvas, field: Field, places: Iterable[Hex], deep: float, fill: Colour) -> None:
    """Draw the side of the field below its front edge."""
    for place in places:
        canvas.fill([(x, y + deep) for x, y in field.corners(place, -3)], fill)


def hatch(
    canvas: Canvas, corners: Sequence[Point], ink: Colour, pitch: float = 12, width: float = 2.4
) -> None:
    """Draw slanting strokes over a convex shape, from edge to edge."""
    sums = [x + y for x, y in corners]
    level = min(sums) + pitch * 0.6
    edges = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    while level < max(sums):
        cuts: list[Point] = []
        for (x0, y0), (x1, y1) in edges:
            first, last = x0 + y0 - level, x1 + y1 - level
            if first * last < 0:
                share = first / (first - last)
                cuts.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
        if len(cuts) == 2:
            brush(canvas, cuts, width, ink, start=0.8, end=0.6)
        level += pitch


def threaten(canvas: Canvas, field: Field, place: Hex, *, struck: bool = False, ink: Colour = SHU) -> None:
    """Draw a hex that an attack reaches: hatched, with a heavy rim; with ``struck`` on red ground."""
    inner = field.corners(place, 5)
    canvas.fill(inner, mix(YUKI, ink, 0.5 if struck else 0.16))
    hatch(canvas, inner, ink)
    for width, colour in ((9.0, YUKI), (5.0, ink)):
        shape_line(canvas, inner, width, colour)


def shape_line(canvas: Canvas, corners: Sequence[Point], width: float, ink: Colour) -> None:
    """Draw the outline of a shape."""
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        brush(canvas, [start, end], width, ink, start=1, end=1)


def menace(canvas: Canvas, field: Field, place: Hex, ink: Colour = SHU) -> None:
    """Draw a hex that an attack may reach: a rim that is broken at its corners."""
    inner = field.corners(place, 4 + field.radius * 0.12)
    for width, colour in ((9.0, YUKI), (4.0, ink)):
        for (x0, y0), (x1, y1) in zip(inner, [*inner[1:], inner[0]], strict=True):
            ends = [(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share) for share in (0.25, 0.75)]
            brush(canvas, ends, width, colour, start=1, end=1)


def strike(canvas: Canvas, field: Field, source: Hex, target: Hex, ink: Colour = SHU) -> None:
    """Draw a hollow spearhead on the edge of a threatened hex, on the attacker's side."""
    (x0, y0), (x1, y1) = field.at(source), field.at(target)
    run = math.hypot(x1 - x0, y1 - y0) or 1
    back = field.radius * 0.62
    x, y = x1 - (x1 - x0) / run * back, y1 - (y1 - y0) / run * back
    _turned(canvas, SPEARHEAD, (x, y), math.atan2(y1 - y0, x1 - x0), field.radius * 0.62, YUKI, ink)


def _turned(
    canvas: Canvas, outline: str, at: Point, angle: float, size: float, fill: Colour, ink: Colour
) -> None:
    """Draw a silhouette that points in a direction."""
    sine, cosine = math.sin(angle + math.pi / 2), math.cos(angle + math.pi / 2)
    points: list[Point] = []
    for pair in outline.split():
        x, y = (float(part.rstrip("!")) - 50 for part in pair.split(","))
        points.append(
            (at[0] + (x * cosine - y * sine) * size / 100, at[1] + (x * sine + y * cosine) * size / 100)
        )
    shape(canvas, points, fill, 9, YUKI)
    shape(canvas, points, fill, 4.4, ink)


STAVE: Final = (0.72, 1.0, 0.46)
"""The inner and outer distance of a stave from the middle of its hex, and half its length, in radii."""


def bar(canvas: Canvas, field: Field, place: Hex, turns: int, fill: Colour = AI) -> None:
    """Draw staves before one edge of a hex: attacks from there are blocked."""
    near, far, half = STAVE
    for pad, colour in ((0.07, YUKI), (0.03, SUMI), (0.0, fill)):
        corners = ((near - pad, -half - pad), (far + pad, -half - pad), (far + pad, half + pad))
        canvas.fill(
            [field.toward(place, turns, *corner) for corner in (*corners, (near - pad, half + pad))], colour
        )
    pale = mix(fill, YUKI, 0.65)
    for aside in (-0.23, 0, 0.23):
        ends = [field.toward(place, turns, reach, aside) for reach in (near, far)]
        brush(canvas, ends, 3, pale, start=1, end=1)


def base(canvas: Canvas, field: Field, place: Hex, turns: int, colour: Colour) -> None:
    """Draw the place and facing of a figure: a ring on the ground and a wedge inside the edge he faces."""
    x, y = field.at(place)
    reach = field.radius * 0.6
    for grow, ink in ((3.0, YUKI), (0.0, SUMI), (-2.5, colour)):
        _ellipse(canvas, (x, y), reach + grow, field.squash, ink)
    _ellipse(canvas, (x, y), reach - 8, field.squash, mix(YUKI, colour, 0.25))
    wedge(canvas, field, place, turns, colour)


def _ellipse(canvas: Canvas, at: Point, reach: float, squash: float, ink: Colour) -> None:
    canvas.oval(*at, reach, reach * squash, ink)


def wedge(canvas: Canvas, field: Field, place: Hex, turns: int, colour: Colour) -> None:
    """Draw an arrowhead inside the edge that a figure faces."""
    points = [
        field.toward(place, turns, *corner) for corner in ((0.86, 0), (0.42, 0.42), (0.52, 0), (0.42, -0.42))
    ]
    shape(canvas, points, YUKI, 9, YUKI)
    shape(canvas, points, colour, 3)


def footing(canvas: Canvas, field: Field, place: Hex, ink: Colour = SUMI) -> None:
    """Draw a broken ring: a place just left, or a possible one."""
    x, y = field.at(place)
    reach = field.radius * 0.56
    for dash in range(12):
        turns = [math.tau * (dash + share) / 12 for share in (0.1, 0.35, 0.6)]
        way = [(x + reach * math.cos(turn), y + reach * field.squash * math.sin(turn)) for turn in turns]
        brush(canvas, way, 8, YUKI, start=1, end=1)
        brush(canvas, way, 4, ink, start=1, end=1)


TARGET: Final = 46
"""The height of the tile with a target's number."""
SPOTS: Final = ((0, 0), (0, 0.42), (0, -0.5), (0.52, 0), (-0.52, 0), (0.4, -0.4), (-0.4, -0.4), (0, 0.9))
"""The possible places of the tile in its hex, in radii off the middle."""


def target(
    sheet: Sheet,
    field: Field,
    place: Hex,
    number: int,
    fill: Colour = SUMI,
    *,
    off: Sequence[Box] = (),
    then: Sequence[Box] = (),
) -> None:
    """Write the number of the button of a hex that can be chosen. The tile avoids the boxes ``off`` and, of
    places that are equal in this, the boxes ``then``."""
    half, high = TARGET / 2 if number < 10 else TARGET / 2 + 12, TARGET / 2
    boxes = [around(field.at(place, *spot), half, high) for spot in SPOTS]
    box = min(boxes, key=lambda one: (covered(one, off), covered(one, then)))
    sheet.ink(box, lambda c: c.slab(box, high, fill, 3, YUKI), margin=8)
    x, y = centre(box)
    sheet.text(x, y - 1, str(number), Face.NUMBER, LEAST, YUKI, "mm")


def targets(sheet: Sheet, field: Field, places: Sequence[Hex], ink: Colour = SUMI) -> None:
    """Mark hexes that can be chosen by their outlines."""

    def draw(c: Canvas) -> None:
        for place in places:
            _outline(c, field, place, ink)

    sheet.ink(field.around(places), draw, margin=8)


def _outline(canvas: Canvas, field: Field, place: Hex, ink: Colour) -> None:
    line = min(7, field.radius * 0.15)
    corners = field.corners(place, line * 0.86)
    shape_line(canvas, corners, line, YUKI)
    shape_line(canvas, corners, line * 0.57, ink)
