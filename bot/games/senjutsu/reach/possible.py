"""The possible results of a card: every way through its lines, with each gate as it will be when reached.

Pure: nothing is moved or paid here. The rules use it to see if an attack can reach a foe, the opponents of
the solo game to find threats, the AI seats to foresee attacks, and the previews to draw the reach.

It counts every step, every kamae that the lines above can lead to, and all focus that is left by then.
It ignores the actions of others meanwhile, cards in hand and counters.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.games.senjutsu.board.hexes import Hex, at, distance, sees
from bot.games.senjutsu.cards.heroes import MOST_FOCUS, Hero, changes
from bot.games.senjutsu.cards.language import (
    KAMAE,
    OPEN,
    Content,
    Deed,
    Effect,
    Gate,
    Grid,
    Kamae,
    Line,
    Part,
    Phase,
    Rotate,
    Shot,
    Walk,
    Way,
)
from bot.games.senjutsu.reach.movement import Ground, Move, Walker, moves, only_moves, open_ways

EXECUTION: Final = 5
"""The wounds that an execution counts as."""
WORTH: Final = {"wound": 1, "bleed": 1, "kill": EXECUTION}


def holds(gate: Gate, kamae: Kamae) -> bool:
    """True if a gate needs nothing, or only the present kamae."""
    return gate == OPEN or kamae in gate.kamae


def could_be(gate: Gate, kamae: Kamae, purse: int) -> bool:
    """True if a gate holds, or if its price can be paid."""
    return holds(gate, kamae) or 0 < gate.focus <= purse


def grids(line: Line, kind: str = "attack") -> list[Grid]:
    """The grids of a line, with any gates."""
    return [
        effect
        for way in line.ways
        for phase in way.phases
        for effect in phase.effects
        if isinstance(effect, Grid) and effect.kind == kind
    ]


def shots(line: Line) -> list[Shot]:
    """The shots of a line, with any gates."""
    return [
        effect
        for way in line.ways
        for phase in way.phases
        for effect in phase.effects
        if isinstance(effect, Shot)
    ]


def wounds_of(contents: Iterable[Content]) -> int:
    """The number of wounds an attack means to deal: bleeding counts as one, an execution as five."""
    return sum(WORTH.get(one.impact, 0) * one.number for one in contents)


@dataclass(frozen=True, slots=True)
class Actor:
    """The player of the card, with the properties that matter here. Without a hero there is no kamae to
    change."""

    hero: Hero | None = None
    cannot: frozenset[str] = frozenset()
    """The kinds of his movement that are cancelled."""
    frozen: bool = False
    """Paralysed: no kamae changes, no focus is gained."""
    staying: bool = False
    """The card needs the kamae he is in: a switch may lead nowhere."""
    ranging: bool = False
    nimble: bool = False

    def walker(self, kamae: Kamae, purse: int) -> Walker:
        return Walker(kamae, purse, self.cannot, self.ranging, self.nimble)


class Stand(NamedTuple):
    """The state after a part of a card: a hex with a facing, a kamae, and the focus that is left."""

    move: Move
    kamae: Kamae
    purse: int


@dataclass(frozen=True, slots=True)
class Reach:
    """A grid that can be resolved from a stand."""

    stand: Stand
    grid: Grid

    @property
    def struck(self) -> Mapping[Hex, tuple[Content, ...]]:
        """The hexes that it means, with all that can happen there."""
        move, kamae, purse = self.stand
        found: dict[Hex, tuple[Content, ...]] = {}
        for cell in self.grid.cells:
            contents = tuple([one for one in cell.contents if could_be(one.gate, kamae, purse)])
            if contents:
                found[at(move.place, move.facing, cell.offset)] = contents
        return found

    @property
    def wounds(self) -> Mapping[Hex, int]:
        """The most wounds that each of these hexes can get."""
        other = self.grid.instead
        least = wounds_of([other]) if other and could_be(other.gate, *self.stand[1:]) else 0
        return {place: max(wounds_of(contents), least) for place, contents in self.struck.items()}


@dataclass(frozen=True, slots=True)
class Aim:
    """A shot that can be resolved from a stand."""

    stand: Stand
    shot: Shot

    def targets(self, places: Iterable[Hex], walls: Collection[Hex], farthest: int) -> set[Hex]:
        """The hexes among these that can be shot at. ``farthest`` is the range of the card; 0 for any."""
        here, facing, *_ = self.stand.move
        return {
            place
            for place in places
            if self.shot.nearest <= distance(here, place) <= (farthest or distance(here, place))
            and sees(here, facing, place, walls)
        }


def reaches(ground: Ground, actor: Actor, stand: Stand, lines: Sequence[Line]) -> list[Reach]:
    """Every grid that these lines can reach."""
    course = Course(ground, actor)
    course.through(stand, lines)
    return course.reaches


def reaches_of(
    ground: Ground, actor: Actor, stand: Stand, parts: Sequence[Part], kind: str = "attack"
) -> Iterator[tuple[int, Reach]]:
    """Every grid of a kind in parts that are resolved one after the other, with the number of its part."""
    stands = [stand]
    for number, part in enumerate(parts):
        course = Course(ground, actor)
        stands = course.through_part(stands, part)
        for reach in course.reaches:
            if reach.grid.kind == kind and reach.struck:
                yield number, reach


def aims_of(ground: Ground, actor: Actor, stand: Stand, parts: Sequence[Part]) -> Iterator[tuple[int, Aim]]:
    """Every shot in parts that are resolved one after the other, with the number of its part."""
    stands = [stand]
    for number, part in enumerate(parts):
        course = Course(ground, actor)
        stands = course.through_part(stands, part)
        for aim in course.aims:
            yield number, aim


class Course:
    """All ways through some lines: the grids and shots that are met, and where the ways end."""

    def __init__(self, ground: Ground, actor: Actor) -> None:
        self.ground = ground
        self.actor = actor
        self.reaches: list[Reach] = []
        self.aims: list[Aim] = []

    def through_part(self, stands: Sequence[Stand], part: Part) -> list[Stand]:
        """All ends of a part, whether its attack succeeds or not."""
        ends = [end for stand in stands for end in self.through(stand, part.lines)]
        if part.success:
            ends += [end for stand in list(ends) for end in self.through(stand, part.success)]
        return _lightest(ends)

    def through(self, stand: Stand, lines: Sequence[Line]) -> list[Stand]:
        """All ends of these lines. A collision ends the way."""
        ends = [stand]
        for line in lines:
            ends = _lightest(end for before in ends for end in self._through_line(before, line))
        return ends

    def _through_line(self, stand: Stand, line: Line) -> list[Stand]:
        gate = line.gate
        if line.when_wounded:
            return [stand]
        if only_moves(line):
            return self._moved(stand, line)
        if not could_be(gate, stand.kamae, stand.purse):
            return [stand]
        ends = [stand] if gate.focus else []
        left = stand.purse - gate.focus
        ways = open_ways(line, stand.kamae, left)
        for way in ways:
            ends += self._through_way(stand._replace(purse=left - way.gate.focus), way)
        return ends if ways else [stand]

    def _through_way(self, stand: Stand, way: Way) -> list[Stand]:
        ends = [stand]
        for phase in way.phases:
            for effect in phase.effects:
                ends = [
                    end
                    for before in ends
                    for end in (self._after(before, effect) if holds(phase.gate, before.kamae) else [before])
                ]
        return ends

    def _after(self, stand: Stand, effect: Effect) -> list[Stand]:
        """The states that an effect can lead to."""
        match effect:
            case Grid():
                self.reaches.append(Reach(stand, effect))
                return [stand]
            case Shot():
                self.aims.append(Aim(stand, effect))
                return [stand]
            case Walk(who="self") | Rotate():
                return self._moved(stand, Line((Way((Phase((effect,)),)),)))
            case Deed(who="self") if not self.actor.frozen:
                return _done(self.actor, stand, effect)
            case _:
                return [stand]

    def _moved(self, stand: Stand, line: Line) -> list[Stand]:
        """The states that steps and turns can lead to."""
        start = stand.move._replace(spent=0)
        found = moves(self.ground, self.actor.walker(stand.kamae, stand.purse), start, [line])
        return [
            Stand(move._replace(spent=0), stand.kamae, stand.purse - move.spent)
            for move in found
            if move.collides is None
        ]


def _done(actor: Actor, stand: Stand, deed: Deed) -> list[Stand]:
    """The states after a deed that changes its owner's kamae or focus."""
    match deed.verb:
        case "switch":
            to = [kamae for kamae in KAMAE if kamae in deed.words]
            if "any" in deed.words:
                to = [one for one in KAMAE[:3] if actor.staying or one != stand.kamae]
            return [stand._replace(kamae=kamae) for kamae in to] or [stand]
        case "change" if actor.hero is not None:
            return [
                stand._replace(kamae=one.kamae, purse=_filled(stand.purse + one.focus))
                for one in changes(actor.hero, stand.kamae, deed.number)
            ]
        case "focus" | "steal_focus":
            return [stand._replace(purse=_filled(stand.purse + deed.number))]
        case "keep_focus":
            return [stand._replace(purse=min(stand.purse, deed.number))]
        case _:
            return [stand]


def _filled(purse: int) -> int:
    return max(0, min(MOST_FOCUS, purse))


def _lightest(found: Iterable[Stand]) -> list[Stand]:
    """Of stands alike in everything that matters the one with the shortest way."""
    kept: dict[tuple[object, ...], Stand] = {}
    for stand in found:
        move = stand.move
        key = (move.place, move.facing, move.trampled, stand.kamae, stand.purse)
        if key not in kept or len(move.route) < len(kept[key].move.route):
            kept[key] = stand
    return list(kept.values())
