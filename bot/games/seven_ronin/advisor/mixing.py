"""Mixed strategies for simultaneous choices, so that neither side is predictable."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

ROUNDS_OF_THOUGHT: Final = 300
"""The number of picks of each side."""


def mixed_strategies(payoff: Sequence[Sequence[float]]) -> tuple[list[float], list[float]]:
    """The weight of each row and each column, by fictitious play.

    Rows maximise, columns minimise. Each side in turn picks the best response to all earlier picks of the
    other. The frequencies of the picks approach a pair of mixed strategies that neither side can improve
    alone.
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
    """A random index with these weights."""
    (index,) = random.choices(range(len(weights)), weights)
    return index
