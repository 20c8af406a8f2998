"""AI seats: they think after everybody has been told, and nothing that a person did waits for them."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.engine import (
    Filled,
    Form,
    GameRules,
    Outcome,
    Problem,
    Refusal,
    Request,
    Seat,
    Slot,
    View,
    ask,
    fill,
    step,
)
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.tables import thinking
from bot.tables.house import House
from bot.tables.table import Table
from tests.engine.toys import ANN, BEN, CAT
from tests.engine.toys import Table as ToyTable
from tests.tables.conftest import OpenHouse
from tests.tables.sitting import (
    CRANE,
    MOON,
    PINE,
    TALK,
    WHISPER,
    answer,
    begin,
    call_off,
    come_back,
    first_option,
    game,
    give_up,
    lobby,
    match_at,
    spoken,
    words,
)


async def against_ai(house: House, game: GameRules, pine: Seat, *others: Seat) -> Table:
    """Pine in one seat, an AI in each of the others."""
    table = await lobby(house, game)
    await table.lobby.sit(PINE, pine)
    for seat in others:
        await table.lobby.set_place(None, "AI", "ai", seat)
    await table.lobby.start(PINE)
    return table


class Slow:
    """An AI that thinks until it is told to speak, and then says what it is offered first."""

    def __init__(self) -> None:
        self.thoughts = 0
        self._speak = threading.Event()
        self._loop = asyncio.get_running_loop()
        self.thinking = asyncio.Event()

    def advise(self, view: View, request: Request[object], random: Random) -> Sequence[str]:
        self.thoughts += 1
        self._loop.call_soon_threadsafe(self.thinking.set)
        assert self._speak.wait(60)
        return first_option(view, request, random)

    def speak(self) -> None:
        self._speak.set()


@pytest.fixture
async def slow():
    slow = Slow()
    yield slow
    slow.speak()


class Told:
    """Everything that whoever publishes has been told of: who was waited for, and the news."""

    def __init__(self, house: House) -> None:
        self.all: list[tuple[tuple[Seat, ...], list[str]]] = []
        self._again = asyncio.Event()
        house.on_change(self._hear)

    def _hear(self, table: Table) -> None:
        self.all.append((table.waiting_for, [str(one.facts.get("word", one.name)) for one in table.news]))
        self._again.set()

    async def next(self) -> tuple[tuple[Seat, ...], list[str]]:
        self._again.clear()
        await self._again.wait()
        return self.all[-1]


# Thinking


async def test_what_a_person_did_is_committed_and_told_before_the_ai_has_thought(
    open_house: OpenHouse, slow: Slow
):
    house = await open_house(replace(TALK, advise=slow.advise))
    table = await against_ai(house, replace(TALK, advise=slow.advise), ANN, BEN)
    told = Told(house)
    await answer(table, ANN, "goodbye")
    assert await spoken(table) == ["ann goodbye"]
    assert await told.next() == ((BEN,), ["goodbye"])
    slow.speak()
    await table.thinking.settle()
    assert told.all[1:] == [((ANN,), ["goodbye", "hello"])]
    assert await spoken(table) == ["ann goodbye", "ben hello"]


async def test_a_quick_answer_is_told_together_with_what_it_answers(house: House):
    table = await against_ai(house, TALK, ANN, BEN)
    told = Told(house)
    await answer(table, ANN, "goodbye")
    await table.thinking.settle()
    assert told.all == [((ANN,), ["goodbye", "hello"])]


async def test_an_ai_that_begins_has_begun_when_the_table_is_shown(house: House):
    told = Told(house)
    table = await against_ai(house, TALK, BEN, ANN)
    await table.thinking.settle()
    assert await spoken(table) == ["ann hello"]
    assert told.all[-1] == ((BEN,), ["hello"])


async def test_the_ai_locks_in_and_waits_like_everybody(house: House):
    table = await against_ai(house, WHISPER, CAT, ANN, BEN)
    await table.thinking.settle()
    assert match_at(table).locked == {ANN, BEN}
    assert table.waiting_for == (CAT,)


async def test_the_news_begin_anew_with_every_question_a_person_had_a_say_in(
    open_house: OpenHouse, slow: Slow
):
    """Also where the AI is the last to lock in; after a restart they are the same."""
    whisper = replace(WHISPER, advise=slow.advise)
    house = await open_house(whisper)
    table = await against_ai(house, whisper, CAT, ANN, BEN)
    await answer(table, CAT, "no")
    slow.speak()
    await table.thinking.settle()
    assert [one.facts["words"] for one in table.news] == [("yes", "yes", "no")]
    await answer(table, CAT, "yes")
    await table.thinking.settle()
    assert [one.facts["words"] for one in table.news] == [("yes", "yes", "yes")]
    found = await come_back(await open_house(whisper), table)
    assert [one.facts for one in found.news] == [one.facts for one in table.news]


async def test_what_several_ai_do_in_a_row_is_news_together(house: House, open_house: OpenHouse):
    house.games = {**house.games, ROUND.key: ROUND}
    table = await against_ai(house, ROUND, ANN, BEN, CAT)
    await table.thinking.settle()
    for _ in range(2):
        shown = table.news
        await answer(table, ANN, "goodbye")
        await table.thinking.settle()
        assert [one.facts["word"] for one in table.news] == ["goodbye", "hello", "hello"]
        assert table.news is not shown
    found = await come_back(await open_house(ROUND), table)
    assert [one.facts for one in found.news] == [one.facts for one in table.news]


async def in_turn(table: ToyTable) -> Outcome:
    """Everybody says a word, three times."""
    for _ in range(3):
        for seat in (ANN, BEN, CAT):
            await step("said", word=(await ask(seat, "speak", words("hello", "goodbye"))).value)
    return Outcome((), "all-said")


ROUND = game(in_turn, ai=True)


async def test_a_game_against_an_ai_is_played_to_its_end(house: House):
    table = await against_ai(house, SEVEN_RONIN, ATTACKER, DEFENDER)
    random = Random(1)
    while table.playing:
        await table.thinking.settle()
        assert table.waiting_for == (ATTACKER,)
        question = table.question(ATTACKER)
        assert question is not None
        keys = SEVEN_RONIN.advise(match_at(table).view(ATTACKER), question.request, random)
        await answer(table, ATTACKER, *keys)
        await table.thinking.settle()
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
    await table.thinking.settle()
    await answer(table, BEN, "hello")
    await table.thinking.settle()
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
    await table.thinking.settle()
    assert table.waiting_for == (ANN,)
    assert (await spoken(table))[0] == "ann hello"


async def talk_rules(table: ToyTable) -> Outcome:
    for seat in (ANN, BEN, ANN):
        await ask(seat, "speak", words("hello", "goodbye"))
    return Outcome((), "said")


async def playing_with_fire(table: ToyTable) -> Outcome:
    """Whoever says fire sets the rules on fire."""
    for seat in (ANN, BEN) * 3:
        word = (await ask(seat, "speak", words("fire", "water"))).value
        if word == "fire":
            raise ZeroDivisionError("nobody thought of fire")
        await step("said", word=word)
    return Outcome((), "unburnt")


async def all_is_fire(table: ToyTable) -> Outcome:
    """Whatever Ben says."""
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
    await table.thinking.settle()
    assert await spoken(table) == ["ann water", "ben water"]
    assert table.waiting_for == (ANN,)
    assert told.all[-1] == ((ANN,), ["water", "water"])
    assert "ai.broke_the_rules" in capsys.readouterr().out


async def test_where_nothing_an_ai_may_do_works_the_table_pauses_and_the_persons_answer_stays(
    open_house: OpenHouse,
):
    burning = game(all_is_fire, ai=True)
    house = await open_house(burning)
    table = await against_ai(house, burning, ANN, BEN)
    told = Told(house)
    await answer(table, ANN, "water")
    await table.thinking.settle()
    assert table.row.status == "paused"
    assert table.row.note == "all_is_fire at position 2"
    assert told.all
    assert await spoken(table) == ["ann water"]
    mended = replace(game(talk_rules, ai=True), key=burning.key)
    assert (await come_back(await open_house(mended), table)).row.status == "paused"
    await call_off(table)


async def fickle(table: ToyTable) -> Outcome:
    """Ben's word is good when he looks at it first, and not when he says it."""
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
    """It does not think about the same answer for ever."""
    strange = replace(game(fickle), advise=lambda *_: ["word=hello"])
    table = await against_ai(await open_house(strange), strange, ANN, BEN)
    await answer(table, ANN, "hello")
    await table.thinking.settle()
    assert table.waiting_for == (ANN,)
    assert len(await spoken(table)) == 2


