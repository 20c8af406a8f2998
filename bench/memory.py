"""Memory of a live table in the middle of its game."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from typing import Final

from bench.games import database_file, seated_table
from bench.measure import Figure
from bot.engine import GameRules
from bot.games import GAMES
from bot.store import Store
from bot.tables.house import House

FIRST: Final = 30
"""Tables before those that count. They fill the caches that all tables share."""
TABLES: Final = 20


def memory(game: GameRules) -> Figure:
    """KiB of a live table, half way through its game."""
    return Figure(asyncio.run(bytes_a_table(game)) / 1024)


async def bytes_a_table(game: GameRules) -> float:
    with database_file() as path:
        async with await Store.open(f"sqlite:///{path}") as store:
            house = House(store, GAMES)
            tracemalloc.start()
            first = await held_after(house, game, FIRST)
            held = await held_after(house, game, TABLES)
            tracemalloc.stop()
    return (held - first) / TABLES


async def held_after(house: House, game: GameRules, tables: int) -> int:
    """Bytes that are held after this many more tables."""
    for _ in range(tables):
        await half_way(house, game)
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def half_way(house: House, game: GameRules) -> None:
    """A table in the middle of its game, waiting for an answer."""
    script = await seated_table(house, game)
    await script.answer_next(len(script.answers) // 2)
