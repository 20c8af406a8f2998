"""A player who lets the others wait is reminded once. The reminder is deleted after the move."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

PATIENCE = 3600


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, nudge_after_seconds=PATIENCE) as town:
        yield town


def nudges(watcher: Person) -> list[Screen]:
    return [screen for screen in watcher.see() if "is waiting for you" in screen.text]


async def test_an_awaited_player_is_reminded_once(town: Town, ann: Person, bob: Person, zoe: Person):
    await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    await town.env.advance_time(PATIENCE - 60)
    assert nudges(zoe) == []
    await town.env.advance_time(120)
    (nudge,) = nudges(zoe)
    assert bob.mention in nudge.text and ann.mention not in nudge.text
    assert (
        f"https://discord.com/channels/{town.guild.id}/{town.channel.id}/{town.board.message_id}"
        in nudge.text
    )
    assert [user.id for user in nudge.raw.message.mentions] == [bob.id]
    await town.env.advance_time(10 * PATIENCE)
    assert nudges(zoe) == [nudge]


async def test_the_reminder_goes_when_they_move(town: Town, ann: Person, bob: Person, zoe: Person):
    await town.game()
    await town.env.advance_time(PATIENCE + 60)
    (nudge,) = nudges(zoe)
    for person in (ann, bob):
        await person.open_hand()
        await person.press("Suggest")
        await person.press("Lock in")
    assert not nudge.there and nudges(zoe) == []


async def test_the_reminder_goes_when_the_game_ends(town: Town, ann: Person, zoe: Person):
    await town.game()
    await town.env.advance_time(PATIENCE + 60)
    await ann.press("Yes, I resign", await ann.type("table resign"))
    assert nudges(zoe) == []


async def test_a_brisk_game_reminds_nobody(town: Town, ann: Person, bob: Person, zoe: Person):
    await town.game()
    for person in (ann, bob):
        await town.env.advance_time(PATIENCE - 60)
        await person.open_hand()
        await person.press("Suggest")
        await person.press("Lock in")
    await town.env.advance_time(PATIENCE - 60)
    assert nudges(zoe) == []


async def test_a_table_waiting_for_long_need_not_be_in_memory(town: Town, bob: Person, zoe: Person):
    await town.game()
    town.bot.house.forget_idle(0)
    await town.restart()
    await town.env.advance_time(PATIENCE + 60)
    (nudge,) = nudges(zoe)
    assert bob.mention in nudge.text


async def test_a_lobby_reminds_nobody(town: Town, zoe: Person):
    await town.lobby()
    await town.env.advance_time(2 * PATIENCE)
    assert nudges(zoe) == []


async def test_a_restart_reminds_nobody_again(town: Town, zoe: Person):
    await town.game()
    await town.env.advance_time(PATIENCE + 60)
    assert len(nudges(zoe)) == 1
    await town.restart()
    await town.env.advance_time(60)
    assert len(nudges(zoe)) == 1


async def test_a_bot_started_anew_every_night_still_reminds(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    await ann.press("Lock in")
    with closing(sqlite3.connect(town.database)) as database, database:
        database.execute("UPDATE journal SET at = ?", [str(town.env.now() - timedelta(seconds=PATIENCE))])
    await town.restart()
    await town.env.advance_time(1)
    (nudge,) = nudges(zoe)
    assert bob.mention in nudge.text
