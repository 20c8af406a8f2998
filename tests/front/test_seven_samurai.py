"""The features only 7 Samurai uses: options in the lobby, many seats, several seats for one player."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import plain_answer
from bot.tables import house
from bot.tables.table import Table
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW, every

pytestmark = SLOW


async def opened(town: Town) -> Screen:
    return await town.people["ann"].type("play seven-samurai", thread=False)


async def test_options_are_agreed_in_the_lobby(town: Town, ann: Person, zoe: Person):
    lobby = await opened(town)
    level, spare = lobby.menus
    assert level.chosen == ("Normal",) and spare.chosen == tuple([*spare.options][:1])
    await ann.pick("Hard", on=lobby)
    assert lobby.menus[0].chosen == ("Hard",) and lobby.menus[1].chosen == spare.chosen
    assert (await town.table()).setup.options["level"] == "hard"
    refusal = await zoe.pick("Easy", on=lobby)
    assert refusal.private and "Sit down first." in refusal.text
    assert lobby.menus[0].chosen == ("Hard",)


async def test_an_option_that_is_none_is_refused(town: Town, ann: Person):
    lobby = await opened(town)
    answer = await ann.forges(lobby.menus[0].custom_id, lobby, ["impossible"])
    assert "choice is no longer open" in answer.text
    assert lobby.menus[0].chosen == ("Normal",)


async def test_seats_are_taken_one_by_one(town: Town, ann: Person, bob: Person, zoe: Person):
    lobby = await opened(town)
    await ann.press("Kyuzo", lobby)
    await bob.press("Kanbei", lobby)
    await zoe.press("Any seat", lobby)
    await ann.press("Add an AI", lobby)
    await ann.press("Begin", lobby)
    table = await town.table()
    assert [sitter.name for sitter in table.sitters] == ["ann", "bob", "zoe", ""]
    assert table.seats_of(ann.id) == ("kyuzo",) and table.seats_of(bob.id) == ("kanbei",)


async def test_somebody_alone_leads_two_and_turns_from_one_to_the_other(town: Town, ann: Person, bob: Person):
    lobby = await opened(town)
    await ann.press("Kyuzo", lobby)
    await ann.press("Lead another seat", lobby)
    await ann.press("Kanbei", lobby)
    assert f"**Kyuzo**: {ann.mention}\n**Kanbei**: {ann.mention}" in lobby.text
    await ann.press("Begin", lobby)
    assert (await town.table()).playing
    hand = await ann.open_hand()
    asked = (await town.table()).waiting_for[0].capitalize()
    assert f"· {asked}" in hand.text and not hand.buttons[asked]
    assert {"Kyuzo", "Kanbei"} <= set(hand.buttons)
    await ann.press("None until the round ends", hand)
    assert f"You have answered in advance for {asked}: None until the round ends (" in hand.text, (
        "the other has said nothing yet"
    )


async def test_none_to_the_spare_tokens_stands_while_nothing_changes(town: Town, ann: Person):
    lobby = await opened(town)
    await ann.press("Lead another seat", lobby)
    await ann.press("Begin", lobby)
    hand = await ann.open_hand()
    assert "gives you its owner’s talent until the round ends" in hand.text
    origins: list[str] = []
    while "standing" not in origins:
        assert origins.count("person") <= 2, "each of the two samurai is asked once"
        if "None" in hand.buttons:
            await ann.press("None", hand)
        else:
            await ann.choose(*first_answer(hand))
        origins = [entry.origin for entry in await (await town.table()).journal() if entry.prompt == "spare"]
    assert "None while nothing changes" in hand.text


async def test_with_others_at_the_table_nobody_leads_two(town: Town, ann: Person, bob: Person):
    lobby = await opened(town)
    another = lobby.custom_id("Lead another seat")
    await bob.press("Any seat", lobby)
    assert "Lead another seat" not in lobby.buttons
    answer = await ann.forges(another, lobby)
    assert answer.text.startswith("You lead several seats, which you may do only if you play alone.")


async def test_a_game_alone_is_played_to_its_end(town: Town, ann: Person):
    lobby = await opened(town)
    await ann.press("Lead another seat", lobby)
    await ann.press("Begin", lobby)
    table = await town.table()
    hand = await ann.open_hand()
    while table.playing:
        await ann.choose(*first_answer(hand))
    assert "The game is over." in hand.text
    assert "The seed was" in town.board.text and town.board.pictures[0].alt == "How it went"
    assert "Fair:" in (await ann.type("table verify", table=1)).text


def first_answer(hand: Screen) -> list[str]:
    """The first of what is offered, or as many as have to be put in order."""
    every = [*hand.answers.values()]
    return every if f"Choose {len(every)}" in hand.text.splitlines() else every[:1]


@every("players", [2, 4, 7], daily=1)
async def test_people_play_a_whole_game_together(town: Town, ann: Person, zoe: Person, players: int):
    lobby = await opened(town)
    guests = [town.newcomer(f"guest {number}") for number in range(2, players + 1)]
    for guest in guests:
        await guest.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    table = await town.table()
    assert len(table.sitters) == players
    at_home: dict[int | None, Person] = {person.id: person for person in (ann, *guests)}
    chance = Random(players)
    while table.playing:
        (seat,) = table.waiting_for
        active = next(at_home[sitter.user_id] for sitter in table.sitters if sitter.seat == seat)
        assert f"Waiting for {seat.capitalize()} ({active.mention})" in town.board.text
        await active.open_hand()
        question = table.question(seat)
        assert question is not None
        await active.choose(*plain_answer(table.game, question.request, chance))
    assert "The seed was" in town.board.text and town.board.pictures[0].alt == "How it went"
    assert all(person.hand and "The game is over." in person.hand.text for person in at_home.values())
    assert "Fair:" in (await zoe.type("table verify", table=1)).text


async def test_a_samurai_that_keeps_fighting_is_asked_about_raiders_only(
    town: Town, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(house, "new_seed", lambda: "on and on")
    lobby = await opened(town)
    await ann.press("Kyuzo", lobby)
    await bob.press("Kanbei", lobby)
    await ann.press("Begin", lobby)
    hands = {"kyuzo": (ann, await ann.open_hand()), "kanbei": (bob, await bob.open_hand())}
    asked: list[str] = []
    chance = Random(1)
    while (table := await town.table()).waiting_for and _round(table) == 1:
        (seat,) = table.waiting_for
        person, hand = hands[seat]
        await town.bot.publisher.settle()
        question = table.question(seat)
        assert question is not None
        asked.append(question.request.prompt)
        standing = [label for label in hand.buttons if label.endswith("until the round ends")]
        if standing:
            await person.press(standing[0], hand)
            assert len(asked) < 5 or "You have answered in advance:" in hand.text
        else:
            await person.choose(*plain_answer(table.game, question.request, chance))
    assert asked.count("action") == asked.count("spare") == 2, "each is asked once"
    assert asked.count("fight") > 4


def _round(table: Table) -> int:
    assert table.match is not None
    return int(getattr(table.match.view(None), "round", 0)) if table.playing else 0
