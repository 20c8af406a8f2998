"""A contact sheet: all sample pictures of a folder side by side, at the size of a phone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from renderers.kit.sizes import PHONE
from renderers.palette import NIGHT, SHADE
from renderers.type import Face, fit, font

COLUMNS: Final = 4
GAP: Final = 12
CAPTION: Final = 24
"""Pixels for a picture's name below it."""
TYPE: Final = 16


def contact(pictures: Sequence[tuple[str, Image.Image]]) -> Image.Image:
    """All pictures with their names. Anything unreadable here is unreadable on a phone."""
    small = [
        (name, image.resize((PHONE, round(image.height * PHONE / image.width)))) for name, image in pictures
    ]
    rows = [small[start : start + COLUMNS] for start in range(0, len(small), COLUMNS)]
    heights = [max(image.height for _, image in row) + CAPTION + GAP for row in rows]
    across = min(COLUMNS, max(1, len(small))) * (PHONE + GAP) + GAP
    sheet = Image.new("RGB", (across, math.ceil(sum(heights)) + GAP), NIGHT)
    draw = ImageDraw.Draw(sheet)
    y = GAP
    for row, high in zip(rows, heights, strict=True):
        for column, (name, image) in enumerate(row):
            x = GAP + column * (PHONE + GAP)
            sheet.paste(image, (x, y))
            line = fit(name, Face.LABEL, TYPE, PHONE, TYPE - 4)
            draw.text((x, y + image.height + 3), line.text, SHADE, font(line.face, line.size))
        y += high
    return sheet
