"""Standing answers: given once, repeated by the table, and ended by the event they wait for."""

from __future__ import annotations

import pytest

from bot.engine import PASS
from bot.tables.house import House
from bot.tables.seating import Stale
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN, CAT
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import CRANE, MOON, PINE, STRIKES, answer, begin, come_back

OTHERS = (BEN, CAT)


async def fight(house: House) -> Table:
    table = await begin(house, STRIKES, {ANN: PINE, BEN: CRANE, CAT: MOON})
    await answer(table, ANN, "strike")
    return table


async def origins(table: Table) -> list[str]:
    return [f"{entry.by} {entry.origin}" for entry in await table.journal() if entry.prompt == "counter"]


async def test_a_seat_that_passes_until_struck_is_asked_when_struck_and_not_before(house: House):
    table = await fight(house)
    await table.answer_until(MOON, CAT, table.position, "struck")
    await answer(table, BEN, PASS.key)
    await answer(table, ANN, "strike")
    assert table.waiting_for == (BEN,)
    await answer(table, BEN, PASS.key)
    await answer(table, ANN, "strike")
    assert table.waiting_for == OTHERS, "she is struck"
    await answer(table, CAT, PASS.key)
    await answer(table, BEN, PASS.key)
    await answer(table, ANN, "strike")
    assert table.waiting_for == OTHERS, "and it is over"
    assert (await origins(table)) == [
        "cat person",
        "ben person",
        "cat standing",
        "ben person",
        "cat person",
        "ben person",
    ]


async def test_when_all_pass_the_next_question_is_there_at_once_and_nothing_is_told(house: House):
    table = await fight(house)
    for person, seat in ((CRANE, BEN), (MOON, CAT)):
        await table.answer_until(person, seat, table.position, "struck")
    told: list[Table] = []
    house.on_change(told.append)
    await answer(table, ANN, "strike")
    assert table.waiting_for == (ANN,) and len(told) == 1 and table.news == []


async def test_it_makes_no_difference_what_is_in_the_hand(house: House):
    """Ben holds a counter and Cat does not; both pass in the same way."""
    table = await fight(house)
    for person, seat in ((CRANE, BEN), (MOON, CAT)):
        await table.answer_until(person, seat, table.position, "struck")
    await answer(table, ANN, "strike")
    lines = [entry for entry in await table.journal() if entry.prompt == "counter"]
    assert {entry.keys for entry in lines} == {(PASS.key,)}


async def test_it_outlives_a_restart_and_ends_when_its_owner_says_so(house: House, open_house: OpenHouse):
    table = await fight(house)
    await table.answer_until(MOON, CAT, table.position, "struck")
    await answer(table, BEN, PASS.key)
    found = await come_back(await open_house(), table)
    await answer(found, ANN, "strike")
    assert found.waiting_for == (BEN,)
    await found.ask_again(MOON)
    await answer(found, BEN, PASS.key)
    await answer(found, ANN, "strike")
    assert found.waiting_for == OTHERS


async def test_only_what_is_offered_can_be_waited_for(house: House):
    table = await fight(house)
    for event in ("for ever", ""):
        with pytest.raises(Stale):
            await table.answer_until(MOON, CAT, table.position, event)
    with pytest.raises(Stale):
        await table.answer_until(MOON, CAT, table.position - 1, "struck")
    assert table.waiting_for == OTHERS


async def test_an_ai_that_takes_over_waits_for_nothing(house: House):
    table = await fight(house)
    await table.answer_until(MOON, CAT, table.position, "struck")
    for person in (PINE, CRANE):
        await table.votes.to_replace(person, [MOON.user_id])
    assert table.sitter(CAT).standing == {}
