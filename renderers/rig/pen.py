"""The pen of the rig: flat washes with an ink outline that stays strong in small figures."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Final

from renderers.brush import brush, paint, smooth
from renderers.canvas import Canvas, Point
from renderers.ink import curve
from renderers.palette import SUMI, YUKI, Colour, Ink, mix
from renderers.rig.bones import apart

SMALL: Final = 0.95
"""Figures drawn at a smaller scale than this are simplified: no pleats, no knuckles, larger heads."""
STEADY: Final = 0.42
"""How much less than the figure itself its lines shrink and grow."""


BOLD: Final = 1.22
"""How much stronger lines are in simplified figures."""


def heft(c: Canvas) -> float:
    """The factor for the width of lines at this size of the drawing."""
    return float(c.hand.size**-STEADY) * (1 if fine(c) else BOLD)


def fine(c: Canvas) -> bool:
    """True if the figure is large enough for small details."""
    return c.hand.size >= SMALL


def wash(c: Canvas, points: Sequence[Point] | str, fill: Ink, line: float = 2.4, ink: Ink = SUMI) -> None:
    """A flat shape with a smooth outline; a string is an outline in the notation of ``brush``."""
    paint(c, points if isinstance(points, str) else curve(points, closed=True), fill, line * heft(c), ink)


def sheet(c: Canvas, points: Sequence[Point], fill: Ink, line: float = 2.4, ink: Ink = SUMI) -> None:
    """A flat shape whose points are taken as they are."""
    paint(c, points, fill, line * heft(c), ink)


def line(
    c: Canvas,
    points: Sequence[Point] | str,
    width: float,
    ink: Ink = SUMI,
    *,
    start: float = 0.3,
    end: float = 0.1,
    peak: float = 0.35,
) -> None:
    """One stroke through these points."""
    way = smooth(points) if isinstance(points, str) else curve(points) if len(points) > 2 else points
    brush(c, way, width * heft(c), ink, start=start, end=end, peak=peak)


def dark(cloth: Colour, share: float = 0.3) -> Colour:
    """A cloth in shadow."""
    return mix(cloth, SUMI, share)


def pale(cloth: Colour, share: float = 0.3) -> Colour:
    return mix(cloth, YUKI, share)


def across(points: Sequence[Point]) -> list[Point]:
    """For each point of a line the direction to its left, of length 1."""
    found: list[Point] = []
    for before, after in zip([points[0], *points[:-1]], [*points[1:], points[-1]], strict=True):
        dx, dy = after[0] - before[0], after[1] - before[1]
        run = math.hypot(dx, dy) or 1.0
        found.append((dy / run, -dx / run))
    return found


def tube(bones: Sequence[Point], left: Sequence[float], right: Sequence[float]) -> list[Point]:
    """The outline of cloth around a line of bones: smooth sides at these distances, straight ends."""
    sides = across(bones)
    one = [(x + u * d, y + v * d) for (x, y), (u, v), d in zip(bones, sides, left, strict=True)]
    other = [(x - u * d, y - v * d) for (x, y), (u, v), d in zip(bones, sides, right, strict=True)]
    return [*curve(one), *reversed(curve(other))]


def inside(
    bones: Sequence[Point], left: Sequence[float], right: Sequence[float], share: float
) -> list[Point]:
    """A line along the cloth of ``tube``, at this share of the way from its left to its right side."""
    sides = across(bones)
    return [
        (x + u * (a + (-b - a) * share), y + v * (a + (-b - a) * share))
        for (x, y), (u, v), a, b in zip(bones, sides, left, right, strict=True)
    ]


def filled(bones: Sequence[Point], steps: int = 2) -> list[Point]:
    """The bones with points between them, so that cloth bends softly at a joint."""
    points = [bones[0]]
    for a, b in itertools.pairwise(bones):
        points += [apart(a, b, (step + 1) / steps) for step in range(steps)]
    return points
