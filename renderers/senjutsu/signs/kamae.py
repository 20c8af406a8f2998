"""Kamae: their marks, which differ in shape as well as in colour, and the trees of the heroes."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bot.games.senjutsu.cards.heroes import FOCUS_POINT, Hero
from renderers.brush import brush, paint
from renderers.canvas import Canvas, Point, Sprite
from renderers.ink import shape, sprite
from renderers.kit.marks import HEXAGON, outlined, stamp
from renderers.kit.marks.arms import SPEARHEAD
from renderers.kit.marks.spirit import torii
from renderers.palette import FUJI, MATCHA, SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, mix
from renderers.pieces import kept

COLOURS: Final[Mapping[str, Colour]] = {
    "aggression": SHU,
    "balance": MATCHA,
    "determination": YAMABUKI,
    "neutral": WASHI,
    FOCUS_POINT: FUJI,
}
TINTS: Final[Mapping[str, Colour]] = {
    kamae: mix(WASHI, colour, 0.0 if kamae == "neutral" else 0.38) for kamae, colour in COLOURS.items()
}
"""The background of effects that need a kamae."""
SQUARE: Final = "8,8! 92,8! 92,92! 8,92!"
OUTLINES: Final[Mapping[str, str]] = {
    "aggression": SPEARHEAD,
    "determination": SQUARE,
    "neutral": HEXAGON,
}


def draw_kamae(canvas: Canvas, kamae: str, x: float, y: float, size: float) -> None:
    """Draws a kamae's mark around this middle: spearhead, wave on a round, mountain on a square, gate,
    pearl."""
    colour, line = COLOURS[kamae], 6.0
    if kamae in OUTLINES:
        outlined(canvas, OUTLINES[kamae], x, y, size, colour, line)
    else:
        canvas.disc(x, y, size * 0.47, colour, size * 0.06)
    with canvas.at(x - size / 2, y - size / 2, size / 100):
        match kamae:
            case "aggression":
                paint(canvas, "50,26! 68,66! 50,56! 32,66!", YUKI)
            case "balance":
                brush(canvas, "18,54 34,36 50,52 66,66 82,46", 13, YUKI, start=0.5, end=0.5)
            case "determination":
                paint(canvas, "50,22! 82,78! 64,78! 50,52! 36,78! 18,78!", SUMI)
            case "neutral":
                stamp(canvas, torii, 50, 50, 50, SUMI, WASHI)
            case _:
                brush(canvas, "26,44 32,30 46,24", 9, YUKI, start=0.3, end=0.3)


@lru_cache(maxsize=64)
def kamae_mark(kamae: str, size: int) -> Sprite:
    """The mark as a sprite, anchored in its middle."""
    half = size / 2 + 3
    return sprite((-half, -half, half, half), lambda c: draw_kamae(c, kamae, 0, 0, size))


PLACES: Final[Mapping[str, Mapping[str, Point]]] = {
    "master": {
        FOCUS_POINT: (0, 0),
        "aggression": (0, -76),
        "balance": (-84, 0),
        "determination": (84, 0),
        "neutral": (0, 76),
    },
    "student": {
        FOCUS_POINT: (0, -8),
        "aggression": (0, -80),
        "balance": (-84, 12),
        "determination": (84, 12),
        "neutral": (0, 74),
    },
    "ronin": {
        "neutral": (-80, -10),
        "aggression": (-20, -74),
        FOCUS_POINT: (72, -74),
        "balance": (-10, 68),
        "determination": (82, 16),
    },
    "warrior": {
        "balance": (-84, -44),
        FOCUS_POINT: (0, -74),
        "aggression": (84, -44),
        "determination": (-44, 56),
        "neutral": (56, 56),
    },
}
"""The place of each kamae in each tree, at most about 100 from the middle; a tree is 240 wide."""
MARK: Final = 48
POINT: Final = 32
"""The size of a focus point."""
RING: Final = 12
"""The radius by which a thick ring exceeds the mark of the present kamae."""


def draw_tree(canvas: Canvas, hero: Hero, present: str, x: float, y: float, size: float) -> None:
    """Draws a tree ``size`` wide around this middle. Branches in one direction only have an arrowhead; the
    present kamae has a ring."""
    places = PLACES[hero.key]
    both_ways = {(branch.start, branch.end) for branch in hero.tree}
    with canvas.at(x, y, size / 240):
        for branch in hero.tree:
            oneway = (branch.end, branch.start) not in both_ways
            if oneway or branch.start < branch.end:
                _branch(canvas, places[branch.start], places[branch.end], branch.end, present, oneway=oneway)
        for kamae, place in places.items():
            if kamae == present:
                canvas.disc(*place, MARK / 2 + RING, YUKI, 3)
                canvas.disc(*place, MARK / 2 + RING - 4, None, 8)
            draw_kamae(canvas, kamae, *place, POINT if kamae == FOCUS_POINT else MARK)


def _branch(canvas: Canvas, start: Point, end: Point, to: str, present: str, *, oneway: bool) -> None:
    brush(canvas, [start, end], 8, mix(SUMI, WASHI, 0.2), start=1, end=1)
    if not oneway:
        return
    (x0, y0), (x1, y1) = start, end
    run = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / run, (y1 - y0) / run
    back = (POINT / 2 if to == FOCUS_POINT else MARK / 2 + (RING if to == present else 0)) + 3
    tip = (x1 - ux * back, y1 - uy * back)
    foot = (tip[0] - ux * 24, tip[1] - uy * 24)
    shape(
        canvas,
        [tip, (foot[0] - uy * 15, foot[1] + ux * 15), (foot[0] + uy * 15, foot[1] - ux * 15)],
        SUMI,
        2,
    )


@kept
def tree(hero: Hero, present: str, size: int) -> Sprite:
    """A tree as a sprite, anchored in its middle."""
    half = size / 2 + 8
    return sprite((-half, -half, half, half), lambda c: draw_tree(c, hero, present, 0, 0, size))
