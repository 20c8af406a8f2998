"""/deck: decks of one's own, built card by card, shared by a code, and played with."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine import Deck, Seat
from bot.front.decks.commands import MOST_DECKS
from bot.games.senjutsu.cards.building import signature
from bot.games.senjutsu.cards.codes import pool, read, write
from bot.games.senjutsu.cards.heroes import hero_of
from bot.harmless import FromPeople
from bot.store import KeptDeck, StoreUnavailable
from bot.wording import words
from renderers.gallery import PAINTERS
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

GAME = "senjutsu"
RONIN = f"{GAME}/ronin"


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, PAINTERS[GAME]) as town:
        yield town


async def begun(person: Person, name: str = "Boulders") -> Screen:
    return await person.type("deck new", hero=RONIN, name=name)


async def shelf(person: Person, page: Screen, name: str, card: str) -> None:
    """Turn to a card on a shelf."""
    await person.pick(name, on=page)
    menu = next(menu for menu in page.menus if menu.placeholder == "Another card of this shelf")
    await person.pick(next(label for label in menu.options if label.endswith(card)), on=page)


def code_in(text: str) -> str:
    (found,) = re.findall(r"`([0-9A-Z-]{10,})`", text)
    return found


async def test_a_deck_begins_as_the_one_that_everybody_has_and_shows_a_card(town: Town, ann: Person):
    page = await begun(ann)
    assert page.private
    assert page.text == "### Boulders\nRonin · 30 cards\nIt can be played."
    (picture,) = page.pictures
    assert picture.alt.startswith("Naginata Sweep") and picture.data
    assert page.buttons["None"] and not page.buttons["1×"]


async def test_cards_are_counted_by_pressing_and_every_fault_is_said(town: Town, ann: Person):
    page = await begun(ann)
    await shelf(ann, page, "Signature cards", "Heavy Armour")
    await ann.press("None", page)
    assert "Ronin · 29 cards\n- A deck has 30 or 40 cards; this one has 29." in page.text
    await shelf(ann, page, "Weapons", "Naginata Sweep")
    await ann.press("None", page)
    assert "The deck has no weapon." in page.text
    await ann.press("1×", page)
    await shelf(ann, page, "Signature cards", "Heavy Armour")
    await ann.press("1×", page)
    assert page.text.endswith("It can be played.")
    assert (await ann.type("deck check", deck="Boulders")).text.count("×") >= 20


async def test_a_deck_outlives_the_bot_and_old_buttons_still_work(town: Town, ann: Person):
    page = await begun(ann)
    await shelf(ann, page, "Signature cards", "Heavy Armour")
    await town.restart()
    await ann.press("None", page)
    await ann.press("Check it", page)
    await town.restart()
    listed = await ann.type("deck list")
    assert listed.text == "### Your decks\n- Boulders · Ronin · 29 cards · one thing is wrong with it"


async def test_another_takes_a_copy_by_its_code_and_nothing_without_it(town: Town, ann: Person, bob: Person):
    page = await begun(ann)
    assert (await bob.type("deck list")).text.startswith("You have no deck of your own yet.")
    assert await bob.suggested("deck share", "deck", "") == []
    for command in ("share", "check", "edit"):
        for guess in ("1", "Boulders"):
            assert (await bob.type(f"deck {command}", deck=guess)).text.startswith("You have no such deck.")
    for label in ("None", "Check it", "Share it", "Delete it"):
        refusal = await bob.forges(page.custom_id(label), page)
        assert refusal.private and refusal.text.startswith("You have no such deck.")
    code = code_in((await ann.press("Share it", page)).text)
    copy = await bob.type("deck import", code=f"“{code.lower().replace('-', ' – ')}”.", name="Theirs")
    assert copy.text.startswith("### Theirs\nRonin · 30 cards")
    await shelf(bob, copy, "Signature cards", "Heavy Armour")
    await bob.press("None", copy)
    assert "30 cards" in (await ann.type("deck list")).text


@pytest.mark.parametrize("change", [lambda code: code[:-1], lambda code: f"1{code}", lambda code: "Z" * 90])
async def test_a_broken_code_is_refused(town: Town, ann: Person, change):
    answer = await ann.type("deck import", code=change(write(signature(Seat("master")))))
    assert answer.private and answer.text.startswith("This is not the code of a deck")
    assert (await ann.type("deck list")).text.startswith("You have no deck")


async def test_forged_counts_and_cards_change_nothing(town: Town, ann: Person):
    page = await begun(ann)
    press = page.custom_id("None")
    for forged in ("|9", "|-1", "|x", ""):
        answer = await ann.forges(re.sub(r"\|\d$", forged, press), page)
        assert answer.text == words().say("problem-overtaken")
    await ann.forges(re.sub(r"card:\d+\|", "card:999|", press), page)
    menu = next(menu for menu in page.menus if menu.placeholder == "Another card of this shelf")
    await ann.forges(menu.custom_id, page, ["card:010"])
    assert page.text.endswith("It can be played.")


async def test_names_are_made_harmless_and_are_ones_own(town: Town, ann: Person):
    page = await begun(ann, "*Big*   @everyone")
    assert page.text.startswith("### \\*Big\\* \\@everyone\n")
    assert (await begun(ann, "big @Everyone")).text.startswith("You already have a deck called")
    assert (await begun(ann, "***")).text.startswith("I cannot use this name.")
    renamed = await ann.type("deck edit", deck="*Big* @everyone", name="Small")
    assert renamed.text.startswith("### Small\n")
    second = await ann.type("deck new", hero=RONIN)
    third = await ann.type("deck new", hero="Ronin")
    assert second.text.startswith("### Ronin\n") and third.text.startswith("### Ronin 2\n")
    assert (await ann.type("deck new", hero="Nobody")).text.startswith("There are no decks for “Nobody”.")
    odd = await ann.types_oddly("deck new", hero="x" * 5000)
    assert odd.text.startswith("There are no decks for “xxx") and len(odd.text) < 200


async def test_nobody_keeps_more_than_can_be_offered(town: Town, ann: Person):
    for number in range(MOST_DECKS):
        name = FromPeople(f"Deck {number}")
        await town.bot.house.store.decks.keep(ann.id, GAME, name, "ronin", {"card:035": 3})
    assert (await begun(ann)).text.startswith(f"You have {MOST_DECKS} decks already.")
    assert len(await ann.suggested("deck edit", "deck", "deck")) == MOST_DECKS
    listed = await ann.type("deck list")
    assert listed.text.count("things are wrong with it") == MOST_DECKS


async def test_a_deck_is_deleted_only_after_a_second_press(town: Town, ann: Person):
    page = await begun(ann)
    asked = await ann.press("Delete it", page)
    assert asked.text == "Delete Boulders? Games that are played with it go on."
    await ann.press("Yes, delete it", asked)
    assert asked.text == "Boulders is deleted."
    assert (await ann.type("deck list")).text.startswith("You have no deck")
    assert (await ann.press("1×" if page.buttons["1×"] else "None", page)).text.startswith("You have no such")


@pytest.mark.parametrize("game", ["senjutsu", "senjutsu-solo"])
async def test_a_deck_is_chosen_in_the_lobby_and_kept_from_the_others_until_the_start(
    town: Town, ann: Person, bob: Person, game: str
):
    page = await begun(ann)
    await shelf(ann, page, "Signature cards", "Heavy Armour")
    await ann.press("None", page)
    lobby = await ann.type(f"play {game}", thread=False)
    await ann.press("Add an AI", lobby)
    own = await ann.press("Your options", lobby)
    refusal = await ann.pick("Boulders", on=own)
    assert "Boulders cannot be played yet: A deck has 30 or 40 cards" in refusal.text
    await ann.press("1×", page)
    await ann.pick("Boulders", on=own)
    assert "Boulders" not in lobby.text and "A deck of their own" in lobby.text
    table = await town.table()
    mine = table.sitters[0]
    assert mine.wish == "ronin" and read(mine.chosen["deck"]) == signature(Seat("ronin"))
    await town.restart()
    await ann.press("Begin", lobby)
    assert (await town.table()).playing


async def test_a_deck_with_faults_without_end_is_refused_by_a_sentence(town: Town, ann: Person):
    everything = {card.key: 3 for card in pool(hero_of("ronin"))}
    await ann.type("deck import", code=write(Deck(Seat("ronin"), everything)), name="Too much")
    lobby = await ann.type("play senjutsu", thread=False)
    await ann.press("Ronin", lobby)
    refusal = await ann.pick("Too much", on=await ann.press("Your options", lobby))
    assert refusal.text.startswith("Too much cannot be played yet: A deck has 30 or 40 cards; this one has")
    assert refusal.text.endswith("…")


@pytest.mark.parametrize("game", ["senjutsu", "senjutsu-solo"])
async def test_a_deck_for_another_hero_is_refused_at_the_start(town: Town, ann: Person, game: str):
    await begun(ann)
    lobby = await ann.type(f"play {game}", thread=False)
    await ann.press("Add an AI", lobby)
    own = await ann.press("Your options", lobby)
    await ann.pick("Boulders", on=own)
    await ann.press("Master", lobby)
    menus = (await ann.press("Your options", lobby)).menus
    assert all("Boulders" not in menu.options for menu in menus)
    refusal = await ann.press("Begin", lobby)
    assert refusal.private and refusal.text == "Master cannot play a deck of the Ronin."


async def test_while_the_store_is_away_nothing_is_suggested(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    await begun(ann)
    assert [label.partition(" · ")[0] for label in await ann.suggested("deck edit", "deck")] == ["Boulders"]

    async def away(_: int) -> list[KeptDeck]:
        raise StoreUnavailable("the database is locked")

    monkeypatch.setattr(town.bot.house.store.decks, "of", away)
    assert await ann.suggested("deck edit", "deck") == []
