"""What an open database can do, whichever of the two it is, and how its complaints are passed on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Protocol

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.change import Change, InsertOf
from bot.store.errors import StoreUnavailable


class Database(Protocol):
    """What differs between SQLite and PostgreSQL."""

    engine: AsyncEngine

    @property
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

    async def write(self, change: Change) -> None:
        """As ``Store.write``."""
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


@contextmanager
def trouble_explained(database: Database) -> Iterator[None]:
    """Whatever keeps the database from working leaves here as ``StoreUnavailable``."""
    try:
        yield
    except (IntegrityError, DataError):
        raise  # the database works; what it was asked to keep is wrong
    except (DBAPIError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StoreUnavailable(database.explain(_root(error))) from error
    except (sqlite3.Error, OSError) as error:
        raise StoreUnavailable(database.explain(error)) from error


def _root(error: BaseException) -> BaseException:
    """The driver's own error, which SQLAlchemy wraps once or twice."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error
