"""Marks of the spirit: breath, light, stances and the elements."""

from __future__ import annotations

from typing import Final

from renderers.brush import both, brush, paint
from renderers.canvas import Canvas
from renderers.kit.marks.drawing import Drawing
from renderers.palette import Colour

MAGATAMA = "34,4 66,6 92,32 92,66 64,94 20,96! 44,80 54,62 30,60 8,44 12,18"
HEXAGON = "50,3! 92,26! 92,74! 50,97! 8,74! 8,26!"
"""A lacquered tile, for a speed or a stance."""


def star(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """A talent: the blaze."""
    paint(
        canvas,
        "50,2! 58,28 76,10! 74,34 98,34! 78,49 95,68! 71,65 72,94! 55,75 37,96! 38,69 8,72!"
        " 28,53 2,37! 28,37 22,12! 43,28",
        ink,
    )


def pearl(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Life, or focus: a pearl with its light."""
    canvas.oval(50, 50, 46, 46, ink)
    brush(canvas, "22,48 28,28 48,20", 10, ground, start=0.3, end=0.3)


def magatama(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Qi: a curved bead."""
    paint(canvas, MAGATAMA, ink)
    canvas.oval(36, 32, 11, 11, ground)


def bolt(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """At once."""
    paint(canvas, "62,2! 14,56! 44,56! 32,98! 86,38! 54,38!", ink)


def torii(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """The gate: neutral, holy."""
    paint(canvas, "0,8! 24,17 76,17 100,8! 97,27 50,31 3,27", ink)
    paint(canvas, "10,40! 90,40! 90,52! 10,52!", ink)
    both(canvas, lambda half: paint(half, "66,28! 80,28! 86,98! 68,98!", ink))


def mountain(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Earth: a peak with its snow."""
    paint(canvas, "50,8! 98,92! 2,92!", ink)
    paint(canvas, "50,22! 65,48! 56,43! 50,53! 44,43! 35,48!", ground)


def wave(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Water."""
    for y in (28, 52, 76):
        brush(
            canvas,
            f"4,{y} 20,{y - 12} 36,{y} 52,{y + 12} 68,{y} 82,{y - 11} 97,{y}",
            11,
            ink,
            start=0.5,
            end=0.4,
        )


def wind(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Wind."""
    brush(canvas, "4,36 40,38 70,32 74,14 58,8 50,20", 10, ink, start=0.4, end=0.5)
    brush(canvas, "2,56 50,56 92,52 97,32 82,26 75,38", 10, ink, start=0.4, end=0.5)
    brush(canvas, "10,76 44,74 66,78 68,94 52,97 47,88", 10, ink, start=0.4, end=0.5)


def void(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """The void: a ring of one breath, not quite closed."""
    brush(
        canvas, "66,10 36,9 11,34 12,66 38,91 70,86 90,58 84,32 72,20", 17, ink, start=0.9, end=0.15, peak=0.2
    )


ALL: Final[tuple[Drawing, ...]] = (star, pearl, magatama, bolt, torii, mountain, wave, wind, void)
