"""Attacks that compare initiative: they wound targets with a slower card.

No card of the four heroes attacks like this; AI opponents' cards do.
"""

from __future__ import annotations

from bot.games.senjutsu.samurai.pace import slowed
from bot.games.senjutsu.state.samurai import Samurai


def is_slower(foe: Samurai, speed: int) -> bool:
    """True if somebody's card is slower than ``speed``. Of a span of speeds the lowest counts.

    Ruling: a stun has no speed and is never compared.
    """
    card = foe.card
    if card is None or card.speeds.same or card.speeds.none:
        return False
    return (slowed(foe, card.speeds.lowest) if card.speeds.variable else foe.speed) < speed
