"""Strokes that only 7 Ronin uses: a ninja cut in two, the drum's waves, poison, snow thrown up."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from renderers.canvas import Canvas, Sprite
from renderers.ink import sprite, stroke
from renderers.kit.marks import DROP, outlined
from renderers.kit.strokes import cut
from renderers.palette import MATCHA, SHU, SUMI, YUKI, mix
from renderers.seven_ronin.ninja import ninja


def slash(size: float, seed: str) -> Sprite:
    """The cut through a ninja."""
    return cut(round(138 * size), round(180 * size), seed)


@lru_cache(maxsize=8)
def cut_ninja(size: float) -> Sprite:
    """A ninja cut in two, the upper half sliding off."""
    whole = ninja(size)
    image = whole.image
    blade = Image.new("L", image.size, 0)
    upper = [(0, 0), (image.width, 0), (image.width, image.height * 0.38), (0, image.height * 0.66)]
    ImageDraw.Draw(blade).polygon(upper, fill=255)
    halves: list[Image.Image] = []
    for mask in (blade, ImageChops.invert(blade)):
        half = image.copy()
        half.putalpha(ImageChops.multiply(image.getchannel("A"), mask))
        halves.append(half)
    pad = 14
    both = Image.new("RGBA", (image.width + 2 * pad, image.height + 2 * pad), (0, 0, 0, 0))
    both.alpha_composite(halves[1], (pad + 3, pad + 2))
    both.alpha_composite(halves[0].rotate(14, Image.Resampling.BICUBIC), (pad - 9, pad - 10))
    return Sprite(both, whole.x + pad, whole.y + pad)


@lru_cache(maxsize=8)
def drum_waves(size: float, right: bool) -> Sprite:
    """Sound waves from Taiko's drum, on the side without a figure."""

    def draw(c: Canvas) -> None:
        green = mix(MATCHA, SUMI, 0.25)
        for radius in (34, 48, 62):
            turns = (step * 0.11 - 0.55 + (0.0 if right else math.pi) for step in range(11))
            arc = [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]
            stroke(c, arc, 9, YUKI, taper=(0.3, 0.3))
            stroke(c, arc, 4.5, green, taper=(0.2, 0.2))

    return sprite((-74, -74, 74, 74), draw, size=size)


@lru_cache(maxsize=8)
def ripples(size: float) -> Sprite:
    """Poison spreading in the Well: rings and a dark drop."""

    def draw(c: Canvas) -> None:
        for across in (18, 34, 52):
            turns = (step * math.tau / 40 for step in range(41))
            ring = [(across * math.cos(turn), across * 0.42 * math.sin(turn)) for turn in turns]
            stroke(c, ring, 7, YUKI, taper=(1, 1))
            stroke(c, ring, 3, SUMI, taper=(1, 0.2))
        with c.at(0, -34):
            outlined(c, DROP, 0, 0, 46, mix(SHU, SUMI, 0.5), 7)

    return sprite((-64, -66, 64, 34), draw, size=size, rim_width=3)


@lru_cache(maxsize=8)
def dust(size: float) -> Sprite:
    """Snow thrown up at the start of a ride to the right."""

    def draw(c: Canvas) -> None:
        for x, y, radius in ((-8, -4, 11), (-26, -2, 9), (-40, -6, 7), (-18, -14, 7), (-52, -3, 5)):
            c.disc(x, y, radius, YUKI, 1.6)

    return sprite((-64, -30, 12, 14), draw, size=size)
