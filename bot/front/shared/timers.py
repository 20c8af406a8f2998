"""Timers for tables, cancelled if something happens before.

A timer holds the table's number only: the table may be evicted from memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class TableTimers:
    """A delayed action for tables."""

    def __init__(self, do: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        self._do = do
        self._waiting: dict[int, asyncio.TimerHandle] = {}
        self._doing: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self, number: int, seconds: float) -> None:
        self.cancel(number)
        if not self._closed:
            self._waiting[number] = asyncio.get_running_loop().call_later(seconds, self._run, number)

    def cancel(self, number: int) -> None:
        if (waiting := self._waiting.pop(number, None)) is not None:
            waiting.cancel()

    def close(self) -> list[int]:
        """Cancel all timers. Returns the numbers of the tables that had one."""
        self._closed = True
        numbers = [*self._waiting]
        for number in numbers:
            self.cancel(number)
        return numbers

    def _run(self, number: int) -> None:
        del self._waiting[number]
        doing = asyncio.create_task(self._do(number), name=f"timer-{number}")
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
