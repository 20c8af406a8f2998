"""A restart with a thousand live tables: the time until the first press is answered, and the calls it
costs."""

from __future__ import annotations

import asyncio
import time

import simcord

from bench.games import Script, database_file, seated_table
from bench.measure import Measured
from bench.pressing import looking_often, press, without_pictures
from bot.engine import GameRules
from bot.front.shared.action import BUTTON, Identifier
from bot.front.shared.version import edition
from bot.tables.house import House
from tests.store.scenes import allow_any_number

TABLES = 1_000


def measure(game: GameRules) -> Measured:
    return asyncio.run(_measure(game))


async def _measure(game: GameRules) -> Measured:
    with database_file() as path, looking_often():
        before, after = (without_pictures(path, game) for _ in range(2))
        async with simcord.run(before, settle_timeout=120) as env:
            server = env.create_guild()
            channel = server.create_text_channel("games")
            visitor = server.add_member(env.create_user("visitor"))
            await allow_any_number(before.house.store, server.id)
            unseen = House(before.house.store, {game.key: game})
            for number in range(1, TABLES):
                script = await seated_table(unseen, game, channel.id, server.id)
                await script.table.note(message_id=number, being_posted=False)
                await come_to_rest(script)
            shown = await seated_table(before.house, game, channel.id, server.id)
            await before.publisher.settle()
            await come_to_rest(shown)
            requests, start = len(env.http_requests), time.perf_counter()
            await env.restart_bot(after)
            await press(visitor, channel, Identifier(shown.table.id, 0, "log").custom_id(BUTTON))
            answered = time.perf_counter() - start
            calls = sum("/channels/" in one.path for one in env.http_requests[requests:])
            in_memory = len(after.house.lately)
        await after.close()
    return Measured(
        f"until the first press is answered, with {TABLES} live {game.key} tables",
        answered,
        "s",
        2.0,
        "at most",
        f"{calls} calls for the others, {in_memory} table in memory",
    )


async def come_to_rest(script: Script) -> None:
    """Save what the table's message shows, as for an idle table."""
    await script.table.showing.remember(script.table.written, edition())
