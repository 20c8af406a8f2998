"""The prices a companion gives to losses and gains, round by round.

The unit is the worth of a barricade. The figures were tuned by playing many thousand games; the rules do not
know them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.games.seven_samurai.raiders import Penalty
from bot.games.seven_samurai.samurai import (
    DAISUKE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    KYUZO,
)


@dataclass(frozen=True, slots=True)
class Prices:
    """The prices of one round."""

    wound: tuple[float, float, float, float]
    """The first wound to the fourth. The second makes a beast, which is stronger."""
    family: tuple[float, float, float]
    """With three families left, two, or the last one."""


FIRE: Final = 1.0
"""A barricade, or a farm that burns because no barricade is left."""
FARM: Final = 1.2
"""A farm nobody defended: unlike a barricade it is never rebuilt."""
LEFT_OVER: Final = 0.8
"""A raider that another samurai must face."""
SUPPORTED: Final = -0.05
"""The gain of giving a support token at all, before the help of its talent."""
HANDED: Final = 0.08
"""A card that a neighbour must take."""
BURIED: Final = 0.25
"""A card that is only delayed."""
REPEATED: Final = 0.5
"""The chance that Kyuzo has a card's value in his line."""
AGAIN: Final = 0.1
"""The margin by which a second fight in one turn must be better."""

POWER: Final = {
    HEIHACHI: 1.2,
    DAISUKE: 1.2,
    GOROBEI: 1.5,
    KANBEI: 1.2,
    KIKUCHIYO: 1.2,
    KYUZO: 0.6,
    KATSUSHIRO: 0.6,
}
"""A Kiai power, with the card it takes from the line."""
BEASTLY: Final = 1.4
"""The factor for a beast's power."""
TWICE: Final = 0.12
"""Kikuchiyo's talent, lent to another samurai."""

MINOR: Final[Mapping[Penalty, float]] = {
    "intruder": 0.35,
    "no_defend": 0.4,
    "no_support": 0.05,
    "left": 0.3,
    "right": 0.3,
    "must_pass": 1.0,
    "return": 0.3,
    "no_talent": 0.2,
    "drop": 1.5,
}
"""The penalties that neither burn nor wound."""

PRICES: Final = (
    Prices(wound=(0.25, 0.0, 1.2, 12.0), family=(3.0, 4.0, 40.0)),
    Prices(wound=(0.3, 0.0, 1.45, 12.0), family=(3.0, 4.0, 40.0)),
    Prices(wound=(0.18, 0.0, 0.85, 12.0), family=(1.0, 2.5, 40.0)),
)
"""By round."""


def price(penalty: Penalty, wounds: int, round_: int) -> float:
    """The price of a penalty for a samurai with this number of wounds."""
    if penalty == "fire":
        return FIRE
    return PRICES[round_ - 1].wound[wounds] if penalty == "wound" else MINOR[penalty]
