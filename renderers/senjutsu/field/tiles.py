"""Sprites for one hex, cached for each size: the ground, the base under the feet, threats and blocks.

They are anchored in the middle of the hex. Radii are whole numbers, so that the caches hold few sizes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from bot.games.senjutsu.board.hexes import Hex
from renderers.canvas import Canvas, Sprite
from renderers.ink import sprite, stroke
from renderers.kit import hexes
from renderers.kit.hexes import ROOT, SQUASH, Field
from renderers.palette import AI, SHU, YUKI, Colour, mix
from renderers.pieces import kept

HERE: Final = Hex(0, 0)
MARGIN: Final = 12
"""Pixels: a heavy rim may reach this far (MARGIN) beyond its hex, its ground this far (EDGE)."""
EDGE: Final = 3


def on_hex(
    radius: int, draw: Callable[[Canvas, Field], None], seed: str, margin: float = MARGIN, below: float = 0
) -> Sprite:
    """A sprite of a drawing on one hex of this size."""
    across, down = radius + margin, radius * SQUASH * ROOT / 2 + margin
    drawn = Field(0, 0, radius)
    return sprite((-across, -down, across, down + below), lambda c: draw(c, drawn), seed=seed)


@lru_cache(maxsize=256)
def tile(radius: int, fill: Colour, line: Colour, blade: Colour) -> Sprite:
    """The ground of a hex, with a few strokes of snow, grass or raked sand."""

    def draw(c: Canvas, drawn: Field) -> None:
        hexes.draw_tile(c, drawn, HERE, fill, line)
        for _ in range(3):
            left = c.random.uniform(-0.5, 0.2) * radius
            level = c.random.uniform(-0.6, 0.05) * radius
            way = [(left, level), (left + radius * 0.14, level - 3), (left + radius * 0.3, level)]
            stroke(c, way, 1.6, blade, smooth=True)

    return on_hex(radius, draw, f"tile {fill}", EDGE)


@lru_cache(maxsize=64)
def skirt(radius: int, fill: Colour) -> Sprite:
    """The edge of the field under a hex, where it breaks off to the ground."""
    deep = radius * 0.2

    def draw(c: Canvas, drawn: Field) -> None:
        hexes.draw_skirt(c, drawn, [HERE], deep, fill)

    return on_hex(radius, draw, "skirt", EDGE, deep)


@kept
def base(radius: int, turns: int, ink: Colour) -> Sprite:
    """The base under a figure, with the mark of his facing."""
    return on_hex(radius, lambda c, drawn: hexes.base(c, drawn, HERE, turns, ink), "base")


@lru_cache(maxsize=64)
def wedge(radius: int, turns: int, ink: Colour) -> Sprite:
    """The mark of his facing alone."""
    return on_hex(radius, lambda c, drawn: hexes.wedge(c, drawn, HERE, turns, ink), "wedge")


@lru_cache(maxsize=64)
def threat(radius: int, *, struck: bool, ink: Colour = SHU) -> Sprite:
    """A hex that an attack reaches."""
    return on_hex(
        radius, lambda c, drawn: hexes.threaten(c, drawn, HERE, struck=struck, ink=ink), f"threat {struck}"
    )


@lru_cache(maxsize=16)
def menaced(radius: int) -> Sprite:
    """A hex that somebody else may strike."""
    return on_hex(radius, lambda c, drawn: hexes.menace(c, drawn, HERE), "menaced")


@lru_cache(maxsize=64)
def staves(radius: int, turns: int) -> Sprite:
    """A bar at this edge of a hex: attacks over it are blocked."""
    return on_hex(radius, lambda c, drawn: hexes.bar(c, drawn, HERE, turns), "staves")


@lru_cache(maxsize=16)
def barred(radius: int) -> Sprite:
    """A hatched hex: blocked by somebody who does not stand beside it."""
    pale = mix(AI, YUKI, 0.2)
    return on_hex(radius, lambda c, drawn: hexes.hatch(c, drawn.corners(HERE, 6), pale, 14, 3), "barred")


@lru_cache(maxsize=16)
def footing(radius: int) -> Sprite:
    """A broken ring on a hex that somebody has just left or may go to."""
    return on_hex(radius, lambda c, drawn: hexes.footing(c, drawn, HERE), "footing")


@lru_cache(maxsize=128)
def spear(radius: int, way: Hex) -> Sprite:
    """A spearhead on the edge of a threatened hex. ``way`` points from the attacker to the hex."""
    source = Hex(-way.q, -way.r)
    return on_hex(radius, lambda c, drawn: hexes.strike(c, drawn, source, HERE), f"spear {way.key}")


def whole(radius: float, step: int = 1) -> int:
    """The largest multiple of ``step`` that is not larger than the radius, and at least one step."""
    return max(step, math.floor(radius / step) * step)
