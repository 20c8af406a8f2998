"""Signs: directions, actions, and bans."""

from __future__ import annotations

from functools import cache
from typing import Final

from renderers.brush import brush, paint
from renderers.canvas import Canvas
from renderers.kit.marks.drawing import Drawing
from renderers.palette import Colour


def left(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """To the left."""
    paint(canvas, "3,50! 46,10! 46,33! 97,33! 97,67! 46,67! 46,90!", ink)


def right(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """To the right."""
    with canvas.at(100, 0, mirrored=True):
        left(canvas, ink, ground)


def up(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Up, or forward: a step that must be made."""
    paint(canvas, "50,3! 90,46! 67,46! 67,97! 33,97! 33,46! 10,46!", ink)


def may_go_up(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A step that may be made: the arrow is hollow."""
    up(canvas, ink, ground)
    paint(canvas, "50,17! 72,39! 58,39! 58,89! 42,89! 42,39! 28,39!", ground)


def turn(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """To turn in place."""
    for way in ("14,58 18,28 44,12 70,20", "86,42 82,72 56,88 30,80"):
        brush(canvas, way, 14, ink, start=0.8, end=0.9)
    paint(canvas, "62,2! 92,30! 56,38!", ink)
    paint(canvas, "38,98! 8,70! 44,62!", ink)


def feet(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Two footprints: walking."""
    for x, y in ((30, 62), (70, 36)):
        paint(
            canvas,
            f"{x - 14},{y - 24} {x + 4},{y - 32} {x + 15},{y - 16} {x + 10},{y + 6} {x + 11},{y + 26}"
            f" {x - 6},{y + 30} {x - 8},{y + 6}",
            ink,
        )


def tick(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Done."""
    brush(canvas, "6,54 36,86 96,12", 20, ink, start=0.6, end=0.3)


def cross(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Struck out."""
    brush(canvas, "6,6 50,49 96,96", 15, ink, start=0.8, end=0.25)
    brush(canvas, "94,10 50,51 6,92", 15, ink, start=0.8, end=0.25)


def plus(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """One more."""
    brush(canvas, "12,50 88,50", 20, ink, start=0.9, end=0.9)
    brush(canvas, "50,12 50,88", 20, ink, start=0.9, end=0.9)


def padlock(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Kept."""
    paint(canvas, "22,52! 22,30 50,2 78,30 78,52!", ink)
    paint(canvas, "36,52! 36,33 50,17 64,33 64,52!", ground)
    paint(canvas, "8,46! 92,46! 92,98! 8,98!", ink)


def banned(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """Forbidden: a ring with a bar across it."""
    canvas.oval(50, 50, 46, 46, ink)
    canvas.oval(50, 50, 32, 32, ground)
    brush(canvas, "24,76 76,24", 13, ink, start=1, end=1)


def stop(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """No way through."""
    canvas.oval(50, 50, 47, 47, ink)
    canvas.oval(50, 50, 36, 36, ground)
    paint(canvas, "24,41! 76,41! 76,59! 24,59!", ink)


@cache
def struck(drawing: Drawing) -> Drawing:
    """The mark struck through: forbidden now."""

    def draw(canvas: Canvas, ink: Colour, ground: Colour) -> None:
        drawing(canvas, ink, ground)
        brush(canvas, "4,96 96,4", 20, ground, start=1, end=1)
        brush(canvas, "2,98 98,2", 10, ink, start=1, end=1)

    return draw


def back(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A card goes back."""
    paint(canvas, "30,34! 76,34! 76,98! 30,98!", ink)
    paint(canvas, "38,42! 68,42! 68,90! 38,90!", ground)
    brush(canvas, "90,66 92,30 62,12 36,14", 10, ink, start=0.9, end=0.9)
    paint(canvas, "10,15! 42,0! 40,32!", ink)


def copies(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A copy."""
    paint(canvas, "8,8! 68,8! 68,68! 8,68!", ink)
    paint(canvas, "18,18! 58,18! 58,58! 18,58!", ground)
    paint(canvas, "34,34! 94,34! 94,94! 34,94!", ink)


def broken(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A broken ring: a loss."""
    canvas.oval(50, 50, 46, 46, ink)
    canvas.oval(50, 50, 33, 33, ground)
    brush(canvas, "62,0 46,30 58,52 40,76 48,100", 12, ground, start=1, end=1)
    brush(canvas, "62,0 46,30 58,52 40,76 48,100", 5, ink, start=1, end=1)


def nothing(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """None."""
    brush(canvas, "28,50 72,50", 9, ink, start=0.9, end=0.9)


def warning(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Something is wrong."""
    paint(canvas, "36,4! 64,4! 58,64! 42,64!", ink)
    canvas.oval(50, 84, 12, 12, ink)


def question(canvas: Canvas, ink: Colour, _: Colour) -> None:
    """Not decided yet."""
    brush(canvas, "22,34 30,12 54,6 76,22 70,44 52,52 50,66", 17, ink, start=0.7, end=0.9)
    canvas.oval(50, 88, 10, 10, ink)


ALL: Final[tuple[Drawing, ...]] = (
    left,
    right,
    up,
    may_go_up,
    turn,
    feet,
    tick,
    cross,
    plus,
    padlock,
    banned,
    stop,
    back,
    copies,
    broken,
    nothing,
    warning,
    question,
)
