"""Whatever version a database was left at, an update takes every row of it along."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store import Store
from bot.store.opening import database_at
from bot.store.schema import MIGRATIONS

SCHEMAS = [each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions()][::-1]
TABLE = 1
WORDS = {"status": "playing", "game": "seven-ronin", "entry": '["answer", "attacker", "plan.attack"]'}
LISTS = {"contributions", "invited", "left_behind", "reminders"}


def leave(connection: Connection, revision: str) -> dict[str, int]:
    """A database of that schema with one row in each table, and how many rows each has."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    known = sa.MetaData()
    known.reflect(connection)
    tables = [table for table in known.sorted_tables if table.name != "alembic_version"]
    for table in tables:
        row = {column.name: something(column) for column in table.columns if not column.nullable}
        connection.execute(sa.insert(table).values(row))
    return rows(connection, [table.name for table in tables])


def something(column: sa.Column[object]) -> object:
    """What may stand in a column; every row belongs to the one table."""
    match column.type:
        case _ if column.name in ("id", "table_id"):
            return TABLE
        case sa.JSON():
            return [] if column.name in LISTS else {}
        case sa.DateTime():
            return datetime(2026, 1, 1, tzinfo=UTC)
        case sa.Boolean():
            return False
        case sa.String():
            return WORDS.get(column.name, "something")
        case _:
            return 7


def rows(connection: Connection, tables: list[str]) -> dict[str, int]:
    counted = {name: sa.select(sa.func.count()).select_from(sa.table(name)) for name in tables}
    return {name: connection.execute(count).scalar_one() for name, count in counted.items()}


@pytest.mark.parametrize("revision", SCHEMAS)
async def test_an_update_from_any_schema_keeps_every_row(address: str, revision: str):
    database = database_at(address)
    async with database.migrating() as connection:
        before = await connection.run_sync(leave, revision)
    await database.close()
    assert set(before.values()) == {1}

    async with await Store.open(address) as store:
        assert await store.live_tables() == [TABLE]
        assert len(await store.journal(TABLE)) == 1
        row = await store.load_table(TABLE)
        assert row is not None and (row.game, row.status) == ("seven-ronin", "playing")

    database = database_at(address)
    async with database.engine.connect() as connection:
        assert await connection.run_sync(rows, [*before]) == before
    await database.close()
