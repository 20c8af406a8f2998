"""After a restart at any moment everybody sees the same as before, and the game goes on."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import weakref
from itertools import count
from random import Random

import pytest

from bot.engine import GameRules, Refusal, Seat
from bot.games import GAMES
from bot.tables.house import House
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN
from tests.games.random_play import random_answer
from tests.kit.rings import SLOW, every
from tests.store.scenes import allow_any_number
from tests.tables.conftest import OpenHouse
from tests.tables.moments import moment
from tests.tables.sitting import (
    CARDS,
    PEOPLE,
    TALK,
    TWO,
    WHISPER,
    answer,
    begin,
    come_back,
    leader,
    lobby,
    look_again,
    match_at,
    rewrite,
    spoken,
)

pytestmark = SLOW


async def seat_everybody(house: House, rules: GameRules) -> Table:
    people = list(PEOPLE.values())
    return await begin(house, rules, dict(zip(rules.seats[: rules.players[-1]], people, strict=False)))


async def move(table: Table, random: Random) -> None:
    """Let a random seat answer. Forms are filled in step by step, and now and then taken back."""
    match = match_at(table)
    if match.locked and random.random() < 0.2:
        seat = min(match.locked)
        await table.unlock(leader(table, seat), seat, table.position)
        return
    seat = random.choice(table.waiting_for)
    person, position = leader(table, seat), table.position
    keys = random_answer(table.game, match.pending[seat].request, random)
    if not keys or "=" not in keys[0]:
        await table.answer(person, seat, position, keys)
        return
    draft = dict(key.split("=", 1) for key in keys)
    await table.drafts.clear(person, seat, position)
    await table.drafts.edit(person, seat, position, draft)
    if random.random() < 0.7:
        await table.lock_in(person, seat, position)


APART = 12
"""A restart replays the whole game, so restarting at every moment costs the square of its length. Each part
restarts at one moment in twelve, and begins at another."""


@every("first", range(APART), daily=1)
@pytest.mark.parametrize("rules", [*GAMES.values(), TALK, WHISPER, CARDS], ids=lambda rules: rules.key)
async def test_at_every_moment_of_a_game_a_restart_changes_nothing(
    house: House, rules: GameRules, first: int
):
    table = await seat_everybody(house, rules)
    random = Random(5)
    for number in count():
        if not table.playing:
            break
        if number % APART == first:
            restarted = await come_back(House(house.store, house.games), table)
            assert await moment(restarted) == await moment(table)
        await move(table, random)
    over = await come_back(House(house.store, house.games), table)
    assert await moment(over) == await moment(table)
    assert over.row.outcome == table.row.outcome


async def test_the_last_resolution_is_shown_again_after_a_restart(house: House, open_house: OpenHouse):
    """The bot may have ended before it could publish; showing it twice is an edit of one message."""
    table = await begin(house, TALK, TWO)
    await answer(table, ANN, "hello")
    await answer(table, BEN, "goodbye")
    found = await come_back(await open_house(), table)
    assert [(step.name, step.facts["word"]) for step in found.news] == [("said", "goodbye")]
    assert found.news[0].view == match_at(found).view(None)


async def test_a_replay_shows_every_step_from_the_first(house: House):
    table = await begin(house, TALK, TWO)
    for seat in (ANN, BEN, ANN):
        await answer(table, seat, "hello")
    replayed = await table.replay()
    assert [step.position for step in replayed.opening()] == [1, 2, 3]
    assert all(step.view is not None for step in replayed.opening())
    assert [step.position for step in table.news] == [3]


async def test_a_match_that_many_want_to_see_is_played_again_once(house: House):
    table = await begin(house, TALK, TWO)
    await answer(table, ANN, "hello")
    first, impatient, other = (asyncio.create_task(table.replay()) for _ in range(3))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await first is await other
    assert impatient.cancelled()
    await answer(table, BEN, "goodbye")
    assert len((await table.replay()).opening()) == 2


async def test_a_table_that_many_look_for_is_loaded_once(house: House, open_house: OpenHouse):
    table = await begin(house, TALK, TWO)
    other = await open_house()
    first, *rest = await asyncio.gather(*[other.find(table.id) for _ in range(5)])
    assert first is not None
    assert all(found is first for found in rest)


async def test_a_table_that_nobody_comes_to_leaves_memory_and_is_found_again(talking: Table, house: House):
    number, gone = talking.id, weakref.ref(await begin(house, TALK, TWO))
    house.forget_idle(0)
    gc.collect()
    assert gone() is None
    assert await house.find(number) is talking, "somebody still holds it"
    found = await house.find(number + 1)
    assert found is not None and found.waiting_for == (ANN,)
    house.forget_idle(3600)
    assert house.at_hand(number + 1) is found


# Several at once


async def test_a_table_is_not_found_twice_while_it_is_being_opened(house: House):
    opening = asyncio.create_task(lobby(house, TALK))
    while not await house.store.live_tables():  # noqa: ASYNC110 (the store tells nobody)
        await asyncio.sleep(0)
    found = [table async for table in house.live()]
    assert found == [await opening]


async def test_only_the_table_itself_is_forgotten(house: House, open_house: OpenHouse):
    table = await begin(house, TALK, TWO)
    other = await open_house()
    found = await come_back(other, table)
    other.forget(table)
    assert await other.find(table.id) is found


async def test_a_change_that_is_cut_off_is_made_or_not_made(house: House, open_house: OpenHouse):
    """The caller may be cancelled at any moment: memory and database stay equal."""
    table = await begin(house, TALK, TWO)
    moments = 0
    for patience in range(60):
        changing = [
            asyncio.create_task(table.note(channel_id=100 + patience)),
            asyncio.create_task(rewrite(table, note=str(patience))),
        ]
        for _ in range(patience):
            await asyncio.sleep(0)
        moments += sum(task.cancel() for task in changing) == 2
        await asyncio.gather(*changing, return_exceptions=True)
        assert await house.store.shown(table.id) == table.shown
        assert await house.store.load_table(table.id) == table.row
    assert moments > 1
    await answer(table, ANN, "hello")
    assert (await come_back(await open_house(), table)).waiting_for == (BEN,)


async def test_an_answer_that_is_cut_off_is_given_or_not_given(house: House, open_house: OpenHouse):
    await allow_any_number(house.store, guild_id=7)
    for patience in range(0, 60, 3):
        table = await begin(house, TALK, TWO)
        answering = asyncio.create_task(answer(table, ANN, "hello"))
        for _ in range(patience):
            await asyncio.sleep(0)
        answering.cancel()
        await asyncio.gather(answering, return_exceptions=True)
        assert await table.journal() == match_at(table).journal
        await answer(table, table.waiting_for[0], "goodbye")
        found = await come_back(await open_house(), table)
        assert await moment(found) == await moment(table)


async def test_while_a_table_is_loaded_anew_everybody_sees_it_whole(house: House, open_house: OpenHouse):
    """Another bot was quicker. A reader meanwhile sees the old table or the new one, never a mixture."""
    here = await begin(house, TALK, TWO)
    there = await come_back(await open_house(), here)
    await rewrite(there, note="changed")
    await answer(there, ANN, "hello")
    noting = asyncio.create_task(look_again(here))
    seen: set[tuple[Seat, ...]] = set()
    while not noting.done():
        seen.add(here.waiting_for)
        await asyncio.sleep(0)
    await noting
    assert seen | {here.waiting_for} == {(ANN,), (BEN,)}


@pytest.mark.parametrize("lost", ["drafts", "sitters", "journal"])
async def test_a_lost_database_never_overwrites_the_other_bots_answers(
    house: House, open_house: OpenHouse, disk: sqlite3.Connection, lost: str
):
    """The bot is refused as outdated, tries to reload the table, and cannot."""
    here = await begin(house, TALK, TWO)
    there = await come_back(await open_house(), here)
    await answer(here, ANN, "hello")
    disk.execute(f"ALTER TABLE {lost} RENAME TO lost")
    for _ in range(2):
        with pytest.raises(Refusal):
            await answer(there, ANN, "goodbye")
    disk.execute(f"ALTER TABLE lost RENAME TO {lost}")
    with pytest.raises(Refusal):
        await answer(there, ANN, "goodbye")
    await answer(there, BEN, "goodbye")
    assert await spoken(there) == ["ann hello", "ben goodbye"]
