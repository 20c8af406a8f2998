"""Strokes of the brush over a picture: arrows, rings, bursts, cuts and seals that show events."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import ImageDraw

from renderers.brush import brush
from renderers.canvas import Box, Canvas, Point, Sheet, Sprite
from renderers.ink import arrow, sprite, stroke
from renderers.kit.marks import Drawing, stamp
from renderers.kit.router import Router, Way, around, centre, grown
from renderers.palette import FAINT, SHU, SUMI, YAMABUKI, YUKI, Colour


def draw_arrow(sheet: Sheet, way: Way, ink: Colour = SUMI, width: float = 8, head: float = 27) -> None:
    """Draw an arrow along this way."""
    sheet.ink(way.box, lambda c: arrow(c, way.points, width, ink, head), margin=head + 8, seed="arrow")


def carry(
    sheet: Sheet,
    router: Router,
    pairs: Sequence[tuple[Box, Box]],
    ink: Colour = SUMI,
    width: float = 8,
    head: float = 27,
    *,
    ringed: bool = True,
) -> list[Way | None]:
    """Draw an arrow for each pair of boxes. Returns the ways.

    If a pair has no way, both ends are ringed, the source in grey and the target in ink. With
    ``ringed=False``, for ends that are marked already, all arrows are drawn or none.
    """
    ways = router.ways(pairs)
    if not ringed and None in ways:
        return [None] * len(pairs)
    for way, (start, end) in zip(ways, pairs, strict=True):
        if way is None:
            ring_round(sheet, start, FAINT)
            ring_round(sheet, end, ink)
    for way in ways:
        if way is not None:
            draw_arrow(sheet, way, ink, width, head)
    return ways


def ring_round(sheet: Sheet, box: Box, ink: Colour = YAMABUKI) -> None:
    """Draw a ring around something, clear of it."""
    left, top, right, bottom = grown(box, 12)
    across, down = max(26, (right - left) / 2), max(26, (bottom - top) / 2)
    sheet.paste(ring(round(across), round(down), ink, 4 if max(across, down) > 40 else 2), *centre(box))


def frame_round(sheet: Sheet, box: Box, ink: Colour = YAMABUKI) -> None:
    """Draw a frame close around something between words; it needs less room than a ring."""
    left, top, right, bottom = box
    sheet.paste(frame(round(right - left), round(bottom - top), ink), left, top)


@lru_cache(maxsize=64)
def frame(across: int, down: int, ink: Colour = YAMABUKI) -> Sprite:
    """A frame as a sprite, anchored at the upper left corner of its inside."""

    def draw(c: Canvas) -> None:
        c.slab((-5, -5, across + 5, down + 5), 12, YUKI)
        c.slab((-4, -4, across + 4, down + 4), 11, ink)

    drawn = sprite((-7, -7, across + 7, down + 7), draw)
    hollow = ImageDraw.Draw(drawn.image)
    hollow.rounded_rectangle((7, 7, across + 6, down + 6), 8, fill=(0, 0, 0, 0))
    return drawn


def draw_ring(sheet: Sheet, at: Point, across: float, down: float, ink: Colour = YAMABUKI) -> None:
    """Draw an open circle, like one stroke of a brush."""
    sheet.paste(ring(round(across), round(down), ink), *at)


@lru_cache(maxsize=64)
def ring(across: int, down: int, ink: Colour = YAMABUKI, squared: int = 2) -> Sprite:
    """An open circle as a sprite, anchored in its middle; larger ``squared`` fits a box more closely."""
    turns = [math.radians(-120 + step * 8.4) for step in range(42)]
    way = [
        (across * _squared(math.cos(turn), squared), down * _squared(math.sin(turn), squared))
        for turn in turns
    ]

    def draw(c: Canvas) -> None:
        brush(c, way, 15, YUKI, start=0.5, end=0.3, peak=0.3)
        brush(c, way, 9, ink, start=0.35, end=0.1, peak=0.3)

    return sprite((-across - 14, -down - 14, across + 14, down + 14), draw)


def _squared(share: float, squared: int) -> float:
    return math.copysign(abs(share) ** (2 / squared), share)


@lru_cache(maxsize=32)
def burst(inner: int, outer: int, ink: Colour = SHU, rays: int = 17, *, seed: str = "burst") -> Sprite:
    """A burst around a blow: strokes, and drops beyond every other one. Anchored in its middle."""

    def draw(c: Canvas) -> None:
        strokes: list[tuple[list[Point], float]] = []
        for ray in range(rays):
            turn = math.tau * (ray + c.random.uniform(-0.22, 0.22)) / rays
            reach = inner + (outer - inner) * c.random.uniform(0.5, 0.86)
            points = [(r * math.cos(turn), r * math.sin(turn) * 0.9) for r in (inner, reach, reach * 1.16)]
            strokes.append((points, (outer - inner) * c.random.uniform(0.16, 0.25)))
        for rim, colour in ((5.0, YUKI), (0.0, ink)):
            for place, ((start, end, thrown), width) in enumerate(strokes):
                brush(c, [start, end], width + rim, colour, start=0.9, end=0.15 if rim else 0, peak=0.15)
                if place % 2:
                    c.oval(*thrown, width * 0.24 + rim / 2, width * 0.24 + rim / 2, colour)

    reach = outer * 1.12 + 6
    return sprite((-reach, -reach, reach, reach), draw, seed=seed)


def draw_burst(sheet: Sheet, at: Point, inner: float, outer: float, ink: Colour = SHU) -> None:
    sheet.paste(burst(round(inner), round(outer), ink, seed=f"burst {round(at[0])} {round(at[1])}"), *at)


@lru_cache(maxsize=16)
def cut(across: int, down: int, seed: str = "slash") -> Sprite:
    """One cut of a sword from upper right to lower left, with dry streaks and a spray. Anchored in its
    middle."""
    start, end = (across * 0.42, -down * 0.42), (-across * 0.42, down * 0.42)
    size = math.dist(start, end) / 150

    def draw(c: Canvas) -> None:
        for breadth, colour in ((17.0, YUKI), (13.5, SUMI)):
            c.fill(_crescent(start, end, breadth * size, breadth * 0.8 * size), colour)
        c.fill(_crescent(start, end, 3.5 * size, 7.5 * size), SHU)
        for _ in range(9):
            at, off = c.random.uniform(0.45, 0.7), c.random.uniform(-11, 11) * size
            streak = [_beside(start, end, min(1.04, at + run), off) for run in (0, 0.15, 0.36)]
            stroke(c, streak, 1.6 * size, smooth=True, taper=(0.2, 0.1))
        for _ in range(26):
            x, y = _beside(start, end, c.random.uniform(0.42, 0.97), c.random.gauss(0, 23) * size)
            radius = (abs(c.random.gauss(0, 2)) + 0.8) * size
            c.disc(x, y, radius, SHU if c.random.random() < 0.75 else SUMI, 0)

    half, high = across * 0.5 + 30 * size, down * 0.5 + 30 * size
    return sprite((-half, -high, half, high), draw, seed=seed)


def draw_cut(sheet: Sheet, box: Box) -> None:
    """Draw a cut from corner to corner of a box."""
    seed = f"cut {round(box[0])} {round(box[1])}"
    sheet.paste(cut(round(box[2] - box[0]), round(box[3] - box[1]), seed), *centre(box))


def _beside(start: Point, end: Point, t: float, off: float) -> Point:
    """A point on the curve from start to end, ``off`` to its side."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    bow = math.sin(math.pi * min(1, t)) * length * 0.12 + off
    return start[0] + dx * t - dy / length * bow, start[1] + dy * t + dx / length * bow


