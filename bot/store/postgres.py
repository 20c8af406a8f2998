"""The store on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext

import asyncpg
from sqlalchemy import URL, insert, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlmodel import col

from bot.store.errors import JournalConflict, NoSuchTable
from bot.store.models import JournalLine, TableRow, journal_lines

CONNECT_SECONDS = 10

SCHEMA_LOCK = int.from_bytes(b"tatami")
"""The advisory lock that two starting bots quarrel over."""


class PostgresDatabase:
    """A PostgreSQL database, named by its URL as every PostgreSQL tool writes it."""

    insert = staticmethod(postgresql.insert)

    def __init__(self, url: URL) -> None:
        self.url = url
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

    async def append(
        self, table_id: int, first_seq: int, entries: Sequence[str], changes: Mapping[str, object]
    ) -> None:
        try:
            async with self.engine.begin() as connection:
                if entries:
                    await connection.execute(insert(JournalLine), journal_lines(table_id, first_seq, entries))
                if changes:
                    this = update(TableRow).where(col(TableRow.id) == table_id)
                    await connection.execute(this.values(**changes))
        except IntegrityError as error:
            match getattr(error.orig, "sqlstate", None):
                case asyncpg.UniqueViolationError.sqlstate:
                    raise JournalConflict(table_id, first_seq) from error
                case asyncpg.ForeignKeyViolationError.sqlstate:
                    raise NoSuchTable(table_id) from error
                case _:
                    raise

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
