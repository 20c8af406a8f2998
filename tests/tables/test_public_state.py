"""A list tells of a table what the loaded table tells, at each moment, from its rows alone."""

from __future__ import annotations

import json
import sqlite3
from random import Random

import pytest

from bot.engine import GameRules
from bot.engine.match import Match
from bot.games import GAMES
from bot.tables.house import House
from bot.tables.listed import ListedTable
from bot.tables.public_state import PublicState
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN, CAT
from tests.games.random_play import play_at_random
from tests.games.test_random_games import setups
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    CRANE,
    MOON,
    PEOPLE,
    PINE,
    TALK,
    TWO,
    WHISPER,
    answer,
    begin,
    call_off,
    come_back,
    give_up,
    lobby,
    seat_ai,
    start,
)


async def listed(house: House, table: Table) -> ListedTable:
    (listing,) = await house.store.glances.listings([table.id], PINE.user_id)
    return ListedTable(table.game, listing)


async def is_told(house: House, table: Table) -> bool:
    """True if the rows tell the same as the loaded table."""
    one = await listed(house, table)
    same = (
        (one.in_lobby, one.playing, one.damaged) == (table.in_lobby, table.playing, table.damaged)
        and [*one.open_questions] == [*table.waiting_for]
        and (one.open_questions, [*one.locked]) == (table.open_questions, [*table.locked])
        and [*one.sitters] == [*table.sitters]
        and one.seats == table.setup.seats
    )
    if table.match is None or not table.playing:
        return same
    situation = table.game.situation(table.match.view(None))
    return same and (one.position, one.situation) == (table.position, situation)


async def test_a_secret_round_waits_for_the_seats_without_an_answer(house: House, open_house: OpenHouse):
    table = await lobby(house, WHISPER)
    assert await is_told(house, table)
    table = await begin(house, WHISPER, PEOPLE)
    assert await is_told(house, table) and [*table.open_questions] == [ANN, BEN, CAT]
    await answer(table, ANN, "yes")
    assert await is_told(house, table) and [*table.open_questions] == [BEN, CAT] and table.locked == [ANN]
    await answer(table, ANN, "no")
    assert await is_told(house, table), "nobody learns that she has changed her mind"
    await table.unlock(PINE, ANN, table.position)
    assert await is_told(house, table) and table.locked == []
    for seat in (CAT, BEN, ANN):
        await answer(table, seat, "no")
        assert await is_told(house, table)
    assert table.locked == [] and await is_told(house, await come_back(await open_house(), table))


async def test_after_an_answer_that_was_put_back(house: House):
    table = await begin(house, TALK, TWO)
    await answer(table, ANN, "hello")
    assert await is_told(house, table) and (await listed(house, table)).asked_of(CRANE.user_id) == "speak"
    await table.undo.put_back(PINE, table.position)
    assert await is_told(house, table)
    assert (await listed(house, table)).asked_of(CRANE.user_id) is None
    assert (await listed(house, table)).asked_of(MOON.user_id) is None


async def test_after_an_ai_has_answered(house: House):
    table = await lobby(house, TALK)
    await table.lobby.sit(PINE, ANN)
    await seat_ai(table, BEN)
    await start(table)
    await answer(table, ANN, "hello")
    await house.settle()
    assert await is_told(house, table) and (await listed(house, table)).asked_of(PINE.user_id) == "speak"


async def test_a_table_that_is_over_waits_for_nobody(house: House):
    for end in (give_up, lambda table, _: call_off(table)):
        table = await begin(house, TALK, TWO)
        await end(table, PINE)
        assert await is_told(house, table) and (await listed(house, table)).open_questions == {}


@pytest.mark.parametrize("line", ["{}", '[1, "answer", "person", "ann", "speak", "farewell"]'])
async def test_why_a_table_is_paused(
    house: House, open_house: OpenHouse, disk: sqlite3.Connection, line: str
):
    table = await begin(house, TALK, TWO)
    await answer(table, ANN, "hello")
    (whole,) = await table.journal_lines()
    disk.execute("UPDATE journal SET entry = ?", [line])
    paused = await come_back(await open_house(), table)
    assert await is_told(house, paused) and paused.row.status == "paused"
    assert (await listed(house, paused)).damaged == (line == "{}")
    disk.execute("UPDATE journal SET entry = ?", [whole])
    mended = await come_back(await open_house(), table)
    assert mended.playing and await is_told(house, mended)


async def test_a_row_that_tells_something_else_is_mended_when_the_table_is_loaded(
    house: House, open_house: OpenHouse, disk: sqlite3.Connection
):
    """A newer program may call a question by another name."""
    table = await begin(house, TALK, TWO)
    disk.execute("UPDATE tables SET public_state = replace(public_state, 'speak', 'say')")
    assert not await is_told(house, table)
    assert await is_told(house, await come_back(await open_house(), table))
    version = (await come_back(await open_house(), table)).row.version
    assert (await come_back(await open_house(), table)).row.version == version, "nothing to mend"


EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@EACH_GAME
def test_the_public_state_of_every_game_comes_back_from_its_row(game: GameRules):
    told = 0

    def look(match: Match, _: object) -> None:
        nonlocal told
        if match.outcome is None:
            state = PublicState.of(match)
            body = json.loads(json.dumps(state.body))
            assert body == state.body and PublicState.read(body) == state
            told += 1

    play_at_random(game, setups(game)[0], 5, look)
    assert told > 10


@EACH_GAME
def test_the_public_state_is_the_same_for_everything_that_spectators_do_not_know(game: GameRules):
    """The hidden cards and plans of all seats are drawn again, and secret answers are removed."""
    random, told = Random(3), 0

    def look(match: Match, _: object) -> None:
        nonlocal told
        if match.outcome is None and random.random() < 0.1:
            state, guessed = PublicState.of(match), PublicState.of(match.rehearsal(None, random))
            assert guessed.situation == state.situation
            assert {*guessed.open_questions} == {*state.open_questions, *state.locked}
            assert guessed.open_questions.items() >= state.open_questions.items()
            told += 1

    play_at_random(game, setups(game)[-1], 3, look)
    assert told
