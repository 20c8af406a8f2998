"""After a restart: whatever the moment, everybody sees what they saw, and the game goes on."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random

import pytest

from bot.engine import Draft, GameRules, Outcome, Seat, View, ask, step
from bot.games import GAMES
from bot.tables.house import House
from bot.tables.table import Stale, Table
from tests.engine.toys import ANN, BEN, DRAW
from tests.engine.toys import Table as ToyTable
from tests.games.random_play import random_answer
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    CARDS,
    CRANE,
    PINE,
    TALK,
    WHISPER,
    answer,
    begin,
    come_back,
    game,
    leader,
    match_at,
    named,
    words,
)
from tests.tables.sitting import PEOPLE as THREE

TWO = {ANN: PINE, BEN: CRANE}


@dataclass(frozen=True)
class Moment:
    """All that anybody can know of a table."""

    status: str
    position: int
    asked: tuple[tuple[Seat, str], ...]
    waiting_for: tuple[Seat, ...]
    locked: frozenset[Seat]
    views: tuple[View, ...]
    drafts: tuple[Draft, ...]
    outcome: Outcome | None


async def moment(table: Table) -> Moment:
    match = match_at(table)
    seats = table.setup.seats
    return Moment(
        table.row.status,
        table.position,
        tuple((seat, question.request.prompt) for seat, question in match.pending.items()),
        table.waiting_for,
        match.locked,
        tuple(match.view(seat) for seat in (*seats, None)),
        tuple([dict(table.drafts.of(seat)) for seat in seats]),
        match.outcome,
    )


async def seat_everybody(house: House, rules: GameRules) -> Table:
    people = list(THREE.values())
    return await begin(house, rules, dict(zip(rules.seats[: rules.players[-1]], people, strict=False)))


async def move(table: Table, random: Random) -> None:
    """Somebody answers something; forms are filled in bit by bit, and now and then taken back."""
    match = match_at(table)
    if match.locked and random.random() < 0.2:
        seat = min(match.locked)
        await table.unlock(leader(table, seat), seat, table.position)
        return
    seat = random.choice(table.waiting_for)
    person, position = leader(table, seat), table.position
    keys = random_answer(table.game, match.pending[seat].request, random)
    if "=" not in keys[0]:
        await table.answer(person, seat, position, keys)
        return
    draft = dict(key.split("=", 1) for key in keys)
    await table.drafts.clear(person, seat, position)
    await table.drafts.edit(person, seat, position, draft)
    if random.random() < 0.7:
        await table.lock_in(person, seat, position)


@pytest.mark.parametrize("rules", [*GAMES.values(), TALK, WHISPER, CARDS], ids=lambda rules: rules.key)
async def test_at_every_moment_of_a_game_a_restart_changes_nothing(house: House, rules: GameRules):
    table = await seat_everybody(house, rules)
    random = Random(5)
    while table.playing:
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
    assert len(table.news) == 3


async def test_a_table_that_many_look_for_is_loaded_once(house: House, open_house: OpenHouse):
    table = await begin(house, TALK, TWO)
    other = await open_house()
    first, *rest = await asyncio.gather(*[other.find(table.id) for _ in range(5)])
    assert first is not None
    assert all(found is first for found in rest)
    other.forget(first)
    assert await other.find(table.id) is not first


# The rules have changed


async def shout(table: ToyTable) -> Outcome:
    """As ``talk``, but everybody shouts."""
    word = await ask(ANN, "speak", words("HELLO", "goodbye"))
    await step("said", word=word.value)
    return DRAW


async def collapse(table: ToyTable) -> Outcome:
    """Rules that cannot even begin."""
    raise ZeroDivisionError


@pytest.fixture
async def talking(house: House) -> Table:
    table = await begin(house, TALK, TWO)
    await answer(table, ANN, "hello")
    return table


@pytest.mark.parametrize("rules", [shout, collapse])
async def test_a_journal_that_no_longer_fits_pauses_the_table(talking: Table, open_house: OpenHouse, rules):
    changed = await open_house(named(game(rules), "talk"))
    found = await come_back(changed, talking)
    assert found.row.status == "paused"
    assert found.row.note
    assert found.waiting_for == ()
    assert found.question(BEN) is None
    with pytest.raises(Stale):
        await found.answer(CRANE, BEN, 1, ["hello"])
    assert len(await found.journal()) == 1
    assert [table.id async for table in changed.live()] == [talking.id]


async def test_a_paused_table_goes_on_when_the_journal_fits_again(talking: Table, open_house: OpenHouse):
    await come_back(await open_house(named(game(shout), "talk")), talking)
    found = await come_back(await open_house(), talking)
    assert found.playing
    assert found.row.note is None
    assert await moment(found) == await moment(talking)
    await answer(found, BEN, "hello")
    assert found.waiting_for == (ANN,)


async def test_a_match_that_is_over_stays_over_whatever_the_rules(talking: Table, open_house: OpenHouse):
    await talking.resign(PINE)
    changed = await open_house(named(game(shout), "talk"))
    found = await come_back(changed, talking)
    assert found.row.status == "over"
    assert found.row.outcome == talking.row.outcome
    assert [table async for table in changed.live()] == []


async def test_a_match_that_was_called_off_stays_so_whatever_the_rules(talking: Table, open_house: OpenHouse):
    await talking.call_off()
    found = await come_back(await open_house(named(game(shout), "talk")), talking)
    assert found.row.status == "cancelled"
    found = await come_back(await open_house(), talking)
    assert found.row.status == "cancelled"


async def test_rules_that_cannot_begin_leave_a_paused_table(open_house: OpenHouse, house: House):
    table = await begin(await open_house(named(game(collapse), "talk")), TALK, TWO)
    assert table.row.status == "paused"
    found = await come_back(house, table)
    assert found.playing
    assert found.waiting_for == (ANN,)
