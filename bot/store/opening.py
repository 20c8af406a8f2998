"""Opening a database by its address, with the current schema."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bot.store.database import Database, TroubleExplained
from bot.store.errors import StoreUnavailable
from bot.store.postgres import PostgresDatabase
from bot.store.schema import bring_up_to_date
from bot.store.sqlite import SqliteDatabase


def database_at(address: str) -> Database:
    """The database of an address, in any of the usual spellings."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # ValueError if the port is no number
        raise StoreUnavailable(
            "DATABASE_URL is not a database address: write sqlite:///path/to/file or "
            "postgresql://user:password@host/database"
        ) from None  # the message must not show the password in the address
    if "@" in (url.host or ""):
        raise StoreUnavailable(
            "DATABASE_URL has more than one @: within a name or a password write it as %40"
        )
    match url.drivername.partition("+")[0]:
        case "sqlite":
            return SqliteDatabase(url)
        case "postgresql" | "postgres":
            return PostgresDatabase(url)
        case other:
            raise StoreUnavailable(f"DATABASE_URL names {other}: Tatami works with sqlite and postgresql")


def file_of(address: str) -> Path | None:
    """The file of a SQLite database; ``None`` for a server, for a database in memory, and for an address that
    cannot be read."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        return None
    if url.drivername.partition("+")[0] != "sqlite" or not url.database:
        return None
    return None if url.database.startswith((":memory:", "file:")) else Path(url.database)


async def open_database(address: str) -> Database:
    """Connect, and bring the schema up to date."""
    database = database_at(address)
    try:
        with TroubleExplained(database):
            await database.migrate(bring_up_to_date)
    except BaseException:
        await database.close()
        raise
    return database
