"""Two bots on one database, and a database that fails: one wins, nothing is doubled or lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable

import pytest

from bot.engine import Refusal
from bot.tables.house import House
from bot.tables.table import Stale, Table
from tests.engine.toys import ANN, BEN, CAT
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    CRANE,
    MOON,
    PEOPLE,
    PINE,
    TALK,
    WHISPER,
    answer,
    begin,
    call_off,
    come_back,
    give_up,
    lobby,
    match_at,
    spoken,
)

TWO = {ANN: PINE, BEN: CRANE}


@pytest.fixture
async def here(house: House) -> Table:
    return await begin(house, TALK, TWO)


@pytest.fixture
async def there(here: Table, open_house: OpenHouse) -> Table:
    """The same table at another bot."""
    return await come_back(await open_house(), here)


async def test_the_slower_bot_yields_and_sees_what_the_other_wrote(here: Table, there: Table):
    await answer(here, ANN, "hello")
    with pytest.raises(Refusal) as refusal:
        await answer(there, ANN, "goodbye")
    assert refusal.value.problems[0].code == "not-saved"
    assert await spoken(there) == ["ann hello"]
    assert there.waiting_for == (BEN,)
    assert match_at(there).view(None) == match_at(here).view(None)
    await answer(there, BEN, "goodbye")
    assert await spoken(here) == ["ann hello", "ben goodbye"]


async def test_of_two_who_answer_at_once_one_wins(here: Table, there: Table):
    attempts = [answer(table, ANN, word) for table, word in ((here, "hello"), (there, "goodbye"))]
    results = await asyncio.gather(*attempts, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Refusal]
    (line,) = await spoken(here)
    assert line in ("ann hello", "ann goodbye")
    assert match_at(here).view(None) == match_at(there).view(None)


async def test_a_whole_game_between_two_bots_doubles_nothing(here: Table, there: Table):
    """Whoever presses asks both bots; the one that is behind catches up when it is refused."""
    while here.playing or there.playing:
        for table in (here, there):
            if table.playing:
                try:
                    await answer(table, table.waiting_for[0], "hello")
                except Refusal:
                    continue
    assert await spoken(here) == ["ann hello", "ben hello"] * 3
    assert here.row.outcome == there.row.outcome


async def test_secret_answers_given_at_two_bots_are_revealed_together(house: House, open_house: OpenHouse):
    here = await begin(house, WHISPER, PEOPLE)
    there = await come_back(await open_house(), here)
    await answer(here, ANN, "yes")
    with pytest.raises(Refusal):
        await answer(there, BEN, "yes")
    assert match_at(there).locked == {ANN}
    await answer(there, BEN, "yes")
    await answer(there, CAT, "no")
    assert there.position == 1
    assert await spoken(there) == ["ann yes", "ben yes", "cat no"]


async def test_a_match_starts_once(house: House, open_house: OpenHouse):
    here = await lobby(house, TALK)
    await here.lobby.sit(PINE, None)
    await here.lobby.sit(CRANE, None)
    there = await come_back(await open_house(), here)
    await here.lobby.start()
    with pytest.raises(Stale):
        await there.lobby.start()
    assert there.playing
    assert there.setup == here.setup


async def test_what_was_called_off_at_one_bot_is_called_off_at_the_other(here: Table, there: Table):
    await answer(here, ANN, "hello")
    await call_off(here)
    with pytest.raises(Refusal):
        await answer(there, ANN, "goodbye")
    assert there.row.status == "cancelled"
    with pytest.raises(Stale):
        await answer(there, BEN, "hello")


# The database fails


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


async def test_what_could_not_be_saved_has_not_happened(here: Table, disk: sqlite3.Connection):
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
    """It can be neither written nor read; when it is back, everything is as it was."""
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
    await table.lobby.set_place(None, "AI", "ai", CAT)
    before = table.row, table.sitters
    disk.executescript(FULL)
    assert await not_saved(table.lobby.start(PINE))
    for at in (table, await come_back(await open_house(), table)):
        assert (at.row, at.sitters) == before
        assert at.in_lobby
    disk.executescript(EMPTY_AGAIN)
    await table.lobby.start(PINE)
    await table.thinking.settle()
    for seat in (ANN, BEN):
        await answer(table, seat, "no")
    await table.thinking.settle()
    assert table.position == 1
