"""Calling a match off: everybody at the table agrees, or a moderator decides."""

from __future__ import annotations

import pytest

from bot.engine import Refusal
from bot.store import Store
from bot.tables.house import House
from bot.tables.table import Stale, Table
from tests.engine.toys import ANN, BEN, CAT
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import CRANE, MOON, PEOPLE, PINE, TALK, WATCHER, answer, begin, come_back, lobby


@pytest.fixture
async def table(house: House) -> Table:
    return await begin(house, TALK, PEOPLE)


async def test_everybody_has_to_agree(table: Table):
    assert not await table.agree_to_cancel(PINE)
    assert not await table.agree_to_cancel(MOON)
    assert await table.yet_to_agree() == [CRANE.user_id]
    assert table.playing
    assert await table.agree_to_cancel(CRANE)
    assert table.row.status == "cancelled"
    assert table.row.ended_at is not None
    assert table.waiting_for == ()


async def test_agreeing_twice_counts_once(table: Table):
    for _ in range(3):
        assert not await table.agree_to_cancel(PINE)
    assert await table.yet_to_agree() == [CRANE.user_id, MOON.user_id]


async def test_who_does_not_play_has_no_say(table: Table):
    with pytest.raises(Refusal):
        await table.agree_to_cancel(WATCHER)
    assert len(await table.yet_to_agree()) == 3


async def test_agreement_outlives_a_restart(table: Table, open_house: OpenHouse):
    await table.agree_to_cancel(PINE)
    await table.agree_to_cancel(MOON)
    found = await come_back(await open_house(), table)
    assert await found.agree_to_cancel(CRANE)


async def test_an_ai_is_not_asked(house: House):
    table = await lobby(house, TALK)
    await table.lobby.sit(PINE, ANN)
    await table.lobby.set_place(None, "AI", "ai", BEN)
    await table.lobby.start()
    assert await table.agree_to_cancel(PINE)


async def test_a_moderator_calls_off_at_once(table: Table):
    await table.call_off()
    assert table.row.status == "cancelled"
    with pytest.raises(Stale):
        await answer(table, ANN, "hello")
    with pytest.raises(Refusal):
        await table.call_off()


async def test_what_was_called_off_stays_called_off(table: Table, open_house: OpenHouse):
    await answer(table, ANN, "hello")
    await table.call_off()
    found = await come_back(await open_house(), table)
    assert found.row.status == "cancelled"
    assert not found.row.live
    assert [entry.keys for entry in await found.journal()] == [("hello",)]
    with pytest.raises(Stale):
        await found.answer(CRANE, BEN, found.position, ["hello"])


async def paused(table: Table, store: Store) -> Table:
    """The same table in a house where the journal no longer fits."""
    await store.append(table.id, 0, ['["answer", "cat", "sing", "la"]'])
    found = await House(store, {TALK.key: TALK}).find(table.id)
    assert found is not None
    assert found.row.status == "paused"
    return found


async def test_a_paused_match_can_be_called_off_by_agreement(table: Table, house: House):
    found = await paused(table, house.store)
    agreed = [await found.agree_to_cancel(person) for person in PEOPLE.values()]
    assert agreed == [False, False, True]
    assert found.row.status == "cancelled"


async def test_a_paused_match_can_be_called_off_by_a_moderator(table: Table, house: House):
    found = await paused(table, house.store)
    await found.call_off()
    assert found.row.status == "cancelled"
    assert found.sitter(CAT).name == "Moon"
