"""Many changes at once: an error in one does not affect the others."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from sqlalchemy.exc import DBAPIError

from bot.store import Change, Outdated, Store, StoreUnavailable, TableRow
from bot.store.opening import open_database
from bot.store.repository import Store as OpenStore
from tests.store.scenes import allow_any_number, authorize, execute, open_table, person, reload


@pytest.fixture
async def grumbler(store: Store, address: str) -> str:
    """The word that this database refuses in every journal."""
    if address.startswith("sqlite"):
        await execute(
            await open_database(address),
            "CREATE TRIGGER grumble BEFORE INSERT ON journal WHEN NEW.entry = 'bad' "
            "BEGIN SELECT RAISE(ABORT, 'grumble'); END",
        )
    else:
        await execute(
            await open_database(address),
            "CREATE FUNCTION grumble() RETURNS trigger AS $$ BEGIN "
            "IF NEW.entry = 'bad' THEN RAISE EXCEPTION 'grumble'; END IF; RETURN NEW; END $$ "
            "LANGUAGE plpgsql",
            "CREATE TRIGGER grumble BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION grumble()",
        )
    return "bad"


async def test_one_that_comes_too_late_harms_no_other(store: Store):
    await allow_any_number(store, 1)
    tables = [await open_table(store) for _ in range(9)]
    for table in tables[::3]:
        await store.write(Change(table, ["earlier"], 0, {"note": "earlier"}))
    results = await asyncio.gather(
        *(store.write(Change(table, ["answer"], 0, {"note": "answered"})) for table in tables),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Outdated, TableRow, TableRow] * 3
    for place, table in enumerate(tables):
        assert (await reload(store, table)).note == ("answered" if place % 3 else "earlier")
        assert await store.journal(table.id) == ["answer" if place % 3 else "earlier"]


async def test_one_that_the_database_refuses_harms_no_other(store: Store, grumbler: str):
    await allow_any_number(store, 1)
    tables = [await open_table(store) for _ in range(9)]
    entries = [grumbler if place % 3 == 1 else "good" for place in range(9)]
    results = await asyncio.gather(
        *(
            store.write(Change(table, ["before", entry], 0, {"note": entry}, [person(1, 1)]))
            for table, entry in zip(tables, entries, strict=True)
        ),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [TableRow, StoreUnavailable, TableRow] * 3
    assert "grumble" in str(results[1])
    for table, entry in zip(tables, entries, strict=True):
        kept = entry != grumbler
        assert await store.journal(table.id) == (["before", entry] if kept else [])
        assert (await reload(store, table)).version == kept
        assert len(await store.sitters(table.id)) == kept
        assert await store.write(Change(await reload(store, table), ["later"], 2))


async def test_one_that_cannot_be_kept_harms_no_other(store: Store):
    """A number too large for any database is a mistake of the writer. It must not be retried."""
    tables = [await open_table(store) for _ in range(3)]
    changes = [
        Change(tables[0], ["good"]),
        Change(tables[1], ["bad"], row={"leaders": 2**80}),
        Change(tables[2], ["good"]),
    ]
    results = await asyncio.gather(*(store.write(change) for change in changes), return_exceptions=True)
    assert isinstance(results[1], OverflowError | DBAPIError)
    assert [await store.journal(table.id) for table in tables] == [["good"], [], ["good"]]


async def test_two_sitters_in_one_seat_are_refused(store: Store, table: TableRow):
    seated = [person(1, 1, seat="attacker"), person(2, 2, seat="attacker")]
    with pytest.raises(StoreUnavailable, match="seat"):
        await store.write(Change(table, ["answer"], sits=seated))
    assert await store.sitters(table.id) == []
    assert await store.journal(table.id) == []
    await store.write(Change(table, ["answer"], sits=seated[:1]))


async def test_an_error_of_the_database_gives_no_hand_away(store: Store, table: TableRow):
    with pytest.raises(StoreUnavailable) as refused:
        await store.write(Change(table, row={"game": None}))  # pyright: ignore[reportArgumentType]
    assert table.seed not in str(refused.value)


async def test_a_store_that_is_closed_has_written_what_it_was_given(address: str):
    async with await Store.open(address) as store:
        await allow_any_number(store, 1)
        tables = [await open_table(store) for _ in range(20)]
        writing = [asyncio.create_task(store.write(Change(table, ["answer"]))) for table in tables]
        voting = asyncio.create_task(store.vote(tables[0].id, "cancel", 1))
        await asyncio.sleep(0)
    assert [task.done() for task in writing] == [True] * 20
    await voting
    async with await Store.open(address) as store:
        for table in tables:
            assert await store.journal(table.id) == ["answer"]
        assert await store.votes(tables[0].id, "cancel") == [1]


def test_a_loop_that_ends_ends_the_commit_first(sqlite_address: str):
    """Ctrl-C during a commit: running tasks are cancelled, and the file is intact."""

    async def leave_early() -> list[asyncio.Task[TableRow]]:
        store = await Store.open(sqlite_address)
        tables = [await open_table(store) for _ in range(5)]
        writing = [asyncio.create_task(store.write(Change(table, ["a", "b"]))) for table in tables]
        for _ in range(3):
            await asyncio.sleep(0)
        return writing

    writing = asyncio.run(leave_early())
    assert all(task.done() for task in writing)

    async def look() -> list[int]:
        async with await Store.open(sqlite_address) as store:
            return [len(await store.journal(number)) for number in await store.live_tables()]

    assert set(asyncio.run(look())) <= {0, 2}


@pytest.fixture
def small_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk with room for the schema and a little more."""
    from bot.store import sqlite

    monkeypatch.setattr(sqlite, "ON_CONNECT", (*sqlite.ON_CONNECT, "PRAGMA max_page_count = 40"))


