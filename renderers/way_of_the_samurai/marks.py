"""Marks that only this game uses: the five rings, the three gauges, wounds and deeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from renderers.brush import brush, paint
from renderers.canvas import Canvas
from renderers.kit.marks import Drawing, arms, spirit
from renderers.palette import ASAGI, FUJI, KINAKO, MATCHA, SHU, SUMI, Colour, mix


def earth(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """The lowest ring: a square."""
    paint(canvas, "10,10! 90,10! 90,90! 10,90!", ink)
    paint(canvas, "24,74! 50,32! 76,74!", ground)


def water(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A circle with a wave."""
    canvas.oval(50, 50, 46, 46, ink)
    for y in (36, 54, 72):
        path = f"18,{y} 30,{y - 10} 42,{y} 54,{y + 8} 66,{y} 78,{y - 9} 86,{y - 2}"
        brush(canvas, path, 8, ground, start=0.4, end=0.4)


def wind(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A half-moon."""
    paint(canvas, "4,34! 96,34! 92,62 74,84 50,92 26,84 8,62", ink)
    brush(canvas, "26,50 46,58 70,50", 8, ground, start=0.5, end=0)
    brush(canvas, "34,68 50,74 64,68", 7, ground, start=0.5, end=0)


def fire(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A triangle, with its flame."""
    paint(canvas, "50,4! 98,92! 2,92!", ink)
    paint(canvas, "50,38! 62,58 64,74 50,84 36,74 38,60", ground)


def void(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """The jewel on top."""
    paint(canvas, "50,2! 72,34 94,58 76,90 50,96 24,90 6,58 28,34", ink)
    canvas.oval(50, 62, 19, 19, ground)


def strength(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A fist."""
    paint(canvas, "20,30 28,14 78,14 90,28 90,58 78,72! 78,96! 34,96! 34,78! 16,62", ink)
    for x in (40, 56, 72):
        brush(canvas, [(x, 18), (x + 1, 44)], 5, ground, start=1, end=0.6)
    brush(canvas, "22,50 44,48 58,56 50,66", 6, ground, start=0.8, end=0.5)


def technique(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A blade."""
    arms.sword(canvas, ink, ground)


def guard(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A round sword guard with a bar across."""
    canvas.oval(50, 50, 46, 46, ink)
    paint(canvas, "14,42! 86,42! 86,58! 14,58!", ground)


def beheaded(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    arms.skull(canvas, ink, ground)


def die_face(number: int) -> Drawing:
    """A die that shows this number."""
    spots: Mapping[int, tuple[tuple[int, int], ...]] = {
        1: ((50, 50),),
        2: ((30, 30), (70, 70)),
        3: ((28, 28), (50, 50), (72, 72)),
        4: ((30, 30), (70, 30), (30, 70), (70, 70)),
        5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
        6: ((30, 24), (70, 24), (30, 50), (70, 50), (30, 76), (70, 76)),
    }

    def draw(canvas: Canvas, ink: Colour, ground: Colour) -> None:
        canvas.slab((4, 4, 96, 96), 18, ink)
        for x, y in spots.get(number, ()):
            canvas.oval(x, y, 10.5, 10.5, ground)

    return draw


SYMBOLS: Final[Mapping[str, Drawing]] = {
    "earth": earth,
    "water": water,
    "wind": wind,
    "fire": fire,
    "void": void,
}
TINTS: Final[Mapping[str, Colour]] = {
    "earth": mix(KINAKO, SUMI, 0.25),
    "water": mix(ASAGI, SUMI, 0.2),
    "wind": mix(MATCHA, SUMI, 0.2),
    "fire": SHU,
    "void": FUJI,
}
"""The colour of a symbol's field; the symbol is recognised by its shape."""
GAUGES: Final[Mapping[str, Drawing]] = {"strength": strength, "technique": technique, "guard": guard}
MARKERS: Final[Mapping[str, Drawing]] = {
    **GAUGES,
    "life": spirit.pearl,
    "qi": spirit.magatama,
    "die": die_face(5),
}
WOUND: Final = arms.wound
DEATH: Final = beheaded
BLOOD: Final = mix(SHU, SUMI, 0.28)
"""Ink for red letters on paper."""
VIOLET: Final = mix(FUJI, SUMI, 0.25)
"""Ink for letters of Qi on paper."""
