"""Chance, dealt fairly.

Rules await ``shuffle``, ``draw`` and ``roll``; the match asks its dealer and writes the outcome
into the journal, so that a replay never depends on a random generator. The dealer derives every
outcome from one secret seed. Its SHA-256 is shown before the first outcome; when the seed is
shown at the end, anybody can derive the outcomes again.
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
"""How a hash is read: as four whole numbers."""


@dataclass(slots=True)
class Chance:
    """Put ``size`` things into an order, of which only the first ``taken`` matter."""

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
    """The same things in an order that nobody chose."""
    if len(things) < 2:
        return list(things)
    return [things[index] for index in await Chance(label, len(things), len(things))]


async def draw(label: str, bag: Sequence[T]) -> T:
    """One thing out of a bag that nobody looks into."""
    if len(bag) == 1:
        return bag[0]
    (index,) = await Chance(label, len(bag), 1)
    return bag[index]


async def draw_some(label: str, bag: Sequence[T], count: int) -> list[T]:
    """So many things out of a bag that nobody looks into, at once."""
    if count >= len(bag) <= 1:
        return list(bag)
    return [bag[index] for index in await Chance(label, len(bag), min(count, len(bag)))]


async def roll(label: str, sides: int) -> int:
    """A die: a number from 1 to ``sides``."""
    (index,) = await Chance(label, sides, 1)
    return index + 1


@cache
def fair_below(size: int) -> int:
    """Numbers from here on would favour the first of so many things."""
    return 2**64 // size * size


class Deals(Protocol):
    """Whoever decides the outcomes of chance: the seeded dealer, or a test that scripts the deck."""

    def deal(self, chance: Chance, drawn: int, /) -> tuple[int, ...]: ...


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown before a match of the seed that is shown after it."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Dealer:
    """Derives the n-th outcome of a match from its seed alone.

    The n-th outcome reads whole numbers from SHA-256(seed:n:0), SHA-256(seed:n:1) … (eight bytes
    each, big-endian) and draws without replacement, rejecting numbers that would favour anybody.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def deal(self, chance: Chance, drawn: int, /) -> tuple[int, ...]:
        numbers = self._numbers(drawn)
        left = list(range(chance.size))
        outcome: list[int] = []
        for size in range(chance.size, chance.size - chance.taken, -1):
            while (number := next(numbers)) >= fair_below(size):
                pass
            outcome.append(left.pop(number % size))
        return tuple(outcome)

    def _numbers(self, drawn: int) -> Generator[int, None, None]:
        for block in count():
            digest = hashlib.sha256(f"{self.seed}:{drawn}:{block}".encode()).digest()
            yield from NUMBERS.unpack(digest)
