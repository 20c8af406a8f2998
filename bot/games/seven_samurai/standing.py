"""What a samurai may say once and for longer: that he fights on, takes up nothing, ignores what he can.

None of it takes a choice from him: he is asked again when the round is over, when it gets dangerous, or as
soon as he says so. A name of what he waits for holds one round, so nothing stands for the next.
"""

from __future__ import annotations

from typing import Final

from bot.engine import Lull
from bot.games.seven_samurai.consequences import DEADLY
from bot.games.seven_samurai.raiders import BOSSES, LIEUTENANTS, PLUNDERERS, Penalty
from bot.games.seven_samurai.samurai import Samurai
from bot.games.seven_samurai.state import Game

KIAI: Final = "kiai"
STRONGEST: Final = [max(raider.value for raider in kind) for kind in (PLUNDERERS, LIEUTENANTS, BOSSES)]
"""What the strongest raider adds to a line, by rounds."""


def this_round(game: Game) -> str:
    return f"round-{game.round}"


def fighting_on(game: Game, samurai: Samurai) -> Lull:
    """He fights turn after turn: until the round is over, or until the next raider could take him beyond his
    Kiai. Whoever has but one wound to live is asked again, and may say that he fights to the end."""
    if samurai.wounds == DEADLY:
        return Lull((f"deadly-{this_round(game)}",), keys=("fight",))
    dangerous = samurai.total + STRONGEST[game.round - 1] > samurai.kiai
    return Lull((KIAI, this_round(game)), (KIAI,) if dangerous else (), ("fight",))


def taking_up_nothing(game: Game) -> Lull:
    """He leaves the spare support tokens where they are."""
    return Lull((this_round(game),), keys=())


def ignoring(game: Game, penalty: Penalty) -> Lull:
    """He ignores every penalty that he may."""
    return Lull((this_round(game),), keys=(f"ignore:{penalty}",))
