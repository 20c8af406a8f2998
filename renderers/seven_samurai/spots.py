"""Where things lie in each of the two pictures of a table: the wide board and the phone."""

from __future__ import annotations

from dataclasses import dataclass

from renderers.canvas import Box, Point
from renderers.kit.captions import Setting
from renderers.kit.router import around
from renderers.seven_samurai.raider_cards import PILE


@dataclass(frozen=True, slots=True)
class Spots:
    """The places that do not depend on who plays."""

    drawn: Point
    """The middle of the raider being fought."""
    stack: Point
    """The upper left corner of each pile."""
    intruders: Point
    discard: Point
    revealed: Point
    """Where face-up raiders of the stack begin."""
    spares: Point
    """Where spare support tokens begin."""
    caption: Setting
    shown: Point
    """Where cards that are shown for a moment lie."""
    blaze: tuple[float, float, float]
    """Middle and reach of a Kiai."""
    scale: float
    """The size of the village, and where the scene's upper left corner lies."""
    corner: Point

    @property
    def stack_pile(self) -> Box:
        return pile_at(self.stack)

    @property
    def intruder_pile(self) -> Box:
        return pile_at(self.intruders)

    @property
    def discard_pile(self) -> Box:
        return pile_at(self.discard)

    @property
    def fight(self) -> Box:
        """A raider as small as on the piles, where he is fought."""
        return around(self.drawn, PILE[0] / 2, PILE[1] / 2)

    def village(self, x: float, y: float) -> Point:
        """A point of the scene, in this picture."""
        return self.corner[0] + x * self.scale, self.corner[1] + y * self.scale


def pile_at(corner: Point) -> Box:
    """A pile with its number below it."""
    return corner[0], corner[1], corner[0] + PILE[0], corner[1] + PILE[1] + 34


BOARD = Spots(
    drawn=(758, 854),
    stack=(892, 738),
    intruders=(1022, 738),
    discard=(1152, 738),
    revealed=(880, 938),
    spares=(1038, 964),
    caption=Setting((418, 90, 864, 300), 34, 62, 24),
    shown=(641, 400),
    blaze=(641, 420, 226),
    scale=1,
    corner=(0, 0),
)

BAND = 92
"""The height of a phone's band."""
STRIP = 400
"""The height of the village on a phone."""
CROP = 78
"""What of the scene's sky is left out on a phone."""

PHONE = Spots(
    drawn=(678, BAND + STRIP + 156),
    stack=(18, BAND + 192),
    intruders=(142, BAND + 192),
    discard=(572, BAND + 192),
    revealed=(20, BAND + 130),
    spares=(700, BAND + 120),
    caption=Setting((60, BAND + 8, 740, BAND + 200), 38, 60, 24, beside=True),
    shown=(400, BAND + 250),
    blaze=(400, BAND + 236, 156),
    scale=0.625,
    corner=(0, BAND - CROP * 0.625),
)
