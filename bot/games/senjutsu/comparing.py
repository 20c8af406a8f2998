"""Attacks that compare initiative: no grid, but foes within reach and sight whose card is slower.

No card of the four heroes attacks like this; AI opponents' cards do.
"""

from __future__ import annotations

from bot.games.senjutsu.hexes import distance, sees
from bot.games.senjutsu.state import Game, Samurai


def slower(game: Game, owner: Samurai, speed: int, reach: int) -> list[Samurai]:
    """The foes whom such an attack can find; of a span of speeds the lowest counts.

    Ruling: a stun has no speed and is never compared.
    """
    here = owner.place
    if here is None:
        return []
    return [
        foe
        for foe in game.foes(owner)
        if foe.place is not None
        and foe.card is not None
        and not (foe.card.speeds.same or foe.card.speeds.none)
        and foe.card.speeds.lowest < speed
        and distance(here, foe.place) <= reach
        and sees(here, owner.facing, foe.place, game.walls)
    ]
