"""AI seats at a table, a slow AI, and a recorder of the published news."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from random import Random

from bot.engine import GameRules, Request, Seat, View
from bot.tables.house import House
from bot.tables.table import Table
from tests.tables.sitting import (
    PINE,
    first_option,
    lobby,
    seat_ai,
    start,
)


async def against_ai(house: House, game: GameRules, pine: Seat, *others: Seat) -> Table:
    """Pine in one seat, an AI in each of the others."""
    table = await lobby(house, game)
    await table.lobby.sit(PINE, pine)
    for seat in others:
        await seat_ai(table, seat)
    await start(table, PINE)
    return table


class Slow:
    """An AI that thinks until it is told to speak, and then takes the first option."""

    def __init__(self) -> None:
        self.thoughts = 0
        self._spoken = threading.Semaphore(0)
        self._loop = asyncio.get_running_loop()
        self.thinking = asyncio.Event()

    def advise(self, view: View, request: Request[object], random: Random) -> Sequence[str]:
        self.thoughts += 1
        self._loop.call_soon_threadsafe(self.thinking.set)
        assert self._spoken.acquire(timeout=60)
        return first_option(view, request, random)

    def speak(self, times: int = 1000) -> None:
        """Let it give its next answers, as many as ``times``."""
        self._spoken.release(times)

    async def thought(self, times: int) -> None:
        """Wait until it has begun to think this many times."""
        while self.thoughts < times:
            self.thinking.clear()
            await self.thinking.wait()


class Told:
    """Everything the publisher has been told: the seats waited for, and the news."""

    def __init__(self, house: House) -> None:
        self.all: list[tuple[tuple[Seat, ...], list[str]]] = []
        self._again = asyncio.Event()
        house.on_change(self._hear)

    def _hear(self, table: Table) -> None:
        self.all.append((table.waiting_for, [str(one.facts.get("word", one.name)) for one in table.news]))
        self._again.set()

    async def next(self) -> tuple[tuple[Seat, ...], list[str]]:
        self._again.clear()
        await self._again.wait()
        return self.all[-1]
