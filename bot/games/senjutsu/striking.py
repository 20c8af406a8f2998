"""Strike at any cost: whoever plays an attack must try to reach somebody.

Ruling: if some option (ways, steps, kamae, focus) puts a foe on a hex that is attacked, only such options
are legal. Blocks that lie open are ignored, allies do not count, and nobody has to strike harder than he
must. Pure: it only looks ahead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.senjutsu.hexes import Hex, at
from bot.games.senjutsu.language import KAMAE, OPEN, Content, Deed, Gate, Grid, Kamae, Line
from bot.games.senjutsu.movement import Ground, Move, Walker, moves, only_moves, open_ways
from bot.games.senjutsu.playing import Playing
from bot.games.senjutsu.state import Game, Samurai


def ground_of(game: Game, samurai: Samurai) -> Ground:
    """The field as it is for somebody who moves. Whoever is led by nobody never goes onto terrain."""
    others = [one.place for one in game.standing if one is not samurai and one.place is not None]
    if samurai.mind is not None:
        others += [place for place, terrain in game.terrain.items() if terrain != "boat"]
    foes = [foe.place for foe in game.foes(samurai) if foe.place is not None]
    return Ground(game.hexes, game.terrain, others, foes)


def walker_of(game: Game, playing: Playing, kamae: Kamae | None = None, purse: int | None = None) -> Walker:
    """Who moves, as he is now or as he might be then."""
    owner = playing.owner
    cannot = frozenset(owner.cannot) if playing.revealed else frozenset[str]()
    ranging = playing.card.kind == "core" and owner.afar and game.far_off(owner)
    return Walker(
        owner.kamae if kamae is None else kamae,
        owner.purse if purse is None else purse,
        cannot,
        ranging,
        owner.mind is not None and owner.mind.nimble,
    )


def grids(line: Line, kind: str = "attack") -> list[Grid]:
    """The grids of a line."""
    return [
        effect
        for way in line.ways
        for phase in way.phases
        for effect in phase.effects
        if isinstance(effect, Grid) and effect.kind == kind
    ]


def attacks(lines: Sequence[Line]) -> bool:
    return any(grids(line) for line in lines)


def holds(gate: Gate, kamae: Kamae) -> bool:
    """A gate that needs nothing, or a kamae one stands in."""
    return gate == OPEN or kamae in gate.kamae


def could_be(gate: Gate, kamae: Kamae, purse: int) -> bool:
    """A gate that holds, or could be paid for."""
    return holds(gate, kamae) or 0 < gate.focus <= purse


@dataclass(frozen=True, slots=True)
class Stroke:
    """A hex that is struck, and what happens there."""

    place: Hex
    contents: tuple[Content, ...]

    @property
    def wounds(self) -> bool:
        return any(content.impact in ("wound", "bleed", "kill") for content in self.contents)


def struck(grid: Grid, place: Hex, facing: int, kamae: Kamae, purse: int) -> Iterator[Hex]:
    """The hexes that a grid attacks, or could."""
    for cell in grid.cells:
        if any(could_be(content.gate, kamae, purse) for content in cell.contents):
            yield at(place, facing, cell.offset)


def can_strike(
    game: Game, playing: Playing, move: Move, kamae: Kamae, purse: int, lines: Sequence[Line]
) -> bool:
    """Whether a foe could still be reached from here with these lines."""
    if move.collides is not None:
        return False
    ground = ground_of(game, playing.owner)
    foes = frozenset(ground.foes)
    return _reaches(game, playing, ground, foes, move, kamae, purse, tuple(lines))


def _reaches(
    game: Game,
    playing: Playing,
    ground: Ground,
    foes: frozenset[Hex],
    move: Move,
    kamae: Kamae,
    purse: int,
    lines: tuple[Line, ...],
) -> bool:
    for number, line in enumerate(lines):
        rest = lines[number + 1 :]
        if only_moves(line):
            walker = walker_of(game, playing, kamae, purse)
            return any(
                not end.collides
                and _reaches(game, playing, ground, foes, end, kamae, purse - (end.spent - move.spent), rest)
                for end in moves(ground, walker, move, [line])
            )
        if could_be(line.gate, kamae, purse):
            left = purse - (0 if holds(line.gate, kamae) else line.gate.focus)
            for grid in grids(line):
                if not foes.isdisjoint(struck(grid, move.place, move.facing, kamae, left)):
                    return True
        for other in _other_kamae(line, kamae, purse):
            if _reaches(game, playing, ground, foes, move, other, purse, rest):
                return True
    return False


def _other_kamae(line: Line, kamae: Kamae, purse: int) -> list[Kamae]:
    """Where a switch on this line may lead."""
    if not could_be(line.gate, kamae, purse):
        return []
    deeds = [
        effect
        for way in open_ways(line, kamae, purse)
        for phase in way.phases
        for effect in phase.effects
        if isinstance(effect, Deed) and effect.verb == "switch" and effect.who == "self"
    ]
    return [
        other
        for deed in deeds
        for other in KAMAE
        if other != kamae and (other in deed.words or ("any" in deed.words and other != "neutral"))
    ]
