"""The disk under a storm's database: each operation of a connection may be struck before or after it is done.

A thread finishes when it likes, and no storm would happen twice. So the event loop waits for the thread of a
connection at each operation, and an operation that meets another connection's transaction is tried again in
the next turn of the loop.
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

END = "close_and_stop"
"""The last operation of a connection."""
CLEANING_UP = {"rollback", "close", END}
"""Operations after a failure, or at the end of a process; they are not struck."""
COMMIT = "commit"
"""The operation that makes changes durable: it may fail before it is done, or after."""
TRIES = 2_000
"""Turns of the loop for which an operation waits for the transaction of another connection."""
LONGEST_WORK_SECONDS = 30.0
"""An operation that takes longer hangs."""
NO_WAITING = "PRAGMA busy_timeout = 0"
LOCKED = "database is locked"

Judge: TypeAlias = "Callable[[str], Exception | None]"
"""Gets the operation; returns the exception to raise, if any."""


class Disk:
    """The connections of all processes, until those are buried."""

    def __init__(self, before: Judge, after: Judge) -> None:
        self.before, self.after = before, after
        self.connections: list[core.Connection] = []

    def bury(self) -> None:
        """Close the connections of dead processes, as the system does."""
        for connection in self.connections:
            connection.stop()
        self.connections.clear()


class Orders(SimpleQueue[Order]):
    """The operations that the thread of one connection is given."""

    def __init__(self, disk: Disk) -> None:
        super().__init__()
        self._disk = disk
        self._ended = False

    def put_nowait(self, item: Order) -> None:
        future, function = item
        name = _name(function)
        over, self._ended = self._ended, name == END or self._ended
        trouble = None if future is None or name in CLEANING_UP else self._disk.before(name)
        if over or trouble is not None:  # the thread of a connection that is over does nothing
            _settle(future, trouble)
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
            return done.result()  # the thread ends at a certain result

        super().put_nowait((None, work))
        trouble = done.exception(LONGEST_WORK_SECONDS)
        if trouble is not None and LOCKED in str(trouble) and tries:
            loop = asyncio.get_running_loop()
            asyncio.BaseEventLoop.call_soon(loop, self._do, future, function, tries - 1)  # pyright: ignore
        elif trouble is None and future is not None:
            name = _name(function)
            trouble = None if name in CLEANING_UP else self._disk.after(name)
            _settle(future, trouble, done.result())
        else:
            _settle(future, trouble)


def _name(function: Callable[[], Any]) -> str:
    while isinstance(function, partial):
        function = function.func
    return getattr(function, "__name__", "")


def _settle(future: asyncio.Future[Any] | None, trouble: BaseException | None, answer: Any = None) -> None:
    """Resolve the future in the next turn of the loop."""
    if future is None:
        if isinstance(trouble, Exception):
            raise trouble  # nobody waits for it
        return
    loop = asyncio.get_running_loop()
    if trouble is None:
        asyncio.BaseEventLoop.call_soon(loop, core.set_result, future, answer)  # pyright: ignore
    else:
        asyncio.BaseEventLoop.call_soon(loop, core.set_exception, future, trouble)  # pyright: ignore


@contextmanager
def struck(before: Judge, after: Judge) -> Iterator[Disk]:
    """Within the ``with`` block, every operation of every connection may be struck."""
    disk = Disk(before, after)
    begin, queue, on_connect = core.Connection.__init__, vars(core)["SimpleQueue"], sqlite.ON_CONNECT

    def made_now(connection: core.Connection, *how: Any, **named: Any) -> None:
        begin(connection, *how, **named)
        disk.connections.append(connection)

    setattr(core.Connection, "__init__", made_now)  # noqa: B010
    setattr(core, "SimpleQueue", partial(Orders, disk))  # noqa: B010
    sqlite.ON_CONNECT = (*on_connect, NO_WAITING)
    try:
        yield disk
    finally:
        setattr(core.Connection, "__init__", begin)  # noqa: B010
        setattr(core, "SimpleQueue", queue)  # noqa: B010
        sqlite.ON_CONNECT = on_connect