async def test_a_full_disk_is_said_and_survived(small_disk: None, sqlite_address: str):
    async with await Store.open(sqlite_address) as store:
        small, large = await open_table(store), await open_table(store)
        with pytest.raises(StoreUnavailable, match="no room left"):
            await store.write(Change(large, ["x" * 400_000], row={"note": "full"}))
        assert await store.journal(large.id) == []
        assert await reload(store, large) == large
        await store.write(Change(small, ["fits"]))
        await store.write(Change(large, ["fits"]))
        assert await store.journal(small.id) == await store.journal(large.id) == ["fits"]


async def test_a_commit_that_fails_is_told_and_the_next_one_works(sqlite_address: str):
    """SQLite refuses to commit, as on a disk that reports an error."""
    database = await open_database(sqlite_address)
    async with OpenStore(database) as store:
        tables = [await open_table(store) for _ in range(5)]
        broken = False

        def authorizer(action: int, what: str | None, *_: object) -> int:
            refused = broken and action == sqlite3.SQLITE_TRANSACTION and what == "COMMIT"
            return sqlite3.SQLITE_DENY if refused else sqlite3.SQLITE_OK

        await authorize(database, authorizer)
        broken = True
        results = await asyncio.gather(
            *(store.write(Change(table, ["lost"])) for table in tables), return_exceptions=True
        )
        assert [type(result) for result in results] == [StoreUnavailable] * 5
        broken = False
        for table in tables:
            assert await store.journal(table.id) == []
            await store.write(Change(table, ["kept"]))
            assert await store.journal(table.id) == ["kept"]


async def test_a_connection_that_cannot_roll_back_is_given_up(sqlite_address: str):
    database = await open_database(sqlite_address)
    async with OpenStore(database) as store:
        table = await open_table(store)
        broken = False

        def authorizer(action: int, what: str | None, *_: object) -> int:
            refused = broken and action == sqlite3.SQLITE_TRANSACTION and what != "BEGIN"
            return sqlite3.SQLITE_DENY if refused else sqlite3.SQLITE_OK

        await authorize(database, authorizer)
        broken = True
        with pytest.raises(StoreUnavailable):
            await store.write(Change(table, ["lost"]))
        await store.write(Change(table, ["kept"]))
        assert await store.journal(table.id) == ["kept"]
