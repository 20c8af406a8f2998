"""The disk under a storm's database: what a connection's thread is given to do is done at once, or struck.

Threads are done when they like, and each storm would be another one. Here everything waits until the
thread is done, and whoever waits for another connection tries again in the next turn of the loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from queue import SimpleQueue
from sqlite3 import OperationalError
from typing import Any, TypeAlias

from aiosqlite import core

from bot.store import sqlite
from bot.store.together import Job, write_together

Order: TypeAlias = "tuple[asyncio.Future[Any] | None, Callable[[], Any]]"

WRITING_TOGETHER = "write_together"
COMMITS = {"commit", WRITING_TOGETHER}
"""What makes changes durable: it may fail before, or be done and fail all the same."""
CLEANING_UP = {"rollback", "close", "close_and_stop"}
"""What a connection does about trouble, or the system when a process ends; it is not troubled in its turn."""
TRIES = 2_000
"""So many turns of the loop somebody waits for what another connection is in the middle of."""
LONGEST_WORK = 30.0
"""Seconds on the wall that one operation may take."""
NO_WAITING = "PRAGMA busy_timeout = 0"
LOCKED = "database is locked"

Judge: TypeAlias = "Callable[[str], Exception | None]"
"""Is told what is to be done. What it returns is the trouble that comes of it."""


class Orders(SimpleQueue[Order]):
    """What one connection's thread is to do."""

    def __init__(self, before: Judge, after: Judge) -> None:
        super().__init__()
        self._before = before
        self._after = after

    def put_nowait(self, item: Order) -> None:
        future, function = item
        # Where nobody waits, the store tells each of those whose changes it writes together: see ``_judged``.
        trouble = None if future is None else self._before(_name(function))
        if trouble is not None:
            _tell(future, trouble)
        else:
            self._do(future, function, TRIES)

    def _do(self, future: asyncio.Future[Any] | None, function: Callable[[], Any], tries: int) -> None:
        done: Future[Any] = Future()

        def work() -> Any:
            try:
                done.set_result(function())
            except BaseException as trouble:
                done.set_exception(trouble)
                return None
            return done.result()  # which tells the thread when it is to end

        super().put_nowait((None, work))
        trouble = done.exception(LONGEST_WORK)
        if trouble is not None and LOCKED in str(trouble) and tries:
            loop = asyncio.get_running_loop()
            asyncio.BaseEventLoop.call_soon(loop, self._do, future, function, tries - 1)  # pyright: ignore
        elif trouble is None and future is not None:
            trouble = self._after(_name(function))
            _tell(future, trouble, done.result())
        else:
            _tell(future, trouble)


def _name(function: Callable[[], Any]) -> str:
    while isinstance(function, partial):
        function = function.func
    return getattr(function, "__name__", "")


def _tell(future: asyncio.Future[Any] | None, trouble: BaseException | None, answer: Any = None) -> None:
    """Whoever waits hears of it in the next turn of the loop."""
    if future is None:
        if isinstance(trouble, Exception):
            raise trouble  # nobody would ever hear of it
        return
    loop = asyncio.get_running_loop()
    if trouble is None:
        asyncio.BaseEventLoop.call_soon(loop, core.set_result, future, answer)  # pyright: ignore
    else:
        asyncio.BaseEventLoop.call_soon(loop, core.set_exception, future, trouble)  # pyright: ignore


def _judged(before: Judge, after: Judge) -> Callable[..., bool]:
    """The store's way to write together, and what becomes of it."""

    def write(connection: Any, jobs: Sequence[Job], *rest: Any) -> bool:
        trouble: BaseException | None
        still_open = True
        try:
            trouble = before(WRITING_TOGETHER)
        except asyncio.CancelledError as end:  # of the process
            trouble = end
        if trouble is None:
            still_open = write_together(connection, jobs, *rest)
            if any(LOCKED in str(job.trouble) for job in jobs):
                for job in jobs:
                    job.trouble = None
                raise OperationalError(LOCKED)
            trouble = after(WRITING_TOGETHER)
        for job in jobs:
            job.trouble = trouble or job.trouble
        return still_open

    return write


@contextmanager
def in_turn(before: Judge, after: Judge) -> Iterator[list[core.Connection]]:
    """Inside, the threads of all connections are waited for; yields the connections that were made."""
    made: list[core.Connection] = []
    begin, queue, on_connect = core.Connection.__init__, vars(core)["SimpleQueue"], sqlite.ON_CONNECT

    def made_now(connection: core.Connection, *how: Any, **named: Any) -> None:
        begin(connection, *how, **named)
        made.append(connection)

    setattr(core.Connection, "__init__", made_now)  # noqa: B010
    setattr(core, "SimpleQueue", partial(Orders, before, after))  # noqa: B010
    sqlite.ON_CONNECT = (*on_connect, NO_WAITING)
    sqlite.write_together = _judged(before, after)
    try:
        yield made
    finally:
        setattr(core.Connection, "__init__", begin)  # noqa: B010
        setattr(core, "SimpleQueue", queue)  # noqa: B010
        sqlite.ON_CONNECT = on_connect
        sqlite.write_together = write_together
