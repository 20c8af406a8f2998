"""Where everything stands on the board: a band above, the samurai at the sides, the field between them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.games.senjutsu.hexes import Hex
from renderers.canvas import Box
from renderers.kit.hexes import Field
from renderers.kit.sizes import HEIGHT, MARGIN, WIDTH

BAND: Final = 88
PANEL: Final = 238
"""How wide a samurai's panel is."""
TOP: Final = BAND + 6
BOTTOM: Final = HEIGHT - 6
FIELD: Final[Box] = (PANEL + 14, 158, WIDTH - PANEL - 14, BOTTOM - 4)
"""Above it heads rise, and captions hang."""
GAP: Final = 6
"""Between two panels of a column."""
LARGEST: Final = 58
"""The largest radius of a hex on the board."""
CAPTION: Final[Box] = (PANEL + 14, TOP + 4, WIDTH - PANEL - 14, TOP + 70)
LOW_CAPTION: Final[Box] = (PANEL + 14, BOTTOM - 74, WIDTH - PANEL - 14, BOTTOM - 6)
TALL: Final = 2
"""With more samurai than this, two share a side."""


@lru_cache(maxsize=16)
def drawn_field(hexes: tuple[Hex, ...], box: Box = FIELD, most: float = LARGEST) -> Field:
    """The field as large as its box."""
    return Field.within(box, hexes, most)


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
    return [
        (left, TOP + pitch * place, left + PANEL, TOP + pitch * (place + 1) - GAP) for place in range(count)
    ]
