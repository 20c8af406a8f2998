"""The database file is moved, put back or replaced under a running bot, or loses its log."""

from __future__ import annotations

import asyncio
import shutil
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from bot.store import Change, Store, StoreUnavailable, TableRow
from tests.kit.rings import every
from tests.store.scenes import file_of, lose_connection, open_table, person, reload

PROJECT = Path(__file__).parents[2]


def move(path: Path, to: Path, *more: str) -> None:
    path.rename(to)
    for ending in more:
        path.with_name(path.name + ending).rename(to.with_name(to.name + ending))


def remove(*paths: Path) -> None:
    for path in paths:
        path.unlink()


def beside(path: Path) -> tuple[Path, Path]:
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


def attempts(store: Store, table: TableRow) -> list[Callable[[], Coroutine[None, None, object]]]:
    """All reads and writes. Each would claim that something is saved, or known."""
    return [
        lambda: store.write(Change(table, ["said to be kept"], 1)),
        lambda: store.write(Change(table, row={"note": "said to be kept"}, sits=[person(1, 1)])),
        lambda: open_table(store),
        lambda: store.keep_draft(table.id, "attacker", 0, {"area:well": "1"}),
        lambda: store.vote(table.id, "cancel", 1),
        lambda: store.servers.set_patience(1, 60),
        lambda: store.take_lease("token", "holder", "about", None),
        lambda: store.journal(table.id),
        lambda: store.load_table(table.id),
    ]


async def refuses_everything(store: Store, table: TableRow) -> None:
    for attempt in attempts(store, table):
        with pytest.raises(StoreUnavailable, match="removed or replaced while the bot was running"):
            await attempt()


async def nothing_was_changed(store: Store, table: TableRow) -> None:
    assert await store.live_tables() == [table.id]
    assert await store.load_table(table.id) == table
    assert await store.journal(table.id) == ["kept"]
    assert await store.sitters(table.id) == []
    assert await store.votes(table.id, "cancel") == []
    assert await store.draft(table.id, "attacker") is None
    assert await store.servers.patience(1) is None
    assert await store.lease("token") is None


@pytest.fixture
async def played(store_file: Store) -> TableRow:
    table = await open_table(store_file)
    return await store_file.write(Change(table, ["kept"], row={"note": "kept"}))


@pytest.fixture
async def store_file(sqlite_address: str):
    async with await Store.open(sqlite_address) as store:
        yield store


@pytest.mark.parametrize("more", [(), ("-wal", "-shm")], ids=["alone", "with its log"])
async def test_a_file_taken_away_and_put_back(
    store_file: Store, played: TableRow, sqlite_address: str, more: tuple[str, ...]
):
    path = file_of(sqlite_address)
    elsewhere = path.parent.parent / path.name
    for _ in range(2):
        move(path, elsewhere, *more)
        await refuses_everything(store_file, played)
        assert not path.exists()
        move(elsewhere, path, *more)
        await nothing_was_changed(store_file, played)
    await store_file.write(Change(played, ["on"], 1))
    async with await Store.open(sqlite_address) as again:
        assert await again.journal(played.id) == ["kept", "on"]


async def test_a_file_that_is_deleted(store_file: Store, played: TableRow, sqlite_address: str):
    path = file_of(sqlite_address)
    remove(path, *beside(path))
    await refuses_everything(store_file, played)
    assert not path.exists()


async def test_a_file_that_is_replaced_by_a_copy(store_file: Store, played: TableRow, sqlite_address: str):
    """A backup takes the file's place under the running bot. The bot neither reads it nor writes to it."""
    path = file_of(sqlite_address)
    shutil.copy(path, path.with_name("copy"))
    before = path.with_name("copy").read_bytes()
    move(path.with_name("copy"), path)
    await refuses_everything(store_file, played)
    assert path.read_bytes() == before


async def test_a_log_that_somebody_tidied_away(store_file: Store, played: TableRow, sqlite_address: str):
    """The bot accepts no more writes. After it has been stopped, all accepted ones are there."""
    path = file_of(sqlite_address)
    remove(*beside(path))
    await refuses_everything(store_file, played)
    await store_file.close()
    async with await Store.open(sqlite_address) as again:
        await nothing_was_changed(again, played)


async def test_a_connection_lost_while_the_file_is_away_makes_no_new_one(
    store_file: Store, played: TableRow, sqlite_address: str
):
    path = file_of(sqlite_address)
    await lose_connection(store_file)
    move(path, path.with_name("away"))
    await refuses_everything(store_file, played)
    assert not path.exists()
    move(path.with_name("away"), path)
    await nothing_was_changed(store_file, played)
    row = await store_file.write(Change(played, ["on"], 1, {"note": "on"}))
    assert await reload(store_file, played) == row


@every("lost", [1, 2], ids=["log", "log and index"], daily=1)
async def test_a_number_is_not_given_again_when_the_log_is_lost(sqlite_address: str, lost: int):
    """The bot is killed, and the file moved to another machine without the files beside it."""
    numbers: list[int] = []
    for _ in range(3):
        host = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.store.dying_host",
            sqlite_address,
            cwd=PROJECT,
            stdin=PIPE,
            stdout=PIPE,
        )
        assert host.stdout is not None
        numbers.append(int(await host.stdout.readline()))
        host.kill()
        await host.wait()
        remove(*beside(file_of(sqlite_address))[:lost])
    assert numbers == [1, 2, 3]
    async with await Store.open(sqlite_address) as store:
        assert (await open_table(store)).id == 4
        assert len(await store.live_tables()) == 4


async def test_a_new_file_and_what_lies_beside_it_are_for_their_owner_alone(tmp_path: Path):
    async with await Store.open(f"sqlite:///{tmp_path}/new/tatami.sqlite3") as store:
        await open_table(store)
        rights = {file.suffix: file.stat().st_mode & 0o777 for file in (tmp_path / "new").iterdir()}
    assert rights == dict.fromkeys((".sqlite3", ".sqlite3-wal", ".sqlite3-shm"), 0o600)
