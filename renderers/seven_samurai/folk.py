"""Small figures of the scene: raiders on the crest, intruders among the houses; and the light of a house."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from PIL import Image

from renderers.brush import brush, paint
from renderers.canvas import Canvas, Sprite
from renderers.ink import rim
from renderers.palette import GLOW, SHU, SUMI, YUKI, mix, pigment

DARK = pigment("12131F")


@lru_cache(maxsize=2)
def raider(mirrored: bool) -> Sprite:
    """A hat, a cloak and a spear against the sky, anchored at the foot."""
    canvas = Canvas(30, 46, seed="raider", scale=4)
    with canvas.at(15, 42, 0.42, mirrored=mirrored):
        brush(canvas, "16,0 22,-92", 4.5, DARK, start=1, end=0.8)
        paint(canvas, "22,-92! 27,-80 22,-72! 17,-80", mix(SHU, SUMI, 0.2))
        paint(canvas, "-16,2! -14,-26 -8,-40 8,-40 14,-26 16,2!", DARK)
        canvas.oval(0, -46, 9, 10, DARK)
        paint(canvas, "-20,-46! 0,-66! 20,-46! 0,-50", DARK)
    canvas.image = rim(canvas.image, 1.1 * canvas.scale, pigment("A9B4C4"))
    return canvas.sprite(15, 42)


@lru_cache(maxsize=2)
def lurker(mirrored: bool) -> Sprite:
    """A hooded figure with two eyes, anchored at the foot."""
    canvas = Canvas(40, 44, seed="lurker", scale=4)
    with canvas.at(20, 40, 0.4, mirrored=mirrored):
        paint(canvas, "-26,2! -24,-30 -18,-60 2,-80! 18,-58 22,-28 26,2!", DARK)
        paint(canvas, "-14,-52 2,-60 14,-50 8,-40 -10,-40", pigment("4A2A2A"))
        canvas.oval(-5, -48, 3.6, 2.6, YUKI)
        canvas.oval(7, -48, 3.6, 2.6, YUKI)
        brush(canvas, "-30,-18 -40,-50", 4, mix(YUKI, DARK, 0.35), start=1, end=0.2)
    canvas.image = rim(canvas.image, 1.5 * canvas.scale, pigment("D8B08C"))
    return canvas.sprite(20, 40)


@lru_cache(maxsize=8)
def glow(width: int) -> Sprite:
    """The warm light before an inhabited house, anchored at its foot."""
    across, down = round(width * 1.7), round(width * 0.9)
    x, y = np.meshgrid(np.linspace(-1, 1, across), np.linspace(-1, 1, down))
    shine = np.clip(1 - np.hypot(x, y), 0, 1) ** 1.4 * 120
    image = Image.new("RGB", (across, down), GLOW)
    image.putalpha(Image.fromarray(shine.astype("u1")))
    return Sprite(image, across // 2, round(down * 0.56))
