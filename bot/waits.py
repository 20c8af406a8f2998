"""Waiting: locks, back-off, a throttle, timers, threads.

A long wait is logged with its cause, so that the log of a bot that seems to hang says why. All waits for
something of the bot's own or of Discord are marked: a lock, the store, a thread, a call. An intended sleep is
not marked.
"""

from __future__ import annotations

import asyncio
from collections import deque
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
AT_ONCE = 8
"""The number of tasks that a throttle lets through in one iteration of the event loop."""


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


class Throttle:
    """Of many waiting tasks, a few continue in each iteration of the event loop. Hundreds of tables that
    become active at the same moment then do not delay a press."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._through = 0
        """The number of tasks that have passed in this iteration of the event loop."""

    async def pass_through(self) -> None:
        loop = asyncio.get_running_loop()
        if self._through == 0:
            loop.call_soon(self._turn)
        if self._through < AT_ONCE and not self._waiting:
            self._through += 1
            return
        ticket = loop.create_future()
        self._waiting.append(ticket)
        await ticket

    def _turn(self) -> None:
        self._through = 0
        while self._waiting and self._through < AT_ONCE:
            ticket = self._waiting.popleft()
            if not ticket.done():
                ticket.set_result(None)
                self._through += 1
        if self._through:
            asyncio.get_running_loop().call_soon(self._turn)


class Timers:
    """A delayed action for each of many tables, cancelled if something happens before. A timer holds a number
    only: the table may be evicted from memory."""

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


async def in_thread(
    what: str, executor: Executor | None, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """Run ``work`` in a thread of ``executor``, or of the event loop's own pool, and wait for the result."""
    run = partial(copy_context().run, work, *args, **kwargs)
    with Waiting(what):
        return await asyncio.get_running_loop().run_in_executor(executor, run)


async def unbroken(work: Coroutine[Any, Any, T] | asyncio.Future[T]) -> T:
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
