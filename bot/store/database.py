"""What an open database can do, whichever of the two it is, and how its complaints are passed on."""

from __future__ import annotations

import sqlite3
from contextlib import AbstractAsyncContextManager
from typing import Protocol

import asyncpg
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError, IntegrityError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlmodel import col

from bot.store.answer import Answer
from bot.store.change import Change, InsertOf
from bot.store.errors import StoreUnavailable, Superseded
from bot.store.models import Lease


class Database(Protocol):
    """What differs between SQLite and PostgreSQL."""

    engine: AsyncEngine

    def turn(self) -> AbstractAsyncContextManager[object]:
        """To be held during a transaction of ``engine``."""
        ...

    @property
    def insert(self) -> InsertOf: ...

    def migrating(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """One transaction for changes of the schema, while no other process makes any."""
        ...

    lease: tuple[str, str] | None
    """The name and the holder of the lease without which nothing may be written; ``None`` needs none."""

    async def begin(self, connection: AsyncConnection) -> None:
        """Begin a transaction that is going to write."""
        ...

    async def hold_still(self, connection: AsyncConnection) -> None:
        """Begin a transaction that only reads, and sees everything as it is at one moment."""
        ...

    def write(self, change: Change) -> Answer:
        """As ``Store.write``."""
        ...

    def too_late(self, error: IntegrityError) -> bool:
        """Whether it came of somebody else's change: a number is taken, or the table is gone."""
        ...

    async def close(self) -> None:
        """When everything is written that is being written."""
        ...

    async def keep_number(self) -> None:
        """A table has been given its number: keep it as safely as can be."""
        ...

    def check(self) -> None:
        """Raise where what was written a moment ago is not there any more."""
        ...

    def explain(self, trouble: BaseException) -> str:
        """What the driver complains about, in words, with what to do about it."""
        ...


class TroubleExplained:
    """Whatever keeps the database from working leaves here as ``StoreUnavailable``. Entered for every answer:
    a generator would cost three times as much."""

    __slots__ = ("_database",)

    def __init__(self, database: Database) -> None:
        self._database = database

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is None or isinstance(error, sqlite3.DataError):
            return  # the database works; what it was asked to keep is wrong
        if isinstance(error, (DBAPIError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)):
            root = root_of(error)
            if not isinstance(root, (asyncpg.DataError, sqlite3.DataError, OverflowError, ValueError)):
                raise StoreUnavailable(self._database.explain(root)) from error
        elif isinstance(error, (sqlite3.Error, OSError)):
            raise StoreUnavailable(self._database.explain(error)) from error


def root_of(error: BaseException) -> BaseException:
    """The driver's own error, which SQLAlchemy wraps once or twice."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


async def check_lease(connection: AsyncConnection, lease: tuple[str, str] | None) -> None:
    """Whoever takes the lease over waits until this transaction is through; a beat need not."""
    if lease is None:
        return
    name, holder = lease
    mine = col(Lease.name) == name, col(Lease.holder) == holder
    shared = select(col(Lease.name)).where(*mine).with_for_update(read=True, key_share=True)
    if (await connection.execute(shared)).first() is None:
        raise Superseded
