"""The type of a measurement, and fair clocks.

A ratio compares our work with an anchor on the same machine in the same minute: the two take turns.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Literal

ROUNDS = 5
"""Both sides are timed in turn this often, so that a slow moment of the machine hits both."""


@dataclass(frozen=True, slots=True)
class Measured:
    """One figure with its target."""

    name: str
    value: float
    unit: str
    target: float
    should_be: Literal["at most", "at least"]
    detail: str

    @property
    def reached(self) -> bool:
        return self.value <= self.target if self.should_be == "at most" else self.value >= self.target


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for one item of our work and of the anchor's, and their ratio."""

    ours: float
    anchor: float
    ratio: float


def seconds_each(work: Callable[[], int]) -> float:
    """Seconds for one item; ``work`` returns the number of items done."""
    gc.collect()
    start = time.perf_counter()
    done = work()
    return (time.perf_counter() - start) / done


def compare(ours: Callable[[], int], anchor: Callable[[], int]) -> Pace:
    """Run both in turns. The best round of each counts, because it was disturbed least."""
    paces = [(seconds_each(ours), seconds_each(anchor)) for _ in range(ROUNDS)]
    mine, theirs = (min(best) for best in zip(*paces, strict=True))
    return Pace(mine, theirs, mine / theirs)


async def seconds_each_awaited(work: Callable[[], Awaitable[int]]) -> float:
    gc.collect()
    start = time.perf_counter()
    done = await work()
    return (time.perf_counter() - start) / done


async def compare_awaited(
    ours: Callable[[], Awaitable[int]], anchor: Callable[[], Awaitable[int]], rounds: int
) -> Pace:
    """Like ``compare``, for work that waits for a disk, whose disturbances last longer than a round."""
    paces = [(await seconds_each_awaited(ours), await seconds_each_awaited(anchor)) for _ in range(rounds)]
    return side_by_side(paces)


def side_by_side(paces: Sequence[tuple[float, float]]) -> Pace:
    """The median ratio of rounds run side by side."""
    mine, theirs = (median(each) for each in zip(*paces, strict=True))
    return Pace(mine, theirs, median(one / other for one, other in paces))
