"""The bot with a clock that a test moves: ``python -m tests.browser.clockwork``.

Timers below ``LONG`` run in real time. Longer ones stand still until a line with a number of seconds arrives
on the standard input: the clock is moved by them, and the number of timers that became due is printed.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextvars import Context
from threading import Thread
from typing import Any, Final

from bot.__main__ import main

LONG: Final = 5.0
"""Seconds."""
MOVED: Final = "moved"
"""The word printed after the clock has been moved, before the number of timers that were due."""


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop whose long timers run only when ``move`` is called."""

    def __init__(self) -> None:
        super().__init__()
        self._long: list[asyncio.TimerHandle] = []

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        if when - self.time() < LONG:
            return super().call_at(when, callback, *args, context=context)
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._long.append(timer)
        return timer

    def move(self, seconds: float) -> None:
        """Bring all long timers nearer by ``seconds`` and call those that are due now."""
        waiting = [timer for timer in self._long if not timer.cancelled()]
        for timer in waiting:
            timer._when -= seconds
        due = [timer for timer in waiting if timer.when() <= self.time()]
        self._long = [timer for timer in waiting if timer not in due]
        for timer in due:
            self.call_soon(timer._run)
        print(MOVED, len(due), flush=True)  # noqa: T201 (the test reads it)


class Policy(asyncio.DefaultEventLoopPolicy):
    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        loop = Clockwork()
        Thread(target=listen, args=[loop], daemon=True).start()
        return loop


def listen(loop: Clockwork) -> None:
    for line in sys.stdin:
        loop.call_soon_threadsafe(loop.move, float(line))


if __name__ == "__main__":
    asyncio.set_event_loop_policy(Policy())
    sys.exit(main())
