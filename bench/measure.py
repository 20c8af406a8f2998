"""What a measurement is, and fair clocks.

A ratio compares our work with an anchor done on the same machine in the same minute: the two take turns.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Literal

ROUNDS = 5


@dataclass(frozen=True, slots=True)
class Measured:
    """One figure beside its target."""

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
    """Seconds for each of some things done, and how many times the anchor's ours are."""

    ours: float
    anchor: float
    ratio: float


def seconds_each(work: Callable[[], int]) -> float:
    """``work`` says how many things it did."""
    gc.collect()
    start = time.perf_counter()
    done = work()
    return (time.perf_counter() - start) / done


def compare(ours: Callable[[], int], anchor: Callable[[], int]) -> Pace:
    """Both in turn, each by its best round: the one that was disturbed least."""
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
    """As ``compare``, for work that waits for a disk: what disturbs that lasts longer than a round."""
    paces = [(await seconds_each_awaited(ours), await seconds_each_awaited(anchor)) for _ in range(rounds)]
    return side_by_side(paces)


def side_by_side(paces: Sequence[tuple[float, float]]) -> Pace:
    """Each round of ours against the anchor's beside it, and the middle one of these ratios."""
    mine, theirs = (median(each) for each in zip(*paces, strict=True))
    return Pace(mine, theirs, median(one / other for one, other in paces))
