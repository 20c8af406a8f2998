"""Lists of tables are made from their rows: no match is loaded, and nothing is read twice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.front.people import Person
from tests.front.test_several_tables import opened
from tests.front.town import Town
from tests.kit.rings import SLOW
from tests.kit.statements import Statements, statements
from tests.store.scenes import allow_any_number

pytestmark = SLOW

__all__ = ["statements"]

OF_ONE_TABLE = ("hand", "log", "resign", "cancel", "replace", "bump", "verify")


@pytest.fixture
async def evening(statements: Statements, town: Town, ann: Person, bob: Person, zoe: Person) -> Town:
    """Three games and a lobby in a server whose bot has just started."""
    for first, second in ((ann, bob), (bob, zoe), (ann, zoe)):
        await opened(first, second)
    await zoe.type("play seven-samurai", thread=False)
    await cold(town, statements)
    return town


async def cold(town: Town, statements: Statements) -> None:
    """Restart the bot, so that no table is loaded."""
    await town.restart()
    await town.bot.publisher.settle()
    await town.env.settle()
    for table in town.bot.house.lately:
        town.bot.house.forget(table)
    statements.taken()


def loaded(town: Town) -> list[int]:
    return sorted(table.id for table in town.bot.house.lately)


@pytest.mark.parametrize("command", OF_ONE_TABLE)
async def test_the_option_that_names_a_table_is_filled_without_loading_any(
    evening: Town, ann: Person, statements: Statements, command: str
):
    names = await ann.suggested(f"table {command}", "table")
    assert names[:2] == ["1: 7 Ronin, being played", "3: 7 Ronin, being played"]
    assert len(names) == 4 and loaded(evening) == []
    reads = 4 if command == "verify" else 2
    assert len(statements.reads("tables")) == reads, (
        "the live ones, the last of this channel, and what has ended"
    )


async def test_the_same_is_read_however_many_tables_there_are(
    evening: Town, ann: Person, bob: Person, statements: Statements
):
    await ann.suggested("table log", "table")
    few = statements.taken()
    for _ in range(4):
        await bob.type("play seven-ronin", thread=False)
    await cold(evening, statements)
    assert len(await ann.suggested("table log", "table")) == 8
    assert len(statements.taken()) == len(few)


async def test_typed_text_finds_a_table_by_number_game_and_state(evening: Town, ann: Person):
    assert await ann.suggested("table log", "table", "3") == ["3: 7 Ronin, being played"]
    assert await ann.suggested("table log", "table", "samurai") == ["4: 7 Samurai, the lobby is open"]
    assert await ann.suggested("table log", "table", "lobby") == ["4: 7 Samurai, the lobby is open"]
    assert await ann.suggested("table log", "table", "chess") == []


async def test_rules_are_suggested_without_loading_the_game_that_is_played(evening: Town, ann: Person):
    assert await ann.suggested("table rules", "search", "wound")
    assert (await ann.type("table rules")).text
    assert loaded(evening) == []


@pytest.mark.parametrize("command", ["log", "verify", "cancel"])
async def test_only_the_table_that_is_named_is_loaded(evening: Town, ann: Person, command: str):
    await ann.type(f"table {command}", table=2)
    assert loaded(evening) == [2]


async def test_status_loads_no_table_however_many_there_are(
    evening: Town, bob: Person, statements: Statements
):
    assert (await bob.type("table status")).text.count("· table ") == 4
    few = statements.taken()
    await allow_any_number(evening.bot.house.store, evening.guild.id)
    for _ in range(8):
        await bob.type("play seven-ronin", thread=False)
    await cold(evening, statements)
    status = await bob.type("table status")
    told = status.text.count("· table ")
    assert told > 4 and f"and {12 - told} more" in status.text
    assert loaded(evening) == [] and len(statements.taken()) == len(few)


async def test_status_tells_of_each_table_what_its_message_tells(
    evening: Town, ann: Person, bob: Person, statements: Statements
):
    """Also who has locked in a secret plan, and nobody more than there."""
    await ann.open_hand(evening.boards(1)[-1])
    await ann.press("Suggest")
    await ann.press("Lock in")
    await cold(evening, statements)
    status = (await bob.type("table status")).text
    assert loaded(evening) == []
    first, second, _, lobby = status.split("## ")[1:]
    for told, number in ((first, 1), (second, 2)):
        _, situation, seats, *asked = told.strip().splitlines()
        assert situation.startswith("Day 1 of 8.") and seats.startswith("At the table: Attacker (")
        assert asked and all(line in evening.boards(number)[-1].text for line in asked)
    assert f"Waiting for Defender ({bob.mention})" in first and "Locked in: Attacker" in first
    assert "Locked in" not in second and "The lobby is open" in lobby


async def test_status_tells_nothing_of_a_table_in_a_channel_that_is_hidden(evening: Town, zoe: Person):
    """Zoe plays at tables 2 and 3."""
    evening.show(evening.channel, zoe, seen=False)
    status = await zoe.type("table status", where=evening.room("elsewhere"))
    assert "table 2" in status.text and "table 3" in status.text
    assert "table 1" not in status.text and loaded(evening) == []


async def test_of_ones_games_only_the_hand_that_is_waited_for_is_loaded(
    evening: Town, ann: Person, statements: Statements
):
    await ann.open_hand(evening.boards(1)[-1])
    await ann.press("Suggest")
    await ann.press("Lock in")
    await cold(evening, statements)
    _, first, second = (await ann.type("games")).text.splitlines()
    assert "table 3](" in first and first.endswith("**waits for you**: the plan of attack.")
    assert "table 1](" in second and second.endswith("): where the ronin stand.")
    assert "Waiting for Defender (" in second and loaded(evening) == []
    assert "table 3 · Attacker" in (await ann.type("table hand")).text
    assert loaded(evening) == [3]


async def test_the_question_which_table_is_asked_without_loading_any(evening: Town, ann: Person):
    which = await ann.type("report")
    for command in OF_ONE_TABLE:
        which = await ann.type(f"table {command}")
        assert which.text.startswith("Which table do you mean?")
        assert which.text.count("**waits for you**: the plan of attack.") == 2
        assert loaded(evening) == [], command
    await ann.press("Table 3", which)
    assert loaded(evening) == [3]


async def test_a_cold_press_reads_each_row_once(evening: Town, ann: Person, statements: Statements):
    board = evening.boards(1)[-1]
    await ann.press("Your hand", board)
    run = statements.taken()
    of_table = [one.replace("tables.id = 1", "table_id = 1") for one in run]
    for table in ("tables", "sitters", "journal", "drafts"):
        reads = [one for one in of_table if f"FROM {table}" in one and "table_id = 1" in one]
        assert len(reads) == 1, reads


async def test_a_cold_press_of_a_stranger_loads_nothing(evening: Town, zoe: Person, statements: Statements):
    evening.show(evening.channel, zoe, seen=False)
    room = evening.room("elsewhere")
    where: dict[str, Any] = {"where": room}
    assert "no table 1" in (await zoe.type("table log", table=1, **where)).text.lower()
    assert loaded(evening) == []
    assert [one for one in statements.taken() if "FROM journal" in one] == []
