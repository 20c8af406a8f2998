"""Routes for arrows: the straightest curve that crosses no face, no name and no number.

A way is a Bézier curve from the edge of one box to the edge of another. Some hundreds of curves are compared
at once on a coarse grid of the picture: forbidden ground is never crossed, shy ground (figures, other arrows)
only if nothing else is left. If every curve would cross forbidden ground there is no way, and the caller
rings both ends instead. Several arrows into one place, or out of one, fan out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from renderers.canvas import Box, Point, Sheet

Grid: TypeAlias = NDArray[np.float32]

CELL: Final = 4
"""The side of a grid's cell, in pixels."""
SHAFT: Final = 8
"""Half the width of an arrow with its rim and some air: forbidden ground is grown by this."""
HEAD: Final = 20
"""The same for an arrow's head."""
FORBIDDEN: Final = 100.0
NAMED: Final = 101.0
SHY: Final = 2.5
LAID: Final = 16.0
"""The extra cost of a pixel on forbidden ground, a name, ground that is better avoided, and another arrow."""
EDGE: Final = 12
"""The margin of a picture, where no arrow runs."""
LEAST: Final = 44.0
"""Pixels: a shorter way is not an arrow."""
PEEP, BENT = 100.0, 0.07
"""Limits for a way from middle to middle: one bent more than ``BENT`` must have ``PEEP`` visible pixels."""
GAP: Final = 8.0
"""The air between an arrow and the boxes it joins."""
OVER: Final = 0.4
"""The extra cost of a pixel over the joined boxes, which it would hide."""
OWN: Final = SHAFT + CELL
"""Pixels around the joined boxes that their arrow may cross."""
APART: Final = 0.6
"""Radians: the least angle between arrows into one place, if possible."""
PULLS: Final = (0, 0.12, -0.12, 0.26, -0.26, 0.42, -0.42, 0.6, -0.6, 0.85, -0.85, 1.15, -1.15)
"""The sideways pulls of a curve at a third and at two thirds, as shares of its length."""
LANES: Final = (0.06, 0.09, 0.12, 0.16, 0.21, 0.28, 0.38)
"""The sideways distances of a way that runs beside a row of things, as shares of its length."""
HOP: Final = 190.0
"""Pixels: shorter ways are bent as if they were this long, to rise clearly from pile to pile."""
BEADS: Final = 49
"""The number of points at which a curve is tested."""
TRIES: Final = 16
"""The number of curves, the cheapest first, that are tested closely."""
KNOTS: Final = 17
"""The number of points of a finished way."""


