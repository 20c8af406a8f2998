"""The longest time the event loop was blocked while a hundred tables played, and were drawn and shown."""

from __future__ import annotations

import asyncio

import simcord

from bench.games import Script, database_file, seated_table, settings_with
from bench.measure import Measured
from bot.engine import GameRules
from bot.front.client import Tatami
from renderers.gallery import PAINTERS

TABLES = 100
ANSWERS_EACH = 3
BEAT = 0.002


def measure(game: GameRules) -> Measured:
    return asyncio.run(_measure(game))


async def _measure(game: GameRules) -> Measured:
    with database_file() as path:
        bot = Tatami(settings_with(path), {game.key: game}, PAINTERS)
        async with simcord.run(bot, settle_timeout=60) as env:
            channel = env.create_guild().create_text_channel("games")
            scripts = [await seated_table(bot.house, game, channel.id) for _ in range(TABLES)]
            await bot.publisher.settle()
            longest, answered = await blocked_while(bot, scripts)
    return Measured(
        f"longest block of the event loop, {TABLES} {game.key} tables at once",
        longest * 1e3,
        "ms",
        40,
        "at most",
        f"{answered} answers committed, drawn and shown",
    )


async def blocked_while(bot: Tatami, scripts: list[Script]) -> tuple[float, int]:
    """All tables answer at once; how late the latest of the loop's beats was."""
    late: list[float] = []
    watch = asyncio.create_task(beat(late))
    answered = await asyncio.gather(*(script.answer_next(ANSWERS_EACH) for script in scripts))
    await bot.publisher.settle()
    watch.cancel()
    return max(late), sum(answered)


async def beat(late: list[float]) -> None:
    """Ask to be woken again and again, and note how much later than asked it happened."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        late.append(loop.time() - due)
