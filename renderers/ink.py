"""Brush and ink: the confident line of a woodblock print.

Outlines run through a few points as Catmull-Rom curves. A stroke's width varies a little and tapers towards
its ends. Pieces get a paper-white rim, so that they are visible on any ground.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from renderers.canvas import Canvas, Outline, Point, Sprite, trace
from renderers.palette import SUMI, YUKI, Colour, Ink

BRUSH = (0.35, 0.35)
"""The usual taper: both ends thin out to about a third of the width."""
BLUNT = (1.0, 1.0)
"""No taper, for posts, ropes and rules."""

SAMPLE = 10
"""Final pixels between two samples of a stroke's width."""
TAPERED = 0.25
"""The share of a stroke over which an end tapers."""
STRAIGHT = math.cos(0.35)
"""The cosine of a turn below which the pieces of a line meet without a visible gap."""
FOLDED = 2.0
"""Radians. A line that has turned less than this cannot have come back to itself."""
ROUND = 0.9
"""Pixels: round ends are drawn only on lines with a half width above this."""
TINY = 0.2
"""Pixels: shorter legs are skipped, because they have no clear direction."""

Bead: TypeAlias = tuple[float, float, float]
"""A point of a line on the supersampled image, with its half width or the length run so far."""
Leg: TypeAlias = tuple[float, float, float, float, float, float]
"""A straight piece of a line: both ends, each with its half width."""


def curve(outline: Outline, *, closed: bool = False, steps: int = 8) -> list[Point]:
    """A smooth line through the points (Catmull-Rom)."""
    points = list(trace(outline))
    run = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    weights = _weights(steps)
    smooth: list[Point] = []
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(run, run[1:], run[2:], run[3:], strict=False):
        smooth += [
            (a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy) for a, b, c, d in weights
        ]
    if not closed:
        smooth.append(points[-1])
    return smooth


@cache
def _weights(steps: int) -> Sequence[tuple[float, float, float, float]]:
    """The weights of four consecutive points, for each step from the second to the third."""

    def at(t: float) -> tuple[float, float, float, float]:
        t2, t3 = t * t, t * t * t
        return (2 * t2 - t - t3) / 2, (2 - 5 * t2 + 3 * t3) / 2, (t + 4 * t2 - 3 * t3) / 2, (t3 - t2) / 2

    return [at(step / steps) for step in range(steps)]


def stroke(
    canvas: Canvas,
    outline: Outline,
    width: float = 2,
    ink: Ink = SUMI,
    *,
    smooth: bool = False,
    closed: bool = False,
    taper: tuple[float, float] = BRUSH,
    wobble: float = 0.18,
) -> None:
    """Draw one stroke of the brush along the outline."""
    route = curve(outline, closed=closed) if smooth else list(trace(outline))
    path = canvas.devices(route)
    if closed:
        path.append(path[0])
    if len(path) < 2:
        return
    half = canvas.thickness(width) / 2
    phase = canvas.random.uniform(0, math.tau)
    pitch = canvas.random.uniform(0.036, 0.06) / canvas.scale
    beads = _sampled(path, SAMPLE * canvas.scale)
    reach = [half] * len(beads) if closed else _tapered(beads, half, taper)
    nib = [
        (x, y, max(0.5, pressed * (1 + wobble * math.sin(phase + run * pitch))))
        for (x, y, run), pressed in zip(beads, reach, strict=True)
    ]
    _round(canvas.plain, nib[0], ink)
    ribbon(canvas.plain, [(*here, *there) for here, there in itertools.pairwise(nib)], ink)


def ribbon(draw: ImageDraw.ImageDraw, legs: Iterable[Leg], ink: Ink) -> None:
    """Draw a line on the supersampled image, leg by leg, with a round end.

    The line is split into polygons. A polygon ends, with a round cap, at a sharp bend or before the line
    could cross itself.
    """
    left: list[Point] = []
    right: list[Point] = []
    end: Bead | None = None
    over = down = turned = 0.0
    for x0, y0, r0, x1, y1, r1 in legs:
        run = math.hypot(x1 - x0, y1 - y0)
        if run < TINY:
            continue
        before, above = over, down
        over, down = (y0 - y1) / run, (x1 - x0) / run
        if end is not None:
            bend = abs(before * down - above * over)
            turned += bend
            if before * over + above * down < STRAIGHT or turned > FOLDED or bend * r0 > run:
                left, right = _laid(draw, left, right, (before, above), end, ink)
                turned = 0.0
        left.append((x0 + over * r0, y0 + down * r0))
        right.append((x0 - over * r0, y0 - down * r0))
        end = (x1, y1, r1)
    if end is not None:
        _laid(draw, left, right, (over, down), end, ink)


def _laid(
    draw: ImageDraw.ImageDraw, left: list[Point], right: list[Point], across: Point, end: Bead, ink: Ink
) -> tuple[list[Point], list[Point]]:
    """Draw one polygon of a line with its round cap. Returns the edges for the next polygon to continue
    from."""
    (over, down), (x, y, r) = across, end
    last, first = (x + over * r, y + down * r), (x - over * r, y - down * r)
    draw.polygon([*left, last, first, *reversed(right)], fill=ink)
    _round(draw, end, ink)
    return [last], [first]


def _round(draw: ImageDraw.ImageDraw, bead: Bead, ink: Ink) -> None:
    """Draw the round cap of a line, if it is wide enough to be visible."""
    x, y, r = bead
    if r > ROUND:
        draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)


