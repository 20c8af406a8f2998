"""A look at a database that changes nothing in it: its schema, its lease and its tables, for the host."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sqlalchemy import Connection, func, inspect
from sqlmodel import Session, select

from bot.store import processes
from bot.store.database import Database, TroubleExplained
from bot.store.models import JournalLine, Lease, TableRow
from bot.store.schema import head, revision_of

Schema: TypeAlias = Literal["none", "foreign", "older", "newer", "current"]
"""The schema of a database, as this program sees it. A foreign one belongs to another program."""


@dataclass(frozen=True, slots=True)
class Look:
    """The state of a database. ``leases`` are those whose process may be alive; ``damage`` is the database's
    own complaint about its file."""

    schema: Schema
    tables: int = 0
    lines: int = 0
    leases: Sequence[Lease] = ()
    damage: str | None = None


async def look_at(database: Database) -> Look:
    """Look at a database. Raises ``StoreUnavailable``."""
    with TroubleExplained(database):
        return await database.read(_look)


def _look(session: Session) -> Look:
    schema = schema_of(session.connection())
    if schema != "current":
        return Look(schema, damage=_damage(session.connection()))
    leases = session.exec(select(Lease)).all()
    return Look(
        schema,
        session.exec(select(func.count()).select_from(TableRow)).one(),
        session.exec(select(func.count()).select_from(JournalLine)).one(),
        [lease for lease in leases if not processes.has_ended(lease.holder.partition(" ")[2])],
        _damage(session.connection()),
    )


def schema_of(connection: Connection) -> Schema:
    revision = revision_of(connection)
    if revision is None:
        return "foreign" if inspect(connection).get_table_names() else "none"
    if revision == head():
        return "current"
    return "older" if revision < head() else "newer"


def _damage(connection: Connection) -> str | None:
    if connection.dialect.name != "sqlite":
        return None
    told = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
    return None if told == "ok" else told
