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
    """The field for a walker. ``taken`` are the hexes of the other samurai, ``foes`` those of foes."""

    hexes: Collection[Hex]
    terrain: Mapping[Hex, Terrain]
    taken: Collection[Hex]
    foes: Collection[Hex] = ()

    def free(self, place: Hex) -> bool:
        if place not in self.hexes or place in self.taken:
            return False
        terrain = self.terrain.get(place)
        return terrain is None or NATURES[terrain].walkable

    @property
    def open(self) -> set[Hex]:
        """All free hexes."""
        blocked = [place for place, terrain in self.terrain.items() if not NATURES[terrain].walkable]
        return {*self.hexes}.difference(self.taken, blocked)

    @property
    def walls(self) -> set[Hex]:
        """The hexes through which nobody sees."""
        return {place for place, terrain in self.terrain.items() if NATURES[terrain].wall}

    def frail(self, place: Hex) -> bool:
        terrain = self.terrain.get(place)
        return terrain is not None and NATURES[terrain].frail and place not in self.taken


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
        """The cost of a move; of two with the same end the cheaper one is kept."""
        return (self.spent, len(self.trampled), len(self.route))


@dataclass(frozen=True, slots=True)
class Walker:
    """The properties of a samurai that limit his movement."""

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
    """True if a line only moves its owner."""
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
        known = ends.setdefault(key, move)
        if known is not move and move.weight < known.weight:
            ends[key] = move
    return list(ends.values())


def open_ways(line: Line, kamae: Kamae, purse: int) -> list[Way]:
    """The ways that may be taken. A way of the present kamae is mandatory, so it excludes the others."""
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
    return ends


def _opens(gate: Gate, kamae: Kamae, purse: int) -> bool:
    return gate == OPEN or (kamae in gate.kamae if gate.kamae else gate.focus <= purse)


def _through_phase(ground: Ground, walker: Walker, start: Move, phase: Phase) -> list[Move]:
    """Steps and rotations mixed in any order. Collisions count only where no way is free of them."""
    if not _opens(phase.gate, walker.kamae, walker.purse - start.spent):
        return [start]
    walk, rotate = _not_cancelled(phase, walker)
    if walk is not None and walker.ranging:
        return _ranging(ground, start, rotate.number if rotate is not None else 0)
    ends: list[Move] = []
    collisions: list[Move] = []
    for mix in _mixes(walk, rotate, nimble=walker.nimble):
        _search(ground, start, mix, ends, collisions)
    return lightest(ends or collisions)


def _not_cancelled(phase: Phase, walker: Walker) -> tuple[Walk | None, Rotate | None]:
    """The steps and the rotations of a phase. Cancelled movement stops both, a cancelled rotation itself."""
    if "move" in walker.cannot:
        return None, None
    walk = next((one for one in phase.effects if isinstance(one, Walk)), None)
    rotate = next((one for one in phase.effects if isinstance(one, Rotate)), None)
    return walk, None if "rot" in walker.cannot else rotate


class _Mix(NamedTuple):
    """Steps in some directions and rotations to some sides, up to a number of each."""

    directions: tuple[Direction, ...]
    sides: tuple[int, ...]
    """1 turns right, -1 left."""
    steps: int
    turns: int
    least_steps: int
    least_turns: int
    """All of them where they are mandatory, otherwise none."""


def _mixes(walk: Walk | None, rotate: Rotate | None, *, nimble: bool) -> Iterator[_Mix]:
    """One for each direction and side: an icon has one direction for all its steps, and one side for all its
    rotations. A nimble opponent may use all of them in one mix."""
    steps = walk.number if walk is not None else 0
    turns = rotate.number if rotate is not None else 0
    least_steps = steps if walk is not None and walk.mandatory else 0
    least_turns = turns if rotate is not None and rotate.mandatory else 0
    directions: list[tuple[Direction, ...]] = (
        [(one,) for one in walk.directions] if walk is not None else [()]
    )
    sides: list[tuple[int, ...]] = [(1,), (-1,)] if rotate is not None else [()]
    if nimble:
        directions, sides = [walk.directions if walk is not None else ()], [sum(sides, ())]
    for some, either in product(directions, sides):
        yield _Mix(some, either, steps, turns, least_steps, least_turns)


def _search(ground: Ground, start: Move, mix: _Mix, ends: list[Move], collisions: list[Move]) -> None:
    """Add all ends of one mix to ``ends``, shortest first, and all collisions to ``collisions``.

    Breadth-first: each round uses one more step or turn of every move, and makes the moves of the next round.
    Moves with the same possible continuations share a key, and the first of them is kept.
    """
    edge: Collection[tuple[Move, int]] = [(start, 0)]
    for used in range(mix.steps + mix.turns + 1):
        reached: dict[tuple[object, ...], tuple[Move, int]] = {}
        for move, steps in edge:
            turns = used - steps
            if steps >= mix.least_steps and turns >= mix.least_turns:
                ends.append(move)
            if turns < mix.turns:
                for side in mix.sides:
                    turned = _on(move, move.place, (move.facing + side) % 6)
                    key = (turned.place, turned.facing, turned.trampled, steps)
                    reached.setdefault(key, (turned, steps))
            if steps < mix.steps:
                for stepped in _stepped(ground, move, mix, collisions):
                    key = (stepped.place, stepped.facing, stepped.trampled, steps + 1)
                    reached.setdefault(key, (stepped, steps + 1))
        edge = reached.values()


def _stepped(ground: Ground, move: Move, mix: _Mix, collisions: list[Move]) -> Iterator[Move]:
    """One step in each direction. A mandatory one may collide; another one may trample bamboo."""
    for direction in mix.directions:
        target = ahead(move.place, move.facing, direction)
        if ground.free(target) or target in move.trampled:
            yield _on(move, target, move.facing)
        elif mix.least_steps:
            collisions.append(move._replace(collides=target))
        elif ground.frail(target):
            yield move._replace(trampled=(*move.trampled, target))


def _on(move: Move, place: Hex, facing: Facing) -> Move:
    """One step or turn further."""
    return Move(place, facing, move.spent, (*move.route, (place, facing)), None, move.trampled)


def _ranging(ground: Ground, start: Move, turns: int) -> list[Move]:
    """Up to three steps anywhere, until a foe is six hexes away; then the rest of the line is lost. Turns
    come first, because they do not limit where he can go."""
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
