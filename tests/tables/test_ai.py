"""AI seats: they answer by themselves, in the same breath as the people they play with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.engine import GameRules, Refusal, Request, Seat, View
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.tables.house import House
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN, CAT
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import PINE, TALK, WHISPER, answer, come_back, lobby, match_at


async def against_ai(house: House, game: GameRules, pine: Seat, *others: Seat) -> Table:
    """Pine in one seat, an AI in each of the others."""
    table = await lobby(house, game)
    await table.lobby.sit(PINE, pine)
    for seat in others:
        await table.lobby.set_place(None, "AI", "ai", seat)
    await table.lobby.start()
    return table


async def spoken(table: Table) -> list[str]:
    return [f"{entry.by} {' '.join(entry.keys)}" for entry in await table.journal()]


async def test_the_ai_answers_before_the_person_is_asked_again(house: House):
    table = await against_ai(house, TALK, ANN, BEN)
    await answer(table, ANN, "goodbye")
    assert await spoken(table) == ["ann goodbye", "ben hello"]
    assert table.waiting_for == (ANN,)
    assert [step.name for step in table.news] == ["said", "said"]


async def test_an_ai_that_begins_has_begun_when_the_table_is_shown(house: House):
    shown: list[Sequence[Seat]] = []
    house.on_change(lambda table: shown.append(table.waiting_for))
    table = await against_ai(house, TALK, BEN, ANN)
    assert await spoken(table) == ["ann hello"]
    assert shown[-1] == (BEN,)


async def test_the_ai_locks_in_and_waits_like_everybody(house: House):
    table = await against_ai(house, WHISPER, CAT, ANN, BEN)
    assert match_at(table).locked == {ANN, BEN}
    assert table.waiting_for == (CAT,)


async def test_a_game_against_an_ai_is_played_to_its_end(house: House):
    table = await against_ai(house, SEVEN_RONIN, ATTACKER, DEFENDER)
    random = Random(1)
    while table.playing:
        assert table.waiting_for == (ATTACKER,)
        question = table.question(ATTACKER)
        assert question is not None
        keys = SEVEN_RONIN.advise(match_at(table).view(ATTACKER), question.request, random)
        await answer(table, ATTACKER, *keys)
    assert table.row.status == "over"


async def test_an_ai_that_was_interrupted_answers_after_the_restart(house: House, open_house: OpenHouse):
    """The bot ended after the seats were drawn and before anybody could answer."""
    table = await lobby(house, TALK)
    await table.lobby.sit(PINE, BEN)
    await table.lobby.set_place(None, "AI", "ai", ANN)
    await house.store.start(table.id, {1: BEN, 2: ANN})
    found = await come_back(await open_house(), table)
    assert found.waiting_for == (BEN,)
    assert await spoken(found) == ["ann hello"]


def speechless(view: View, request: Request[object], random: Random) -> Sequence[str]:
    raise LookupError("nothing comes to mind")


def babble(view: View, request: Request[object], random: Random) -> Sequence[str]:
    return ["glossolalia"]


@pytest.mark.parametrize("advise", [speechless, babble])
async def test_an_ai_that_fails_takes_the_answer_before_it_back(house: House, open_house: OpenHouse, advise):
    """What the person did is not half done: it can be done again, once the AI has learnt better."""
    bewildered = await open_house(replace(TALK, advise=advise))
    table = await against_ai(bewildered, TALK, ANN, BEN)
    with pytest.raises(Refusal) as refusal:
        await answer(table, ANN, "hello")
    assert refusal.value.problems[0].code == "rules-broken"
    assert await spoken(table) == []
    assert table.waiting_for == (ANN,)
    assert table.news == []
    found = await come_back(house, table)
    await answer(found, ANN, "hello")
    assert await spoken(found) == ["ann hello", "ben hello"]


@pytest.mark.parametrize("advise", [speechless, babble])
async def test_a_table_that_an_ai_cannot_begin_is_paused(house: House, open_house: OpenHouse, advise):
    bewildered = await open_house(replace(TALK, advise=advise))
    table = await against_ai(bewildered, TALK, BEN, ANN)
    assert table.row.status == "paused"
    found = await come_back(house, table)
    assert found.playing
    assert found.waiting_for == (BEN,)
