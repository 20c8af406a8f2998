"""Whom an opponent means, and from which side: distances, angles, and the places that behaviours name.

Ruling: behaviours name the hexes in front of a hero, seen by him: left, ahead, right. Behind him are the
three hexes at his back; farther off, what lies nearest to those. Which of several targets is on an opponent's
side is seen from his own front.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import atan2, degrees, sqrt
from typing import Final

from bot.games.senjutsu.hexes import AROUND, Facing, Hex, distance
from bot.games.senjutsu.playing import place_of
from bot.games.senjutsu.solo.opponent import Opponent
from bot.games.senjutsu.solo.state import SoloGame
from bot.games.senjutsu.solo.terms import Behaviour
from bot.games.senjutsu.state import Samurai

IN_FRONT: Final[Mapping[Behaviour, int]] = {"left": -60, "centre": 0, "right": 60}
"""The sides of a hero that behaviours name, in degrees to the right of where he looks."""
AT_THE_BACK: Final[Mapping[Behaviour, int]] = {"left": -120, "centre": 180, "right": 120}
"""The same behind him."""


@dataclass(frozen=True, slots=True)
class Target:
    """A hero, or with nobody the fallen lord, who counts as one."""

    place: Hex
    facing: Facing
    hero: Samurai | None

    @property
    def name(self) -> str:
        return self.hero.name if self.hero else "foe:lord"


def targets(game: SoloGame) -> list[Target]:
    """Everybody whom opponents mean."""
    standing = [one for one in game.heroes if one.place is not None]
    found = [Target(place_of(one), one.facing, one) for one in standing]
    if game.lord is not None:
        found.append(Target(game.lord.place, game.lord.facing, None))
    return found


def order_of(
    opponent: Opponent, candidates: Sequence[Target], behaviour: Behaviour | None = None
) -> list[Target]:
    """The nearest first, then whoever is on his side, then the leftmost."""
    here, facing = place_of(opponent), opponent.facing
    ideal = IN_FRONT[behaviour or opponent.behaviour]

    def preference(target: Target) -> tuple[int, int, int]:
        at = angle(here, facing, target.place)
        return distance(here, target.place), apart(at, ideal), at

    return sorted(candidates, key=preference)


def target_of(game: SoloGame, opponent: Opponent, *, heroes_only: bool = False) -> Target | None:
    """Whom he means, or nobody if nobody is there."""
    found = order_of(opponent, [one for one in targets(game) if one.hero or not heroes_only])
    return found[0] if found else None


def goal_of(target: Target, behaviour: Behaviour, away: int) -> Hex:
    """The hex that a behaviour names, at this distance."""
    return target.place + AROUND[(target.facing + IN_FRONT[behaviour] // 60) % 6].times(away)


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


def looks_past(here: Hex, facing: Facing, target: Target) -> int:
    """How far from straight ahead a target lies."""
    return abs(angle(here, facing, target.place))


def off_side(target: Target, behaviour: Behaviour, place: Hex) -> int:
    """How far from the side that a behaviour names."""
    return apart(angle(target.place, target.facing, place), IN_FRONT[behaviour])


def off_back(target: Target, behaviour: Behaviour, place: Hex) -> int:
    """How far from the hex at the back that a behaviour names."""
    return apart(angle(target.place, target.facing, place), AT_THE_BACK[behaviour])


def is_behind(target: Target, place: Hex) -> bool:
    return abs(angle(target.place, target.facing, place)) > 90
