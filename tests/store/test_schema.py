"""The schema comes from migrations, and a database outlives the program that made it."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlmodel import Session, SQLModel

from bot.store import Change, Store, StoreUnavailable, models
from bot.store.opening import database_at, open_database
from bot.store.schema import MIGRATIONS
from tests.store.scenes import execute, lose_connection, open_table


async def test_the_migrations_make_exactly_the_tables_of_the_models(address: str):
    def differences(connection: Connection) -> list[object]:
        return compare_metadata(MigrationContext.configure(connection), SQLModel.metadata)

    assert models.TableRow.metadata is SQLModel.metadata
    database = await open_database(address)
    assert await database.read(lambda session: differences(session.connection())) == []
    await database.close()


async def test_a_table_is_still_there_after_the_bot_was_away(address: str):
    async with await Store.open(address) as store:
        table = await open_table(store)
        table = await store.write(Change(table, ["first"]))
    async with await Store.open(address) as store:
        assert await store.load_table(table.id) == table
        assert await store.journal(table.id) == ["first"]


async def test_bots_that_start_together_on_an_empty_database_all_start(address: str):
    stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
    table = await open_table(stores[0])
    for store in stores:
        assert await store.live_tables() == [table.id]
        await store.close()


async def test_a_database_of_a_newer_tatami_is_refused_and_left_alone(address: str):
    async with await Store.open(address) as store:
        table = await open_table(store)
    present = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    await execute(database_at(address), "UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(StoreUnavailable, match=r"newer Tatami .*9999.*: update Tatami"):
        await Store.open(address)

    await execute(database_at(address), f"UPDATE alembic_version SET version_num = '{present}'")
    async with await Store.open(address) as store:
        assert await store.live_tables() == [table.id]


async def test_a_migration_that_fails_leaves_nothing_half_made(address: str):
    await execute(database_at(address), "CREATE TABLE votes (mine integer)")

    with pytest.raises(StoreUnavailable, match="votes"):
        await Store.open(address)

    await execute(database_at(address), "DROP TABLE votes")
    async with await Store.open(address) as store:
        assert await store.live_tables() == []


async def test_sqlite_is_set_up_for_a_bot(sqlite_address: str):
    def work(session: Session) -> dict[str, object]:
        names = "journal_mode", "synchronous", "foreign_keys", "busy_timeout"
        connection = session.connection()
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names}

    async with await Store.open(sqlite_address) as store:
        await lose_connection(store)  # the one that migrated
        settings = await store._database.read(work)
    full, on = 2, 1
    assert settings == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": on,
        "busy_timeout": 5000,
    }
