"""What may be said along with an answer: to a question that comes later, before it is asked.

Whoever says nothing is asked when it comes. The rules know nothing of what was said: they ask, and are
answered at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.question import Keyed, Option, Refusal, Request, offered_by, way_of

AND: Final = "&"
"""Between the keys of several that are said at once."""


@dataclass(frozen=True, slots=True)
class Along:
    """The later question, and what may be said to it: by the key of each option, or by its way. Where that is
    a way at a place, the first is the usual one."""

    prompt: str
    options: Sequence[Keyed]


def along_of(option: Keyed) -> Along | None:
    """What may be said along with this option."""
    return option.along() if isinstance(option, Option) and option.along else None


def keys_said(request: Request[object], said: str) -> tuple[str, ...]:
    """The answer to a question for which this was said before it was asked; empty where it is none."""
    options = offered_by(request)
    keys = tuple(
        next((one.key for one in options if part in (one.key, way_of(one))), part) for part in said.split(AND)
    )
    try:
        request.read(keys)
    except Refusal:
        return ()
    return keys