# Cut off, and taken up


async def test_an_ai_that_was_cut_off_answers_after_the_restart(open_house: OpenHouse, slow: Slow):
    slow_talk = replace(TALK, advise=slow.advise)
    house = await open_house(slow_talk)
    table = await against_ai(house, slow_talk, ANN, BEN)
    await answer(table, ANN, "hello")
    await slow.thinking.wait()
    await house.rest()
    found = await come_back(await open_house(TALK), table)
    await found.thinking.settle()
    assert await spoken(found) == ["ann hello", "ben hello"]
    assert found.waiting_for == (ANN,)
    assert [one.facts["word"] for one in found.news] == ["hello", "hello"]
    slow.speak()
    assert await spoken(found) == ["ann hello", "ben hello"]


async def test_a_table_at_rest_tells_what_was_not_told_yet_and_does_not_think_again(
    open_house: OpenHouse, slow: Slow
):
    slow_whisper = replace(WHISPER, advise=slow.advise)
    house = await open_house(slow_whisper)
    table = await against_ai(house, slow_whisper, CAT, ANN, BEN)
    told = Told(house)
    await slow.thinking.wait()
    await answer(table, CAT, "yes")
    await house.rest()
    assert told.all == [((ANN, BEN), [])]
    thoughts = slow.thoughts
    await table.unlock(PINE, CAT, 0)
    assert told.all[1:] == [((ANN, BEN, CAT), [])]
    await table.thinking.settle()
    assert slow.thoughts == thoughts


