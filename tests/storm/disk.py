"""The disk under a storm's database: what a connection's thread is given to do is done at once, or struck.

Threads are done when they like, and each storm would be another one. Here everything waits until the
thread is done, and whoever waits for another connection tries again in the next turn of the loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeAlias

from aiosqlite import core

from bot.store import sqlite

Order: TypeAlias = "tuple[asyncio.Future[Any] | None, Callable[[], Any]]"

COMMITS = {"commit", "write_together"}
"""What makes changes durable: it may fail before, or be done and fail all the same."""
CLEANING_UP = {"rollback", "close", "close_and_stop"}
"""What a connection does about trouble, or the system when a process ends; it is not troubled in its turn."""
TRIES = 2_000
"""So many turns of the loop somebody waits for what another connection is in the middle of."""
LONGEST_WORK = 30.0
"""Seconds on the wall that one operation may take."""
NO_WAITING = "PRAGMA busy_timeout = 0"

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
        trouble = self._before(_name(function))
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
        if trouble is not None and "database is locked" in str(trouble) and tries:
            loop = asyncio.get_running_loop()
            asyncio.BaseEventLoop.call_soon(loop, self._do, future, function, tries - 1)  # pyright: ignore
        elif trouble is None:
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
        return
    loop = asyncio.get_running_loop()
    if trouble is None:
        asyncio.BaseEventLoop.call_soon(loop, core.set_result, future, answer)  # pyright: ignore
    else:
        asyncio.BaseEventLoop.call_soon(loop, core.set_exception, future, trouble)  # pyright: ignore


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
    try:
        yield made
    finally:
        setattr(core.Connection, "__init__", begin)  # noqa: B010
        setattr(core, "SimpleQueue", queue)  # noqa: B010
        sqlite.ON_CONNECT = on_connect
