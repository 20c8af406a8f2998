"""Backups, restores and moves of real databases with real games in them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.games import GAMES
from bot.host.__main__ import main
from bot.store import Change, Holding, Store, StoreUnavailable, TableRow
from bot.store.backups import back_up, move, restore
from bot.store.copying import NotCopied
from bot.store.opening import database_at
from bot.tables.fairness import verify
from bot.tables.house import House
from bot.tables.seating import Person
from bot.tables.table import Table
from tests.games.random_play import random_answer
from tests.kit.rings import PROOF
from tests.store.conftest import address  # noqa: F401
from tests.store.kept_databases import digest, furnish
from tests.store.scenes import delete_table, execute, file_of, open_table, person, reload

SOON = asyncio.sleep
"""The ordinary sleep, under a name of its own."""


async def at_once(_seconds: float) -> None:
    await SOON(0.01)


async def play_on(table: Table) -> None:
    """Somebody answers the present question."""
    match = table.match
    assert match is not None
    seat = match.waiting_for[0]
    sitter = table.sitter(seat)
    keys = random_answer(table.game, match.pending[seat].request, Random(7))
    await table.answer(Person(sitter.user_id or 0, sitter.name), seat, match.position, keys)


async def found(house: House, number: int) -> Table:
    table = await house.find(number)
    assert table is not None
    return table


# With all games


async def write_without_end(store: Store, table: TableRow) -> None:
    """Write one line after the other, as a busy bot does."""
    for seq in range(10_000):
        table = await store.write(Change(table, [f"line {seq}"], seq))
        await SOON(0)


@PROOF
async def test_every_journal_of_a_restored_database_verifies(address: str, tmp_path: Path):  # noqa: F811
    backup = tmp_path / "backup.sqlite3"
    async with await Store.open(address) as store, Holding(store, "token") as holding:
        await holding.take()
        shown = await furnish(store)
        busy = asyncio.create_task(write_without_end(store, await open_table(store)))
        await SOON(0.1)
        assert (await back_up(address, backup))["tables"] == len(shown) + 1
        busy.cancel()
        with suppress(asyncio.CancelledError):
            await busy
        house = House(store, GAMES)
        for number in (1, 2):
            await play_on(await found(house, number))
        await house.rest()
    restored = await restore(address, backup)
    async with await Store.open(address) as store:
        house = House(store, GAMES)
        tables = [await found(house, int(number)) for number in shown]
        assert {str(table.id): digest(table) for table in tables} == shown
        for table in tables:
            if table.in_lobby:
                continue
            verdict = verify(table.game, await table.evidence())
            doubts = {problem.code for problem in verdict.doubts}
            back = {"unproven-set-back"} if table.id in (1, 2) else set[str]()
            assert not verdict.problems and doubts == {"unproven-unfinished", *back}
            await play_on(table)
        await house.rest()
    assert set(restored.set_back) >= {1, 2} and len(restored.set_back) == 3


@PROOF
async def test_tables_that_are_being_played_move_to_postgresql_and_go_on(
    sqlite_address: str, postgres_address: str
):
    async with await Store.open(sqlite_address) as store:
        shown = await furnish(store)
        await delete_table(store, (await open_table(store)).id)
    counts = await move(sqlite_address, postgres_address)
    assert counts["tables"] == len(shown) and counts["decks"] == counts["votes"] == 1
    async with await Store.open(postgres_address) as store:
        house = House(store, GAMES)
        for number, kept in shown.items():
            table = await found(house, int(number))
            assert digest(table) == kept and table.row.set_back is None
            if table.playing:
                await play_on(table)
                assert not verify(table.game, await table.evidence()).problems
        assert (await open_table(store)).id == len(shown) + 2
        assert (await store.hearing(1)).quiet_from == 22
        await house.rest()
    with pytest.raises(NotCopied, match="has tables already"):
        await move(sqlite_address, postgres_address)


@PROOF
async def test_a_running_bot_is_not_moved(sqlite_address: str, postgres_address: str):
    async with running(sqlite_address):
        with pytest.raises(NotCopied, match=r"uses the database: stop it first"):
            await move(sqlite_address, postgres_address, at_once)


# With small tables


class running:
    """A process that has the lease of this database, and beats often."""

    def __init__(self, address: str) -> None:  # noqa: F811
        self._address = address

    async def __aenter__(self) -> Store:
        self._store = await Store.open(self._address)
        self._holding = Holding(self._store, "token", "the bot", sleep=at_once)
        await self._holding.take()
        return self._store

    async def __aexit__(self, *_: object) -> None:
        await self._holding.close()
        await self._store.close()


async def test_a_running_bot_is_backed_up_and_not_restored(address: str, tmp_path: Path):  # noqa: F811
    backup = tmp_path / "backup.sqlite3"
    async with running(address) as store:
        table = await open_table(store)
        await back_up(address, backup)
        table = await store.write(Change(table, ["later"]))
        with pytest.raises(NotCopied, match="the bot uses the database: stop it first"):
            await restore(address, backup, at_once)
        assert await store.journal(table.id) == ["later"]
    await restore(address, backup)
    async with await Store.open(address) as store:
        assert await store.journal(table.id) == []
        assert await store.lease("token") is None
    assert backup.stat().st_mode & 0o777 == 0o600


async def test_a_process_of_another_machine_that_is_silent_is_waited_for_as_by_a_bot(
    address: str,  # noqa: F811
    tmp_path: Path,
):
    backup, waited = tmp_path / "backup.sqlite3", list[float]()

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async with await Store.open(address) as store:
        await back_up(address, backup)
        assert await store.take_lease("token", "elsewhere", "another machine", None)
    await restore(address, backup, wait)
    assert sum(waited) == 15


async def test_a_table_that_was_set_back_says_so_and_another_does_not(
    address: str,  # noqa: F811
    tmp_path: Path,
):
    backup = tmp_path / "backup.sqlite3"
    async with await Store.open(address) as store:
        tables = [await open_table(store, sitters=[person(1, 42)]) for _ in range(3)]
        played, quiet, lost = [
            await store.write(Change(table, ["before"], 0, {"status": "playing"})) for table in tables
        ]
        await back_up(address, backup)
        await store.write(Change(played, ["after"], 1))
        await delete_table(store, lost.id)
        newest = await open_table(store)
    restored = await restore(address, backup)
    assert restored.set_back == [played.id, lost.id]
    async with await Store.open(address) as store:
        assert await store.journal(played.id) == ["before"]
        assert [(await reload(store, one)).set_back for one in (played, quiet, lost)] == [1, None, 1]
        (remark,) = await store.remarks(played.id)
        assert (remark.name, remark.seq, remark.number) == ("set-back", 1, played.version + 1)
        assert remark.facts == {"when": int(restored.made_at.timestamp())}
        assert await store.remarks(quiet.id) == []
        assert await store.load_table(newest.id) is None
        assert (await open_table(store)).id == newest.id + 1


async def test_a_restore_that_fails_leaves_the_database_as_it_was(
    address: str,  # noqa: F811
    tmp_path: Path,
):
    backup, damaged, other = (tmp_path / f"{name}.sqlite3" for name in ("backup", "damaged", "other"))
    async with await Store.open(address) as store:
        table = await open_table(store)
        for _ in range(20):
            await open_table(store, sitters=[person(number, number) for number in range(1, 8)])
        await store.write(Change(table, ["line"]))
        await back_up(address, backup)
        table = await store.write(Change(await reload(store, table), ["later"], 1))
    content = backup.read_bytes()
    damaged.write_bytes(content[:16384] + b"\7" * (len(content) - 16384))
    other.write_bytes(b"recipes")
    await execute(database_at(f"sqlite:///{backup}"), "UPDATE alembic_version SET version_num = '0000'")
    for file in (damaged, other, backup, tmp_path / "nowhere.sqlite3"):
        with pytest.raises((NotCopied, StoreUnavailable)):
            await restore(address, file)
    async with await Store.open(address) as store:
        assert await store.load_table(table.id) == table
        assert await store.journal(table.id) == ["line", "later"]


async def test_a_backup_never_replaces_a_file_and_makes_no_database(sqlite_address: str, tmp_path: Path):
    with pytest.raises(NotCopied, match="there is no database"):
        await back_up(sqlite_address, tmp_path / "backup.sqlite3")
    assert not file_of(sqlite_address).exists()
    async with await Store.open(sqlite_address):
        kept = tmp_path / "kept"
        kept.write_text("something")
        with pytest.raises(NotCopied, match="exists already"):
            await back_up(sqlite_address, kept)
    assert kept.read_text() == "something"


# The commands


def test_the_commands_say_what_they_did_and_keep_what_was_there(
    sqlite_address: str,
    own_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.setenv("DATABASE_URL", sqlite_address)

    async def open_one() -> None:
        async with await Store.open(sqlite_address) as store:
            await open_table(store)

    asyncio.run(open_one())
    assert main(["backup", "mine.sqlite3"]) == 0
    assert "mine.sqlite3 is complete: one table" in capsys.readouterr().out
    asyncio.run(open_one())
    assert main(["restore", "mine.sqlite3"]) == 0
    said = capsys.readouterr().out
    assert "one table" in said and "No live table lost anything" in said
    (before,) = (own_folder / "data/backups").iterdir()
    assert str(Path("data/backups") / before.name) in said
    assert main(["restore", str(before)]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert main(["backup", "mine.sqlite3"]) == 1
    assert capsys.readouterr().err == "mine.sqlite3 exists already: name another file\n"
