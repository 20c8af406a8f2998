"""What is true of every picture: its size and weight, its text, words that are whole and lie on no others,
and the same bytes in every process."""

from __future__ import annotations

import io
import itertools
import os
import re
import subprocess
import sys
from pathlib import Path

from PIL import Image

from renderers.canvas import Box, Sheet, Written
from renderers.painter import Picture
from renderers.type import ELLIPSIS

LARGEST = 400 * 1024
LONGEST_ALT = 1000
TOUCHING = 2
"""Boxes of letters that share so few pixels do not lie on each other."""
ROOT = Path(__file__).parents[2]


def sound(picture: Picture, width: int, height: int | None = None) -> None:
    """Of the right size, light enough to send, with a text that stands for it."""
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
    """Every text lies inside the picture, or inside this box of it, and clear of every other text."""
    left, top, right, bottom = box or (0, 0, sheet.width, sheet.height)
    for written in sheet.written:
        x0, y0, x1, y1 = written.box
        assert left <= x0 and top <= y0 and x1 <= right and y1 <= bottom, written
    for one, other in itertools.combinations(sheet.written, 2):
        assert not overlap(one, other), (one, other)


def legible(sheet: Sheet, least: int, box: Box | None = None) -> None:
    """Every text is also whole and large enough."""
    assert sheet.written
    for written in sheet.written:
        assert written.size >= least, written
        assert ELLIPSIS not in written.text, written
    within(sheet, box)


def elsewhere(code: str) -> list[str]:
    """What this code prints in another process, where text is hashed in another way."""
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    return run.stdout.split()
