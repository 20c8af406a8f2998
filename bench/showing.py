"""Tables of people who all answer at once: every answer is committed, drawn and shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import simcord

from bench.games import Script, database_file, seated_table, settings_with
from bench.measure import Figure
from bot.engine import GameRules
from bot.front.app.client import Tatami
from renderers.gallery import PAINTERS
from tests.kit.outgoing import Uploads

TABLES_SHOWN: Final = 20
TABLES_AT_ONCE: Final = 100
ANSWERS_EACH: Final = 3
BEAT: Final = 0.002
"""Seconds between two looks at the clock. A later look means that the event loop was blocked."""


@asynccontextmanager
async def tables_shown(game: GameRules, tables: int) -> AsyncIterator[tuple[Tatami, list[Script], Uploads]]:
    """A bot with this many tables in one channel, each drawn and shown, and what it uploads from then on."""
    with database_file() as path:
        bot = Tatami(settings_with(path), {game.key: game}, PAINTERS)
        async with simcord.run(bot, settle_timeout=120) as env:
            channel = env.create_guild().create_text_channel("games")
            scripts = [await seated_table(bot.house, game, channel.id) for _ in range(tables)]
            for script in scripts:
                assert script.answers, "played before the clock starts"
            await bot.publisher.settle()
            uploads = env.backend.cdn = Uploads()
            yield bot, scripts, uploads


# Answers a second


def answers_shown(game: GameRules) -> Figure:
    """Answers a second that are committed, drawn and shown; only boards are, no hands."""
    return asyncio.run(_answers_shown(game))


async def _answers_shown(game: GameRules) -> Figure:
    async with tables_shown(game, TABLES_SHOWN) as (bot, scripts, uploads):
        start, busy, answered = time.perf_counter(), time.process_time(), 0
        for _ in range(ANSWERS_EACH):
            answered += sum(await asyncio.gather(*(script.answer_next(1) for script in scripts)))
            await bot.publisher.settle()
        took, busy = time.perf_counter() - start, time.process_time() - busy
    sizes = uploads.sizes.values()
    beside = {
        "pictures an answer": f"{len(sizes) / answered:.2f}",
        "KiB an answer": f"{sum(sizes) / answered / 1024:.0f}",
        "ms of processor an answer": f"{busy / answered * 1e3:.0f}",
    }
    return Figure(answered / took, beside)


# The longest block


def longest_block(game: GameRules) -> Figure:
    """The longest time, in milliseconds, that the event loop did nothing else."""
    return asyncio.run(_longest_block(game))


async def _longest_block(game: GameRules) -> Figure:
    async with tables_shown(game, TABLES_AT_ONCE) as (bot, scripts, _):
        blocks: list[float] = []
        watch = asyncio.create_task(beat(blocks))
        await asyncio.gather(*(script.answer_next(ANSWERS_EACH) for script in scripts))
        await bot.publisher.settle()
        watch.cancel()
    return Figure(max(blocks) * 1e3)


async def beat(blocks: list[float]) -> None:
    """Sleep again and again, and record how long the event loop was blocked after each sleep.

    A block counts only as far as this process used the processor meanwhile: waiting for other programs is no
    fault of the bot.
    """
    loop = asyncio.get_running_loop()
    while True:
        due, busy = loop.time() + BEAT, time.process_time()
        await asyncio.sleep(BEAT)
        blocks.append(min(loop.time() - due, time.process_time() - busy))
