"""Chance, dealt fairly.

Rules await ``shuffle``, ``draw`` and ``roll``. The match asks its dealer and writes the outcome into the
journal; a replay therefore needs no random generator. The dealer derives every outcome from one secret seed.
The SHA-256 hash of the seed is published before the first outcome and the seed itself after the match, so
anybody can derive the outcomes again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from struct import Struct
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

NUMBERS: Final = Struct(">4Q")
"""A SHA-256 digest read as four unsigned 64-bit big-endian integers."""


@dataclass(slots=True)
class Chance:
    """Ask the dealer for an order of ``size`` things, of which only the first ``taken`` matter."""

    label: Final[str]
    size: Final[int]
    taken: Final[int]

    def __await__(self) -> Generator[Chance, tuple[int, ...], tuple[int, ...]]:
        return (yield self)

    def allows(self, outcome: Sequence[int]) -> bool:
        return (
            len(outcome) == self.taken
            and len(set(outcome)) == self.taken
            and all(0 <= index < self.size for index in outcome)
        )


async def shuffle(label: str, things: Sequence[T]) -> list[T]:
    """The same things in random order."""
    if len(things) < 2:
        return list(things)
    return [things[index] for index in await Chance(label, len(things), len(things))]


async def draw(label: str, bag: Sequence[T]) -> T:
    """One random thing from a bag."""
    if len(bag) == 1:
        return bag[0]
    (index,) = await Chance(label, len(bag), 1)
    return bag[index]


async def draw_some(label: str, bag: Sequence[T], count: int) -> list[T]:
    """Draw ``count`` random things from a bag at once, or all of them if there are fewer."""
    if count >= len(bag) <= 1:
        return list(bag)
    return [bag[index] for index in await Chance(label, len(bag), min(count, len(bag)))]


async def roll(label: str, sides: int) -> int:
    """Roll a die: a number from 1 to ``sides``."""
    (index,) = await Chance(label, sides, 1)
    return index + 1


@cache
def rejection_threshold(size: int) -> int:
    """Rejection threshold: values from here on would make ``number % size`` favour small results."""
    return 2**64 // size * size


class Deals(Protocol):
    """A source of chance outcomes: the seeded dealer, or a test that fixes them in advance."""

    def deal(self, chance: Chance, drawn: int, /) -> tuple[int, ...]: ...


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The SHA-256 hash of the seed, which is published before the match."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Dealer:
    """Derives the n-th outcome of a match from its seed alone.

    The n-th outcome reads integers from SHA-256(seed:n:0), SHA-256(seed:n:1) … (eight bytes each, big-endian)
    and draws without replacement. Integers that would make the draw uneven are rejected.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def deal(self, chance: Chance, drawn: int, /) -> tuple[int, ...]:
        numbers = self._numbers(drawn)
        left = list(range(chance.size))
        outcome: list[int] = []
        for size in range(chance.size, chance.size - chance.taken, -1):
            while (number := next(numbers)) >= rejection_threshold(size):
                pass
            outcome.append(left.pop(number % size))
        return tuple(outcome)

    def _numbers(self, drawn: int) -> Generator[int, None, None]:
        for block in count():
            digest = hashlib.sha256(f"{self.seed}:{drawn}:{block}".encode()).digest()
            yield from NUMBERS.unpack(digest)
