"""The novice: a companion who rehearses nothing, and sometimes does just anything.

What an option says about itself he has read: he never chooses what loses the game at once, if he can choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.engine import Facts, Keyed, Option, Request, View, options_of
from bot.games.seven_samurai.advisor.companion import NOVICE, answer

SLIPS: Final = 0.2
"""The share of his choices that he makes without a thought."""
THOUGHTLESS: Final = ("action", "fight", "again", "kiai")
"""The questions at which he may slip."""


def novice(view: View, request: Request[object], random: Random) -> Sequence[str]:
    """The answer of a novice."""
    keys = answer(view, request, random, NOVICE)
    if len(keys) != 1:
        return keys
    safe = [option.key for option in options_of(request) if not loses(facts_of(option))]
    slips = request.prompt in THOUGHTLESS and random.random() < SLIPS
    if safe and (slips or keys[0] not in safe):
        return [random.choice(safe)]
    return keys


def loses(facts: Facts) -> bool:
    """True if an option says that it would lose the game."""
    return bool(facts.get("deadly")) or facts.get("burns") == "last_farm"


def facts_of(option: Keyed) -> Facts:
    return option.facts if isinstance(option, Option) else {}
