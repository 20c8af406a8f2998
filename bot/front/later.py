"""Tables that are come back to after a while, unless something happens to them before.

They are held by their number: one that waits here costs a timer, and need not stay in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Later:
    """What is to be done for some tables in a while."""

    def __init__(self, do: Callable[[int], Awaitable[None]]) -> None:
        self._do = do
        self._waiting: dict[int, asyncio.TimerHandle] = {}
        self._doing: set[asyncio.Future[None]] = set()

    def expect(self, number: int, seconds: float) -> None:
        self.forget(number)
        self._waiting[number] = asyncio.get_running_loop().call_later(seconds, self._begin, number)

    def forget(self, number: int) -> None:
        if (timer := self._waiting.pop(number, None)) is not None:
            timer.cancel()

    def forget_all(self) -> list[int]:
        """Which ones were still waited for."""
        numbers = [*self._waiting]
        for number in numbers:
            self.forget(number)
        return numbers

    def _begin(self, number: int) -> None:
        del self._waiting[number]
        doing = asyncio.ensure_future(self._do(number))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
