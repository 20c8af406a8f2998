"""The speed at which an opponent defends himself: that of the attack he expects, if he can.

Of an attack in two parts he expects the one with most wounds, then the faster. Ruling: the same goes for
attacks of several heroes, and those that could reach him come first; parts that their owner cannot make any
more are not expected. If no attack can be matched, he is as fast as he can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.senjutsu.combat.initiative import only_speed
from bot.games.senjutsu.samurai.pace import slowed
from bot.games.senjutsu.state.samurai import place_of
from bot.games.senjutsu_solo.behaviour.foreseeing import threats_of
from bot.games.senjutsu_solo.opponent import Opponent
from bot.games.senjutsu_solo.state import SoloGame


@dataclass(frozen=True, slots=True, order=True)
class Expected:
    """A part of a hero's attack."""

    on_him: int
    """The wounds it could deal where he stands."""
    wounds: int
    """The most that it could deal on any hex."""
    speed: int


def expected(game: SoloGame, opponent: Opponent) -> list[Expected]:
    """All parts of revealed attacks that can still be made, the worst first."""
    here = place_of(opponent)
    found: list[Expected] = []
    for hero in game.heroes:
        card = hero.card
        if hero.fallen or card is None or card.kind != "attack" or card.speeds.variable:
            continue
        parts = card.sheet.parts
        most: dict[int, tuple[int, int]] = {}
        for number, threat in threats_of(game, hero, card, parts):
            on_him, wounds = most.get(number, (0, 0))
            most[number] = max(on_him, threat.struck.get(here, 0)), max(wounds, *threat.struck.values())
        for number, (on_him, wounds) in most.items():
            printed = parts[number].speed
            speed = slowed(hero, only_speed(hero, card) if printed is None else printed)
            found.append(Expected(on_him, wounds, speed))
    return sorted(found, reverse=True)


def speed_for(game: SoloGame, opponent: Opponent, speeds: Sequence[int]) -> tuple[int, bool]:
    """One of these speeds, and whether an attack has that speed."""
    for one in expected(game, opponent):
        if one.speed in speeds:
            return one.speed, True
    return max(speeds), False
