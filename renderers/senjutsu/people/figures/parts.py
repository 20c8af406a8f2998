"""The parts of figures: limbs, trousers, heads, hats and blades, all in one style."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

from renderers.canvas import Canvas, Outline, Point
from renderers.ink import BLUNT, blob, curve, shape, stroke
from renderers.palette import (
    AI,
    ASAGI,
    KINAKO,
    SKIN,
    SUMI,
    WASHI,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
)

Way: TypeAlias = str
"""The middle line of a limb: ``"x,y,r x,y,r"``, with its half width at every joint."""
LACQUER: Final = mix(SUMI, AI, 0.5)
"""The colour of armour and of soldiers' hats."""


def folds(c: Canvas, ways: tuple[Outline, ...], colour: Colour) -> None:
    for way in ways:
        stroke(c, way, 2.2, colour, smooth=True, taper=(0.3, 0.3))


def blade(c: Canvas, outline: str, shine: str) -> None:
    blob(c, outline, YUKI, 2.8)
    stroke(c, shine, 1.5, ASAGI, smooth=True)


def straight_blade(c: Canvas, hilt: Point, tip: Point, wide: float = 7, bend: float = 10) -> None:
    """A blade from the guard to its tip; ``bend`` is how far its back swells to the left of the way."""
    (x0, y0), (x1, y1) = hilt, tip
    run = math.dist(hilt, tip)
    along, across = ((x1 - x0) / run, (y1 - y0) / run), ((y1 - y0) / run, -(x1 - x0) / run)

    def off(share: float, aside: float) -> Point:
        return (
            x0 + along[0] * run * share + across[0] * aside,
            y0 + along[1] * run * share + across[1] * aside,
        )

    back = curve([off(0, wide), off(0.35, wide + bend * 0.8), off(0.7, wide + bend * 0.7), off(1, 0)])
    edge = curve(
        [off(0.96, -wide * 0.6), off(0.7, bend * 0.5 - wide), off(0.35, bend * 0.6 - wide), off(0, -wide)]
    )
    shape(c, [*back, *edge], YUKI, 2.8)
    stroke(c, [off(0.04, wide * 0.2), off(0.4, bend * 0.7), off(0.9, bend * 0.3)], 1.5, ASAGI, smooth=True)


def hilt(c: Canvas, way: str, guard: str, wide: float = 7) -> None:
    """The wrapped hilt of a sword, and its guard across."""
    stroke(c, way, wide, SUMI, taper=BLUNT)
    stroke(c, way, wide * 0.34, mix(KINAKO, WASHI, 0.3), taper=BLUNT)
    stroke(c, guard, 5, SUMI, taper=BLUNT)


def limb(c: Canvas, way: Way, fill: Colour) -> None:
    """An arm or a leg: smooth, as wide as each joint says, round at its ends."""
    joints = [tuple(float(part) for part in joint.split(",")) for joint in way.split()]
    middle = curve([(x, y) for x, y, _ in joints], steps=6)
    widths = [
        joints[place][2] + (joints[place + 1][2] - joints[place][2]) * step / 6
        for place in range(len(joints) - 1)
        for step in range(6)
    ] + [joints[-1][2]]
    left: list[Point] = []
    right: list[Point] = []
    for place, ((x, y), wide) in enumerate(zip(middle, widths, strict=True)):
        (x0, y0), (x1, y1) = middle[max(place - 1, 0)], middle[min(place + 1, len(middle) - 1)]
        run = math.hypot(x1 - x0, y1 - y0) or 1
        across, down = (y0 - y1) / run * wide, (x1 - x0) / run * wide
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    end, start = _cap(middle[-2], middle[-1], widths[-1]), _cap(middle[1], middle[0], widths[0])
    shape(c, [*left, *end, *reversed(right), *start], fill, 2.6)


def _cap(before: Point, end: Point, wide: float) -> list[Point]:
    """The round end of a limb, from its left side to its right."""
    turn = math.atan2(end[1] - before[1], end[0] - before[0])
    turns = [turn + math.pi / 2 - math.pi * step / 6 for step in range(1, 6)]
    return [(end[0] + wide * 0.8 * math.cos(one), end[1] + wide * 0.8 * math.sin(one)) for one in turns]


def hand(c: Canvas, x: float, y: float, skin: Colour = SKIN, radius: float = 9.5) -> None:
    c.disc(x, y, radius, skin, 2.4)


def foot(c: Canvas, x: float, y: float, fill: Colour = WASHI, turned: int = -1) -> None:
    """A foot on the ground under an ankle that stands here; it points to the left."""
    with c.at(x, y, mirrored=turned > 0):
        blob(c, "12,-9 13,3 -8,6 -24,5 -25,-2 -10,-9", fill, 2.4)


