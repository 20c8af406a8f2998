"""The store on SQLite: one file, one connection to it, one transaction at a time."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeAlias, TypeVar, cast

import aiosqlite
import structlog
from sqlalchemy import URL, Connection, StaticPool, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, create_engine

from bot.store.database import Work
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


class ConnectionThread(aiosqlite.Connection):
    """A connection whose thread runs functions.

    aiosqlite gives its thread single operations, and a statement costs three or four of them. At each the
    event loop and the thread wait for each other, and for the interpreter lock while pictures are drawn. A
    transaction is therefore one function, with SQLAlchemy's interface that knows no ``async``.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True  # else a program that does not close the store would never end

    async def run(self, work: Callable[[], T]) -> T:
        """The result of ``work``, which the thread runs after everything that it was given before, and to the
        end even if the caller is cancelled."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # SQLAlchemy does the same where aiosqlite has no operation of its own.
        self._tx.put_nowait((done, work))  # pyright: ignore[reportUnknownMemberType]
        return await unbroken(done)


class SqliteDatabase:
    """A SQLite file.

    SQLite has one writer at a time. There is one connection with one thread, which runs the transactions in
    order. On several connections they would compete inside SQLite, where the loser gets the error *database
    is locked*. A cancelled caller waits until the transaction is over.
    """

    insert = staticmethod(sqlite.insert)

    def __init__(self, url: URL) -> None:
        self.path = url.database or ":memory:"
        self._file: FileIdentity | None = None
        self._log: FileIdentity | None = None
        self._look_at_file()
        self._opening = asyncio.Lock()
        self._thread: ConnectionThread | None = None
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            hide_parameters=True,  # drafts and seeds do not belong into logs
            poolclass=StaticPool,  # one connection, which belongs to one thread
        )
        event.listen(self._engine, "do_connect", self._connecting)
        event.listen(self._engine, "connect", self._connected)
        event.listen(self._engine, "close", self._closed)

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
        return await self._run(lambda: self._transaction("BEGIN", work))

    async def write(self, work: Work[T]) -> T:
        return await self._run(lambda: self._transaction("BEGIN IMMEDIATE", work))

    def _transaction(self, begin: str, work: Work[T]) -> T:
        self._check()
        with Session(self._engine, expire_on_commit=False) as session, session.begin():
            session.connection().exec_driver_sql(begin)
            done = work(session)
        self._check()
        return done

    async def migrate(self, work: Callable[[Connection], T]) -> T:
        def whole() -> T:
            with self._engine.connect() as connection:
                # SQLite changes a table by copying it and dropping the old one. With foreign keys on,
                # dropping would delete all rows that refer to it. The switch works only outside a
                # transaction.
                connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                done = work(connection)
                connection.commit()
                connection.exec_driver_sql("PRAGMA foreign_keys = ON")
                return done

        return await self._run(whole)

    async def keep_number(self) -> None:
        """Write the log back into the database file (a checkpoint). If a host later moves the database
        without the log beside it, the matches since then are lost, but no table number is given twice."""

        def checkpoint() -> None:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

        await self._run(checkpoint)

    async def _run(self, work: Callable[[], T]) -> T:
        thread = await self._opened()
        return await thread.run(work)

    async def _opened(self) -> ConnectionThread:
        async with self._opening:
            if self._thread is None:
                thread = ConnectionThread(self._open)
                await thread
                self._thread = thread
            return self._thread

    def _open(self) -> sqlite3.Connection:
        """Open the file through SQLAlchemy, which keeps the connection for the sessions."""
        with closing(self._engine.raw_connection()) as pooled:
            return cast("sqlite3.Connection", pooled.driver_connection)

    async def close(self) -> None:
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await thread.run(self._engine.dispose)
            await thread.close()

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
