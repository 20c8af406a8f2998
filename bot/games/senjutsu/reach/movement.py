"""Steps and rotations: every way in which some lines of a card may move somebody.

Pure: nothing is moved here. A card's icon has one direction for all its steps and one for all its
rotations; the direction is the arrow relative to one's front, which turns with him. Steps and rotations of
one phase mix in any order. Nobody steps willingly onto terrain, samurai or off the field; a mandatory step
takes a free hex if there is one, and otherwise ends in a collision.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

from bot.games.senjutsu.board.hexes import Direction, Facing, Hex, ahead, distance, neighbours
from bot.games.senjutsu.board.terrain import NATURES, Terrain
from bot.games.senjutsu.cards.language import OPEN, Gate, Kamae, Line, Phase, Rotate, Walk, Way

LARGE_FIELD_STEPS: Final = 3
SIGHT_OF_A_FOE: Final = 6


@dataclass(frozen=True, slots=True)
class Ground:
    """Where one can stand. ``taken`` are the hexes of the other samurai, ``foes`` those of foes."""

    hexes: Collection[Hex]
    terrain: Mapping[Hex, Terrain]
    taken: Collection[Hex]
    foes: Collection[Hex] = ()

    def free(self, place: Hex) -> bool:
        return place in self.hexes and place not in self.taken and self._walkable(place)

    @property
    def open(self) -> set[Hex]:
        """All free hexes."""
        blocked = [place for place, terrain in self.terrain.items() if not NATURES[terrain].walkable]
        return {*self.hexes}.difference(self.taken, blocked)

    def frail(self, place: Hex) -> bool:
        terrain = self.terrain.get(place)
        return terrain is not None and NATURES[terrain].frail and place not in self.taken

    def _walkable(self, place: Hex) -> bool:
        terrain = self.terrain.get(place)
        return terrain is None or NATURES[terrain].walkable


class Move(NamedTuple):
    """One way to move: where it ends, what it costs, and how it went.

    ``route`` are the hexes and facings passed through, the start first. ``collides`` is the hex run into,
    ``trampled`` the bamboo that is gone.
    """

    place: Hex
    facing: Facing
    spent: int = 0
    route: tuple[tuple[Hex, Facing], ...] = ()
    collides: Hex | None = None
    trampled: tuple[Hex, ...] = ()

    @property
    def weight(self) -> tuple[int, int, int]:
        """Of two that end alike the lighter one is gone."""
        return (self.spent, len(self.trampled), len(self.route))


@dataclass(frozen=True, slots=True)
class Walker:
    """Who moves, as far as it matters here."""

    kamae: Kamae
    purse: int
    cannot: frozenset[str] = frozenset()
    ranging: bool = False
    """In the large field: up to three steps in free directions."""
    nimble: bool = False
    """His steps and turns need not all go the same way."""


def moves(ground: Ground, walker: Walker, start: Move, lines: Sequence[Line]) -> list[Move]:
    """Every way through these lines, one for each end. All of them only move."""
    ends = [start]
    for line in lines:
        ends = lightest(
            [
                end
                for before in ends
                for end in ([before] if before.collides else _through_line(ground, walker, before, line))
            ]
        )
    return ends


def only_moves(line: Line) -> bool:
    """Whether a line does nothing but move its owner."""
    return not line.when_wounded and all(
        (isinstance(effect, Walk) and effect.who == "self") or isinstance(effect, Rotate)
        for way in line.ways
        for phase in way.phases
        for effect in phase.effects
    )


def lightest(found: Sequence[Move]) -> list[Move]:
    """One move for each end: the cheapest, then the shortest."""
    ends: dict[tuple[Hex, Facing, Hex | None, tuple[Hex, ...]], Move] = {}
    for move in found:
        key = (move.place, move.facing, move.collides, move.trampled)
        if key not in ends or move.weight < ends[key].weight:
            ends[key] = move
    return list(ends.values())


def open_ways(line: Line, kamae: Kamae, purse: int) -> list[Way]:
    """The ways that may be gone: one that hangs on the present kamae must be."""
    bound = [way for way in line.ways if way.gate.kamae and kamae in way.gate.kamae]
    if bound:
        return bound
    return [way for way in line.ways if not way.gate.kamae and way.gate.focus <= purse]


def _through_line(ground: Ground, walker: Walker, start: Move, line: Line) -> Iterator[Move]:
    """All ends of one line."""
    purse = walker.purse - start.spent
    if not _opens(line.gate, walker.kamae, purse):
        yield start
        return
    if line.gate.focus:
        yield start
    ways = open_ways(line, walker.kamae, purse - line.gate.focus)
    if not ways:
        yield start
    for way in ways:
        price = line.gate.focus + way.gate.focus
        paid = start._replace(spent=start.spent + price) if price else start
        yield from _through_way(ground, walker, paid, way)


def _through_way(ground: Ground, walker: Walker, start: Move, way: Way) -> list[Move]:
    ends = [start]
    for phase in way.phases:
        ends = [
            end
            for before in ends
            for end in ([before] if before.collides else _through_phase(ground, walker, before, phase))
        ]
    return lightest(ends)


def _opens(gate: Gate, kamae: Kamae, purse: int) -> bool:
    return gate == OPEN or (kamae in gate.kamae if gate.kamae else gate.focus <= purse)


def _through_phase(ground: Ground, walker: Walker, start: Move, phase: Phase) -> list[Move]:
    """Steps and rotations mixed in any order."""
    if not _opens(phase.gate, walker.kamae, walker.purse - start.spent):
        return [start]
    walk = next((one for one in phase.effects if isinstance(one, Walk)), None)
    rotate = next((one for one in phase.effects if isinstance(one, Rotate)), None)
    if walk is not None and "move" in walker.cannot:
        walk = None
    if rotate is not None and ("move" in walker.cannot or "rot" in walker.cannot):
        rotate = None
    if walk is not None and walker.ranging:
        return _ranging(ground, start, rotate.number if rotate is not None else 0)
    done: list[Move] = []
    stuck: list[Move] = []
    directions: list[tuple[Direction, ...]] = [(one,) for one in walk.directions] if walk else [()]
    sides: list[tuple[int, ...]] = [(1,), (-1,)] if rotate else [()]
    if walker.nimble:
        directions, sides = [walk.directions if walk else ()], [(1, -1) if rotate else ()]
    for ways, turns_to in product(directions, sides):
        edge = [(start, 0, 0)]
        seen = {(start.place, start.facing, start.trampled, 0, 0)}
        for move, steps, turns in edge:  # It grows while it is gone through, shortest ways first.
            left = walk.number - steps if walk else 0
            turning = rotate.number - turns if rotate else 0
            if not (left and walk and walk.mandatory) and not (turning and rotate and rotate.mandatory):
                done.append(move)
            for side in turns_to if turning else ():
                facing = (move.facing + side) % 6
                here = (move.place, facing, move.trampled, steps, turns + 1)
                if here not in seen:
                    seen.add(here)
                    edge.append((_on(move, move.place, facing), steps, turns + 1))
            for direction in ways if left and walk else ():
                target = ahead(move.place, move.facing, direction)
                here = (target, move.facing, move.trampled, steps + 1, turns)
                if ground.free(target) or target in move.trampled:
                    if here not in seen:
                        seen.add(here)
                        edge.append((_on(move, target, move.facing), steps + 1, turns))
                elif walk and walk.mandatory:
                    stuck.append(move._replace(collides=target))
                elif ground.frail(target):
                    edge.append((move._replace(trampled=(*move.trampled, target)), steps + 1, turns))
    return lightest(done or stuck)


def _on(move: Move, place: Hex, facing: Facing) -> Move:
    """One step or turn further."""
    return Move(place, facing, move.spent, (*move.route, (place, facing)), None, move.trampled)


def _ranging(ground: Ground, start: Move, turns: int) -> list[Move]:
    """Up to three steps anywhere, until a foe is six hexes away; then the rest of the line is lost. Whoever
    turns does so first: it makes no difference to where he goes."""
    edge = [start]
    for side in (1, -1):
        move = start
        for _ in range(turns):
            move = _on(move, move.place, (move.facing + side) % 6)
            edge.append(move)
    ends = list(edge)
    for _ in range(LARGE_FIELD_STEPS):
        ahead_ = [
            _on(move, place, move.facing)
            for move in edge
            if min(distance(move.place, foe) for foe in ground.foes) > SIGHT_OF_A_FOE
            for place in neighbours(move.place)
            if ground.free(place)
        ]
        edge = lightest(ahead_)
        ends += edge
    return lightest(ends)
