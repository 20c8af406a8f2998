"""Many tables at once: in one channel, in several, with the same people."""

from __future__ import annotations

import asyncio

from simcord import ChannelHandle

from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


async def opened(first: Person, second: Person, where: ChannelHandle | None = None) -> Screen:
    """A game that these two have just begun, and in which they may ask for suggestions."""
    lobby = await first.type("play seven-ronin", where=where, thread=False)
    await first.press("Suggestions for all", lobby)
    await first.press("Attacker", lobby)
    await second.press("Defender", lobby)
    await first.press("Begin", lobby)
    return lobby


async def test_two_tables_in_one_channel_do_not_mix(
    town: Town, ann: Person, bob: Person, zoe: Person, mod: Person
):
    one, other = await opened(ann, bob), await opened(zoe, mod)
    await ann.open_hand(one)
    await zoe.open_hand(other)
    assert ann.hand and zoe.hand
    assert "table 1 · Attacker" in ann.hand.text and "table 2 · Attacker" in zoe.hand.text
    await ann.press("Suggest")
    await ann.press("Lock in")
    assert f"Locked in: Attacker ({ann.mention})" in one.text and "Locked in" not in other.text
    assert "You send 0 ninja." in zoe.hand.text
    assert (await ann.press("Your hand", other)).text.startswith("You do not sit at this table")


async def test_tables_in_two_channels(town: Town, ann: Person, bob: Person):
    dojo = town.guild.create_text_channel("dojo")
    here, there = await opened(ann, bob), await opened(bob, ann, dojo)
    assert here.channel_id == town.channel.id and there.channel_id == dojo.id
    status = await ann.type("table status")
    assert "table 1" in status.text and "table 2" in status.text
    ann.hand = await ann.type("table hand", where=dojo)
    assert "table 2 · Defender" in ann.hand.text
    ann.hand = await ann.type("table hand")
    assert "table 1 · Attacker" in ann.hand.text
    ann.hand = await ann.type("table hand", table=2)
    assert "table 2 · Defender" in ann.hand.text


async def test_one_person_plays_both_tables_at_the_same_moment(town: Town, ann: Person, bob: Person):
    one, other = await opened(ann, bob), await opened(bob, ann)
    first, second = await ann.open_hand(one), await ann.open_hand(other)
    for hand in (first, second):
        await ann.press("Suggest", hand)
    ann.sends(first.custom_id("Lock in"), first)
    ann.sends(second.custom_id("Lock in"), second)
    await town.env.settle()
    assert "Locked in: Attacker" in one.text and "Locked in: Defender" in other.text
    assert await asyncio.gather(*(town.journal(number) for number in (1, 2)))


async def test_after_a_restart_every_table_is_taken_up(town: Town, ann: Person, bob: Person, zoe: Person):
    one, other = await opened(ann, bob), await opened(bob, zoe)
    lobby = await town.lobby()
    await town.restart()
    for hand in (await ann.open_hand(one), await zoe.open_hand(other)):
        assert "Day 1." in hand.text
    await bob.press("Any seat", lobby)
    assert bob.mention in lobby.text


async def test_a_table_buried_by_talk_is_shown_anew(town: Town, ann: Person, bob: Person, zoe: Person):
    board = await opened(ann, bob)
    for _ in range(10):
        await zoe.writes("Snow again.")
    await ann.open_hand(board)
    await ann.press("Suggest")
    await ann.press("Lock in")
    assert town.board != board and "Locked in: Attacker" in town.board.text
    assert "goes on [here]" in board.text and board.buttons == {}
    fresh = town.board
    await bob.open_hand(fresh)
    await bob.press("Suggest")
    assert town.board == fresh


async def test_a_finished_table_stays_where_it_is(town: Town, ann: Person, bob: Person, zoe: Person):
    board = await opened(ann, bob)
    for _ in range(10):
        await zoe.writes("Who is winning?")
    await ann.press("Yes, I resign", await ann.type("table resign"))
    assert "Won by" in board.text and town.boards() == [board]


