"""Positions and open ways in a fight of Senjutsu Solo, for ``bench.reasons``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.games.senjutsu.board.hexes import Facing, Hex, neighbours
from bot.games.senjutsu.cards.language import Effect, Grid, Line, Shot
from bot.games.senjutsu.reach.movement import Move, only_moves
from bot.games.senjutsu.state.samurai import Samurai
from bot.games.senjutsu_solo.behaviour.sides import angle
from bot.games.senjutsu_solo.state import SoloGame


@dataclass(frozen=True)
class Marked:
    """A possible target of opponents: a hero, or the fallen lord."""

    name: str
    place: Hex
    facing: Facing
    hero: Samurai | None = None


@dataclass(frozen=True)
class End:
    """A possible end of a move, with the effect of an attack from there."""

    place: Hex
    facing: Facing
    steps: int
    hits: Mapping[str, int]
    friend: bool


def marked_in(game: SoloGame) -> list[Marked]:
    """All possible targets of opponents."""
    found = [
        Marked(one.name, one.place, one.facing, one)
        for one in game.heroes
        if one.place is not None and not one.fallen
    ]
    if game.lord is not None:
        found.append(Marked("foe:lord", game.lord.place, game.lord.facing))
    return found


def effects(line: Line) -> list[Effect]:
    return [effect for way in line.ways for phase in way.phases for effect in phase.effects]


def attacks(line: Line) -> bool:
    return any(
        isinstance(one, Shot) or (isinstance(one, Grid) and one.kind == "attack") for one in effects(line)
    )


def groups_of(lines: Sequence[Line]) -> list[list[Line]]:
    """Lines of one movement, in groups between other lines."""
    found: list[list[Line]] = [[]]
    for line in lines:
        if only_moves(line):
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [group for group in found if group]


def steps(starts: Iterable[Hex], free: Iterable[Hex]) -> dict[Hex, int]:
    """The number of steps over free hexes to each hex."""
    open_, found = set(free), dict.fromkeys(starts, 0)
    edge = list(found)
    for place in edge:  # The list grows during the loop.
        for one in neighbours(place):
            if one in open_ and one not in found:
                found[one] = found[place] + 1
                edge.append(one)
    return found


def fewest(
    found: Sequence[Move], target: Marked, wish: Callable[[Move], tuple[int, ...]]
) -> frozenset[tuple[Hex, Facing]]:
    """The ends closest to a wish, then facing the target, then shortest."""

    def order(move: Move) -> tuple[tuple[int, ...], int, int]:
        past = abs(angle(move.place, move.facing, target.place))
        return wish(move), past, len(move.route)

    return frozenset((one.place, one.facing) for one in found if order(one) == min(map(order, found)))
