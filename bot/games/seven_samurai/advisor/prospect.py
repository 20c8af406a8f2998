"""The chance to win after a rehearsed round.

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
"""The fires per samurai a village must still withstand for an even chance, after round 1 and after round
2."""
SHARPNESS: Final = (2.0, 1.75)
"""The effect on the log-odds of withstanding more or fewer fires."""
WOUNDED: Final = (
    np.array([0.0, 0.9, 1.7, 4.3]),
    np.array([0.0, 0.7, 1.3, 3.7]),
)
"""The loss of log-odds if all samurai have this number of wounds."""
FAMILIES: Final = (
    np.array([0.0, -1.4, 0.0, 0.5]),
    np.array([0.0, -1.0, 0.0, 0.2]),
)
"""The change of log-odds for this number of families."""
LAST_FIRES: Final = 1.2
"""The log-odds per fire the village could still withstand, or could not, after the last round."""


def prospect(copies: Copies) -> Chances:
    """The chance of each copy to be won, once a round has ended in it.

    After the last round the result is known. A narrow loss still counts as better than a clear one, because
    the cards behind it were only guessed.
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
