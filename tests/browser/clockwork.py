"""The bot with a clock that a test moves: ``python -m tests.browser.clockwork``.

A timer of a few seconds is as short as ever. A longer one, which is meant and waits for nothing, stands still
until a line comes in with the seconds by which the clock is moved; it says then what has become due.
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
MOVED: Final = "moved"
"""What it prints when the clock has been moved, with how many timers were due."""


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop whose long timers go by ``move``."""

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
        """All long timers are so much nearer; those that are due now are called."""
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
