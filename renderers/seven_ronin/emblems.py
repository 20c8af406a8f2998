"""Small square pictures for the rules: a face for each ronin, a house for each area, signs of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PIL import Image

from renderers.canvas import Sheet
from renderers.kit.captions import PLAIN
from renderers.kit.marks import Drawing, arms, mark, people
from renderers.kit.plate import stage
from renderers.palette import NIGHT, SUMI, WASHI
from renderers.paper import printed
from renderers.seven_ronin import tokens
from renderers.seven_ronin.closer import backdrop
from renderers.seven_ronin.faces import FACES, SHINOBI
from renderers.seven_ronin.ground import near
from renderers.seven_ronin.marks import SIGNS
from renderers.seven_ronin.places import DRAWINGS

SIDE: Final = 240
LIFTED: Final = 22
"""The distance of a place from the lower edge."""
DEEDS: Final[Mapping[str, Drawing]] = {
    "emblem:threat": arms.spear,
    "emblem:reserve": people.hood,
    "emblem:wound": arms.wound,
    "emblem:held": arms.full_spear,
}
"""Signs of the band and the map."""
NINJA: Final = "emblem:ninja"
KEYS: Final = (*FACES, *DRAWINGS, NINJA, *DEEDS)


def draw_emblem(key: str) -> Image.Image:
    if key in DRAWINGS:
        sheet = Sheet(backdrop(SIDE, SIDE, 1).copy())
        sheet.paste(near(key, 1.1), SIDE / 2, SIDE - LIFTED)
        if key in SIGNS:
            sheet.paste(tokens.sign(key, 34), 42, 42)
    elif key in DEEDS:
        sheet = Sheet(Image.new("RGB", (SIDE, SIDE), WASHI))
        sheet.paste(mark(DEEDS[key], 170, SUMI, WASHI), SIDE / 2, SIDE / 2)
    else:
        sheet = Sheet(Image.new("RGB", (SIDE, SIDE), NIGHT))
        stage(FACES.get(key, SHINOBI), PLAIN)(sheet, (0, 0, SIDE, SIDE))
    sheet.draw.rectangle((0, 0, SIDE - 1, SIDE - 1), outline=SUMI, width=5)
    return printed(sheet.image)
