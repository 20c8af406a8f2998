"""The questions that rules may await."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeVar, overload

from bot.engine.form import Form
from bot.engine.question import (
    NO_FACTS,
    NO_REPEAT,
    PASS,
    Choice,
    Keyed,
    Pass,
    Question,
    Repeat,
    Request,
    Seat,
    Several,
    Told,
    Window,
)

A = TypeVar("A")
B = TypeVar("B")
T = TypeVar("T")
K = TypeVar("K", bound=Keyed)


class Questions:
    """Questions to different seats, asked at the same time; the rules yield them to the match.

    ``renewed`` builds the same questions again from the current state. A rehearsal needs it after it has
    given the other seats different hidden cards.
    """

    __slots__ = ("_renewed", "asked")

    def __init__(
        self,
        asked: tuple[Question[object], ...],
        renewed: Callable[[], tuple[Question[object], ...]] | None = None,
    ) -> None:
        self.asked = asked
        self._renewed = renewed

    def __await__(self) -> Generator[Questions, Any, Any]:
        # The match sends back a tuple of answers; the functions below give it its type.
        return (yield self)

    def by_seat(self) -> dict[Seat, Question[object]]:
        return {question.seat: question for question in self.asked}

    def reply(self, answers: Mapping[Seat, object]) -> tuple[object, ...]:
        """The answers in the order of the questions."""
        return tuple([answers[question.seat] for question in self.asked])

    def renewed(self) -> Questions:
        return Questions(self._renewed(), self._renewed) if self._renewed else self


async def ask(
    seat: Seat,
    prompt: str,
    options: Sequence[K],
    told: Told = NO_FACTS,
    *,
    show: Callable[[K], Keyed] | None = None,
    tried: bool = False,
    repeat: Repeat = NO_REPEAT,
) -> K:
    """One seat chooses one option.

    With ``tried`` the player previews it before confirming. With a ``repeat`` the player may give one answer
    to all such questions until an event.
    """
    return await Question(seat, Choice(prompt, options, told, show, tried, repeat))


async def decide(
    seat: Seat,
    prompt: str,
    options: Sequence[K],
    told: Told = NO_FACTS,
    *,
    show: Callable[[K], Keyed] | None = None,
    tried: bool = False,
    repeat: Repeat = NO_REPEAT,
) -> K:
    """One seat chooses one option; a single option is taken without asking."""
    if len(options) == 1:
        return options[0]
    return await ask(seat, prompt, options, told, show=show, tried=tried, repeat=repeat)


async def offer(
    seat: Seat,
    prompt: str,
    options: Sequence[K],
    told: Told = NO_FACTS,
    *,
    show: Callable[[K], Keyed] | None = None,
    repeat: Repeat = NO_REPEAT,
) -> K | None:
    """One seat may choose one option or pass (``None``); without options nobody is asked."""
    if not options:
        return None

    def shown(one: K | Pass) -> Keyed:
        return one if show is None or isinstance(one, Pass) else show(one)

    answer = await ask(seat, prompt, [*options, PASS], told, show=shown, repeat=repeat)
    return None if isinstance(answer, Pass) else answer


async def ask_some(
    seat: Seat,
    prompt: str,
    options: Sequence[K],
    least: int,
    most: int,
    told: Told = NO_FACTS,
    *,
    repeat: Repeat = NO_REPEAT,
) -> tuple[K, ...]:
    """One seat chooses between ``least`` and ``most`` options. The order of the answer is the player's."""
    return await Question(seat, Several(prompt, options, least, most, told, repeat=repeat))


async def fill(seat: Seat, form: Form[T]) -> T:
    """One seat fills in a form."""
    return await Question(seat, form)


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


async def ask_each(seats: Sequence[Seat], request_of: Callable[[Seat], Request[T]]) -> Mapping[Seat, T]:
    """Each of these seats answers in secret, as in ``together``.

    Use this when the options depend on hidden information. A rehearsal changes the hidden cards of the other
    seats and calls ``request_of`` again, so that the options match those cards.
    """
    if not seats:
        return {}

    def asked() -> tuple[Question[T], ...]:
        return tuple([Question(seat, request_of(seat)) for seat in seats])

    answers: tuple[T, ...] = await Questions(asked(), asked)
    return dict(zip(seats, answers, strict=True))


async def respond(
    seats: Sequence[Seat],
    prompt: str,
    options_of: Callable[[Seat], Sequence[K]],
    told: Told = NO_FACTS,
    *,
    repeat_of: Callable[[Seat], Repeat] = lambda _: NO_REPEAT,
) -> Mapping[Seat, K]:
    """A window: each of these seats may do one thing now, or pass. Returns the answers of those who act.

    ``seats`` must hold every seat that could have an option as far as the public can tell. Seats without one
    are asked too, so that being asked reveals nothing. All answer before anything happens.
    """

    def window_of(seat: Seat) -> Window[K | Pass]:
        return Window(prompt, [*options_of(seat), PASS], told, repeat=repeat_of(seat))

    answers = await ask_each(seats, window_of)
    return {seat: answer for seat, answer in answers.items() if not isinstance(answer, Pass)}
