"""What heroes' revealed attacks can still strike.

Ruling: counted are the parts that are still to come, from where each hero stands and looks now, with every
movement and everything he could pay for. Cards in hand, counters and other opponents' moves are not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.senjutsu.hexes import Hex, at
from bot.games.senjutsu.language import Content, Line
from bot.games.senjutsu.movement import Move, Walker, lightest, moves, only_moves
from bot.games.senjutsu.playing import place_of
from bot.games.senjutsu.solo.state import SoloGame
from bot.games.senjutsu.state import Samurai
from bot.games.senjutsu.striking import could_be, grids, ground_of

EXECUTION: Final = 5
"""An execution counts as so many wounds."""


@dataclass(frozen=True, slots=True)
class Threat:
    """What a hero can strike once he has moved somewhere."""

    stands: Hex
    struck: Mapping[Hex, int]
    """Hexes, with the most wounds there."""


def threats(game: SoloGame) -> list[Threat]:
    """All that is still to come."""
    found: list[Threat] = []
    for due in game.due:
        hero = due.owner
        if game.is_hero(hero) and not hero.lost and hero.place is not None:
            found += threats_of(game, hero, due.card.sheet.parts[due.part].lines)
    return found


def threats_of(game: SoloGame, hero: Samurai, lines: Sequence[Line]) -> list[Threat]:
    """What these lines can strike."""
    if not any(grids(line) for line in lines):
        return []
    ground = ground_of(game, hero)
    walker = Walker(hero.kamae, hero.purse, frozenset(hero.cannot))
    ends = [Move(place_of(hero), hero.facing)]
    found: list[Threat] = []
    for line in lines:
        if only_moves(line):
            ends = lightest([end for start in ends for end in moves(ground, walker, start, [line])])
            continue
        for grid in grids(line):
            for end in ends:
                purse = hero.purse - end.spent
                struck = {
                    at(end.place, end.facing, cell.offset): wounds_of(
                        [one for one in cell.contents if could_be(one.gate, hero.kamae, purse)]
                    )
                    for cell in grid.cells
                    if any(could_be(one.gate, hero.kamae, purse) for one in cell.contents)
                }
                found.append(Threat(end.place, struck))
    return found


def wounds_of(contents: Sequence[Content]) -> int:
    """How many wounds an attack means to deal: a bleeding one is one, an execution counts as five."""
    worth = {"wound": 1, "bleed": 1, "kill": EXECUTION}
    return sum(worth.get(one.impact, 0) * one.number for one in contents)


def strikes(threats_: Sequence[Threat], place: Hex) -> bool:
    """Whether somebody who stood here could be struck."""
    return any(place in threat.struck and threat.stands != place for threat in threats_)
