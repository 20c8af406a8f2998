"""The night of a fall: a large moon off the middle, one red cut across it, snow."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.canvas import Canvas, Sheet
from renderers.kit.dry_brush import dry_stroke, spatter
from renderers.kit.moment import FLOOR
from renderers.kit.nature.night import disc, flakes
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import NIGHT, SHU, pigment
from renderers.paper import bokashi
from renderers.pieces import kept

MOON: Final = (716.0, 232.0)
RADIUS: Final = 204
LIGHT: Final = pigment("EFE2BF")
SKY: Final = (
    (0.0, pigment("0E1424")),
    (0.45, pigment("1C2A47")),
    (0.78, pigment("4A5D7E")),
    (1.0, pigment("6E83A3")),
)
HALO: Final = (pigment("2A3C60"), pigment("3A5078"))
BARS: Final = pigment("33476C")
CUT: Final = ((1020.0, 20.0), (404.0, 486.0))


@kept
def night(who: str) -> Image.Image:
    """The night in which somebody falls, with the cut that nobody else gets. Copy it before drawing on it."""
    canvas = Canvas(WIDTH, HEIGHT, NIGHT, seed="fall", scale=1)
    bokashi(canvas, SKY, 0, FLOOR + 20)
    drawn = Sheet(canvas.image)
    drawn.ink((0, 0, WIDTH, FLOOR), lambda c: disc(c, MOON, RADIUS, LIGHT, HALO, BARS))

    def cut(c: Canvas) -> None:
        dry_stroke(c, *CUT, 104, SHU, f"{who} cut")
        spatter(c, (416, 440), 170, SHU, f"{who} blood", drops=52, lean=(-1, 0.7))
        flakes(c, 0, FLOOR, 130, f"{who} snow")

    drawn.ink((0, 0, WIDTH, FLOOR), cut)
    return drawn.image
