"""Which plan to choose when the other chooses at the same time: neither side may be predictable."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

ROUNDS_OF_THOUGHT: Final = 300


def mixed_strategies(payoff: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """How often each row and each column should be played, by fictitious play.

    The rows want much, the columns little. Each side in turn picks what would have done best
    against all that the other has picked so far; the picks approach a pair of mixed strategies
    that neither side can improve on by itself.
    """
    rows, columns = len(payoff), len(payoff[0])
    by_column = [[row[column] for row in payoff] for column in range(columns)]
    row_sums, column_sums = [0.0] * rows, [0.0] * columns
    row_picks, column_picks = [0.0] * rows, [0.0] * columns
    row = 0
    for _ in range(ROUNDS_OF_THOUGHT):
        column_sums = [so_far + gain for so_far, gain in zip(column_sums, payoff[row], strict=True)]
        column = column_sums.index(min(column_sums))
        column_picks[column] += 1
        row_sums = [so_far + gain for so_far, gain in zip(row_sums, by_column[column], strict=True)]
        row = row_sums.index(max(row_sums))
        row_picks[row] += 1
    return row_picks, column_picks


def pick(weights: Sequence[float], random: Random) -> int:
    """One index, as often as its weight says."""
    (index,) = random.choices(range(len(weights)), weights)
    return index
