"""Autocomplete after a cold start with a thousand live tables in one server, against a bare indexed query for
the same rows."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import simcord

from bench.games import database_file, seated_table
from bench.measure import Measured, side_by_side
from bench.pressing import looking_often, without_pictures
from bot.engine import GameRules
from bot.tables.house import House
from tests.store.scenes import allow_any_number

TABLES = 1_000
STARTS = 5
"""Cold starts of a store."""
BARE = """
    SELECT id, game, language, status, guild_id, channel_id, thread_id, message_id, starter_id
    FROM tables JOIN shown ON table_id = id
    WHERE guild_id = ? AND (status IN ('lobby', 'playing', 'paused') OR untold = 1) ORDER BY id
"""


def measure(game: GameRules) -> Measured:
    return asyncio.run(_measure(game))


async def _measure(game: GameRules) -> Measured:
    paces: list[tuple[float, float]] = []
    with database_file() as path, looking_often():
        bot = without_pictures(path, game)
        bot.shows_running_tables = False
        async with simcord.run(bot, settle_timeout=120) as env:
            server = env.create_guild()
            channel = server.create_text_channel("games")
            visitor = server.add_member(env.create_user("visitor"))
            await allow_any_number(bot.house.store, server.id)
            unseen = House(bot.house.store, {game.key: game})
            for _ in range(TABLES):
                await seated_table(unseen, game, channel.id, server.id)
            for _ in range(STARTS):
                before, bot = bot, without_pictures(path, game)
                bot.shows_running_tables = False
                await env.restart_bot(bot)
                await before.close()
                start = time.perf_counter()
                offered = await visitor.autocomplete(channel, "table log", "table", "")
                ours = time.perf_counter() - start
                assert offered
                paces.append((ours, bare_query(path, server.id)))
            loaded = len(bot.house.lately)
        await bot.close()
    pace = side_by_side(paces)
    return Measured(
        f"autocomplete after a cold start, with {TABLES} live {game.key} tables ÷ a bare indexed query",
        pace.ratio,
        "×",
        10,
        "at most",
        f"{pace.ours * 1e3:.1f} ms ÷ {pace.anchor * 1e3:.1f} ms, {loaded} tables loaded",
    )


def bare_query(path: Path, guild_id: int) -> float:
    """Seconds for the rows of all live tables, on a new connection."""
    with closing(sqlite3.connect(path)) as bare:
        start = time.perf_counter()
        rows = bare.execute(BARE, (guild_id,)).fetchall()
        took = time.perf_counter() - start
    assert len(rows) == TABLES
    return took
