"""The store on SQLite: one file, one connection to it, and a shorter way into the journal."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from functools import cache
from pathlib import Path

import aiosqlite
from sqlalchemy import URL, Dialect, Insert, Update, bindparam, event, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry
from sqlmodel import col

from bot.store.errors import JournalConflict, NoSuchTable, StoreUnavailable
from bot.store.models import JournalLine, TableRow, journal_lines

BUSY_SECONDS = 5
"""How long to wait for another process that is writing."""

ON_CONNECT = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
)


class SqliteDatabase:
    """A SQLite file.

    SQLite has one writer at a time, so there is one connection, and one task at a time has its
    ``turn``: they queue here, in order, and not inside SQLite, where the loser is told that the
    database is locked.
    """

    insert = staticmethod(sqlite.insert)

    def __init__(self, url: URL) -> None:
        self.path = url.database or ":memory:"
        self._look_at_file()
        self.turn = asyncio.Lock()
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
        self._add_line = QuickStatement(
            self.engine.dialect, insert(JournalLine), ("table_id", "seq", "entry", "at")
        )
        self._change_table = cache(self._compile_change)

    def _compile_change(self, names: tuple[str, ...]) -> QuickStatement:
        this = update(TableRow).where(col(TableRow.id) == bindparam("table_id"))
        return QuickStatement(self.engine.dialect, this, names)

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

    async def append(
        self, table_id: int, first_seq: int, entries: Sequence[str], changes: Mapping[str, object]
    ) -> None:
        """Through the driver itself, in one trip to the thread in which it lives.

        SQLAlchemy would go there and back five times for one answer, with cursors to open and to close.
        """
        writing = [(self._add_line, journal_lines(table_id, first_seq, entries))]
        if changes:
            writing.append((self._change_table(tuple(changes)), [{**changes, "table_id": table_id}]))
        writes = [(statement.sql, [statement.bind(row) for row in rows]) for statement, rows in writing]
        async with self.turn:
            driver = self._driver or await self._connect()
            try:
                # The driver's public calls are one statement each; this is how it makes them.
                await driver._execute(write_together, driver._conn, writes)
            except sqlite3.Error as error:
                match getattr(error, "sqlite_errorcode", None):
                    case sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                        raise JournalConflict(table_id, first_seq) from error
                    case sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
                        raise NoSuchTable(table_id) from error
                    case _:
                        raise

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


def write_together(
    connection: sqlite3.Connection, writes: Sequence[tuple[str, Sequence[Sequence[object]]]]
) -> None:
    """One transaction of these statements, each with its rows."""
    with connection:
        for sql, rows in writes:
            connection.executemany(sql, rows)


class QuickStatement:
    """A statement compiled once, and the way its values go into it."""

    def __init__(self, dialect: Dialect, statement: Insert | Update, columns: tuple[str, ...]) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        self.sql = compiled.string
        self._binders = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup or ()
        ]

    def bind(self, values: Mapping[str, object]) -> tuple[object, ...]:
        return tuple(bind(values[name]) if bind else values[name] for name, bind in self._binders)
