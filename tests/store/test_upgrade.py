"""An update migrates a kept database: every row, every number and every reference."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlmodel import Session

from bot.games import GAMES
from bot.store import Change, Store, StoreUnavailable
from bot.store.opening import database_at
from bot.store.schema import bring_up_to_date
from bot.tables.house import House
from tests.kit.rings import PROOF
from tests.store.kept_databases import FOLDER, digest, keep, restore
from tests.store.scenes import delete_table, open_table, person

TABLE = 1
LISTS = {"contributions", "invited", "left_behind", "reminders"}

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9998"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables", table_kwargs={"sqlite_autoincrement": True}) as tables:
        tables.add_column(sa.Column("weather", sa.String, nullable=False, server_default="snow"))
        tables.alter_column("note", new_column_name="remark")
"""
"""A migration that, on SQLite, copies the table to which all others refer."""
BROKEN = """
from alembic import op

revision = "9999"
down_revision = "9998"


def upgrade() -> None:
    op.execute("DELETE FROM moons")
"""


def one_row_each(connection: Connection) -> list[str]:
    """Insert one row for the same game table into each table of the schema. Returns the tables' names."""
    bring_up_to_date(connection)
    known = sa.MetaData()
    known.reflect(connection)
    tables = [table for table in known.sorted_tables if table.name != "alembic_version"]
    for table in tables:
        row = {column.name: something(column) for column in table.columns if column.name != "id"}
        connection.execute(sa.insert(table).values(row))
    return [table.name for table in tables]


def something(column: sa.Column[object]) -> object:
    match column.type:
        case _ if column.name == "table_id":
            return TABLE
        case sa.JSON():
            return [] if column.name in LISTS else {}
        case sa.DateTime():
            return datetime(2026, 1, 1, tzinfo=UTC)
        case sa.Boolean():
            return False
        case sa.String():
            return "something"
        case _:
            return 7


def everything(connection: Connection, tables: list[str]) -> dict[str, list[tuple[object, ...]]]:
    kept = {name: connection.execute(sa.text(f"SELECT * FROM {name}")).all() for name in tables}
    return {name: [tuple(row) for row in rows] for name, rows in kept.items()}


@pytest.fixture
def later(tmp_path: Path) -> Path:
    folder = tmp_path / "later %"
    folder.mkdir()
    (folder / "9998_weather.py").write_text(NEXT)
    return folder


async def update(address: str, *later: Path) -> None:
    database = database_at(address)
    await database.migrate(lambda connection: bring_up_to_date(connection, *later))
    await database.close()


async def test_an_update_keeps_every_row(address: str, later: Path):
    database = database_at(address)
    names: list[str] = []
    before: dict[str, list[tuple[object, ...]]] = {}

    def fill(connection: Connection) -> None:
        names.extend(one_row_each(connection))
        before.update(everything(connection, names))

    await database.migrate(fill)
    await database.close()
    assert all(len(rows) == 1 for rows in before.values())

    await update(address, later)
    database = database_at(address)
    after = await database.read(lambda session: everything(session.connection(), names))
    version = sa.text("SELECT version_num FROM alembic_version")
    head = await database.read(lambda session: session.connection().execute(version).scalar_one())
    await database.close()
    assert head == "9998"
    assert after == {**before, "tables": [(*row, "snow") for row in before["tables"]]}


async def test_the_number_of_a_deleted_table_is_not_given_again_after_an_update(address: str, later: Path):
    async with await Store.open(address) as store:
        first, last = await open_table(store, sitters=[person(1, 42)]), await open_table(store)
        await store.write(Change(first, ["line"]))
        await delete_table(store, last.id)
    await update(address, later)

    database = database_at(address)
    columns = "opening, game, rules_version, starter_id, language, status, options, seed, commitment"
    values = "0, 'x', 1, 1, 'en', 'lobby', '{}', 's', 'c'"
    lists, flags, switches = "contributions, invited, legacy", "leaders, version", "closed_to_others, untold"
    new = (
        f"INSERT INTO tables ({columns}, {lists}, {flags}, {switches}, created_at, touched_at) "
        f"VALUES ({values}, '[]', '[]', '{{}}', 0, 0, false, false, "
        "'2026-01-01', '2026-01-01') RETURNING id"
    )

    def work(session: Session) -> None:
        connection = session.connection()
        assert connection.execute(sa.text(new)).scalar_one() == last.id + 1
        connection.execute(sa.text(f"DELETE FROM tables WHERE id = {first.id}"))
        for name in ("journal", "sitters", "shown"):
            assert connection.execute(sa.text(f"SELECT * FROM {name}")).all() == []

    await database.write(work)
    vote = "INSERT INTO votes (table_id, subject, user_id, at) VALUES (404, 'x', 1, '2026-01-01')"
    with pytest.raises(IntegrityError):
        await database.write(lambda session: session.connection().execute(sa.text(vote)))
    await database.close()


async def test_an_update_that_fails_leaves_the_database_as_it_was(address: str, later: Path):
    async with await Store.open(address) as store:
        table = await open_table(store)
    (later / "9999_moons.py").write_text(BROKEN)
    with pytest.raises(DBAPIError):
        await update(address, later)
    async with await Store.open(address) as store:
        assert await store.load_table(table.id) == table


async def test_a_database_that_was_updated_is_refused_by_an_older_program(address: str, later: Path):
    await update(address, later)
    with pytest.raises(StoreUnavailable, match=r"newer Tatami .*9998"):
        await Store.open(address)


@PROOF
def test_databases_of_every_release_are_migrated_and_their_games_go_on(tmp_path: Path):
    """This includes a database made today, which the next release keeps (``make release``)."""
    keep(tmp_path / "today.sql")
    for number, file in enumerate([tmp_path / "today.sql", *sorted(FOLDER.glob("*.sql"))]):
        path = tmp_path / f"{number}.sqlite3"
        expected = restore(file, path)
        assert len(expected) > len(GAMES)
        assert asyncio.run(shown(path, expected)) == expected, file.name


async def shown(path: Path, numbers: Iterable[str]) -> dict[str, str]:
    """The digests of the tables of a kept database today."""
    async with await Store.open(f"sqlite:///{path}") as store:
        house = House(store, GAMES)
        tables = [await house.find(int(number)) for number in numbers]
        return {str(table.id): digest(table) for table in tables if table is not None}
