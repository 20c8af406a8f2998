"""Speed and force: strokes that run to a blow, the arc of a blade, a dry cut, sparks, dust and shadows.

All of them are drawn on a sheet in final pixels, from fixed seeds. None knows faces: callers keep them off.
"""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import Final

import numpy as np
from PIL import Image

from renderers.brush import brush
from renderers.canvas import Box, Canvas, Point, Sheet, Sprite
from renderers.ink import sprite
from renderers.palette import ASAGI, KINAKO, NIGHT, SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, Ink, mix, thin
from renderers.paper import patches, toned
from renderers.pieces import kept

RUSH: Final = 64
"""Strokes that run to a blow."""
DARKEST: Final = 0.52
"""The light in the corners of a picture, as a share of the light where something happens."""
FLAT: Final = 0.78
"""The height of things seen from the side, as a share of their width."""


def lit(image: Image.Image, at: Point, reach: float, darkest: float = DARKEST) -> Image.Image:
    """One light: full within ``reach`` of a point, darker towards the corners. The picture is changed."""
    x, y = patches(image.width)[None, :], patches(image.height)[:, None]
    away = np.hypot((x - at[0]) / reach, (y - at[1]) / (reach * FLAT))
    return toned(image, np.clip(1.14 - 0.36 * away, darkest, 1.0))


def rush(sheet: Sheet, at: Point, clear: float, ink: Colour = NIGHT, seed: str = "rush") -> None:
    """Strokes from the edges of the picture towards a point; the space within ``clear`` stays free."""
    across, down = sheet.width, sheet.height
    dice, far = Random(seed), math.hypot(across, down)

    def draw(c: Canvas) -> None:
        for place in range(RUSH):
            turn = math.tau * place / RUSH + dice.uniform(-0.035, 0.035)
            near = clear * dice.uniform(0.9, 1.5)
            ways = [
                (at[0] + run * math.cos(turn), at[1] + run * math.sin(turn) * FLAT) for run in (far, near)
            ]
            brush(
                c,
                ways,
                dice.uniform(4, 17),
                thin(ink, dice.choice((70, 110, 150))),
                start=1,
                end=0.02,
                peak=0.05,
            )

    sheet.ink((0, 0, across, down), draw, seed=seed)


def streaks(sheet: Sheet, box: Box, way: float, ink: Colour, count: int = 9, seed: str = "streaks") -> None:
    """Level strokes behind somebody who moves; ``way`` is 1 to the right, -1 to the left."""
    left, top, right, bottom = box
    dice = Random(seed)

    def draw(c: Canvas) -> None:
        for _ in range(count):
            y, run = dice.uniform(top, bottom), dice.uniform(0.45, 1.0) * (right - left)
            start = dice.uniform(left, right - run)
            ends = [(start, y), (start + run, y)]
            brush(
                c,
                ends if way > 0 else ends[::-1],
                dice.uniform(3, 9),
                thin(ink, 190),
                start=0.1,
                end=0.9,
                peak=0.8,
            )

    sheet.ink(box, draw, margin=10, seed=seed)


@lru_cache(maxsize=32)
def _shadow(across: int, down: int) -> Sprite:
    return sprite(
        (-across, -down, across, down), lambda c: c.oval(0, 0, across, down, thin(NIGHT, 120)), seed="shadow"
    )


def cast_shadow(sheet: Sheet, at: Point, across: float) -> None:
    """A flat shadow on the ground."""
    sheet.paste(_shadow(round(across), max(4, round(across * 0.13))), *at)


