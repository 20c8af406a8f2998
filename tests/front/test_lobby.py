"""The lobby: who sits where, who may start, who may close."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town


async def test_a_lobby_shows_its_opener_seated(town: Town, ann: Person):
    lobby = await town.lobby()
    assert not lobby.private
    assert f"**Any seat**: {ann.mention}" in lobby.text
    assert lobby.buttons == {
        "Attacker": True,
        "Defender": True,
        "Any seat": True,
        "Begin": False,
        "Add an AI": True,
        "Add a novice AI": True,
        "Add a master AI": True,
        "Leave": True,
        "Close": True,
        "Close to others": True,
        "Suggestions for all": True,
        "Rules": True,
    }
    assert [picture.alt for picture in lobby.pictures] == ["The cover"]


async def test_two_people_take_sides(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await bob.press("Defender", lobby)
    assert f"**Attacker**: {ann.mention}\n**Defender**: {bob.mention}" in lobby.text
    assert not lobby.buttons["Attacker"] and not lobby.buttons["Defender"]
    assert lobby.buttons["Begin"] and not lobby.buttons["Add an AI"]


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
    await ann.press("Begin", lobby)
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
    assert "choice is no longer open" in answer.text
    assert bob.mention not in lobby.text


async def test_an_option_that_the_game_does_not_have_is_refused(town: Town, ann: Person):
    lobby = await town.lobby()
    answer = await ann.forges("pick:1:-1:option:0|0|-1|weather", lobby, ["snow"])
    assert "choice is no longer open" in answer.text
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
    assert "**Any seat**: AI, adept" in lobby.text and lobby.buttons["Begin"]
    await ann.press("Remove the AI", lobby)
    assert "AI, adept" not in lobby.text and not lobby.buttons["Begin"]
    assert "Remove the AI" not in lobby.buttons


async def test_an_ai_sent_away_twice_is_gone_once(town: Town, ann: Person):
    lobby = await town.lobby()
    await ann.press("Add an AI", lobby)
    remove = lobby.custom_id("Remove the AI")
    await ann.forges(remove, lobby)
    assert (await ann.forges(remove, lobby)).text == "No AI sits at this table."


async def test_one_player_is_too_few(town: Town, ann: Person):
    lobby = await town.lobby()
    answer = await ann.forges(lobby.custom_id("Begin"), lobby)
    assert answer.private and answer.text.startswith(
        "This game needs at least 2 players, but one sits at the table."
    )
    assert (await town.table()).in_lobby


@pytest.mark.parametrize("button", ["Begin", "Add an AI", "Remove the AI"])
async def test_a_stranger_does_not_arrange_the_table(town: Town, ann: Person, zoe: Person, button: str):
    lobby = await town.lobby()
    if button != "Add an AI":
        await ann.press("Add an AI", lobby)
    before = lobby.text
    answer = await zoe.press(button, lobby)
    assert answer.private and "Sit down first." in answer.text
    assert lobby.text == before


async def test_the_opener_who_left_arranges_nothing(town: Town, ann: Person, bob: Person, zoe: Person):
    """Only people who sit at the table may arrange it."""
    lobby = await town.lobby()
    await ann.press("Leave", lobby)
    await bob.press("Attacker", lobby)
    await bob.press("Add an AI", lobby)
    before = lobby.text
    for button in ("Begin", "Remove the AI"):
        assert "Sit down first." in (await ann.press(button, lobby)).text
    assert lobby.text == before
    await bob.press("Remove the AI", lobby)
    assert "Sit down first." in (await ann.press("Add an AI", lobby)).text
    await zoe.press("Defender", lobby)
    await bob.press("Ready", lobby)
    await zoe.press("Begin", lobby)
    assert (await town.table()).playing


async def test_the_opener_who_left_settles_no_options(town: Town, ann: Person, bob: Person):
    lobby = await ann.type("play seven-samurai", thread=False)
    await bob.press("Any seat", lobby)
    await ann.press("Leave", lobby)
    answer = await ann.pick("Hard", on=lobby)
    assert "Sit down first." in answer.text
    assert "level" not in (await town.table()).row.options
    await bob.pick("Hard", on=lobby)
    assert (await town.table()).row.options["level"] == "hard"


async def test_only_the_opener_or_a_moderator_closes(town: Town, bob: Person, mod: Person):
    lobby = await town.lobby()
    await bob.press("Defender", lobby)
    answer = await bob.press("Close", lobby)
    assert answer.private and "or a moderator, can" in answer.text
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
    start = lobby.custom_id("Begin")
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


# A lobby closed to others


async def test_a_lobby_closed_to_others_says_so_and_takes_nobody(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    lobby = await town.lobby()
    await bob.press("Defender", lobby)
    await ann.press("Close to others", lobby)
    assert "Closed to others" in lobby.text and "Close to others" not in lobby.buttons
    await bob.press("Leave", lobby)
    for person in (zoe, bob):
        answer = await person.press("Any seat", lobby)
        assert answer.private and answer.text.startswith("This lobby is closed to others.")
    await ann.press("Open to others", lobby)
    await zoe.press("Any seat", lobby)
    assert zoe.mention in lobby.text and "Closed to others" not in lobby.text


async def test_those_inside_a_closed_lobby_go_on(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    await bob.press("Any seat", lobby)
    await ann.press("Close to others", lobby)
    await bob.press("Attacker", lobby)
    await ann.press("Ready", lobby)
    await bob.press("Begin", lobby)
    assert (await town.table()).playing


@pytest.mark.parametrize("button", ["Close to others", "Send somebody away"])
async def test_only_the_opener_keeps_the_door(town: Town, bob: Person, mod: Person, button: str):
    lobby = await town.lobby()
    await bob.press("Defender", lobby)
    for person in (bob, mod):
        answer = await person.press(button, lobby)
        assert (
            answer.private and answer.text == "You cannot do that: only the member who opened the lobby can."
        )
    assert "Closed to others" not in lobby.text and bob.mention in lobby.text


# Places taken away


async def test_the_opener_takes_a_place_away(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    assert "Send somebody away" not in lobby.buttons
    await bob.press("Defender", lobby)
    whom = await ann.press("Send somebody away", lobby)
    assert whom.private and whom.menus[0].options.keys() == {"ann", "bob"}
    await ann.pick("bob", on=whom)
    assert whom.text == f"{bob.mention} no longer sits at this table."
    assert bob.mention not in lobby.text and lobby.buttons["Defender"]


async def test_one_ai_of_several_is_sent_away(town: Town, ann: Person):
    lobby = await ann.type("play seven-samurai", thread=False)
    for _ in range(2):
        await ann.press("Add an AI", lobby)
    whom = await ann.press("Send somebody away", lobby)
    await ann.forges(whom.menus[0].custom_id, whom, ["2-0"])
    assert [sitter.number for sitter in (await town.table()).sitters] == [1, 3]


async def test_a_place_that_somebody_else_has_taken_since_is_not_meant(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    lobby = await town.lobby()
    await bob.press("Defender", lobby)
    whom = await ann.press("Send somebody away", lobby)
    await bob.press("Leave", lobby)
    await zoe.press("Defender", lobby)
    answer = await ann.pick("bob", on=whom)
    assert "Nothing was changed" in answer.text
    assert zoe.mention in lobby.text


async def test_nobody_but_the_opener_takes_a_place_away(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    await bob.press("Defender", lobby)
    answer = await bob.forges("pick:1:-1:send-away-whom:", lobby, [f"1-{ann.id}"])
    assert answer.text == "You cannot do that: only the member who opened the lobby can."
    assert ann.mention in lobby.text


async def test_the_largest_lobby_fits_one_message(town: Town, ann: Person):
    lobby = await ann.type("play seven-samurai", thread=False)
    for _ in range(6):
        await ann.press("Add an AI", lobby)
    await ann.press("Close to others", lobby)
    assert lobby.buttons["Send somebody away"] and lobby.buttons["Open to others"]
    assert len((await town.table()).sitters) == 7


# Played again


async def rematch(town: Town) -> Screen:
    """ann and bob have played, and bob asks for another game."""
    ann, bob = town.people["ann"], town.people["bob"]
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    await bob.press("Rematch", town.board)
    return town.board


def calls(town: Town, person: Person) -> int:
    """The number of messages that notified this person."""
    bodies = [request.json for request in town.env.http_requests if isinstance(request.json, dict)]
    mentions = [(body.get("data") or body).get("allowed_mentions") or {} for body in bodies]
    return sum(str(person.id) in map(str, mention.get("users", ())) for mention in mentions)


async def test_an_invited_player_is_notified_once_and_takes_a_seat_by_hand(
    town: Town, ann: Person, bob: Person
):
    lobby = await rematch(town)
    assert f"**Attacker**: {bob.mention}" in lobby.text
    assert f"Asked to play again: {ann.mention}." in lobby.text
    assert calls(town, ann) == 1 and calls(town, bob) == 0
    await bob.writes()
    await bob.type("table bump", table=2)
    await bob.press("Leave", town.board)
    await bob.press("Attacker", town.board)
    assert calls(town, ann) == 1
    await ann.press("Defender", town.board)
    assert "Asked to play again" not in town.board.text


async def test_an_invited_player_finds_a_closed_lobby_open(town: Town, ann: Person, bob: Person, zoe: Person):
    lobby = await rematch(town)
    await bob.press("Close to others", lobby)
    assert (await zoe.press("Defender", lobby)).text.startswith("This lobby is closed to others.")
    await ann.press("Defender", lobby)
    await bob.press("Begin", lobby)
    assert (await town.table(2)).playing


# Closed for good


async def test_a_closed_lobby_says_whether_somebody_closed_it(town: Town, ann: Person):
    forgotten, closed = await town.lobby(), await town.lobby()
    await ann.press("Close", closed)
    assert (await (await town.table()).lobby.close_if_untouched(timedelta(0))) is True
    await town.bot.publisher.settle()
    assert "nobody sat down or started for a long time" in forgotten.text and forgotten.buttons == {}
    assert closed.text.startswith("Table 2 was closed before the game began.")


async def test_an_act_of_a_moderator_is_remembered(town: Town, ann: Person, mod: Person):
    for number, closes in ((1, "press"), (2, "type")):
        lobby = await town.lobby()
        if closes == "press":
            await mod.press("Close", lobby)
        else:
            await mod.type("table cancel", table=number)
        (remark,) = await town.bot.house.store.remarks(number)
        assert (remark.name, remark.facts) == ("moderator-closed", {"name": "mod"})
    await ann.press("Close", await town.lobby())
    assert await town.bot.house.store.remarks(3) == []


async def test_a_lobby_says_what_the_game_is_and_what_each_seat_can_do(town: Town):
    lobby = await town.lobby()
    title, pitch, *rest = lobby.text.splitlines()
    assert title == "## 7 Ronin" and pitch.startswith("Ninja come down on a mountain village")
    assert "-# Attacker: sends the ninja." in "\n".join(rest)


async def test_samurai_play_together_and_their_lobby_says_so(town: Town, ann: Person):
    lobby = await ann.type("play seven-samurai")
    assert "win or lose as one" in lobby.text and "Choose a seat" not in lobby.text
    assert "It takes two samurai at least" in lobby.text, "or nobody knows why one alone cannot start"
    assert lobby.text.count(": May ") == 7 and "May fight twice in his turn." in lobby.text


async def test_of_heroes_one_is_taken_and_no_side(town: Town, ann: Person):
    lobby = await ann.type("play senjutsu")
    assert "Take a hero" in lobby.text and "Choose a seat" not in lobby.text
