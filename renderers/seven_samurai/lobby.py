"""The samurai in the lobby: each as a man, and as the beast he turns into."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.canvas import Sheet
from renderers.kit.lineup import cropped
from renderers.seven_samurai.hill import DUSK, hill
from renderers.seven_samurai.portraits import roundel

REACH: Final = 1.18
"""The height of a portrait above its middle, in radii: heads reach beyond the frame."""


def draw_both_sides(seat: str, across: int, down: int) -> Image.Image:
    sheet = Sheet(cropped(hill(DUSK), across, down))
    radius = round(min(across / 4.3, down / (REACH + 1.1)))
    for side, beast in ((-1, False), (1, True)):
        x = across / 2 + side * min(across / 4.1, radius * 1.25)
        sheet.paste(roundel(seat, beast, radius), x, down * (REACH / (REACH + 1)))
    return sheet.image
