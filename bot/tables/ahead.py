"""Looking ahead: the next question, if a choice leads to nothing but another choice of the same seat.

The choice is rehearsed with the real rules and only the seat's knowledge. Both questions can then be answered
with one press.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, cast

import structlog

from bot.engine import Choice, Keyed, Request, Seat, Window, barred, leaves_unused, place_of
from bot.engine.match import Match

log = structlog.get_logger()

BACK: Final = "back"
WAYS_PAST: Final = ("pass", BACK)
"""The keys of options that decline to act."""
MOST: Final = 2
"""The largest number of options that are rehearsed. With more, the player could not tell which follow-up
belongs to which option."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """An option, the choice it leads to, and the options of that choice."""

    first: Keyed
    then: Choice[Keyed]
    options: Sequence[Keyed]


def look_ahead(match: Match, seat: Seat) -> list[Ahead]:
    """The choices behind a few options. Empty if a rehearsal would reveal hidden facts, or if the player
    would have to point at places on the board."""
    question = match.pending.get(seat)
    request = _plain_choice(question.request) if question and len(match.pending) == 1 else None
    if request is None:
        return []
    doing = [one for one in request.options if one.key not in WAYS_PAST and not barred(one)]
    if len(doing) > MOST or any(leaves_unused(one) for one in doing):
        return []
    found = (_behind(match, seat, request.prompt, one) for one in doing)
    return [one for one in found if one is not None]


def _behind(match: Match, seat: Seat, asked: str, option: Keyed) -> Ahead | None:
    """The choice behind an option, or ``None``. The same question again is one of many rounds, and is asked
    alone."""
    try:
        tried = match.rehearsal(seat, Random(0))
        tried.answer(seat, [option.key])
    except Exception:
        # An option that cannot be rehearsed is asked alone. Its key may name a hidden card, so the log gets
        # the question only.
        log.exception("ahead.unclear", game=match.game.key, asked=asked)
        return None
    next_question = tried.pending.get(seat)
    if next_question is None or len(tried.pending) > 1 or tried.rounds[-1].shown:
        return None
    then = _plain_choice(next_question.request)
    if (
        then is None
        or then.prompt == asked
        or any(place_of(one) or leaves_unused(one) for one in then.options)
    ):
        return None
    return Ahead(option, then, [one for one in then.options if one.key != BACK])


def _plain_choice(request: Request[object]) -> Choice[Keyed] | None:
    """The request if it is a choice that is neither a window nor tried before it is confirmed."""
    if not isinstance(request, Choice) or isinstance(request, Window):
        return None
    choice = cast("Choice[Any]", request)
    return None if choice.tried else choice