def _crescent(start: Point, end: Point, outer: float, inner: float) -> list[Point]:
    steps = [step / 30 for step in range(31)]
    swell = [math.sin(math.pi * t) ** 0.8 if 0 < t < 1 else 0.0 for t in steps]
    far = [_beside(start, end, t, outer * s) for t, s in zip(steps, swell, strict=True)]
    near = [_beside(start, end, t, -inner * s) for t, s in zip(steps, swell, strict=True)]
    return far + near[::-1]


@lru_cache(maxsize=16)
def struck_out(reach: int, ink: Colour = SHU) -> Sprite:
    """Two strokes through a fallen figure. Anchored in the middle."""

    def draw(c: Canvas) -> None:
        for half, line, colour in ((reach + 2, reach * 0.4, YUKI), (reach, reach * 0.23, ink)):
            for x, y in ((half, half), (half, -half * 0.9)):
                brush(c, [(-x, -y), (x * 0.1, y * 0.06), (x, y)], line, colour, start=0.8, end=0.35)

    return sprite((-reach - 8, -reach - 8, reach + 8, reach + 8), draw, seed="fall")


@lru_cache(maxsize=16)
def blaze(inner: int, outer: int, ink: Colour = YAMABUKI, rays: int = 20) -> Sprite:
    """Rays of gold and light around something great. Anchored in its middle."""

    def draw(c: Canvas) -> None:
        for ray in range(rays):
            turn = math.tau * ray / rays
            reach = outer * (1 if ray % 2 else 0.82)
            edges = [(inner, -0.085), (reach, 0.0), (inner, 0.085)]
            points = [(r * math.cos(turn + off), r * math.sin(turn + off)) for r, off in edges]
            c.fill(points, ink if ray % 2 else YUKI)

    return sprite((-outer, -outer, outer, outer), draw)


def draw_blaze(sheet: Sheet, at: Point, inner: float, outer: float) -> None:
    sheet.paste(blaze(round(inner), round(outer)), *at)


def seal_ground(
    c: Canvas,
    box: Box,
    ground: Colour = SHU,
    ink: Colour = YUKI,
    *,
    rim: float = 0,
    line: float = 0,
    thick: float = 2,
) -> None:
    """Draw the field of a seal: a line of the ink inside its edge; optionally a rim of paper and a line
    outside."""
    side = min(box[2] - box[0], box[3] - box[1])
    corner, inset = side * 0.08, max(4.0, side * 0.055)
    if rim:
        c.slab(grown(box, rim), corner + rim, YUKI)
    c.slab(box, corner, ground, line)
    c.slab(grown(box, -inset), corner * 0.7, ink)
    c.slab(grown(box, -inset - thick), corner * 0.55, ground)


@lru_cache(maxsize=64)
def seal(drawing: Drawing, size: int, ground: Colour = SHU, ink: Colour = YUKI) -> Sprite:
    """A mark stamped on a seal, anchored in its middle."""
    half = size / 2

    def draw(c: Canvas) -> None:
        seal_ground(c, around((0, 0), half), ground, ink, rim=4, line=1.8)
        stamp(c, drawing, 0, 0, size * 0.64, ink, ground)

    return sprite((-half - 8, -half - 8, half + 8, half + 8), draw, seed="seal")
