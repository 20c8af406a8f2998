"""The companion: plays a hero's seat from what its player sees, and from nothing else.

What the swordsman of the duel does, with opponents whose cards come off open deck lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from bot.engine import Request, View, barred, options_of
from bot.engine.question import Several
from bot.games.senjutsu.solo.view import SoloView


def advise(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The best answer he can think of."""
    fight = cast("SoloView", view)
    assert fight.you is not None, "an AI seat looks from a seat"
    free = [option.key for option in options_of(request) if barred(option) is None]
    if isinstance(request, Several):
        return free[: request.least]
    return [random.choice(free)]
