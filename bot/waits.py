"""Long waits are logged with their cause, so that the log of a bot that seems to hang says why.

All waits for something of the bot's own or of Discord are marked: a lock, the store, a thread, a call. An
intended sleep is not marked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from types import TracebackType
from typing import Any, Literal, ParamSpec, TypeVar

import structlog

log = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")

SLOW_SECONDS = 2.0
"""Seconds after which a wait is logged. Discord gives up on a press after three seconds."""


class Waiting:
    """``with Waiting("the store"):`` around an ``await``.

    A long wait is logged as soon as it is long, because it may never end, and again when it is over.
    """

    __slots__ = ("_alarm", "_began", "_facts", "_loop", "_said")

    def __init__(self, what: str, **facts: object) -> None:
        self._facts = {"waits_for": what, **facts}
        self._said = False
        self._loop = asyncio.get_running_loop()

    def __enter__(self) -> None:
        self._began = self._loop.time()
        self._alarm = self._loop.call_later(SLOW_SECONDS, self._say)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._alarm.cancel()
        if self._said:
            log.info("wait.over", **self._facts, seconds=round(self._loop.time() - self._began, 1))

    def _say(self) -> None:
        self._said = True
        log.warning("wait.long", **self._facts, seconds=SLOW_SECONDS)


class Backoff:
    """The pauses between retries, in seconds: each is twice the one before, up to ``longest``."""

    def __init__(self, first: float, longest: float) -> None:
        self._first = first
        self._longest = longest
        self.seconds = first
        """The next pause."""

    def next(self) -> float:
        """The pause to make now. The one after it is longer."""
        seconds = self.seconds
        self.seconds = min(2 * seconds, self._longest)
        return seconds

    def reset(self) -> None:
        """Begin with the first pause again, after a success."""
        self.seconds = self._first


class Lock(asyncio.Lock):
    """A lock with a name for the log. A long wait for it also names the task that holds it."""

    def __init__(self, what: str, **facts: object) -> None:
        super().__init__()
        self._what = what
        self._facts = facts
        self._holder = ""

    async def acquire(self) -> Literal[True]:
        if self.locked():
            with Waiting(self._what, **self._facts, held_by=self._holder):
                await super().acquire()
        else:
            await super().acquire()
        task = asyncio.current_task()
        self._holder = task.get_name() if task is not None else ""
        return True


async def in_thread(
    what: str, executor: Executor | None, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """Run ``work`` in a thread of ``executor``, or of the event loop's own pool, and wait for the result."""
    run = partial(copy_context().run, work, *args, **kwargs)
    with Waiting(what):
        return await asyncio.get_running_loop().run_in_executor(executor, run)


async def unbroken(work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` to its end even if the caller is cancelled; then re-raise the cancellation."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait({task})
        if not task.cancelled():
            task.exception()
        raise
