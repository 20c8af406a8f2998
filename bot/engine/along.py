"""Answers given in advance: a press can answer a later question before the rules ask it.

A player who gives no such answer is asked as usual. The rules do not know the difference: they ask, and the
answer is there at once.
"""

from __future__ import annotations

from typing import Final

from bot.engine.question import Along, Keyed, Option, Refusal, Request, offered_by, way_of

AND: Final = "&"
"""Separator between keys of one answer given in advance."""


def along_of(option: Keyed) -> Along | None:
    """The later question that can be answered together with this option, if there is one."""
    return option.along() if isinstance(option, Option) and option.along else None


def keys_said(request: Request[object], said: str) -> tuple[str, ...]:
    """The keys that this answer, given in advance, stands for; empty if the request does not accept it."""
    options = offered_by(request)
    keys = tuple(
        next((one.key for one in options if part in (one.key, way_of(one))), part) for part in said.split(AND)
    )
    try:
        request.read(keys)
    except Refusal:
        return ()
    return keys
