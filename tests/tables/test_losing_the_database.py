"""A database that fails: an answer that could not be saved has not happened, and nothing else is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable

import pytest

from bot.engine import Entry, Refusal
from bot.tables import recovery
from bot.tables.house import House
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN, CAT
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    CRANE,
    MOON,
    PEOPLE,
    PINE,
    TALK,
    WHISPER,
    agree,
    answer,
    begin,
    come_back,
    give_up,
    lobby,
    match_at,
    seat_ai,
    spoken,
)
from tests.tables.slow import Told


@pytest.fixture
async def here(house: House) -> Table:
    return await begin(house, TALK, {ANN: PINE, BEN: CRANE})


FULL = """
CREATE TRIGGER full BEFORE INSERT ON journal
BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END;
CREATE TRIGGER full_too BEFORE UPDATE ON tables
BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END;
"""
EMPTY_AGAIN = "DROP TRIGGER full; DROP TRIGGER full_too;"


async def not_saved(attempt: Awaitable[None]) -> bool:
    with pytest.raises(Refusal) as refusal:
        await attempt
    return refusal.value.problems[0].code == "not-saved"


async def test_an_answer_that_could_not_be_saved_has_not_happened(here: Table, disk: sqlite3.Connection):
    before = match_at(here).view(None)
    disk.executescript(FULL)
    assert await not_saved(answer(here, ANN, "hello"))
    assert match_at(here).view(None) == before
    assert here.waiting_for == (ANN,)
    assert here.news == []
    assert await spoken(here) == []
    disk.executescript(EMPTY_AGAIN)
    await answer(here, ANN, "hello")
    assert await spoken(here) == ["ann hello"]


async def test_while_the_database_is_away_the_table_stands_still(here: Table, disk: sqlite3.Connection):
    """The database can be neither written nor read. When it works again, everything is as before."""
    await answer(here, ANN, "hello")
    disk.execute("ALTER TABLE journal RENAME TO lost")
    for _ in range(2):
        assert await not_saved(answer(here, BEN, "hello"))
        assert here.waiting_for == (BEN,)
    assert await not_saved(give_up(here, PINE))
    assert here.playing
    disk.execute("ALTER TABLE lost RENAME TO journal")
    await answer(here, BEN, "goodbye")
    assert await spoken(here) == ["ann hello", "ben goodbye"]


async def test_a_lock_that_could_not_be_saved_is_no_lock(house: House, disk: sqlite3.Connection):
    table = await begin(house, WHISPER, PEOPLE)
    await answer(table, ANN, "yes")
    disk.executescript(FULL)
    assert await not_saved(answer(table, BEN, "yes"))
    assert await not_saved(table.unlock(PINE, ANN, 0))
    assert match_at(table).locked == {ANN}


async def test_a_start_on_a_full_disk_leaves_the_lobby_as_it_was(
    house: House, open_house: OpenHouse, disk: sqlite3.Connection
):
    table = await lobby(house, WHISPER)
    await table.lobby.sit(PINE, ANN)
    await table.lobby.sit(MOON, BEN)
    await seat_ai(table, CAT)
    await agree(table)
    before = table.row, table.sitters
    disk.executescript(FULL)
    assert await not_saved(table.lobby.start(PINE))
    for at in (table, await come_back(await open_house(), table)):
        assert (at.row, at.sitters) == before
        assert at.in_lobby
    disk.executescript(EMPTY_AGAIN)
    await table.lobby.start(PINE)
    await table.settle()
    for seat in (ANN, BEN):
        await answer(table, seat, "no")
    await table.settle()
    assert table.position == 1


async def test_an_answer_that_was_saved_after_all_has_happened(
    house: House, here: Table, disk: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
):
    """The database failed after it had committed the answer, and before it could confirm."""
    monkeypatch.setattr(recovery, "SHORTEST_WAIT", 0.01)
    told = Told(house)
    kept = Entry("answer", ANN, "speak", ("hello",), "person").to_json()
    disk.execute("ALTER TABLE journal RENAME TO lost")
    assert await not_saved(answer(here, ANN, "hello"))
    disk.execute("INSERT INTO lost VALUES (?, 0, ?, '2026-01-01 12:00:00')", [here.id, kept])
    disk.execute("ALTER TABLE lost RENAME TO journal")
    while (heard := await told.next()) != ((BEN,), ["hello"]):
        assert heard == ((ANN,), [])
    await answer(here, BEN, "hello")
    assert await spoken(here) == ["ann hello", "ben hello"]
