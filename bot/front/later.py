"""Tables that are come back to after a while, unless something happens to them before.

They are held by their number: one that waits here need not stay in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Later:
    """What is to be done for some tables in a while."""

    def __init__(self, do: Callable[[int], Awaitable[None]]) -> None:
        self._do = do
        self._waiting: dict[int, asyncio.Task[None]] = {}
        self._doing: set[asyncio.Task[None]] = set()
        self._closed = False

    def expect(self, number: int, seconds: float) -> None:
        self.forget(number)
        if not self._closed:
            waiting = asyncio.create_task(self._wait(number, seconds), name=f"later-{number}")
            self._waiting[number] = waiting
            self._doing.add(waiting)
            waiting.add_done_callback(self._doing.discard)

    def forget(self, number: int) -> None:
        if (waiting := self._waiting.pop(number, None)) is not None:
            waiting.cancel()

    def close(self) -> list[int]:
        """Nothing is waited for any more. Which ones were until now."""
        self._closed = True
        numbers = [*self._waiting]
        for number in numbers:
            self.forget(number)
        return numbers

    async def _wait(self, number: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        del self._waiting[number]
        await self._do(number)
