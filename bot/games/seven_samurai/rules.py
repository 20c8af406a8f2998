"""7 Samurai, from the first raider to the last.

Three rounds of raids; the samurai win together if the village still stands after the third. The
modules beside this one are the chapters of the rulebook.
"""

from __future__ import annotations

from typing import Final, cast

from bot.engine import Facts, GameOption, GameRules, Guesses, Outcome, Seat, Setup, View, draw, step
from bot.games.seven_samurai.advisor.companion import advise
from bot.games.seven_samurai.imagining import turn_over
from bot.games.seven_samurai.levels import LEVELS, ROUNDS
from bot.games.seven_samurai.round import begin_round, finish_round, record
from bot.games.seven_samurai.samurai import SEATS, samurai_key
from bot.games.seven_samurai.score import held, lost
from bot.games.seven_samurai.showing import show
from bot.games.seven_samurai.state import Defeat, Game
from bot.games.seven_samurai.view import Result, TableView

LEVEL: Final = GameOption("level", tuple(LEVELS), "normal")
SPARE_TOKENS: Final = GameOption("spare_tokens", ("no", "yes"), "no")
"""Spare support tokens and the doll check. Two samurai and a solo player always use them."""
ALONE: Final = range(2, 4)
"""Somebody who plays alone leads two or three samurai."""


class SevenSamurai(Game):
    """The table and the rules that are played on it."""

    async def play(self) -> Outcome:
        """A first player at random, then round after round."""
        if self.round == 0:
            await begin_round(self, await draw("first", self.samurai))
        return await play_on(self)

    def view(self, _: Seat | None) -> TableView:
        """The samurai have no secrets: everybody sees the same."""
        return show(self)

    def imagine(self, _: Seat | None, guesses: Guesses) -> None:
        turn_over(self, guesses)


async def play_on(game: Game) -> Outcome:
    """This round from the next turn on, and those after it, until the village has been held or falls."""
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
        "over",
        won=result.won,
        reason=result.reason,
        score=result.score,
        suffix=result.suffix,
        farms=result.farms,
        families=result.families,
        unwounded=result.unwounded,
        fallen=fallen,
    )
    seats = tuple(samurai.seat for samurai in game.samurai)
    facts = {"round": game.round, "score": result.score, "suffix": result.suffix, "fallen": fallen}
    return Outcome(seats if result.won else (), result.reason, facts)


def begin(setup: Setup) -> SevenSamurai:
    """The samurai sit in the order of the setup; "players" are samurai, whoever leads them."""
    seats, options = setup.seats, setup.options
    solo = setup.leaders == 1
    spare_rules = solo or len(seats) == 2 or options.get(SPARE_TOKENS.key) == "yes"
    level = LEVELS[options.get(LEVEL.key, LEVEL.default)]
    return SevenSamurai(level, seats, spare_rules=spare_rules, solo=solo)


def resigned(_: Setup, __: Seat) -> Outcome:
    """Whoever gives up gives up the village for all."""
    return Outcome((), "resigned")


def standing(view: View) -> Facts:
    """The round, and what is left of the village and of those who guard it."""
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
    resigned=resigned,
    options=(LEVEL, SPARE_TOKENS),
    alone=ALONE,
    goes_on=True,
    chapters=frozenset({"round", "lap"}),
    standing=standing,
)
