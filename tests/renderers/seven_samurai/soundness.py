"""What is true of every picture: its size and weight, its text, and that no words lie on others."""

from __future__ import annotations

import io
import re

from PIL import Image

from renderers.canvas import Written
from renderers.painter import Picture

LARGEST = 400 * 1024
LONGEST_ALT = 1000


def sound(picture: Picture, width: int) -> None:
    """Of the right width, light enough to send, with a text that stands for it."""
    encoded = picture.encode()
    assert len(encoded) < LARGEST
    with Image.open(io.BytesIO(encoded)) as image:
        assert (image.format, image.width) == ("WEBP", width)
    assert 0 < len(picture.alt) <= LONGEST_ALT
    assert not re.search(r"[{}]|\b(samurai|raider|penalty|symbol|bonus):\w", picture.alt)


def overlap(one: Written, other: Written) -> bool:
    return (
        one.box[0] + 2 < other.box[2]
        and other.box[0] + 2 < one.box[2]
        and one.box[1] + 2 < other.box[3]
        and other.box[1] + 2 < one.box[3]
    )
