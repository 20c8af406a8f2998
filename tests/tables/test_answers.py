"""Answers at a table: taken once, from the right person, for the present question."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace

import pytest

from bot.engine import Refusal
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.games.seven_ronin.view import VillageView
from bot.tables.house import House
from bot.tables.seating import Stale
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN, CAT
from tests.tables.sitting import (
    CRANE,
    MOON,
    PEOPLE,
    PINE,
    TALK,
    TWO,
    WATCHER,
    WHISPER,
    answer,
    begin,
    give_up,
    lobby,
    match_at,
)


async def written(table: Table) -> list[str]:
    return [entry.to_json() for entry in await table.journal()]


async def test_an_answer_moves_the_game_and_is_in_the_journal_when_it_is_told(house: House):
    table = await begin(house, TALK, TWO)
    told: list[tuple[int, list[str]]] = []
    house.on_change(lambda changed: told.append((changed.position, [step.name for step in changed.news])))
    await answer(table, ANN, "hello")
    assert told == [(1, ["said"])]
    assert await written(table) == ['[1, "answer", "person", "ann", "speak", "hello"]']
    assert table.waiting_for == (BEN,)


async def test_only_whoever_leads_a_seat_answers_for_it(house: House):
    table = await begin(house, TALK, TWO)
    for stranger in (CRANE, WATCHER):
        with pytest.raises(Refusal) as refusal:
            await table.answer(stranger, ANN, table.position, ["hello"])
        assert refusal.value.problems[0].code == "not-your-seat"
    assert await written(table) == []


async def test_a_player_who_is_not_asked_cannot_answer(house: House):
    table = await begin(house, TALK, TWO)
    with pytest.raises(Stale):
        await answer(table, BEN, "hello")
    assert await written(table) == []


async def test_a_press_for_an_earlier_question_is_stale(house: House):
    table = await begin(house, TALK, TWO)
    await answer(table, ANN, "hello")
    await answer(table, BEN, "hello")
    for earlier in (-1, 0, 1):
        with pytest.raises(Stale):
            await table.answer(PINE, ANN, earlier, ["goodbye"])
    assert len(await written(table)) == 2


async def test_a_double_press_counts_once(house: House):
    table = await begin(house, TALK, TWO)
    presses = [table.answer(PINE, ANN, table.position, ["hello"]) for _ in range(2)]
    first, second = await asyncio.gather(*presses, return_exceptions=True)
    assert first is None
    assert isinstance(second, Stale)
    assert len(await written(table)) == 1


async def test_an_illegal_answer_is_refused_and_changes_nothing(house: House):
    table = await begin(house, TALK, TWO)
    with pytest.raises(Refusal):
        await answer(table, ANN, "curse")
    assert table.waiting_for == (ANN,)
    assert await written(table) == []


async def test_secret_answers_may_be_taken_back_until_the_last_is_in(house: House):
    table = await begin(house, WHISPER, PEOPLE)
    await answer(table, ANN, "yes")
    await answer(table, BEN, "yes")
    await table.unlock(CRANE, BEN, table.position)
    assert match_at(table).locked == {ANN}
    await answer(table, ANN, "no")
    await answer(table, CAT, "yes")
    assert table.position == 0
    await answer(table, BEN, "no")
    assert [step.facts["words"] for step in table.news] == [("no", "no", "yes")]
    with pytest.raises(Stale):
        await table.unlock(CRANE, BEN, 0)


async def test_unlocking_what_is_not_locked_does_nothing(house: House):
    table = await begin(house, WHISPER, PEOPLE)
    await table.unlock(CRANE, BEN, table.position)
    assert await written(table) == []


async def test_nothing_is_answered_in_a_lobby(house: House):
    table = await lobby(house, TALK)
    await table.lobby.sit(PINE, ANN)
    with pytest.raises(Refusal):
        await table.answer(PINE, ANN, -1, ["hello"])
    with pytest.raises(Refusal):
        await give_up(table, PINE)
    with pytest.raises(Refusal):
        await table.votes.to_cancel(PINE)


async def test_the_news_are_the_chapter_so_far_each_step_with_its_frame(house: House):
    table = await begin(house, SEVEN_RONIN, {ATTACKER: PINE, DEFENDER: CRANE})
    assert [step.name for step in table.news] == ["round"]
    for seat in (ATTACKER, DEFENDER):
        await table.drafts.suggest(PINE if seat == ATTACKER else CRANE, seat, 0)
        await table.lock_in(PINE if seat == ATTACKER else CRANE, seat, 0)
    news = table.news
    assert [step.name for step in news[:2]] == ["round", "reveal"]
    assert all(step.view is not None for step in news)
    asked, shown = match_at(table).view(None), news[-1].view
    assert isinstance(asked, VillageView) and shown == replace(asked, turn=None)


async def test_giving_up_ends_the_match_for_the_others(house: House):
    table = await begin(house, SEVEN_RONIN, {ATTACKER: PINE, DEFENDER: CRANE})
    with pytest.raises(Refusal):
        await give_up(table, MOON)
    await give_up(table, CRANE)
    assert table.row.status == "over"
    facts = {"side": "seat:defender"}
    assert table.row.outcome == {"winners": [ATTACKER], "reason": "resigned", "facts": facts}
    assert table.row.ended_at is not None
    with pytest.raises(Refusal):
        await give_up(table, PINE)
    with pytest.raises(Stale):
        await table.drafts.suggest(PINE, ATTACKER, 0)


async def test_a_match_that_ends_says_how(house: House):
    table = await begin(house, TALK, TWO)
    while table.playing:
        await answer(table, table.waiting_for[0], "hello")
    assert table.row.outcome == {"winners": [ANN], "reason": "last-word", "facts": {}}
    assert table.waiting_for == ()
    assert table.question(ANN) is None


async def test_readers_see_an_answer_once_it_is_committed(house: House, disk: sqlite3.Connection):
    """While an answer is being committed, readers see the table without it: the commit may still fail."""
    table = await begin(house, TALK, TWO)
    disk.execute("BEGIN IMMEDIATE")
    answering = asyncio.create_task(answer(table, ANN, "hello"))
    while match_at(table).position == 0:  # noqa: ASYNC110 (nobody tells of what is not committed)
        await asyncio.sleep(0)
    assert table.position == 0
    disk.execute("ROLLBACK")
    await answering
    assert table.position == 1
