"""Rehearsals: play on a copy of a game to see what would happen.

A coroutine cannot be copied, but a state can. Rules await ``rest()`` at points where the state alone says how
to continue. A rehearsal in the middle of a game copies the state of the last rest and gives the answers since
then again.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Coroutine, Generator, Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from typing import Any, TypeVar

from bot.engine.asking import Questions
from bot.engine.chance import Chance, Deals
from bot.engine.game import Playable
from bot.engine.question import Question
from bot.engine.step import Step

T = TypeVar("T")


class Rest:
    """The effect that rules yield at a point from which they can be continued."""

    __slots__ = ()

    def __await__(self) -> Generator[Rest, None, None]:
        yield self


REST = Rest()


async def rest() -> None:
    """Mark a rest: ``play()`` on a copy of the state would continue exactly here."""
    await REST


@dataclass(frozen=True, slots=True)
class Resting:
    """A pickled state at a rest, and the journal length and position at that moment."""

    state: bytes
    seq: int
    position: int

    @classmethod
    def of(cls, state: Playable, seq: int, position: int) -> Resting:
        return cls(pickle.dumps(state, pickle.HIGHEST_PROTOCOL), seq, position)

    def copy(self) -> Playable:
        # Unpickling is safe: only this process has written these bytes.
        return Reader(BytesIO(self.state)).load()


class Reader(pickle.Unpickler):
    """An unpickler that caches the classes it looks up."""

    def find_class(self, module_name: str, global_name: str) -> object:
        return found(module_name, global_name)


@cache
def found(module: str, name: str) -> object:
    """A class or function by name. Cached, because every copy of a state looks up the same ones."""
    return getattr(sys.modules[module], name)


def rehearse(
    rules: Coroutine[Any, Any, T],
    answer: Callable[[Question[object]], Sequence[str]],
    guesses: Deals,
    hear: Callable[[Step], None] = lambda _: None,
) -> T:
    """Run rules to their end outside any match; an AI seat does so on a state of its own.

    ``answer`` answers all questions, ``guesses`` deals all chance, and ``hear`` gets the steps. Nobody else
    sees them.
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
