"""How good the end of a round looks.

The figures were fitted to some hundred thousand rehearsed games; the rules do not know them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.games.seven_samurai.advisor.copies import Copies
from bot.games.seven_samurai.levels import ROUNDS
from bot.games.seven_samurai.view import Level

Chances: TypeAlias = NDArray[np.float64]

NEEDED: Final[Mapping[Level, tuple[float, float]]] = {
    "easy": (3.7, 1.5),
    "normal": (5.0, 1.85),
    "hard": (7.5, 2.7),
    "heroic": (10.5, 3.2),
}
"""Fires for each samurai that a village must still be able to bear, after the first round and after
the second, to be as likely held as not."""
SHARPNESS: Final = (2.0, 1.75)
"""How much it matters to be able to bear more or fewer of them."""
WOUNDED: Final = (
    np.array([0.0, 0.9, 1.7, 4.3]),
    np.array([0.0, 0.7, 1.3, 3.7]),
)
"""What it takes from the odds if all have so many wounds."""
FAMILIES: Final = (
    np.array([0.0, -1.4, 0.0, 0.5]),
    np.array([0.0, -1.0, 0.0, 0.2]),
)
"""What so many families do for the odds."""
LAST_FIRES: Final = 1.2
"""At the very end every fire more or less that could have been borne counts so much."""


def prospect(copies: Copies) -> Chances:
    """How likely each of the copies is to be won, once a round has ended in it.

    After the last round that is known; but a narrow loss is taken for better than a clear one, since
    the guesses it rests on are only guesses.
    """
    borne = copies.barricades + copies.farms - 1
    if copies.round == ROUNDS:
        odds = LAST_FIRES * (borne + 0.5)
    else:
        this = copies.round - 1
        needed = NEEDED[copies.level.key][this] * copies.players
        odds = SHARPNESS[this] * np.where(borne > 0, np.log1p(np.maximum(borne, 0)), borne)
        odds = odds - SHARPNESS[this] * np.log(needed)
        odds -= WOUNDED[this][copies.wounds].mean(axis=0)
        odds += FAMILIES[this][np.maximum(copies.families, 0)]
    return np.where(copies.fallen, 0.0, 1 / (1 + np.exp(-odds)))
