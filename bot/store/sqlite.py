"""The store on SQLite: one file, one connection to it, and a shorter way into the journal."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import aiosqlite
from sqlalchemy import URL, ClauseElement, Dialect, Executable, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry
from sqlalchemy.sql.compiler import SQLCompiler

from bot.store.change import Change, writes_of
from bot.store.errors import Outdated, StoreUnavailable, Superseded

BUSY_SECONDS = 5
"""How long to wait for another process that is writing."""

ON_CONNECT = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

HELD = "SELECT 1 FROM leases WHERE name = ? AND holder = ?"


class SqliteDatabase:
    """A SQLite file.

    SQLite has one writer at a time, so there is one connection, and one task at a time has its
    ``turn``: they queue here, in order, and not inside SQLite, where the loser is told that the
    database is locked.
    """

    insert = staticmethod(sqlite.insert)

    def __init__(self, url: URL) -> None:
        self.path = url.database or ":memory:"
        self._file: tuple[int, int] | None = None
        self._look_at_file()
        self.lease: tuple[str, str] | None = None
        self.turn = asyncio.Lock()
        self._waiting: list[Job] = []
        self._writer: asyncio.Task[None] | None = None
        self._driver: aiosqlite.Connection | None = None
        self.engine = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"),
            hide_parameters=True,  # drafts and seeds do not belong into logs
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1,
            max_overflow=0,
            pool_reset_on_return=None,  # every transaction here ends in its own commit or rollback
        )
        event.listen(self.engine.sync_engine, "connect", self._connected)
        event.listen(self.engine.sync_engine, "close", self._closed)
        self._quick = cache(partial(QuickStatement, self.engine.dialect))

    def _look_at_file(self) -> None:
        """Make the folder and try the file, here: when the driver fails at it, its thread dies loudly."""
        if self.path.startswith((":memory:", "file:")):
            return
        folder = Path(self.path).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
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

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            # SQLite changes a table by copying it and dropping the old one; with foreign keys on,
            # dropping it would delete everything that refers to it. The switch works outside a
            # transaction only.
            await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            await connection.commit()
            await connection.exec_driver_sql("PRAGMA foreign_keys = ON")

    async def write(self, change: Change) -> None:
        """Through the driver itself, together with whatever else waits to be written.

        What makes a commit slow is that the disk has to confirm it. While it does, changes queue up
        here, and the next commit takes all of them.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        writes = [
            QuickWrite(quick.sql, [quick.bind(row) for row in write.rows], write.must_find)
            for write in writes_of(change, self.insert)
            for quick in (self._quick(write.statement, tuple(write.rows[0])),)
        ]
        self._waiting.append(Job(change.known.id, writes, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting(), name="store-writer")
        await done

    async def _write_waiting(self) -> None:
        """Commit after commit, until nothing waits any more."""
        try:
            while self._waiting:
                async with self.turn:
                    jobs, self._waiting = self._waiting, []
                    try:
                        driver = self._driver or await self._connect()
                        # The driver's public calls are one statement each; this is how it makes them.
                        await driver._execute(self._write_together, driver._conn, jobs)
                        troubles = [job.trouble for job in jobs]
                    except Exception as error:
                        troubles = [error] * len(jobs)
                for job, trouble in zip(jobs, troubles, strict=True):
                    if not job.done.cancelled():
                        job.done.set_exception(trouble) if trouble else job.done.set_result(None)
        finally:
            self._writer = None

    def _write_together(self, connection: sqlite3.Connection, jobs: Sequence[Job]) -> None:
        """One transaction of many changes, each of which may fail alone. Runs in the driver's thread."""
        connection.execute("BEGIN IMMEDIATE")
        try:
            if self.lease is not None and not connection.execute(HELD, self.lease).fetchone():
                raise Superseded
            for job in jobs:
                connection.execute("SAVEPOINT change")
                try:
                    job.run(connection)
                except (Outdated, sqlite3.IntegrityError) as trouble:
                    connection.execute("ROLLBACK TO change")
                    job.trouble = trouble
                connection.execute("RELEASE change")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        self.check()

    async def keep_number(self) -> None:
        """Write the number into the file itself: whoever loses or forgets the log beside it, when moving
        the database, then loses what is played at a new table, and not that there was one."""
        async with self.turn, self.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def check(self) -> None:
        """A file that was deleted or replaced can still be written to, and nobody will ever read it."""
        if self._file is not None and self._file != _identity(self.path):
            raise StoreUnavailable(
                f"{self.path} has been removed or replaced while the bot was running, so nothing can be "
                "saved: stop the bot, put the file back (or a backup of it), and start again"
            )

    async def _connect(self) -> aiosqlite.Connection:
        (await self.engine.raw_connection()).close()  # back into the pool, and known from here on
        assert self._driver is not None
        return self._driver

    def _connected(self, connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in ON_CONNECT:
            cursor.execute(pragma)
        cursor.close()
        driver = entry.driver_connection
        assert isinstance(driver, aiosqlite.Connection)
        self._driver = driver

    def _closed(self, *_: object) -> None:
        self._driver = None

    def explain(self, trouble: BaseException) -> str:
        said = str(trouble)
        if "unable to open" in said:
            return f"{self.path} cannot be opened: check that its folder exists and may be written to"
        if "readonly" in said:
            return f"{self.path} may not be written to: check who owns it and its folder"
        if "not a database" in said:
            return f"{self.path} is not a SQLite database: move it away or set DATABASE_URL to another file"
        if "locked" in said:
            return f"{self.path} has been locked by another program for more than {BUSY_SECONDS} seconds"
        return f"{self.path}: {said}"


@dataclass(frozen=True, slots=True)
class QuickWrite:
    """A statement as the driver takes it, with the rows for it."""

    sql: str
    rows: Sequence[Sequence[object]]
    must_find: bool


@dataclass(slots=True)
class Job:
    """One change that waits to be written."""

    table_id: int
    writes: Sequence[QuickWrite]
    done: asyncio.Future[None]
    trouble: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        try:
            for write in self.writes:
                if write.must_find:
                    cursor = connection.execute(write.sql, write.rows[0])
                    found = cursor.fetchone() if cursor.description else cursor.rowcount
                    if not found:
                        raise Outdated(self.table_id)
                else:
                    connection.executemany(write.sql, write.rows)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                raise Outdated(self.table_id) from error
            raise


def _identity(path: str) -> tuple[int, int] | None:
    """Which file a path means now."""
    try:
        found = os.stat(path)  # noqa: PTH116 (called after each commit)
    except OSError:
        return None
    return found.st_dev, found.st_ino


class QuickStatement:
    """A statement compiled once, and the way its values go into it."""

    def __init__(self, dialect: Dialect, statement: Executable, columns: tuple[str, ...]) -> None:
        assert isinstance(statement, ClauseElement)
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        assert isinstance(compiled, SQLCompiler)
        self.sql = compiled.string
        self._binders = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup or ()
        ]

    def bind(self, values: Mapping[str, object]) -> tuple[object, ...]:
        return tuple(bind(values[name]) if bind else values[name] for name, bind in self._binders)
