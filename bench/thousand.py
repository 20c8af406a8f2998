"""A server with a thousand live tables: a restart of the bot, and a look around after it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Final

import simcord

from bench.games import Script, database_file, seated_table
from bench.measure import Figure, pace_of
from bench.people import looking_often, press, without_pictures
from bot.engine import GameRules
from bot.front.shared.action import BUTTON, Identifier
from bot.front.shared.version import edition
from bot.games import GAMES
from bot.tables.house import House
from tests.store.scenes import allow_any_number

TABLES: Final = 1_000
STARTS: Final = 5
"""Restarts of the bot. Each is followed by one autocomplete."""
BARE: Final = """
    SELECT id, game, language, status, guild_id, channel_id, thread_id, message_id, starter_id
    FROM tables JOIN shown ON table_id = id
    WHERE guild_id = ? AND (status IN ('lobby', 'playing', 'paused') OR untold = 1) ORDER BY id
"""


def restart(game: GameRules) -> Figure:
    """Seconds of a restart until the first press is answered."""
    return _measured(game.key)[0]


def looking_around(game: GameRules) -> Figure:
    """Autocomplete after a cold start, against a bare indexed query for the same rows."""
    return _measured(game.key)[1]


@cache
def _measured(game_key: str) -> tuple[Figure, Figure]:
    return asyncio.run(_measure(GAMES[game_key]))


async def _measure(game: GameRules) -> tuple[Figure, Figure]:
    with database_file() as path, looking_often():
        bot = without_pictures(path, game)
        async with simcord.run(bot, settle_timeout=120) as env:
            server = env.create_guild()
            channel = server.create_text_channel("games")
            visitor = server.add_member(env.create_user("visitor"))
            await allow_any_number(bot.house.store, server.id)
            unseen = House(bot.house.store, {game.key: game})
            for number in range(1, TABLES):
                script = await seated_table(unseen, game, channel.id, server.id)
                await script.table.note(message_id=number, being_posted=False)
                await come_to_rest(script)
            shown = await seated_table(bot.house, game, channel.id, server.id)
            await bot.publisher.settle()
            await come_to_rest(shown)

            requests, start = len(env.http_requests), time.perf_counter()
            bot = without_pictures(path, game)
            await env.restart_bot(bot)
            await press(visitor, channel, Identifier(shown.table.id, 0, "log").custom_id(BUTTON))
            answered = time.perf_counter() - start
            calls = sum("/channels/" in one.path for one in env.http_requests[requests:])
            beside = {"tables loaded by the restart": f"{len(bot.house.lately)}"}
            beside["calls for the other tables"] = f"{calls}"
            restarted = Figure(answered, beside)

            pairs: list[tuple[float, float]] = []
            for _ in range(STARTS):
                before, bot = bot, without_pictures(path, game)
                bot.shows_running_tables = False
                await env.restart_bot(bot)
                await before.close()
                start = time.perf_counter()
                offered = await visitor.autocomplete(channel, "table log", "table", "")
                took = time.perf_counter() - start
                assert offered
                pairs.append((took, bare_query(path, server.id)))
        await bot.close()
    return restarted, Figure(pace_of(pairs).ratio, {"ms a look around": f"{pace_of(pairs).ours * 1e3:.1f}"})


async def come_to_rest(script: Script) -> None:
    """Save what the table's message shows, as for an idle table."""
    await script.table.showing.remember(script.table.written, edition())


def bare_query(path: Path, guild_id: int) -> float:
    """Seconds for the rows of all live tables, on a new connection."""
    with closing(sqlite3.connect(path)) as bare:
        start = time.perf_counter()
        rows = bare.execute(BARE, (guild_id,)).fetchall()
        took = time.perf_counter() - start
    assert len(rows) == TABLES
    return took
