"""The questions rules may await."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeVar, overload

from bot.engine.question import NO_FACTS, PASS, Choice, Facts, Form, Keyed, Pass, Question, Seat, Several

A = TypeVar("A")
B = TypeVar("B")
T = TypeVar("T")
K = TypeVar("K", bound=Keyed)


class Questions:
    """What the rules hand to the match: questions to different seats, answered together."""

    __slots__ = ("asked",)

    def __init__(self, asked: tuple[Question[object], ...]) -> None:
        self.asked = asked

    def __await__(self) -> Generator[Questions, Any, Any]:
        # The match sends back a tuple of answers in the order of the questions; the functions
        # below give it its type.
        answers = yield self
        return answers


async def ask(seat: Seat, prompt: str, options: Sequence[K], facts: Facts = NO_FACTS) -> K:
    """One seat chooses one option."""
    (answer,) = await Questions((Question(seat, Choice(prompt, options, facts)),))
    return answer


async def decide(seat: Seat, prompt: str, options: Sequence[K], facts: Facts = NO_FACTS) -> K:
    """One seat chooses one option; where there is only one, it is taken and nobody is asked."""
    if len(options) == 1:
        return options[0]
    return await ask(seat, prompt, options, facts)


async def offer(seat: Seat, prompt: str, options: Sequence[K], facts: Facts = NO_FACTS) -> K | None:
    """One seat may choose one option, or pass; where there is none, nobody is asked."""
    if not options:
        return None
    open_to: list[K | Pass] = [*options, PASS]
    answer = await ask(seat, prompt, open_to, facts)
    return None if isinstance(answer, Pass) else answer


async def ask_some(
    seat: Seat, prompt: str, options: Sequence[K], least: int, most: int, facts: Facts = NO_FACTS
) -> tuple[K, ...]:
    """One seat chooses between ``least`` and ``most`` options, in an order of its own."""
    (answer,) = await Questions((Question(seat, Several(prompt, options, least, most, facts)),))
    return answer


async def fill(seat: Seat, form: Form[T]) -> T:
    """One seat fills in a form."""
    (answer,) = await Questions((Question(seat, form),))
    return answer


@overload
async def together(first: Question[A], second: Question[B], /) -> tuple[A, B]: ...
@overload
async def together(*questions: Question[T]) -> tuple[T, ...]: ...
async def together(*questions: Question[Any]) -> tuple[Any, ...]:
    """Several seats answer in secret, in any order.

    An answer may be changed until the last seat has locked in; then all are revealed at once.
    """
    if len({question.seat for question in questions}) != len(questions):
        raise ValueError("a seat can be asked one thing at a time")
    return await Questions(questions)
