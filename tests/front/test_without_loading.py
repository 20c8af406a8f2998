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


async def test_what_is_typed_finds_a_table_by_number_game_and_state(evening: Town, ann: Person):
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


async def test_only_the_tables_that_are_told_of_are_loaded(
    evening: Town, bob: Person, statements: Statements
):
    await allow_any_number(evening.bot.house.store, evening.guild.id)
    for _ in range(8):
        await bob.type("play seven-ronin", thread=False)
    await cold(evening, statements)
    status = await bob.type("table status")
    told = status.text.count("· table ")
    assert f"and {12 - told} more" in status.text
    assert told <= len(loaded(evening)) <= told + 1


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
