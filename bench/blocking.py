"""The longest block of the event loop while a hundred tables play, are drawn and are shown."""

from __future__ import annotations

import asyncio

from bench.games import Script
from bench.measure import Measured
from bench.showing import tables_shown
from bot.engine import GameRules
from bot.front.app.client import Tatami

TABLES = 100
ANSWERS_EACH = 3
BEAT = 0.002
"""Seconds between two looks at the clock. A later look means that the event loop was blocked."""


def measure(game: GameRules) -> Measured:
    return asyncio.run(_measure(game))


async def _measure(game: GameRules) -> Measured:
    async with tables_shown(game, TABLES) as (bot, scripts):
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
    """Let all tables answer at once. Returns the latest beat in seconds, and the number of answers."""
    late: list[float] = []
    watch = asyncio.create_task(beat(late))
    answered = await asyncio.gather(*(script.answer_next(ANSWERS_EACH) for script in scripts))
    await bot.publisher.settle()
    watch.cancel()
    return max(late), sum(answered)


async def beat(late: list[float]) -> None:
    """Sleep again and again, and record how much later than planned each sleep ended."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        late.append(loop.time() - due)
