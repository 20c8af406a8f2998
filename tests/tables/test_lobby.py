"""The lobby: who sits down where, and who may not."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from bot.engine import Refusal
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.tables.house import House
from bot.tables.table import LOBBY_POSITION, Stale, Table
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import CRANE, MOON, PINE, TALK, WHISPER, begin, come_back, lobby


def sitting(table: Table) -> list[tuple[str, str | None]]:
    return [(sitter.name, sitter.wish) for sitter in table.sitters]


async def refused(attempt: Awaitable[None]) -> str:
    """What the sentence is about that somebody hears who may not do this."""
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
    await table.lobby.invite_ai("AI")
    assert await refused(table.lobby.sit(MOON, None)) == "table-full"
    assert await refused(table.lobby.invite_ai("AI")) == "table-full"


async def test_who_leaves_makes_room(house: House):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, ATTACKER)
    await table.lobby.leave(PINE)
    await table.lobby.sit(CRANE, ATTACKER)
    assert sitting(table) == [("Crane", ATTACKER)]
    assert await refused(table.lobby.leave(PINE)) == "not-seated"


async def test_an_ai_comes_and_goes(house: House):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, None)
    await table.lobby.invite_ai("AI")
    assert [sitter.kind for sitter in table.sitters] == ["human", "ai"]
    await table.lobby.dismiss_ai()
    assert [sitter.kind for sitter in table.sitters] == ["human"]
    assert await refused(table.lobby.dismiss_ai()) == "no-ai"


async def test_options_are_agreed_on_in_the_lobby(house: House):
    table = await lobby(house, WHISPER)
    assert table.setup.options == {"ink": "black"}
    await table.lobby.set_option("ink", "red")
    assert table.setup.options == {"ink": "red"}
    for key, value in (("ink", "green"), ("paper", "red")):
        assert await refused(table.lobby.set_option(key, value)) == "not-an-option"
    assert table.setup.options == {"ink": "red"}


async def test_a_game_for_two_does_not_start_with_one(house: House):
    table = await lobby(house, SEVEN_RONIN)
    await table.lobby.sit(PINE, None)
    assert await refused(table.lobby.start()) == "too-few-players"
    assert table.in_lobby


async def test_once_the_match_has_begun_the_lobby_is_past(house: House):
    table = await begin(house, SEVEN_RONIN, {ATTACKER: PINE, DEFENDER: CRANE})
    for attempt in (
        table.lobby.sit(MOON, None),
        table.lobby.leave(PINE),
        table.lobby.invite_ai("AI"),
        table.lobby.dismiss_ai(),
        table.lobby.set_option("talk", "loud"),
        table.lobby.start(),
        table.lobby.close(),
    ):
        with pytest.raises(Stale):
            await attempt
    assert table.playing


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
    await table.lobby.invite_ai("AI")
    found = await come_back(await open_house(), table)
    assert sitting(found) == [("Pine", DEFENDER), ("AI", None)]
    assert found.commitment == table.commitment
    await found.lobby.start()
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
    await table.lobby.start()
    assert told == ["1 lobby", "2 lobby", "1 lobby", "2 lobby", "2 playing"]


async def test_a_rematch_seats_the_same_people_on_the_other_side(house: House):
    table = await begin(house, SEVEN_RONIN, {ATTACKER: PINE, DEFENDER: CRANE})
    await table.resign(PINE)
    again = await house.rematch(table, CRANE)
    assert sitting(again) == [("Pine", DEFENDER), ("Crane", ATTACKER)]
    assert again.row.seed != table.row.seed
    assert again.row.starter_id == CRANE.user_id


async def test_who_looks_for_a_table_finds_the_one_that_is_there(house: House):
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
