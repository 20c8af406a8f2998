"""A clock that a test moves by hand: nothing really sleeps, and the order is always the same.

After a wake-up, the clock waits until the task sleeps again or is done.
"""

from __future__ import annotations

import asyncio
from heapq import heappop, heappush
from itertools import count


class Hourglass:
    """Give ``glass.sleep`` and ``glass.clock`` to the code under test, then let seconds ``pass_by``."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = count()
        self._awake: set[asyncio.Task[object]] = set()
        self._all_asleep = asyncio.Event()
        self._all_asleep.set()
        self._falling_asleep = asyncio.Event()

    def clock(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        me = asyncio.current_task()
        assert me is not None
        morning: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._sleepers, (self.seconds + seconds, next(self._order), morning))
        self._falls_asleep(me)
        self._falling_asleep.set()
        await morning
        self._awake.add(me)
        self._all_asleep.clear()
        me.add_done_callback(self._falls_asleep)

    async def pass_by(self, seconds: float) -> None:
        """Wake every sleeper whose time comes, one after another, and wait until each sleeps again."""
        until = self.seconds + seconds
        while self._sleepers and self._sleepers[0][0] <= until:
            self.seconds, _, morning = heappop(self._sleepers)
            if not morning.cancelled():
                morning.set_result(None)
                await asyncio.sleep(0)
                async with asyncio.timeout(30):
                    await self._all_asleep.wait()
        self.seconds = until

    async def until_asleep(self, sleepers: int = 1) -> None:
        """Wait until this many tasks are asleep."""
        async with asyncio.timeout(30):
            while sum(not morning.done() for _, _, morning in self._sleepers) < sleepers:
                self._falling_asleep.clear()
                await self._falling_asleep.wait()

    def _falls_asleep(self, task: asyncio.Task[object]) -> None:
        self._awake.discard(task)
        if not self._awake:
            self._all_asleep.set()
