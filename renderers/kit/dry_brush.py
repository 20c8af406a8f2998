"""A half-dry brush: one broad stroke of many hairs, and the drops that fly from it.

Each drawing takes a seed, so that no two cuts of a game are alike while the same cut always is.
"""

from __future__ import annotations

import math
from random import Random

from renderers.brush import brush
from renderers.canvas import Canvas, Point
from renderers.palette import Ink

HAIRS = 64
BOW = 0.1
"""The bend of a stroke, as a share of its length."""
DRY = 0.55
"""The share of hairs that run dry on the way."""


def dry_stroke(
    c: Canvas,
    start: Point,
    end: Point,
    width: float,
    ink: Ink,
    seed: str,
    *,
    hairs: int = HAIRS,
    bow: float = BOW,
) -> None:
    """Draw one stroke from start to end. It is full at its start and frays towards its end."""
    dice = Random(seed)
    length = math.dist(start, end)
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    for hair in range(hairs):
        across = hair / (hairs - 1) - 0.5
        heart = 1 - abs(across) * 2
        first = dice.uniform(0, 0.06) + 0.08 * (1 - heart) ** 2
        last = 1 - dice.uniform(0, 0.34) * (1 - heart * 0.6)
        parts = [(first, last)]
        if dice.random() < DRY:
            gap = dice.uniform(0.45, 0.8)
            parts = [(first, gap), (gap + dice.uniform(0.02, 0.12), last)]
        for begins, ends in parts:
            if ends - begins < 0.05:
                continue
            line: list[Point] = []
            for step in range(9):
                t = begins + (ends - begins) * step / 8
                off = width * (0.35 + 0.65 * math.sin(math.pi * min(1, t * 0.95 + 0.08))) * across
                off += math.sin(math.pi * t) * length * bow
                line.append((start[0] + ux * length * t - uy * off, start[1] + uy * length * t + ux * off))
            brush(c, line, width / hairs * 1.9, ink, start=0.8, end=0.05, peak=0.2)


def spatter(
    c: Canvas, at: Point, reach: float, ink: Ink, seed: str, *, drops: int = 40, lean: Point = (1, 0.6)
) -> None:
    """Draw drops that fly from a point in one direction, the largest near it."""
    dice = Random(seed)
    for _ in range(drops):
        far = abs(dice.gauss(0, 0.5))
        x = at[0] + reach * far * lean[0] + dice.gauss(0, reach * 0.16)
        y = at[1] + reach * far * lean[1] + dice.gauss(0, reach * 0.16)
        radius = max(1.1, reach * 0.04 * (1 - far) + dice.gauss(0, 1.2))
        c.oval(x, y, radius, radius * 0.8, ink)
