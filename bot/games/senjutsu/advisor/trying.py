"""Chooses a card: each is tried against the same guesses, and bad ones are dropped early."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

Guess: TypeAlias = "Callable[[], Callable[[str], float]]"
"""Makes one guess at the hidden cards, and returns the worth of each card under it."""
GLANCES: Final = 3
"""Guesses after which only the best cards are tried further."""
BEST: Final = 3
"""The number of cards that are tried further."""


class Care(NamedTuple):
    """The effort of an AI to choose well.

    Cards that are worse by up to about ``rashness`` are sometimes taken, so that an AI cannot be foreseen.
    """

    guesses: int
    """The number of trials of each card, each against other guessed cards."""
    rashness: float


def best_card(keys: Sequence[str], guess: Guess, care: Care, random: Random) -> str:
    """The card with the best mean over all guesses."""
    if len(keys) == 1:
        return keys[0]
    totals = dict.fromkeys(keys, 0.0)
    for number in range(care.guesses):
        if number == GLANCES:
            keys = sorted(keys, key=lambda key: -totals[key])[:BEST]
        worth = guess()
        for key in keys:
            totals[key] += worth(key)
    return max(keys, key=lambda key: totals[key] / care.guesses + random.random() * care.rashness)
