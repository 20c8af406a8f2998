"""Deleting data for good: of a member, of a server, or of games that ended long ago.

It needs a database that no process uses: a live process has tables in memory.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from sqlalchemy import ColumnElement, Connection, Text, cast, delete, select, update
from sqlmodel import col

from bot.store.backups import Sleep, at_rest
from bot.store.copying import NotCopied
from bot.store.models import Bet, Hearing, KeptDeck, Server, Sitter, TableRow, Vote
from bot.store.opening import file_of
from bot.waits import in_thread

AT_ONCE: Final = 500
"""Tables that one statement deletes: databases limit the parameters of a statement."""


@dataclass(frozen=True, slots=True)
class Erased:
    """The number of tables that were deleted with all that belongs to them, and of other rows."""

    tables: int
    others: int


async def erase_member(address: str, user_id: int, sleep: Sleep = asyncio.sleep) -> Erased:
    """Delete everything about a member: the tables at which they sat, or that they opened, for all their
    players; their votes, bets, decks and settings. Raises ``NotCopied`` while a process uses the database."""

    def work(connection: Connection) -> Erased:
        sat = select(col(Sitter.table_id)).where(col(Sitter.user_id) == user_id)
        own = (col(TableRow.starter_id) == user_id) | col(TableRow.id).in_(sat)
        tables = _delete_tables(connection, own)
        added = [number for number, lists, _ in _naming(connection, user_id) if _names(lists, user_id)]
        tables += _delete_tables(connection, col(TableRow.id).in_(added))
        for number, _, invited in _naming(connection, user_id):
            others = [one for one in invited if one != user_id]
            connection.execute(update(TableRow).where(col(TableRow.id) == number).values(invited=others))
        mine = [col(row.user_id) == user_id for row in (Vote, Bet, KeptDeck, Hearing)]
        rows = sum(
            connection.execute(delete(row).where(its)).rowcount
            for row, its in zip((Vote, Bet, KeptDeck, Hearing), mine, strict=True)
        )
        return Erased(tables, rows)

    return await _erase(address, work, sleep)


async def erase_server(address: str, guild_id: int, sleep: Sleep = asyncio.sleep) -> Erased:
    """Delete all tables and the settings of a server. Raises like ``erase_member``."""

    def work(connection: Connection) -> Erased:
        tables = _delete_tables(connection, col(TableRow.guild_id) == guild_id)
        return Erased(
            tables, connection.execute(delete(Server).where(col(Server.guild_id) == guild_id)).rowcount
        )

    return await _erase(address, work, sleep)


async def erase_ended(address: str, before: datetime, sleep: Sleep = asyncio.sleep) -> Erased:
    """Delete the tables that ended before this time. Raises like ``erase_member``."""

    def work(connection: Connection) -> Erased:
        return Erased(_delete_tables(connection, col(TableRow.ended_at) < before), 0)

    return await _erase(address, work, sleep)


async def _erase(address: str, work: Callable[[Connection], Erased], sleep: Sleep) -> Erased:
    file = file_of(address)
    if file is not None:
        _need(file)
    erased = await at_rest(address, work, sleep)
    if file is not None:
        await in_thread("the database file", None, _overwrite, file)
    return erased


def _need(file: Path) -> None:
    if not file.exists():
        raise NotCopied(f"there is no database at {file}")


def _overwrite(file: Path) -> None:
    """Write the file anew: deleted rows would stay in its free pages."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _delete_tables(connection: Connection, which: ColumnElement[bool]) -> int:
    """Delete tables and all rows that belong to them. A SQLite database in ``migrate`` checks no references,
    so each kind of row is named."""
    numbers = list(connection.scalars(select(col(TableRow.id)).where(which)))
    for first in range(0, len(numbers), AT_ONCE):
        some = numbers[first : first + AT_ONCE]
        for table in reversed(TableRow.metadata.sorted_tables):
            key = table.columns.get("table_id" if table.name != "tables" else "id")
            if key is not None:
                connection.execute(delete(table).where(key.in_(some)))
    return len(numbers)


def _naming(connection: Connection, user_id: int) -> list[tuple[int, list[list[int]], list[int]]]:
    """The tables in whose lists this number may stand: with who added to the seed, and who is invited."""
    lists = col(TableRow.contributions), col(TableRow.invited)
    holding = [cast(one, Text).contains(str(user_id)) for one in lists]
    rows = connection.execute(select(col(TableRow.id), *lists).where(holding[0] | holding[1]))
    return [(number, added, invited) for number, added, invited in rows]


def _names(contributions: Collection[list[int]], user_id: int) -> bool:
    return any(member == user_id for member, *_ in contributions)
