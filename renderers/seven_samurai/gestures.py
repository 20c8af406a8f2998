"""The brush over the picture: arrows, rings, bursts and cuts that show what happened where."""

from __future__ import annotations

import math
from random import Random

from renderers.brush import brush, paint
from renderers.canvas import Box, Canvas, Point, Sheet
from renderers.ink import arrow
from renderers.kit.marks import DROP, stamp
from renderers.palette import SHU, SUMI, YAMABUKI, YUKI, Colour, mix
from renderers.seven_samurai.marks import MARKS


def bowed(start: Point, end: Point, bow: float = 0.16) -> list[Point]:
    """A way from here to there that bends to one side."""
    (x0, y0), (x1, y1) = start, end
    return [
        start,
        ((x0 + x1) / 2 - (y1 - y0) * bow, (y0 + y1) / 2 + (x1 - x0) * bow),
        end,
    ]


def box_of(points: list[Point], margin: float) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def draw_arrow(sheet: Sheet, start: Point, end: Point, ink: Colour = SUMI, bow: float = 0.16) -> None:
    """Something went from here to there."""
    way = bowed(start, end, bow)
    sheet.ink(box_of(way, 40), lambda canvas: arrow(canvas, way, 10, ink, 30), seed="arrow")


def draw_ring(sheet: Sheet, at: Point, across: float, down: float, ink: Colour = YAMABUKI) -> None:
    """An open circle drawn in one breath round what matters."""
    x, y = at
    turns = [math.radians(-120 + step * 8.4) for step in range(42)]
    way = [(x + across * math.cos(turn), y + down * math.sin(turn)) for turn in turns]

    def draw(canvas: Canvas) -> None:
        brush(canvas, way, 15, YUKI, start=0.5, end=0.3, peak=0.3)
        brush(canvas, way, 9, ink, start=0.35, end=0.1, peak=0.3)

    sheet.ink((x - across - 14, y - down - 14, x + across + 14, y + down + 14), draw, seed="ring")


def draw_burst(sheet: Sheet, at: Point, inner: float, outer: float, ink: Colour = SHU) -> None:
    """Strokes that fly out from a blow."""
    x, y = at
    dice = Random(f"{round(x)} {round(y)}")
    rays: list[tuple[list[Point], float]] = []
    count = 18
    for ray in range(count):
        turn = math.tau * (ray + dice.uniform(-0.25, 0.25)) / count
        reach = inner + (outer - inner) * dice.uniform(0.55, 1)
        points = [
            (x + radius * math.cos(turn), y + radius * math.sin(turn) * 0.86) for radius in (inner, reach)
        ]
        rays.append((points, dice.uniform(9, 14)))

    def draw(canvas: Canvas) -> None:
        for points, width in rays:
            brush(canvas, points, width + 5, YUKI, start=0.9, end=0.2, peak=0.15)
        for points, width in rays:
            brush(canvas, points, width, ink, start=0.9, peak=0.15)

    sheet.ink((x - outer - 8, y - outer - 8, x + outer + 8, y + outer + 8), draw, seed="burst")


def draw_drop(sheet: Sheet, at: Point, size: float, ink: Colour = SHU) -> None:
    """A large drop of blood with a rim of paper."""
    x, y = at

    def draw(canvas: Canvas) -> None:
        with canvas.at(x - size / 2, y - size / 2, size / 100):
            paint(canvas, DROP, YUKI, 16, YUKI)
            paint(canvas, DROP, ink, 6, SUMI)
            brush(canvas, "34,60 34,74 44,85", 8, mix(ink, YUKI, 0.6), start=0.4, end=0.2)

    sheet.ink((x - size * 0.7, y - size * 0.7, x + size * 0.7, y + size * 0.7), draw, seed="drop")


def draw_cut(sheet: Sheet, box: Box, ink: Colour = SHU) -> None:
    """A sword's cut across a box."""
    left, top, right, bottom = box
    way = [(right - 4, top + 4), ((left + right) / 2 - 8, (top + bottom) / 2 - 12), (left + 6, bottom - 6)]
    dice = Random("cut")
    drops = [
        (left + (right - left) * dice.random(), top + (bottom - top) * dice.random(), dice.uniform(2, 6))
        for _ in range(16)
    ]

    def draw(canvas: Canvas) -> None:
        brush(canvas, way, 30, YUKI, start=0.1, peak=0.55)
        brush(canvas, way, 21, ink, start=0.05, peak=0.55)
        brush(canvas, way, 5, SUMI, start=0.05, peak=0.55)
        for x, y, radius in drops:
            canvas.oval(x, y, radius, radius, ink)

    sheet.ink(box, draw, seed="cut", margin=16)


def draw_seal(sheet: Sheet, name: str, at: Point, size: float, ground: Colour, ink: Colour = YUKI) -> None:
    """A mark stamped on a seal."""
    x, y = at
    half = size / 2

    def draw(canvas: Canvas) -> None:
        canvas.slab((x - half - 4, y - half - 4, x + half + 4, y + half + 4), size * 0.16, YUKI)
        canvas.slab((x - half, y - half, x + half, y + half), size * 0.12, ground, 2)
        stamp(canvas, MARKS[name], x, y, size * 0.72, ink, ground)

    sheet.ink((x - half - 6, y - half - 6, x + half + 6, y + half + 6), draw, seed="seal")


def draw_blaze(sheet: Sheet, at: Point, inner: float, outer: float) -> None:
    """The rays of a Kiai."""
    x, y = at

    def draw(canvas: Canvas) -> None:
        for ray in range(20):
            turn = math.tau * ray / 20
            reach = outer * (1 if ray % 2 else 0.82)
            spread = 0.085
            canvas.fill(
                [
                    (x + inner * math.cos(turn - spread), y + inner * math.sin(turn - spread)),
                    (x + reach * math.cos(turn), y + reach * math.sin(turn)),
                    (x + inner * math.cos(turn + spread), y + inner * math.sin(turn + spread)),
                ],
                YAMABUKI if ray % 2 else YUKI,
            )

    sheet.ink((x - outer, y - outer, x + outer, y + outer), draw, seed="blaze")
