"""The movement of an opponent without an attack: the numbered steps of the book, for melee and for range.

Melee: (1) by an open path to the side of his target that his behaviour names, at his preferred distance;
(2) without one, the shortest way to that distance. Range: (1) he stays if he sees his target from the
preferred distance or farther; (2) too near, he backs off to his side; (3) if he does not see him, he goes to
his side until he does; (4) without a path there, he goes to any place from which he sees him.

Rulings: an archer's side is the hex nearest to its angle, if he would see his target from there; beyond the
range of his shots he does not count as seeing. A path is open if there is one, however long. An opponent at
his distance but on another side goes on, and does not give up the distance. A move ends as near as it can to
its goal, then facing the target as nearly as it can, then with the fewest steps, then as it is worst for the
heroes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

from bot.games.senjutsu.board.hexes import Hex, bearing, distance, neighbours, sees
from bot.games.senjutsu.combat.striking import ground_of
from bot.games.senjutsu.reach.movement import Ground, Move
from bot.games.senjutsu.state.samurai import place_of
from bot.games.senjutsu_solo import solo_steps
from bot.games.senjutsu_solo.behaviour.aims import Target, goal_of, looks_past
from bot.games.senjutsu_solo.behaviour.reasons import IN_SIGHT, SEEK_ANY, SEEK_SIDE, SHORTEST, SIDE, TOO_NEAR
from bot.games.senjutsu_solo.behaviour.sides import shooting_side
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.state import SoloGame

FAR: Final = 999
"""The distance of a hex that no way leads to."""
Steps: TypeAlias = Mapping[Hex, int]
Wish: TypeAlias = "Callable[[Move], tuple[int, ...]]"
"""The rating of a move, the most important number first; less is better."""


@dataclass(frozen=True, slots=True)
class Walk:
    """The best moves and the rule they follow. Of several equal ways the worst for the heroes is taken."""

    ways: tuple[Move, ...]
    why: str
    goal: Hex | None


def walk(game: SoloGame, opponent: Opponent, target: Target, found: Sequence[Move]) -> Walk:
    """The best of these ways to move."""
    return (_at_range if opponent.ranged else _melee)(game, opponent, target, found)


def _melee(game: SoloGame, opponent: Opponent, target: Target, found: Sequence[Move]) -> Walk:
    ground = ground_of(game, opponent)
    here, away = place_of(opponent), opponent.distance
    goal = goal_of(target, opponent.behaviour, away)
    reach = steps_from(ground, [here])
    if goal in reach:
        to_goal = steps_from(ground, [goal], here)
        near = found
        if distance(here, target.place) == away:
            near = [move for move in found if distance(move.place, target.place) == away]
        return Walk(_least(near, target, lambda move: (to_goal.get(move.place, FAR),)), SIDE, goal)
    ring = [place for place in reach if distance(place, target.place) == away]
    to_ring = steps_from(ground, ring, here)
    ways = _least(
        found,
        target,
        lambda move: (to_ring.get(move.place, FAR), abs(distance(move.place, target.place) - away)),
    )
    return Walk(ways, SHORTEST, None)


def _at_range(game: SoloGame, opponent: Opponent, target: Target, found: Sequence[Move]) -> Walk:
    here, away = place_of(opponent), opponent.distance
    walls, carries = game.walls, opponent.foe.reach
    goals = archers_side(game, opponent, target)

    def seen(move: Move) -> bool:
        near = not carries or distance(move.place, target.place) <= carries
        return near and sees(move.place, move.facing, target.place, walls)

    if distance(here, target.place) < away:
        ways = _least(
            found,
            target,
            lambda move: (
                -min(distance(move.place, target.place), away),
                not seen(move),
                min(distance(move.place, goal) for goal in goals),
            ),
        )
        return Walk(ways, TOO_NEAR, goals[0])
    still = Move(here, opponent.facing)
    if seen(still):
        return Walk(tuple([move for move in found if move[:2] == still[:2]] or found[:1]), IN_SIGHT, None)
    ground = ground_of(game, opponent)
    reach = steps_from(ground, [here])
    usable = [goal for goal in goals if goal in reach and _would_see(goal, target, walls, carries)]
    if usable:
        to_goal = steps_from(ground, usable, here)
        ways = _least(
            found,
            target,
            lambda move: (
                not seen(move),
                _hexes(here, move) if seen(move) else 0,
                to_goal.get(move.place, FAR),
            ),
        )
        return Walk(ways, SEEK_SIDE, usable[0])
    spots = [place for place in reach if _would_see(place, target, walls, carries)]
    good = [place for place in spots if distance(place, target.place) >= away]
    to_spot = steps_from(ground, good or spots, here)
    ways = _least(found, target, lambda move: (not seen(move), to_spot.get(move.place, FAR)))
    return Walk(ways, SEEK_ANY, None)


def archers_side(game: SoloGame, opponent: Opponent, target: Target) -> list[Hex]:
    """The hexes an archer walks to, even if they are taken. Terrain is never among them."""
    free = sorted(place for place in game.hexes if game.terrain.get(place, "boat") == "boat")
    return shooting_side(target.place, target.facing, opponent.behaviour, opponent.distance, free)


def came_of(opponent: Opponent, move: Move) -> str:
    """The result of a move: a walk, a turn on the spot, or nothing."""
    if move.place != opponent.place:
        return "walk"
    return "turn" if move.facing != opponent.facing else "stay"


def arrival(
    game: SoloGame, opponent: Opponent, target: Target, chosen: Walk, move: Move
) -> solo_steps.WhatComes:
    """The facts about a walk's result: its goal, and if it is reached.

    For an archer they also say if his target is beyond the range of his shots.
    """
    before, after = distance(place_of(opponent), target.place), distance(move.place, target.place)
    match chosen.why:
        case "side":
            there = move.place == chosen.goal
        case "shortest":
            there = after == opponent.distance
        case "too_near":
            there = after > before
        case _:
            there = sees(move.place, move.facing, target.place, game.walls)
    carries = opponent.foe.reach
    return {
        "arrived": "yes" if there else "no",
        "beyond": "yes" if carries and before > carries else "no",
        "goal": chosen.goal.key if chosen.goal else None,
    }


def _would_see(place: Hex, target: Target, walls: Collection[Hex], carries: int) -> bool:
    """True if an archer on this hex, facing the target, would see it within range."""
    if carries and distance(place, target.place) > carries:
        return False
    return any(sees(place, facing, target.place, walls) for facing in bearing(place, target.place))


def _hexes(here: Hex, move: Move) -> int:
    """The number of steps of a move."""
    return sum(one != other for one, other in pairwise([here, *[place for place, _ in move.route]]))


def _least(found: Sequence[Move], target: Target, wish: Wish) -> tuple[Move, ...]:
    """The moves that come nearest to a wish; of these, those that best face the target; of these, the
    shortest."""

    def rank(move: Move) -> tuple[tuple[int, ...], int, int]:
        return wish(move), looks_past(move.place, move.facing, target), len(move.route)

    best = min(map(rank, found))
    return tuple([move for move in found if rank(move) == best])


def steps_from(ground: Ground, starts: Iterable[Hex], own: Hex | None = None) -> Steps:
    """The number of steps over free hexes from the nearest start to each hex. ``own`` counts as free."""
    found = dict.fromkeys(starts, 0)
    edge, free = list(found), ground.open
    if own is not None:
        free.add(own)
    while edge:
        following: list[Hex] = []
        for place in edge:
            for one in neighbours(place):
                if one in free and one not in found:
                    found[one] = found[place] + 1
                    following.append(one)
        edge = following
    return found
