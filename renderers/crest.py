"""The bot's avatar: four tatami mats and a half mat, laid as in a tea room."""

from __future__ import annotations

from typing import Final

from renderers.canvas import Box, Canvas
from renderers.painter import Picture
from renderers.palette import AI, ASAGI, MATCHA, NIGHT, SHU, SUMI, WASHI, YUKI, Colour, mix

SIZE: Final = 256
LINE: Final = 4.0
HEM: Final = 6.0
"""The width of the cloth along the long sides of a mat."""
SIDE: Final = 50.0
"""The side of a half mat; a full mat is two of them."""
CLOTH: Final = mix(ASAGI, AI, 0.35)
STRAW: Final = (mix(MATCHA, WASHI, 0.55), mix(MATCHA, WASHI, 0.35))
"""The two shades of straw: mats that lie across and mats that lie along reflect light differently."""


def crest() -> Picture:
    """Square, with empty corners: Discord cuts a circle out of it."""
    canvas = Canvas(SIZE, SIZE, NIGHT, seed="crest", scale=4)
    canvas.disc(SIZE / 2, SIZE / 2, SIZE * 0.47, AI, LINE, YUKI)
    with canvas.at(SIZE / 2 - 1.5 * SIDE, SIZE / 2 - 1.5 * SIDE):
        canvas.slab((0, 0, 3 * SIDE, 3 * SIDE), 3, SUMI, LINE)
        for left, top, across in ((0, 0, 2), (2, 0, 1), (1, 2, 2), (0, 1, 1)):
            _mat(canvas, left * SIDE, top * SIDE, along=across == 2)
        canvas.slab(_inside(SIDE, SIDE, SIDE, SIDE), 1, SHU)
    return Picture(canvas.reduced(), "")


def _mat(canvas: Canvas, left: float, top: float, *, along: bool) -> None:
    """Draw one mat; its long sides have hems."""
    across, down = (2 * SIDE, SIDE) if along else (SIDE, 2 * SIDE)
    left, top, right, bottom = _inside(left, top, across, down)
    canvas.slab((left, top, right, bottom), 1, STRAW[along])
    for step in range(1, 5):
        _straw(canvas, (left, top, right, bottom), step / 5, along=along)
    hems: tuple[Box, Box]
    if along:
        hems = (left, top, right, top + HEM), (left, bottom - HEM, right, bottom)
    else:
        hems = (left, top, left + HEM, bottom), (right - HEM, top, right, bottom)
    for hem in hems:
        canvas.slab(hem, 1, CLOTH)


def _straw(canvas: Canvas, mat: Box, share: float, *, along: bool) -> None:
    left, top, right, bottom = mat
    shade: Colour = mix(STRAW[along], SUMI, 0.18)
    if along:
        y = top + (bottom - top) * share
        canvas.slab((left, y - 0.6, right, y + 0.6), 0, shade)
    else:
        x = left + (right - left) * share
        canvas.slab((x - 0.6, top, x + 0.6, bottom), 0, shade)


def _inside(left: float, top: float, across: float, down: float) -> Box:
    """A box shrunk by the width of its outline."""
    return left + LINE / 2, top + LINE / 2, left + across - LINE / 2, top + down - LINE / 2
