"""The lobby: who sits where, who may start, who may close."""

from __future__ import annotations

import pytest

from tests.front.people import Person
from tests.front.town import Town


async def test_a_lobby_shows_its_opener_seated_and_promises_fair_dealing(town: Town, ann: Person):
    lobby = await town.lobby()
    assert not lobby.private
    assert f"**Any seat**: {ann.mention}" in lobby.text
    assert "fingerprint" in lobby.text
    assert lobby.buttons == {
        "Attacker": True,
        "Defender": True,
        "Any seat": True,
        "Start": False,
        "Add an AI": True,
        "Leave": True,
        "Close": True,
        "Rules": True,
    }
    assert [picture.alt for picture in lobby.pictures] == ["The board"]


async def test_two_people_take_sides(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await bob.press("Defender", lobby)
    assert f"**Attacker**: {ann.mention}\n**Defender**: {bob.mention}" in lobby.text
    assert not lobby.buttons["Attacker"] and not lobby.buttons["Defender"]
    assert lobby.buttons["Start"] and not lobby.buttons["Add an AI"]


async def test_somebody_changes_their_mind(town: Town, ann: Person):
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await ann.press("Defender", lobby)
    assert f"**Defender**: {ann.mention}" in lobby.text and "**Attacker**" not in lobby.text
    await ann.press("Any seat", lobby)
    assert f"**Any seat**: {ann.mention}" in lobby.text and lobby.buttons["Defender"]


async def test_seats_left_open_are_drawn(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    await bob.press("Any seat", lobby)
    await ann.press("Start", lobby)
    table = await town.table()
    assert {sitter.seat for sitter in table.sitters} == {"attacker", "defender"}
    assert "Waiting for Attacker" in town.board.text


async def test_a_taken_seat_is_refused_kindly(town: Town, ann: Person, bob: Person):
    """bob's client has not shown him yet that ann was faster."""
    lobby = await town.lobby()
    attacker = lobby.custom_id("Attacker")
    await ann.press("Attacker", lobby)
    answer = await bob.forges(attacker, lobby)
    assert answer.private and answer.text.startswith("Attacker is taken.")
    assert bob.mention not in lobby.text


async def test_a_full_table_takes_nobody_else(town: Town, ann: Person, bob: Person, zoe: Person):
    lobby = await town.lobby()
    await bob.press("Any seat", lobby)
    answer = await zoe.press("Any seat", lobby)
    assert answer.private and "Every seat is taken." in answer.text
    assert zoe.mention not in lobby.text


async def test_a_seat_that_the_game_does_not_have_is_refused(town: Town, bob: Person):
    lobby = await town.lobby()
    answer = await bob.forges(lobby.custom_id("Attacker").replace("attacker", "emperor"), lobby)
    assert "not one of the choices" in answer.text
    assert bob.mention not in lobby.text


async def test_an_option_that_the_game_does_not_have_is_refused(town: Town, ann: Person):
    lobby = await town.lobby()
    answer = await ann.forges("pick:1:-1:option:weather", lobby, ["snow"])
    assert "not one of the choices" in answer.text
    assert "weather" not in (await town.table()).row.options


async def test_somebody_leaves_and_another_sits_down(town: Town, bob: Person, zoe: Person):
    lobby = await town.lobby()
    await bob.press("Defender", lobby)
    await bob.press("Leave", lobby)
    assert bob.mention not in lobby.text and lobby.buttons["Defender"]
    await zoe.press("Defender", lobby)
    assert f"**Defender**: {zoe.mention}" in lobby.text


async def test_leaving_without_sitting_there_is_answered(town: Town, zoe: Person):
    answer = await zoe.press("Leave", await town.lobby())
    assert answer.private and answer.text == "You do not sit at this table."


async def test_an_ai_is_added_and_sent_away(town: Town, ann: Person):
    lobby = await town.lobby()
    await ann.press("Add an AI", lobby)
    assert "**Any seat**: AI" in lobby.text and lobby.buttons["Start"]
    await ann.press("Remove the AI", lobby)
    assert "AI" not in lobby.text.replace("Add an AI", "") and not lobby.buttons["Start"]
    assert "Remove the AI" not in lobby.buttons


async def test_an_ai_sent_away_twice_is_gone_once(town: Town, ann: Person):
    lobby = await town.lobby()
    await ann.press("Add an AI", lobby)
    remove = lobby.custom_id("Remove the AI")
    await ann.forges(remove, lobby)
    assert (await ann.forges(remove, lobby)).text == "No AI sits at this table."


async def test_one_player_is_too_few(town: Town, ann: Person):
    lobby = await town.lobby()
    answer = await ann.forges(lobby.custom_id("Start"), lobby)
    assert answer.private and answer.text.startswith(
        "The game needs at least 2 at the table; one sits there now."
    )
    assert (await town.table()).in_lobby


@pytest.mark.parametrize("button", ["Start", "Add an AI", "Remove the AI"])
async def test_a_stranger_does_not_arrange_the_table(town: Town, ann: Person, zoe: Person, button: str):
    lobby = await town.lobby()
    if button != "Add an AI":
        await ann.press("Add an AI", lobby)
    before = lobby.text
    answer = await zoe.press(button, lobby)
    assert answer.private and "Sit down first." in answer.text
    assert lobby.text == before


async def test_the_opener_starts_a_game_of_others(town: Town, ann: Person, bob: Person, zoe: Person):
    lobby = await town.lobby()
    await ann.press("Leave", lobby)
    await bob.press("Attacker", lobby)
    await zoe.press("Defender", lobby)
    await ann.press("Start", lobby)
    assert (await town.table()).playing


async def test_only_the_opener_or_a_moderator_closes(town: Town, bob: Person, mod: Person):
    lobby = await town.lobby()
    await bob.press("Defender", lobby)
    answer = await bob.press("Close", lobby)
    assert answer.private and "or a moderator, can close it" in answer.text
    await mod.press("Close", lobby)
    assert "closed before the game began" in lobby.text and lobby.buttons == {}
    assert lobby.pictures == []


async def test_a_late_press_on_a_closed_lobby_changes_nothing(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    join = lobby.custom_id("Defender")
    await ann.press("Close", lobby)
    answer = await bob.forges(join, lobby)
    assert answer.private and "Nothing was changed" in answer.text
    assert "closed before the game began" in lobby.text


async def test_pressing_start_twice_starts_once(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    await bob.press("Any seat", lobby)
    start = lobby.custom_id("Start")
    ann.sends(start, lobby)
    bob.sends(start, lobby)
    await town.env.settle()
    assert (await town.table()).playing
    assert await town.journal() == []
    assert "Waiting for Attacker" in town.board.text


async def test_the_rules_are_read_before_sitting_down(town: Town, zoe: Person):
    book = await zoe.press("Rules", await town.lobby())
    assert book.private and "The game in short" in book.text
    await zoe.pick("How to win", on=book)
    assert "The Attacker wins" in book.text
