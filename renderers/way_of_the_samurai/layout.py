"""The positions of everything on the board, the same in every picture."""

from __future__ import annotations

from typing import Final

from renderers.canvas import Box
from renderers.kit.captions import Setting
from renderers.kit.sizes import LEAST, MARGIN, WIDTH
from renderers.way_of_the_samurai.places.grounds import FEET

BAND: Final = 62
GROUND: Final = 396.0
"""The line on which fighters stand."""
SCENE_TOP: Final = round(GROUND - FEET)
LEFT: Final = 412.0
RIGHT: Final = 690.0
"""The x of the two fighters."""
PLATES: Final = 72.0
CHIPS: Final = 262.0
"""The row of small things below a plate."""
TABLE: Final = 514.0
"""The top of cards and gauges."""
CARDS: Final = (16.0, 150.0, 284.0)
RAILS: Final[Box] = (422, TABLE, 856, 694)
STANCE: Final[Box] = (866, TABLE, 1084, 694)
WORDS: Final = Setting((MARGIN, 394, WIDTH - MARGIN, 506), 40, 44, LEAST, rows=2, hanging=False, beside=True)
"""The caption is on the ground before the fighters."""
