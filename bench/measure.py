"""The figure that a measurement returns, and the clocks that compare fairly.

A ratio compares our work with a yardstick on the same machine in the same seconds. The two alternate, and
where nothing waits for the disk, only the processor time of this process counts: other programs disturb both
little and alike.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final, TypeAlias

PAIRS: Final = 5
"""The fewest pairs of a comparison. The median pair counts."""
SECONDS: Final = 3.0
"""Short pieces of work are compared again until this much processor time is used."""

Work: TypeAlias = Callable[[], int]
"""A piece of work; it returns the number of items done."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value."""

    value: float
    beside: Mapping[str, str] = field(default_factory=dict[str, str])
    """Other figures of the same run that explain it, by their names."""
    floor: float = 0.0
    """The least value possible, measured in the same run. The bar is counted from here."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for one item of our work and of the yardstick, and their ratio."""

    ours: float
    yardstick: float
    ratio: float


def compare(ours: Work, yardstick: Work) -> Pace:
    """The medians of pairs: a piece of our work, then a piece of the yardstick's."""
    pairs: list[tuple[float, float]] = []
    until = time.process_time() + SECONDS
    while len(pairs) < PAIRS or time.process_time() < until:
        gc.collect()
        pairs.append((seconds_each(ours), seconds_each(yardstick)))
    return pace_of(pairs)


def seconds_each(work: Work) -> float:
    """Seconds of processor time for one item."""
    start = time.process_time()
    done = work()
    return (time.process_time() - start) / done


def pace_of(pairs: Sequence[tuple[float, float]]) -> Pace:
    """The medians of pairs that were timed side by side."""
    mine, theirs = (median(each) for each in zip(*pairs, strict=True))
    return Pace(mine, theirs, median(one / other for one, other in pairs))
