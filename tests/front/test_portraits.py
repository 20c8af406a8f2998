"""Heroes, samurai, weapons, enemies and modes are chosen by a line about each and by their portraits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.front.shared.limits import TEXT
from bot.games import GAMES
from bot.wording import message_id, words
from renderers.gallery import PAINTERS
from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import SLOW, every

CHOSEN_BY_LOOKS = ("mode", "foe", "enemy", "weapon")
WITHOUT = {"weapon:own"}
"""The signature weapon looks different for each hero."""
PEOPLE = ("seven-samurai", "senjutsu", "senjutsu-solo")
"""The games whose seats are people with their own abilities."""
KEYS = [(game, key) for game in GAMES for key in sorted(PAINTERS[game].portraits(words(game)))]


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, PAINTERS["senjutsu-solo"]) as town:
        yield town


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_chosen_by_its_looks_has_a_portrait_and_a_line(game: str):
    said, portraits = words(game), PAINTERS[game].portraits(words(game))
    chosen = [(one.key, choice) for one in GAMES[game].options for choice in one.choices]
    for option, choice in chosen:
        if option in CHOSEN_BY_LOOKS:
            assert f"{option}:{choice}" in {*portraits, *WITHOUT}
            assert said.has(f"about-option-{message_id(option)}-{message_id(choice)}"), choice
    if game in PEOPLE:
        for seat in GAMES[game].seats:
            assert f"seat:{seat}" in portraits and said.has(f"about-seat-{seat}")


@pytest.mark.parametrize("game", GAMES)
def test_a_line_in_a_select_is_not_cut(game: str):
    said = words(game)
    lines = [*said.ids("about-option-"), *said.ids("about-preset-"), "game-terms"]
    assert [line for line in lines if len(said.say(line)) > TEXT] == []


@SLOW
@every(("game", "key"), KEYS, daily=6)
def test_a_portrait_has_the_size_that_was_asked_for(game: str, key: str):
    draw = PAINTERS[game].portraits(words(game))[key]
    for size in ((527, 238), (257, 576)):
        assert draw(*size).size == size


@SLOW
async def test_a_lobby_shows_the_heroes_to_choose_from(town: Town, ann: Person):
    lobby = await ann.type("play senjutsu-solo")
    (picture,) = lobby.pictures
    assert picture.alt == "Portraits: Master, Ronin, Student and Warrior."
    for hero in ("Master", "Ronin", "Student", "Warrior"):
        assert f"-# {hero}: " in lobby.text


@SLOW
async def test_the_choices_show_what_is_chosen(town: Town, ann: Person):
    lobby = await ann.type("play senjutsu-solo")
    options = await ann.press("Change the options", lobby)
    (before,) = options.pictures
    assert before.alt == "Portraits: A fight and Samurai Boss."
    assert options.menus[0].descriptions["The Path"].endswith("keeps wounds, prizes and friends.")
    await ann.pick("Musashi", on=options)
    (after,) = options.pictures
    assert "Musashi" in after.alt and after.data != before.data


@SLOW
async def test_a_hero_stands_beside_the_weapon(town: Town, ann: Person):
    lobby = await ann.type("play senjutsu-solo")
    await ann.press("Warrior", lobby)
    own = await ann.press("Your options", lobby)
    assert [picture.alt for picture in own.pictures] == ["Portraits: Warrior."]
    await ann.pick("Nodachi Slash", on=own)
    assert [picture.alt for picture in own.pictures] == ["Portraits: Warrior and Nodachi Slash."]
