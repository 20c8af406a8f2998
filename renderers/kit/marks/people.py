"""Marks of people, and of what they own and eat."""

from __future__ import annotations

from typing import Final

from renderers.brush import both, brush, paint, whole
from renderers.canvas import Canvas
from renderers.kit.marks.drawing import Drawing
from renderers.palette import Colour

HOOD = "50,2! 70,31 89,56 88,91! 50,98 12,91! 11,56 30,31"
"""A pointed hood with room for a number."""
BOWL = "4,36! 96,36! 88,66 68,86! 32,86! 12,66"
HAT = "50,14! 60,26 98,68! 92,77 50,84 8,77 2,68! 40,26"


def hood(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A ninja, or their number: eyes in a slit, because a hood alone is taken for a drop or a tree."""
    paint(canvas, HOOD, ink)
    paint(canvas, "23,54! 50,48 77,54! 74,70 50,73 26,70", ground)
    both(canvas, lambda half: paint(half, "56,62! 63,57 72,58! 66,65", ink))


def hat(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A straw hat: a defender."""
    paint(canvas, HAT, ink)
    for x in (22, 36, 50, 64, 78):
        brush(canvas, [(50, 24), ((50 + x) / 2, 50), (x, 76)], 3.6, ground, start=0.3, end=0.9, peak=0.6)


def intruder(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A masked head."""
    paint(canvas, "50,4 79,16 91,54 95,95! 5,95! 9,54 21,16", ink)
    paint(canvas, "19,45 50,39 81,45 79,60 50,63 21,60", ground)
    both(canvas, lambda half: half.oval(65, 51.5, 6.5, 6.5, ink))


def farm(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A house with its door."""
    paint(canvas, "50,6! 99,54! 88,63! 50,27! 12,63! 1,54!", ink)
    paint(canvas, "19,62! 50,33! 81,62! 81,94! 19,94!", ink)
    paint(canvas, "41,64! 59,64! 59,94! 41,94!", ground)


def doll(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A kokeshi: a family."""
    canvas.oval(50, 28, 25, 25, ink)
    paint(canvas, "33,48! 67,48! 80,95! 20,95!", ink)
    paint(canvas, "34,50! 66,50! 67.4,55! 32.6,55!", ground)
    both(canvas, lambda half: brush(half, "55,29 59,32 64,29", 4, ground, start=0.6, end=0.6))
    brush(canvas, "27,70 50,77 73,70", 6, ground, start=0.8, end=0.8)


def bowl(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """An empty rice bowl: hunger."""
    paint(canvas, BOWL, ink)
    paint(canvas, "16,45! 84,45! 78,63 63,77! 37,77! 22,63", ground)


def wall(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A barricade of pointed stakes."""
    for x in (4, 29, 54, 79):
        paint(canvas, f"{x},96! {x},22! {x + 8.5},4! {x + 17},22! {x + 17},96!", ink)
    for y in (40, 70):
        paint(canvas, f"0,{y}! 100,{y}! 100,{y + 9}! 0,{y + 9}!", ground)
        paint(canvas, f"0,{y + 2}! 100,{y + 2}! 100,{y + 7}! 0,{y + 7}!", ink)


def card(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A card, face down."""
    paint(canvas, "22,4! 78,4! 78,96! 22,96!", ink)
    paint(canvas, "30,12! 70,12! 70,88! 30,88!", ground)
    paint(canvas, whole("50,30 62,34 66,50 68,68! 50,68"), ink)


def blank_plaque(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """A wooden plaque to be hung up."""
    brush(canvas, "36,18 50,2 64,18", 5, ink, start=1, end=1, peak=0.5)
    paint(canvas, "50,12! 94,38! 94,96! 6,96! 6,38!", ink)


def plaque(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A wooden plaque hung up for somebody."""
    blank_plaque(canvas, ink, ground)
    both(canvas, lambda half: brush(half, "50,78 62,66 72,52", 8, ground, start=0.9, end=0.9))


def flag(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """A flag: the leader."""
    brush(canvas, "20,2 20,98", 9, ink, start=1, end=1)
    paint(canvas, "24,6! 94,20! 74,38! 92,58! 24,62!", ink)


ALL: Final[tuple[Drawing, ...]] = (hood, hat, intruder, farm, doll, bowl, wall, card, plaque, flag)
