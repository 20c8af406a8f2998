"""The disk under a storm's database: each operation of a connection may be struck before or after it is done.

A thread finishes when it likes, and no storm would happen twice. So the event loop waits for the thread of a
connection at each transaction, and transactions of two processes never meet.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from queue import SimpleQueue
from sqlite3 import dbapi2
from typing import Any, TypeAlias

from aiosqlite import core

Order: TypeAlias = "tuple[asyncio.Future[Any] | None, Callable[[], Any]]"

EXECUTE, COMMIT = "execute", "commit"
"""The operations that are struck. A commit makes changes durable: it may fail before it is done, or after."""
END = "close_and_stop"
"""The name of the last function that a thread is given."""
LONGEST_WORK_SECONDS = 30.0
"""A transaction that takes longer hangs."""

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

    def strike(self, operation: str, work: Callable[[], Any]) -> Any:
        if (trouble := self.before(operation)) is not None:
            raise trouble
        done = work()
        if (trouble := self.after(operation)) is not None:
            raise trouble
        return done


class Orders(SimpleQueue[Order]):
    """The functions that the thread of one connection is given. Each is over before the event loop goes
    on."""

    _ended = False

    def put_nowait(self, item: Order) -> None:
        future, function = item
        done: Future[Any] = Future()
        over, self._ended = self._ended, self._ended or getattr(function, "__name__", "") == END
        if over:  # a task of a dead process; the thread does nothing more
            done.set_result(None)
            _settle(future, None, done)
            return

        def work() -> Any:
            try:
                done.set_result(function())
            except BaseException as trouble:
                done.set_exception(trouble)
                return None
            return done.result()  # the thread ends at a certain result

        super().put_nowait((None, work))
        _settle(future, done.exception(LONGEST_WORK_SECONDS), done)


def _settle(future: asyncio.Future[Any] | None, trouble: BaseException | None, done: Future[Any]) -> None:
    """Resolve the future in the next turn of the loop."""
    if future is None or isinstance(trouble, asyncio.CancelledError):
        if trouble is not None:
            raise trouble  # nobody waits for it, or the process is dead
        return
    loop = asyncio.get_running_loop()
    if trouble is None:
        asyncio.BaseEventLoop.call_soon(loop, core.set_result, future, done.result())  # pyright: ignore
    else:
        asyncio.BaseEventLoop.call_soon(loop, core.set_exception, future, trouble)  # pyright: ignore


@contextmanager
def struck(before: Judge, after: Judge) -> Iterator[Disk]:
    """Within the ``with`` block, every operation of every connection may be struck."""
    disk = Disk(before, after)
    begin, queue, connect = core.Connection.__init__, vars(core)["SimpleQueue"], dbapi2.connect

    class StruckCursor(sqlite3.Cursor):
        def execute(self, *statement: Any) -> Any:
            return disk.strike(EXECUTE, lambda: super(StruckCursor, self).execute(*statement))

        def executemany(self, *statement: Any) -> Any:
            return disk.strike(EXECUTE, lambda: super(StruckCursor, self).executemany(*statement))

    class StruckConnection(sqlite3.Connection):
        def cursor(self, factory: Any = StruckCursor) -> Any:
            return super().cursor(factory)

        def commit(self) -> None:
            disk.strike(COMMIT, super().commit)

    def made_now(connection: core.Connection, *how: Any, **named: Any) -> None:
        begin(connection, *how, **named)
        disk.connections.append(connection)

    setattr(core.Connection, "__init__", made_now)  # noqa: B010
    setattr(core, "SimpleQueue", Orders)  # noqa: B010
    setattr(dbapi2, "connect", partial(connect, factory=StruckConnection))  # noqa: B010
    try:
        yield disk
    finally:
        setattr(core.Connection, "__init__", begin)  # noqa: B010
        setattr(core, "SimpleQueue", queue)  # noqa: B010
        setattr(dbapi2, "connect", connect)  # noqa: B010
