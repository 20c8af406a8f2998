"""The layout of the board: a band above, panels at the sides, the field between them. In pixels, if not said
otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from bot.games.senjutsu.board.hexes import Hex
from renderers.canvas import Box
from renderers.kit.captions import Setting
from renderers.kit.hexes import ROOT, SQUASH, Field
from renderers.kit.sizes import HEIGHT, LEAST, MARGIN, WIDTH
from renderers.senjutsu.field.tiles import whole

BAND: Final = 88
PANEL: Final = 238
"""The width of a samurai's panel."""
TOP: Final = BAND + 6
BOTTOM: Final = HEIGHT - 6
FIELD: Final[Box] = (PANEL + 14, BAND + 4, WIDTH - PANEL - 14, BOTTOM - 4)
"""The box for the field and everybody on it; captions hang over its upper edge."""
CLEAR: Final[Box] = (PANEL + 10, BAND, WIDTH - PANEL - 10, HEIGHT)
"""The box between the panels and below the band."""
HIGH: Final = 2.98
"""The height of a samurai in radii of a hex."""
TALLEST: Final = 1.3
"""The tallest figures, with hat or raised sword, as a multiple of that height."""
STANDS: Final = 0.3
"""Radii between the middle of a hex and the feet below it."""
RISES: Final = HIGH * TALLEST - STANDS - ROOT / 2 * SQUASH
"""Radii by which the tallest heads rise above the upper edge of their hex."""
GAP: Final = 6
"""The gap between two panels of a column."""
LARGEST: Final = 62
"""The largest radius of a hex on the board, however small the field is."""
UPPER: Final = TOP + 4
LOWER: Final = BOTTOM - 6
"""A caption stands between these heights."""
EDGES: Final = (PANEL + 14, WIDTH - PANEL - 14)
"""A caption stands between these left and right edges."""
WORDS: Final = tuple(
    Setting((left, UPPER, right, LOWER), 42, 50, LEAST, rows, beside=True)
    for left, right, rows in (
        (*EDGES, 1),
        (*EDGES, 2),
        (EDGES[0], EDGES[0] + 430, 2),
        (EDGES[0], EDGES[0] + 360, 3),
    )
)
"""The shapes that a caption may have: the first one that covers nobody is taken."""
PACE: Final = 24
STRIDES: Final = 5
"""The grid on which places for a caption are tried: rows this many pixels apart, this many places in a
row."""
TALL: Final = 2
"""The most samurai with a side to themselves; with more of them, two share a side."""


NAMED: Final = 46
"""Hexes with a smaller radius have no room for their names; letters and numbers stand at the edges
instead."""
RULER: Final = 1.4
"""The room for the letters below the field, in radii."""


@lru_cache(maxsize=16)
def drawn_field(hexes: tuple[Hex, ...]) -> Field:
    """The field, as large as its box allows."""
    drawn = fitted(FIELD, hexes, LARGEST)
    return drawn if drawn.radius >= NAMED else fitted(FIELD, hexes, LARGEST, below=RULER)


def fitted(box: Box, wanted: Sequence[Hex], most: float, step: int = 1, below: float = 0) -> Field:
    """The field on which these hexes, the figures on them and ``below`` radii below them fill a box."""
    left, top, right, bottom = Field(0, 0, 1).around(wanted)
    top, bottom = top - RISES, bottom + below
    across, down = box[2] - box[0], box[3] - box[1]
    radius = whole(min(across / (right - left), down / (bottom - top), most), step)
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return Field(x - (left + right) / 2 * radius, y - (top + bottom) / 2 * radius, radius)


def panels(count: int) -> Sequence[Box]:
    """The boxes for this number of panels: left, right, then the lower left and the lower right."""
    left, right = MARGIN - 10, WIDTH - PANEL - MARGIN + 10
    if count <= TALL:
        return [(x, TOP, x + PANEL, BOTTOM) for x in (left, right)][:count]
    middle = (TOP + BOTTOM) / 2
    halves = [(TOP, middle - 3), (middle + 3, BOTTOM)]
    return [(x, top, x + PANEL, bottom) for top, bottom in halves for x in (left, right)][:count]


def column(count: int, *, right: bool) -> Sequence[Box]:
    """The boxes for this number of panels below each other, on one side of the field."""
    left = WIDTH - PANEL - MARGIN + 10 if right else MARGIN - 10
    pitch = (BOTTOM - TOP + GAP) / count
    edges = [round(TOP + pitch * place) for place in range(count + 1)]
    return [(left, top, left + PANEL, below - GAP) for top, below in pairwise(edges)]
