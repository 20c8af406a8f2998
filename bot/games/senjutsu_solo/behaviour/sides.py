"""The sides of somebody, as behaviours name them: angles and hexes alone, without anybody in play.

Rulings: behaviours name the hexes in front of a hero, seen by him: left, ahead, right. Behind him are the
three hexes at his back. The side of an archer is measured by its angle, so there is one on every field.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import atan2, degrees, sqrt
from typing import Final

from bot.games.senjutsu.board.hexes import AROUND, Facing, Hex, distance
from bot.games.senjutsu_solo.terms import Behaviour

IN_FRONT: Final[Mapping[Behaviour, int]] = {"left": -60, "centre": 0, "right": 60}
"""The sides of a hero that behaviours name, in degrees to the right of where he looks."""
AT_THE_BACK: Final[Mapping[Behaviour, int]] = {"left": -120, "centre": 180, "right": 120}
"""The same behind him."""


def side_of(place: Hex, facing: Facing, behaviour: Behaviour, away: int) -> Hex:
    """The hex at this distance on the side of a target that a behaviour names."""
    return place + AROUND[(facing + IN_FRONT[behaviour] // 60) % 6].times(away)


def shooting_side(
    place: Hex, facing: Facing, behaviour: Behaviour, away: int, hexes: Iterable[Hex]
) -> list[Hex]:
    """Of the free hexes at this distance, or as near to it as possible, the one or two nearest to the angle
    that a behaviour names."""
    near = [one for one in hexes if 0 < distance(one, place) <= away]
    far = max([distance(one, place) for one in near], default=0)
    off = {
        one: apart(angle(place, facing, one), IN_FRONT[behaviour])
        for one in near
        if distance(one, place) == far
    }
    return [one for one in off if off[one] == min(off.values())]


@cache
def angle(here: Hex, facing: Facing, place: Hex) -> int:
    """The angle to the right of straight ahead at which something lies: -179 to 180 degrees."""
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
