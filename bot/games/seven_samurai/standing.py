"""What a samurai may say once and for longer: that he fights on, takes up nothing, ignores what he can.

None of it takes a choice from him: he is asked again when the round is over, when it gets dangerous, or as
soon as he says so. A name of what he waits for holds one round, so nothing stands for the next.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.engine import Lull
from bot.games.seven_samurai.consequences import DEADLY
from bot.games.seven_samurai.raiders import BOSSES, LIEUTENANTS, PLUNDERERS, Penalty
from bot.games.seven_samurai.samurai import Samurai
from bot.games.seven_samurai.state import Game

KIAI: Final = "kiai"
STRONGEST: Final = [max(raider.value for raider in kind) for kind in (PLUNDERERS, LIEUTENANTS, BOSSES)]
"""What the strongest raider adds to a line, by rounds."""


def this_round(round: int) -> str:
    return f"round-{round}"


def fighting_on(game: Game, samurai: Samurai) -> Lull:
    """He fights turn after turn: until the round is over, or until the next raider could take him beyond his
    Kiai. Whoever has but one wound to live is asked again, and may say that he fights to the end."""
    if samurai.wounds == DEADLY:
        return to_the_end(game.round)
    return on_and_on(game.round, samurai.total + STRONGEST[game.round - 1] > samurai.kiai)


@cache
def to_the_end(round: int) -> Lull:
    return Lull((f"deadly-{this_round(round)}",), keys=("fight",))


@cache
def on_and_on(round: int, dangerous: bool) -> Lull:
    return Lull((KIAI, this_round(round)), (KIAI,) if dangerous else (), ("fight",))


def taking_up_nothing(game: Game) -> Lull:
    """He leaves the spare support tokens where they are."""
    return Lull((this_round(game.round),), keys=())


@cache
def ignoring(round: int, penalty: Penalty) -> Lull:
    """He ignores every penalty that he may."""
    return Lull((this_round(round),), keys=(f"ignore:{penalty}",))
