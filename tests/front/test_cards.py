"""/card: any card, by any of its names, as it is drawn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.front.decks.cards import entries, find
from bot.games import GAMES
from bot.wording import words
from renderers.gallery import PAINTERS
from tests.front.people import Person
from tests.front.town import Town

GAME = "senjutsu"
LOOKED_UP = [(game.key, key) for game in GAMES.values() for key in game.lookups]
VIPER = ("Hidden Viper Fang", "Żmijowy Kieł", "Zanna Celata della Vipera")
"""One card, in English, Polish and Italian."""


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, PAINTERS[GAME]) as town:
        yield town


@pytest.mark.parametrize("name", VIPER)
async def test_a_card_is_shown_when_named_in_any_language(town: Town, zoe: Person, name: str):
    answer = await zoe.type("card", name=name)
    assert answer.private
    assert answer.text.startswith("### Senjutsu · Hidden Viper Fang")
    assert "1 wound front right" in answer.text
    assert "Also printed as Żmijowy Kieł and Zanna Celata della Vipera" in answer.text
    (picture,) = answer.pictures
    assert "1 wound front right" in (picture.alt or "")


@pytest.mark.parametrize("typed", ["zmijowy kiel", "ZANNA CELATA", "viper fang", "fang hidden"])
async def test_part_of_a_name_will_do_and_accents_need_not_be_typed(town: Town, zoe: Person, typed: str):
    answer = await zoe.type("card", name=typed)
    assert answer.text.startswith("### Senjutsu · Hidden Viper Fang")


async def test_names_complete_in_all_languages(town: Town, zoe: Person):
    assert "Hidden Viper Fang · Senjutsu" in await zoe.suggested("card", "name", "viper f")
    games = ("Senjutsu", "Senjutsu Solo")
    polish = [f"Hidden Viper Fang (Żmijowy Kieł) · {game}" for game in games]
    assert await zoe.suggested("card", "name", "zmijowy k") == polish
    italian = [f"Hidden Viper Fang (Zanna Celata della Vipera) · {game}" for game in games]
    assert await zoe.suggested("card", "name", "celata") == italian
    assert await zoe.suggested("card", "name", "pawn") == []


async def test_every_offered_card_is_found(town: Town, zoe: Person):
    choices = await zoe.actor.autocomplete(town.channel, "card", "name", "")
    assert len(choices) == 25 and all(len(choice["name"]) <= 100 for choice in choices)
    for choice in choices[:2]:
        answer = await zoe.type("card", name=choice["value"])
        assert choice["name"] == f"{answer.text.splitlines()[0].partition(' · ')[2]} · Senjutsu"


async def test_cards_of_one_game_that_are_called_alike_are_told_apart_by_their_numbers(
    town: Town, zoe: Person
):
    alike = await zoe.suggested("card", "name", "river block")
    assert alike == [
        "River Block · Senjutsu",
        "River Block (031) · Senjutsu Solo",
        "River Block (032) · Senjutsu Solo",
    ]


async def test_a_misspelled_name_is_answered_with_the_nearest(town: Town, zoe: Person):
    answer = await zoe.type("card", name="Hiden Vyper Fnag")
    assert answer.private and answer.pictures == []
    assert "There is no card “Hiden Vyper Fnag”." in answer.text and "Hidden Viper Fang" in answer.text
    polish = await zoe.type("card", name="Zmjowy Kel")
    assert "Żmijowy Kieł" in polish.text


async def test_a_name_like_no_other_is_answered_kindly(town: Town, zoe: Person):
    for nothing in ("*qqq*", "?!", "card:010", "senjutsu/card:999"):
        answer = await zoe.type("card", name=nothing)
        assert answer.private and answer.text.startswith("There is no card “")
    assert "“\\*qqq\\*”" in (await zoe.type("card", name="*qqq*")).text


async def test_part_of_many_names_is_answered_with_some_of_them(town: Town, zoe: Person):
    answer = await zoe.type("card", name="core card")
    assert answer.text.startswith("Several cards have “core card” in their names: Master Core Card")


async def test_a_name_that_two_games_have_is_told_once(town: Town, zoe: Person):
    answer = await zoe.type("card", name="x")
    named = answer.text.partition(": ")[2].partition(". ")[0].replace(" and ", ", ").split(", ")
    assert "Oxen Barge" in named and len(named) == len({*named})


async def test_a_card_can_be_looked_up_in_a_direct_message(town: Town, zoe: Person):
    answer = await zoe.actor.user.slash("card", name=VIPER[0])
    assert answer.followups or answer.response


def test_all_cards_have_names_in_three_languages_but_those_without_a_polish_edition():
    printed = GAMES[GAME].lookups.values()
    assert all({"en", "it"} <= set(names) <= {"en", "it", "pl"} for names in printed)
    assert sum("pl" in names for names in printed) == 87


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.lookups], ids=lambda game: game.key)
def test_every_name_in_every_language_finds_its_card(game):
    book = list(entries(game, words(game.key)))
    names = {(name, entry.key) for entry in book for name in entry.names}
    found = {(name, hit.entry.key) for name, _ in names for hit in find(book, name) if hit.name == name}
    assert found == names


@pytest.mark.parametrize("game, key", LOOKED_UP)
def test_all_that_can_be_looked_up_has_a_name(game: str, key: str):
    assert words(game).label(key) != key
