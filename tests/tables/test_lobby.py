"""The lobby: taking a seat, and being refused one."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.engine import Outcome, Refusal, StepFacts, roll, step, value
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.tables.house import House
from bot.tables.seating import LOBBY_POSITION, Stale
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN, DRAW
from tests.engine.toys import Table as ToyTable
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    CRANE,
    LOBBY,
    MOON,
    PINE,
    TALK,
    WATCHER,
    WHISPER,
    begin,
    come_back,
    game,
    give_up,
    lobby,
    match_at,
    rewrite,
    start,
)


@value
class Cast(StepFacts):
    die: int


def sitting(table: Table) -> list[tuple[str, str | None]]:
    return [(sitter.name, sitter.wish) for sitter in table.sitters]


async def refused(attempt: Awaitable[None]) -> str:
    """The code of the problem with which this attempt is refused."""
    with pytest.raises(Refusal) as refusal:
        await attempt
    return refusal.value.problems[0].code


async def test_people_sit_down_where_they_like_or_leave_it_to_the_draw(house: House):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, DEFENDER)
    await table.lobby.sit(CRANE, None)
    assert sitting(table) == [("Pine", DEFENDER), ("Crane", None)]
    assert table.in_lobby
    assert table.position == LOBBY_POSITION


async def test_a_taken_seat_is_taken(house: House):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, DEFENDER)
    assert await refused(table.lobby.sit(CRANE, DEFENDER)) == "seat-taken"
    assert sitting(table) == [("Pine", DEFENDER)]


async def test_a_wish_can_be_changed_and_given_up(house: House):
    table = await lobby(house, SEVEN_RONIN)
    for wish in (DEFENDER, ATTACKER, None, None):
        await table.lobby.sit(PINE, wish)
        assert sitting(table) == [("Pine", wish)]


async def test_a_full_table_takes_nobody_else(house: House):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, None)
    await table.lobby.invite_ai()
    assert await refused(table.lobby.sit(MOON, None)) == "table-full"
    assert await refused(table.lobby.invite_ai()) == "table-full"


async def test_leaving_makes_room(house: House):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, ATTACKER)
    await table.lobby.leave(PINE)
    await table.lobby.sit(CRANE, ATTACKER)
    assert sitting(table) == [("Crane", ATTACKER)]
    assert await refused(table.lobby.leave(PINE)) == "not-seated"


async def test_an_ai_comes_and_goes(house: House):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, None)
    await table.lobby.invite_ai()
    assert [sitter.kind for sitter in table.sitters] == ["human", "ai"]
    await table.lobby.dismiss_ai()
    assert [sitter.kind for sitter in table.sitters] == ["human"]
    assert await refused(table.lobby.dismiss_ai()) == "no-ai"


async def test_options_are_agreed_on_in_the_lobby(house: House):
    table = await lobby(house, WHISPER)
    assert table.setup.options == {"ink": "black"}
    await table.lobby.set_option("ink", "red")
    assert table.setup.options == {"ink": "red"}
    for key, chosen in (("ink", "green"), ("paper", "red")):
        assert await refused(table.lobby.set_option(key, chosen)) == "not-an-option"
    assert table.setup.options == {"ink": "red"}


async def test_a_game_for_two_does_not_start_with_one(house: House):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, None)
    assert await refused(start(table)) == "too-few-players"
    assert table.in_lobby


async def test_once_the_match_has_begun_the_lobby_is_past(house: House):
    table = await begin(house, SEVEN_RONIN, {ATTACKER: PINE, DEFENDER: CRANE})
    for attempt in (
        table.lobby.sit(MOON, None),
        table.lobby.leave(PINE),
        table.lobby.invite_ai(),
        table.lobby.dismiss_ai(),
        table.lobby.set_option("talk", "loud"),
        start(table),
        table.lobby.close(),
    ):
        with pytest.raises(Stale):
            await attempt
    assert table.playing


async def test_a_lobby_can_be_closed_to_others(house: House):
    """The starter, invited people and those who already sit there are not refused as strangers."""
    table = await house.open(WHISPER, replace(LOBBY, invited=[CRANE.user_id]))
    await table.lobby.sit(MOON, ANN)
    await table.lobby.close_to_others(closed=True)
    assert await refused(table.lobby.sit(WATCHER, None)) == "closed-to-others"
    await table.lobby.sit(MOON, BEN)
    await table.lobby.sit(CRANE, None)
    await table.lobby.sit(PINE, None)
    await table.lobby.send_away(table.sitters[0].number)
    assert await refused(table.lobby.sit(MOON, None)) == "closed-to-others"
    await table.lobby.close_to_others(closed=False)
    await table.lobby.sit(MOON, None)
    assert [sitter.name for sitter in table.sitters] == ["Crane", "Pine", "Moon"]


async def test_somebody_is_sent_away(house: House, open_house: OpenHouse):
    table = await lobby(house, WHISPER)
    for person in (PINE, CRANE, MOON):
        await table.lobby.sit(person, None)
    crane = table.sitters[1].number
    await table.lobby.send_away(crane)
    for at in (table, await come_back(await open_house(), table)):
        assert sitting(at) == [("Pine", None), ("Moon", None)]
        with pytest.raises(Stale):
            await at.lobby.send_away(crane)


async def test_a_lobby_that_nobody_touches_is_closed(house: House, disk: sqlite3.Connection):
    untouched, touched = await lobby(house, TALK), await lobby(house, TALK)
    playing = await begin(house, TALK, {ANN: PINE, BEN: CRANE})
    for table in (untouched, touched, playing):
        long_ago = datetime.now(UTC) - timedelta(days=8)
        await rewrite(table, touched_at=long_ago)
    await touched.lobby.sit(PINE, None)
    await house.close_untouched_lobbies(timedelta(days=7))
    assert [table.row.status for table in (untouched, touched, playing)] == ["cancelled", "lobby", "playing"]
    assert untouched.row.untold
    assert not await untouched.lobby.close_if_untouched(timedelta(days=7))


async def test_one_lobby_that_cannot_be_closed_does_not_keep_the_others_open(
    house: House, open_house: OpenHouse
):
    long_ago = datetime.now(UTC) - timedelta(days=8)
    tables = [await lobby(house, TALK) for _ in range(3)]
    for table in tables:
        await rewrite(table, touched_at=long_ago)
    there = await open_house()
    stale = await come_back(there, tables[1])
    await rewrite(tables[1], note="changed")
    await there.close_untouched_lobbies(timedelta(days=7))
    for table in tables:
        found = await there.find(table.id)
        assert found is not None
        assert found.in_lobby == (found is stale)
    await there.close_untouched_lobbies(timedelta(days=7))
    assert not stale.in_lobby


async def test_a_game_may_be_over_before_anybody_is_asked(house: House, open_house: OpenHouse):
    house.games = {**house.games, QUICK.key: QUICK}
    table = await begin(house, QUICK, {ANN: PINE, BEN: CRANE})
    assert (table.row.status, table.row.untold) == ("over", True)
    found = await come_back(await open_house(QUICK), table)
    outcome = match_at(table).outcome
    assert outcome is not None
    assert found.row.outcome == outcome.body


async def quick(table: ToyTable) -> Outcome:
    """The match is over after one roll of a die."""
    await step(Cast(die=await roll("die", 6)))
    return DRAW


QUICK = game(quick)


async def test_a_closed_lobby_stays_closed(house: House, open_house: OpenHouse):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.close()
    with pytest.raises(Stale):
        await table.lobby.sit(PINE, None)
    found = await come_back(await open_house(), table)
    assert not found.row.live


async def test_a_lobby_survives_a_restart(house: House, open_house: OpenHouse):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, DEFENDER)
    await table.lobby.invite_ai()
    found = await come_back(await open_house(), table)
    assert sitting(found) == [("Pine", DEFENDER), ("", None)]
    assert found.row.commitment == table.row.commitment
    await start(found)
    assert found.playing


async def test_every_change_of_the_lobby_is_told_to_the_publisher(house: House):
    told: list[str] = []
    table = await lobby(house, SEVEN_RONIN)
    house.on_change(lambda changed: told.append(f"{len(changed.sitters)} {changed.row.status}"))
    await table.lobby.sit(PINE, None)
    await table.lobby.sit(CRANE, None)
    await refused(table.lobby.sit(MOON, None))
    await table.lobby.leave(CRANE)
    await table.lobby.sit(CRANE, None)
    await start(table)
    assert told == ["1 lobby", "2 lobby", "1 lobby", "2 lobby", "2 playing"]


async def test_a_rematch_invites_the_same_people_to_the_other_side(house: House):
    table = await begin(house, SEVEN_RONIN, {ATTACKER: PINE, DEFENDER: CRANE})
    with pytest.raises(Stale):
        await house.rematch(table, CRANE)
    await give_up(table, PINE)
    again = await house.rematch(table, CRANE)
    assert sitting(again) == [("Crane", ATTACKER)]
    assert again.row.invited == [PINE.user_id]
    await again.lobby.close_to_others(closed=True)
    assert await refused(again.lobby.sit(MOON, DEFENDER)) == "closed-to-others"
    assert await house.rematch(table, PINE) is again
    assert sitting(again) == [("Crane", ATTACKER)], "this press is older than the promise"
    await again.note(promise_message_id=again.row.opening + 1)
    later = replace(PINE, act=again.row.opening + 2)
    assert await house.rematch(table, later) is again
    assert sitting(again) == [("Crane", ATTACKER), ("Pine", DEFENDER)]
    assert await house.rematch(table, later) is again
    assert len(sitting(again)) == 2
    assert again.row.seed != table.row.seed
    assert again.row.starter_id == CRANE.user_id


async def test_a_search_finds_the_open_table(house: House):
    first, second = await lobby(house, SEVEN_RONIN), await lobby(house, TALK)
    assert await house.find(first.id) is first
    assert [table async for table in house.live()] == [first, second]
    assert await house.find(second.id + 1) is None


async def test_a_table_of_a_game_that_left_the_house_is_not_found_but_kept(
    house: House, open_house: OpenHouse
):
    table = await begin(house, SEVEN_RONIN, {ATTACKER: PINE, DEFENDER: CRANE})
    without = await open_house(TALK)
    assert await without.find(table.id) is None
    with_it_again = await open_house()
    assert (await come_back(with_it_again, table)).playing


async def test_a_player_alone_leads_no_more_seats_once_it_has_begun(house: House):
    table = await lobby(house, SEVEN_SAMURAI)
    most = SEVEN_SAMURAI.alone[-1]
    await table.lobby.sit(PINE, None)
    while len(table.sitters) < most:
        await table.lobby.lead_another(PINE)
    await start(table)
    with pytest.raises(Stale):
        await table.lobby.lead_another(PINE)
    assert len(table.sitters) == most == 3
