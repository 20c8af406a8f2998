"""The book's rules for the walks of opponents in Senjutsu Solo, for ``bench.reasons``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bench.positions import Marked, fewest, steps
from bot.games.senjutsu.board.hexes import AROUND, Facing, Hex, bearing, distance, sees
from bot.games.senjutsu.combat.striking import ground_of
from bot.games.senjutsu.reach.movement import Move
from bot.games.senjutsu.state.samurai import place_of
from bot.games.senjutsu_solo.behaviour.sides import IN_FRONT, angle, apart
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.state import SoloGame
from bot.games.senjutsu_solo.terms import Behaviour

Ends: TypeAlias = frozenset[tuple[Hex, Facing]]
"""Places, each with a facing."""


def with_a_blade(
    game: SoloGame, opponent: Opponent, behaviour: Behaviour, target: Marked, found: Sequence[Move]
) -> tuple[str, Ends]:
    """The rule of a walk to a side of the target, and its allowed results."""
    here, away = place_of(opponent), opponent.distance
    way = AROUND[(target.facing + {"left": 5, "centre": 0, "right": 1}[behaviour]) % 6]
    goal = target.place + way.times(away)
    free = ground_of(game, opponent).open | {here}
    if goal in free and here in (far := steps([goal], free)):
        keep = [one for one in found if distance(one.place, target.place) == away]
        among = keep if distance(here, target.place) == away else found
        return "side", fewest(among, target, lambda move: (far.get(move.place, 999),))
    reach = steps([here], free)
    far = steps([one for one in reach if distance(one, target.place) == away], free)
    return "shortest", fewest(
        found,
        target,
        lambda move: (far.get(move.place, 999), abs(distance(move.place, target.place) - away)),
    )


def with_a_bow(
    game: SoloGame, opponent: Opponent, behaviour: Behaviour, target: Marked, found: Sequence[Move]
) -> tuple[str, Ends]:
    """The rule of an archer's walk, and its allowed results."""
    here, away, walls = place_of(opponent), opponent.distance, game.walls
    carries = opponent.foe.reach

    def shown(place: Hex, facing: Facing) -> bool:
        return distance(place, target.place) <= carries and sees(place, facing, target.place, walls)

    if distance(here, target.place) < away:
        most = max(min(distance(move.place, target.place), away) for move in found)
        fair = [one for one in found if min(distance(one.place, target.place), away) == most]
        return "too_near", frozenset((move.place, move.facing) for move in fair)
    if shown(here, opponent.facing):
        return "in_sight", frozenset([(here, opponent.facing)])
    firm = [one for one in game.hexes if game.terrain.get(one, "boat") == "boat"]
    near = [one for one in firm if 0 < distance(one, target.place) <= away]
    rim = [one for one in near if distance(one, target.place) == max(distance(x, target.place) for x in near)]

    def off(place: Hex) -> int:
        return apart(angle(target.place, target.facing, place), IN_FRONT[behaviour])

    reach = steps([here], ground_of(game, opponent).open | {here})
    side = [one for one in rim if off(one) == min(map(off, rim)) and one in reach]
    clear = [one for one in side if any(shown(one, turn) for turn in bearing(one, target.place))]
    fair = [move for move in found if shown(move.place, move.facing)] or found
    return "seek_side" if clear else "seek_any", frozenset((move.place, move.facing) for move in fair)