def _sampled(path: Sequence[Point], every: float) -> list[Bead]:
    """Points along the path with the length run so far; long legs get points in between."""
    beads: list[Bead] = []
    run = 0.0
    for (x0, y0), (x1, y1) in itertools.pairwise(path):
        leg = math.hypot(x1 - x0, y1 - y0)
        beads.append((x0, y0, run))
        if leg >= 2 * every:
            count = int(leg / every)
            for step in range(1, count):
                t = step / count
                beads.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, run + leg * t))
        run += leg
    beads.append((*path[-1], run))
    return beads


def _tapered(beads: Sequence[Bead], half: float, taper: tuple[float, float]) -> list[float]:
    """The half width at each bead: less towards both ends."""
    (first, last), total = taper, beads[-1][2] or 1
    rise, fall = (1 - first) / (TAPERED * total), (1 - last) / (TAPERED * total)
    return [half * min(1.0, first + rise * run, last + fall * (total - run)) for _, _, run in beads]


def shape(canvas: Canvas, outline: Outline, fill: Ink, line: float = 2.2, ink: Ink = SUMI) -> None:
    """A flat shape with straight edges and an inked outline."""
    canvas.fill(outline, fill)
    if line:
        stroke(canvas, outline, line, ink, closed=True, wobble=0.22)


def blob(canvas: Canvas, outline: Outline, fill: Ink, line: float = 2.2) -> None:
    """A flat shape with a smooth inked outline."""
    shape(canvas, curve(outline, closed=True), fill, line)


def block(
    canvas: Canvas,
    left: float,
    top: float,
    right: float,
    bottom: float,
    fill: Ink,
    line: float = 2.2,
    ink: Ink = SUMI,
) -> None:
    """An upright rectangle with an inked outline."""
    shape(canvas, [(left, top), (right, top), (right, bottom), (left, bottom)], fill, line, ink)


def pole(canvas: Canvas, outline: Outline, width: float, fill: Ink, edge: float = 1.6) -> None:
    """A round beam: a thick dark stroke with a lighter one inside it."""
    stroke(canvas, outline, width + 2 * edge, SUMI, taper=BLUNT)
    stroke(canvas, outline, width, fill, taper=BLUNT)


def arrow(
    canvas: Canvas,
    outline: Outline,
    width: float = 5,
    ink: Ink = SUMI,
    head: float = 18,
    rim: Ink | None = YUKI,
) -> None:
    """A brushed arrow along a smooth line, thin at its start; the head is a solid spearhead."""
    points = trace(outline)
    route = curve(points) if len(points) > 2 else list(points)
    tip = route[-1]
    while len(route) > 2 and math.dist(route[-1], tip) < head * 0.8:
        route.pop()
    angle = math.atan2(tip[1] - route[-1][1], tip[0] - route[-1][0])
    base = (tip[0] - head * math.cos(angle), tip[1] - head * math.sin(angle))
    route = [*route[:-1], base] if len(route) > 2 else [route[0], base]
    side = (-math.sin(angle) * head * 0.62, math.cos(angle) * head * 0.62)
    barb = (tip[0] - head * 1.28 * math.cos(angle), tip[1] - head * 1.28 * math.sin(angle))
    spear = [tip, (barb[0] + side[0], barb[1] + side[1]), base, (barb[0] - side[0], barb[1] - side[1])]
    if rim is not None:
        stroke(canvas, route, width + 6, rim, taper=(0.5, 1))
        shape(canvas, spear, rim, 7, rim)
    stroke(canvas, route, width, ink, taper=(0.25, 1))
    canvas.fill(spear, ink)


def rim(image: Image.Image, width: float, colour: Colour = YUKI) -> Image.Image:
    """A copy of the drawing with a paper-coloured rim, ``width`` supersampled pixels wide."""
    drawn = image.getbbox()
    if drawn is None:
        return image
    # Only the part around the drawing is processed; the sheet may be much larger.
    reach = 2 * math.ceil(width)
    left, top = ((max(0, edge - reach) // 2) * 2 for edge in drawn[:2])
    right, bottom = min(image.width, drawn[2] + reach), min(image.height, drawn[3] + reach)
    piece = image.crop((left, top, right, bottom))
    # A blurred rim is computed at half size, because the difference is not visible.
    spread = piece.getchannel("A").reduce(2).filter(ImageFilter.GaussianBlur(width * 0.31))
    spread = spread.resize(piece.size, Image.Resampling.BILINEAR)
    solid = spread.point([0 if value < 18 else min(255, (value - 18) * 14) for value in range(256)])
    rimmed = Image.new("RGBA", piece.size, (*colour, 0))
    rimmed.putalpha(solid)
    rimmed.alpha_composite(piece)
    whole = Image.new("RGBA", image.size, (*colour, 0))
    whole.paste(rimmed, (left, top))
    return whole


def sprite(
    box: tuple[float, float, float, float],
    draw: Callable[[Canvas], None],
    *,
    size: float = 1,
    rim_width: float = 0,
    rim_colour: Colour = YUKI,
    seed: str = "ink",
    weight: float = 1,
) -> Sprite:
    """A sprite of a drawing around the origin within ``box`` (left, top, right, bottom), scaled by ``size``.

    Cache the result: drawing is slow, pasting is not.
    """
    left, top, right, bottom = (edge * size for edge in box)
    canvas = Canvas(right - left, bottom - top, seed=seed)
    canvas.weight = weight
    with canvas.at(-left, -top, size):
        draw(canvas)
    if rim_width:
        canvas.image = rim(canvas.image, rim_width * canvas.scale, rim_colour)
    return canvas.sprite(-left, -top)
