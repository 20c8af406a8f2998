"""An open database, SQLite or PostgreSQL: its interface, and its transactions.

A transaction checks the lease, counts as open until it ends, and explains the errors of the driver.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any, Protocol, TypeAlias, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, TimeoutError
from sqlmodel import Session, col, select

from bot.measures import Measures
from bot.store.change import InsertOf
from bot.store.errors import Outdated, StoreUnavailable, Superseded
from bot.store.models import Lease
from bot.waits import Waiting, unbroken

T = TypeVar("T")
Work: TypeAlias = "Callable[[Session], T]"
"""The statements of one transaction, as a function without ``await``. On SQLite it runs on the thread of the
connection while the caller waits: it may use nothing that belongs to the event loop."""
THE_STORE = "the store"
"""The name of the store in log lines about long waits."""


class Database(Protocol):
    """The differences between SQLite and PostgreSQL.

    A transaction is committed when its work returns, and rolled back when it raises. Rows stay readable
    when it is over. A caller who is cancelled leaves no transaction open.
    """

    @property
    def insert(self) -> InsertOf: ...

    async def read(self, work: Work[T]) -> T:
        """One transaction that only reads, from one consistent snapshot."""
        ...

    async def write(self, work: Work[T]) -> T:
        """One transaction that may write. When this returns, the disk has confirmed the commit."""
        ...

    async def migrate(self, work: Callable[[Connection], T]) -> T:
        """One transaction for changes of the schema or of all rows, exclusive among processes."""
        ...

    def too_late(self, error: IntegrityError) -> bool:
        """True if another writer caused the error: a number is taken, or the table is gone."""
        ...

    async def close(self) -> None:
        """Close every connection; no transaction is open."""
        ...

    async def keep_number(self) -> None:
        """Make the number of a new table as durable as possible."""
        ...

    def explain(self, trouble: BaseException) -> str:
        """The driver's error in words, with advice."""
        ...


class TroubleExplained:
    """Raise ``StoreUnavailable`` in place of any error that keeps the database from working. It is entered
    for every answer, and a generator-based context manager would cost three times as much."""

    __slots__ = ("_database",)

    def __init__(self, database: Database) -> None:
        self._database = database

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is None or isinstance(error, sqlite3.DataError):
            return  # the database works; the statement is at fault
        if isinstance(error, (DBAPIError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)):
            root = root_of(error)
            if not isinstance(root, (asyncpg.DataError, sqlite3.DataError, OverflowError, ValueError)):
                raise StoreUnavailable(self._database.explain(root)) from error
        elif isinstance(error, (sqlite3.Error, OSError)):
            raise StoreUnavailable(self._database.explain(error)) from error


def root_of(error: BaseException) -> BaseException:
    """The driver's own error: SQLAlchemy wraps it once or twice."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


class Transactions:
    """The transactions of one database. ``lease`` is the name and the holder of the lease that is needed for
    writing; with ``None`` no lease is needed."""

    def __init__(self, database: Database, measures: Measures) -> None:
        self.lease: tuple[str, str] | None = None
        self._measures = measures
        self._database = database
        self._open = 0
        self._all_over = asyncio.Event()
        self._all_over.set()

    async def read(self, work: Work[T]) -> T:
        """The result of one transaction that only reads."""
        with self._counted("read"), TroubleExplained(self._database), Waiting(THE_STORE):
            return await self._database.read(work)

    async def write(self, work: Work[T], table_id: int | None = None, *, lease_needed: bool = True) -> T:
        """The result of one transaction that writes, about the table ``table_id``. Raises ``Superseded`` if
        another process has the lease, and ``Outdated`` if the table is gone or a number in it is taken."""

        def under_the_lease(session: Session) -> T:
            if lease_needed and self.lease is not None:
                check_lease(session, *self.lease)
            return work(session)

        with self._counted("write"), TroubleExplained(self._database), Waiting(THE_STORE):
            try:
                return await self._database.write(under_the_lease)
            except IntegrityError as error:
                if table_id is not None and self._database.too_late(error):
                    raise Outdated(table_id) from error
                raise

    async def to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run ``work`` to its end even if the caller is cancelled, and then re-raise the cancellation. The
        database is not closed before that."""
        with self._open_until_over():
            return await unbroken(work)

    async def close(self) -> None:
        """Wait for the open transactions, and close the database."""
        await self._all_over.wait()
        await self._database.close()

    @contextmanager
    def _counted(self, kind: str) -> Generator[None]:
        """Measure a transaction."""
        measured = self._measures.store.labels(kind)
        with self._open_until_over(), self._measures.queued("the store"), measured.time():
            yield

    @contextmanager
    def _open_until_over(self) -> Generator[None]:
        self._open += 1
        self._all_over.clear()
        try:
            yield
        finally:
            self._open -= 1
            if not self._open:
                self._all_over.set()


def check_lease(session: Session, name: str, holder: str) -> None:
    """Raise ``Superseded`` unless the lease is held, and lock it until this transaction ends. The lock does
    not delay beats."""
    mine = col(Lease.name) == name, col(Lease.holder) == holder
    shared = select(Lease.name).where(*mine).with_for_update(read=True, key_share=True)
    if session.exec(shared).first() is None:
        raise Superseded
