"""What areas, ninja and ronin are worth, in ninja: the AI seats' opinion of the game.

Tuned by letting the two seats play each other; ``python -m bot.simulate seven-ronin 1000`` shows
whether they still meet as equals.
"""

from __future__ import annotations

from typing import Final

from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TAIKO, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.village import (
    FIELD_NORTH,
    FIELD_SOUTH,
    GRANARY,
    GRAVEYARD,
    INN,
    PATH,
    PEN,
    SHRINE,
    WATCHTOWER,
    WELL,
)

WON: Final = 60.0
LOST: Final = -60.0

HOLDING: Final = {
    WATCHTOWER: 2.0,
    INN: 2.6,
    WELL: 2.2,
    GRANARY: 2.4,
    PEN: 2.2,
    FIELD_NORTH: 3.2,
    PATH: 3.0,
    GRAVEYARD: 2.0,
    SHRINE: 2.0,
    FIELD_SOUTH: 3.2,
}
"""What it is worth to hold an area overnight, beside its counting for victory."""

SKILL: Final = {HAYAI: 3.0, KABE: 1.0, MUSASHI: 2.6, TAIKO: 2.2, TASUKE: 1.6, YOBU: 2.2, YUMI: 2.0}
"""What a living ronin is worth beside the wounds he can still take."""

MANY: Final = 6
"""More ninja than this on one area just stand about."""


class Opinion:
    """What one side thinks things are worth, worked out in advance."""

    __slots__ = ("holding", "market", "ninja", "reach", "reserve", "ronin", "wound")

    def __init__(
        self,
        *,
        holding: float,
        ninja: float,
        reach: float,
        skill: float,
        strength: float,
        wound: float,
        market: float,
        reserve: float,
    ) -> None:
        self.holding = tuple(holding * HOLDING[area] for area in FIGURES.limits)
        self.ninja = tuple(ninja * number**0.7 for number in range(MANY + 1))
        self.reach = tuple(reach * held * held for held in range(FIGURES.winning_areas + 1))
        self.ronin = tuple(
            (0.0, *(skill * SKILL[ronin] + strength * left**0.75 for left in range(1, endurance + 1)))
            for ronin, endurance in FIGURES.endurance.items()
        )
        """By ronin and by the wounds he can still take; the last of them are worth the most."""
        self.wound = wound
        self.market = market
        self.reserve = reserve


ATTACKERS: Final = Opinion(
    holding=1.0, ninja=0.9, reach=0.6, skill=1.0, strength=2.4, wound=1.2, market=0.3, reserve=0.45
)
DEFENDERS: Final = Opinion(
    holding=1.0, ninja=0.9, reach=0.6, skill=1.0, strength=2.4, wound=1.2, market=0.3, reserve=0.45
)
