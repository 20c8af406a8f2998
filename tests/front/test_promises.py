"""Promises and agreements as members see them: when they are posted, how often, and what they keep from
starting. The messages themselves are held against the record in ``test_fair_dealing``."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

from bot.front.fairness.promises import marked
from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

WRITING = "/channels/*/messages"


def numbers(town: Town) -> list[int]:
    """The notices of table 1 in the games channel, oldest first: 0 is the promise."""
    seen = [marked(screen.raw.message) for screen in town.people["zoe"].see()]
    return [notice.number for notice in seen if notice is not None and notice.table == 1]


async def both_sit(town: Town) -> Screen:
    lobby = await town.lobby()
    await town.people["ann"].press("Attacker", lobby)
    await town.people["bob"].press("Defender", lobby)
    return lobby


def write(town: Town, statement: str) -> None:
    with closing(sqlite3.connect(town.database)) as database, database:
        assert database.execute(statement).rowcount == 1


async def test_the_promise_stands_there_before_the_lobby_and_the_lobby_links_to_it(town: Town, ann: Person):
    lobby = await town.lobby()
    promise = next(screen for screen in ann.see() if marked(screen.raw.message))
    assert promise.message_id < lobby.message_id
    assert f"the [seed]({promise.raw.message.jump_url})" in lobby.text


async def test_an_agreement_is_posted_when_the_lobby_can_begin_and_after_each_change(
    town: Town, ann: Person, bob: Person
):
    lobby = await town.lobby()
    assert numbers(town) == [0]
    await ann.press("Attacker", lobby)
    assert numbers(town) == [0], "one alone cannot begin"
    await bob.press("Defender", lobby)
    assert numbers(town) == [0, 1]
    await bob.press("Leave", lobby)
    await ann.press("Add an AI", lobby)
    assert numbers(town) == [0, 1, 2]
    await ann.press("Begin", lobby)
    assert numbers(town) == [0, 1, 2] and (await town.table()).playing
    table = await town.table()
    agreed = (await table.evidence()).agreed
    assert agreed.number == 2 and [place.member for place in agreed.places] == [ann.id, None]
    assert (
        f"[seats and options](https://discord.com/channels/{town.guild.id}/{town.channel.id}/"
        in town.board.text
    )


async def test_the_lobby_links_to_what_is_agreed_as_soon_as_it_is_posted_and_while_it_holds(
    town: Town, ann: Person, bob: Person
):
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    assert "[seats and options]" not in lobby.text
    await bob.press("Defender", lobby)
    links: list[str] = []
    for change in ("Any seat", "Defender"):
        newest = [screen for screen in ann.see() if marked(screen.raw.message)][-1]
        assert f"[seats and options]({newest.raw.message.jump_url})" in lobby.text
        links.append(newest.raw.message.jump_url)
        town.bot.publisher.promises.quiet_seconds = 3600.0
        await bob.press(change, lobby)
        assert "[seats and options]" not in lobby.text, "something else is agreed now"
        assert (await ann.press("Begin", lobby)).text.startswith(
            "I have only now posted the fingerprint of your seats and options."
        )
    assert len(set(links)) == 2 and "[seats and options]" in lobby.text


async def test_a_row_of_changes_becomes_one_agreement(town: Town, ann: Person):
    """The first is posted at once; later changes are gathered, and Begin posts what is still to be posted."""
    town.bot.publisher.promises.quiet_seconds = 3600.0
    lobby = await ann.type("play senjutsu", thread=False)
    await ann.press("Add an AI", lobby)
    assert numbers(town) == [0, 1]
    await ann.press("Add an AI", lobby)
    await ann.press("Add an AI", lobby)
    assert numbers(town) == [0, 1]
    answer = await ann.press("Begin", lobby)
    assert answer.private
    assert (
        answer.text
        == "I have only now posted the fingerprint of your seats and options. Press **Begin** again."
    )
    assert numbers(town) == [0, 1, 2] and (await town.table()).in_lobby
    await ann.press("Begin", lobby)
    assert (await town.table()).playing


async def test_a_start_without_a_posted_agreement_says_what_to_do(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    town.deny("send_messages")
    await bob.press("Defender", lobby)
    answer = await ann.press("Begin", lobby)
    assert answer.private and "Allow me to write in this channel, then press **Begin** again" in answer.text
    assert (await town.table()).in_lobby and numbers(town) == [0]
    town.deny()
    assert "Press **Begin** again" in (await ann.press("Begin", lobby)).text
    await ann.press("Begin", lobby)
    assert (await town.table()).playing and numbers(town) == [0, 1]


async def test_of_presses_at_once_only_one_agreement_comes(town: Town, ann: Person):
    lobby = await both_sit(town)
    table = await town.table()
    await table.lobby.close_to_others(closed=True)
    await table.note(agreement_message_id=None)
    promises = town.bot.publisher.promises
    await asyncio.gather(*(promises.agree(table) for _ in range(5)))
    assert numbers(town) == [0, 1, 2]
    await ann.press("Begin", lobby)
    assert (await town.table()).playing


async def test_an_agreement_that_was_posted_and_not_remembered_is_found_again(town: Town, ann: Person):
    """The process ended after the message was posted and before the row was written."""
    lobby = await both_sit(town)
    before = (await town.table()).shown.agreement_message_id
    write(
        town,
        "UPDATE shown SET agreement_number = 0, agreement_fingerprint = NULL, agreement_message_id = NULL, "
        "notice_under_way = 1",
    )
    await town.restart()
    await town.bot.publisher.promises.agree(await town.table())
    shown = (await town.table()).shown
    assert (shown.agreement_message_id, shown.notice_under_way, numbers(town)) == (before, None, [0, 1])
    await ann.press("Begin", lobby)
    assert (await town.table()).playing


async def test_a_promise_that_was_posted_and_not_remembered_is_found_again(town: Town):
    await town.lobby()
    before = (await town.table()).shown.promise_message_id
    write(town, "UPDATE shown SET promise_message_id = NULL, notice_under_way = 0")
    await town.restart()
    table = await town.table()
    await town.bot.publisher.promises.post(table)
    assert table.shown.promise_message_id == before and numbers(town) == [0]


async def test_a_notice_that_never_came_is_posted_after_a_restart(town: Town, ann: Person):
    lobby = await both_sit(town)
    write(town, "UPDATE shown SET notice_under_way = 2")
    await town.restart()
    assert "press **Begin** again" in (await ann.press("Begin", lobby)).text or (await town.table()).playing
    if not (await town.table()).playing:
        await ann.press("Begin", lobby)
    assert (await town.table()).playing


async def test_a_lobby_stays_where_its_promise_stands(town: Town, ann: Person):
    lobby = await town.lobby()
    elsewhere = town.guild.create_text_channel("elsewhere")
    answer = await ann.type("table bump", where=elsewhere, table=1)
    assert answer.text.startswith("A lobby stays in the channel where its fingerprint was posted.")
    assert town.boards() == [lobby]


async def test_leaving_after_the_promise_and_coming_back_adds_a_later_press(
    town: Town, ann: Person, bob: Person
):
    lobby = await both_sit(town)
    await ann.press("Leave", lobby)
    await ann.press("Attacker", lobby)
    await ann.press("Begin", lobby)
    await ann.press("Yes, I resign", await ann.type("table resign"))
    assert (await town.people["zoe"].type("table verify", table=1)).text.startswith("Fair:")


async def test_a_lone_player_is_dealt_fairly_too(town: Town, ann: Person):
    """Only the press that starts adds to the seed."""
    lobby = await ann.type("play way-of-the-samurai", thread=False)
    await ann.press("Begin", lobby)
    assert (await town.table()).playing
    await ann.press("Yes, I resign", await ann.type("table resign"))
    assert (await town.people["zoe"].type("table verify", table=1)).text.startswith("Fair:")


async def test_a_rematch_has_a_promise_and_agreements_of_its_own(town: Town, ann: Person, bob: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    await ann.press("Rematch", town.board)
    lobby = town.board
    await bob.press("Attacker", lobby)
    await ann.press("Begin", lobby)
    await bob.press("Yes, I resign", await bob.type("table resign", table=2))
    assert (await town.people["zoe"].type("table verify", table=2)).text.startswith("Fair:")


async def test_a_lobby_whose_channel_was_deleted_is_closed(town: Town, ann: Person):
    dojo = town.guild.create_text_channel("dojo")
    await town.lobby(where=dojo)
    town.env.backend.delete_channel(dojo.id)
    await town.env.settle()
    assert (await town.table()).row.status == "cancelled"


async def test_people_in_a_lobby_that_cannot_be_shown_hear_the_remedy(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    town.deny("view_channel", "send_messages")
    await bob.press("Defender", lobby)
    assert "open another lobby with `/play`" in ann.letters()[0]
    town.deny()
    await ann.press("Attacker", lobby)
    await ann.press("Begin", lobby)
    assert (await town.table()).playing
