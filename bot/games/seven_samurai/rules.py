"""7 Samurai, from the first raider to the last.

Three rounds of raids; the samurai win together if the village still stands after the third. The
modules beside this one are the chapters of the rulebook.
"""

from __future__ import annotations

from typing import Final

from bot.engine import GameRules, Outcome, Seat, Setup, draw, step
from bot.engine.game import GameOption
from bot.games.seven_samurai.advise import advise
from bot.games.seven_samurai.levels import LEVELS, ROUNDS
from bot.games.seven_samurai.round import play_round, record
from bot.games.seven_samurai.samurai import SEATS, samurai_key
from bot.games.seven_samurai.score import held, lost
from bot.games.seven_samurai.showing import show
from bot.games.seven_samurai.state import Defeat, Game
from bot.games.seven_samurai.view import Result, TableView

LEVEL: Final = GameOption("level", tuple(LEVELS), "normal")
SPARE_TOKENS: Final = GameOption("spare_tokens", ("no", "yes"), "no")
"""Spare support tokens and the doll check. Two samurai and a solo player always use them."""
SOLO: Final = GameOption("solo", ("no", "yes"), "no")
"""One player leads all samurai, two or three of them."""


class SevenSamurai(Game):
    """The table and the rules that are played on it."""

    async def play(self) -> Outcome:
        """A first player at random, then round after round until the village is held or falls."""
        first = await draw("first", self.samurai)
        try:
            for _ in range(ROUNDS):
                first = await play_round(self, first)
        except Defeat as defeat:
            self.records.append(record(self))
            self.result = lost(self, defeat)
        else:
            self.result = held(self)
        return await close(self, self.result)

    def view(self, _: Seat | None) -> TableView:
        """The samurai have no secrets: everybody sees the same."""
        return show(self)


async def close(game: Game, result: Result) -> Outcome:
    """All have won, or all have lost."""
    game.phase = "over"
    game.turn = None
    await step(
        "over",
        won=result.won,
        reason=result.reason,
        score=result.score,
        suffix=result.suffix,
        farms=result.farms,
        families=result.families,
        unwounded=result.unwounded,
        fallen="" if result.fallen is None else samurai_key(result.fallen),
    )
    seats = tuple(samurai.seat for samurai in game.samurai)
    facts = {"round": game.round, "score": result.score, "suffix": result.suffix}
    return Outcome(seats if result.won else (), result.reason, facts)


def begin(setup: Setup) -> SevenSamurai:
    """The samurai sit in the order of the setup; "players" are samurai, whoever leads them."""
    options = setup.options
    solo = options.get(SOLO.key, SOLO.default) == "yes"
    if solo and len(setup.seats) > 3:
        raise ValueError("a solo player leads two or three samurai")
    asked_for = options.get(SPARE_TOKENS.key, SPARE_TOKENS.default) == "yes"
    return SevenSamurai(
        LEVELS[options.get(LEVEL.key, LEVEL.default)],
        setup.seats,
        spare_rules=asked_for or solo or len(setup.seats) == 2,
        solo=solo,
    )


def resigned(_: Setup, __: Seat) -> Outcome:
    """Whoever gives up gives up the village for all."""
    return Outcome((), "resigned")


SEVEN_SAMURAI: Final = GameRules(
    key="seven-samurai",
    rules_version=1,
    seats=SEATS,
    players=range(2, 8),
    begin=begin,
    advise=advise,
    resigned=resigned,
    options=(LEVEL, SPARE_TOKENS, SOLO),
)
