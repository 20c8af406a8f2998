"""7 Ronin, from the first plan to the last snow.

A game has eight rounds. In each, both leaders plan in secret, fight, and recover. The modules beside this one
are the chapters of the rulebook, one for each phase or step.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final, cast

from bot.engine import (
    RESIGNED,
    Facts,
    GameRules,
    Guesses,
    Outcome,
    Preset,
    Seat,
    Setup,
    View,
    rest,
    step,
)
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.abilities import ronin_abilities
from bot.games.seven_ronin.account import FACTS, account
from bot.games.seven_ronin.advisor.reasons import reason
from bot.games.seven_ronin.advisor.seats import advise, master, novice
from bot.games.seven_ronin.areas import occupied_areas
from bot.games.seven_ronin.combat import wounds
from bot.games.seven_ronin.end_of_round import end_of_round
from bot.games.seven_ronin.evening import ACCOUNTS
from bot.games.seven_ronin.figures import FIGURES
from bot.games.seven_ronin.planning import planning
from bot.games.seven_ronin.random_plan import random_plan
from bot.games.seven_ronin.state import ATTACKER, DEFENDER, Game
from bot.games.seven_ronin.victory import Victory
from bot.games.seven_ronin.view import VillageView


async def play(game: Game) -> Outcome:
    """Play rounds until somebody wins.

    A copied game may also be continued at its combat or at the step of the occupied areas.
    """
    try:
        while True:
            await rest()
            if game.phase != "combat":
                await planning(game)
                await rest()
            await combat(game)
            await end_of_round(game)
    except Victory as victory:
        return await crown(game, victory)


async def combat(game: Game) -> None:
    """The ronin act, ninja become wounds, the occupied areas act."""
    if game.turn != ATTACKER:
        game.turn = DEFENDER
        await ronin_abilities(game)
        game.turn = None
        await wounds(game)
        game.turn = ATTACKER
        await rest()
    await occupied_areas(game)
    game.turn = None


async def crown(game: Game, victory: Victory) -> Outcome:
    game.phase = "over"
    game.turn = None
    game.winner = victory.seat
    game.record_round()
    await step(steps.Over(winner=victory.seat, reason=victory.reason))
    return Outcome((victory.seat,), victory.reason, {"round": game.round})


class SevenRonin(Game):
    """The state of a game, with its rules."""

    __slots__ = ()

    def play(self) -> Coroutine[Any, Any, Outcome]:
        return play(self)

    def imagine(self, _: Seat | None, __: Guesses) -> None:
        """Nothing on the table is hidden; a plan behind its screen is not on the table."""


def begin(_: Setup) -> SevenRonin:
    """The village is always the same; there are no options."""
    return SevenRonin()


def resigned(_: Setup, seat: Seat) -> Outcome:
    """The other side wins."""
    winner = DEFENDER if seat == ATTACKER else ATTACKER
    return Outcome((winner,), RESIGNED, {"side": f"seat:{seat}"})


def situation(view: View) -> Facts:
    """The day, and how close each side is to winning."""
    village = cast(VillageView, view)
    return {
        "day": village.round,
        "days": len(village.threats),
        "occupied": village.occupied,
        "wins": FIGURES.winning_areas,
        "fallen": sum(one.fallen for one in village.ronin),
        "ronin": len(village.ronin),
        "ninja": village.reserve + sum(area.ninja for area in village.areas) + village.market_ninja,
    }


SEVEN_RONIN: Final = GameRules(
    key="seven-ronin",
    rules_version=2,
    seats=(ATTACKER, DEFENDER),
    players=range(2, 3),
    begin=begin,
    advise=advise,
    novice=novice,
    master=master,
    reason=reason,
    resigned=resigned,
    plan=random_plan,
    presets=(Preset("guard", seat=DEFENDER, ai_seats=1), Preset("raid", seat=ATTACKER, ai_seats=1)),
    chapters=frozenset({steps.Round.step_name()}),
    steps=steps.STEPS,
    situation=situation,
    account=account,
    account_facts=FACTS,
    chapter_accounts=ACCOUNTS,
)
