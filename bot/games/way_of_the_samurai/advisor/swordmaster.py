"""The swordmaster: what he would do, from what he sees."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.engine import Request, View, options_of


def advise(_: View, request: Request[object], random: Random) -> Sequence[str]:
    return [random.choice(options_of(request)).key]
