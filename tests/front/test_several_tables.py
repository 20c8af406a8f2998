"""Many tables at once: in one channel, in several, with the same people."""

from __future__ import annotations

import asyncio

from simcord import ChannelHandle

from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town


async def opened(first: Person, second: Person, where: ChannelHandle | None = None) -> Screen:
    """A game that these two have just begun."""
    lobby = await first.type("play seven-ronin", where=where, thread=False)
    await first.press("Attacker", lobby)
    await second.press("Defender", lobby)
    await first.press("Start", lobby)
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
        await zoe.actor.send(town.channel, "Snow again.")
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
        await zoe.actor.send(town.channel, "Who is winning?")
    await ann.press("Yes, I resign", await ann.type("table resign"))
    assert "Won by" in board.text and town.boards() == [board]


async def test_talk_before_a_table_was_opened_does_not_bury_it(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    for _ in range(10):
        await zoe.actor.send(town.channel, "Shall we play?")
    board = await opened(ann, bob)
    await ann.open_hand(board)
    await ann.press("Suggest")
    await ann.press("Lock in")
    assert town.boards() == [board]


async def test_two_buried_tables_are_both_shown_anew(town: Town, ann: Person, bob: Person, zoe: Person):
    one, other = await opened(ann, bob), await opened(bob, ann)
    for _ in range(10):
        await zoe.actor.send(town.channel, "Snow again.")
    for board in (one, other):
        hand = await ann.open_hand(board)
        await ann.press("Suggest", hand)
        await ann.press("Lock in", hand)
    assert one.buttons == other.buttons == {}
    assert [board.table for board in town.boards()] == [1, 2]
