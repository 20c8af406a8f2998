"""Standing answers: a seat repeats one answer until an event, or has answered a later question in advance.

An answer in advance is used once, in the same chapter. If it is not an option then, the seat is asked.
Standing answers are stored with the sitter. The table gives them as ordinary answers, marked with their
origin, in the commit of the answer that led to the question. They are given whether or not the seat had
another option, so they tell nothing about its hand.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine import (
    Problem,
    Refusal,
    Request,
    Seat,
    Step,
    along_of,
    keys_of,
    keys_said,
    offered_by,
    repeat_of,
)
from bot.engine.match import Match
from bot.store import Sitter, altered
from bot.tables.seating import Stale


@dataclass(frozen=True, slots=True)
class Until:
    """The same answer every time, until this event."""

    event: str


@dataclass(frozen=True, slots=True)
class Beforehand:
    """One answer, given once, in the same chapter."""

    keys: tuple[str, ...]


StandingAnswers: TypeAlias = "Mapping[str, Until | Beforehand]"
"""Standing answers by prompt."""


def standing_of(sitter: Sitter) -> StandingAnswers:
    """The standing answers of a sitter. The row has the name of the event, or the list of keys."""
    kept = sitter.standing.items()
    return {prompt: Until(one) if isinstance(one, str) else Beforehand(tuple(one)) for prompt, one in kept}


def with_standing(sitter: Sitter, answers: StandingAnswers) -> Sitter:
    """A copy of the sitter with these standing answers."""
    kept = {
        prompt: one.event if isinstance(one, Until) else list(one.keys) for prompt, one in answers.items()
    }
    return altered(sitter, {"standing": kept})


def answering_until(
    sitter: Sitter, request: Request[object], event: str
) -> tuple[Sequence[str], list[Sitter]]:
    """The answer to this question that is repeated until an event, and the sitter with it if that is new.
    Raises ``Stale`` if the question has no such answer."""
    repeat = repeat_of(request)
    if not repeat.answers(event):
        raise Stale
    before = standing_of(sitter)
    standing = {**before, **dict.fromkeys((request.prompt, *repeat.prompts), Until(event))}
    return repeat.keys, [] if standing == before else [with_standing(sitter, standing)]


def said_along(
    sitter: Sitter, request: Request[object], keys: Sequence[str] = (), said: str = ""
) -> list[Sitter]:
    """The sitter after this answer, in a list that is empty if their standing answers do not change.

    ``said`` is the key of the answer in advance that comes with it. It replaces an earlier one that came with
    the same question. Raises ``Refusal`` if it is not an option.
    """
    if not said and not sitter.standing:
        return []
    alongs = {option.key: along for option in offered_by(request) if (along := along_of(option))}
    asked = {along.prompt for along in alongs.values()}
    before = standing_of(sitter)
    standing = {
        prompt: given
        for prompt, given in before.items()
        if not (prompt in asked and isinstance(given, Beforehand))
    }
    if said:
        along = alongs.get(keys[0]) if len(keys) == 1 else None
        option = along and next((one for one in along.options if one.key == said), None)
        if along is None or option is None:
            raise Refusal(Problem("not-an-option"))
        standing[along.prompt] = Beforehand(keys_of(option))
    return [] if standing == before else [with_standing(sitter, standing)]


def answer_standing(
    match: Match, known: Mapping[Seat, Sitter], sits: Sequence[Sitter], before: Sequence[Step] = ()
) -> tuple[list[Step], list[Sitter]]:
    """Give standing answers as long as they fit. Returns the steps that followed, and the sitters whose
    standing answers have changed or ended.

    ``known`` are the sitters before this answer, ``sits`` those that it changed, ``before`` the steps that
    led here.
    """
    steps: list[Step] = []
    changed = {Seat(sitter.seat): sitter for sitter in sits if sitter.seat}
    standing = {**known, **changed}
    told = before
    while standing:
        if begun := {step.name for step in told} & match.game.chapters:
            _forget(standing, changed, begun)
        answered = _answered(match, standing, changed)
        if answered is None:
            break
        seat, keys = answered
        told = match.answer(seat, keys, "standing")
        steps += told
    return steps, list(changed.values())


def _forget(standing: dict[Seat, Sitter], changed: dict[Seat, Sitter], begun: Collection[str]) -> None:
    """Drop the standing answers that end with the chapter before, whatever the next question is."""
    for seat, sitter in standing.items():
        before = standing_of(sitter)
        left = {prompt: given for prompt, given in before.items() if not _is_over(given, begun)}
        if left != before:
            standing[seat] = changed[seat] = with_standing(sitter, left)


def _is_over(given: Until | Beforehand, begun: Collection[str]) -> bool:
    """An event that names a chapter by its number (``round-2``) can happen in that chapter only."""
    if isinstance(given, Beforehand):
        return True
    chapter, _, _ = given.event.rpartition("-")
    return chapter.endswith(tuple(begun))


def _answered(
    match: Match, standing: dict[Seat, Sitter], changed: dict[Seat, Sitter]
) -> tuple[Seat, Sequence[str]] | None:
    """The next standing answer to an open question: its seat and keys, or ``None``.

    A standing answer that has ended or does not fit is dropped.
    """
    for seat in match.waiting_for:
        request, sitter = match.pending[seat].request, standing.get(seat)
        if sitter is None or request.prompt not in sitter.standing:
            continue
        answers, repeat = standing_of(sitter), repeat_of(request)
        given = answers[request.prompt]
        if isinstance(given, Until) and repeat.answers(given.event):
            return seat, repeat.keys
        left = {prompt: one for prompt, one in answers.items() if prompt != request.prompt}
        standing[seat] = changed[seat] = with_standing(sitter, left)
        if isinstance(given, Beforehand) and (keys := keys_said(request, given.keys)):
            return seat, keys
    return None
