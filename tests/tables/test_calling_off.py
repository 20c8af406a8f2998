"""Decisions of all players together: to call the match off, or to go on without somebody."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable
from datetime import UTC, datetime, timedelta

import pytest

from bot.engine import Refusal
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.store import RemarkFact
from bot.tables.house import House
from bot.tables.seating import Person, Stale
from bot.tables.table import Table
from bot.tables.votes import CANCEL
from tests.engine.toys import ANN, BEN, CAT
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    CRANE,
    MOON,
    PEOPLE,
    PINE,
    TALK,
    WATCHER,
    answer,
    begin,
    call_off,
    come_back,
    game,
    give_up,
    lobby,
    match_at,
    seat_ai,
    spoken,
    start,
    talk,
)


@pytest.fixture
async def table(house: House) -> Table:
    return await begin(house, TALK, PEOPLE)


async def cancels(table: Table, person: Person, *absent: Person, moderator: bool = False) -> bool:
    gone = {one.user_id for one in absent}
    return await table.votes.to_cancel(person, gone, moderator=moderator)


async def replaces(table: Table, person: Person, *absent: Person) -> bool:
    return await table.votes.to_replace(person, {one.user_id for one in absent})


async def refused(attempt: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refusal:
        await attempt
    return refusal.value.problems[0].code


async def remarks(table: Table) -> list[tuple[int, str, dict[str, RemarkFact]]]:
    return [(one.seq, one.name, one.facts) for one in await table.remarks()]


# Calling off


async def test_everybody_has_to_agree(table: Table):
    assert not await cancels(table, PINE)
    assert not await cancels(table, MOON)
    assert await table.votes.yet_to_agree(CANCEL, ()) == [CRANE.user_id]
    assert table.playing
    assert await cancels(table, CRANE)
    assert table.row.status == "cancelled"
    assert table.row.ended_at is not None
    assert table.waiting_for == ()


async def test_agreeing_twice_counts_once(table: Table):
    for _ in range(3):
        assert not await cancels(table, PINE)
    assert await table.votes.yet_to_agree(CANCEL, ()) == [CRANE.user_id, MOON.user_id]


async def test_a_spectator_has_no_vote(table: Table):
    assert await refused(cancels(table, WATCHER)) == "not-seated"
    assert len(await table.votes.yet_to_agree(CANCEL, ())) == 3


async def test_agreement_outlives_a_restart(table: Table, open_house: OpenHouse):
    await cancels(table, PINE)
    await cancels(table, MOON)
    found = await come_back(await open_house(), table)
    assert await cancels(found, CRANE)


async def test_an_ai_is_not_asked(house: House):
    table = await lobby(house, TALK)
    await table.lobby.sit(PINE, ANN)
    await seat_ai(table, BEN)
    await start(table)
    assert await cancels(table, PINE)


async def test_an_absent_player_is_not_asked(table: Table):
    assert not await cancels(table, PINE, MOON)
    assert await table.votes.yet_to_agree(CANCEL, {MOON.user_id}) == [CRANE.user_id]
    assert await cancels(table, CRANE, MOON)
    assert table.row.status == "cancelled"


async def test_a_player_waited_for_too_long_is_silent(table: Table):
    await answer(table, ANN, "hello")
    table.waiting_since = datetime.now(UTC) - timedelta(hours=2)
    assert table.votes.silent(timedelta(hours=1)) == {CRANE.user_id}
    assert table.votes.silent(timedelta(hours=3)) == frozenset()


async def test_a_restart_does_not_make_anybody_less_silent(
    table: Table, open_house: OpenHouse, disk: sqlite3.Connection
):
    await answer(table, ANN, "hello")
    disk.execute("UPDATE journal SET at = '2020-01-01 00:00:00'")
    found = await come_back(await open_house(), table)
    assert found.votes.silent(timedelta(days=300)) == {CRANE.user_id}


async def test_a_moderator_who_does_not_play_calls_off_at_once(table: Table):
    await answer(table, ANN, "hello")
    await call_off(table)
    assert table.row.status == "cancelled"
    assert await remarks(table) == [(1, "moderator-called-off", {"name": "Watcher"})]
    with pytest.raises(Stale):
        await answer(table, BEN, "hello")
    with pytest.raises(Refusal):
        await call_off(table)


async def test_a_moderator_who_plays_needs_the_others(table: Table):
    assert not await cancels(table, PINE, moderator=True)
    assert not await cancels(table, PINE, moderator=True)
    assert table.playing
    assert not await cancels(table, MOON)
    assert await cancels(table, CRANE)
    assert await remarks(table) == [(0, "called-off", {"name": "Crane"})]


async def test_two_moderators_who_play_may_call_off(table: Table):
    assert not await cancels(table, PINE, moderator=True)
    assert await cancels(table, CRANE, moderator=True)
    assert await remarks(table) == [(0, "moderator-called-off", {"name": "Crane"})]


async def test_a_called_off_game_stays_called_off(table: Table, open_house: OpenHouse):
    await answer(table, ANN, "hello")
    await call_off(table)
    found = await come_back(await open_house(), table)
    assert found.row.status == "cancelled"
    assert not found.row.live
    assert [entry.keys for entry in await found.journal()] == [("hello",)]
    with pytest.raises(Stale):
        await found.answer(CRANE, BEN, found.position, ["hello"])


@pytest.fixture
async def paused(table: Table, open_house: OpenHouse, disk: sqlite3.Connection) -> Table:
    """The same table in a house where the journal no longer fits."""
    disk.execute(
        "INSERT INTO journal (table_id, seq, entry, at) VALUES (1, 0, ?, '2026-01-01 00:00:00')",
        ['[1, "answer", "person", "cat", "sing", "la"]'],
    )
    found = await come_back(await open_house(), table)
    assert found.row.status == "paused"
    return found


async def test_a_paused_match_can_be_called_off_by_agreement(paused: Table):
    agreed = [await cancels(paused, person) for person in PEOPLE.values()]
    assert agreed == [False, False, True]
    assert paused.row.status == "cancelled"


async def test_a_paused_match_can_be_called_off_by_a_moderator(paused: Table):
    await call_off(paused)
    assert paused.row.status == "cancelled"
    assert paused.sitter(CAT).name == "Moon"


# Going on without somebody


async def test_nobody_is_replaced_if_nobody_is_absent(table: Table):
    assert await refused(replaces(table, PINE)) == "nobody-absent"
    assert await refused(replaces(table, PINE, PINE, WATCHER)) == "nobody-absent"
    assert await refused(replaces(table, WATCHER, MOON)) == "not-seated"


async def test_an_ai_takes_the_seats_of_the_absent_once_the_others_agree(table: Table):
    await answer(table, ANN, "hello")
    assert not await replaces(table, PINE, CRANE)
    assert table.sitter(BEN).user_id == CRANE.user_id
    assert await replaces(table, MOON, CRANE)
    assert [(sitter.seat, sitter.kind, sitter.name) for sitter in table.sitters] == [
        (ANN, "human", "Pine"),
        (BEN, "ai", ""),
        (CAT, "human", "Moon"),
    ]
    assert await remarks(table) == [(2, "replaced", {"names": ["Crane"]})]
    await table.settle()
    assert await spoken(table) == ["ann hello", "ben hello"]


async def test_a_replaced_player_has_no_seat(table: Table, open_house: OpenHouse):
    await replaces(table, PINE, CRANE)
    await replaces(table, MOON, CRANE)
    for at in (table, await come_back(await open_house(), table)):
        assert (at.seats_of(CRANE.user_id), at.is_seated(CRANE.user_id)) == ((), False)
        assert await refused(at.answer(CRANE, BEN, at.position, ["hello"])) == "not-your-seat"
        assert await refused(cancels(at, CRANE)) == "not-seated"
        assert await refused(give_up(at, CRANE)) == "not-seated"


async def test_an_agreement_counts_for_one_absent_player_only(table: Table):
    assert not await replaces(table, PINE, CRANE)
    assert not await replaces(table, CRANE, MOON)
    assert await replaces(table, PINE, MOON)
    assert table.seats_of(CRANE.user_id) == (BEN,)


async def test_somebody_who_comes_back_in_time_keeps_their_seat(table: Table):
    assert not await replaces(table, PINE, CRANE)
    await answer(table, ANN, "hello")
    await answer(table, BEN, "goodbye")
    assert await refused(replaces(table, MOON)) == "nobody-absent"
    assert table.seats_of(CRANE.user_id) == (BEN,)


async def test_a_vote_that_could_not_be_kept_is_refused(table: Table, disk: sqlite3.Connection):
    disk.execute("ALTER TABLE votes RENAME TO lost")
    assert await refused(cancels(table, PINE)) == "not-saved"
    assert await refused(replaces(table, PINE, CRANE)) == "not-saved"
    disk.execute("ALTER TABLE lost RENAME TO votes")
    assert not await cancels(table, PINE)


# Giving up


async def samurai(house: House, *people: Person) -> Table:
    """7 Samurai, and everybody leads one."""
    return await begin(house, SEVEN_SAMURAI, dict(zip(SEVEN_SAMURAI.seats, people, strict=False)))


async def test_between_two_sides_giving_up_ends_it(house: House):
    table = await begin(house, game(talk, ai=True), {ANN: PINE, BEN: CRANE})
    assert table.votes.ends_without(PINE.user_id)
    await give_up(table, PINE)
    assert table.row.status == "over"
    assert match_at(table).journal[-1].kind == "resign"


async def test_an_ai_goes_on_for_a_player_who_leaves_a_team(house: House):
    table = await samurai(house, PINE, CRANE, MOON)
    seat = table.waiting_for[0]
    leader = next(person for person in (PINE, CRANE, MOON) if seat in table.seats_of(person.user_id))
    assert not table.votes.ends_without(leader.user_id)
    before = len(await table.journal())
    await give_up(table, leader)
    assert await remarks(table) == [(before + 1, "gave-up", {"names": [leader.name]})]
    assert (table.playing, table.sitter(seat).kind, table.sitter(seat).name) == (True, "ai", "")
    await table.settle()
    assert len(await table.journal()) > before
    assert not table.playing or table.seats_of(leader.user_id) == ()


async def test_the_last_who_gives_up_ends_it(house: House):
    table = await samurai(house, PINE, CRANE)
    await give_up(table, PINE)
    assert table.playing
    assert table.votes.ends_without(CRANE.user_id)
    await give_up(table, CRANE)
    assert table.row.status == "over"
    assert table.row.outcome is not None
    assert table.row.outcome["reason"] == "resigned"


async def test_the_rules_stay_the_same_when_a_seat_is_taken_over(house: House, open_house: OpenHouse):
    """The number of players is fixed at the start."""
    table = await samurai(house, PINE, CRANE)
    setup = table.setup
    await give_up(table, PINE)
    assert table.setup == setup
    found = await come_back(await open_house(), table)
    assert found.playing
    assert found.setup == setup
    assert setup.leaders == 2


async def test_of_two_who_decide_at_once_nothing_is_half_done(table: Table, open_house: OpenHouse):
    """At two bots at once: one player calls the match off, and another's agreement hands a seat over."""
    there = await come_back(await open_house(), table)
    await replaces(there, PINE, CRANE)
    both = call_off(table), replaces(there, MOON, CRANE)
    await asyncio.gather(*both, return_exceptions=True)
    found = await come_back(await open_house(), table)
    written = [name for _, name, _ in await remarks(found)]
    assert (found.row.status == "cancelled") == ("moderator-called-off" in written)
    assert (found.seats_of(CRANE.user_id) == ()) == ("replaced" in written)
    assert len(written) == 1 or written == ["replaced", "moderator-called-off"]