def hakama(c: Canvas, left: Point, right: Point, fill: Colour, fold: Colour, hip: float = -94) -> None:
    """Wide trousers from the hips to two ankles."""
    (x0, y0), (x1, y1) = left, right
    middle, fork = (x0 + x1) / 2 * 0.6, hip + 46
    blob(
        c,
        [
            (-23, hip),
            ((x0 - 46) / 2 - 5, (hip + y0) / 2 - 8),
            (x0 - 23, y0 - 12),
            (x0 - 4, y0 - 3),
            (x0 + 17, y0 - 8),
            ((x0 + 17 + middle) / 2 - 2, (y0 + fork) / 2 + 2),
            (middle, fork),
            ((x1 - 17 + middle) / 2 + 2, (y1 + fork) / 2 + 2),
            (x1 - 17, y1 - 8),
            (x1 + 4, y1 - 3),
            (x1 + 23, y1 - 12),
            ((x1 + 46) / 2 + 5, (hip + y1) / 2 - 8),
            (23, hip),
        ],
        fill,
        3,
    )
    for start, (x, y) in (
        (-14, (x0 - 10, y0 - 14)),
        (-5, (x0 + 6, y0 - 16)),
        (14, (x1 + 10, y1 - 14)),
        (5, (x1 - 6, y1 - 16)),
    ):
        stroke(
            c,
            [(start, hip + 8), ((start + x) / 2 + (x - start) * 0.12, (hip + y) / 2), (x, y)],
            2.2,
            fold,
            smooth=True,
            taper=(0.3, 0.3),
        )


def greaves(c: Canvas, hip: Point, knee: Point, ankle: Point, cloth: Colour) -> None:
    """A soldier's leg: baggy above the knee, wrapped below it."""
    (hx, hy), (kx, ky), (ax, ay) = hip, knee, ankle
    limb(c, f"{kx},{ky},13 {(kx + ax) / 2},{(ky + ay) / 2},11 {ax},{ay - 4},9", SUMI)
    for share in (0.35, 0.6, 0.85):
        x, y = kx + (ax - kx) * share, ky + (ay - ky) * share
        stroke(c, [(x - 9, y + 2), (x + 9, y - 2)], 2, mix(KINAKO, SUMI, 0.2), taper=BLUNT)
    limb(c, f"{hx},{hy},20 {(hx + kx) / 2},{(hy + ky) / 2},21 {kx},{ky + 2},15", cloth)


def head(c: Canvas, x: float, y: float, skin: Colour = SKIN, size: float = 1) -> None:
    """A face that looks to the left."""
    with c.at(x, y, size):
        blob(c, "-5,23 -19,16 -22,-3 -12,-20 8,-22 22,-8 20,12 10,24", skin, 2.6)
        stroke(c, "-18,3 -11,2", 2.8)
        stroke(c, "-6,3 2,2", 2.6)
        stroke(c, "-18,14 -12,15", 2)


def jingasa(c: Canvas, x: float, y: float) -> None:
    """The flat hat of a foot soldier, held in the middle of its brim."""
    with c.at(x, y):
        blob(c, "-54,7 -34,-10 -4,-27 4,-27 34,-10 54,7 28,13 0,15 -28,13", LACQUER, 3)
        stroke(c, "-46,5 0,10 46,5", 2.4, mix(LACQUER, YUKI, 0.4), smooth=True)
        c.disc(-6, -8, 7, YAMABUKI, 2)


def plates(
    c: Canvas, box: tuple[float, float, float, float], lace: Colour, rows: int = 3, fill: Colour = LACQUER
) -> None:
    """Laced armour in a box: a plate with this many rows of lacing."""
    left, top, right, bottom = box
    shape(c, [(left, top), (right, top), (right, bottom), (left, bottom)], fill, 2.6)
    for row in range(1, rows + 1):
        y = top + (bottom - top) * row / (rows + 1)
        stroke(c, [(left + 3, y), (right - 3, y)], 2.8, lace, taper=BLUNT)


def skirt(c: Canvas, top: float, bottom: float, half: float, lace: Colour, tabs: int = 4) -> None:
    """The hanging tabs of armour round the hips."""
    for tab in range(tabs):
        left, right = -half + 2 * half * tab / tabs, -half + 2 * half * (tab + 1) / tabs
        spread = 1.24
        shape(c, [(left, top), (right, top), (right * spread, bottom), (left * spread, bottom)], LACQUER, 2.4)
        for share in (0.4, 0.75):
            y = top + (bottom - top) * share
            wide = 1 + (spread - 1) * share
            stroke(c, [(left * wide + 3, y), (right * wide - 3, y)], 2.4, lace, taper=BLUNT)


def topknot(c: Canvas, x: float, y: float, ink: Colour = SUMI) -> None:
    """Hair bound up, round a head that stands here."""
    with c.at(x, y):
        blob(c, "-20,-12 -8,-26 12,-26 25,-10 23,8 17,-2 12,-12 -2,-16 -18,-10", ink, 2)
        blob(c, "6,-24 10,-40 26,-36 22,-24 14,-20", ink, 2)
