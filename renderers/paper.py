"""Paper and printing: grain, washes graded with a wet brush (bokashi), torn edges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from statistics import NormalDist
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops

from renderers.canvas import Box, Canvas, Point
from renderers.ink import shape
from renderers.palette import WASHI, Colour, Ink
from renderers.pieces import kept

Reals: TypeAlias = NDArray[np.float32]
FINE = 16
"""Samples per pixel for the streaks of a wooden block."""

BROAD = 2
"""Pixels beside each other that get the same streak."""

WAVE = 24
"""Pixels: the largest shift of the wood grain to either side."""

STRIP = 32
"""Rows printed at a time: allocating memory for a whole sky would take longer than drawing it."""

PATCH = 8
"""Pixels: the light is computed in squares of this side and interpolated."""

LIFTED = 128
"""The neutral value of a byte that stores lighter and darker."""


def scattered(dice: np.random.Generator, height: int, width: int, spread: float) -> Reals:
    """A random value for every pixel, mostly near 0: a bell curve from a table, much faster than computing
    it."""
    return np.take(_bell() * np.float32(spread), dice.integers(0, 256, (height, width), np.uint8))


@cache
def _bell() -> Reals:
    """A bell curve in 256 equal parts."""
    return np.array([NormalDist().inv_cdf((part + 0.5) / 256) for part in range(256)], np.float32)


def patches(length: int) -> Reals:
    """The middles of the squares along this many pixels, in pixels (see ``PATCH``)."""
    count = max(1, length // PATCH)
    return (np.arange(count, dtype=np.float32) + np.float32(0.5)) * np.float32(length / count)


def toned(image: Image.Image, light: NDArray[np.floating[Any]]) -> Image.Image:
    """Apply light to a picture: the factor for its colours, given in squares and interpolated. The picture is
    changed."""
    image.paste((0, 0, 0), mask=_spread(1 - light, image))
    peak = float(light.max()) - 1
    if peak > 0:
        brighter = _spread((light - 1) / peak, image)
        table = [min(255, round(value * (1 + peak))) for value in range(256)] * 3
        box = brighter.getbbox()
        image.paste(image.crop(box).point(table), box, brighter.crop(box))
    return image


def _spread(share: NDArray[np.floating[Any]], image: Image.Image) -> Image.Image:
    """A mask for the whole picture, interpolated from a value for each square."""
    part = Image.fromarray((np.clip(share, 0, 1) * 255).round().astype("u1"))
    return part.resize(image.size, Image.Resampling.BILINEAR)


@kept
def grain(width: int, height: int, seed: int = 5, strength: float = 1) -> Image.Image:
    """A mask of paper fibre to multiply a picture with. It is cached: do not draw on it."""
    dice = np.random.default_rng(seed)
    pulp = (max(2, width // 3), max(2, height // 2))

    def cloud(across: int, down: int, depth: float) -> Reals:
        """Smooth noise with patches of this many pixels."""
        coarse = scattered(dice, max(2, height // down), max(2, width // across), depth * strength)
        return np.asarray(Image.fromarray(coarse).resize(pulp, Image.Resampling.BICUBIC))

    noise = Image.fromarray(dice.integers(0, 256, (height, width), np.uint8))
    fibre = noise.point([round(LIFTED + float(depth) * 1.6 * strength) for depth in _bell()])
    clouds = 248 + cloud(3, 2, 1.8) + cloud(60, 5, 1.6) + cloud(120, 90, 2.2)
    soft = Image.fromarray(np.clip(clouds, 0, 255).astype("u1")).resize(
        (width, height), Image.Resampling.BILINEAR
    )
    mask = ImageChops.add(soft, fibre, 1, -LIFTED)
    return Image.merge("RGB", (mask, mask, mask))


def printed(image: Image.Image, seed: int = 5) -> Image.Image:
    """The picture as printed on paper."""
    return ImageChops.multiply(image, grain(image.width, image.height, seed))


def bokashi(canvas: Canvas, stops: Sequence[tuple[float, Colour]], top: float, bottom: float) -> None:
    """Grade a band of the canvas from colour to colour, with the streaks of a wooden block.

    ``stops`` are (share of the way down, colour). The band is soft, so it is made in final pixels, a strip at
    a time, and enlarged into the supersampled canvas.
    """
    scale, across, last = canvas.scale, canvas.width, round(bottom)
    places = [place for place, _ in stops]
    block, dice = _block(last + 2 * WAVE), np.random.default_rng(3)
    columns = np.arange(0, across, BROAD)
    warp = ((WAVE + 14 * np.sin(columns / 210) + 9 * np.sin(columns / 97 + 1.3)) * FINE).astype(int)
    for first in range(round(top), last, STRIP):
        rows = np.arange(first, min(first + STRIP, last))
        streaks = np.take(block, rows[:, None] * FINE + warp[None, :])
        tone = np.repeat(streaks, BROAD, axis=1)[:, :across]
        tone += scattered(dice, len(rows), across, 1.2 / scale)
        share, band = (rows - top) / (bottom - top), np.empty((*tone.shape, 3), np.uint8)
        for channel in range(3):
            wash = np.interp(share, places, [colour[channel] for _, colour in stops]).astype("f4")
            band[:, :, channel] = np.clip(tone + wash[:, None], 0, 255)
        size = (across * scale, len(rows) * scale)
        canvas.image.paste(Image.fromarray(band).resize(size, Image.Resampling.NEAREST), (0, first * scale))


@lru_cache(maxsize=4)
def _block(rows: int) -> Reals:
    """The streaks down a wooden block with this many rows of pixels."""
    height = np.arange(rows * FINE) / FINE
    streaks = np.sin(height * 0.62 + 1.7 * np.sin(height * 0.11)) + 0.6 * np.sin(height * 1.73)
    return (streaks * 1.5).astype("f4")


def torn(box: Box, seed: str, depth: float = 2.2) -> list[Point]:
    """The outline of a sheet with torn edges."""
    left, top, right, bottom = box
    dice = Random(seed)
    corners = [(left, top + 2), (right, top - 1), (right + 2, bottom), (left - 1, bottom + 1)]
    outline: list[Point] = []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        tears = max(5, int((abs(x1 - x0) + abs(y1 - y0)) / 18))
        for tear in range(tears):
            t = tear / tears
            outline.append(
                (
                    x0 + (x1 - x0) * t + dice.uniform(-depth, depth),
                    y0 + (y1 - y0) * t + dice.uniform(-depth, depth),
                )
            )
    return outline


def scrap(canvas: Canvas, box: Box, seed: str, fill: Ink = WASHI, line: float = 2.4) -> None:
    """A torn scrap of paper, used for captions everywhere."""
    shape(canvas, torn(box, seed), fill, line)
