"""AI seats whose thoughts are cut off: by an end, by another bot, by people, by a store that is away."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.engine import Refusal
from bot.tables import thinking
from bot.tables.house import House
from tests.engine.toys import ANN, BEN, CAT
from tests.kit.rings import SLOW
from tests.store.scenes import allow_any_number
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    CRANE,
    MOON,
    PINE,
    TALK,
    WHISPER,
    answer,
    begin,
    call_off,
    come_back,
    give_up,
    lobby,
    look_again,
    match_at,
    seat_ai,
    spoken,
    start,
)
from tests.tables.slow import Slow, Told, against_ai

pytestmark = SLOW


@pytest.fixture
async def slow() -> AsyncIterator[Slow]:
    slow = Slow()
    yield slow
    slow.speak()


async def test_an_ai_that_was_cut_off_answers_after_the_restart(open_house: OpenHouse, slow: Slow):
    slow_talk = replace(TALK, advise=slow.advise)
    house = await open_house(slow_talk)
    table = await against_ai(house, slow_talk, ANN, BEN)
    await answer(table, ANN, "hello")
    await slow.thinking.wait()
    await house.rest()
    found = await come_back(await open_house(TALK), table)
    await found.settle()
    assert await spoken(found) == ["ann hello", "ben hello"]
    assert found.waiting_for == (ANN,)
    assert [one.facts["word"] for one in found.news] == ["hello", "hello"]
    slow.speak()
    assert await spoken(found) == ["ann hello", "ben hello"]


async def test_a_table_at_rest_tells_what_was_not_told_yet_and_does_not_think_again(
    open_house: OpenHouse, slow: Slow
):
    slow_whisper = replace(WHISPER, advise=slow.advise)
    house = await open_house(slow_whisper)
    table = await against_ai(house, slow_whisper, CAT, ANN, BEN)
    told = Told(house)
    await slow.thinking.wait()
    await answer(table, CAT, "yes")
    await house.rest()
    assert told.all == [((ANN, BEN), [])]
    thoughts = slow.thoughts
    await table.unlock(PINE, CAT, 0)
    assert told.all[1:] == [((ANN, BEN, CAT), [])]
    await table.settle()
    assert slow.thoughts == thoughts


async def test_cut_off_at_any_moment_it_answers_exactly_once(house: House, open_house: OpenHouse):
    """The bot ends at different moments of the same thought, and another goes on."""
    await allow_any_number(house.store, guild_id=7)
    for patience in range(0, 80, 4):
        here = await open_house()
        table = await against_ai(here, TALK, ANN, BEN)
        await answer(table, ANN, "goodbye")
        for _ in range(patience):
            await asyncio.sleep(0)
        await here.rest()
        journal = await table.journal()
        assert match_at(table).journal == journal
        assert len(journal) in (1, 2)
        found = await come_back(await open_house(), table)
        await found.settle()
        assert await spoken(found) == ["ann goodbye", "ben hello"]


async def test_an_ai_that_was_not_asked_yet_is_asked_after_the_restart(
    house: House, open_house: OpenHouse, slow: Slow
):
    """The bot ended right after the match began."""
    slow_talk = replace(TALK, advise=slow.advise)
    here = await open_house(slow_talk)
    table = await against_ai(here, slow_talk, BEN, ANN)
    await here.rest()
    found = await come_back(house, table)
    await found.settle()
    assert found.waiting_for == (BEN,)
    assert await spoken(found) == ["ann hello"]


async def test_two_bots_whose_ai_think_at_once_double_nothing(open_house: OpenHouse):
    here = await against_ai(await open_house(), TALK, ANN, BEN)
    await here.settle()
    tables = [here, *[await come_back(await open_house(), here) for _ in range(2)]]
    while any(table.playing for table in tables):
        for table in tables:
            if ANN in table.waiting_for:
                try:
                    await answer(table, ANN, "goodbye")
                except Refusal:
                    continue
        await asyncio.gather(*[table.settle() for table in tables])
    assert await spoken(here) == ["ann goodbye", "ben hello"] * 3


async def test_both_bots_think_about_the_same_question_and_one_answer_counts(
    open_house: OpenHouse, slow: Slow
):
    slow_talk = replace(TALK, advise=slow.advise)
    here = await against_ai(await open_house(slow_talk), slow_talk, ANN, BEN)
    await answer(here, ANN, "goodbye")
    there = await come_back(await open_house(slow_talk), here)
    slow.speak()
    await asyncio.gather(here.settle(), there.settle())
    assert await spoken(here) == ["ann goodbye", "ben hello"]
    assert here.waiting_for == there.waiting_for == (ANN,)
    assert match_at(here).view(None) == match_at(there).view(None)


# Meanwhile


async def test_while_it_thinks_others_may_lock_in_and_take_back(open_house: OpenHouse, slow: Slow):
    slow_whisper = replace(WHISPER, advise=slow.advise)
    house = await open_house(slow_whisper)
    table = await lobby(house, slow_whisper)
    await table.lobby.sit(PINE, ANN)
    await table.lobby.sit(CRANE, BEN)
    await seat_ai(table, CAT)
    await start(table)
    told = Told(house)
    await slow.thinking.wait()
    await answer(table, ANN, "yes")
    assert await told.next() == ((BEN, CAT), [])
    await table.unlock(PINE, ANN, 0)
    await answer(table, ANN, "no")
    await answer(table, BEN, "no")
    slow.speak()
    await table.settle()
    assert [one.facts["words"] for one in table.news] == [("no", "no", "yes")]
    said = await spoken(table)
    assert said[:5] == ["ann yes", "ann", "ann no", "ben no", "cat yes"]


@pytest.mark.parametrize("ending", ["given up", "called off"])
async def test_a_thought_is_dropped_when_the_game_ends_meanwhile(
    open_house: OpenHouse, slow: Slow, ending: str
):
    slow_talk = replace(TALK, advise=slow.advise)
    house = await open_house(slow_talk)
    table = await against_ai(house, slow_talk, ANN, BEN)
    await answer(table, ANN, "hello")
    await slow.thinking.wait()
    await (give_up(table, PINE) if ending == "given up" else call_off(table))
    house.forget(table)
    told = Told(house)
    slow.speak()
    await table.settle()
    assert [entry.kind for entry in await table.journal()] == (
        ["answer", "resign"] if ending == "given up" else ["answer"]
    )
    assert told.all == []
    assert table.row.status == ("over" if ending == "given up" else "cancelled")


async def test_while_a_table_is_loaded_anew_its_ai_is_not_forgotten(house: House, open_house: OpenHouse):
    """Another bot wrote. This one notices when it reloads, and goes on from there."""
    here = await begin(house, TALK, {ANN: PINE, BEN: CRANE, CAT: MOON})
    there = await come_back(await open_house(), here)
    await answer(there, ANN, "hello")
    await there.votes.to_replace(PINE, {CRANE.user_id})
    await there.votes.to_replace(MOON, {CRANE.user_id})
    await there.rest()
    assert await spoken(here) in (["ann hello"], ["ann hello", "ben hello"])
    await look_again(here)
    await here.settle()
    assert await spoken(here) == ["ann hello", "ben hello"]
    assert here.waiting_for == (ANN,)


# The store is away


async def test_while_the_store_is_away_it_waits_and_the_persons_answer_stays(
    open_house: OpenHouse, slow: Slow, disk: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(thinking, "SHORTEST_WAIT", 0.001)
    slow_talk = replace(TALK, advise=slow.advise)
    house = await open_house(slow_talk)
    table = await against_ai(house, slow_talk, ANN, BEN)
    await answer(table, ANN, "hello")
    await slow.thinking.wait()
    disk.execute("ALTER TABLE journal RENAME TO lost")
    slow.speak()
    slow.thinking.clear()
    for _ in range(3):
        await slow.thinking.wait()
        slow.thinking.clear()
    assert match_at(table).journal == [entry for entry in match_at(table).journal if entry.by == ANN]
    disk.execute("ALTER TABLE lost RENAME TO journal")
    await table.settle()
    assert await spoken(table) == ["ann hello", "ben hello"]
    assert table.waiting_for == (ANN,)


async def test_the_first_answer_after_a_failure_wakes_the_ai(
    open_house: OpenHouse, disk: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
):
    """Its pause would last an hour, but a person's answer shows that the store works again."""
    monkeypatch.setattr(thinking, "SHORTEST_WAIT", 3600.0)
    house = await open_house()
    table = await against_ai(house, WHISPER, CAT, ANN, BEN)
    disk.execute("ALTER TABLE journal RENAME TO lost")
    told = Told(house)
    await told.next()
    assert table.waiting_for == (ANN, BEN, CAT)
    disk.execute("ALTER TABLE lost RENAME TO journal")
    await answer(table, CAT, "yes")
    await table.settle()
    assert table.position == 1
    assert sorted(await spoken(table))[:3] == ["ann yes", "ann yes", "ben yes"]
