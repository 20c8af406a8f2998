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
OWN: Final = 20
"""Tables where the visitor sits."""
STARTS: Final = 5
"""Restarts of the bot for each way to look around."""
AUTOCOMPLETE: Final = "autocomplete"
LOOKS: Final = (AUTOCOMPLETE, "table status", "table hand", "games")
BARE: Final = """
    SELECT id, game, language, status, guild_id, channel_id, thread_id, message_id, starter_id
    FROM tables JOIN shown ON table_id = id
    WHERE guild_id = ? AND (status IN ('lobby', 'playing', 'paused') OR untold = 1) ORDER BY id
"""


def restart(game: GameRules) -> Figure:
    """Seconds of a restart until the first press is answered."""
    return _measured(game.key)[0]


def looking_around(game: GameRules) -> Figure:
    """The slowest look at the tables after a cold start, against a bare indexed query for their rows."""
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
                first = visitor.id if number <= OWN else 1
                script = await seated_table(unseen, game, channel.id, server.id, first)
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

            looks: dict[str, list[tuple[float, float]]] = {look: [] for look in LOOKS}
            for look, pairs in list(looks.items()) * STARTS:
                before, bot = bot, without_pictures(path, game)
                bot.shows_running_tables = False
                await env.restart_bot(bot)
                await before.close()
                start = time.process_time()
                await look_around(visitor, channel, look)
                took = time.process_time() - start
                assert not bot.house.lately, f"{look} has loaded a table"
                pairs.append((took, bare_query(path, server.id)))
        await bot.close()
    paces = {look: pace_of(pairs) for look, pairs in looks.items()}
    beside = {f"ms of {look}": f"{pace.ours * 1e3:.1f}" for look, pace in paces.items()}
    return restarted, Figure(max(pace.ratio for pace in paces.values()), beside)


async def look_around(visitor: simcord.MemberActor, channel: simcord.ChannelHandle, look: str) -> None:
    if look == AUTOCOMPLETE:
        assert await visitor.autocomplete(channel, "table log", "table", "")
    else:
        await visitor.slash(channel, look)


async def come_to_rest(script: Script) -> None:
    """Save what the table's message shows, as for an idle table."""
    await script.table.showing.remember(script.table.written, edition())


def bare_query(path: Path, guild_id: int) -> float:
    """Seconds of processor time for the rows of all live tables, on a new connection."""
    with closing(sqlite3.connect(path)) as bare:
        start = time.process_time()
        rows = bare.execute(BARE, (guild_id,)).fetchall()
        took = time.process_time() - start
    assert len(rows) == TABLES
    return took
