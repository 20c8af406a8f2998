"""Committed answers a second at fifty tables at once, against bare inserts and commits.

The disk confirms one commit after the other, but a commit may hold the answers of many tables.
"""

from __future__ import annotations

import asyncio

from bench.committing import ROWS_A_ROUND, bare_commits
from bench.games import Script, database_file, seated_table
from bench.measure import ROUNDS, Measured, compare_awaited
from bot.engine import GameRules
from bot.games import GAMES
from bot.store import Store
from bot.tables.house import House

TABLES = 50
ANSWERS_A_ROUND = 20
"""How many each of the tables is given."""


def measure(game: GameRules) -> Measured:
    return asyncio.run(_measure(game))


async def _measure(game: GameRules) -> Measured:
    with database_file() as path:
        async with await Store.open(f"sqlite:///{path}") as store:
            house = House(store, GAMES)
            places = [[await seated_table(house, game)] for _ in range(TABLES)]
            for scripts in places:
                while sum(len(script.answers) for script in scripts) < ROUNDS * ANSWERS_A_ROUND:
                    scripts.append(await seated_table(house, game))

            async def answer_everywhere() -> int:
                return sum(await asyncio.gather(*(_answer(scripts) for scripts in places)))

            async with bare_commits(path, ROWS_A_ROUND) as insert:
                pace = await compare_awaited(answer_everywhere, insert)
    return Measured(
        f"{game.key} answers at {TABLES} tables at once ÷ bare SQLite commits",
        1 / pace.ratio,
        "×",
        5.0,
        "at least",
        f"{1 / pace.ours:.0f} ÷ {1 / pace.anchor:.0f} a second",
    )


async def _answer(scripts: list[Script]) -> int:
    """The next answers at one of the tables; where a game is over, the next one begins."""
    given = 0
    while given < ANSWERS_A_ROUND:
        given += await scripts[-1].answer_next(ANSWERS_A_ROUND - given)
        if scripts[-1].match.outcome is not None:
            scripts.pop()
    return given
