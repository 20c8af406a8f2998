"""The schema, made and changed by migrations only."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from bot.store.errors import StoreUnavailable

MIGRATIONS = Path(__file__).parent / "migrations"


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations this database has not seen, in the transaction that is already open."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    if current == known.get_current_head():
        return
    try:
        known.get_revision(current or "base")
    except CommandError as error:
        raise StoreUnavailable(
            f"the database was made by a newer Tatami (schema {current}): update Tatami, or set "
            "DATABASE_URL to another database"
        ) from error
    command.upgrade(config, "head")
