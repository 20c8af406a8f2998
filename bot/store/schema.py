"""The schema, created and changed by migrations only."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from bot.store.errors import StoreUnavailable

MIGRATIONS = Path(__file__).parent / "migrations"


def bring_up_to_date(connection: Connection, *later: Path) -> None:
    """Run the migrations that this database has not seen, in the open transaction.

    ``later`` are folders with migrations beside the program's own.
    """
    config = _config(MIGRATIONS / "versions", *later)
    config.attributes["connection"] = connection
    known = ScriptDirectory.from_config(config)
    current = revision_of(connection)
    if current == known.get_current_head():
        return
    try:
        known.get_revision(current or "base")
    except CommandError as error:
        raise StoreUnavailable(
            f"the database was made by a newer Tatami (schema {current}): update Tatami, or set "
            "DATABASE_URL to another database"
        ) from error
    numbers = _last_numbers(connection)
    command.upgrade(config, "head")
    _count_on_from(connection, numbers)


def head() -> str:
    """The revision that this program's migrations lead to."""
    revision = ScriptDirectory.from_config(_config(MIGRATIONS / "versions")).get_current_head()
    assert revision is not None
    return revision


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; ``None`` if no migration was run in it."""
    return MigrationContext.configure(connection).get_current_revision()


def _config(*versions: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", _escaped(MIGRATIONS))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", "\n".join(map(_escaped, versions)))
    return config


def _escaped(path: Path) -> str:
    return str(path).replace("%", "%%")


def _last_numbers(connection: Connection) -> Sequence[tuple[str, int]]:
    """The last row number of each SQLite table. A migration that copies a table would make SQLite forget it,
    and the numbers of deleted rows would be reused."""
    if connection.dialect.name != "sqlite":
        return []
    known = "SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'"
    if connection.exec_driver_sql(known).first() is None:
        return []
    rows = connection.exec_driver_sql("SELECT name, seq FROM sqlite_sequence").all()
    return [(name, seq) for name, seq in rows]


def _count_on_from(connection: Connection, numbers: Sequence[tuple[str, int]]) -> None:
    for name, seq in numbers:
        connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        connection.exec_driver_sql("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, seq))
