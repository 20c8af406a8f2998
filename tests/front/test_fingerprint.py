"""The fingerprint of a table as members see it: posted before anybody sits down, and never edited."""

from __future__ import annotations

import pytest

from bot.engine import commitment
from tests.front.dealing import tamper, the_promise
from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


@pytest.fixture(autouse=True)
def the_same_chance_each_time() -> None:
    """Not here: the verdict is on chance as members find it."""


async def test_the_fingerprint_is_posted_before_anybody_else_sits_down(town: Town, ann: Person):
    await town.lobby()
    table = await town.table()
    promise = the_promise(town)
    assert not promise.private and table.row.commitment in promise.text
    assert promise.raw.flags.suppress_notifications and promise.raw.message.mentions == []
    assert table.shown.promise_message_id == promise.message_id
    assert commitment(table.row.seed) == table.row.commitment


async def test_the_fingerprint_stands_once_below_a_fresh_lobby(town: Town, ann: Person):
    lobby = await town.lobby()
    table = await town.table()
    assert [table.row.commitment in one.text for one in (lobby, the_promise(town))] == [False, True]
    await ann.press("Attacker", lobby)
    assert f"the [seed]({the_promise(town).raw.message.jump_url})" in lobby.text


async def test_the_promise_is_never_edited(town: Town, ann: Person, bob: Person):
    lobby = await town.lobby()
    promise = the_promise(town)
    before = promise.text
    await ann.press("Attacker", lobby)
    await bob.press("Defender", lobby)
    await ann.press("Begin", lobby)
    await ann.press("Yes, I resign", await ann.type("table resign"))
    await town.restart()
    assert promise.text == before and promise.raw.message.edited_at is None
    assert sum(screen.text == before for screen in ann.see()) == 1


async def test_while_the_game_is_played_everybody_finds_the_promise(town: Town, zoe: Person):
    table = await town.game()
    link = the_promise(town).raw.message.jump_url
    assert f"the [seed]({link})" in town.board.text
    answer = await zoe.type("table verify")
    assert answer.private and table.row.commitment in answer.text and f"[posted here]({link})" in answer.text
    assert "You add a number by sitting down" in answer.text
    assert answer.raw.attachments == []
    assert all(
        table.row.seed not in screen.text for person in town.people.values() for screen in person.see()
    )


async def test_no_lobby_opens_without_a_promise(town: Town, ann: Person):
    town.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    answer = await ann.type("play seven-ronin", thread=False)
    assert answer.text.startswith("I cannot open a table here, because I may not write in this channel")
    assert town.boards() == [] and (await town.table()).row.status == "cancelled"
    await town.game()


async def test_a_promise_that_was_missed_is_posted_with_the_next_change(town: Town, bob: Person):
    lobby = await town.lobby()
    town.env.backend.delete_message(town.channel.id, the_promise(town).message_id)
    tamper(town, "UPDATE shown SET promise_message_id = NULL")
    await town.restart()
    await bob.press("Attacker", lobby)
    assert (await town.table()).row.commitment in the_promise(town).text


async def test_a_rematch_makes_its_own_promise(town: Town, ann: Person):
    await town.game()
    await ann.press("Yes, I resign", await ann.type("table resign"))
    await ann.press("Rematch", town.board)
    again = await town.table(2)
    posted = [screen for screen in ann.see() if screen.text.startswith("-# Table 2 · fair dealing")]
    assert [again.row.commitment in screen.text for screen in posted] == [True]
