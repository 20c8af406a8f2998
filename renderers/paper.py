"""Paper and printing: grain, washes graded with a wet brush (bokashi), torn edges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import numpy as np
from PIL import Image, ImageChops

from renderers.canvas import Box, Canvas, Point
from renderers.ink import shape
from renderers.palette import WASHI, Colour, Ink


@lru_cache(maxsize=8)
def grain(width: int, height: int, seed: int = 5, strength: float = 1) -> Image.Image:
    """A mask of paper fibre to multiply a picture with. Do not draw on it: it is cached."""
    dice = np.random.default_rng(seed)

    def cloud(across: int, down: int, depth: float) -> np.ndarray:
        """Noise in soft patches of this many pixels."""
        coarse = dice.normal(0, 1, (max(2, height // down), max(2, width // across))).astype("f4")
        return np.asarray(Image.fromarray(coarse).resize((width, height), Image.Resampling.BICUBIC)) * depth

    fibre = dice.normal(0, 1, (height, width)).astype("f4") * 1.6
    depth = fibre + cloud(3, 2, 1.8) + cloud(60, 5, 1.6) + cloud(120, 90, 2.2)
    mask = Image.fromarray(np.clip(248 + depth * strength, 0, 255).astype("u1"))
    return Image.merge("RGB", (mask, mask, mask))


def printed(image: Image.Image, seed: int = 5) -> Image.Image:
    """The picture as it looks on paper."""
    return ImageChops.multiply(image, grain(image.width, image.height, seed))


def bokashi(canvas: Canvas, stops: Sequence[tuple[float, Colour]], top: float, bottom: float) -> None:
    """Grade a band of the canvas from colour to colour, with the streaks of a wooden block.

    ``stops`` are (share of the way down, colour).
    """
    scale = canvas.scale
    first, last = round(top * scale), round(bottom * scale)
    rows = np.arange(first, last)
    share = (rows / scale - top) / (bottom - top)
    places = [place for place, _ in stops]
    wash = np.stack(
        [np.interp(share, places, [colour[channel] for _, colour in stops]) for channel in range(3)], axis=1
    )
    columns = np.arange(canvas.image.width) / scale
    warp = 14 * np.sin(columns / 210) + 9 * np.sin(columns / 97 + 1.3)
    height = rows[:, None] / scale + warp[None, :]
    streaks = np.sin(height * 0.62 + 1.7 * np.sin(height * 0.11)) + 0.6 * np.sin(height * 1.73)
    dice = np.random.default_rng(3)
    tone = streaks * 1.5 + dice.normal(0, 1.2, streaks.shape)
    band = np.clip(wash[:, None, :] + tone[:, :, None], 0, 255).astype("u1")
    canvas.image.paste(Image.fromarray(band), (0, first))


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
    """A torn scrap of paper: the house's caption panel."""
    shape(canvas, torn(box, seed), fill, line)
