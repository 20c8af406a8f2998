"""Options in a lobby: of the table, for all, and of each seat, for its player."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


async def opened(town: Town, game: str) -> Screen:
    return await town.people["ann"].type(f"play {game}", thread=False)


@pytest.mark.parametrize("game", GAMES)
async def test_the_lobby_of_every_game_says_what_is_agreed(town: Town, ann: Person, game: str):
    lobby = await opened(town, game)
    shared = [option for option in GAMES[game].options if not option.each_seat]
    own = [option for option in GAMES[game].options if option.each_seat]
    assert len(shared) <= len(lobby.menus) or not shared or lobby.buttons["Change the options"]
    assert lobby.text.count("**: ") >= len(shared)
    assert ("Your options" in lobby.buttons) == bool(own)
    if "Change the options" in lobby.buttons:
        private = await ann.press("Change the options", lobby)
        assert private.private and private.menus


async def test_many_options_are_agreed_in_private_and_said_in_public(town: Town, ann: Person, bob: Person):
    lobby = await opened(town, "way-of-the-samurai")
    private = await ann.press("Change the options", lobby)
    await ann.pick("Takeshi", on=private)
    assert "**Enemy**: Takeshi" in lobby.text and "**Enemy**: Takeshi" in private.text
    await ann.pick("Bushido: seven virtues", "Taikyu: omens", on=private)
    assert "Bushido: seven virtues and Taikyu: omens" in lobby.text
    assert (await town.table()).setup.options["modules"] == "bushido,taikyu"
    await ann.press("None", private)
    assert "**Modules**: None" in lobby.text
    refusal = await bob.press("Change the options", lobby)
    assert "Sit down first." in refusal.text


async def test_options_without_effect_are_not_asked(town: Town, ann: Person):
    """In the horde mode the enemies and the place are fixed."""
    lobby = await opened(town, "senjutsu-solo")
    assert "**Opponents**: Samurai Boss" in lobby.text and "**Terrain**" in lobby.text
    await ann.press("The horde", lobby)
    assert "**What is fought**: The horde" in lobby.text
    assert "**Opponents**" not in lobby.text and "**Terrain**" not in lobby.text
    await ann.press("First fight", lobby)
    assert "**Opponents**: Samurai Boss" in lobby.text


async def test_one_is_chosen_where_no_more_fit(town: Town, ann: Person):
    """Another weapon takes the place of the Katana; against Zoro a second one is carried beside it."""
    lobby = await opened(town, "way-of-the-samurai")
    own = await ann.press("Your options", lobby)
    assert [menu.most for menu in own.menus] == [1]
    await ann.pick("Bokken", on=own)
    assert f"{ann.mention} · Bokken" in lobby.text
    await ann.pick("Zoro", on=await ann.press("Change the options", lobby))
    own = await ann.press("Your options", lobby)
    assert [menu.most for menu in own.menus] == [2]
    await ann.pick("Bokken", "Naginata", on=own)
    assert f"{ann.mention} · Naginata and Bokken" in lobby.text


async def test_everybody_chooses_for_their_own_seat_and_anybody_for_the_ai(
    town: Town, ann: Person, bob: Person
):
    lobby = await opened(town, "way-of-the-samurai")
    await ann.press("Add an AI", lobby)
    own = await ann.press("Your options", lobby)
    assert own.private and own.menus[0].chosen == ("Katana",)
    await ann.pick("Naginata", on=own)
    assert f"{ann.mention} · Naginata" in lobby.text
    whose = own.menu_with("AI, adept")
    assert whose is not None and [*whose.options] == ["ann", "AI, adept"]
    await ann.pick("AI, adept", on=own)
    await ann.pick("Bokken", on=own)
    assert [one.chosen["weapon"] for one in (await town.table()).sitters] == ["naginata", "bokken"]
    of_ai = own.menus[0].custom_id
    await ann.press("Remove the AI", lobby)
    await bob.press("Any seat", lobby)
    assert (await ann.forges(of_ai, lobby, ["yari"])).text.startswith("That hand is not yours.")
    assert f"{bob.mention} · Katana" in lobby.text


async def test_a_preset_is_one_press_and_what_the_game_refuses_is_said(town: Town, ann: Person):
    lobby = await opened(town, "way-of-the-samurai")
    await ann.press("Recommended first fight: Ishida with the Katana", lobby)
    assert "**Enemy**: Ishida" in lobby.text
    private = await ann.press("Change the options", lobby)
    table = await town.table()
    await table.lobby.set_option("weather", table.game.options[3].choices[1])
    await town.bot.publisher.promises.agree(table)
    refusal = await ann.press("Begin", lobby)
    assert refusal.private and refusal.text == "Weather needs a place under it."
    assert private.there and table.in_lobby


async def test_a_select_of_the_lobby_is_another_one_after_each_change(town: Town, ann: Person):
    """A client would show an earlier pick again when the choice returns to what it was."""
    lobby = await ann.type("play seven-samurai")
    seen = [menu.custom_id for menu in lobby.menus]
    for level in ("Heroic", "Normal", "Heroic"):
        await ann.pick(level, on=lobby)
        assert lobby.menus[0].custom_id not in seen
        seen.append(lobby.menus[0].custom_id)
