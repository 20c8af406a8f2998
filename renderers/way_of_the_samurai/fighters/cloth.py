"""Clothes: the patterns of robes, and garments on shoulders and waist."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from renderers.brush import brush, clipped, paint, smooth, trail
from renderers.canvas import Canvas
from renderers.palette import KINAKO, SHU, STEEL, SUMI, YAMABUKI, YUKI, Colour, mix, pigment
from renderers.way_of_the_samurai.fighters.pose import Pose

Garment: TypeAlias = Callable[[Canvas, Pose], None]
"""A garment, drawn over the body or behind it."""
Weave: TypeAlias = Callable[[Canvas], None]
"""A pattern over the whole cloth, clipped to the garment."""

STRAW: Final = pigment("B8935A")


def outlined(canvas: Canvas, path: str) -> None:
    """The line around a painted shape."""
    edge = smooth(path, closed=True)
    trail(canvas, [*edge, edge[0]], 2.6)


# Patterns


def plain(_: Canvas) -> None:
    """No pattern."""


def striped(colour: Colour) -> Weave:
    def draw(canvas: Canvas) -> None:
        for count in range(-2, 22):
            x = count * 13
            brush(canvas, [(x, 20), (x - 4, 90), (x + 4, 190)], 2.2, colour, start=1, end=1)

    return draw


def hooped(colour: Colour, step: float = 15, width: float = 4) -> Weave:
    def draw(canvas: Canvas) -> None:
        for count in range(1, 14):
            y = count * step
            brush(canvas, [(0, y + 4), (100, y), (240, y + 4)], width, colour, start=1, end=1)

    return draw


def crests(colour: Colour, step: float = 24, radius: float = 5) -> Weave:
    def draw(canvas: Canvas) -> None:
        for row in range(9):
            for count in range(11):
                canvas.disc(count * step + row % 2 * step / 2, 30 + row * step * 0.8, radius, colour, 0)

    return draw


def scales(canvas: Canvas) -> None:
    """Small plates laced in rows."""
    for row in range(10):
        y = 46 + row * 13
        brush(canvas, [(0, y), (120, y + 2), (240, y)], 2.4, SUMI, start=1, end=1)
        for count in range(22):
            x = count * 11 + row % 2 * 5
            brush(canvas, [(x, y), (x + 1, y + 12)], 1.5, SUMI, start=1, end=1)


# Behind the body


def cape(colour: Colour, *, torn: bool = False, length: float = 150) -> Garment:
    """A cloak blown backwards by the wind."""

    def draw(canvas: Canvas, pose: Pose) -> None:
        with canvas.at(*pose.back):
            hem = (
                f"-66,{length - 8}! -54,{length - 24} -48,{length + 8}! -34,{length - 16} -26,{length + 12}!"
                f" -12,{length - 8}"
                if torn
                else f"-74,{length - 6}! -46,{length + 10} -14,{length + 8}"
            )
            paint(canvas, f"14,-18! -10,-16 -30,20 -52,70 {hem} 0,{length + 12}! 16,60 26,0", colour, 2.6)
            for fold in (f"-14,4 -36,60 -50,{length - 20}", f"-2,10 -20,70 -24,{length - 10}"):
                brush(canvas, fold, 2.2, mix(colour, SUMI, 0.5), start=0.3)

    return draw


def shell(canvas: Canvas, pose: Pose) -> None:
    with canvas.at(*pose.back):
        paint(canvas, "12,-26 -22,-20 -44,16 -40,56 -14,78 12,72", pigment("7A5A38"), 3)
        for ridge in ("-40,18 -14,10 10,14", "-38,48 -14,42 10,44", "-20,-16 -24,26 -14,72"):
            brush(canvas, ridge, 2.4, SUMI, start=0.6, end=0.6)


def swords_on_the_back(canvas: Canvas, pose: Pose) -> None:
    with canvas.at(*pose.back):
        for lean in (0, 16):
            brush(canvas, [(-36 + lean, -64), (40 + lean, 70)], 10, SUMI, start=1, end=1)
            brush(canvas, [(-50 + lean, -88), (-36 + lean, -64)], 8, STEEL, start=1, end=1)
            brush(canvas, [(-46 + lean, -58), (-26 + lean, -68)], 5, YAMABUKI, start=1, end=1)


# Over the body


def straw_cape(canvas: Canvas, pose: Pose) -> None:
    """The rain cape of a wanderer."""
    x, y = pose.head
    outline = (
        "-52,22 -30,-2 6,-4 30,12 48,48! 32,44 36,70! 20,56 14,82! 0,62 -10,86! -22,64 -38,84! -40,60"
        " -64,70! -58,44"
    )
    with canvas.at(x, y):
        paint(canvas, outline, STRAW, 2.6)
        dice = Random("straw")
        with clipped(canvas, outline):
            for _ in range(46):
                across, down = dice.uniform(-60, 42), dice.uniform(4, 62)
                lean = (across + 10) * 0.16
                tint = dice.choice((pigment("7A5A2E"), pigment("7A5A2E"), pigment("E0C48E")))
                blade = [(across, down), (across + lean * 0.6, down + 11), (across + lean, down + 22)]
                brush(canvas, blade, 2, tint, start=0.8)


def wide_shoulders(colour: Colour) -> Garment:
    """The stiff winged vest of a court."""

    def draw(canvas: Canvas, pose: Pose) -> None:
        with canvas.at(*pose.head):
            paint(canvas, "-8,2! -60,6! -74,22! -30,40 -22,76! -4,78 4,30!", colour, 2.6)
            paint(canvas, "4,4! 40,10! 58,30! 26,40 18,76! 0,78 -4,30!", colour, 2.6)
            for fold in ("-62,14 -30,26 -18,70", "46,18 22,30 12,70", "-40,10 -18,24 -10,70"):
                brush(canvas, fold, 1.8, mix(colour, YUKI, 0.3), start=0.4)

    return draw


def armour(lace: Colour, plate: Colour = STEEL) -> Garment:
    """Laced plates over the shoulders and at the waist."""

    def draw(canvas: Canvas, pose: Pose) -> None:
        with canvas.at(*pose.waist):
            for x in (-30, -4, 22):
                outline = f"{x - 14},0! {x + 14},0! {x + 18},44! {x - 18},44!"
                paint(canvas, outline, plate, 2.4)
                for y in (12, 24, 36):
                    brush(canvas, [(x - 16, y), (x + 16, y)], 3, lace, start=1, end=1)
        with canvas.at(*pose.head):
            for outline, lean in (("-50,10! -14,2! -12,50! -60,56!", -1), ("22,4! 46,10! 56,52! 24,54!", 1)):
                paint(canvas, outline, plate, 2.6)
                with clipped(canvas, outline):
                    for y in (18, 31, 44):
                        brush(canvas, [(-64, y - lean), (64, y + lean)], 3.4, lace, start=1, end=1)

    return draw


def coat(colour: Colour, lining: Colour = SHU) -> Garment:
    """Long skirts of a coat, open in front."""

    def draw(canvas: Canvas, pose: Pose) -> None:
        with canvas.at(*pose.waist):
            paint(canvas, "6,-10! -34,-8 -62,60 -92,104! -48,108 -22,72 4,10!", lining, 2.4)
            paint(canvas, "2,-10! -32,-8 -56,52 -80,92! -44,98 -22,60 0,6!", colour, 2.2)
            paint(canvas, "10,-8! 32,-8 48,40 66,88! 40,94 26,50 12,4!", colour, 2.4)
            for fold in ("-22,0 -40,50 -60,88", "24,0 38,50 50,86"):
                brush(canvas, fold, 2, mix(colour, SUMI, 0.5), start=0.3)

    return draw


def skirt(colour: Colour) -> Garment:
    """A wide gown over the legs."""

    def draw(canvas: Canvas, pose: Pose) -> None:
        with canvas.at(*pose.waist):
            paint(canvas, "-28,-6! 24,-8! 48,40 74,112! 30,104 0,118 -34,106 -82,114! -54,44", colour, 2.6)
            for fold in ("-16,0 -36,60 -52,108", "0,4 -4,60 -2,112", "14,0 34,56 48,106"):
                brush(canvas, fold, 2.2, mix(colour, SUMI, 0.45), start=0.3)

    return draw


def high_collar(colour: Colour) -> Garment:
    def draw(canvas: Canvas, pose: Pose) -> None:
        with canvas.at(*pose.head):
            paint(canvas, "-22,22! -26,-8 -10,-16! 2,2 18,-6! 24,8 16,26!", colour, 2.4)

    return draw


def bare_chest(skin: Colour) -> Garment:
    """A naked chest with muscles and a scar."""

    def draw(canvas: Canvas, pose: Pose) -> None:
        with clipped(canvas, pose.body):
            paint(canvas, pose.body, skin)
            with canvas.at(*pose.head):
                shade = mix(skin, pigment("6A3A24"), 0.45)
                for line in (
                    "-30,40 -4,56 26,44",
                    "-2,30 0,70 -4,110",
                    "-26,76 -4,84 20,76",
                    "-22,96 -4,102 16,96",
                ):
                    brush(canvas, line, 2.6, shade, start=0.3, end=0.2)
        outlined(canvas, pose.body)

    return draw


def rope(canvas: Canvas, pose: Pose) -> None:
    """The thick rope of a wrestler, with paper slips."""
    x, y = pose.waist
    girth = 62 * pose.girth
    brush(canvas, [(x - girth, y - 4), (x, y + 8), (x + girth, y - 6)], 18, SUMI, start=1, end=1)
    brush(canvas, [(x - girth, y - 4), (x, y + 8), (x + girth, y - 6)], 13, KINAKO, start=1, end=1)
    for step in range(7):
        across = x - girth + 14 + step * girth * 0.28
        brush(canvas, [(across, y - 2), (across + 8, y + 10)], 2, pigment("7A5A2E"), start=1, end=1)
    for across in (-24, 18):
        with canvas.at(x + across, y + 10):
            paint(canvas, "0,0! 10,0! 5,12! 14,12! 6,32! 8,16! 0,16!", YUKI, 1.6)
