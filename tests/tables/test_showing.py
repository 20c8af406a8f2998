"""Notes about a table's place and the state of its message. They never conflict with an answer."""

from __future__ import annotations

from bot.tables.house import House
from tests.engine.toys import ANN, BEN
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import TALK, TWO, answer, begin, come_back, core_of

EDITION = "today's"


async def test_a_note_waits_for_no_answer_and_changes_nothing_that_is_played(house: House):
    table = await begin(house, TALK, TWO)
    written = table.written
    async with core_of(table).lock:
        await table.note(message_id=5)
    assert (table.shown.message_id, table.written) == (5, written)


async def test_an_answer_fails_for_no_note_of_another_bot(house: House, open_house: OpenHouse):
    here = await begin(house, TALK, TWO)
    there = await come_back(await open_house(), here)
    await there.note(message_id=5)
    await answer(here, ANN, "hello")
    await here.note(thread_id=7)
    assert here.waiting_for == (BEN,)
    assert (here.shown.message_id, here.shown.thread_id) == (5, 7)


async def test_a_cached_text_holds_until_the_table_or_its_message_changes(house: House):
    table = await begin(house, TALK, TWO)

    async def remembered() -> bool:
        in_store = table.id not in await house.store.tables_to_show(EDITION)
        assert in_store == table.showing.is_remembered(EDITION)
        return in_store

    await table.showing.remember(table.written, EDITION)
    assert await remembered()
    await table.note(reminders=[[1, 2]], nudged_at=0)
    assert await remembered()
    await table.note(message_id=None)
    assert not await remembered()
    await table.showing.remember(table.written, EDITION)
    past = table.written
    await answer(table, ANN, "hello")
    assert not await remembered()
    await table.showing.remember(past, EDITION)
    assert not await remembered()
