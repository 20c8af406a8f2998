"""The store on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

import asyncpg
from sqlalchemy import URL, Connection
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.database import Work, root_of

T = TypeVar("T")
CONNECT_SECONDS = 10
ANSWER_SECONDS = 30

IDLE_SECONDS = 10
"""Seconds after which the server aborts an idle transaction of a stopped process. Its locks must be free
before another process takes over."""

SCHEMA_LOCK = int.from_bytes(b"tatami")
"""The advisory lock for which two starting bots compete."""


class PostgresDatabase:
    """A PostgreSQL database, named by a URL as other PostgreSQL tools write it."""

    insert = staticmethod(postgresql.insert)

    def __init__(self, url: URL) -> None:
        self.url = url
        # The driver reads the URL itself: it knows sslmode and sockets as other tools do.
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)

        async def connect() -> asyncpg.Connection:
            connection = await asyncpg.connect(
                address, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS
            )
            await connection.execute(f"SET idle_in_transaction_session_timeout = '{IDLE_SECONDS}s'")
            return connection

        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            hide_parameters=True,  # drafts and seeds do not belong into logs
            # A firewall or a restart may drop a connection after a quiet evening.
            pool_pre_ping=True,
        )
        self._reading = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def read(self, work: Work[T]) -> T:
        return await _transaction(self._reading, work)

    async def write(self, work: Work[T]) -> T:
        return await _transaction(self._engine, work)

    async def migrate(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})")
            return await connection.run_sync(work)

    def too_late(self, error: IntegrityError) -> bool:
        match root_of(error):
            case asyncpg.ForeignKeyViolationError():
                return True
            case asyncpg.UniqueViolationError(constraint_name=str(name)):
                return name.endswith("_pkey")
            case _:
                return False

    async def close(self) -> None:
        await self._engine.dispose()

    async def keep_number(self) -> None:
        """Nothing to do: a sequence never gives a number twice."""

    def explain(self, trouble: BaseException) -> str:
        place = self.url.render_as_string()
        match trouble:
            case asyncpg.InvalidAuthorizationSpecificationError():
                return f"{place} refuses this user or password: check both in DATABASE_URL"
            case asyncpg.InvalidCatalogNameError():
                return f"{place}: there is no database of that name; create it or correct DATABASE_URL"
            case asyncpg.DuplicateTableError():
                return f"{place} belongs to another program ({trouble.args[0]}): name another database"
            case OSError():
                return f"nothing answers at {place}: check that PostgreSQL is running there"
            case asyncpg.PostgresError():
                return f"{place}: {trouble.args[0]}"  # its details may contain a player's hand
            case _:
                return f"{place}: {trouble}"


async def _transaction(engine: AsyncEngine, work: Work[T]) -> T:
    """Run ``work`` in one transaction: commit when it returns, roll back when it raises."""
    async with AsyncSession(engine, expire_on_commit=False) as session, session.begin():
        # The session is SQLModel's own class.
        return await session.run_sync(cast("Callable[[object], T]", work))