def _beside(start: Point, end: Point, along: float, off: float, bow: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    run = math.hypot(dx, dy) or 1.0
    aside = off + math.sin(math.pi * along) * run * bow
    return start[0] + dx * along - dy / run * aside, start[1] + dy * along + dx / run * aside


def arc(sheet: Sheet, start: Point, end: Point, wide: float, bow: float = 0.16, ink: Colour = YUKI) -> None:
    """The bright way of a blade."""
    steps = [step / 28 for step in range(29)]

    def crescent(outer: float, inner: float) -> list[Point]:
        swell = [math.sin(math.pi * t) ** 0.8 if 0 < t < 1 else 0.0 for t in steps]
        far = [_beside(start, end, t, outer * s, bow) for t, s in zip(steps, swell, strict=True)]
        near = [_beside(start, end, t, inner * s, bow) for t, s in zip(steps, swell, strict=True)]
        return far + near[::-1]

    def draw(c: Canvas) -> None:
        c.fill(crescent(wide * 0.62, -wide * 0.38), ink)
        c.fill(crescent(wide * 0.44, -wide * 0.04), mix(ink, ASAGI, 0.28))

    sheet.ink(_around((start, end), abs(bow) * math.dist(start, end) + wide), draw, seed="arc")


def dry_cut(sheet: Sheet, start: Point, end: Point, wide: float, seed: str, ink: Colour = SHU) -> None:
    """One stroke of a half dry brush: many hairs, each with an end of its own, and a spray beyond it."""
    run = (round(end[0] - start[0]), round(end[1] - start[1]))
    sheet.paste(_dry(run, round(wide), seed, ink), *start)


@kept
def _dry(end: tuple[int, int], wide: int, seed: str, ink: Colour) -> Sprite:
    start = (0.0, 0.0)
    dice, run = Random(seed), math.dist(start, end)
    hairs = max(12, round(wide * 0.9))

    def hair(c: Canvas, place: int) -> None:
        off = place / (hairs - 1) - 0.5
        edge = 1 - abs(off) * 2
        first, last = (
            dice.uniform(0, 0.06) + 0.08 * (1 - edge) ** 2,
            1 - dice.uniform(0, 0.34) * (1 - edge * 0.6),
        )
        parts = [(first, last)]
        if dice.random() < DRY:
            gap = dice.uniform(0.45, 0.8)
            parts = [(first, gap), (gap + dice.uniform(0.02, 0.12), last)]
        for begin, stop in parts:
            if stop - begin > SHORTEST:
                ways = [begin + (stop - begin) * step / 6 for step in range(7)]
                points = [
                    _beside(
                        start, end, t, wide * off * (0.35 + 0.65 * math.sin(math.pi * min(1, t + 0.06))), 0.1
                    )
                    for t in ways
                ]
                brush(c, points, wide / hairs * 2.1, ink, start=0.8, end=0.05, peak=0.2)

    def draw(c: Canvas) -> None:
        for place in range(hairs):
            hair(c, place)
        for _ in range(26):
            along, off = dice.uniform(0.6, 1.12), dice.gauss(0, wide * 0.5)
            x, y = _beside(start, end, along, off, 0.1)
            radius = max(1.2, dice.uniform(0.02, 0.07) * wide * (1.3 - abs(along - 0.8)))
            c.oval(x, y, radius, radius * 0.85, ink)

    return sprite(_around((start, end), wide + run * 0.16), draw, seed=seed)


DRY: Final = 0.5
"""The share of hairs that leave a gap."""
SHORTEST: Final = 0.05


@lru_cache(maxsize=16)
def _sparks(reach: int, ink: Colour) -> Sprite:
    dice = Random(f"sparks {reach}")

    def draw(c: Canvas) -> None:
        rays = 22
        for wide, colour, share in ((0.15, YUKI, 1.0), (0.1, ink, 0.88)):
            for ray in range(rays):
                turn = math.tau * (ray + 0.3 * math.sin(ray * 5)) / rays
                far = reach * share * (0.62 + 0.38 * ((ray * 7) % 5) / 4)
                ways = [(run * math.cos(turn), run * math.sin(turn)) for run in (reach * 0.1, far)]
                brush(c, ways, reach * wide, colour, start=1, end=0, peak=0.1)
        c.disc(0, 0, reach * 0.2, YUKI, 0)
        for _ in range(18):
            turn, run = dice.uniform(0, math.tau), dice.uniform(0.7, 1.15) * reach
            c.oval(run * math.cos(turn), run * math.sin(turn), 3.4, 3.4, ink)

    edge = reach * 1.25
    return sprite((-edge, -edge, edge, edge), draw, seed="sparks")


def sparks(sheet: Sheet, at: Point, reach: float, ink: Colour = YAMABUKI) -> None:
    """Steel on steel."""
    sheet.paste(_sparks(round(reach), ink), *at)


def dust(sheet: Sheet, at: Point, across: float, seed: str = "dust", ink: Colour = WASHI) -> None:
    """Dust or snow thrown up at somebody's feet."""
    dice = Random(seed)

    def draw(c: Canvas) -> None:
        for place in range(9):
            share = place / 8 - 0.5
            radius = across * 0.11 * (1.15 - abs(share) * 1.7) * dice.uniform(0.8, 1.1)
            x, y = at[0] + across * share, at[1] - radius * 0.4 + dice.uniform(-2, 4)
            c.disc(x, y, max(4.0, radius), mix(ink, KINAKO, 0.2), 2.4, mix(SUMI, KINAKO, 0.4))

    sheet.ink((at[0] - across * 0.7, at[1] - across * 0.3, at[0] + across * 0.7, at[1] + 20), draw, seed=seed)


def smoke(sheet: Sheet, at: Point, reach: float, way: float) -> None:
    """The shot of a gun: a flash and its smoke, ``way`` 1 to the right or -1 to the left."""

    def draw(c: Canvas) -> None:
        for out, up, radius in ((0.2, -0.1, 0.3), (0.5, -0.3, 0.36), (0.8, -0.55, 0.3), (0.55, 0.1, 0.26)):
            x, y = at[0] + way * reach * out, at[1] + reach * up
            c.disc(x, y, reach * radius, mix(WASHI, ASAGI, 0.3), 2.6, mix(SUMI, ASAGI, 0.3))
        flash = [(0, -0.16), (0.9, -0.05), (0.5, 0.0), (0.95, 0.12), (0, 0.16)]
        c.fill([(at[0] + way * reach * x, at[1] + reach * y) for x, y in flash], YAMABUKI)

    sheet.ink(_around((at,), reach * 1.4), draw, seed="smoke")


def stripe(sheet: Sheet, start: Point, end: Point, wide: float, ink: Ink) -> None:
    """A straight stroke that thins towards its start: the way of an arrow."""
    sheet.ink(
        _around((start, end), wide),
        lambda c: brush(c, [start, end], wide, ink, start=0.05, end=0.9, peak=0.9),
        seed="stripe",
    )


def _around(points: tuple[Point, ...], margin: float) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin
