"""Committed answers a second on a SQLite file, against bare inserts with commits: at one table, and at fifty
at once.

In both, the disk confirms every commit, one after another, as in the store.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bench.games import Script, database_file, seated_table
from bench.measure import Measured, Pace, compare_awaited
from bot.engine import GameRules
from bot.front.app.garbage_collection import GarbageCollection
from bot.games import GAMES
from bot.store import Store
from bot.tables.house import House

ROUNDS = 25
ROWS_A_ROUND = 60
"""Commits in a round of the comparison."""
TABLES = 50
ANSWERS_A_ROUND = 2
"""Answers for each of the tables."""


def at_one_table(game: GameRules) -> Measured:
    pace = asyncio.run(answers_at(game, tables=1, answers_a_round=ROWS_A_ROUND))
    return _measured(f"committed {game.key} answers ÷ bare SQLite commits", pace, 0.8)


def at_fifty_tables(game: GameRules) -> Measured:
    pace = asyncio.run(answers_at(game, tables=TABLES, answers_a_round=ANSWERS_A_ROUND))
    return _measured(f"{game.key} answers at {TABLES} tables at once ÷ bare SQLite commits", pace, 0.8)


def _measured(name: str, pace: Pace, target: float) -> Measured:
    detail = f"{1 / pace.ours:.0f} ÷ {1 / pace.anchor:.0f} a second"
    return Measured(name, 1 / pace.ratio, "×", target, "at least", detail)


async def answers_at(game: GameRules, tables: int, answers_a_round: int) -> Pace:
    """The pace of this many tables, all answering at once, each with ``answers_a_round`` answers a round."""
    with database_file() as path, closing(GarbageCollection()) as garbage:
        garbage.begin()  # as the bot does when it starts
        async with await Store.open(f"sqlite:///{path}") as store:
            house = House(store, GAMES)
            places = [await enough(house, game, ROUNDS * answers_a_round) for _ in range(tables)]

            async def answer_everywhere() -> int:
                return sum(await asyncio.gather(*(answer(scripts, answers_a_round) for scripts in places)))

            async with bare_commits(path, ROWS_A_ROUND) as insert:
                return await compare_awaited(answer_everywhere, insert, ROUNDS)


async def enough(house: House, game: GameRules, wanted: int) -> list[Script]:
    """Tables with enough answers, to be played one after another."""
    scripts: list[Script] = []
    while sum(len(script.answers) for script in scripts) < wanted:
        scripts.append(await seated_table(house, game))
    return scripts


async def answer(scripts: list[Script], count: int) -> int:
    """Give the next answers at one of the places; when a game is over, the next one begins."""
    given = 0
    while given < count:
        given += await scripts[-1].answer_next(count - given)
        if scripts[-1].match.outcome is not None:
            scripts.pop()
    return given


@asynccontextmanager
async def bare_commits(beside: Path, rows: int) -> AsyncGenerator[Callable[[], Awaitable[int]]]:
    """Work that inserts rows into a file of its own, each with a confirmed commit."""
    with closing(sqlite3.connect(beside.with_name("bare.sqlite3"), isolation_level=None)) as bare:
        bare.execute("PRAGMA journal_mode = WAL")
        bare.execute("PRAGMA synchronous = FULL")
        bare.execute("CREATE TABLE line (number INTEGER PRIMARY KEY, entry TEXT NOT NULL)")

        async def insert() -> int:
            for _ in range(rows):
                bare.execute("INSERT INTO line (entry) VALUES (?)", ('["answer", "seat"]',))
            return rows

        yield insert
