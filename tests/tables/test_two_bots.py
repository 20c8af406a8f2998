"""Two bots on one database, SQLite or PostgreSQL: one of them wins, and nothing is doubled or lost."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from bot.engine import Refusal
from bot.tables.house import House
from bot.tables.seating import Person, Stale
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN, CAT
from tests.kit.rings import SLOW
from tests.tables.conftest import OpenHouse
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

pytestmark = SLOW


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, file: Path) -> str:
    return f"sqlite:///{file}" if request.param == "sqlite" else request.getfixturevalue("postgres_address")


@pytest.fixture
async def here(house: House) -> Table:
    return await begin(house, TALK, TWO)


@pytest.fixture
async def there(here: Table, open_house: OpenHouse) -> Table:
    """The same table at another bot."""
    return await come_back(await open_house(), here)


async def test_the_slower_bot_yields_and_sees_what_the_other_wrote(here: Table, there: Table):
    await answer(here, ANN, "hello")
    with pytest.raises(Refusal) as refusal:
        await answer(there, ANN, "goodbye")
    assert refusal.value.problems[0].code == "not-saved"
    assert await spoken(there) == ["ann hello"]
    assert there.waiting_for == (BEN,)
    assert match_at(there).view(None) == match_at(here).view(None)
    await answer(there, BEN, "goodbye")
    assert await spoken(here) == ["ann hello", "ben goodbye"]


async def test_of_two_who_answer_at_once_one_wins(here: Table, there: Table):
    attempts = [answer(table, ANN, word) for table, word in ((here, "hello"), (there, "goodbye"))]
    results = await asyncio.gather(*attempts, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Refusal]
    (line,) = await spoken(here)
    assert line in ("ann hello", "ann goodbye")
    assert match_at(here).view(None) == match_at(there).view(None)


async def test_a_whole_game_between_two_bots_doubles_nothing(here: Table, there: Table):
    """Each press goes to both bots. The one that is behind is refused, and then catches up."""
    while here.playing or there.playing:
        for table in (here, there):
            if table.playing:
                try:
                    await answer(table, table.waiting_for[0], "hello")
                except Refusal:
                    continue
    assert await spoken(here) == ["ann hello", "ben hello"] * 3
    assert here.row.outcome == there.row.outcome


async def test_secret_answers_given_at_two_bots_are_revealed_together(house: House, open_house: OpenHouse):
    here = await begin(house, WHISPER, PEOPLE)
    there = await come_back(await open_house(), here)
    await answer(here, ANN, "yes")
    with pytest.raises(Refusal):
        await answer(there, BEN, "yes")
    assert match_at(there).locked == {ANN}
    await answer(there, BEN, "yes")
    await answer(there, CAT, "no")
    assert there.position == 1
    assert await spoken(there) == ["ann yes", "ben yes", "cat no"]


async def test_a_match_starts_once(house: House, open_house: OpenHouse):
    here = await lobby(house, TALK)
    await here.lobby.sit(PINE, None)
    await here.lobby.sit(CRANE, None)
    there = await come_back(await open_house(), here)
    await start(here)
    with pytest.raises(Stale):
        await start(there)
    assert there.playing
    assert there.setup == here.setup


async def test_a_game_called_off_at_one_bot_is_called_off_at_the_other(here: Table, there: Table):
    await answer(here, ANN, "hello")
    await call_off(here)
    with pytest.raises(Refusal):
        await answer(there, ANN, "goodbye")
    assert there.row.status == "cancelled"
    with pytest.raises(Stale):
        await answer(there, BEN, "hello")


async def test_an_agreement_at_one_bot_counts_at_the_other(here: Table, there: Table):
    agreed = [await at.votes.to_cancel(person) for at, person in ((here, PINE), (there, CRANE))]
    assert agreed == [False, True]
    with pytest.raises(Stale):
        await here.votes.to_cancel(WATCHER, moderator=True)
    assert here.row.status == "cancelled"
    assert [one.name for one in await here.remarks()] == ["called-off"]


async def test_a_late_call_off_does_not_undo_the_end(here: Table, there: Table):
    await give_up(here, CRANE)
    for late in (call_off(there), there.votes.to_cancel(PINE)):
        with pytest.raises((Stale, Refusal)):
            await late
    assert there.row.status == "over"
    assert there.row.outcome == here.row.outcome


# In the lobby


@pytest.fixture
async def lobbies(house: House, open_house: OpenHouse) -> tuple[Table, Table]:
    """One lobby at two bots."""
    here = await lobby(house, WHISPER)
    return here, await come_back(await open_house(), here)


def seated(table: Table) -> list[tuple[str, str | None]]:
    return [(sitter.name, sitter.wish) for sitter in table.sitters]


async def test_of_two_who_wish_for_one_seat_one_has_it(lobbies: tuple[Table, Table]):
    here, there = lobbies
    both = here.lobby.sit(PINE, ANN), there.lobby.sit(CRANE, ANN)
    results = await asyncio.gather(*both, return_exceptions=True)
    (late,) = [result for result in results if result is not None]
    assert isinstance(late, Stale)
    winner, loser = (here, there) if results[0] is None else (there, here)
    assert seated(here) == seated(there)
    assert len(seated(here)) == 1
    person = CRANE if winner is here else PINE
    with pytest.raises(Refusal) as taken:
        await loser.lobby.sit(person, ANN)
    assert taken.value.problems[0].code == "seat-taken"
    await loser.lobby.sit(person, BEN)
    await start(loser)
    assert loser.playing


async def test_a_whole_crowd_at_two_bots_finds_its_places(lobbies: tuple[Table, Table]):
    """Everybody tries until they get an answer. Nobody is lost, and nobody sits twice."""
    people = [Person(number, f"player {number}") for number in range(1, 7)]

    async def come(person: Person, table: Table) -> bool:
        while True:
            try:
                await table.lobby.sit(person, None)
            except Stale:
                continue
            except Refusal as refusal:
                assert refusal.problems[0].code == "table-full"
                return False
            return True

    came = await asyncio.gather(*[come(person, lobbies[n % 2]) for n, person in enumerate(people)])
    assert sum(came) == 3
    here, there = lobbies
    for table in lobbies:
        await look_again(table)
    assert sorted(seated(here)) == sorted(seated(there))
    assert {name for name, _ in seated(here)} == {
        person.name for person, sits in zip(people, came, strict=True) if sits
    }


async def test_a_late_press_in_a_lobby_undoes_nothing(lobbies: tuple[Table, Table]):
    here, there = lobbies
    await here.lobby.sit(PINE, ANN)
    with pytest.raises(Stale):
        await there.lobby.close()
    assert there.in_lobby
    await here.lobby.sit(CRANE, BEN)
    with pytest.raises(Stale):
        await there.lobby.leave(PINE)
    await start(here)
    for late in (there.lobby.leave(PINE), there.lobby.close(), there.lobby.send_away(1)):
        with pytest.raises(Stale):
            await late
    assert there.playing
    assert there.setup == here.setup
    assert seated(there) == [("Pine", ANN), ("Crane", BEN)]


async def test_a_lobby_that_was_closed_does_not_start(lobbies: tuple[Table, Table]):
    here, there = lobbies
    await here.lobby.sit(PINE, ANN)
    await here.lobby.sit(CRANE, BEN)
    with pytest.raises(Stale):
        await there.lobby.sit(MOON, CAT)
    await here.lobby.close()
    with pytest.raises(Stale):
        await start(there)
    assert there.row.status == "cancelled"
    assert await there.journal() == []


# With AI seats


async def test_ai_seats_at_two_bots_double_nothing(house: House, open_house: OpenHouse):
    """Both bots think about every question, and each press goes to both."""
    here = await lobby(house, TALK)
    await here.lobby.sit(PINE, ANN)
    await seat_ai(here, BEN)
    await start(here)
    tables = [here, *[await come_back(await open_house(), here) for _ in range(2)]]

    async def press(table: Table) -> None:
        with suppress(Refusal, Stale):
            await table.answer(PINE, ANN, table.position, ["goodbye"])

    while any(table.playing for table in tables):
        await asyncio.gather(*[press(table) for table in tables if ANN in table.waiting_for])
        await asyncio.gather(*[table.settle() for table in tables])
        for table in tables:
            await look_again(table)
    assert await spoken(here) == ["ann goodbye", "ben hello"] * 3
