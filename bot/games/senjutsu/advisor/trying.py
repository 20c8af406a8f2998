"""Chooses a card: each is tried against the same guesses, and bad ones are dropped early."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

Guess: TypeAlias = "Callable[[], Callable[[str], float]]"
"""Guesses what nobody sees, and says how good each card is if it is so."""
GLANCES: Final = 3
"""After so many guesses only the best cards are tried further."""
BEST: Final = 3
"""The number of cards that are tried further."""


def best_card(keys: Sequence[str], guess: Guess, guesses: int, rashness: float, random: Random) -> str:
    """The best in the mean of so many guesses. Nobody should be sure of what he plays: cards that are only so
    much worse are played, too."""
    if len(keys) == 1:
        return keys[0]
    totals = dict.fromkeys(keys, 0.0)
    for number in range(guesses):
        if number == GLANCES:
            keys = sorted(keys, key=lambda key: -totals[key])[:BEST]
        worth = guess()
        for key in keys:
            totals[key] += worth(key)
    return max(keys, key=lambda key: totals[key] / guesses + random.random() * rashness)
