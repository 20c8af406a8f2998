"""AI seats: they think after the news is published, and no action of a person waits for them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.engine import (
    Filled,
    Form,
    GameRules,
    Outcome,
    Problem,
    Request,
    Seat,
    Slot,
    StepFacts,
    View,
    ask,
    fill,
    step,
    value,
)
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.tables.house import House
from tests.engine.toys import ANN, BEN, CAT
from tests.engine.toys import Table as ToyTable
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    TALK,
    WHISPER,
    answer,
    call_off,
    come_back,
    game,
    match_at,
    spoken,
    words,
)
from tests.tables.slow import Slow, Told, against_ai


@value
class Said(StepFacts):
    word: str


@pytest.fixture
async def slow() -> AsyncIterator[Slow]:
    slow = Slow()
    yield slow
    slow.speak()


# Thinking


async def test_an_answer_is_committed_and_told_before_the_ai_has_thought(open_house: OpenHouse, slow: Slow):
    house = await open_house(replace(TALK, advise=slow.advise))
    table = await against_ai(house, replace(TALK, advise=slow.advise), ANN, BEN)
    told = Told(house)
    await answer(table, ANN, "goodbye")
    assert await spoken(table) == ["ann goodbye"]
    assert await told.next() == ((BEN,), ["goodbye"])
    slow.speak()
    await table.settle()
    assert told.all[1:] == [((ANN,), ["goodbye", "hello"])]
    assert await spoken(table) == ["ann goodbye", "ben hello"]


async def test_a_quick_answer_is_told_together_with_what_it_answers(house: House):
    table = await against_ai(house, TALK, ANN, BEN)
    told = Told(house)
    await answer(table, ANN, "goodbye")
    await table.settle()
    assert told.all == [((ANN,), ["goodbye", "hello"])]


async def test_an_ai_that_begins_has_begun_when_the_table_is_shown(house: House):
    told = Told(house)
    table = await against_ai(house, TALK, BEN, ANN)
    await table.settle()
    assert await spoken(table) == ["ann hello"]
    assert told.all[-1] == ((BEN,), ["hello"])


async def test_the_ai_locks_in_and_waits_like_everybody(house: House):
    table = await against_ai(house, WHISPER, CAT, ANN, BEN)
    await table.settle()
    assert match_at(table).locked == {ANN, BEN}
    assert table.waiting_for == (CAT,)


async def test_the_news_begin_anew_with_every_question_a_person_had_a_say_in(
    open_house: OpenHouse, slow: Slow
):
    """This includes a round in which an AI is the last to lock in. After a restart the news is the same."""
    whisper = replace(WHISPER, advise=slow.advise)
    house = await open_house(whisper)
    table = await against_ai(house, whisper, CAT, ANN, BEN)
    await answer(table, CAT, "no")
    slow.speak(2)
    await slow.thought(3)
    assert [one.facts["words"] for one in table.news] == [("yes", "yes", "no")]
    await answer(table, CAT, "yes")
    slow.speak()
    await table.settle()
    assert [one.facts["words"] for one in table.news] == [("yes", "yes", "yes")]
    found = await come_back(await open_house(whisper), table)
    assert [one.facts for one in found.news] == [one.facts for one in table.news]


async def test_several_ai_answers_in_a_row_are_one_piece_of_news(house: House, open_house: OpenHouse):
    house.games = {**house.games, ROUND.key: ROUND}
    table = await against_ai(house, ROUND, ANN, BEN, CAT)
    await table.settle()
    for _ in range(2):
        shown = table.news
        await answer(table, ANN, "goodbye")
        await table.settle()
        assert [one.facts["word"] for one in table.news] == ["goodbye", "hello", "hello"]
        assert table.news is not shown
    found = await come_back(await open_house(ROUND), table)
    assert [one.facts for one in found.news] == [one.facts for one in table.news]


async def in_turn(table: ToyTable) -> Outcome:
    """Everybody says a word, three times."""
    for _ in range(3):
        for seat in (ANN, BEN, CAT):
            await step(Said(word=(await ask(seat, "speak", words("hello", "goodbye"))).value))
    return Outcome((), "all-said")


ROUND = game(in_turn, ai=True)


async def test_a_game_against_an_ai_is_played_to_its_end(house: House):
    table = await against_ai(house, SEVEN_RONIN, ATTACKER, DEFENDER)
    random = Random(1)
    while table.playing:
        await table.settle()
        assert table.waiting_for == (ATTACKER,)
        question = table.question(ATTACKER)
        assert question is not None
        keys = SEVEN_RONIN.advise(match_at(table).view(ATTACKER), question.request, random)
        await answer(table, ATTACKER, *keys)
        await table.settle()
    assert table.row.status == "over"


# An AI that fails


def speechless(view: View, request: Request[object], random: Random) -> Sequence[str]:
    raise LookupError("nothing comes to mind")


def babble(view: View, request: Request[object], random: Random) -> Sequence[str]:
    return ["glossolalia"]


def mumble(view: View, request: Request[object], random: Random) -> Sequence[str]:
    return [None]  # pyright: ignore[reportReturnType]


@pytest.mark.parametrize("advise", [speechless, babble, mumble])
async def test_an_ai_that_fails_says_something_plain_and_it_is_logged(
    open_house: OpenHouse, advise, capsys: pytest.CaptureFixture[str]
):
    bewildered = replace(TALK, advise=advise)
    table = await against_ai(await open_house(bewildered), bewildered, BEN, ANN)
    await table.settle()
    await answer(table, BEN, "hello")
    await table.settle()
    said = await spoken(table)
    assert said[1] == "ben hello"
    assert {said[0], said[2]} <= {"ann hello", "ann goodbye"}
    assert table.waiting_for == (BEN,)
    assert capsys.readouterr().out.count("ai.speechless") == 2


async def test_an_ai_that_cannot_be_shown_the_table_says_something_plain(open_house: OpenHouse):
    def blind(table: ToyTable) -> GameRules:
        return replace(TALK, begin=lambda setup: Blind(table.rules))

    class Blind(ToyTable):
        def view(self, seat: Seat | None):
            if seat == BEN:
                raise LookupError("it is dark")
            return super().view(seat)

    game = blind(ToyTable(talk_rules))
    table = await against_ai(await open_house(game), game, ANN, BEN)
    await answer(table, ANN, "hello")
    await table.settle()
    assert table.waiting_for == (ANN,)
    assert (await spoken(table))[0] == "ann hello"


async def talk_rules(table: ToyTable) -> Outcome:
    for seat in (ANN, BEN, ANN):
        await ask(seat, "speak", words("hello", "goodbye"))
    return Outcome((), "said")


async def playing_with_fire(table: ToyTable) -> Outcome:
    """The rules fail when somebody says fire."""
    for seat in (ANN, BEN) * 3:
        word = (await ask(seat, "speak", words("fire", "water"))).value
        if word == "fire":
            raise ZeroDivisionError("nobody thought of fire")
        await step(Said(word=word))
    return Outcome((), "unburnt")


async def all_is_fire(table: ToyTable) -> Outcome:
    """The rules fail after any answer of Ben."""
    await ask(ANN, "speak", words("water"))
    await ask(BEN, "speak", words("water", "wind", "earth"))
    raise ZeroDivisionError("nobody thought of fire")


async def test_an_ai_that_breaks_the_rules_does_something_else(
    open_house: OpenHouse, capsys: pytest.CaptureFixture[str]
):
    burning = game(playing_with_fire, ai=True)
    house = await open_house(burning)
    table = await against_ai(house, burning, ANN, BEN)
    told = Told(house)
    await answer(table, ANN, "water")
    await table.settle()
    assert await spoken(table) == ["ann water", "ben water"]
    assert table.waiting_for == (ANN,)
    assert told.all[-1] == ((ANN,), ["water", "water"])
    assert "ai.broke_the_rules" in capsys.readouterr().out


async def test_a_table_pauses_and_keeps_the_answer_if_every_ai_answer_fails(
    open_house: OpenHouse,
):
    burning = game(all_is_fire, ai=True)
    house = await open_house(burning)
    table = await against_ai(house, burning, ANN, BEN)
    told = Told(house)
    await answer(table, ANN, "water")
    await table.settle()
    assert table.row.status == "paused"
    assert table.row.note == "all_is_fire at position 2"
    assert told.all
    assert await spoken(table) == ["ann water"]
    mended = replace(game(talk_rules, ai=True), key=burning.key)
    assert (await come_back(await open_house(mended), table)).row.status == "paused"
    await call_off(table)


async def fickle(table: ToyTable) -> Outcome:
    """Ben's word is allowed when it is first checked, and no longer when it is given."""
    looked = 0

    def check(_: Filled) -> list[Problem]:
        nonlocal looked
        looked += 1
        return [Problem("not-an-option")] if looked == 2 else []

    await ask(ANN, "speak", words("hello"))
    await fill(BEN, Form("write", [Slot("word", ("hello",))], check, lambda filled: filled))
    await ask(ANN, "speak", words("hello"))
    return Outcome((), "said")


async def test_an_answer_that_is_refused_after_all_is_replaced(open_house: OpenHouse):
    """It does not repeat the same answer for ever."""
    strange = replace(game(fickle), advise=lambda *_: ["word=hello"])
    table = await against_ai(await open_house(strange), strange, ANN, BEN)
    await answer(table, ANN, "hello")
    await table.settle()
    assert table.waiting_for == (ANN,)
    assert len(await spoken(table)) == 2
