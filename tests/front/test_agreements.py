"""Decisions of all players: giving up, calling off, and going on without somebody who is absent."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from bot.tables.table import Table
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

AGREE = "I agree to call it off"


def proposal(town: Town) -> Screen:
    """The newest proposal beside the table."""
    return next(screen for screen in reversed(town.people["ann"].see()) if "I agree" in screen.buttons)


def called(town: Town) -> list[set[int]]:
    """The people notified by each message that notified anybody."""
    bodies = [request.json for request in town.env.http_requests if isinstance(request.json, dict)]
    mentions = [(body.get("data") or body).get("allowed_mentions") or {} for body in bodies]
    return [set(map(int, mention["users"])) for mention in mentions if mention.get("users")]


def waited_for(town: Town, table: Table) -> Person:
    """The person whose turn it is."""
    user_id = table.sitter(table.waiting_for[0]).user_id
    return next(person for person in town.people.values() if person.id == user_id)


async def samurai_at_three(town: Town) -> tuple[Table, Person, list[Person]]:
    """A table of ann, bob and zoe; the person it waits for; and the two others."""
    table = await town.samurai("ann", "bob", "zoe")
    slow = waited_for(town, table)
    return table, slow, [town.people[name] for name in ("ann", "bob", "zoe") if town.people[name] != slow]


async def propose_to_cancel(person: Person) -> Screen:
    sure = await person.type("table cancel")
    await person.press(AGREE, sure)
    return sure


# Giving up


async def test_giving_up_a_game_of_two_ends_it_and_says_so(town: Town, ann: Person):
    await town.game()
    sure = await ann.type("table resign")
    assert "The game ends at once, and the other side wins." in sure.text
    await ann.press("Yes, I resign", sure)
    assert sure.text == "You have resigned. The game is over."
    assert "Won by Defender" in town.board.text


async def test_giving_up_among_others_leaves_the_game_to_them(town: Town, ann: Person, bob: Person):
    table = await town.samurai("ann", "bob")
    sure = await ann.type("table resign")
    assert "An AI takes your seat and the others play on." in sure.text
    await ann.press("Yes, I resign", sure)
    assert sure.text == "You have resigned. An AI plays on in your place."
    assert table.playing and table.humans == (bob.id,)
    await town.bot.house.settle()


async def test_giving_up_when_nobody_else_plays_ends_it_for_all(town: Town, ann: Person):
    lobby = await ann.type("play seven-samurai", thread=False)
    await ann.press("Lead another seat", lobby)
    await ann.press("Begin", lobby)
    sure = await ann.type("table resign")
    assert "Nobody else plays here, so the game ends at once and the village is lost." in sure.text
    await ann.press("Yes, I resign", sure)
    assert "The village was given up." in town.board.text


async def test_giving_up_is_asked_again_when_its_meaning_has_changed(town: Town, ann: Person, bob: Person):
    table = await town.samurai("ann", "bob")
    sure, other = await ann.type("table resign"), await bob.type("table resign")
    await bob.press("Yes, I resign", other)
    await town.bot.house.settle()
    await ann.press("Yes, I resign", sure)
    assert "the game ends at once" in sure.text and table.playing
    await ann.press("Yes, I resign", sure)
    assert table.row.status == "over"


# Calling off


async def test_a_proposal_calls_those_whose_agreement_is_missing_and_once(
    town: Town, ann: Person, bob: Person
):
    await town.game()
    board = town.board
    sure = await propose_to_cancel(ann)
    assert f"It ends when {bob.mention} agrees too." in sure.text
    asked = proposal(town)
    assert not asked.private and f"{ann.mention} proposes to call off the game" in asked.text
    assert called(town) == [{bob.id}]
    await propose_to_cancel(ann)
    await ann.press("I agree", asked)
    assert called(town) == [{bob.id}] and (await town.table()).playing
    await bob.press("I agree", asked)
    assert "The game was called off. Nobody won." in board.text


async def test_a_proposal_is_for_those_who_play(town: Town, ann: Person, zoe: Person, mod: Person):
    """A moderator must not use the players' button, which does not ask for a confirmation."""
    await town.game()
    await propose_to_cancel(ann)
    for person in (zoe, mod):
        answer = await person.press("I agree", proposal(town))
        assert answer.private and answer.text == "You do not sit at this table."
    assert (await town.table()).playing


async def test_a_proposal_is_not_taken_for_the_table(town: Town, ann: Person, bob: Person):
    """After a restart in the middle of posting, the table's own message is found."""
    table = await town.game()
    await propose_to_cancel(ann)
    await table.note(message_id=None, being_posted=True)
    await town.restart()
    assert len(town.boards()) == 1 and "proposes to call off" in proposal(town).text


async def test_a_member_who_left_the_server_is_not_asked(town: Town, ann: Person, bob: Person):
    await town.game()
    board = town.board
    bob.leaves()
    await propose_to_cancel(ann)
    assert "The game was called off. Nobody won." in board.text
    assert called(town) == []


@pytest.mark.parametrize("status", [403, 500])
async def test_nobody_is_left_out_by_an_error(town: Town, ann: Person, bob: Person, status: int):
    await town.game()
    town.env.inject_error("GET", f"/guilds/*/members/{bob.id}", status=status, times=None)
    await propose_to_cancel(ann)
    assert (await town.table()).playing and called(town) == [{bob.id}]


async def test_a_member_awaited_for_too_long_is_not_asked(town: Town, ann: Person, bob: Person):
    table = await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    table.waiting_since -= timedelta(hours=47)
    await propose_to_cancel(ann)
    assert table.playing
    table.waiting_since -= timedelta(hours=2)
    await propose_to_cancel(ann)
    assert table.row.status == "cancelled"


