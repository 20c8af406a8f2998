"""The store on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import asyncpg
from sqlalchemy import URL
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.answer import Answer
from bot.store.change import Change, writes_of
from bot.store.database import check_lease, root_of
from bot.store.errors import Outdated

CONNECT_SECONDS = 10
ANSWER_SECONDS = 30

IDLE_SECONDS = 10
"""When the server gives up on a process that has stopped in the middle of a transaction: whatever it
has locked must be free before another process takes over."""

SCHEMA_LOCK = int.from_bytes(b"tatami")
"""The advisory lock that two starting bots quarrel over."""


class PostgresDatabase:
    """A PostgreSQL database, named by its URL as every PostgreSQL tool writes it."""

    insert = staticmethod(postgresql.insert)

    def __init__(self, url: URL) -> None:
        self.url = url
        self.lease: tuple[str, str] | None = None
        self._turns = Turns()
        # The driver reads the URL itself: it knows sslmode and sockets as other tools do.
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)

        async def connect() -> asyncpg.Connection:
            connection = await asyncpg.connect(
                address, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS
            )
            await connection.execute(f"SET idle_in_transaction_session_timeout = '{IDLE_SECONDS}s'")
            return connection

        self.engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            hide_parameters=True,  # drafts and seeds do not belong into logs
            # A quiet evening is long enough for a firewall or a restart to drop a connection.
            pool_pre_ping=True,
        )

    @asynccontextmanager
    async def migrating(self) -> AsyncGenerator[AsyncConnection]:
        async with self.engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})")
            yield connection

    def turn(self) -> Turns:
        return self._turns

    async def begin(self, connection: AsyncConnection) -> None:
        """SQLAlchemy has begun it."""

    async def hold_still(self, connection: AsyncConnection) -> None:
        await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")

    def write(self, change: Change) -> Answer:
        return Answer.to(self._write(change))

    async def _write(self, change: Change) -> None:
        try:
            async with self._turns, self.engine.begin() as connection:
                await check_lease(connection, self.lease)
                for write in writes_of(change, self.insert):
                    result = await connection.execute(write.statement, write.rows)
                    if write.must_find and not result.rowcount:
                        raise Outdated(change.known.id)
        except IntegrityError as error:
            if self.too_late(error):
                raise Outdated(change.known.id) from error
            raise

    def too_late(self, error: IntegrityError) -> bool:
        match root_of(error):
            case asyncpg.ForeignKeyViolationError():
                return True
            case asyncpg.UniqueViolationError(constraint_name=str(name)):
                return name.endswith("_pkey")
            case _:
                return False

    async def close(self) -> None:
        await self._turns.all_over()
        await self.engine.dispose()

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
            case asyncpg.DuplicateTableError():
                return f"{place} belongs to another program ({trouble.args[0]}): name another database"
            case OSError():
                return f"nothing answers at {place}: check that PostgreSQL is running there"
            case asyncpg.PostgresError():
                return f"{place}: {trouble.args[0]}"  # what it tells beyond that may be somebody's hand
            case _:
                return f"{place}: {trouble}"


class Turns:
    """Everybody at once, as PostgreSQL sorts it out; known is when there is nobody."""

    def __init__(self) -> None:
        self._taken = 0
        self._none = asyncio.Event()
        self._none.set()

    async def __aenter__(self) -> None:
        self._taken += 1
        self._none.clear()

    async def __aexit__(self, *_: object) -> None:
        self._taken -= 1
        if not self._taken:
            self._none.set()

    async def all_over(self) -> None:
        await self._none.wait()