async def test_talk_before_a_table_was_opened_does_not_bury_it(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    for _ in range(10):
        await zoe.writes("Shall we play?")
    board = await opened(ann, bob)
    await ann.open_hand(board)
    await ann.press("Suggest")
    await ann.press("Lock in")
    assert town.boards() == [board]


async def test_two_buried_tables_are_both_shown_anew(town: Town, ann: Person, bob: Person, zoe: Person):
    one, other = await opened(ann, bob), await opened(bob, ann)
    for _ in range(10):
        await zoe.writes("Snow again.")
    for board in (one, other):
        hand = await ann.open_hand(board)
        await ann.press("Suggest", hand)
        await ann.press("Lock in", hand)
    assert one.buttons == other.buttons == {}
    assert [board.table for board in town.boards()] == [1, 2]


async def test_a_final_command_asks_for_the_table_it_is_meant_for(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    for other in (bob, zoe):
        await opened(ann, other)
    await opened(bob, zoe)
    for command in ("hand", "log", "resign", "replace", "cancel", "bump", "verify"):
        which = await ann.type(f"table {command}")
        assert which.private and which.text.startswith("Which table do you mean?")
        assert list(which.buttons) == ["Table 1", "Table 2"], "nobody resigns for others"
    which = await ann.type("table resign")
    await ann.press("Table 2", which)
    assert which.text.startswith("Give up 7 Ronin at table 2?")
    await ann.press("Yes, I resign", which)
    assert [screen.table for screen in town.boards() if "Your hand" in screen.buttons] == [1, 3]
    assert (await ann.type("table resign")).text.startswith("Give up 7 Ronin at table 1?")


async def test_the_table_that_is_meant_is_shown_in_place_of_the_question(
    town: Town, ann: Person, bob: Person
):
    for _ in range(2):
        await opened(ann, bob)
    for command, shown in (
        ("hand", "table 2 · Attacker"),
        ("log", "table 2 · log"),
        ("bump", "Table 2 is now at the end of this channel."),
    ):
        await bob.writes()
        which = await ann.type(f"table {command}")
        await ann.press("Table 2", which)
        assert shown in which.text
    assert town.board.table == 2
    answer = await ann.press("Table 2", await ann.type("table verify"))
    assert answer.private and "All chance at table 2" in answer.text


async def test_a_member_without_a_game_is_told_so_by_every_command(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    for _ in range(2):
        await opened(ann, bob)
    for command in ("hand", "resign", "replace"):
        assert (await zoe.type(f"table {command}")).text.startswith("You do not sit at this table")


async def test_the_hand_is_that_of_the_only_table_that_waits(town: Town, ann: Person, bob: Person):
    for _ in range(2):
        await opened(ann, bob)
    hand = await ann.open_hand(town.boards()[0])
    await ann.press("Suggest", hand)
    await ann.press("Lock in", hand)
    assert "table 2 · Attacker" in (await ann.type("table hand")).text


async def test_a_thread_says_which_table_is_meant(town: Town, ann: Person, bob: Person):
    await town.game(thread=True)
    await opened(ann, bob)
    assert (await ann.type("table resign", where=town.thread)).text.startswith("Give up 7 Ronin at table 1?")
    assert (await ann.type("table resign")).text.startswith("Which table do you mean?")


async def test_nobody_resigns_from_a_lobby(town: Town, ann: Person, bob: Person):
    await town.lobby(thread=False)
    await opened(ann, bob)
    assert (await ann.type("table resign")).text.startswith("Give up 7 Ronin at table 2?")
    which = await ann.type("table cancel")
    await ann.press("Table 1", which)
    assert which.text == "The lobby is closed."


async def test_a_moderator_is_asked_which_game_to_call_off(town: Town, ann: Person, bob: Person, mod: Person):
    for _ in range(2):
        await opened(ann, bob)
    which = await mod.type("table cancel")
    await mod.press("Table 2", which)
    assert "As a moderator" in which.text and "table 2" in which.text


async def test_ones_own_game_elsewhere_is_meant_where_only_others_play(
    town: Town, ann: Person, bob: Person, zoe: Person, mod: Person
):
    await opened(bob, ann, town.guild.create_text_channel("dojo"))
    await opened(zoe, mod)
    assert "table 1 · Defender" in (await ann.type("table hand")).text
    await ann.press("Suggest", hand := await ann.type("table hand"))
    await ann.press("Lock in", hand)
    assert "table 1 · Defender" in (await ann.type("table hand")).text
    assert (await ann.type("table resign")).text.startswith("Give up 7 Ronin at table 1?")
