"""A small landscape for the sample sheets: hills, a moon, a figure with a hat."""

from __future__ import annotations

from PIL import Image

from renderers.brush import brush, paint, whole
from renderers.canvas import Canvas, Sheet
from renderers.kit.marks import mark, people
from renderers.palette import AI, ASAGI, KINAKO, SKIN, SUMI, WASHI, YUKI, mix
from renderers.paper import bokashi


def country(across: int, down: int) -> Image.Image:
    """Dusk over two ranges of hills."""
    canvas = Canvas(across, down, AI, seed="country")
    bokashi(canvas, [(0, AI), (0.7, ASAGI), (1, mix(ASAGI, WASHI, 0.6))], 0, down)
    canvas.oval(across * 0.72, down * 0.26, down * 0.11, down * 0.11, WASHI)
    for height, colour in ((0.55, mix(ASAGI, WASHI, 0.3)), (0.72, mix(ASAGI, AI, 0.6))):
        y = down * height
        paint(
            canvas,
            f"{-20},{y} {across * 0.3},{y - down * 0.16} {across * 0.6},{y + down * 0.04}"
            f" {across + 20},{y - down * 0.1}! {across + 20},{down + 20}! {-20},{down + 20}!",
            colour,
        )
    return canvas.reduced()


def walker(sheet: Sheet, x: float, y: float, size: int) -> None:
    """A hat from afar."""
    sheet.paste(mark(people.hat, size, KINAKO, SUMI), x, y)


def wanderer(canvas: Canvas) -> None:
    """A portrait: a straw hat, a shadow for a face, a cloak."""
    paint(canvas, "-14,132! -6,104 22,88 50,84 78,88 106,104 114,132!", ASAGI, 2)
    paint(canvas, whole("50,40 66,42 70,62 64,80 50,88"), SKIN, 1.6)
    paint(canvas, whole("50,40 66,40 71,58! 50,56"), mix(SKIN, SUMI, 0.5))
    brush(canvas, "42,74 50,72 58,74", 2, SUMI)
    paint(canvas, "50,6 72,24 108,56! 84,60 50,62 16,60 -8,56! 28,24", KINAKO, 2)
    for x in (10, 30, 50, 70, 90):
        brush(canvas, [(50, 10), ((50 + x) / 2, 34), (x, 58)], 1.4, mix(KINAKO, SUMI, 0.5))
    brush(canvas, "30,96 50,112 58,132", 3, YUKI)