async def test_cut_off_at_any_moment_it_answers_exactly_once(house: House, open_house: OpenHouse):
    """The bot ends at different moments of the same thought, and another goes on."""
    for patience in range(0, 80, 4):
        here = await open_house()
        table = await against_ai(here, TALK, ANN, BEN)
        await answer(table, ANN, "goodbye")
        for _ in range(patience):
            await asyncio.sleep(0)
        await here.rest()
        journal = await table.journal()
        assert match_at(table).journal == journal
        assert len(journal) in (1, 2)
        found = await come_back(await open_house(), table)
        await found.thinking.settle()
        assert await spoken(found) == ["ann goodbye", "ben hello"]


async def test_an_ai_that_was_not_asked_yet_is_asked_after_the_restart(
    house: House, open_house: OpenHouse, slow: Slow
):
    """The bot ended right after the match began."""
    slow_talk = replace(TALK, advise=slow.advise)
    here = await open_house(slow_talk)
    table = await against_ai(here, slow_talk, BEN, ANN)
    await here.rest()
    found = await come_back(house, table)
    await found.thinking.settle()
    assert found.waiting_for == (BEN,)
    assert await spoken(found) == ["ann hello"]


async def test_two_bots_whose_ai_think_at_once_double_nothing(open_house: OpenHouse):
    here = await against_ai(await open_house(), TALK, ANN, BEN)
    await here.thinking.settle()
    tables = [here, *[await come_back(await open_house(), here) for _ in range(2)]]
    while any(table.playing for table in tables):
        for table in tables:
            if ANN in table.waiting_for:
                try:
                    await answer(table, ANN, "goodbye")
                except Refusal:
                    continue
        await asyncio.gather(*[table.thinking.settle() for table in tables])
    assert await spoken(here) == ["ann goodbye", "ben hello"] * 3


async def test_both_bots_think_about_the_same_question_and_one_answer_counts(
    open_house: OpenHouse, slow: Slow
):
    slow_talk = replace(TALK, advise=slow.advise)
    here = await against_ai(await open_house(slow_talk), slow_talk, ANN, BEN)
    await answer(here, ANN, "goodbye")
    there = await come_back(await open_house(slow_talk), here)
    slow.speak()
    await asyncio.gather(here.thinking.settle(), there.thinking.settle())
    assert await spoken(here) == ["ann goodbye", "ben hello"]
    assert here.waiting_for == there.waiting_for == (ANN,)
    assert match_at(here).view(None) == match_at(there).view(None)


# Meanwhile


