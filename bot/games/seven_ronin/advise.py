"""The AI seats."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from bot.engine import Choice, Form, Keyed, Request, Several, View
from bot.games.seven_ronin.random_plan import random_plan


def advise(_: View, request: Request[object], random: Random) -> Sequence[str]:
    if isinstance(request, Form):
        return random_plan(request, random)
    if isinstance(request, Choice):
        return [random.choice(cast("Choice[Keyed]", request).options).key]
    several = cast("Several[Keyed]", request)
    return [option.key for option in random.sample(several.options, several.least)]
