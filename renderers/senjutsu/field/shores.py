"""The scene of the last picture: the land of the battlefield, with dry ground in front of the water."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from renderers.brush import brush, paint
from renderers.canvas import Canvas
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.senjutsu.field.countries import country
from renderers.senjutsu.field.ground import backdrop

HORIZON: Final = 330.0
BANK: Final = 400
"""Pixels: the height in the picture where the water ends and the bank begins."""
WET: Final = frozenset(["riverside"])
LINE: Final = f"0,{BANK}! 120,{BANK - 14} 260,{BANK + 4} 430,{BANK - 10} 620,{BANK + 10} 840,{BANK - 12}"
TUFTS: Final = (60, 190, 345, 520, 700, 905, 1040)


@lru_cache(maxsize=4)
def scene(field: str) -> Image.Image:
    """The scene for a battlefield. Cached: copy it before drawing."""
    land = backdrop(field, HORIZON)
    return _banked(land, field) if field in WET else land


def _banked(land: Image.Image, field: str) -> Image.Image:
    seen = country(field)
    canvas = Canvas(WIDTH, HEIGHT, seed=f"{field} bank")
    edge = f"{LINE} 980,{BANK + 2} {WIDTH},{BANK - 8}!"
    paint(canvas, f"{edge} {WIDTH},{HEIGHT}! 0,{HEIGHT}!", seen.tile)
    brush(canvas, edge.replace("!", ""), 9, seen.skirt, start=1, end=1)
    for place, x in enumerate(TUFTS):
        y = BANK + 60 + 37 * (place * 3 % 5)
        for lean in (-9, 0, 9):
            brush(canvas, [(x + lean / 3, y), (x + lean, y - 18)], 3, seen.blade)
    banked = land.copy()
    bank = canvas.reduced()
    banked.paste(bank, (0, 0), bank)
    return banked
