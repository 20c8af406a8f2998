"""The channels in which a table can be opened, and the place of its message."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import discord
import pytest

from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        ({"view_channel"}, "permission to see the channel in"),
        ({"send_messages"}, "permission to send messages in"),
        ({"attach_files"}, "permission to attach files in"),
        ({"send_messages", "attach_files"}, "permission to send messages and attach files in"),
    ],
    ids=lambda each: "-".join(sorted(each)) if isinstance(each, set) else "",
)
async def test_every_missing_permission_is_named(town: Town, ann: Person, denied: set[str], named: str):
    town.deny(*denied)
    answer = await ann.type("play seven-ronin")
    assert answer.private and named in answer.text
    assert await town.bot.house.store.live_tables() == []


async def test_a_thread_needs_another_permission_to_write(town: Town, ann: Person):
    table = await town.game(thread=True)
    await ann.type("table cancel")
    assert table.shown.thread_id is not None
    town.deny("send_messages_in_threads")
    answer = await ann.type("play seven-ronin", where=town.thread)
    assert "permission to send messages in" in answer.text


async def test_a_table_opened_in_a_thread_stays_there(town: Town, ann: Person, bob: Person):
    await town.game(thread=True)
    lobby = await ann.type("play seven-ronin", where=town.thread)
    await ann.press("Attacker", lobby)
    await bob.press("Defender", lobby)
    await ann.press("Begin", lobby)
    table = await town.table(2)
    assert table.shown.thread_id is None and table.shown.channel_id == town.thread.id
    assert "Waiting for" in lobby.text


async def test_games_are_played_in_servers(town: Town, ann: Person):
    assert "play" not in ann.actor.user.available_commands()
    assert "help" in ann.actor.user.available_commands()


async def test_help_works_in_a_direct_message(town: Town, ann: Person):
    answer = await ann.actor.user.slash("help")
    assert answer.response.content.splitlines()[1].startswith("Type `/play`, press a game under **Play now**")


async def test_a_match_moves_into_a_thread_and_the_lobby_points_there(town: Town, ann: Person, zoe: Person):
    await town.game(thread=True)
    (thread,) = town.channel.threads
    assert thread.name == "7 Ronin · table 1"
    assert town.board.channel_id == thread.id
    assert "Waiting for Attacker" in town.board.text
    lobby = zoe.see()[1]
    place = f"{town.guild.id}/{thread.id}/{town.board.message_id}"
    assert f"goes on [here](https://discord.com/channels/{place})" in lobby.text
    assert lobby.buttons == {} and lobby.pictures == []
    hand = await ann.open_hand()
    assert "Attacker" in hand.text


@pytest.mark.parametrize("denied", ["create_public_threads", "send_messages_in_threads"])
async def test_a_match_stays_in_the_channel_if_threads_are_not_allowed(
    town: Town, ann: Person, bob: Person, denied: str
):
    town.deny(denied)
    lobby = await ann.type("play seven-ronin")
    await bob.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    assert town.channel.threads == []
    assert town.board == lobby and "Waiting for" in lobby.text


async def test_a_thread_that_cannot_be_made_after_all_leaves_the_match_in_the_channel(
    town: Town, ann: Person, bob: Person
):
    lobby = await ann.type("play seven-ronin")
    town.deny("create_public_threads")
    await bob.press("Any seat", lobby)
    await ann.press("Begin", lobby)
    assert town.board == lobby and "Waiting for" in lobby.text


async def test_a_lobby_that_could_not_be_posted_is_no_table(town: Town, ann: Person):
    town.env.inject_error("POST", "/webhooks/*", status=500)
    answer = await ann.type("play seven-ronin")
    assert "Something went wrong on my side" in answer.text
    assert await town.bot.house.store.live_tables() == []


# While the database is full


def full(town: Town, *what: str) -> None:
    """Let the database refuse this from now on."""
    abort = "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    with closing(sqlite3.connect(town.database)) as disk:
        for number, one in enumerate(what):
            disk.execute(f"CREATE TRIGGER full_{number} BEFORE {one} {abort}")


async def room_again(town: Town) -> None:
    """Let the database allow it again, and wait for the retry."""
    with closing(sqlite3.connect(town.database)) as disk:
        for (name,) in disk.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            disk.execute(f"DROP TRIGGER {name}")
    await town.env.advance_time(60)


async def test_no_lobby_opens_if_its_people_cannot_be_stored(town: Town, ann: Person):
    full(town, "INSERT ON sitters")
    answer = await ann.type("play seven-ronin")
    assert "does not answer right now" in answer.text
    assert await town.bot.house.store.live_tables() == []
    await room_again(town)
    assert town.boards() == []


async def test_a_rematch_at_which_nobody_can_sit_down_is_none(town: Town, ann: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    full(town, "INSERT ON sitters")
    answer = await ann.press("Rematch", town.board)
    assert answer.private and "does not answer right now" in answer.text
    await room_again(town)
    await ann.press("Rematch", town.board)
    assert "**Defender**" in town.board.text and len(town.boards(2)) == 1


async def test_a_lobby_whose_message_could_not_be_noted_is_played_in_that_message(
    town: Town, ann: Person, bob: Person
):
    full(town, "UPDATE OF message_id ON shown")
    lobby = await ann.type("play seven-ronin", thread=False)
    assert not lobby.private
    await room_again(town)
    assert town.boards() == [lobby] and (await town.table()).shown.message_id == lobby.message_id
    assert any("fair dealing" in message.text for message in bob.see())


async def test_a_lobby_that_can_be_neither_posted_nor_closed_is_posted_in_time(town: Town, ann: Person):
    full(town, "UPDATE ON tables", "UPDATE ON shown")
    answer = await ann.type("play seven-ronin")
    assert "does not answer right now" in answer.text
    await room_again(town)
    (lobby,) = town.boards()
    assert ann.mention in lobby.text
    await ann.press("Close", lobby)
    assert await town.bot.house.store.live_tables() == []


def test_the_invite_asks_for_what_is_needed_and_no_privileged_intent(town: Town):
    link = town.bot.invite_link()
    assert "scope=bot+applications.commands" in link
    granted = discord.Permissions(int(link.partition("permissions=")[2].partition("&")[0]))
    assert not granted.administrator and not granted.manage_messages and not granted.mention_everyone
    intents = town.bot.intents
    assert not (intents.members or intents.presences or intents.message_content)


async def test_a_press_that_outruns_the_news_of_its_lobby_does_not_post_a_second_one(
    town: Town, ann: Person, bob: Person
):
    lobby = await ann.type("play seven-ronin", thread=False)
    await (await town.table()).note(message_id=None)
    await bob.press("Defender", lobby)
    assert town.boards() == [lobby]
    assert f"**Defender**: {bob.mention}" in lobby.text
