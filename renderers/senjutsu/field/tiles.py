"""What lies on a hex, drawn once for every size and then only laid down: the ground, the ring under feet,
what is threatened and what is barred.

Sprites are held in the middle of their hex; their radii are whole, so that few of them are ever drawn.
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

HERE: Final = Hex(0, 0)
MARGIN: Final = 12
"""So far a heavy rim may reach beyond its hex, and so far its ground."""
EDGE: Final = 3


def on_hex(
    radius: int, draw: Callable[[Canvas, Field], None], seed: str, margin: float = MARGIN, below: float = 0
) -> Sprite:
    """What is drawn on one hex of this size."""
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


@lru_cache(maxsize=256)
def base(radius: int, turns: int, ink: Colour) -> Sprite:
    """Where somebody stands and looks."""
    return on_hex(radius, lambda c, drawn: hexes.base(c, drawn, HERE, turns, ink), "base")


@lru_cache(maxsize=64)
def wedge(radius: int, turns: int, ink: Colour) -> Sprite:
    """Only where he looks."""
    return on_hex(radius, lambda c, drawn: hexes.wedge(c, drawn, HERE, turns, ink), "wedge")


@lru_cache(maxsize=64)
def threat(radius: int, *, struck: bool, ink: Colour = SHU) -> Sprite:
    """A hex that an attack reaches."""
    return on_hex(
        radius, lambda c, drawn: hexes.threaten(c, drawn, HERE, struck=struck, ink=ink), f"threat {struck}"
    )


@lru_cache(maxsize=64)
def staves(radius: int, turns: int) -> Sprite:
    """What comes over this edge of a hex is blocked."""
    return on_hex(radius, lambda c, drawn: hexes.bar(c, drawn, HERE, turns), "staves")


@lru_cache(maxsize=16)
def barred(radius: int) -> Sprite:
    """A whole hex that is blocked from afar."""
    pale = mix(AI, YUKI, 0.2)
    return on_hex(radius, lambda c, drawn: hexes.hatch(c, drawn.corners(HERE, 6), pale, 14, 3), "barred")


@lru_cache(maxsize=16)
def footing(radius: int) -> Sprite:
    """A broken ring: where somebody has just left, or may go."""
    return on_hex(radius, lambda c, drawn: hexes.footing(c, drawn, HERE), "footing")


@lru_cache(maxsize=128)
def spear(radius: int, way: Hex) -> Sprite:
    """A spearhead on the edge of a threatened hex that lies this way from where the attack comes."""
    source = Hex(-way.q, -way.r)
    return on_hex(radius, lambda c, drawn: hexes.strike(c, drawn, source, HERE), f"spear {way.key}")


def whole(radius: float, step: int = 1) -> int:
    """The radius that is drawn where so much room is."""
    return max(step, math.floor(radius / step) * step)
