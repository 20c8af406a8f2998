"""Phase III: the ronin leave the board, the ninja starve, the next day comes."""

from __future__ import annotations

from bot.engine import step
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.state import Game
from bot.games.seven_ronin.victory import check_last_standing, check_winter


async def end_of_round(game: Game) -> None:
    """Ruling: the last round ends the game before starvation."""
    game.phase = "end"
    await retreat(game)
    check_winter(game)
    await starvation(game)
    next_day(game)


async def retreat(game: Game) -> None:
    """All ronin leave the board except those the Animal Pen keeps.

    Shrine markers of this round are removed; those laid this round count from the next one on.
    """
    for ronin in game.seven:
        if not ronin.kept:
            ronin.leave()
        ronin.silenced, ronin.silenced_next = ronin.silenced_next, False
    kept = tuple([ronin.key for ronin in game.seven if ronin.kept])
    await step(steps.Retreat(kept=kept, count=len(kept)))


async def starvation(game: Game) -> None:
    """From round 4 on, one ninja of the reserve is lost, if there is one.

    Ruling: it goes to the pool.
    """
    before = game.village.reserve
    if game.round >= game.figures.starvation_from and before:
        game.village.lose_from_reserve()
        await step(steps.Starvation(before=before, after=game.village.reserve))
        check_last_standing(game)


def next_day(game: Game) -> None:
    """The time marker moves on: every ability may be used again, and the threat grows."""
    game.record_round()
    game.round += 1
    game.inn_copies = None
    for area in game.village.ring:
        area.used = False
    for ronin in game.seven:
        ronin.used = False