def centre(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def around(point: Point, reach: float, down: float | None = None) -> Box:
    """The box around a point."""
    high = reach if down is None else down
    return point[0] - reach, point[1] - high, point[0] + reach, point[1] + high


def covered(box: Box, boxes: Iterable[Box]) -> float:
    """The area of other boxes that a box covers, in pixels."""
    return sum(
        max(0, min(box[2], other[2]) - max(box[0], other[0]))
        * max(0, min(box[3], other[3]) - max(box[1], other[1]))
        for other in boxes
    )


def grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


@dataclass(frozen=True, slots=True)
class Way:
    """The route of an arrow, from its first point to its tip."""

    points: tuple[Point, ...]

    @property
    def tip(self) -> Point:
        return self.points[-1]

    @property
    def box(self) -> Box:
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def length(self) -> float:
        return sum(math.dist(here, there) for here, there in pairwise(self.points))


@cache
def _bows() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """All curves from (0, 0) to (1, 0), with the cost of their bending as a share of the length."""
    t = np.linspace(0, 1, BEADS)
    near, far = 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2
    pairs = [(a, b) for a in PULLS for b in PULLS if a * b >= 0 or max(abs(a), abs(b)) <= 0.42]
    along = near / 3 + far * 2 / 3 + t**3
    bows = [np.stack([along, near * a + far * b], axis=1) for a, b in pairs]
    costs = [0.10 * (abs(a) + abs(b)) + 0.16 * abs(a - b) for a, b in pairs]
    # Along a row of things a way goes out, runs beside them and comes in again.
    lanes = [lane for height in LANES for lane in (height, -height)]
    bows += [np.stack([t, lane * (1 - (2 * t - 1) ** 6)], axis=1) for lane in lanes]
    costs += [0.3 + 0.4 * abs(lane) for lane in lanes]
    return np.array(bows), np.array(costs)


class Router:
    """The obstacles of a picture, for the arrows to be drawn over it."""

    def __init__(
        self,
        inside: Box,
        forbidden: Iterable[Box] = (),
        shy: Iterable[Box] = (),
        names: Iterable[Box] = (),
    ) -> None:
        left, top, right, bottom = inside
        self._origin = (left, top)
        rows, columns = math.ceil((bottom - top) / CELL), math.ceil((right - left) / CELL)
        # One cell of forbidden ground all around closes the picture.
        self._cost: Grid = np.full((rows + 2, columns + 2), FORBIDDEN, dtype=np.float32)
        self._cost[1:-1, 1:-1] = 0
        for box in shy:
            self._cost[self._cells(box)] = SHY
        for box in forbidden:
            self._cost[self._cells(grown(box, SHAFT))] = FORBIDDEN
        for box in names:
            self._cost[self._cells(grown(box, SHAFT))] = NAMED

    @classmethod
    def over(cls, sheet: Sheet, forbidden: Iterable[Box] = (), shy: Iterable[Box] = ()) -> Router:
        """The router of a sheet: all text on it is forbidden ground."""
        inside = (EDGE, EDGE, sheet.width - EDGE, sheet.height - EDGE)
        return cls(inside, forbidden, shy, (written.box for written in sheet.written))

    def way(self, start: Box, end: Box) -> Way | None:
        """The best way from one box to the other; ``None`` if there is none."""
        return self.ways([(start, end)])[0]

    def ways(self, pairs: Sequence[tuple[Box, Box]]) -> list[Way | None]:
        """A way for each pair. Ways that share an end fan out, and no arrow lies on another."""
        bearings = _fanned(pairs)
        found: list[Way | None] = [None] * len(pairs)
        before = self._cost.copy()
        nearest = sorted(range(len(pairs)), key=lambda place: math.dist(*map(centre, pairs[place])))
        for place in nearest:
            way = self._gentlest(*pairs[place], bearings[place])
            found[place] = way
            if way is not None:
                self._lay_shaft(way)
        self._cost = before
        return found

    def label(self, way: Way, reach: float) -> Point:
        """The point of a way for a label of this size: clear of obstacles, and near the middle."""
        middle = (len(way.points) - 1) / 2
        places = range(2, len(way.points) - 2)
        return way.points[
            min(
                places,
                key=lambda place: self._worst(around(way.points[place], reach)) * 10 + abs(place - middle),
            )
        ]

    def _gentlest(self, start: Box, end: Box, bearing: float | None) -> Way | None:
        """Try from middle to middle, then between the upper and between the lower edges."""
        if bearing is not None:
            return self._between(start, end, centre(start), _edge(end, bearing))
        for from_there, to_there in zip(_anchors(start), _anchors(end), strict=True):
            way = self._between(start, end, from_there, to_there)
            if way is not None:
                return way
        return None

    def _between(self, start: Box, end: Box, first: Point, last: Point) -> Way | None:
        bows, bends = _bows()
        (x0, y0), (x1, y1) = first, last
        length = math.hypot(x1 - x0, y1 - y0)
        if length < 1:
            return None
        within = first == centre(start)
        # Between close boxes a curve rises as high as over a longer way.
        rise = max(1.0, HOP / length)
        frame = np.array([[x1 - x0, y1 - y0], [(y0 - y1) * rise, (x1 - x0) * rise]])
        points = bows @ frame + np.array([x0, y0])
        drawn = ~(_within(points, grown(start, GAP)) | _within(points, grown(end, GAP)))
        dx, dy = np.moveaxis(np.diff(points, axis=1, append=points[:, -1:]), 2, 0)
        steps = np.hypot(dx, dy)
        ground = self._at(points)
        # The joined boxes may be touched, their names may not.
        own = _within(points, grown(start, OWN)) | _within(points, grown(end, OWN))
        ground[own & (ground == FORBIDDEN)] = 0
        trouble = ((1 + ground) * steps * drawn).sum(axis=1) + bends * length
        seen = (steps * drawn).sum(axis=1)
        # A way that is mostly hidden behind a box is not an arrow; from edge to edge it is always visible.
        trouble[(seen < LEAST) | (within & (seen < PEEP) & (bends > BENT))] += FORBIDDEN * length
        trouble += OVER * (steps * (_within(points, start) | _within(points, end))).sum(axis=1)
        barred: NDArray[np.bool_] = np.any((ground >= FORBIDDEN) & drawn, axis=1)
        for best in trouble.argsort(kind="stable")[:TRIES]:
            if barred[best]:
                continue
            way = _cut(points[best], grown(start, GAP), grown(end, GAP))
            peeps = within and bends[best] > BENT and way is not None and way.length < PEEP
            if way is not None and way.length >= LEAST and not peeps and self._clear(way, start, end):
                return way
        return None

    def _clear(self, way: Way, start: Box, end: Box) -> bool:
        """Test a way closely, with its head, against forbidden ground."""
        knots = np.array(way.points)
        fine = np.linspace(0, KNOTS - 1, max(KNOTS, int(way.length / CELL * 1.5)))
        dense = np.stack([np.interp(fine, np.arange(KNOTS), knots[:, axis]) for axis in (0, 1)], axis=1)
        (x0, y0), (x1, y1) = way.points[-2:]
        run = math.hypot(x1 - x0, y1 - y0)
        across = np.array([y0 - y1, x1 - x0]) / run * (HEAD - SHAFT)
        barb = dense[-1] - np.array([x1 - x0, y1 - y0]) / run * HEAD
        looked = np.concatenate([dense, [barb + across, barb - across]])
        ground = self._at(looked)
        own = _within(looked, grown(start, OWN)) | _within(looked, grown(end, OWN))
        return not bool(((ground == NAMED) | ((ground == FORBIDDEN) & ~own)).any())

    def _at(self, points: NDArray[np.float64]) -> Grid:
        """The cost of the ground at these points."""
        left, top = self._origin
        rows, columns = self._cost.shape
        across = np.clip((points[..., 0] - left) // CELL + 1, 0, columns - 1).astype(np.intp)
        down = np.clip((points[..., 1] - top) // CELL + 1, 0, rows - 1).astype(np.intp)
        return self._cost[down, across]

    def _cells(self, box: Box) -> tuple[slice, slice]:
        """The cells of the grid that a box touches."""
        (left, top), (rows, columns) = self._origin, self._cost.shape
        x0, y0 = int((box[0] - left) // CELL) + 1, int((box[1] - top) // CELL) + 1
        x1, y1 = int(-((left - box[2]) // CELL)) + 1, int(-((top - box[3]) // CELL)) + 1
        return slice(max(1, y0), max(1, min(y1, rows - 1))), slice(max(1, x0), max(1, min(x1, columns - 1)))

    def _lay_shaft(self, way: Way) -> None:
        """Mark this arrow on the grid, so that others avoid it."""
        for point in way.points:
            reach = HEAD if point is way.tip else SHAFT
            cells = self._cells(around(point, reach))
            self._cost[cells] = np.maximum(self._cost[cells], LAID)

    def _worst(self, box: Box) -> float:
        return float(self._cost[self._cells(box)].max(initial=0))


def _within(points: NDArray[np.float64], box: Box) -> NDArray[np.bool_]:
    x, y = points[..., 0], points[..., 1]
    return (box[0] < x) & (x < box[2]) & (box[1] < y) & (y < box[3])


def _anchors(box: Box) -> tuple[Point, Point, Point]:
    """The middle of a box, of its upper edge and of its lower edge."""
    x, y = centre(box)
    return (x, y), (x, box[1] - GAP), (x, box[3] + GAP)


def _edge(box: Box, bearing: float) -> Point:
    """The point at which a ray from the middle of a box leaves it."""
    x, y = centre(box)
    across, down = math.cos(bearing), math.sin(bearing)
    half, high = (box[2] - box[0]) / 2 + GAP, (box[3] - box[1]) / 2 + GAP
    reach = min(half / max(abs(across), 1e-9), high / max(abs(down), 1e-9))
    return x + across * reach, y + down * reach


def _cut(bow: NDArray[np.float64], start: Box, end: Box) -> Way | None:
    """The part of a curve between two boxes, in evenly spaced points."""
    fine = np.linspace(0, BEADS - 1, BEADS * 8)
    dense = np.stack([np.interp(fine, np.arange(BEADS), bow[:, axis]) for axis in (0, 1)], axis=1)
    inside = np.flatnonzero(_within(dense, start))
    first = int(inside[-1]) + 1 if inside.size else 0
    reached = np.flatnonzero(_within(dense, end))
    last = int(reached[0]) if reached.size else len(dense)
    dense = dense[first:last]
    if len(dense) < 2:
        return None
    run = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(dense, axis=0), axis=1))])
    even = np.linspace(0, float(run[-1]), KNOTS)
    xs, ys = (np.interp(even, run, dense[:, axis]) for axis in (0, 1))
    return Way(tuple((float(x), float(y)) for x, y in zip(xs, ys, strict=True)))


def _fanned(pairs: Sequence[tuple[Box, Box]]) -> list[float | None]:
    """The direction from which each arrow should arrive, if several arrive at one place."""
    bearings: list[float | None] = [None] * len(pairs)
    for end in {end for _, end in pairs}:
        x, y = centre(end)
        group = [place for place, pair in enumerate(pairs) if pair[1] == end]
        if len(group) < 2:
            continue
        starts = {place: centre(pairs[place][0]) for place in group}
        natural = {place: math.atan2(at[1] - y, at[0] - x) for place, at in starts.items()}
        middle = math.atan2(
            sum(math.sin(turn) for turn in natural.values()), sum(math.cos(turn) for turn in natural.values())
        )
        offsets = {place: (turn - middle + math.pi) % math.tau - math.pi for place, turn in natural.items()}
        order = sorted(group, key=lambda place: offsets[place])
        apart = min(APART, math.tau / len(group))
        for place, offset in zip(order, _spread([offsets[place] for place in order], apart), strict=True):
            bearings[place] = middle + offset
    return bearings


def _spread(turns: list[float], apart: float) -> list[float]:
    """Angles in rising order, moved as little as possible to be this far apart."""
    for _ in range(24):
        for place, (one, other) in enumerate(pairwise(turns)):
            lack = apart - (other - one)
            if lack > 0:
                turns[place] -= lack / 2
                turns[place + 1] += lack / 2
    return turns
