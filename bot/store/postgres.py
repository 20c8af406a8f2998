"""The store on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

import asyncpg
from sqlalchemy import URL, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlmodel import col

from bot.store.change import Change, writes_of
from bot.store.errors import Outdated, Superseded
from bot.store.models import Lease

CONNECT_SECONDS = 10

SCHEMA_LOCK = int.from_bytes(b"tatami")
"""The advisory lock that two starting bots quarrel over."""


class PostgresDatabase:
    """A PostgreSQL database, named by its URL as every PostgreSQL tool writes it."""

    insert = staticmethod(postgresql.insert)

    def __init__(self, url: URL) -> None:
        self.url = url
        self.lease: tuple[str, str] | None = None
        self.turn = nullcontext()  # everybody at once: PostgreSQL sorts it out
        # The driver reads the URL itself: it knows sslmode and sockets as other tools do.
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)

        async def connect() -> asyncpg.Connection:
            return await asyncpg.connect(address, timeout=CONNECT_SECONDS)

        self.engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            hide_parameters=True,  # drafts and seeds do not belong into logs
            # A quiet evening is long enough for a firewall or a restart to drop a connection.
            pool_pre_ping=True,
        )

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})")
            yield connection

    async def write(self, change: Change) -> None:
        try:
            async with self.engine.begin() as connection:
                await self._check_lease(connection)
                for write in writes_of(change, self.insert):
                    result = await connection.execute(write.statement, write.rows)
                    if write.must_find and not (result.first() if result.returns_rows else result.rowcount):
                        raise Outdated(change.known.id)
        except IntegrityError as error:
            if getattr(error.orig, "sqlstate", None) == asyncpg.UniqueViolationError.sqlstate:
                raise Outdated(change.known.id) from error
            raise

    async def _check_lease(self, connection: AsyncConnection) -> None:
        """Whoever takes the lease over waits until this transaction is through."""
        if self.lease is not None:
            name, holder = self.lease
            mine = col(Lease.name) == name, col(Lease.holder) == holder
            held = await connection.execute(select(col(Lease.name)).where(*mine).with_for_update(read=True))
            if held.first() is None:
                raise Superseded

    async def keep_number(self) -> None:
        """A sequence gives no number twice."""

    def check(self) -> None:
        """The server answers for what it has said to be committed."""

    def explain(self, trouble: BaseException) -> str:
        place = self.url.render_as_string()
        match trouble:
            case asyncpg.InvalidAuthorizationSpecificationError():
                return f"{place} refuses this user or password: check both in DATABASE_URL"
            case asyncpg.InvalidCatalogNameError():
                return f"{place}: there is no database of that name; create it or correct DATABASE_URL"
            case OSError():
                return f"nothing answers at {place}: check that PostgreSQL is running there"
            case _:
                return f"{place}: {trouble}"
