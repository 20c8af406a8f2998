"""The common beginnings of the store's tests."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import randbelow
from typing import Unpack

from sqlalchemy import delete, make_url
from sqlalchemy.exc import PendingRollbackError
from sqlmodel import Session, col

from bot.store import Dealing, NewTable, Note, ShownChanges, ShownRow, Sitter, Store, TableRow
from bot.store.database import Database
from bot.store.limits import LIMITS

DEALING = Dealing("seven-ronin", 1, "5eed", "f00d")


async def open_table(
    store: Store, *, channel_id: int = 77, guild_id: int = 1, sitters: Sequence[Sitter] = ()
) -> TableRow:
    """A new table, opened by a member who has opened no other: no limit is met."""
    starter_id = randbelow(2**48)
    new = NewTable(
        guild_id=guild_id, channel_id=channel_id, starter_id=starter_id, language="en", sitters=sitters
    )
    return (await store.create_table(new, DEALING)).row


async def shown_at(store: Store, table: TableRow, **changes: Unpack[ShownChanges]) -> ShownRow:
    """The row about the message of this table, after these changes."""
    shown = await store.shown(table.id)
    assert shown is not None
    return await store.note(Note(shown, changes)) if changes else shown


async def delete_table(store: Store, table_id: int) -> None:
    """Delete a table with all that belongs to it, as a host does."""
    gone = delete(TableRow).where(col(TableRow.id) == table_id)
    await store._database.write(lambda session: session.exec(gone))


def person(number: int, user_id: int, *, wish: str | None = None, seat: str | None = None) -> Sitter:
    return Sitter(table_id=0, number=number, user_id=user_id, name=f"Player {user_id}", wish=wish, seat=seat)


async def allow_any_number(store: Store, guild_id: int) -> None:
    """Raise this server's limits on tables so far that none is met."""
    for limit in LIMITS:
        await store.servers.set_limit(guild_id, limit, 10**6)


async def execute(database: Database, *statements: str) -> None:
    """Run these statements in one transaction, and close the database."""

    def work(session: Session) -> None:
        for statement in statements:
            session.connection().exec_driver_sql(statement)

    await database.write(work)
    await database.close()


async def authorize(database: Database, authorizer: Callable[..., int]) -> None:
    """Let SQLite ask ``authorizer`` before each statement from now on."""

    def work(session: Session) -> None:
        connection = session.connection().connection.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        connection.set_authorizer(authorizer)

    await database.write(work)


async def lose_connection(store: Store) -> None:
    """The connection to the file is closed between two transactions."""
    with suppress(PendingRollbackError):
        await store._database.read(lambda session: session.connection().invalidate())


async def reload(store: Store, table: TableRow) -> TableRow:
    row = await store.load_table(table.id)
    assert row is not None
    return row


def file_of(address: str) -> Path:
    return Path(make_url(address).database or "")
