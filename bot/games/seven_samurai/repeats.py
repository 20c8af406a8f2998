"""Standing answers: fight on every turn, take up no spare token, ignore every penalty that can be ignored.

A standing answer ends with the round, when the situation becomes dangerous, or when the player takes it back.
The event names contain the round, so no answer stands for the next one.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.engine import SAME, Repeat
from bot.games.seven_samurai.consequences import DEADLY
from bot.games.seven_samurai.raiders import BOSSES, LIEUTENANTS, PLUNDERERS, Penalty
from bot.games.seven_samurai.samurai import Samurai
from bot.games.seven_samurai.state import Game

KIAI: Final = "kiai"
STRONGEST: Final = [max(raider.value for raider in kind) for kind in (PLUNDERERS, LIEUTENANTS, BOSSES)]
"""The largest value a raider can add to a line, by round."""


def this_round(round: int) -> str:
    return f"round-{round}"


def fighting_on(game: Game, samurai: Samurai) -> Repeat:
    """Fight every turn until the round is over, or until the next raider could take him beyond Kiai.

    A samurai with one wound left to live is asked again, and may choose to fight to the end.
    """
    if samurai.wounds == DEADLY:
        return to_the_end(game.round)
    return on_and_on(game.round, samurai.total + STRONGEST[game.round - 1] > samurai.kiai)


@cache
def to_the_end(round: int) -> Repeat:
    return Repeat((f"deadly-{this_round(round)}",), keys=("fight",))


@cache
def on_and_on(round: int, dangerous: bool) -> Repeat:
    return Repeat((KIAI, this_round(round)), (KIAI,) if dangerous else (), ("fight",))


def taking_up_nothing(game: Game, samurai: Samurai, left: int) -> Repeat:
    """Leave the spare support tokens in place: while nothing changes, or until the round ends.

    A change is another number of tokens or of his wounds, another round, or a line that the next raider could
    take beyond Kiai. The name of the event has them all.
    """
    danger = samurai.total + STRONGEST[game.round - 1] > samurai.kiai
    same = f"{SAME}#{game.round}-{left}-{samurai.wounds}-{int(danger)}"
    return Repeat((same, this_round(game.round)), keys=())


@cache
def ignoring(round: int, penalty: Penalty) -> Repeat:
    """Ignore every penalty that can be ignored."""
    return Repeat((this_round(round),), keys=(f"ignore:{penalty}",))
