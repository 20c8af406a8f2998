"""The targets of an opponent and their sides: distances, angles, and the places that behaviours name.

Ruling: behaviours name the hexes in front of a hero, as he sees them: left, ahead, right. Behind him are the
three hexes at his back; farther off, the places nearest to those. If several targets are possible, the side
on which each lies is seen from the opponent's own front.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.senjutsu.board.hexes import Facing, Hex, distance
from bot.games.senjutsu.state.samurai import Samurai, place_of
from bot.games.senjutsu_solo.behaviour.sides import AT_THE_BACK, IN_FRONT, angle, apart, side_of
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.terms import Behaviour

LORD: Final = "foe:lord"
"""The fallen lord in facts."""


@dataclass(frozen=True, slots=True)
class Target:
    """A hero, or with nobody the fallen lord, who counts as one."""

    place: Hex
    facing: Facing
    hero: Samurai | None

    @property
    def name(self) -> str:
        return self.hero.name if self.hero else LORD


def targets(game: SoloGame) -> list[Target]:
    """All targets of opponents."""
    standing = [one for one in game.heroes if one.place is not None]
    found = [Target(place_of(one), one.facing, one) for one in standing]
    if game.lord is not None:
        found.append(Target(game.lord.place, game.lord.facing, None))
    return found


def order_of(
    opponent: Opponent, candidates: Sequence[Target], behaviour: Behaviour | None = None
) -> list[Target]:
    """Targets in order: the nearest, then the one on the side of his behaviour, then the leftmost."""
    here, facing = place_of(opponent), opponent.facing
    ideal = IN_FRONT[behaviour or opponent.behaviour]

    def preference(target: Target) -> tuple[int, int, int]:
        at = angle(here, facing, target.place)
        return distance(here, target.place), apart(at, ideal), at

    return sorted(candidates, key=preference)


def target_of(game: SoloGame, opponent: Opponent, *, heroes_only: bool = False) -> Target | None:
    """The target he means, or None if there is none."""
    found = order_of(opponent, [one for one in targets(game) if one.hero or not heroes_only])
    return found[0] if found else None


def goal_of(target: Target, behaviour: Behaviour, away: int) -> Hex:
    """The hex that a behaviour names, at this distance."""
    return side_of(target.place, target.facing, behaviour, away)


def looks_past(here: Hex, facing: Facing, target: Target) -> int:
    """The angle between straight ahead and the target, in degrees."""
    return abs(angle(here, facing, target.place))


def off_side(target: Target, behaviour: Behaviour, place: Hex) -> int:
    """The angle between a place and the side that a behaviour names."""
    return apart(angle(target.place, target.facing, place), IN_FRONT[behaviour])


def off_back(target: Target, behaviour: Behaviour, place: Hex) -> int:
    """The angle between a place and the hex at the back that a behaviour names."""
    return apart(angle(target.place, target.facing, place), AT_THE_BACK[behaviour])


def is_behind(target: Target, place: Hex) -> bool:
    return abs(angle(target.place, target.facing, place)) > 90