async def test_while_it_thinks_others_may_lock_in_and_take_back(open_house: OpenHouse, slow: Slow):
    slow_whisper = replace(WHISPER, advise=slow.advise)
    house = await open_house(slow_whisper)
    table = await lobby(house, slow_whisper)
    await table.lobby.sit(PINE, ANN)
    await table.lobby.sit(CRANE, BEN)
    await table.lobby.set_place(None, "AI", "ai", CAT)
    await table.lobby.start()
    told = Told(house)
    await slow.thinking.wait()
    await answer(table, ANN, "yes")
    assert await told.next() == ((BEN, CAT), [])
    await table.unlock(PINE, ANN, 0)
    await answer(table, ANN, "no")
    await answer(table, BEN, "no")
    slow.speak()
    await table.thinking.settle()
    assert [one.facts["words"] for one in table.news] == [("no", "no", "yes")]
    said = await spoken(table)
    assert said[:5] == ["ann yes", "ann", "ann no", "ben no", "cat yes"]


@pytest.mark.parametrize("ending", ["given up", "called off"])
async def test_what_it_thought_of_is_dropped_when_the_game_ends_meanwhile(
    open_house: OpenHouse, slow: Slow, ending: str
):
    slow_talk = replace(TALK, advise=slow.advise)
    house = await open_house(slow_talk)
    table = await against_ai(house, slow_talk, ANN, BEN)
    await answer(table, ANN, "hello")
    await slow.thinking.wait()
    await (give_up(table, PINE) if ending == "given up" else call_off(table))
    house.forget(table)
    told = Told(house)
    slow.speak()
    await table.thinking.settle()
    assert [entry.kind for entry in await table.journal()] == (
        ["answer", "resign"] if ending == "given up" else ["answer"]
    )
    assert told.all == []
    assert table.row.status == ("over" if ending == "given up" else "cancelled")


async def test_while_a_table_is_loaded_anew_its_ai_is_not_forgotten(house: House, open_house: OpenHouse):
    """Another bot wrote; this one notices when it notes something, and goes on from there."""
    here = await begin(house, TALK, {ANN: PINE, BEN: CRANE, CAT: MOON})
    there = await come_back(await open_house(), here)
    await answer(there, ANN, "hello")
    await there.agreements.to_replace(PINE, {CRANE.user_id}, "AI")
    await there.agreements.to_replace(MOON, {CRANE.user_id}, "AI")
    await there.thinking.rest()
    assert await spoken(here) in (["ann hello"], ["ann hello", "ben hello"])
    await here.note(message_id=5)
    await here.thinking.settle()
    assert await spoken(here) == ["ann hello", "ben hello"]
    assert here.waiting_for == (ANN,)


# The store is away


async def test_while_the_store_is_away_it_waits_and_the_persons_answer_stays(
    open_house: OpenHouse, slow: Slow, disk: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(thinking, "SHORTEST_WAIT", 0.001)
    slow_talk = replace(TALK, advise=slow.advise)
    house = await open_house(slow_talk)
    table = await against_ai(house, slow_talk, ANN, BEN)
    await answer(table, ANN, "hello")
    await slow.thinking.wait()
    disk.execute("ALTER TABLE journal RENAME TO lost")
    slow.speak()
    slow.thinking.clear()
    for _ in range(3):
        await slow.thinking.wait()
        slow.thinking.clear()
    assert match_at(table).journal == [entry for entry in match_at(table).journal if entry.by == ANN]
    disk.execute("ALTER TABLE lost RENAME TO journal")
    await table.thinking.settle()
    assert await spoken(table) == ["ann hello", "ben hello"]
    assert table.waiting_for == (ANN,)


async def test_whoever_comes_back_first_wakes_the_ai(
    open_house: OpenHouse, disk: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
):
    """It would wait for an hour; a person's answer shows it that the store is there again."""
    monkeypatch.setattr(thinking, "SHORTEST_WAIT", 3600.0)
    house = await open_house()
    table = await against_ai(house, WHISPER, CAT, ANN, BEN)
    disk.execute("ALTER TABLE journal RENAME TO lost")
    told = Told(house)
    await told.next()
    assert table.waiting_for == (ANN, BEN, CAT)
    disk.execute("ALTER TABLE lost RENAME TO journal")
    await answer(table, CAT, "yes")
    await table.thinking.settle()
    assert table.position == 1
    assert sorted(await spoken(table))[:3] == ["ann yes", "ann yes", "ben yes"]
