"""Properties of every picture: its size and weight, its text, words that are whole and do not overlap, and
the same bytes in every process."""

from __future__ import annotations

import io
import itertools
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from renderers.canvas import Box, Sheet, Written
from renderers.kit.sizes import LEAST
from renderers.painter import Picture
from renderers.palette import Colour, Ink, contrast
from renderers.type import ELLIPSIS, Face, font

Pixels: TypeAlias = NDArray[Any]

LARGEST = 300 * 1024
LONGEST_ALT = 1000
TOUCHING = 2
"""Pixels: boxes of letters that share no more than this do not overlap."""
HIDDEN = 0.1
"""The largest share of a text that may be hidden by other drawings."""
NEAR = 64
CONTRAST = 4.5
ROOT = Path(__file__).parents[2]


def sound(picture: Picture, width: int, height: int | None = None) -> None:
    """Check that a picture has the right size, is light enough to send, and has an alternative text."""
    encoded = picture.encode()
    assert len(encoded) < LARGEST
    with Image.open(io.BytesIO(encoded)) as image:
        assert image.format == "WEBP"
        assert image.size == (width, image.height if height is None else height)
    assert 0 < len(picture.alt) <= LONGEST_ALT
    assert not re.search(r"[{}]|\b(samurai|raider|penalty|symbol|bonus|area|ronin):\w", picture.alt)


def overlap(one: Written, other: Written) -> bool:
    return (
        one.box[0] + TOUCHING < other.box[2]
        and other.box[0] + TOUCHING < one.box[2]
        and one.box[1] + TOUCHING < other.box[3]
        and other.box[1] + TOUCHING < one.box[3]
    )


def within(sheet: Sheet, box: Box | None = None) -> None:
    """Check that every text is inside the picture, or this box of it, and clear of every other text."""
    left, top, right, bottom = box or (0, 0, sheet.width, sheet.height)
    for written in sheet.written:
        x0, y0, x1, y1 = written.box
        assert left <= x0 and top <= y0 and x1 <= right and y1 <= bottom, written
    for one, other in itertools.combinations(sheet.written, 2):
        assert not overlap(one, other), (one, other)


def crowded(picture: Picture) -> list[str]:
    """The words of a picture that reach out of it, or overlap others."""
    wide, high = picture.image.size
    found = [
        f"{text.text!r} reaches out of the picture"
        for text in picture.written
        if text.box[0] < 0 or text.box[1] < 0 or text.box[2] > wide or text.box[3] > high
    ]
    pairs = itertools.combinations(picture.written, 2)
    return found + [f"{one.text!r} lies on {other.text!r}" for one, other in pairs if overlap(one, other)]


def legible(sheet: Sheet, least: int, box: Box | None = None) -> None:
    """Check that every text is also whole and large enough."""
    assert sheet.written
    for written in sheet.written:
        assert written.size >= least, written
        assert ELLIPSIS not in written.text, written
    within(sheet, box)


def measured(image: Image.Image, written: Sequence[Written], least: int = LEAST) -> list[str]:
    """The faults of the words as seen in the picture: too small, hidden, or too pale."""
    picture = np.asarray(image.convert("RGB")).astype(int)
    faults: list[str] = []
    for text in written:
        if text.size < least:
            faults.append(f"{text.text!r} is {text.size} px high")
        # Letters are set on the sheet itself, or large on a drawing that is then reduced.
        (letters, ground), (reduced, _) = (_letters_and_ground(picture, text, scale) for scale in (1, 4))
        if letters.size == 0 or reduced.size == 0 or len(text.ink) > 3:
            continue
        seen = max(_share_seen(letters, text.ink), _share_seen(reduced, text.ink))
        if seen < 1 - HIDDEN:
            faults.append(f"{text.text!r}: only {seen:.0%} is to be seen")
        if ground.size:
            shows = contrast(_colour(text.ink), _colour(np.median(ground, axis=0)))
            if shows < CONTRAST:
                faults.append(f"{text.text!r}: contrast {shows:.1f}")
    return faults


def _colour(channels: Iterable[float]) -> Colour:
    red, green, blue = (round(channel) for channel in channels)
    return red, green, blue


def _share_seen(letters: Pixels, ink: Ink) -> float:
    """The share of the letters that has its ink; grain and soft edges leave a similar colour."""
    return float((np.abs(letters - np.array(ink)).max(axis=1) < NEAR).mean())


def _letters_and_ground(picture: Pixels, text: Written, scale: int) -> tuple[Pixels, Pixels]:
    """The pixels under the letters of a text, and those between and around them."""
    left, top = (int(edge) - 3 for edge in text.box[:2])
    right, bottom = (int(edge) + 4 for edge in text.box[2:])
    rows, columns = picture.shape[:2]
    if left < 0 or top < 0 or right > columns or bottom > rows:
        return np.empty((0, 3)), np.empty((0, 3))
    x, y = (round(edge - start) for edge, start in zip(text.box[:2], (left, top), strict=True))
    size = (max(1, round(text.box[2] - text.box[0])), max(1, round(text.box[3] - text.box[1])))
    heart, clear = _masks(
        text.text, text.face, text.size * scale, (x, y, *size), (right - left, bottom - top)
    )
    part = picture[top:bottom, left:right]
    return part[heart], part[clear]


@lru_cache(maxsize=4096)
def _masks(
    text: str, face: Face, size: int, lies: tuple[int, int, int, int], room: tuple[int, int]
) -> tuple[Pixels, Pixels]:
    """Masks of pixels that surely belong to letters, and of pixels that surely do not, in a box slightly
    larger than the text."""
    x, y, across, down = lies
    letters = font(face, size)
    x0, y0, x1, y1 = letters.getbbox(text)
    large = Image.new("L", (round(x1 - x0), round(y1 - y0)))
    ImageDraw.Draw(large).text((-x0, -y0), text, font=letters, fill=255)
    mask = Image.new("L", room)
    mask.paste(large.resize((across, down)), (x, y))
    # Reduced letters may be half a pixel off: use only their inner part.
    heart = np.asarray(mask.filter(ImageFilter.MinFilter(3))) > 200
    clear = np.asarray(mask.filter(ImageFilter.MaxFilter(5))) == 0
    return heart, clear


def elsewhere(code: str) -> list[str]:
    """The output of this code in another process, with another hash seed."""
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    return run.stdout.split()
