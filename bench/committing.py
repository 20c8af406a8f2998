"""Committed answers a second at a table on a SQLite file, against bare inserts and commits.

Both have the disk confirm every commit, as the store does.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite

from bench.games import Script, database_file, seated_table
from bench.measure import ROUNDS, Measured, compare_awaited
from bot.engine import GameRules
from bot.games import GAMES
from bot.store import Store
from bot.tables.house import House

ROWS_A_ROUND = 300


def measure(game: GameRules) -> Measured:
    return asyncio.run(_measure(game))


async def _measure(game: GameRules) -> Measured:
    with database_file() as path:
        async with await Store.open(f"sqlite:///{path}") as store:
            house = House(store, GAMES)
            scripts: list[Script] = []
            while sum(len(script.answers) for script in scripts) < ROUNDS * ROWS_A_ROUND:
                scripts.append(await seated_table(house, game))

            async def answer() -> int:
                given = 0
                while given < ROWS_A_ROUND:
                    given += await scripts[-1].answer_next(ROWS_A_ROUND - given)
                    if scripts[-1].match.outcome is not None:
                        scripts.pop()
                return given

            async with bare_commits(path, ROWS_A_ROUND) as insert:
                pace = await compare_awaited(answer, insert)
    return Measured(
        f"committed {game.key} answers ÷ bare SQLite commits",
        1 / pace.ratio,
        "×",
        0.8,
        "at least",
        f"{1 / pace.ours:.0f} ÷ {1 / pace.anchor:.0f} a second",
    )


@asynccontextmanager
async def bare_commits(beside: Path, rows: int) -> AsyncIterator[Callable[[], Awaitable[int]]]:
    """Work that inserts so many rows into a file of its own, and has the disk confirm each."""
    async with aiosqlite.connect(beside.with_name("bare.sqlite3")) as bare:
        await bare.execute("PRAGMA journal_mode = WAL")
        await bare.execute("PRAGMA synchronous = FULL")
        await bare.execute("CREATE TABLE line (number INTEGER PRIMARY KEY, entry TEXT NOT NULL)")

        async def insert() -> int:
            for _ in range(rows):
                await bare.execute("INSERT INTO line (entry) VALUES (?)", ('["answer", "seat"]',))
                await bare.commit()
            return rows

        yield insert
