"""A table is paused while its journal cannot be replayed: the rules have changed, or a line is damaged."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest

from bot.engine import GameRules, JournalMismatch, Outcome, Refusal, Setup, StepFacts, ask, step, value
from bot.tables.house import House
from bot.tables.seating import Stale
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN, DRAW
from tests.engine.toys import Table as ToyTable
from tests.tables.conftest import OpenHouse
from tests.tables.moments import moment
from tests.tables.sitting import (
    CRANE,
    PINE,
    TALK,
    TWO,
    agree,
    answer,
    begin,
    call_off,
    come_back,
    game,
    give_up,
    lobby,
    named,
    words,
)


@value
class Said(StepFacts):
    word: str


# The rules have changed


async def shout(table: ToyTable) -> Outcome:
    """The same question as in ``talk`` with other options: an old journal does not fit."""
    word = await ask(ANN, "speak", words("HELLO", "goodbye"))
    await step(Said(word=word.value))
    return DRAW


async def collapse(table: ToyTable) -> Outcome:
    """Rules that fail at once."""
    raise ZeroDivisionError


def unfold(setup: Setup) -> ToyTable:
    """A board that fails when it is made."""
    raise LookupError("the board is in another box")


unfolded = replace(TALK, begin=unfold)


@pytest.mark.parametrize(
    "rules", [game(shout), game(collapse), unfolded], ids=["shout", "collapse", "unfold"]
)
async def test_a_journal_that_no_longer_fits_pauses_the_table(
    talking: Table, open_house: OpenHouse, rules: GameRules
):
    changed = await open_house(named(rules, "talk"))
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
    await give_up(talking, PINE)
    changed = await open_house(named(game(shout), "talk"))
    found = await come_back(changed, talking)
    assert found.row.status == "over"
    assert found.row.outcome == talking.row.outcome
    assert [table async for table in changed.live()] == [found], "nobody has been shown how it ended"
    await found.end_was_shown()
    assert [table async for table in changed.live()] == []


async def test_a_match_that_was_called_off_stays_so_whatever_the_rules(talking: Table, open_house: OpenHouse):
    await call_off(talking)
    found = await come_back(await open_house(named(game(shout), "talk")), talking)
    assert found.row.status == "cancelled"
    found = await come_back(await open_house(), talking)
    assert found.row.status == "cancelled"


@pytest.mark.parametrize("rules", [game(collapse), unfolded], ids=["play", "begin"])
async def test_rules_that_cannot_begin_leave_the_lobby_as_it_was(
    open_house: OpenHouse, house: House, rules: GameRules
):
    broken = await open_house(named(rules, "talk"))
    table = await lobby(broken, named(rules, "talk"))
    for seat, person in TWO.items():
        await table.lobby.sit(person, seat)
    await agree(table)
    before = table.row
    with pytest.raises(Refusal) as refusal:
        await table.lobby.start(PINE)
    assert refusal.value.problems[0].code == "rules-broken"
    assert (table.in_lobby, table.row) == (True, before)
    found = await come_back(house, table)
    await found.lobby.start(PINE)
    assert found.waiting_for == (ANN,)


# The journal is damaged


@pytest.mark.parametrize(
    "line",
    ["7", "{}", "", '[1, "answer", "person", "ann", "sp', '[1, "sing", "person", "ann", "speak", "hello"]'],
)
@pytest.mark.parametrize("seq", [0, 1])
async def test_a_broken_line_pauses_its_table_alone(
    talking: Table, house: House, open_house: OpenHouse, disk: sqlite3.Connection, line: str, seq: int
):
    await answer(talking, BEN, "goodbye")
    others = [await begin(house, TALK, TWO) for _ in range(2)]
    whole = (await talking.journal_lines())[seq]
    disk.execute("UPDATE journal SET entry = ? WHERE table_id = ? AND seq = ?", [line, talking.id, seq])
    restarted = await open_house()
    found, *rest = [table async for table in restarted.live()]
    assert (found.id, found.row.status) == (talking.id, "paused")
    assert found.row.note == f"entry {seq}: it cannot be read"
    assert found.waiting_for == ()
    with pytest.raises(JournalMismatch):
        await found.journal()
    assert [table.id for table in rest] == [table.id for table in others]
    for table in rest:
        await answer(table, ANN, "hello")
    disk.execute("UPDATE journal SET entry = ? WHERE table_id = ? AND seq = ?", [whole, talking.id, seq])
    mended = await come_back(await open_house(), talking)
    assert (mended.playing, mended.row.note) == (True, None)
    assert await moment(mended) == await moment(talking)
    await answer(mended, ANN, "hello")


@pytest.mark.parametrize(
    "line", ['[1, "answer", "person", "ann", "speak", 7]', '[1, "answer", "person", null, "speak", "hello"]']
)
async def test_a_line_with_more_than_words_in_it_pauses_its_table(
    talking: Table, open_house: OpenHouse, disk: sqlite3.Connection, line: str
):
    disk.execute("UPDATE journal SET entry = ?", [line])
    found = await come_back(await open_house(), talking)
    assert (found.row.status, found.row.note) == ("paused", "entry 0: it cannot be read")


async def test_an_answer_that_the_rules_no_longer_take_is_named_without_what_it_was(
    talking: Table, open_house: OpenHouse
):
    found = await come_back(await open_house(named(game(shout), "talk")), talking)
    assert found.row.note == "entry 0, answer ann speak: not-an-option"


async def test_a_table_that_cannot_even_be_read_is_left_out_and_the_others_are_not(
    talking: Table, house: House, open_house: OpenHouse, disk: sqlite3.Connection
):
    other = await begin(house, TALK, TWO)
    disk.execute("UPDATE tables SET options = 'ink' WHERE id = ?", [talking.id])
    assert [table.id async for table in (await open_house()).live()] == [other.id]
