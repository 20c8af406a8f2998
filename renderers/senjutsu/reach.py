"""What a card can reach from where somebody stands, if nobody else moves: drawn before it is locked in.

Only the card's own steps and turns before its first grid are tried, those that cost no focus and need no
other kamae. It is an outlook, not a promise: the rules decide when the card is resolved.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.senjutsu.cards import Card
from bot.games.senjutsu.hexes import DIRECTIONS, Facing, Hex, ahead, at
from bot.games.senjutsu.language import Gate, Grid, Phase, Rotate, Walk, Way
from bot.games.senjutsu.terrain import NATURES
from bot.games.senjutsu.view import DuelView, SamuraiView
from renderers.senjutsu.bodies import Body, standing


@dataclass(frozen=True, slots=True)
class Pose:
    """Where somebody stands and looks."""

    place: Hex
    facing: Facing


@dataclass(frozen=True, slots=True)
class Reach:
    """The hexes he may stand on, those the first grid may strike or block, and who stands on these."""

    steps: frozenset[Hex]
    strikes: frozenset[Hex]
    blocks: frozenset[Hex]
    foes: tuple[Body, ...]


def reach(card: Card, one: SamuraiView, view: DuelView) -> Reach:
    """What lies in reach of a card."""
    assert one.place is not None
    start = Pose(one.place, one.facing)
    poses, grid = {start}, None
    for line in card.sheet.parts[0].lines:
        ways = [way for way in line.ways if _free(line.gate, one) and _free(way.gate, one)]
        grid = _grid_of(ways)
        moved = {pose for way in ways for pose in _moved(way, poses, one, view)}
        if any(isinstance(effect, Walk | Rotate) for way in ways for effect in _effects(way)):
            poses = moved or poses
        if grid is not None:
            break
    steps = frozenset(pose.place for pose in poses if pose.place != one.place)
    if grid is None:
        return Reach(steps, frozenset(), frozenset(), ())
    known = set(view.hexes)
    cells = frozenset(
        at(pose.place, pose.facing, cell.offset) for pose in poses for cell in grid.cells
    ) & frozenset(known)
    if grid.kind == "block":
        return Reach(steps, frozenset(), cells, ())
    foes = tuple(foe for foe in standing(view) if foe.key != one.key and foe.place in cells)
    return Reach(steps, cells, frozenset(), foes)


def _free(gate: Gate, one: SamuraiView) -> bool:
    return not gate.focus and (not gate.kamae or one.kamae in gate.kamae)


def _effects(way: Way) -> Iterator[object]:
    for phase in way.phases:
        yield from phase.effects


def _grid_of(ways: list[Way]) -> Grid | None:
    return next((effect for way in ways for effect in _effects(way) if isinstance(effect, Grid)), None)


def _moved(way: Way, poses: set[Pose], one: SamuraiView, view: DuelView) -> set[Pose]:
    for phase in way.phases:
        if _free(phase.gate, one):
            poses = {pose for start in poses for pose in _within(phase, start, one, view)}
    return poses


def _within(phase: Phase, start: Pose, one: SamuraiView, view: DuelView) -> set[Pose]:
    """Everywhere the steps and turns of a phase lead; they mix in any order."""
    walks = [effect for effect in phase.effects if isinstance(effect, Walk) and effect.who == "self"]
    turns = [effect for effect in phase.effects if isinstance(effect, Rotate)]
    found = {start} if not any(effect.mandatory for effect in (*walks, *turns)) else set[Pose]()
    turned = {start} | {
        Pose(start.place, (start.facing + side * number) % 6)
        for turn in turns
        for side in (1, -1)
        for number in range(1, turn.number + 1)
    }
    found |= turned if not any(walk.mandatory for walk in walks) else set()
    for walk in walks:
        for pose in turned:
            for stepped in _steps(walk, pose, one, view):
                found.add(stepped)
                found |= {
                    Pose(stepped.place, (stepped.facing + side * number) % 6)
                    for turn in turns
                    for side in (1, -1)
                    for number in range(1, turn.number + 1)
                }
    return found or {start}


def _steps(walk: Walk, pose: Pose, one: SamuraiView, view: DuelView) -> set[Pose]:
    taken = {place for place, kind in view.terrain if not NATURES[kind].walkable}
    taken |= {foe.place for foe in standing(view) if foe.key != one.key and foe.place is not None}
    known = set(view.hexes)
    found: set[Pose] = set()
    for direction in DIRECTIONS:
        if direction not in walk.directions:
            continue
        place = pose.place
        for _ in range(walk.number):
            place = ahead(place, pose.facing, direction)
            if place not in known or place in taken:
                break
            found.add(Pose(place, pose.facing))
    return found
