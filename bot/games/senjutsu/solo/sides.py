"""The sides of somebody, as behaviours name them: angles and hexes alone, without anybody in play.

Ruling: behaviours name the hexes in front of a hero, seen by him: left, ahead, right. Behind him are the
three hexes at his back.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import atan2, degrees, sqrt
from typing import Final

from bot.games.senjutsu.hexes import AROUND, Facing, Hex
from bot.games.senjutsu.solo.terms import Behaviour

IN_FRONT: Final[Mapping[Behaviour, int]] = {"left": -60, "centre": 0, "right": 60}
"""The sides of a hero that behaviours name, in degrees to the right of where he looks."""
AT_THE_BACK: Final[Mapping[Behaviour, int]] = {"left": -120, "centre": 180, "right": 120}
"""The same behind him."""


def side_of(place: Hex, facing: Facing, behaviour: Behaviour, away: int) -> Hex:
    """The hex on somebody's side that a behaviour names, so far off."""
    return place + AROUND[(facing + IN_FRONT[behaviour] // 60) % 6].times(away)


@cache
def angle(here: Hex, facing: Facing, place: Hex) -> int:
    """How far to the right of where somebody looks something lies: -179 to 180 degrees."""
    way = (place - here).turned(-facing)
    if way == Hex(0, 0):
        return 0
    right, up = 1.5 * way.q, -sqrt(3) * (way.r + way.q / 2)
    found = round(degrees(atan2(right, up)))
    return 180 if found == -180 else found


def apart(one: int, other: int) -> int:
    """The angle between two directions."""
    between = abs(one - other) % 360
    return min(between, 360 - between)
