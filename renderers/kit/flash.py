"""A flash behind those who act: a pool of coloured light and strokes that run in towards its middle.

It is drawn on the ground, before the figures, so it covers nobody and no number.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from renderers.canvas import Canvas, Point, Sprite
from renderers.ink import curve, sprite
from renderers.palette import Colour, thin
from renderers.pieces import kept

RAYS: Final = 44
POOL: Final = 104
"""The opacity of the pool of light."""


@kept
def flash(across: int, down: int, light: Colour, ink: Colour, seed: str) -> Sprite:
    """A flash with these half axes, anchored in its middle; ``ink`` is the colour of its strokes."""
    dice = Random(f"flash {seed}")

    def at(turn: float, reach: float) -> Point:
        return across * reach * math.cos(turn), down * reach * math.sin(turn)

    def draw(c: Canvas) -> None:
        edge = [at(math.tau * n / 18, dice.uniform(0.86, 1.0)) for n in range(18)]
        c.fill(curve(edge, closed=True), thin(light, POOL))
        for ray in range(RAYS):
            turn = math.tau * (ray + dice.uniform(-0.3, 0.3)) / RAYS
            half = math.tau / RAYS * dice.uniform(0.14, 0.34)
            inner, outer = dice.uniform(0.5, 0.78), dice.uniform(1.0, 1.16)
            c.fill([at(turn - half, outer), at(turn, inner), at(turn + half, outer)], thin(ink, 235))

    return sprite((-across * 1.2, -down * 1.2, across * 1.2, down * 1.2), draw, seed=seed)
