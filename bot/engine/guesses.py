"""Random guesses in place of chance and of hidden cards."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from bot.engine.chance import Chance

T = TypeVar("T")


class Guesses:
    """Random outcomes and random hidden cards, for a rehearsal."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def shuffle(self, things: list[T]) -> None:
        """Shuffle in place."""
        draw = self._random.random
        things.sort(key=lambda _: draw())

    def deal(self, chance: Chance, _: int, /) -> tuple[int, ...]:
        return tuple(self._random.sample(range(chance.size), chance.taken))
