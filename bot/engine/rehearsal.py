"""What would happen if: rest points, from which rules can be taken up, and chance that decides nothing.

A coroutine cannot be copied, a state can. Rules that come by a point at which their state alone says
how to go on ``await rest()`` there. What is tried in the middle of a game is tried on a copy of the
state at the last rest, on which what was answered since is answered again.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Coroutine, Generator, Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from bot.engine.asking import Questions
from bot.engine.chance import Chance, Deals
from bot.engine.question import Question
from bot.engine.step import Step

if TYPE_CHECKING:
    from bot.engine.game import Playable


T = TypeVar("T")


class Rest:
    """What the rules hand to the match where they can be taken up."""

    __slots__ = ()

    def __await__(self) -> Generator[Rest, None, None]:
        yield self


REST = Rest()


async def rest() -> None:
    """Here ``play()`` of a copy of this state would go on as these rules do."""
    await REST


@dataclass(frozen=True, slots=True)
class Resting:
    """The state at a rest, and how much of the journal had led to it."""

    state: bytes
    seq: int
    position: int

    @classmethod
    def of(cls, state: Playable, seq: int, position: int) -> Resting:
        return cls(pickle.dumps(state, pickle.HIGHEST_PROTOCOL), seq, position)

    def copy(self) -> Playable:
        # Only what this process has written is ever read.
        return Reader(BytesIO(self.state)).load()


class Reader(pickle.Unpickler):
    """Reads a copy of a state."""

    def find_class(self, module_name: str, global_name: str) -> object:
        return found(module_name, global_name)


@cache
def found(module: str, name: str) -> object:
    """What a state is made of is looked for once, not for every copy."""
    return getattr(sys.modules[module], name)


class Guesses:
    """Chance in a rehearsal: it might come so, and what is hidden might lie so."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def shuffle(self, things: list[T]) -> None:
        """Into an order in which they might lie."""
        draw = self._random.random
        things.sort(key=lambda _: draw())

    def deal(self, chance: Chance, _: int, /) -> tuple[int, ...]:
        return tuple(self._random.sample(range(chance.size), chance.taken))


def rehearse(
    rules: Coroutine[Any, Any, T],
    answer: Callable[[Question[object]], Sequence[str]],
    guesses: Deals,
    hear: Callable[[Step], None] = lambda _: None,
) -> T:
    """Play some rules to their end, apart from any match: an AI seat tries things on a state of its own.

    All questions are answered by whoever rehearses, chance comes as it might, and nobody else hears of it.
    """
    reply: object = None
    while True:
        try:
            effect = rules.send(reply)
        except StopIteration as stop:
            return stop.value
        reply = None
        if isinstance(effect, (Question, Questions)):
            asked = effect.by_seat().items()
            reply = effect.reply({seat: question.request.read(answer(question)) for seat, question in asked})
        elif isinstance(effect, Chance):
            reply = guesses.deal(effect, 0)
        elif isinstance(effect, Step):
            hear(effect)
