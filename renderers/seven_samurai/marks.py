"""The marks of the game, each drawn in a box 100 wide and cut out of its ground.

What a samurai defends (hat, farm, doll), what raiders do (the penalties), and how a card is met
(spear, shield). Every mark is told by its shape; colour comes second.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from renderers.brush import both, brush, paint, whole
from renderers.canvas import Canvas, Sprite
from renderers.palette import Colour

Drawing = Callable[[Canvas, Colour, Colour], None]
"""Draws a mark in an ink on a ground."""

FLAME = (
    "52,3! 60,22 80,42 84,66 70,90 50,97 30,90 16,68 21,44 33,56 36,36 44,20",
    "50,50! 58,62 64,76 58,88 50,91 42,88 36,77 42,66",
)
DROP = "50,3! 60,28 80,56 78,80 62,95 50,97 38,95 22,80 20,56 40,28"
SHIELD = "14,10! 32,14 50,8 68,14 86,10! 87,46 72,78 50,96! 28,78 13,46"


def hat(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """The straw hat of the villagers."""
    paint(canvas, "50,14! 60,26 98,68! 92,77 50,84 8,77 2,68! 40,26", ink)
    for x in (22, 36, 50, 64, 78):
        brush(canvas, [(50, 24), ((50 + x) / 2, 50), (x, 76)], 3.6, ground, start=0.3, end=0.9, peak=0.6)


def farm(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    paint(canvas, "50,6! 99,54! 88,63! 50,27! 12,63! 1,54!", ink)
    paint(canvas, "19,62! 50,33! 81,62! 81,94! 19,94!", ink)
    paint(canvas, "41,64! 59,64! 59,94! 41,94!", ground)


def doll(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A kokeshi: the families."""
    canvas.oval(50, 28, 25, 25, ink)
    paint(canvas, "33,48! 67,48! 80,95! 20,95!", ink)
    paint(canvas, "34,50! 66,50! 67.4,55! 32.6,55!", ground)
    both(canvas, lambda half: brush(half, "55,29 59,32 64,29", 4, ground, start=0.6, end=0.6))
    brush(canvas, "27,70 50,77 73,70", 6, ground, start=0.8, end=0.8)


