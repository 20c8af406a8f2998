"""The store on SQLite: one file, one connection to it, one transaction at a time."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeAlias, TypeVar

import structlog
from sqlalchemy import URL, Connection, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool
from sqlmodel import Session

from bot.store.database import Work, transaction
from bot.store.errors import StoreUnavailable
from bot.waits import unbroken

log = structlog.get_logger()

T = TypeVar("T")

BUSY_SECONDS = 5
"""Seconds to wait for another process that is writing."""

IN_MEMORY = (
    "DATABASE_URL names no file, so all that is played is forgotten when the bot ends: "
    "write sqlite:///path/to/file to keep it"
)

OWNER_ALONE = 0o600
"""The permissions of a new file, which holds seeds and hidden plans. SQLite gives the same to the files
beside it."""

ON_CONNECT = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

TOO_LATE = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY)
"""The errors of a late writer: another one has taken the number, or the table is gone."""


class SqliteDatabase:
    """A SQLite file.

    SQLite has one writer at a time. There is one connection and a lock: transactions wait for the lock in
    order. Without it they would compete inside SQLite, where the loser gets the error *database is locked*.
    aiosqlite runs the statements in a thread. A cancelled caller waits until the transaction is over.
    """

    insert = staticmethod(sqlite.insert)

    def __init__(self, url: URL) -> None:
        self.path = url.database or ":memory:"
        self._file: FileIdentity | None = None
        self._log: FileIdentity | None = None
        self._look_at_file()
        self._turn = asyncio.Lock()
        self._engine = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"),
            hide_parameters=True,  # drafts and seeds do not belong into logs
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1,
            max_overflow=0,
        )
        event.listen(self._engine.sync_engine, "do_connect", self._connecting)
        event.listen(self._engine.sync_engine, "connect", self._connected)
        event.listen(self._engine.sync_engine, "close", self._closed)

    def _look_at_file(self) -> None:
        """Create the folder and the file, readable by the owner only, and check that the file can be
        opened."""
        if self.path == ":memory:":
            log.warning("database.in_memory", reason=IN_MEMORY)
        if self.path.startswith((":memory:", "file:")):
            return
        folder = Path(self.path).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with suppress(OSError):  # an existing file stays as it is; other errors follow below
                Path(self.path).touch(mode=OWNER_ALONE, exist_ok=False)
            with closing(sqlite3.connect(self.path)) as connection:
                for pragma in ON_CONNECT:
                    connection.execute(pragma)
        except OSError as error:
            raise StoreUnavailable(
                f"the folder {folder} for the database cannot be made ({error.strerror}): "
                "set DATABASE_URL to a place that may be written to"
            ) from error
        except sqlite3.DatabaseError as error:
            raise StoreUnavailable(self.explain(error)) from error
        self._file = _identity(self.path)

    async def read(self, work: Work[T]) -> T:
        return await unbroken(self._transaction("BEGIN", work))

    async def write(self, work: Work[T]) -> T:
        return await unbroken(self._transaction("BEGIN IMMEDIATE", work))

    async def _transaction(self, begin: str, work: Work[T]) -> T:
        def begun(session: Session) -> T:
            session.connection().exec_driver_sql(begin)
            return work(session)

        async with self._turn:
            self._check()
            done = await transaction(self._engine, begun)
            self._check()
            return done

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        async with self._turn, self._engine.connect() as connection:
            # SQLite changes a table by copying it and dropping the old one. With foreign keys on, dropping
            # would delete all rows that refer to it. The switch works only outside a transaction.
            await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(work)
            await connection.commit()
            await connection.exec_driver_sql("PRAGMA foreign_keys = ON")

    async def close(self) -> None:
        await self._engine.dispose()

    async def keep_number(self) -> None:
        """Write the log back into the database file (a
        checkpoint). If a host later moves the database without the log beside it, the
        matches since then are lost, but no table number is given twice."""
        async with self._turn, self._engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def _check(self) -> None:
        """Raise if the file was deleted or replaced: writes to it would still succeed, but nobody could read
        them."""
        moved = self._file is not None and self._file != _identity(self.path)
        if moved or (self._log is not None and self._log != _identity(f"{self.path}-wal")):
            raise StoreUnavailable(
                f"{self.path} or the -wal file beside it has been removed or replaced while the bot was "
                "running, so nothing can be saved: stop the bot, put the file back (or a backup, and then "
                "without the old -wal file), and start again"
            )

    def _connecting(self, *_: object) -> None:
        """Check the file first: SQLite would create a new one in place of a missing file, and delete the log
        beside it."""
        self._log = None
        self._check()

    def _connected(self, connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ON_CONNECT:
            cursor.execute(pragma)
        cursor.close()
        if self._file is not None:
            self._log = _identity(f"{self.path}-wal")

    def _closed(self, *_: object) -> None:
        """SQLite itself removes the log when the last connection is closed."""
        self._log = None

    def too_late(self, error: IntegrityError) -> bool:
        return getattr(error.orig, "sqlite_errorcode", None) in TOO_LATE

    def explain(self, trouble: BaseException) -> str:
        said = str(trouble)
        if "unable to open" in said:
            return f"{self.path} cannot be opened: check that its folder exists and may be written to"
        if "readonly" in said:
            return f"{self.path} may not be written to: check who owns it and its folder"
        if "not a database" in said:
            return f"{self.path} is not a SQLite database: move it away or set DATABASE_URL to another file"
        if "malformed" in said:
            return f"{self.path} is damaged: put a backup in its place, as docs/hosting.md says"
        if "already exists" in said:
            return f"{self.path} belongs to another program ({said}): set DATABASE_URL to a file of its own"
        if "is full" in said:
            return f"there is no room left for {self.path}: make some on its disk"
        if "locked" in said:
            return f"{self.path} has been locked by another program for more than {BUSY_SECONDS} seconds"
        return f"{self.path}: {said}"


FileIdentity: TypeAlias = tuple[int, int]


def _identity(path: str) -> FileIdentity | None:
    """The identity of the file at this path."""
    try:
        found = os.stat(path)  # noqa: PTH116 (called at each commit)
    except OSError:
        return None
    return found.st_dev, found.st_ino
