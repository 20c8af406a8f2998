"""Answers given in advance: a press can answer a later question before the rules ask it.

A player who gives no such answer is asked as usual. The rules do not know the difference: they ask, and the
answer is there at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.question import Along, Keyed, Option, Refusal, Request, offered_by, way_of


@dataclass(frozen=True, slots=True)
class Together:
    """Several options of the later question, given in advance as one answer."""

    keys: tuple[str, ...]

    @property
    def key(self) -> str:
        """A name for the button. It is compared, and never taken apart."""
        return "&".join(self.keys)


def keys_of(option: Keyed) -> tuple[str, ...]:
    """The keys that an option of an ``Along`` stands for."""
    return option.keys if isinstance(option, Together) else (option.key,)


def along_of(option: Keyed) -> Along | None:
    """The later question that can be answered together with this option, if there is one."""
    return option.along() if isinstance(option, Option) and option.along else None


def keys_said(request: Request[object], said: Sequence[str]) -> tuple[str, ...]:
    """The answer that was given in advance, with ways replaced by the first option of that way; empty if the
    request does not accept it."""
    options = offered_by(request)
    keys = tuple(next((one.key for one in options if part in (one.key, way_of(one))), part) for part in said)
    try:
        request.read(keys)
    except Refusal:
        return ()
    return keys