def fire(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    paint(canvas, FLAME[0], ink)
    paint(canvas, FLAME[1], ground)


def wound(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    paint(canvas, DROP, ink)
    brush(canvas, "34,60 34,74 44,85", 7, ground, start=0.4, end=0.2)


def intruder(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A masked head."""
    paint(canvas, "50,4 79,16 91,54 95,95! 5,95! 9,54 21,16", ink)
    paint(canvas, "19,45 50,39 81,45 79,60 50,63 21,60", ground)
    both(canvas, lambda half: half.oval(65, 51.5, 6.5, 6.5, ink))


def _arrow(canvas: Canvas, ink: Colour) -> None:
    paint(canvas, "3,50! 46,10! 46,33! 97,33! 97,67! 46,67! 46,90!", ink)


def left(canvas: Canvas, ink: Colour, _: Colour) -> None:
    _arrow(canvas, ink)


def right(canvas: Canvas, ink: Colour, _: Colour) -> None:
    with canvas.at(100, 0, mirrored=True):
        _arrow(canvas, ink)


def _struck(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    brush(canvas, "4,96 96,4", 20, ground, start=1, end=1)
    brush(canvas, "2,98 98,2", 10, ink, start=1, end=1)


def shield(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """To defend."""
    paint(canvas, SHIELD, ink)
    canvas.oval(50, 45, 22, 22, ground)
    canvas.oval(50, 45, 13, 13, ink)


def no_defend(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    paint(canvas, SHIELD, ink)
    _struck(canvas, ink, ground)


def spear(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """To attack: a hollow spearhead."""
    paint(canvas, "50,0! 80,38 66,62! 34,62! 20,38", ink)
    paint(canvas, "50,20! 65,39 58,51! 42,51! 35,39", ground)
    paint(canvas, "20,66! 80,66! 80,75! 20,75!", ink)
    paint(canvas, "43,75! 57,75! 57,100! 43,100!", ink)


def plaque(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A support token: a wooden plaque hung up for somebody."""
    brush(canvas, "36,18 50,2 64,18", 5, ink, start=1, end=1, peak=0.5)
    paint(canvas, "50,12! 94,38! 94,96! 6,96! 6,38!", ink)
    both(canvas, lambda half: brush(half, "50,78 62,66 72,52", 8, ground, start=0.9, end=0.9))


def no_support(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    plaque(canvas, ink, ink)
    _struck(canvas, ink, ground)


def star(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """A talent: the seven-rayed blaze."""
    paint(
        canvas,
        "50,2! 58,28 76,10! 74,34 98,34! 78,49 95,68! 71,65 72,94! 55,75 37,96! 38,69 8,72!"
        " 28,53 2,37! 28,37 22,12! 43,28",
        ink,
    )


def no_talent(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    star(canvas, ink, ground)
    _struck(canvas, ink, ground)


def must_pass(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A sword laid down."""
    canvas.oval(50, 50, 47, 47, ink)
    canvas.oval(50, 50, 36, 36, ground)
    paint(canvas, "24,41! 76,41! 76,59! 24,59!", ink)


def back(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A discarded card returns to the stack."""
    paint(canvas, "30,34! 76,34! 76,98! 30,98!", ink)
    paint(canvas, "38,42! 68,42! 68,90! 38,90!", ground)
    brush(canvas, "90,66 92,30 62,12 36,14", 10, ink, start=0.9, end=0.9)
    paint(canvas, "10,15! 42,0! 40,32!", ink)


def drop(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A defended card is lost: a broken round."""
    canvas.oval(50, 50, 46, 46, ink)
    canvas.oval(50, 50, 33, 33, ground)
    brush(canvas, "62,0 46,30 58,52 40,76 48,100", 12, ground, start=1, end=1)
    brush(canvas, "62,0 46,30 58,52 40,76 48,100", 5, ink, start=1, end=1)


def nothing(canvas: Canvas, ink: Colour, _: Colour) -> None:
    brush(canvas, "28,50 72,50", 9, ink, start=0.9, end=0.9)


def wall(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A barricade of pointed stakes."""
    for x in (4, 29, 54, 79):
        paint(canvas, f"{x},96! {x},22! {x + 8.5},4! {x + 17},22! {x + 17},96!", ink)
    for y in (40, 70):
        paint(canvas, f"0,{y}! 100,{y}! 100,{y + 9}! 0,{y + 9}!", ground)
        paint(canvas, f"0,{y + 2}! 100,{y + 2}! 100,{y + 7}! 0,{y + 7}!", ink)


def card(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    paint(canvas, "22,4! 78,4! 78,96! 22,96!", ink)
    paint(canvas, "30,12! 70,12! 70,88! 30,88!", ground)
    paint(canvas, whole("50,30 62,34 66,50 68,68! 50,68"), ink)


MARKS: dict[str, Drawing] = {
    "hat": hat,
    "farm": farm,
    "doll": doll,
    "fire": fire,
    "wound": wound,
    "intruder": intruder,
    "left": left,
    "right": right,
    "shield": shield,
    "spear": spear,
    "no_defend": no_defend,
    "no_support": no_support,
    "no_talent": no_talent,
    "must_pass": must_pass,
    "return": back,
    "drop": drop,
    "talent": star,
    "token": plaque,
    "wall": wall,
    "card": card,
    "nothing": nothing,
}
"""By the names that views and penalties use."""


@lru_cache(maxsize=512)
def mark(name: str, size: int, ink: Colour, ground: Colour) -> Sprite:
    """A mark ``size`` pixels wide, held in its middle."""
    canvas = Canvas(size + 2, size + 2, seed=name, scale=4)
    with canvas.at(1, 1, size / 100):
        MARKS[name](canvas, ink, ground)
    return canvas.sprite(1 + size / 2, 1 + size / 2)
