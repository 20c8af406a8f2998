"""The parts that tell faces apart: outlines, eyes, hair, plates and hats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from renderers.brush import both, brush, clipped, paint, whole
from renderers.canvas import Canvas
from renderers.kit.visage import SHEEN, Gaze, stubble
from renderers.palette import SKIN, SUMI, YAMABUKI, YUKI, Colour, mix
from renderers.rig.person import LACQUER

YOUNG: Final = "50,14 61,15 69.6,20.6 75,31 76.4,43 76,53 73.4,63 69.6,74 63.6,85 57,93 50,96"
GAUNT: Final = "50,14 60,15 68.6,20.6 74,31 75.6,43 76,52 73.8,61 71.6,72 66.6,84 58.4,95 50,98.4"
SOFT: Final = "50,14 60.6,15 69,20.6 74,31 75.2,43 74.6,53 71.6,64 66.6,75.6 60,86 54.6,92.4 50,94"
OLD: Final = "50,10 62,11 71.6,17.6 77,29 78,43 77,54 74.6,64 71.6,75 66.6,86 58.4,96 50,99"

STEADY: Final = Gaze(
    "56,51! 60,47 65.4,45.6 73,48! 68,52 62,53",
    "54.4,51.4 60,46.4 65.4,45 75,47.8",
    "56.6,45.4 63,42.8 72.8,43.6",
    "58,53.4 63,54.4 70.4,51.8",
    iris=2.7,
    iris_y=49.2,
)
COLD: Final = Gaze(
    "56.5,51.2! 60,49.5 65.4,48.6 72.6,48.8! 67.5,51.3 62,52.2",
    "54.8,52.2 60,49.1 65.4,48 74.4,48.2",
    "57,48.6 62.5,46.2 72.6,45.8",
    "58,52.8 63,53.6 70,51.4",
    iris=2.3,
    iris_y=50,
)


def hair(canvas: Canvas) -> None:
    """The right half of hair that is combed back."""
    paint(
        canvas,
        "50,10! 61,11 70,17.4 76.6,29 78.4,44 77,54! 74.4,50 73.4,42 71,34 64,27.6 56,25 50,27.4!",
        SUMI,
    )
    for path in ("52,14 56,18 60,24", "57,13.4 63,18 67,26", "63,16 69,22 72,31", "70,22 74,31 75.2,39"):
        brush(canvas, path, 0.65, SHEEN, start=0.3)


def shoulder(lace: Colour) -> Callable[[Canvas], None]:
    """The right one of two shoulder plates, laced in a colour."""

    def plate(canvas: Canvas) -> None:
        paint(canvas, "80,106! 104,112 122,126 126,140! 92,140! 78,120!", LACQUER, 1.3)
        for y in (114, 122, 130):
            brush(canvas, f"84,{y - 2} 102,{y + 2} 120,{y + 10}", 1.8, lace, start=1, end=1)

    return plate


def breastplate(canvas: Canvas, lace: Colour) -> None:
    """The upper edge of a breastplate, with its cords."""
    paint(canvas, "14,116! 30,112 50,118 70,112 86,116! 92,150! 8,150!", LACQUER, 1.3)
    for y in (122, 130, 138):
        brush(canvas, f"12,{y} 50,{y + 4} 88,{y}", 2, lace, start=1, end=1)
    both(canvas, lambda half: brush(half, "74,100 72,108 76,118", 4, lace, start=1, end=1))


def flat_hat(canvas: Canvas, crest: Colour = YAMABUKI) -> None:
    """The hat of a foot soldier over the brows, with its cord under the chin."""
    both(
        canvas, lambda half: brush(half, "78,42 76,70 62,94 52,99", 1.8, mix(SUMI, SKIN, 0.1), start=1, end=1)
    )
    paint(canvas, "25,40! 50,38 75,40! 75,46! 50,43.6 25,46!", mix(SKIN, SUMI, 0.5))
    paint(
        canvas,
        "50,-12! 62,-8 92,20 126,42! 98,45 50,39.6 2,45 -26,42! 8,20 38,-8",
        LACQUER,
        1.8,
    )
    brush(canvas, "-14,41 50,34 114,41", 1.4, mix(LACQUER, YUKI, 0.4), start=0.4, end=0.3)
    for x in (20, 50, 80):
        brush(canvas, [(50, -10), ((50 + x) / 2, 12), (x * 1.24 - 12, 38)], 0.9, mix(LACQUER, YUKI, 0.3))
    canvas.disc(50, 17, 10, crest, 1.6)
    canvas.disc(50, 17, 4.6, LACQUER, 0)


def unshaven(canvas: Canvas, half: str, ink: Colour, *, seed: str, count: int = 220, top: float = 72) -> None:
    """A few days without a razor, within the outline of a face."""
    with clipped(canvas, whole(half)):
        stubble(canvas, ink, seed=seed, count=count, top=top)
