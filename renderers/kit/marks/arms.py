"""Marks of fighting: attacks and defences."""

from __future__ import annotations

from typing import Final

from renderers.brush import brush, paint
from renderers.canvas import Canvas
from renderers.kit.marks.drawing import Drawing
from renderers.palette import Colour

SPEARHEAD = "50,0! 72,38 91,96! 68,88 50,79! 32,88 9,96! 28,38"
"""The blade of a spear with room for a number; no shaft, because a fir has a trunk."""
SHIELD = "14,10! 32,14 50,8 68,14 86,10! 87,46 72,78 50,96! 28,78 13,46"
FLAME = (
    "52,3! 60,22 80,42 84,66 70,90 50,97 30,90 16,68 21,44 33,56 36,36 44,20",
    "50,50! 58,62 64,76 58,88 50,91 42,88 36,77 42,66",
)
"""A flame and its heart."""
DROP = "50,3! 60,28 80,56 78,80 62,95 50,97 38,95 22,80 20,56 40,28"


def spear(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """To attack: a hollow spearhead."""
    paint(canvas, SPEARHEAD, ink)
    paint(canvas, "50,30! 62,50 71,76! 50,64! 29,76! 38,50", ground)


def full_spear(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """A spearhead filled with ink, for cards played as an attack."""
    paint(canvas, SPEARHEAD, ink)


def sword(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A blade with its guard, drawn up to the right."""
    paint(canvas, "97,3! 92,26 74,52 47,76! 36,65! 60,42 78,20!", ink)
    brush(canvas, "90,12 74,36 52,58", 4, ground, start=0.2, end=0.6)
    brush(canvas, "26,52 48,86", 11, ink, start=0.9, end=0.9)
    brush(canvas, "36,72 8,96", 14, ink, start=0.9, end=0.8)


def blank_shield(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """A shield without a boss."""
    paint(canvas, SHIELD, ink)


def shield(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """To defend."""
    blank_shield(canvas, ink, ground)
    canvas.oval(50, 45, 22, 22, ground)
    canvas.oval(50, 45, 13, 13, ink)


def block(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A bar across the way: a block."""
    paint(canvas, "6,30! 94,30! 94,70! 6,70!", ink)
    for x in (34, 66):
        brush(canvas, [(x, 30), (x, 70)], 6, ground, start=1, end=1)


def fire(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Fire."""
    paint(canvas, FLAME[0], ink)
    paint(canvas, FLAME[1], ground)


def wound(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A drop of blood."""
    paint(canvas, DROP, ink)
    brush(canvas, "34,60 34,74 44,85", 7, ground, start=0.4, end=0.2)


def skull(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Death at one blow."""
    paint(canvas, "50,4 78,12 92,40 84,64! 72,70! 71,92! 29,92! 28,70! 16,64! 8,40 22,12", ink)
    for x in (32, 68):
        paint(canvas, f"{x - 11},46 {x},36 {x + 11},44 {x + 8},58 {x - 8},59", ground)
    paint(canvas, "50,58! 56,72! 44,72!", ground)
    for x in (41, 50, 59):
        brush(canvas, [(x, 78), (x, 92)], 4, ground, start=1, end=1)


def stun(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Dazed: a spiral in a circle."""
    canvas.oval(50, 50, 46, 46, ink)
    brush(
        canvas,
        "52,52 46,46 54,40 64,50 56,64 38,62 32,44 46,26 70,30 80,54 68,78",
        8,
        ground,
        start=0.4,
        end=0.7,
    )


ALL: Final[tuple[Drawing, ...]] = (spear, full_spear, sword, shield, block, fire, wound, skull, stun)
