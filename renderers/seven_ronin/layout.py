"""The positions of everything. All pictures use one map: board, step, decision, plan and page.

Ten places lie on the ring road in ring order, with the Market in its middle. Beside it is a frozen pond, on
which the caption of the last step is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from renderers.canvas import Box, Point
from renderers.kit.captions import Setting
from renderers.kit.sizes import LEAST, LOUD, MARGIN, WIDTH
from renderers.seven_ronin.places import MARKET

BAND: Final = 62
"""The height of the band of facts above the scene."""
SKY: Final[Box] = (MARGIN, BAND + 3, WIDTH - MARGIN, 108)
"""The strip of sky for the leaders' names, and for the problems of a plan."""
TILES: Final = 599
"""The top of the ronin's tiles below the scene."""
HORIZON: Final = 158
POND: Final[Box] = (528, 284, 850, 428)
"""The frozen pond: no figures stand there."""
FIGURE: Final = 1.04
"""The size of ninja and ronin."""
HOOD: Final = 82
"""The size of the hood with a number of ninja."""
PEARL: Final = 28
"""The radius of the pearl with the wounds a ronin can still take."""
PLATE: Final = 46
"""The height of a name plate."""
HALF: Final = 130
"""Half the width of a place."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The position of a place: the middle of its plate's upper edge, the shift of its plate, and the offset
    and size of its drawing."""

    x: float
    y: float
    drawing: Point
    size: float = 1
    aside: float = 0

    @property
    def foot(self) -> Point:
        """The foot of its drawing."""
        return self.x + self.drawing[0], self.y + self.drawing[1]

    @property
    def gable(self) -> Point:
        """The middle of a house's front, under the roof."""
        return self.foot[0], self.foot[1] - 62 * self.size


ROWS: Final = (220, 384, 548)
SPOTS: Final[Mapping[str, Spot]] = {
    "area:granary": Spot(148, ROWS[0], (-50, -16), 0.9, -19),
    "area:pen": Spot(412, ROWS[0], (-30, -24), 0.86, 3),
    "area:field_north": Spot(684, ROWS[0], (-24, -20), 0.9, 42),
    "area:path": Spot(952, ROWS[0], (-6, -14), 0.94, 27),
    "area:well": Spot(138, ROWS[1], (-48, -10), 0.86, -14),
    "area:graveyard": Spot(952, ROWS[1], (-20, -12), 0.86, -12),
    MARKET: Spot(405, ROWS[1], (-6, -10), 0.9),
    "area:inn": Spot(148, ROWS[2], (-52, -14), 0.9, -20),
    "area:shrine": Spot(952, ROWS[2], (-22, -12), 0.9, 22),
    "area:watchtower": Spot(412, ROWS[2], (-76, -12), 0.8, -22),
    "area:field_south": Spot(684, ROWS[2], (-26, -12), 0.92, 22),
}
"""In drawing order, back to front."""

LANES: Final = ("area:pen", "area:well", "area:watchtower")
"""The places joined to the Market by a lane."""
PINES: Final = (
    (16, 300, 76),
    (40, 318, 48),
    (284, 196, 58),
    (556, 188, 54),
    (828, 194, 60),
    (1086, 306, 84),
    (1064, 322, 50),
    (276, 420, 52),
    (836, 468, 58),
    (1088, 452, 66),
    (14, 460, 72),
    (562, 560, 46),
    (580, 568, 32),
)
"""Pines: x, foot, height."""
LAMPS: Final = (
    (96, 534, 92, 20),
    (932, 530, 70, 16),
    (396, 372, 170, 34),
    (344, 536, 56, 13),
    (276, 470, 48, 13),
    (838, 322, 48, 13),
    (558, 474, 48, 13),
)
"""Pools of light: middle, half width, half height."""
LANTERNS: Final = ((276, 468), (838, 320), (558, 472))
FLAKES: Final = 260

CAPTION: Final = Setting((534, 270, 816, 438), LEAST, LOUD, LEAST, rows=2, hanging=False, above=True)
"""Over the pond, clear of all plates and figures."""
NAMES: Final = LEAST
COUNTS: Final = LOUD
