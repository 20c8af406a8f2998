"""The draw for seats: wishes first, the rest by lot, and the lot can be drawn again."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from bot.store import Sitter
from bot.tables.house import House
from bot.tables.seating import seat_all
from tests.engine.toys import ANN, BEN, CAT
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import CRANE, MOON, PINE, WHISPER, come_back, leader, lobby, start


def three(*wishes: str | None) -> list[Sitter]:
    return [
        Sitter(table_id=1, number=number, user_id=number, name=f"player {number}", wish=wish)
        for number, wish in enumerate(wishes, 1)
    ]


def test_the_same_seed_draws_the_same_seats():
    undecided = three(None, None, None)
    drawn = [seat_all(WHISPER, undecided, f"seed {number}") for number in range(20)]
    assert drawn == [seat_all(WHISPER, undecided, f"seed {number}") for number in range(20)]
    assert len({tuple(seats.values()) for seats in drawn}) > 1


def test_every_order_is_drawn_about_as_often():
    undecided = three(None, None, None)
    often = Counter(tuple(seat_all(WHISPER, undecided, str(seed)).values()) for seed in range(6000))
    assert set(often) == set(permutations((ANN, BEN, CAT)))
    assert all(850 < times < 1150 for times in often.values())


def test_wishes_are_honoured_and_the_rest_is_drawn():
    others = Counter(
        tuple(seat_all(WHISPER, three(None, CAT, None), str(seed)).items()) for seed in range(200)
    )
    assert all(dict(seats)[2] == CAT for seats in others)
    assert {dict(seats)[1] for seats in others} == {ANN, BEN}


def test_with_fewer_players_than_seats_anybody_may_stay_empty():
    two = three(None, None)
    empty = {({ANN, BEN, CAT} - {*seat_all(WHISPER, two, str(seed)).values()}).pop() for seed in range(100)}
    assert empty == {ANN, BEN, CAT}


async def test_the_seats_drawn_are_those_of_the_promised_seed(house: House, open_house: OpenHouse):
    table = await lobby(house, WHISPER)
    for person in (PINE, CRANE, MOON):
        await table.lobby.sit(person, BEN if person is CRANE else None)
    await start(table)
    promised = seat_all(WHISPER, table.sitters, table.dealt_seed)
    assert {sitter.number: sitter.seat for sitter in table.sitters} == promised
    assert leader(table, BEN).user_id == CRANE.user_id
    found = await come_back(await open_house(), table)
    assert found.setup == table.setup
