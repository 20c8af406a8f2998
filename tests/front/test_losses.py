"""Messages, threads, channels and permissions go away under a running game. The game does not."""

from __future__ import annotations

from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


async def lock_in(*people: Person) -> None:
    """Open the hand if it is not open, take what is suggested, lock in."""
    for person in people:
        if person.hand is None or not person.hand.there:
            await person.open_hand()
        await person.press("Suggest")
        await person.press("Lock in")


# Messages


async def test_a_deleted_board_is_posted_again_and_playable(
    town: Town, ann: Person, bob: Person, mod: Person
):
    await town.game()
    old = town.board
    await mod.actor.delete(old.raw)
    assert town.board != old and "Waiting for Attacker" in town.board.text
    await lock_in(ann, bob)
    assert "The plans lie open" in town.board.text
    assert len(town.boards()) == 1


async def test_a_board_deleted_while_the_bot_was_away_is_posted_again(town: Town, ann: Person):
    await town.game()
    town.env.backend.delete_message(town.channel.id, town.board.message_id)
    await town.restart()
    assert "Waiting for Attacker" in town.board.text
    assert "Attacker" in (await ann.open_hand()).text


async def test_a_lobby_whose_message_was_deleted_is_closed(town: Town, ann: Person, mod: Person):
    lobby = await town.lobby()
    await mod.actor.delete(lobby.raw)
    assert town.boards() == []
    assert (
        await ann.type("table status")
    ).text == "Nothing is being played in this channel. Type `/play` to open a table."


async def test_the_board_of_a_finished_game_stays_deleted(town: Town, ann: Person, mod: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    await mod.actor.delete(town.board.raw)
    assert town.boards() == []


async def test_a_game_that_is_called_off_without_its_board_gets_another_one(
    town: Town, ann: Person, bob: Person
):
    """Its message was deleted, and nobody has told the bot."""
    await town.game()
    del town.env.backend.messages[town.channel.id][town.board.message_id]
    await ann.press("I agree to call it off", await ann.type("table cancel"))
    await bob.press("I agree to call it off", await bob.type("table cancel"))
    assert "Rematch" in town.board.buttons and "The game was called off." in town.board.text


# Threads and channels


async def test_when_its_thread_is_deleted_the_table_goes_back_to_the_channel(
    town: Town, ann: Person, bob: Person
):
    await town.game(thread=True)
    town.env.backend.delete_channel(town.thread.id)
    await town.env.settle()
    assert town.board.channel_id == town.channel.id
    await lock_in(ann, bob)
    assert "The plans lie open" in town.board.text
    assert town.board.channel_id == town.channel.id and town.channel.threads == []


async def test_a_thread_that_fell_asleep_is_woken_by_the_next_move(town: Town, ann: Person, bob: Person):
    await town.game(thread=True)
    await ann.open_hand()
    await bob.open_hand()
    asleep = town.board
    town.env.inject_error("PATCH", f"/channels/*/messages/{asleep.message_id}", status=400, code=50083)
    await lock_in(ann)
    assert town.board != asleep and town.board.channel_id == town.thread.id
    assert "Locked in: Attacker" in town.board.text and "goes on [here]" in asleep.text
    await lock_in(bob)
    assert "The plans lie open" in town.board.text and len(town.boards()) == 1


async def test_of_a_thread_that_was_locked_everybody_is_told_where_to_go_on(
    town: Town, ann: Person, bob: Person
):
    await town.game(thread=True)
    await ann.open_hand()
    for method, path in (("PATCH", f"messages/{town.board.message_id}"), ("POST", "messages")):
        town.env.inject_error(
            method, f"/channels/{town.thread.id}/{path}", status=400, code=50083, times=None
        )
    await lock_in(ann)
    for person in (ann, bob):
        assert "I may no longer write in the channel" in person.letters()[0]
    await ann.type("table bump", table=1)
    assert town.board.channel_id == town.channel.id and "Locked in: Attacker" in town.board.text


async def test_when_its_channel_is_deleted_the_starter_is_told_where_to_go_on(
    town: Town, ann: Person, bob: Person
):
    await town.game()
    dojo = town.guild.create_text_channel("dojo")
    town.env.backend.delete_channel(town.channel.id)
    await town.env.settle()
    (letter,) = ann.letters()
    assert "The game is safe" in letter and "`/table bump table:1`" in letter
    await ann.type("table bump", where=dojo, table=1)
    assert town.board.channel_id == dojo.id
    await lock_in(ann, bob)
    assert "The plans lie open" in town.board.text
    assert len(ann.letters()) == 1


async def test_a_table_without_a_place_survives_restarts(town: Town, ann: Person):
    await town.game()
    dojo = town.guild.create_text_channel("dojo")
    town.env.backend.delete_channel(town.channel.id)
    await town.env.settle()
    await town.restart()
    await ann.type("table bump", where=dojo, table=1)
    assert "Waiting for Attacker" in town.board.text


async def test_a_starter_with_closed_letters_can_go_on_all_the_same(town: Town, ann: Person):
    await town.game()
    dojo = town.guild.create_text_channel("dojo")
    dm = ann.actor.user.dm_channel.id
    town.env.inject_error("POST", f"/channels/{dm}/messages", status=403, code=50007, times=None)
    town.env.backend.delete_channel(town.channel.id)
    await town.env.settle()
    assert ann.letters() == []
    ann.hand = await ann.type("table hand", where=dojo)
    await ann.press("Suggest")
    await ann.type("table bump", where=dojo, table=1)
    assert "Waiting for Attacker" in town.board.text


async def test_a_homeless_table_can_be_played_from_hands_and_its_starter_is_told_once(
    town: Town, ann: Person, bob: Person
):
    await town.game()
    dojo = town.guild.create_text_channel("dojo")
    town.env.backend.delete_channel(town.channel.id)
    await town.env.settle()
    for person in (ann, bob):
        person.hand = await person.type("table hand", where=dojo, table=1)
    await lock_in(ann, bob)
    assert len(ann.letters()) == 1
    await ann.type("table bump", where=dojo, table=1)
    assert "The plans lie open" in town.board.text


# Permissions


async def test_a_permission_lost_and_regained_in_the_middle_of_a_game(town: Town, ann: Person, bob: Person):
    await town.game()
    await ann.open_hand()
    await bob.open_hand()
    town.deny("view_channel", "send_messages")
    await lock_in(ann)
    assert "I may no longer write in the channel" in ann.letters()[0]
    town.deny()
    await lock_in(bob)
    assert "The plans lie open" in town.board.text
    assert len(ann.letters()) == 1
    assert len(town.boards()) == 1


async def test_a_permission_regained_is_enough_to_bump(town: Town, ann: Person):
    await town.game()
    await ann.open_hand()
    town.deny("view_channel", "send_messages")
    await lock_in(ann)
    town.deny()
    await ann.type("table bump")
    assert "Locked in: Attacker" in town.board.text


async def test_somebody_who_left_the_server_does_not_stop_the_others(
    town: Town, ann: Person, bob: Person, mod: Person
):
    await town.game()
    town.guild.remove_member(ann.actor)
    await town.env.settle()
    await lock_in(bob)
    assert "Locked in: Defender" in town.board.text
    await mod.press("Call it off", await mod.type("table cancel"))
    assert (await town.table()).row.status == "cancelled"
