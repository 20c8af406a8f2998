"""Where everything stands: the wide board and its reflow for a phone.

Ten places on the ring road in ring order, the Market in its middle, and a quiet spot inside the
ring kept free for the caption of what just happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from renderers.canvas import Point
from renderers.kit.captions import Setting
from renderers.seven_ronin.places import MARKET


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a picture: the middle of its plate's upper edge, and where its drawing stands
    from there and how large."""

    x: float
    y: float
    drawing: Point
    size: float = 1

    @property
    def gable(self) -> Point:
        """The middle of a house's front, under the roof."""
        return self.x + self.drawing[0], self.y + self.drawing[1] - 62 * self.size


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """One format of the village, compared by identity. ``least`` is the smallest type in it."""

    width: int
    height: int
    band: float
    """The height of the band of facts above the scene."""
    tiles: float
    """Where the ronin's tiles begin below it."""
    horizon: float
    ridge: float
    """How high the mountains rise, as a share of their height on the board."""
    moon: tuple[float, float, float]
    spots: Mapping[str, Spot]
    """In drawing order, back to front."""
    lanes: tuple[str, ...]
    """The places that a lane joins to the Market."""
    pines: tuple[tuple[float, float, float], ...]
    lamps: tuple[tuple[float, float, float, float], ...]
    lanterns: tuple[Point, ...]
    flakes: int
    caption: Setting
    least: int
    name_size: int
    name_room: float
    band_label: int
    """The type size of the labels in the band."""
    figure: float
    """The size of ninja and ronin."""
    pitch: float
    """How far apart the ninja of a band stand."""
    half: float
    """Half the width that a place has to itself."""
    hood: int
    """The size of a ninja count."""
    phone: bool = False


BOARD: Final = Layout(
    width=1280,
    height=960,
    band=78,
    tiles=812,
    horizon=232,
    ridge=1,
    moon=(962, 132, 36),
    spots={
        "area:granary": Spot(168, 346, (-54, -44), 1.08),
        "area:pen": Spot(486, 336, (-44, -60)),
        "area:field_north": Spot(800, 336, (-30, -48), 1.05),
        "area:path": Spot(1114, 346, (0, -40), 1.08),
        "area:well": Spot(168, 546, (-52, -34)),
        "area:graveyard": Spot(1112, 546, (-24, -38)),
        MARKET: Spot(478, 522, (0, -30), 1.04),
        "area:inn": Spot(168, 747, (-56, -40), 1.1),
        "area:shrine": Spot(1110, 747, (-34, -40), 1.04),
        "area:watchtower": Spot(484, 750, (-94, -30), 0.9),
        "area:field_south": Spot(796, 750, (-36, -36), 1.08),
    },
    lanes=("area:pen", "area:well", "area:watchtower"),
    pines=(
        (22, 456, 96),
        (60, 476, 60),
        (322, 300, 78),
        (640, 282, 72),
        (962, 290, 80),
        (1258, 470, 110),
        (1226, 486, 62),
        (318, 646, 64),
        (966, 650, 84),
        (1000, 664, 54),
        (1262, 676, 84),
        (20, 668, 96),
        (54, 682, 56),
        (640, 752, 60),
        (662, 762, 40),
    ),
    lamps=(
        (112, 716, 90, 20),
        (1110, 716, 60, 14),
        (478, 508, 170, 34),
        (395, 738, 50, 12),
        (302, 562, 34, 10),
        (978, 592, 34, 10),
        (628, 654, 34, 10),
    ),
    lanterns=((302, 560), (978, 590), (628, 652)),
    flakes=380,
    caption=Setting((634, 404, 952, 594), 28, 66, 22, hanging=False, above=True),
    least=22,
    name_size=27,
    name_room=196,
    band_label=25,
    figure=0.98,
    pitch=31,
    half=157,
    hood=20,
)

PHONE: Final = Layout(
    width=800,
    height=1000,
    band=90,
    tiles=868,
    horizon=188,
    ridge=0.6,
    moon=(545, 132, 30),
    spots={
        "area:pen": Spot(141, 280, (-10, -58), 0.86),
        "area:field_north": Spot(404, 272, (-8, -52), 0.9),
        "area:path": Spot(662, 282, (8, -34), 0.98),
        "area:granary": Spot(138, 460, (-50, -28), 0.96),
        "area:graveyard": Spot(656, 460, (-10, -32), 0.86),
        "area:well": Spot(134, 640, (-56, -26), 0.95),
        MARKET: Spot(398, 640, (0, -28), 0.88),
        "area:shrine": Spot(660, 640, (-24, -26), 0.94),
        "area:inn": Spot(136, 814, (-48, -26), 0.88),
        "area:watchtower": Spot(390, 814, (-74, -18), 0.64),
        "area:field_south": Spot(664, 814, (-26, -16), 0.78),
    },
    lanes=("area:field_north", "area:well", "area:shrine", "area:watchtower"),
    pines=(
        (268, 262, 64),
        (536, 252, 70),
        (782, 380, 70),
        (14, 390, 66),
        (276, 600, 44),
        (532, 730, 54),
        (280, 740, 60),
        (20, 566, 56),
        (784, 560, 60),
    ),
    lamps=((95, 794, 76, 16), (640, 618, 50, 12), (398, 626, 130, 26), (330, 804, 40, 10)),
    lanterns=(),
    flakes=260,
    caption=Setting((266, 334, 522, 538), 32, 56, 30, rows=3, hanging=False, above=True),
    least=30,
    name_size=30,
    name_room=176,
    band_label=31,
    figure=0.94,
    pitch=27,
    half=130,
    hood=23,
    phone=True,
)
