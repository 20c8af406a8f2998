"""Backups, restores and moves of a whole database, each in one transaction.

A backup is made while the bot runs. Whatever replaces or deletes rows needs a database that no process uses:
a live process has tables in memory and would write them over the new rows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, func, insert, select, update
from sqlmodel import Session, col

from bot.store import processes
from bot.store.copying import (
    Counts,
    NotCopied,
    backup_at,
    copy_rows,
    count_on_from,
    delete_rows,
    last_numbers,
    need_this_schema,
    reading,
    write_backup,
)
from bot.store.database import Database, TroubleExplained
from bot.store.holding import LOOK_SECONDS, PATIENCE_SECONDS
from bot.store.models import JournalLine, Lease, Remark, ShownRow, TableRow, is_live, now
from bot.store.opening import database_at, file_of
from bot.store.schema import bring_up_to_date

T = TypeVar("T")
SET_BACK: Final = "set-back"
"""The name of the remark in the log of a table that a restore has set back."""

Sleep = Callable[[float], Awaitable[None]]
Beats = Mapping[str, tuple[str, int]]
"""The leases whose process may be alive: by name, the holder and the beat."""


@dataclass(frozen=True, slots=True)
class Restored:
    """``set_back`` are the tables that were, or may have been, played on after the backup."""

    made_at: datetime
    counts: Counts
    set_back: Sequence[int]


async def back_up(address: str, path: Path) -> Counts:
    """Write a backup of this database into a new file, from one consistent snapshot. The bot may run.

    Raises ``NotCopied`` and ``StoreUnavailable``.
    """
    _need_both(path, file_of(address))
    database = database_at(address)
    try:
        with TroubleExplained(database):
            return await database.read(lambda session: write_backup(session.connection(), path))
    finally:
        await database.close()


def _need_both(path: Path, file: Path | None) -> None:
    """Raise ``NotCopied`` if the backup exists, or the database does not."""
    if path.exists():
        raise NotCopied(f"{path} exists already: name another file")
    if file is not None and not file.exists():
        raise NotCopied(f"there is no database at {file}")


async def restore(address: str, path: Path, sleep: Sleep = asyncio.sleep) -> Restored:
    """Replace all rows of this database by those of a backup; both stay as they were if this fails.

    Raises ``NotCopied``, also while a process uses the database, and ``StoreUnavailable``.
    """

    def work(connection: Connection) -> Restored:
        with backup_at(path) as (source, made_at):
            before, numbers = _state_of(connection), last_numbers(connection)
            delete_rows(connection)
            counts = copy_rows(source, connection)
            for name, number in last_numbers(source).items():
                numbers[name] = max(number, numbers.get(name, 0))
            count_on_from(connection, numbers)
            return Restored(made_at, counts, _mark(connection, before, made_at))

    with backup_at(path):
        pass  # a wrong file is told before anything is waited for
    return await at_rest(address, work, sleep)


async def move(source: str, target: str, sleep: Sleep = asyncio.sleep) -> Counts:
    """Copy a SQLite database that no process uses into an empty database. The file stays as it is.

    Raises ``NotCopied`` and ``StoreUnavailable``.
    """
    file = file_of(source)
    if file is None or file_of(target) is not None:
        raise NotCopied("a move goes from a SQLite file to PostgreSQL: for anything else restore a backup")

    def work(connection: Connection) -> Counts:
        if _state_of(connection):
            raise NotCopied("the other database has tables already: name an empty one")
        delete_rows(connection)
        with reading(file) as rows:
            need_this_schema(rows, str(file))
            if _beats(rows) != beats:
                raise NotCopied("the bot was started meanwhile: stop it first")
            counts = copy_rows(rows, connection)
            count_on_from(connection, last_numbers(rows))
        return counts

    with reading(file) as rows:
        need_this_schema(rows, str(file))
    beats = await _resting(database_at(source), sleep)
    return await at_rest(target, work, sleep)


async def at_rest(address: str, work: Callable[[Connection], T], sleep: Sleep = asyncio.sleep) -> T:
    """Run ``work`` in one transaction of a database with the present schema that no process uses. A bot that
    starts meanwhile waits. Raises ``NotCopied`` if a process uses it."""
    database = database_at(address)

    def alone(connection: Connection) -> T:
        bring_up_to_date(connection)
        if _beats(connection) != beats:
            raise NotCopied("the bot was started meanwhile: stop it first")
        return work(connection)

    try:
        with TroubleExplained(database):
            await database.migrate(bring_up_to_date)
            beats = await _resting(database, sleep, close=False)
            return await database.migrate(alone)
    finally:
        await database.close()


async def _resting(database: Database, sleep: Sleep, *, close: bool = True) -> Beats:
    """The leases of a database, none of which has a live process. Raises ``NotCopied`` as soon as one of them
    beats. A process of another machine is watched for as long as another bot would wait for it."""
    try:
        with TroubleExplained(database):
            first = await database.read(lambda session: _leases(session))
            waited = 0.0
            while any(_may_live(lease) for lease in first) and waited < PATIENCE_SECONDS:
                await sleep(LOOK_SECONDS)
                waited += LOOK_SECONDS
                for lease in await database.read(lambda session: _leases(session)):
                    if (lease.name, lease.holder, lease.beat) not in [
                        (one.name, one.holder, one.beat) for one in first
                    ]:
                        raise NotCopied(f"{lease.about} uses the database: stop it first")
            return {lease.name: (lease.holder, lease.beat) for lease in first}
    finally:
        if close:
            await database.close()


def _leases(session: Session) -> list[Lease]:
    return list(session.scalars(select(Lease)).all())


def _may_live(lease: Lease) -> bool:
    return not processes.has_ended(lease.holder.partition(" ")[2])


def _beats(connection: Connection) -> Beats:
    found = connection.execute(select(col(Lease.name), col(Lease.holder), col(Lease.beat)))
    return {name: (holder, beat) for name, holder, beat in found}


def _state_of(connection: Connection) -> dict[int, tuple[int, int]]:
    """Each table's version, and the number of lines in its journal."""
    lines = select(func.count()).where(col(JournalLine.table_id) == col(TableRow.id)).scalar_subquery()
    return {
        number: (version, entries)
        for number, version, entries in connection.execute(
            select(col(TableRow.id), col(TableRow.version), lines)
        )
    }


def _mark(connection: Connection, before: Mapping[int, tuple[int, int]], made_at: datetime) -> list[int]:
    """Say of each live table that it was set back, in its row and in its log, unless it is as it was before.
    Its message is then shown anew."""
    live = set(connection.scalars(select(col(TableRow.id)).where(is_live())))
    marked: list[int] = []
    for number, (version, entries) in _state_of(connection).items():
        if number not in live or before.get(number) == (version, entries):
            continue
        marked.append(number)
        this = update(TableRow).where(col(TableRow.id) == number)
        connection.execute(this.values(version=version + 1, set_back=entries))
        when = {"when": int(made_at.timestamp())}
        remark = {"table_id": number, "number": version + 1, "seq": entries, "name": SET_BACK, "facts": when}
        connection.execute(insert(Remark).values(**remark, at=now()))
        shown = update(ShownRow).where(col(ShownRow.table_id) == number)
        connection.execute(shown.values(shown_version=None))
    return marked
