"""The disk under a storm's database: each operation of SQLite may be struck before or after it is done.

The storm's event loop does the work of threads itself, so transactions run as a whole, one after another, and
no two connections meet.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeAlias

from sqlalchemy import Dialect, Engine, event

CLEANING_UP = {"rollback", "close"}
"""Operations after a failure, or at the end of a process; they are not struck."""
COMMIT = "commit"
"""The operation that makes changes durable: it may fail before it is done, or after."""

Judge: TypeAlias = "Callable[[str], Exception | None]"
"""Gets the operation; returns the exception to raise, if any."""


class Disk:
    """The connections of all processes, until those are buried."""

    def __init__(self, before: Judge, after: Judge) -> None:
        self._before, self._after = before, after
        self._connections: list[sqlite3.Connection] = []
        self._alive: list[Dialect] = []
        """One for each engine that has connected."""
        self._buried: list[Dialect] = []

    def do(self, name: str, work: Callable[[], Any]) -> Any:
        """Do one operation, unless it is struck."""
        if name in CLEANING_UP:
            return work()
        if (trouble := self._before(name)) is not None:
            raise trouble
        done = work()
        if (trouble := self._after(name)) is not None:
            raise trouble
        return done

    def connect(self, dialect: Dialect, _: object, address: list[Any], how: dict[str, Any]) -> Any:
        if dialect in self._buried:
            raise asyncio.CancelledError("this process is no more")
        self._alive.append(dialect)
        how["factory"] = partial(Struck, self)
        connection = self.do("connect", partial(sqlite3.connect, *address, **how))
        self._connections.append(connection)
        return connection

    def bury(self) -> None:
        """Close the connections of dead processes, as the system does."""
        for connection in self._connections:
            connection.close()
        self._buried += self._alive
        self._alive.clear()
        self._connections.clear()


class Struck(sqlite3.Connection):
    """A connection whose operations may be struck."""

    def __init__(self, disk: Disk, *how: Any, **named: Any) -> None:
        super().__init__(*how, **named)
        self._disk = disk

    def cursor(self, factory: Any = None) -> Any:
        return super().cursor(partial(StruckCursor, self._disk))

    def commit(self) -> None:
        self._disk.do(COMMIT, super().commit)


class StruckCursor(sqlite3.Cursor):
    """A cursor of such a connection."""

    def __init__(self, disk: Disk, connection: sqlite3.Connection) -> None:
        super().__init__(connection)
        self._disk = disk

    def execute(self, *statement: Any) -> Any:
        return self._disk.do("execute", partial(super().execute, *statement))

    def executemany(self, *statement: Any) -> Any:
        return self._disk.do("executemany", partial(super().executemany, *statement))


@contextmanager
def struck(before: Judge, after: Judge) -> Iterator[Disk]:
    """Within the ``with`` block, every operation of every SQLite engine may be struck."""
    disk = Disk(before, after)

    def connect(dialect: Dialect, *how: Any) -> Any:
        return disk.connect(dialect, *how) if dialect.name == "sqlite" else None

    event.listen(Engine, "do_connect", connect)
    try:
        yield disk
    finally:
        event.remove(Engine, "do_connect", connect)
