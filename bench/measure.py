"""What a measurement is, and fair clocks.

A ratio compares our work with an anchor done on the same machine in the same minute: the two take
turns, and each is judged by its best round, which is the one that was disturbed least.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
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
    """Seconds for each of some things done."""

    ours: float
    anchor: float

    @property
    def ratio(self) -> float:
        return self.ours / self.anchor


def seconds_each(work: Callable[[], int]) -> float:
    """``work`` says how many things it did."""
    gc.collect()
    start = time.perf_counter()
    done = work()
    return (time.perf_counter() - start) / done


def compare(ours: Callable[[], int], anchor: Callable[[], int], rounds: int = ROUNDS) -> Pace:
    """Both in turn, each by its best round."""
    paces = [(seconds_each(ours), seconds_each(anchor)) for _ in range(rounds)]
    return Pace(min(pace[0] for pace in paces), min(pace[1] for pace in paces))


async def seconds_each_awaited(work: Callable[[], Awaitable[int]]) -> float:
    gc.collect()
    start = time.perf_counter()
    done = await work()
    return (time.perf_counter() - start) / done


async def compare_awaited(
    ours: Callable[[], Awaitable[int]], anchor: Callable[[], Awaitable[int]], rounds: int = ROUNDS
) -> Pace:
    """As ``compare``, for work that is awaited."""
    paces = [(await seconds_each_awaited(ours), await seconds_each_awaited(anchor)) for _ in range(rounds)]
    return Pace(min(pace[0] for pace in paces), min(pace[1] for pace in paces))
