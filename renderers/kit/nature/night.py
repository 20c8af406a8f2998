"""Large skies: a night with the moon, a dawn with the sun, a sky over fires. And the snow below them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from PIL import Image, ImageChops

from renderers.canvas import Canvas, Point, Sprite
from renderers.ink import curve, sprite
from renderers.palette import YUKI, Colour, Ink, pigment
from renderers.pieces import kept

MOONLIGHT: Final = (182, 192, 222)
"""Factors (of 255) for red, green and blue of somebody in moonlight."""
DISC: Final = pigment("EFE2BF")
HALO: Final = (1.42, 1.18)
"""The radii of the two rings around the moon, as multiples of its own."""
BANK: Final[tuple[Colour, Colour]] = (pigment("B9C6D8"), pigment("DCE4EC"))
"""A drift of snow: its far and its near slope."""


def disc(
    c: Canvas, at: Point, radius: float, light: Colour, halo: tuple[Colour, Colour], bars: Colour
) -> None:
    """Draw a large moon or sun with two flat rings, and bars of cloud drawn across it with a flat brush."""
    x, y = at
    for share, colour in zip(HALO, halo, strict=True):
        c.disc(x, y, radius * share, colour, 0)
    c.disc(x, y, radius, light, 0)
    for down, left, right in ((0.34, 0.58, 2.04), (0.47, -1.75, 0.29), (0.54, -1.21, 0.92)):
        c.slab((x + left * radius, y + down * radius, x + right * radius, y + down * radius + 9), 4, bars)


def tinted(image: Image.Image, light: tuple[int, int, int] = MOONLIGHT) -> Image.Image:
    """A drawing in coloured light: its colours multiplied, its outline kept."""
    rgb = ImageChops.multiply(image.convert("RGB"), Image.new("RGB", image.size, light))
    rgb.putalpha(image.getchannel("A"))
    return rgb


def turned(drawn: Sprite, degrees: float) -> Sprite:
    """A sprite turned about its anchor."""
    reach = math.ceil(max(math.dist((drawn.x, drawn.y), corner) for corner in _corners(drawn.image)))
    square = Image.new("RGBA", (2 * reach, 2 * reach))
    square.paste(drawn.image, (reach - drawn.x, reach - drawn.y))
    return Sprite(square.rotate(degrees, Image.Resampling.BICUBIC), reach, reach)


def _corners(image: Image.Image) -> Sequence[Point]:
    return (0, 0), (image.width, 0), (0, image.height), (image.width, image.height)


@kept
def bank(across: int, high: int, slopes: tuple[Colour, Colour] = BANK, seed: str = "bank") -> Sprite:
    """A drift of snow over the whole width, for the foot of a picture; anchored at its lower left corner."""

    def draw(c: Canvas) -> None:
        dice = Random(seed)
        crest = [(across * n / 7 - 20, -high * dice.uniform(0.5, 0.98)) for n in range(9)]
        far = curve([(-40, -high * 0.6), *crest, (across + 60, -high * 0.6)])
        near = [(x, y + high * 0.34 + high * 0.12 * math.sin(x / 90)) for x, y in far]
        for edge, colour in ((far, slopes[0]), (near, slopes[1])):
            c.fill([*edge, (across + 60, 8), (-40, 8)], colour)

    return sprite((0, -high - 8, across, 4), draw, seed=seed)


def flakes(c: Canvas, top: float, bottom: float, count: int, seed: str, ink: Ink = YUKI) -> None:
    """Draw falling snow, or sparks in another ink."""
    dice = Random(seed)
    for _ in range(count):
        radius = dice.choice((1.2, 1.6, 2.2, 3.2))
        c.oval(dice.uniform(0, c.width), dice.uniform(top, bottom), radius, radius, ink)
