"""A hundred tables at once: each is played as if it were alone."""

from __future__ import annotations

import asyncio
from random import Random

from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.tables.house import House
from bot.tables.seating import Person
from bot.tables.table import Table
from tests.games.random_play import random_answer
from tests.kit.rings import PROOF
from tests.store.scenes import allow_any_number
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import answer, come_back, lobby, match_at, start

TABLES = 100
ANSWERS = 8


async def play(house: House, number: int) -> Table:
    people = {ATTACKER: Person(2 * number, "left"), DEFENDER: Person(2 * number + 1, "right")}
    table = await lobby(house, SEVEN_RONIN)
    for seat, person in people.items():
        await table.lobby.sit(person, seat)
        await table.lobby.say_ready(person)
    await start(table)
    random = Random(number)
    for _ in range(ANSWERS):
        seat = table.waiting_for[0]
        await answer(table, seat, *random_answer(SEVEN_RONIN, match_at(table).pending[seat].request, random))
    return table


@PROOF
async def test_a_hundred_tables_keep_out_of_each_others_way(house: House, open_house: OpenHouse):
    await allow_any_number(house.store, 7)
    tables = await asyncio.gather(*[play(house, number) for number in range(TABLES)])
    assert len({table.id for table in tables}) == TABLES
    restarted = await open_house()
    for table in tables:
        assert await table.journal() == match_at(table).journal
        found = await come_back(restarted, table)
        assert match_at(found).journal == match_at(table).journal
        assert found.waiting_for == table.waiting_for
        assert found.humans == table.humans
    assert [table.id async for table in restarted.live()] == sorted(table.id for table in tables)
