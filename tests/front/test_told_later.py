"""A message that could not be sent is sent later, once, and in one place."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.engine import Request, View, plain_answer
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.store import Change, TableChanges
from bot.tables import thinking
from tests.front.people import Person
from tests.front.stories import before
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


async def lock_in(*people: Person) -> None:
    for person in people:
        await person.open_hand()
        await person.press("Suggest")
        await person.press("Lock in")


def change_row(town: Town, name: str = "shown", key: str = "table_id", **values: object) -> None:
    """Change a row of table 1 in the database without telling the bot."""
    columns = ", ".join(f"{column} = ?" for column in values)
    with closing(sqlite3.connect(town.database)) as database, database:
        database.execute(f"UPDATE {name} SET {columns} WHERE {key} = 1", [*values.values()])


async def test_a_reveal_that_discord_refused_is_shown_all_the_same(town: Town, ann: Person, bob: Person):
    await town.game()
    await lock_in(ann)
    await bob.open_hand()
    await bob.press("Suggest")
    town.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50035)
    await bob.press("Lock in")
    assert "The plans lie open" in town.board.text
    assert len(town.boards()) == 1


async def test_news_stay_until_a_person_moves_the_game(town: Town, ann: Person, bob: Person, zoe: Person):
    """Locking in a plan reveals nothing new: the result of the last day can still be read."""
    await town.game_at(before("ronin.next"))
    assert "The plans lie open" in town.board.text
    await zoe.writes()
    await zoe.type("table bump")
    assert "The plans lie open" in town.board.text


async def test_the_end_of_a_game_is_shown_after_a_restart(town: Town):
    """The process ended after the commit and before the message was sent."""
    table = await town.game()
    over: TableChanges = {"status": "over", "untold": True, "ended_at": datetime.now(UTC)}
    await town.bot.house.store.write(Change(table.row, ['[1, "resign", "person", "attacker", ""]'], 0, over))
    board = town.board
    await town.restart()
    assert "has given up" in board.text and board.buttons["Rematch"]
    assert len(town.boards()) == 1
    assert not (await town.table()).row.untold


async def test_a_board_that_was_sent_and_not_remembered_is_found_again(town: Town, ann: Person, zoe: Person):
    """The process ended between the two: afterwards there is still one board, the newer one."""
    await town.game()
    old = town.board
    before_it = old.message_id
    await zoe.writes()
    await zoe.type("table bump")
    new = town.board
    assert new != old
    change_row(town, message_id=before_it, being_posted=True, shown_by=None)
    await town.restart()
    (board,) = town.boards()
    # Newer still where the clock of the town says that it had been there for long.
    assert board.message_id >= new.message_id
    assert "goes on [here]" in old.text
    assert (await town.table()).shown.message_id == board.message_id


async def test_a_lobby_that_was_sent_and_not_remembered_is_found_again(town: Town, ann: Person):
    lobby = await town.lobby()
    change_row(town, message_id=None, being_posted=True, shown_by=None)
    await town.restart()
    assert town.boards() == [lobby]
    await ann.press("Attacker", lobby)
    assert "**Attacker**" in lobby.text


async def test_everybody_at_a_table_without_a_place_is_written_to(
    town: Town, ann: Person, bob: Person, zoe: Person
):
    await town.game()
    town.env.backend.delete_channel(town.channel.id)
    await town.env.settle()
    for person in (ann, bob):
        (letter,) = person.letters()
        assert "The game is safe" in letter
    assert zoe.letters() == []


async def test_a_lobby_that_nobody_touched_for_a_day_is_closed(town: Town, ann: Person):
    lobby = await town.lobby()
    yesterday = datetime.now(UTC) - timedelta(hours=25)
    change_row(town, "tables", "id", touched_at=yesterday.strftime("%Y-%m-%d %H:%M:%S.%f"))
    await town.restart()
    assert "because nobody sat down" in lobby.text and lobby.buttons == {}
    assert await town.bot.house.store.live_tables() == []


async def test_the_table_says_who_is_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thinking, "GRACE", 0)
    said = threading.Event()

    def takes_its_time(_: View, request: Request[object], random: Random) -> Sequence[str]:
        assert said.wait(timeout=60)
        return plain_answer(SEVEN_RONIN, request, random)

    slow = replace(SEVEN_RONIN, advise=takes_its_time)
    async with Town(tmp_path, games={slow.key: slow}) as town:
        ann, lobby = town.people["ann"], await town.lobby()
        await ann.press("Attacker", lobby)
        await ann.press("Add an AI", lobby)
        ann.sends(lobby.custom_id("Begin"), lobby)
        async with asyncio.timeout(30):
            while "Thinking: Defender" not in town.board.text:  # noqa: ASYNC110 (nothing tells of an edit)
                await asyncio.sleep(0.02)
        said.set()
        await town.env.settle()
        assert "Waiting for Attacker" in town.board.text and "Thinking" not in town.board.text
