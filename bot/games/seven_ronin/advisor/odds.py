"""The evaluation used by the AI seats: the Attacker's chance to win from the material on the board.

Each weight is the change of the log-odds for one more of its kind. The weights were fitted to thousands of
games that the AI seats played against each other.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

WON: Final = 1.0
LOST: Final = 0.0


class Weights(NamedTuple):
    """The weights at the start of a day, from the Attacker's side."""

    start: float
    held: float
    board: float
    market: float
    reserve: float
    strength: float
    living: float


BY_MORNING: Final = {
    2: Weights(0.2, 0.37, 0.44, 0.26, 0.51, -0.53, -0.46),
    3: Weights(0.8, 0.37, 0.44, 0.26, 0.51, -0.53, -0.46),
    4: Weights(1.15, 0.25, 0.52, 0.11, 0.54, -0.46, -0.71),
    5: Weights(1.78, 0.25, 0.52, 0.11, 0.54, -0.46, -0.71),
    6: Weights(-0.41, 0.79, 0.26, 0.0, 0.78, -0.46, -0.74),
    7: Weights(-1.46, 0.79, 0.26, 0.0, 0.78, -0.46, -0.74),
    8: Weights(-0.84, 0.66, 0.24, 0.0, 0.44, -1.01, -0.56),
}


def chance(log_odds: float) -> float:
    """Log-odds as a chance between 0 and 1."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, log_odds))))
