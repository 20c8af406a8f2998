"""Masters think in processes of their own. Where they cannot, an adept plays."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.engine import Choice, Option
from bot.store import altered
from bot.tables.house import House
from bot.tables.table import Table
from bot.tables.workshop import MOST_THOUGHTS, Workshop
from tests.engine.toys import ANN, BEN, TableView
from tests.kit.rings import PROOF
from tests.tables import masters
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import PINE, TALK, answer, core_of, lobby, seat_ai, spoken, start

VIEW, ASKED = TableView((), ()), Choice("ask", [Option("one", 1), Option("two", 2)])
LONG = 60.0


@pytest.fixture
async def workshop() -> AsyncIterator[Workshop]:
    workshop = Workshop()
    yield workshop
    await workshop.close()


async def pid(workshop: Workshop) -> int:
    keys = await workshop.answer(masters.its_process, VIEW, ASKED, 1, LONG)
    assert keys is not None
    return int(keys[0])


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def master_plays(house: House, **rules: object) -> Table:
    """Pine says goodbye to a master of TALK with these rules."""
    game = replace(TALK, **rules)
    house.games = {**house.games, game.key: game}
    table = await lobby(house, game)
    await table.lobby.sit(PINE, ANN)
    await seat_ai(table, BEN)
    core = core_of(table)
    async with core.lock:
        await core.change(sits=[altered(table.sitters[1], {"strength": "master"})])
    await start(table, PINE)
    await answer(table, ANN, "goodbye")
    await table.settle()
    return table


async def test_a_master_answers_from_a_process_that_ends_with_the_bot(house: House):
    table = await master_plays(house, master=masters.last_option)
    assert await spoken(table) == ["ann goodbye", "ben goodbye"]
    journal = await table.journal()
    assert [entry.origin for entry in journal if entry.kind == "answer"] == ["person", "ai"]
    assert journal == (await table.replay()).journal, "nobody thinks again to replay it"
    process = await pid(house._minds._workshop)
    await house.rest()
    assert process != os.getpid() and not alive(process)


async def test_without_a_master_an_adept_plays(house: House):
    table = await master_plays(house, master=None)
    assert await spoken(table) == ["ann goodbye", "ben hello"]


@PROOF
@pytest.mark.parametrize("master", [masters.dying, masters.failing, masters.lawless])
async def test_a_master_that_fails_plays_as_an_adept(open_house: OpenHouse, master: object):
    table = await master_plays(await open_house(), master=master)
    assert await spoken(table) == ["ann goodbye", "ben hello"]


@PROOF
async def test_a_worker_that_died_or_was_too_slow_is_replaced(workshop: Workshop):
    first = await pid(workshop)
    assert await workshop.answer(masters.dying, VIEW, ASKED, 1, LONG) is None
    second = await pid(workshop)
    assert second != first and not alive(first)
    assert await workshop.answer(masters.slow, VIEW, ASKED, 1, 0.01) is None
    third = await pid(workshop)
    assert third != second and not alive(second)
    assert await workshop.answer(masters.failing, VIEW, ASKED, 1, LONG) is None
    assert await pid(workshop) == third, "its AI has failed, and it has not"
    await workshop.close()
    assert not alive(third)
    assert await workshop.answer(masters.last_option, VIEW, ASKED, 1, LONG) is None


@PROOF
async def test_more_thoughts_than_there_is_time_for_have_no_answer(workshop: Workshop):
    thoughts = [
        asyncio.create_task(workshop.answer(masters.last_option, VIEW, ASKED, 1, LONG))
        for _ in range(MOST_THOUGHTS + 2)
    ]
    answers = await asyncio.gather(*thoughts)
    assert answers == [("two",)] * MOST_THOUGHTS + [None] * 2
