"""Rules that raise an error: the answer is taken back with a sentence, and the table goes on."""

from __future__ import annotations

import pytest

from bot.engine import Refusal
from bot.tables.house import House
from bot.tables.table import Table
from bot.wording import words
from tests.engine.toys import ANN, BEN
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import CRANE, FUSE, PINE, answer, begin, come_back, match_at


@pytest.fixture
async def table(house: House) -> Table:
    """Ann has played water once, and is asked again."""
    table = await begin(house, FUSE, {ANN: PINE, BEN: CRANE})
    await answer(table, ANN, "water")
    await answer(table, BEN, "nod")
    return table


async def play_with_fire(table: Table) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await answer(table, ANN, "fire")
    return refusal.value


async def test_the_answer_is_taken_back_and_the_player_is_told(table: Table):
    before = match_at(table).view(None)
    (problem,) = (await play_with_fire(table)).problems
    assert "taken back" in words().problem(problem)
    assert table.playing
    assert table.waiting_for == (ANN,)
    assert match_at(table).view(None) == before
    assert [entry.keys for entry in await table.journal()] == [("water",), ("nod",)]


async def test_nothing_of_what_never_happened_is_news(house: House, table: Table):
    told: list[Table] = []
    house.on_change(told.append)
    await play_with_fire(table)
    assert [step.facts["word"] for step in table.news] == ["water"]
    assert all(len(match_at(changed).journal) == 2 for changed in told)


async def test_the_table_lives_and_another_answer_is_taken(table: Table, open_house: OpenHouse):
    for _ in range(3):
        await play_with_fire(table)
    await answer(table, ANN, "water")
    assert [step.facts["word"] for step in table.news] == ["water"]
    found = await come_back(await open_house(), table)
    assert found.waiting_for == (BEN,)


async def test_other_tables_notice_nothing(house: House, table: Table):
    other = await begin(house, FUSE, {ANN: CRANE, BEN: PINE})
    await play_with_fire(table)
    await answer(other, ANN, "water")
    assert other.waiting_for == (BEN,)
