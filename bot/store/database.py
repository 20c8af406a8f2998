"""The interface of an open database, SQLite or PostgreSQL, what both share, and the translation of errors."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar, cast

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlmodel import Session
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.change import InsertOf
from bot.store.errors import StoreUnavailable

T = TypeVar("T")
Work: TypeAlias = "Callable[[Session], T]"
"""The statements of one transaction, as a function without ``await`` for ``AsyncSession.run_sync``."""


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

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        """One transaction for changes of the schema, exclusive among processes."""
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


async def transaction(engine: AsyncEngine, work: Work[T]) -> T:
    """Run ``work`` in one transaction: commit when it returns, roll back when it raises."""
    async with AsyncSession(engine, expire_on_commit=False) as session, session.begin():
        # The session is SQLModel's own class.
        return await session.run_sync(cast("Callable[[object], T]", work))


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
