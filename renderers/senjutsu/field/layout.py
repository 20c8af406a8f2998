"""Where everything stands on the board: a band above, the samurai at the sides, the field between them."""

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
"""How wide a samurai's panel is."""
TOP: Final = BAND + 6
BOTTOM: Final = HEIGHT - 6
FIELD: Final[Box] = (PANEL + 14, BAND + 4, WIDTH - PANEL - 14, BOTTOM - 4)
"""With whoever stands on it; captions hang before its upper edge."""
CLEAR: Final[Box] = (PANEL + 10, BAND, WIDTH - PANEL - 10, HEIGHT)
"""Between the panels, below the band."""
HIGH: Final = 2.1
"""A samurai is so many radii high."""
TALLEST: Final = 1.22
"""With what the tallest wear or raise, they reach this much of that height."""
STANDS: Final = 0.3
"""His feet are so many radii below the middle of his hex."""
RISES: Final = HIGH * TALLEST - STANDS - ROOT / 2 * SQUASH
"""Heads rise so many radii above the upper edge of their hex."""
GAP: Final = 6
"""Between two panels of a column."""
LARGEST: Final = 58
"""The largest radius of a hex on the board."""
UPPER: Final = TOP + 4
LOWER: Final = BOTTOM - 6
"""Between these a caption stands."""
EDGES: Final = (PANEL + 14, WIDTH - PANEL - 14)
"""And between these."""
MIDDLE: Final = sum(EDGES) / 2
WORDS: Final = tuple(
    Setting((left, UPPER, right, LOWER), 42, 50, LEAST, rows, beside=True)
    for left, right, rows in (
        (*EDGES, 1),
        (*EDGES, 2),
        (EDGES[0], EDGES[0] + 430, 2),
        (EDGES[0], EDGES[0] + 360, 3),
    )
)
"""How its words may be set: whoever is in their way stays clear of one of these."""
PACE: Final = 24
STRIDES: Final = 5
"""So far down from one spot for a caption to the next, and so many across."""
TALL: Final = 2
"""With more samurai than this, two share a side."""


NAMED: Final = 46
"""On hexes smaller than this there is no room for what they are called: a letter stands below each column."""
RULER: Final = 1.4
"""A letter takes so many radii."""


@lru_cache(maxsize=16)
def drawn_field(hexes: tuple[Hex, ...]) -> Field:
    """The field as large as its box."""
    drawn = fitted(FIELD, hexes, LARGEST)
    return drawn if drawn.radius >= NAMED else fitted(FIELD, hexes, LARGEST, below=RULER)


def fitted(box: Box, wanted: Sequence[Hex], most: float, step: int = 1, below: float = 0) -> Field:
    """The field on which these hexes fill a box, with whoever stands on them and so many radii below them."""
    left, top, right, bottom = Field(0, 0, 1).around(wanted)
    top, bottom = top - RISES, bottom + below
    across, down = box[2] - box[0], box[3] - box[1]
    radius = whole(min(across / (right - left), down / (bottom - top), most), step)
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return Field(x - (left + right) / 2 * radius, y - (top + bottom) / 2 * radius, radius)


def panels(count: int) -> Sequence[Box]:
    """Where the panels of so many samurai stand: left, right, then below these."""
    left, right = MARGIN - 10, WIDTH - PANEL - MARGIN + 10
    if count <= TALL:
        return [(x, TOP, x + PANEL, BOTTOM) for x in (left, right)][:count]
    middle = (TOP + BOTTOM) / 2
    halves = [(TOP, middle - 3), (middle + 3, BOTTOM)]
    return [(x, top, x + PANEL, bottom) for top, bottom in halves for x in (left, right)][:count]


def column(count: int, *, right: bool) -> Sequence[Box]:
    """Where so many panels stand below each other, on one side of the field."""
    left = WIDTH - PANEL - MARGIN + 10 if right else MARGIN - 10
    pitch = (BOTTOM - TOP + GAP) / count
    edges = [round(TOP + pitch * place) for place in range(count + 1)]
    return [(left, top, left + PANEL, below - GAP) for top, below in pairwise(edges)]
