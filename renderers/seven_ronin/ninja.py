"""A ninja of the Attacker: a pointed hood with only the eyes visible, a blade on the back."""

from __future__ import annotations

from functools import lru_cache

from renderers.canvas import Canvas, Sprite
from renderers.ink import BLUNT, blob, curve, sprite, stroke
from renderers.palette import KINAKO, SKIN, STEEL, pigment

GARB = pigment("26262E")
BOX = (-34, -84, 34, 12)
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


@lru_cache(maxsize=16)
def ninja(size: float) -> Sprite:
    """A ninja, anchored at his feet."""
    return sprite(BOX, draw_ninja, size=size, rim_width=RIM)


@lru_cache(maxsize=16)
def ninja_ghost(size: float) -> Sprite:
    """A pale ninja, for a place he has just left."""
    return ninja(size).faded(0.42)
