"""The pointed brush: strokes that swell and lift, and outlines with marked corners.

``ink`` draws lines of even weight for pieces and buildings. Faces and fur need strokes of changing width, and
outlines that are round in one place and sharp in the next: ``"10,20"`` is a point the outline runs smoothly
through, ``"10,20!"`` a corner. Widths here are scaled with the drawing, so that a smaller portrait looks the
same.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw

from renderers.canvas import Canvas, Point
from renderers.ink import Leg, curve, ribbon
from renderers.palette import SUMI, Ink

Knot: TypeAlias = tuple[float, float, bool]
"""A point of an outline; the flag marks a corner."""
Path: TypeAlias = str | Sequence[Point]
"""An outline in the notation above, or points that are smooth already."""

SHORT = 24
"""A straight stroke no longer than this is drawn with fewer points, because its swelling is not visible."""
SMOOTHNESS = 9
"""Points between two knots of a path."""
COARSER = (4, 6)
"""The smaller numbers of points used for small paths."""
SEEN = 6
"""Pixels of the supersampled image: points closer together than this are not visible."""
SLANT = 0.6
"""The angle at which the brush is held, in radians: lines across it are the thickest."""
UPRIGHT, LEANING = math.cos(SLANT), math.sin(SLANT)


@lru_cache(maxsize=4096)
def knots(written: str) -> tuple[Knot, ...]:
    """Parse an outline in the notation above."""
    points: list[Knot] = []
    for pair in written.split():
        x, y = pair.rstrip("!").split(",")
        points.append((float(x), float(y), pair.endswith("!")))
    return tuple(points)


@lru_cache(maxsize=512)
def whole(half: str, centre: float = 50) -> str:
    """The outline of a symmetric shape from its right half, written from top to bottom."""
    left = [
        f"{2 * centre - x:g},{y:g}{'!' * corner}" for x, y, corner in reversed(knots(half)) if x != centre
    ]
    return " ".join([half, *left])


@lru_cache(maxsize=4096)
def _smoothed(written: str, closed: bool, steps: int = SMOOTHNESS) -> tuple[Point, ...]:
    run = list(knots(written))
    corners = [place for place, knot in enumerate(run) if knot[2]]
    if closed and not corners:
        return tuple(curve([knot[:2] for knot in run], closed=True, steps=steps))
    if closed:
        run = [*run[corners[0] :], *run[: corners[0] + 1]]
    points: list[Point] = []
    stretch = [run[0][:2]]
    for place, (x, y, corner) in enumerate(run[1:], start=1):
        stretch.append((x, y))
        if corner or place == len(run) - 1:
            straight = len(stretch) == 2
            points += stretch[:1] if straight else curve(stretch, steps=steps)[:-1]
            stretch = [(x, y)]
    return (*points, run[-1][:2])


@lru_cache(maxsize=4096)
def _pitch(written: str) -> float:
    """The average distance between the knots of an outline."""
    run = knots(written)
    return sum(math.dist(one[:2], other[:2]) for one, other in itertools.pairwise(run)) / max(1, len(run) - 1)


def smooth(path: Path, *, closed: bool = False) -> Sequence[Point]:
    """The points of a path."""
    return _smoothed(path, closed) if isinstance(path, str) else path


def _drawn(canvas: Canvas, path: Path, *, closed: bool = False) -> list[Point]:
    """The points of a path on the supersampled image, no more than are visible."""
    if isinstance(path, str):
        seen = canvas.length(_pitch(path)) / SEEN
        path = _smoothed(path, closed, next((steps for steps in COARSER if seen <= steps), SMOOTHNESS))
    return canvas.devices(path)


def brush(
    canvas: Canvas,
    path: Path,
    width: float,
    ink: Ink = SUMI,
    *,
    start: float = 0.1,
    end: float = 0.0,
    peak: float = 0.35,
) -> None:
    """Draw one stroke. It starts with the share ``start`` of its width, swells until the share ``peak`` of
    its length, and thins to the share ``end``."""
    points = _drawn(canvas, path)
    half = canvas.length(width) / 2
    if len(points) == 2:
        canvas.plain.polygon(_straight(points[0], points[1], half, start, end, peak), fill=ink)
        return
    left: list[Point] = []
    right: list[Point] = []
    neighbours = zip([points[0], *points], points, [*points[1:], points[-1]], strict=False)
    pressed = _pressed(len(points), start, end, peak)
    for ((x0, y0), (x, y), (x1, y1)), press in zip(neighbours, pressed, strict=True):
        reach = half * press / (math.hypot(x1 - x0, y1 - y0) or 1)
        across, down = (y0 - y1) * reach, (x1 - x0) * reach
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    canvas.plain.polygon([*left, *reversed(right)], fill=ink)


def _straight(first: Point, last: Point, half: float, start: float, end: float, peak: float) -> list[Point]:
    """The outline of a straight stroke."""
    (x, y), across, down = first, last[0] - first[0], last[1] - first[1]
    steps = 8 if abs(across) + abs(down) > SHORT else 3
    reach = half / (math.hypot(across, down) or 1)
    over, under = -down * reach, across * reach
    pressed = [(step / steps, press) for step, press in enumerate(_pressed(steps + 1, start, end, peak))]
    left = [(x + across * t + over * press, y + down * t + under * press) for t, press in pressed]
    right = [(x + across * t - over * press, y + down * t - under * press) for t, press in pressed]
    return [*left, *reversed(right)]


@lru_cache(maxsize=512)
def _pressed(count: int, start: float, end: float, peak: float) -> tuple[float, ...]:
    """The pressure of the brush at each of ``count`` points of a stroke, from 0 to 1."""

    def press(along: float) -> float:
        if along < peak:
            return start + (1 - start) * math.sin(along / peak * math.pi / 2)
        return end + (1 - end) * math.cos((along - peak) / (1 - peak) * math.pi / 2)

    return tuple([press(place / (count - 1)) for place in range(count)])


def paint(canvas: Canvas, path: Path, fill: Ink, line: float = 0, ink: Ink = SUMI) -> None:
    """Draw a flat shape; its outline is drawn with the brush held slanted."""
    points = _drawn(canvas, path, closed=True)
    canvas.plain.polygon(points, fill=fill)
    if line:
        _outline(canvas, [*points, points[0]], canvas.length(line), ink)


def trail(canvas: Canvas, path: Path, width: float, ink: Ink = SUMI) -> None:
    """Draw an open line with the brush held slanted."""
    _outline(canvas, _drawn(canvas, path), canvas.length(width), ink)


def _outline(canvas: Canvas, points: Sequence[Point], width: float, ink: Ink) -> None:
    """Draw a line along the points, thicker the more it runs across the brush."""
    legs: list[Leg] = []
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        run = math.hypot(x1 - x0, y1 - y0)
        slanted = abs((y1 - y0) * UPRIGHT - (x1 - x0) * LEANING) / (run or 1)
        half = max(0.5, width * (0.62 + 0.7 * slanted) / 2)
        legs.append((x0, y0, half, x1, y1, half))
    ribbon(canvas.plain, legs, ink)


def both(canvas: Canvas, draw: Callable[[Canvas], None], centre: float = 50) -> None:
    """Draw the right side, and the same mirrored on the left."""
    draw(canvas)
    with canvas.at(2 * centre, 0, mirrored=True):
        draw(canvas)


@contextmanager
def clipped(canvas: Canvas, path: Path) -> Generator[Canvas, None, None]:
    """Clip everything drawn in the ``with`` block to the outline."""
    points = _drawn(canvas, path, closed=True)
    before = canvas.image.copy()
    yield canvas
    outside = Image.new("1", canvas.image.size, 1)
    ImageDraw.Draw(outside).polygon(points, fill=0)
    canvas.image.paste(before, (0, 0), outside)
