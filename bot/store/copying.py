"""A copy of all rows: from a database into a backup, and from a backup into a database.

A backup is a SQLite file, whatever database it was made of. SQLite and PostgreSQL are therefore backed up,
restored and moved in the same way, with no other program.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import URL, Connection, NullPool, Table, create_engine, delete, insert, select
from sqlalchemy.exc import DatabaseError

from bot.store.errors import StoreUnavailable
from bot.store.models import TableRow
from bot.store.schema import bring_up_to_date, head, revision_of

ROWS_AT_ONCE: Final = 2_000
OWNER_ALONE: Final = 0o600
"""The permissions of a backup, which holds seeds and hidden plans."""
NUMBERED: Final = ("tables", "decks")
"""The tables whose rows have numbers that are never used again."""

Counts = Mapping[str, int]
"""The number of rows by table."""


class NotCopied(Exception):
    """A copy cannot be made; the message tells the host what to do."""


def copied_tables() -> list[Table]:
    """All tables in an order in which no row refers to a later one. A lease is not copied: it belongs to a
    process that uses this database."""
    return [table for table in TableRow.metadata.sorted_tables if table.name != "leases"]


def need_this_schema(connection: Connection, what: str) -> None:
    """Raise ``NotCopied`` unless the schema is that of this program."""
    if (revision := revision_of(connection)) != head():
        raise NotCopied(
            f"{what} has the schema {revision or 'of no Tatami'}, and this version of Tatami has {head()}: "
            "use the version that wrote it, and upgrade afterwards"
        )


# Backups


def write_backup(source: Connection, path: Path) -> Counts:
    """Write all rows of a database into a new file. It gets its name when it is complete."""
    need_this_schema(source, "the database")
    unfinished = path.with_name(f"{path.name}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=OWNER_ALONE)
    with _opened(URL.create("sqlite", database=str(unfinished))) as target:
        target.exec_driver_sql("BEGIN IMMEDIATE")
        bring_up_to_date(target)
        counts = copy_rows(source, target)
        count_on_from(target, last_numbers(source))
        target.exec_driver_sql("CREATE TABLE backup (made_at TEXT NOT NULL)")
        target.exec_driver_sql("INSERT INTO backup VALUES (?)", (datetime.now(UTC).isoformat(),))
        target.commit()
    unfinished.rename(path)
    return counts


@contextmanager
def backup_at(path: Path) -> Generator[tuple[Connection, datetime]]:
    """A backup to read from, and the time at which it was made. Raises ``NotCopied``."""
    with reading(path) as source:
        try:
            made_at = source.exec_driver_sql("SELECT made_at FROM backup").scalar_one()
        except DatabaseError as trouble:
            raise NotCopied(f"{path} is damaged, or no backup that `make backup` has written") from trouble
        need_this_schema(source, str(path))
        yield source, datetime.fromisoformat(made_at)


@contextmanager
def reading(path: Path) -> Generator[Connection]:
    """A SQLite file, only to read. Raises ``NotCopied`` if there is none."""
    if not path.is_file():
        raise NotCopied(f"there is no file {path}")
    address = URL.create("sqlite", database=f"file:{quote(str(path))}", query={"mode": "ro", "uri": "true"})
    with _opened(address) as connection:
        connection.exec_driver_sql("BEGIN")  # all that is read is from one moment
        yield connection


@contextmanager
def _opened(address: URL) -> Generator[Connection]:
    engine = create_engine(address, poolclass=NullPool, hide_parameters=True)
    try:
        with engine.connect() as connection:
            yield connection
    except DatabaseError as trouble:
        if isinstance(trouble.orig, Exception):
            raise StoreUnavailable(f"{address.database}: {trouble.orig}") from trouble
        raise
    finally:
        engine.dispose()


# Rows


def copy_rows(source: Connection, target: Connection) -> Counts:
    """Copy the rows of all tables into empty ones, in the transactions that are open."""
    counts: dict[str, int] = {}
    for table in copied_tables():
        counts[table.name] = 0
        chosen = select(table).execution_options(yield_per=ROWS_AT_ONCE)
        for rows in source.execute(chosen).mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
            counts[table.name] += len(rows)
    return counts


def delete_rows(connection: Connection) -> None:
    """Delete all rows, leases too."""
    names = [table.name for table in reversed(TableRow.metadata.sorted_tables)]
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"TRUNCATE {', '.join(names)}")
    else:
        for table in reversed(TableRow.metadata.sorted_tables):
            connection.execute(delete(table))


def last_numbers(connection: Connection) -> dict[str, int]:
    """The last number that was given in each numbered table, also if its row was deleted since."""
    if connection.dialect.name == "sqlite":
        known = connection.exec_driver_sql("SELECT name, seq FROM sqlite_sequence").all()
        return {name: seq for name, seq in known if name in NUMBERED}
    return {
        name: connection.exec_driver_sql(
            f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {name}_id_seq"
        ).scalar_one()
        for name in NUMBERED
    }


def count_on_from(connection: Connection, numbers: Mapping[str, int]) -> None:
    """Give no number up to these again."""
    for name, number in numbers.items():
        if connection.dialect.name == "postgresql":
            if number:
                connection.exec_driver_sql(f"SELECT setval('{name}_id_seq', {number})")
            continue
        connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        connection.exec_driver_sql("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, number))
