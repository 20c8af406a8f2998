"""Discord fails, messages grow old, or another process writes the same journal: nothing is lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from bot.engine import Entry
from bot.store import Change, Store
from bot.tables import recovery
from tests.front.people import Person
from tests.front.stories import before
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

RETREAT = Entry("answer", "attacker", "plan.retreat", ("area:well=1",)).to_json()
"""A prompt that no game has."""

# Discord's own trouble


async def test_an_edit_that_failed_is_made_again(town: Town, ann: Person):
    await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    town.env.inject_error("PATCH", "/channels/*/messages/*", status=503)
    await ann.press("Lock in")
    assert "Locked in: Attacker" in town.board.text
    assert len(town.boards()) == 1


async def test_a_fresh_post_that_failed_is_made_again(town: Town, zoe: Person):
    await town.game()
    await zoe.writes()
    town.env.inject_error("POST", "/channels/*/messages", status=500)
    answer = await zoe.type("table bump")
    assert answer.text == "Table 1 is now at the end of this channel."
    assert "Waiting for Attacker" in town.board.text and len(town.boards()) == 1


# Old messages


async def test_a_board_too_old_to_be_edited_is_posted_anew(town: Town, ann: Person):
    await town.game()
    old = town.board
    await ann.open_hand()
    await ann.press("Suggest")
    town.env.inject_error("PATCH", f"/channels/*/messages/{old.message_id}", status=400, code=30046)
    await ann.press("Lock in")
    assert town.board != old and "Locked in: Attacker" in town.board.text
    assert "goes on [here]" in old.text and old.buttons == {}


async def test_a_board_moves_on_before_it_is_an_hour_old(town: Town, ann: Person):
    table = await town.game()
    old = town.board
    await table.note(message_posted_at=datetime.now(UTC) - timedelta(minutes=55))
    await ann.open_hand()
    await ann.press("Suggest")
    assert town.board == old
    await ann.press("Lock in")
    assert town.board != old and "goes on [here]" in old.text


# Another writer


async def test_when_somebody_else_wrote_the_journal_the_answer_is_refused_and_the_table_reloaded(
    town: Town, bob: Person, zoe: Person
):
    journal = before("hayai.goal")
    table = await town.game_at(journal)
    await bob.open_hand()
    async with await Store.open(town.settings.database_url) as elsewhere:
        ride = Entry("answer", "defender", "hayai.goal", ("area:graveyard",)).to_json()
        await elsewhere.write(Change(table.row, [ride], len(journal)))
    answer = await bob.press("Path")
    assert answer.private and "Your answer was not saved, so it does not count." in answer.text
    assert len(await town.journal()) == len(journal) + 1
    assert table.position == len(journal)
    hand = await bob.open_hand()
    assert "Where does he ride?" not in hand.text


async def test_a_match_that_was_ended_elsewhere_is_over_here_too(town: Town, ann: Person, bob: Person):
    table = await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    async with await Store.open(town.settings.database_url) as elsewhere:
        await elsewhere.write(
            Change(table.row, [Entry("resign", "defender", "").to_json()], 0, {"status": "over"})
        )
    await ann.press("Lock in")
    assert "The Defender has given up." in town.board.text
    assert town.board.buttons["Rematch"]


async def test_a_database_that_was_away_for_a_moment_is_no_harm(
    town: Town, ann: Person, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(recovery, "SHORTEST_WAIT", 3600.0)  # it is back before anybody asks again
    table = await town.game()
    await ann.open_hand()
    await ann.press("Suggest")
    rename_journal(town, "journal", "mislaid")
    answer = await ann.press("Lock in")
    assert answer.private and "Nothing was lost" in answer.text
    rename_journal(town, "mislaid", "journal")
    await ann.open_hand()
    await ann.press("Lock in")
    assert "Locked in: Attacker" in town.board.text
    assert table.position == 0 and len(await town.journal()) == 1


async def test_a_member_who_gets_no_lobby_is_told_in_private(town: Town, ann: Person, zoe: Person):
    with closing(sqlite3.connect(town.database)) as database, database:
        database.execute("ALTER TABLE tables RENAME TO mislaid")
    answer = await ann.type("play seven-ronin")
    assert answer.private and "Nothing was lost" in answer.text
    assert zoe.see() == []


def rename_journal(town: Town, name: str, to: str) -> None:
    """Rename the journal's table, as if another program worked on the database."""
    with closing(sqlite3.connect(town.database)) as database, database:
        database.execute(f"ALTER TABLE {name} RENAME TO {to}")


# Rules that stumble, journals that no longer fit, lines that cannot be read

RETREAT = Entry("answer", "attacker", "plan.retreat", ("area:well=1",)).to_json()
"""Something that the rules have never asked."""


async def test_a_journal_that_no_longer_fits_pauses_the_table(town: Town, ann: Person, mod: Person):
    table = await town.game()
    await town.bot.house.store.write(Change(table.row, [RETREAT]))
    board = town.board
    await town.restart()
    assert "The game is paused, because its rules have changed since it began." in board.text
    assert await town.journal() != []
    await mod.press("Call it off", await mod.type("table cancel"))
    assert "The game was called off." in board.text


async def test_a_line_that_cannot_be_read_is_not_told_as_changed_rules(town: Town, ann: Person):
    table = await town.game()
    journal = await town.journal()
    await town.bot.house.store.write(Change(table.row, ["no entry of a journal"], len(journal)))
    board = town.board
    await town.restart()
    assert "The game is paused, because a line of its record is damaged" in board.text
    assert "rules" not in board.text and "Report a problem" in board.buttons


@pytest.mark.parametrize("button", ["Your hand", "Watch"])
async def test_a_paused_table_answers(town: Town, ann: Person, button: str):
    table = await town.game()
    pressed = town.board.custom_id(button)
    await town.bot.house.store.write(Change(table.row, [RETREAT]))
    board = town.board
    await town.restart()
    answer = await ann.forges(pressed, board)
    assert answer.private and answer.text.startswith("The game is paused")
