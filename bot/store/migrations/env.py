"""The entry point of Alembic, for an opening store and for a maintainer's command line."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection

from bot.store.models import TableRow


def migrate(connection: Connection) -> None:
    # SQLite cannot alter a column: in batch mode Alembic copies the table instead.
    context.configure(connection=connection, target_metadata=TableRow.metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def migrate_from_the_command_line() -> None:
    from bot.config import load_settings
    from bot.store.opening import database_at

    database = database_at(load_settings().database_url)
    await database.migrate(migrate)
    await database.close()


connection = context.config.attributes.get("connection")
if connection is None:
    asyncio.run(migrate_from_the_command_line())
else:
    migrate(connection)