async def test_an_absent_member_is_named_but_not_notified(town: Town):
    table, slow, (first, second) = await samurai_at_three(town)
    table.waiting_since -= timedelta(hours=49)
    await propose_to_cancel(first)
    assert f"{slow.mention} is absent and is not waited for." in proposal(town).text
    assert called(town) == [{second.id}]
    await second.press("I agree", proposal(town))
    assert table.row.status == "cancelled"


# Moderators


async def test_a_moderator_who_plays_has_one_voice(town: Town, ann: Person, mod: Person):
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await mod.press("Defender", lobby)
    await ann.press("Begin", lobby)
    sure = await mod.type("table cancel")
    assert "As a moderator" not in sure.text
    await mod.press(AGREE, sure)
    await mod.forges("press:1:0:call-off:", sure)
    assert (await town.table()).playing
    await ann.press("I agree", proposal(town))
    assert (await town.table()).row.status == "cancelled"


async def test_two_moderators_suffice(town: Town, ann: Person, mod: Person):
    second = town.newcomer(
        "second", town.guild.create_role("second", permissions=discord.Permissions(manage_messages=True))
    )
    lobby = await mod.type("play seven-samurai", thread=False)
    for person in (second, ann):
        await person.press("Any seat", lobby)
    await mod.press("Begin", lobby)
    for person in (mod, second):
        assert (await town.table()).playing
        await propose_to_cancel(person)
    assert (await town.table()).row.status == "cancelled"
    (remark,) = await town.bot.house.store.remarks(1)
    assert remark.name == "moderator-called-off"


async def test_a_moderator_who_moves_a_table_is_remembered(town: Town, ann: Person, mod: Person):
    await town.game()
    elsewhere = town.room("elsewhere")
    await ann.type("table bump", where=elsewhere, table=1)
    assert await town.bot.house.store.remarks(1) == []
    await mod.type("table bump", table=1)
    assert town.board.channel_id == town.channel.id
    (remark,) = await town.bot.house.store.remarks(1)
    assert (remark.name, remark.facts) == ("moderator-moved", {"name": "mod"})
    await ann.writes()
    await mod.type("table bump", table=1)
    assert len(await town.bot.house.store.remarks(1)) == 1


# Going on without somebody


async def test_nobody_is_replaced_who_is_there(town: Town, ann: Person, zoe: Person):
    await town.game()
    answer = await ann.type("table replace")
    assert answer.private and answer.text.startswith("Nobody at this table is absent.")
    assert "has waited for them for 48 hours" in answer.text
    assert (await ann.forges("press:1:0:replace:", answer)).text == answer.text
    assert (await zoe.type("table replace")).text.startswith("You do not sit at this table")


async def test_an_ai_takes_the_place_of_somebody_who_left(town: Town, ann: Person, bob: Person):
    table = await town.game()
    bob.leaves()
    sure = await ann.type("table replace")
    assert f"Let an AI take the place of {bob.mention}" in sure.text and table.humans == (ann.id, bob.id)
    await ann.press("I agree to go on", sure)
    assert sure.text == f"An AI plays on in place of {bob.mention}."
    await town.bot.house.settle()
    assert table.playing and table.humans == (ann.id,)
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    await town.bot.house.settle()
    assert len(await town.journal()) > 2


async def test_the_others_agree_to_go_on(town: Town):
    table, slow, (first, second) = await samurai_at_three(town)
    table.waiting_since -= timedelta(hours=49)
    sure = await first.type("table replace")
    await first.press("I agree to go on", sure)
    assert f"It goes on when {second.mention} agrees too." in sure.text
    asked = proposal(town)
    assert f"with an AI in place of {slow.mention} (absent)." in asked.text
    assert called(town) == [{second.id}]
    assert slow.id in table.humans
    await second.press("I agree", asked)
    assert set(table.humans) == {first.id, second.id} and table.playing
    await town.bot.house.settle()


async def test_an_agreement_counts_for_one_absent_player_only(town: Town):
    """first agrees to do without slow; by the time second does, first has left instead."""
    table, slow, (first, second) = await samurai_at_three(town)
    table.waiting_since -= timedelta(hours=49)
    await first.press("I agree to go on", await first.type("table replace"))
    asked = proposal(town)
    table.waiting_since += timedelta(hours=49)
    first.leaves()
    again = await second.press("I agree", asked)
    assert again.private and f"Let an AI take the place of {first.mention}" in again.text
    await second.press("I agree to go on", again)
    assert set(table.humans) == {slow.id, first.id, second.id}
    assert called(town)[-1] == {slow.id}


# How long a server waits


async def test_a_moderator_says_how_long_the_server_waits(town: Town, ann: Person, bob: Person, mod: Person):
    assert "has waited for you for 48 hours" in (await ann.type("table patience")).text
    assert (
        await ann.type("table patience", hours=1)
    ).text == "You cannot do that here: only a moderator can."
    assert "48 hours" in (await ann.type("table patience")).text
    answer = await mod.type("table patience", hours=1)
    assert answer.private and "has waited for them for one hour" in answer.text
    table = await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    assert "has waited for them for one hour" in (await ann.type("table replace")).text
    table.waiting_since -= timedelta(minutes=61)
    assert bob.mention in (await ann.type("table replace")).text


@pytest.mark.parametrize("hours", [0, 721, -1, 10**26])
async def test_there_is_a_limit_to_patience(town: Town, mod: Person, hours: int):
    answer = await mod.types_oddly("table patience", hours=hours)
    assert answer.private and answer.text.startswith("I do not understand this value.")
    assert await town.bot.house.store.servers.patience(town.guild.id) is None
