"""The store on SQLite: one file, one connection to it, and one commit for whatever waits to be written."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing, suppress
from functools import cache, partial
from pathlib import Path
from typing import TypeAlias

import aiosqlite
import structlog
from sqlalchemy import URL, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry

from bot.store.answer import Answer, trouble_of
from bot.store.change import Change, writes_of
from bot.store.errors import StoreUnavailable
from bot.store.together import TOO_LATE, Job, QuickStatement, QuickWrite, write_together

log = structlog.get_logger()

BUSY_SECONDS = 5
"""How long to wait for another process that is writing."""

IN_MEMORY = (
    "DATABASE_URL names no file, so all that is played is forgotten when the bot ends: "
    "write sqlite:///path/to/file to keep it"
)

OWNER_ALONE = 0o600
"""The rights of a new file: seeds and hidden plans are in it. SQLite gives the files beside it the same."""

TOLD_AT_ONCE = 16
"""So many writers hear in one turn of the event loop that they were written."""

ON_CONNECT = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

ROOM = 1000 * 4096
"""So long the log beside the file grows before SQLite begins it anew."""

MAKE_ROOM = (
    "PRAGMA cache_size = 1",
    "BEGIN IMMEDIATE",
    "CREATE TABLE room (filling BLOB)",
    f"INSERT INTO room VALUES (zeroblob({ROOM}))",
    "ROLLBACK",
    "PRAGMA cache_size = -2000",
)
"""A change too large to be kept in memory, and taken back: it leaves the log long and empty. A disk that
has to make a file longer for a commit confirms it in twice the time."""


class SqliteDatabase:
    """A SQLite file.

    SQLite has one writer at a time, so there is one connection, and transactions take turns: they
    queue here, in order, and not inside SQLite, where the loser is told that the database is locked.
    """

    insert = staticmethod(sqlite.insert)

    def __init__(self, url: URL) -> None:
        self.path = url.database or ":memory:"
        self._file: FileIdentity | None = None
        self._log: FileIdentity | None = None
        self._look_at_file()
        self.lease: tuple[str, str] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._waiting: list[Job] = []
        self._being_written: list[Job] = []
        self._to_tell: list[Job] = []
        self._one_writes = False
        """Nobody shared the last commit: the next one, too, waits for nobody else."""
        self._reconnecting: asyncio.Task[None] | None = None
        self._driver: aiosqlite.Connection | None = None
        self.engine = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"),
            hide_parameters=True,  # drafts and seeds do not belong into logs
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1,
            max_overflow=0,
            pool_reset_on_return=None,  # every transaction here ends in its own commit or rollback
        )
        event.listen(self.engine.sync_engine, "do_connect", self._connecting)
        event.listen(self.engine.sync_engine, "connect", self._connected)
        event.listen(self.engine.sync_engine, "close", self._closed)
        self._quick = cache(partial(QuickStatement, self.engine.dialect))

    def _look_at_file(self) -> None:
        """Make the folder and try the file, here: when the driver fails at it, its thread dies loudly."""
        if self.path == ":memory:":
            log.warning("database.in_memory", reason=IN_MEMORY)
        if self.path.startswith((":memory:", "file:")):
            return
        folder = Path(self.path).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with suppress(OSError):  # what is there already stays as it is; what cannot be made is told below
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

    @asynccontextmanager
    async def migrating(self) -> AsyncGenerator[AsyncConnection]:
        async with self.engine.connect() as connection:
            # SQLite changes a table by copying it and dropping the old one; with foreign keys on,
            # dropping it would delete everything that refers to it. The switch works outside a
            # transaction only.
            await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            await connection.commit()
            await connection.exec_driver_sql("PRAGMA foreign_keys = ON")

    @asynccontextmanager
    async def turn(self) -> AsyncGenerator[None]:
        try:
            async with self._one_at_a_time:
                yield
        finally:
            self._hand_over()

    async def begin(self, connection: AsyncConnection) -> None:
        await connection.exec_driver_sql("BEGIN IMMEDIATE")

    async def hold_still(self, connection: AsyncConnection) -> None:
        # Without it the driver would see each statement's own moment.
        await connection.exec_driver_sql("BEGIN")

    def write(self, change: Change) -> Answer:
        """Through the driver itself, together with whatever else waits to be written.

        What makes a commit slow is that the disk has to confirm it. While it does, changes queue up
        here, and the next commit takes all of them.
        """
        writes = [
            QuickWrite(quick.sql, [quick.bind(row) for row in write.rows], write.must_find)
            for write in writes_of(change, self.insert)
            for quick in (self._quick(write.statement, tuple(write.rows[0])),)
        ]
        job = Job(change.known.id, writes, Answer())
        self._waiting.append(job)
        if self._one_writes:
            self._hand_over()
        elif len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._hand_over)  # with what others write just now
        return job.done

    def _hand_over(self) -> None:
        """Give what waits to the driver's thread, unless it is writing already, or somebody is in the
        middle of a transaction. It does one thing after the other, and these are one thing to it.

        As long as some have yet to hear that they were written, what they write then goes along: a commit
        more, and a thread beside this one, cost more than these few moments."""
        if not self._waiting or self._being_written or self._to_tell or self._one_at_a_time.locked():
            return
        if self._driver is None:
            self._reconnect()
            return
        driver, jobs, loop = self._driver, self._waiting, asyncio.get_running_loop()
        self._being_written, self._waiting = jobs, []
        self._one_writes = len(jobs) == 1

        def work() -> None:
            connection = driver._conn  # pyright: ignore[reportPrivateUsage]
            still_open = write_together(connection, jobs, self.lease, self.check)
            loop.call_soon_threadsafe(self._written, still_open)

        # The driver's public calls are one statement each: two ways to its thread and back, or more.
        driver._tx.put_nowait((None, work))  # pyright: ignore

    def _written(self, still_open: bool) -> None:
        if not still_open:
            self._driver = None
        self._to_tell, self._being_written = self._being_written, []
        self._tell()

    def _tell(self) -> None:
        """A few in each turn of the loop: what all of them do then would hold up everybody else."""
        for job in self._to_tell[:TOLD_AT_ONCE]:
            job.tell()
        del self._to_tell[:TOLD_AT_ONCE]
        asyncio.get_running_loop().call_soon(self._tell if self._to_tell else self._hand_over)

    def _reconnect(self) -> None:
        async def reconnect() -> None:
            async with self.turn():
                await self.engine.dispose()
                await self._connect()

        def known(task: asyncio.Task[None]) -> None:
            self._reconnecting = None
            if (trouble := trouble_of(task)) is not None:
                jobs, self._waiting = self._waiting, []
                for job in jobs:
                    job.done.set_exception(trouble)

        if self._reconnecting is None:
            self._reconnecting = asyncio.create_task(reconnect(), name="store-reconnecting")
            self._reconnecting.add_done_callback(known)

    def too_late(self, error: IntegrityError) -> bool:
        return getattr(error.orig, "sqlite_errorcode", None) in TOO_LATE

    async def close(self) -> None:
        while jobs := [*self._to_tell, *self._being_written, *self._waiting]:
            await asyncio.wait([job.done for job in jobs])
        async with self._one_at_a_time:
            await self.engine.dispose()

    async def keep_number(self) -> None:
        """Write the number into the file itself: whoever loses or forgets the log beside it, when moving
        the database, then loses what is played at a new table, and not that there was one."""
        async with self.turn(), self.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def check(self) -> None:
        """A file that was deleted or replaced can still be written to, and nobody will ever read it."""
        moved = self._file is not None and self._file != _identity(self.path)
        if moved or (self._log is not None and self._log != _identity(f"{self.path}-wal")):
            raise StoreUnavailable(
                f"{self.path} or the -wal file beside it has been removed or replaced while the bot was "
                "running, so nothing can be saved: stop the bot, put the file back (or a backup, and then "
                "without the old -wal file), and start again"
            )

    async def _connect(self) -> aiosqlite.Connection:
        (await self.engine.raw_connection()).close()  # back into the pool, and known from here on
        assert self._driver is not None
        return self._driver

    def _connecting(self, *_: object) -> None:
        """SQLite would make a new file in place of one that is gone, and throw away the log beside it."""
        self._log = None
        self.check()

    def _connected(self, connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in ON_CONNECT:
            cursor.execute(pragma)
        driver = entry.driver_connection
        assert isinstance(driver, aiosqlite.Connection)
        if self._file is not None:
            self._make_room(cursor)
            self._log = _identity(f"{self.path}-wal")
        cursor.close()
        self._driver = driver

    def _make_room(self, cursor: DBAPICursor) -> None:
        """Without it every commit is slower and no other: where it cannot be made, the bot goes on."""
        log = Path(f"{self.path}-wal")
        if log.exists() and log.stat().st_size >= ROOM:
            return
        try:
            for statement in MAKE_ROOM:
                cursor.execute(statement)
        except sqlite3.Error:
            for statement in MAKE_ROOM[-2:]:
                with suppress(sqlite3.Error):
                    cursor.execute(statement)

    def _closed(self, *_: object) -> None:
        """SQLite itself removes the log of a database that nobody has open."""
        self._driver = None
        self._log = None

    def explain(self, trouble: BaseException) -> str:
        said = str(trouble)
        if "unable to open" in said:
            return f"{self.path} cannot be opened: check that its folder exists and may be written to"
        if "readonly" in said:
            return f"{self.path} may not be written to: check who owns it and its folder"
        if "not a database" in said:
            return f"{self.path} is not a SQLite database: move it away or set DATABASE_URL to another file"
        if "malformed" in said:
            return f"{self.path} is damaged: put a backup in its place, as docs/keeping.md says"
        if "already exists" in said:
            return f"{self.path} belongs to another program ({said}): set DATABASE_URL to a file of its own"
        if "is full" in said:
            return f"there is no room left for {self.path}: make some on its disk"
        if "locked" in said:
            return f"{self.path} has been locked by another program for more than {BUSY_SECONDS} seconds"
        return f"{self.path}: {said}"


FileIdentity: TypeAlias = tuple[int, int]


def _identity(path: str) -> FileIdentity | None:
    """Which file a path means now."""
    try:
        found = os.stat(path)  # noqa: PTH116 (called at each commit)
    except OSError:
        return None
    return found.st_dev, found.st_ino
