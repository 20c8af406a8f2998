"""The swordsman: plays a seat from what its player sees."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from bot.engine import Request, View, barred, options_of
from bot.engine.question import Several


def advise(_: View, request: Request[object], random: Random) -> Sequence[str]:
    """An answer."""
    free = [option.key for option in options_of(request) if barred(option) is None]
    if isinstance(request, Several):
        several = cast("Several[Any]", request)
        return random.sample(free, several.most)
    return [random.choice(free)]
