"""How fast an opponent defends himself: as fast as the attack that he expects, if he can.

Of an attack in two parts he expects the one with most wounds, then the faster. Ruling: of several heroes'
attacks, too, and first those that could reach him; where none can be matched, he is as fast as he can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.senjutsu.language import Grid
from bot.games.senjutsu.pace import slowed
from bot.games.senjutsu.playing import place_of
from bot.games.senjutsu.solo.foreseeing import threats_of, wounds_of
from bot.games.senjutsu.solo.opponent import Opponent
from bot.games.senjutsu.solo.state import SoloGame
from bot.games.senjutsu.speeds import only_speed


@dataclass(frozen=True, slots=True, order=True)
class Expected:
    """A part of a hero's attack."""

    on_him: int
    """The wounds it could deal where he stands."""
    wounds: int
    """The most that it deals on any hex."""
    speed: int


def expected(game: SoloGame, opponent: Opponent) -> list[Expected]:
    """All parts of revealed attacks, the worst first."""
    here = place_of(opponent)
    found: list[Expected] = []
    for hero in game.heroes:
        card = hero.card
        if hero.fallen or card is None or card.kind != "attack" or card.speeds.variable:
            continue
        for part in card.sheet.parts:
            attacks = [
                effect
                for line in part.lines
                for way in line.ways
                for phase in way.phases
                for effect in phase.effects
                if isinstance(effect, Grid) and effect.kind == "attack"
            ]
            if not attacks:
                continue
            speed = slowed(hero, only_speed(hero, card) if part.speed is None else part.speed)
            most = max(wounds_of(cell.contents) for grid in attacks for cell in grid.cells)
            on_him = max([one.struck.get(here, 0) for one in threats_of(game, hero, part.lines)] or [0])
            found.append(Expected(on_him, most, speed))
    return sorted(found, reverse=True)


def speed_for(game: SoloGame, opponent: Opponent, speeds: Sequence[int]) -> tuple[int, bool]:
    """One of these speeds, and whether an attack has that speed."""
    for one in expected(game, opponent):
        if one.speed in speeds:
            return one.speed, True
    return max(speeds), False
