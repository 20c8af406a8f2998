"""A ninja of the Attacker: a pointed hood with only the eyes visible, a blade on the back."""

from __future__ import annotations

from functools import lru_cache

from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import BLUNT, blob, curve, sprite, stroke
from renderers.palette import KINAKO, SKIN, STEEL, YUKI, pigment
from renderers.seven_ronin.formation import crowd

GARB = pigment("26262E")
BOX = (-34, -84, 34, 12)
WIDE = (-34, -84, 62, 12)
RIM = 5.2
"""Supersampled pixels of the paper rim around a figure."""


def draw_ninja(c: Canvas) -> None:
    stroke(c, "16,-10 -17,-58", 3.6)
    stroke(c, "-11,-50 -18,-60", 5, KINAKO, taper=BLUNT)
    blob(c, "-13,-14 -16,-4 -13,1 -4,0 -4,-12", GARB, 0)
    blob(c, "13,-14 17,-4 15,1 5,0 4,-12", GARB, 0)
    blob(c, "-14,-12 -17,-24 -10,-37 0,-39 10,-37 17,-24 14,-12 0,-8", GARB, 0)
    c.fill("-14,-19 14,-22 14,-17 -14,-14", STEEL)
    stroke(c, "-3,-36 6,-24 8,-20", 1.6, STEEL)
    stroke(c, "4,-36 -6,-24", 1.6, STEEL)
    hood = [*curve("-15,-36 -15,-48 -8,-58"), (1.0, -70.0), *curve("8,-58 15,-48 15,-36 0,-31")]
    c.fill(hood, GARB)
    blob(c, "-10,-46 0,-49 10,-46 9,-41 0,-40 -9,-41", SKIN, 0)
    stroke(c, "-8,-46 -2,-43")
    stroke(c, "8,-46 2,-43")
    stroke(c, "4,-64 11,-53", 1.4, STEEL)


def draw_charging(c: Canvas) -> None:
    """A ninja who strikes to the right, his blade before him."""
    with c.at(6, 0), c.slanted(0.3):
        draw_ninja(c)
    stroke(c, "20,-30 50,-44", 5)
    stroke(c, "22,-31 48,-43", 2, YUKI)
    blob(c, "10,-30 22,-35 26,-28 14,-23", GARB, 0)


@lru_cache(maxsize=16)
def ninja(size: float, charging: bool = False) -> Sprite:
    """A ninja, anchored at his feet."""
    return sprite(
        WIDE if charging else BOX, draw_charging if charging else draw_ninja, size=size, rim_width=RIM
    )


@lru_cache(maxsize=16)
def ninja_ghost(size: float) -> Sprite:
    """A pale ninja, for a place he has just left."""
    return ninja(size).faded(0.42)


def pack(sheet: Sheet, count: int, left: float, feet: float, size: float, most: int = 3) -> float:
    """Draw a group of ninja in rows, from this place to the right; returns its right end."""
    rows = crowd(count, most)
    pitch = 30 * size
    for behind, row in zip(range(len(rows) - 1, -1, -1), rows, strict=True):
        for place in range(row):
            x = left + pitch * (place + 0.5 * (behind % 2))
            sheet.paste(ninja(size), x, feet - 15 * size * behind - (place % 2) * 4 * size)
    return left + pitch * max(rows, default=0)
