"""Answers a second that are committed, drawn and shown, while many tables play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import simcord

from bench.games import Script, database_file, seated_table, settings_with
from bench.measure import Measured
from bot.engine import GameRules
from bot.front.app.client import Tatami
from renderers.gallery import PAINTERS

TABLES = 20
ANSWERS_EACH = 3


@asynccontextmanager
async def tables_shown(game: GameRules, tables: int) -> AsyncIterator[tuple[Tatami, list[Script]]]:
    """A bot with this many tables in one channel, each drawn and shown."""
    with database_file() as path:
        bot = Tatami(settings_with(path), {game.key: game}, PAINTERS)
        async with simcord.run(bot, settle_timeout=120) as env:
            channel = env.create_guild().create_text_channel("games")
            scripts = [await seated_table(bot.house, game, channel.id) for _ in range(tables)]
            await bot.publisher.settle()
            yield bot, scripts


def measure(game: GameRules) -> Measured:
    return asyncio.run(_measure(game))


async def _measure(game: GameRules) -> Measured:
    async with tables_shown(game, TABLES) as (bot, scripts):
        start, answered = time.perf_counter(), 0
        for _ in range(ANSWERS_EACH):
            answered += sum(await asyncio.gather(*(script.answer_next(1) for script in scripts)))
            await bot.publisher.settle()
        took = time.perf_counter() - start
    return Measured(
        f"{game.key} answers committed, drawn and shown a second",
        answered / took,
        "",
        10,
        "at least",
        f"{TABLES} tables at once, {answered} answers, each of them shown",
    )
