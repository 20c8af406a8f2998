"""7 Samurai, from the first raider to the last.

The game has three rounds of raids. The samurai win together if the village still stands after the third. The
modules beside this one are the chapters of the rulebook.
"""

from __future__ import annotations

from typing import Final, cast

from bot.engine import (
    RESIGNED,
    Facts,
    GameOption,
    GameRules,
    Guesses,
    Outcome,
    Preset,
    Seat,
    Setup,
    View,
    draw,
    step,
)
from bot.games.seven_samurai import account as ends
from bot.games.seven_samurai import round_steps, steps
from bot.games.seven_samurai.advisor.companion import advise, fast, master
from bot.games.seven_samurai.advisor.novice import novice
from bot.games.seven_samurai.advisor.reasons import reason
from bot.games.seven_samurai.imagining import redraw_hidden
from bot.games.seven_samurai.levels import LEVELS, ROUNDS
from bot.games.seven_samurai.round import begin_round, finish_round, record
from bot.games.seven_samurai.samurai import SEATS, samurai_key
from bot.games.seven_samurai.score import held, lost
from bot.games.seven_samurai.showing import show
from bot.games.seven_samurai.state import Defeat, Game
from bot.games.seven_samurai.toll import ACCOUNTS
from bot.games.seven_samurai.view import Result, TableView

LEVEL: Final = GameOption(ends.LEVEL, tuple(LEVELS), "normal")
SPARE_TOKENS: Final = GameOption(ends.SPARE_TOKENS, ("no", "yes"), "no")
"""Spare support tokens and the doll check. Two samurai and a solo player always use them."""
ALONE: Final = range(2, 4)
"""The number of samurai that one person may play alone."""


class SevenSamurai(Game):
    """The state of a game, with its rules."""

    async def play(self) -> Outcome:
        """Draw the first player at random, then play the rounds."""
        if self.round == 0:
            await begin_round(self, await draw("first", self.samurai))
        return await play_on(self)

    def view(self, _: Seat | None) -> TableView:
        """The samurai have no secrets: everybody sees the same."""
        return show(self)

    def imagine(self, _: Seat | None, guesses: Guesses) -> None:
        redraw_hidden(self, guesses)


async def play_on(game: Game) -> Outcome:
    """Play from the next turn on, until the third round is over or the village falls."""
    try:
        await finish_round(game)
        while game.round < ROUNDS:
            await begin_round(game, game.next_up)
            await finish_round(game)
    except Defeat as defeat:
        game.records.append(record(game))
        return await close(game, lost(game, defeat))
    return await close(game, held(game))


async def close(game: Game, result: Result) -> Outcome:
    """All have won, or all have lost."""
    game.result = result
    game.phase = "over"
    game.turn = None
    fallen = "" if result.fallen is None else samurai_key(result.fallen)
    await step(
        round_steps.Over(
            won=result.won,
            reason=result.reason,
            score=result.score,
            suffix=result.suffix,
            farms=result.farms,
            families=result.families,
            unwounded=result.unwounded,
            fallen=fallen,
        )
    )
    seats = tuple(samurai.seat for samurai in game.samurai)
    facts = {"round": game.round, "score": result.score, "suffix": result.suffix, "fallen": fallen}
    return Outcome(seats if result.won else (), result.reason, facts)


def begin(setup: Setup) -> SevenSamurai:
    """The samurai sit in the order of the setup. "Players" are samurai, even if one person plays several."""
    seats, options = setup.seats, setup.options
    solo = setup.leaders == 1
    spare_rules = solo or len(seats) == 2 or options.get(SPARE_TOKENS.key) == "yes"
    level = LEVELS[options.get(LEVEL.key, LEVEL.default)]
    return SevenSamurai(level, seats, spare_rules=spare_rules, solo=solo)


def resigned(_: Setup, __: Seat) -> Outcome:
    """The game is lost for all."""
    return Outcome((), RESIGNED)


def situation(view: View) -> Facts:
    """The round, and the state of the village and the samurai."""
    table = cast(TableView, view)
    return {
        "round": table.round,
        "rounds": ROUNDS,
        "farms": table.village.farms_left,
        "families": table.village.families_left,
        "barricades": table.village.barricades,
        "stack": table.stack,
        "wounds": sum(samurai.wounds for samurai in table.samurai),
    }


SEVEN_SAMURAI: Final = GameRules(
    key="seven-samurai",
    rules_version=2,
    seats=SEATS,
    players=range(2, 8),
    begin=begin,
    advise=advise,
    novice=novice,
    master=master,
    fast=fast,
    resigned=resigned,
    reason=reason,
    options=(LEVEL, SPARE_TOKENS),
    alone=ALONE,
    presets=(
        Preset("first", {LEVEL.key: "easy", SPARE_TOKENS.key: "no"}, ai_seats=2),
        Preset("usual", {LEVEL.key: "normal", SPARE_TOKENS.key: "no"}, ai_seats=3),
        Preset("heroic", {LEVEL.key: "heroic", SPARE_TOKENS.key: "no"}, ai_seats=3),
    ),
    goes_on=True,
    chapters=frozenset({"round", "lap"}),
    steps=steps.STEPS,
    situation=situation,
    account=ends.account,
    account_facts=ends.FACTS,
    chapter_accounts=ACCOUNTS,
)
