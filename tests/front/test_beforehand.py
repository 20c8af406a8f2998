"""Answers given along with another one, before their question: Senjutsu's core card costs a hand card."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Along, Option, Seat, Together, plain_answer
from bot.front.hand.controls.saying import named
from bot.games.senjutsu.samurai.instants import ADDITIONS
from bot.store import altered
from bot.tables.seating import Person as Sitting
from bot.tables.table import Table
from bot.wording import words
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW
from tests.tables.sitting import core_of

pytestmark = SLOW

STUDENT, RONIN = Seat("student"), Seat("ronin")
CORE = "Student Core Card"
MOST = 60


@pytest.fixture
async def table(town: Town, ann: Person, bob: Person) -> Table:
    """ann is the Student, bob the Ronin. The only open question is the card they play."""
    lobby = await ann.type("play senjutsu", thread=False)
    await ann.press("Student", lobby)
    await bob.press("Ronin", lobby)
    await ann.press("Begin", lobby)
    table = await town.table()
    while table.match is not None and "choose" not in prompts(table):
        await let(table, town, table.waiting_for[0])
    return table


def prompts(table: Table) -> list[str]:
    assert table.match is not None
    return [question.request.prompt for question in table.match.pending.values()]


async def let(table: Table, town: Town, seat: Seat) -> None:
    """The leader of this seat gives any legal answer."""
    assert table.match is not None
    person = next(one for one in town.people.values() if seat in table.seats_of(one.id))
    keys = plain_answer(table.game, table.match.pending[seat].request, Random(2))
    await table.answer(Sitting(person.id, seat), seat, table.position, keys)


async def looked_at(ann: Person) -> Screen:
    hand = await ann.open_hand()
    await ann.press(CORE, hand)
    return hand


def asks_student(table: Table) -> bool:
    assert table.match is not None
    question = table.match.pending.get(STUDENT)
    return question is not None and question.request.prompt == "discard-card"


async def discards(table: Table) -> list[tuple[str, str]]:
    """The cards the Student discarded for a card, each with the origin of the answer."""
    journal = [entry for entry in await table.journal() if entry.by == STUDENT]
    return [(entry.keys[0], entry.origin) for entry in journal if entry.prompt == "discard-card"]


async def until_discarded(table: Table, town: Town) -> None:
    """Play until the Student has discarded or is asked to. The Ronin may be asked first."""
    for _ in range(MOST):
        if await discards(table) or asks_student(table):
            return
        await let(table, town, table.waiting_for[0])
    raise AssertionError("nobody discards")


async def test_the_card_that_it_costs_is_named_with_the_lock(
    town: Town, table: Table, ann: Person, bob: Person
):
    hand = await looked_at(ann)
    assert "A discard goes with it." in hand.text
    key, label = offered(hand)
    await ann.press(label, hand)
    assert STUDENT in table.match.locked if table.match else False
    card = label.removeprefix("Discard ")
    assert f"You have answered in advance: {card} (which card to discard)." in hand.text
    assert card not in town.board.text and card not in (await bob.open_hand()).text
    await until_discarded(table, town)
    assert await discards(table) == [(key, "standing")]
    assert table.sitter(STUDENT).standing == {}


async def test_a_player_who_leaves_it_open_is_asked(town: Town, table: Table, ann: Person):
    await ann.press("Lock in", await looked_at(ann))
    await until_discarded(table, town)
    assert await discards(table) == [] and asks_student(table)


async def test_a_remark_sent_with_a_lock_goes_with_it(table: Table, ann: Person):
    hand = await looked_at(ann)
    await ann.press(offered(hand)[1], hand)
    await ann.press("Unlock", hand)
    assert table.sitter(STUDENT).standing == {} and "beforehand" not in hand.text
    await ann.press("Lock in", hand)
    assert table.sitter(STUDENT).standing == {}


async def test_an_early_answer_that_became_impossible_is_asked_again(town: Town, table: Table, ann: Person):
    await ann.press("Lock in", await looked_at(ann))
    await say(table, {"discard-card": ["card:999"]})
    await until_discarded(table, town)
    assert await discards(table) == [] and asks_student(table)
    assert table.sitter(STUDENT).standing == {}


async def test_an_answer_for_one_turn_is_not_given_in_the_next(town: Town, table: Table, ann: Person):
    await ann.press("Lock in", await looked_at(ann))
    await say(table, {"poison": ["poison:mist"], "replace": "game"})
    turn = getattr(table.match and table.match.view(None), "turn", 0)
    for _ in range(MOST):
        if getattr(table.match and table.match.view(None), "turn", 0) > turn:
            break
        await let(table, town, table.waiting_for[0])
    assert table.sitter(STUDENT).standing == {"replace": "game"}, "a pass stands for longer"


async def test_nothing_else_can_be_said_with_it(table: Table, ann: Person):
    hand = await looked_at(ann)
    custom_id = hand.behind(offered(hand)[0], "lock-with")
    assert custom_id is not None
    answer = await ann.forges(custom_id.partition("|")[0] + "|card:023#ronin.1", hand)
    assert answer.text.startswith("That choice is no longer open")
    assert table.sitter(STUDENT).standing == {} and table.match is not None
    assert STUDENT not in table.match.locked


def offered(hand: Screen) -> tuple[str, str]:
    """A card that may be named: its key and its label."""
    found = [(hand.custom_id(label), label) for label in hand.buttons]
    return next((one.partition("|")[2], label) for one, label in found if ":lock-with:" in one)


async def say(table: Table, standing: dict[str, str | list[str]]) -> None:
    core = core_of(table)
    async with core.lock:
        await core.change(sits=[altered(table.sitter(STUDENT), {"standing": standing})])


def test_two_cards_that_are_said_at_once_are_both_named():
    """All other answers have the same labels as at the later question."""
    speech = words("senjutsu")
    discard = Along("discard-card", ())
    both = named(speech, discard, Together(("card:048#1", "card:102#1")))
    assert both == f"Discard {speech.join([speech.label('card:048#1'), speech.label('card:102#1')])}"
    change = Option("kamae:aggression", 0)
    assert named(speech, Along("change", ()), change) == speech.option("change", change)


async def test_one_press_passes_all_windows_for_an_instant(town: Town, ann: Person, bob: Person):
    """The first window offers it, whatever its moment."""
    lobby = await ann.type("play senjutsu", thread=False)
    await ann.press("Master", lobby)
    await bob.press("Warrior", lobby)
    await ann.press("Begin", lobby)
    table, random, said = await town.table(), Random(3), dict[Seat, Person]()
    while table.playing:
        seat = table.waiting_for[0]
        question = table.question(seat)
        person = ann if seat in table.seats_of(ann.id) else bob
        assert question is not None
        if question.request.prompt in ADDITIONS:
            assert seat not in said, "who has said it is not asked again"
            await person.press("Pass until I say otherwise", await person.open_hand())
            said[seat] = person
        else:
            keys = plain_answer(table.game, question.request, random)
            await table.answer(Sitting(person.id, seat), seat, table.position, keys)
    passed = {entry.prompt for entry in await table.journal() if entry.origin == "standing"}
    assert len(said) == 2 and len(passed & set(ADDITIONS)) > 2
