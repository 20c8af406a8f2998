"""Memory of a live table in the middle of its game."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc

from bench.games import database_file, seated_table
from bench.measure import Measured
from bot.engine import GameRules
from bot.games import GAMES
from bot.store import Store
from bot.tables.house import House

TABLES = 50


def measure(game: GameRules) -> Measured:
    return asyncio.run(_measure(game))


async def _measure(game: GameRules) -> Measured:
    with database_file() as path:
        async with await Store.open(f"sqlite:///{path}") as store:
            house = House(store, GAMES)
            await half_way(house, game)
            gc.collect()
            tracemalloc.start()
            for _ in range(TABLES):
                await half_way(house, game)
            gc.collect()
            held, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
    return Measured(
        f"memory of a live {game.key} table",
        held / TABLES / 1024,
        "KiB",
        64,
        "at most",
        f"{TABLES} tables, each half way through",
    )


async def half_way(house: House, game: GameRules) -> None:
    """A table in the middle of its game, waiting for an answer."""
    script = await seated_table(house, game)
    await script.answer_next(len(script.answers) // 2)
