"""The rules change between two releases: a table continues under the rules it began with, and new tables
begin under the current ones."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine import GameRules
from bot.tables.table import Table
from tests.front.town import Town
from tests.sketch.conftest import STACKED
from tests.sketch.painter import PAINTER
from tests.sketch.rules import SKETCH
from tests.sketch.scene import all_pass, at_cards, say
from tests.sketch.state import RULES_VERSION, SEATS

RELEASED = replace(STACKED, rules_version=1)
"""The game as first released."""
FORGETFUL = replace(STACKED, begin=lambda setup: STACKED.begin(replace(setup, rules_version=RULES_VERSION)))
"""The current game without the rulings of older versions."""


@pytest.fixture
async def town(tmp_path: Path, spoken: None) -> AsyncIterator[Town]:
    """A bot of the first release."""
    async with Town(tmp_path, PAINTER, games={SKETCH.key: RELEASED}) as town:
        yield town


async def update(town: Town, release: GameRules = STACKED) -> None:
    """The bot is stopped, updated and started again."""
    await town.bot.publisher.settle()
    town.games = {release.key: release}
    await town.restart()


async def asked_when_all_have_rested(table: Table) -> list[str]:
    """The prompts after a turn in which all seats rest; Red, who acts first, has twigs."""
    for seat in SEATS:
        await say(table, seat, "card:rest")
    await all_pass(table)
    questions = [table.question(seat) for seat in table.waiting_for]
    return [question.request.prompt for question in questions if question is not None]


async def test_a_table_goes_on_under_the_rules_it_was_begun_with(town: Town):
    before = await at_cards(town, 2)
    assert await asked_when_all_have_rested(before) == ["card"] * len(SEATS)
    await update(town)
    table = await town.table(before.id)
    assert table is not before and table.row.status == "playing"
    assert await asked_when_all_have_rested(table) == ["card"] * len(SEATS)


async def test_a_table_that_is_begun_after_the_update_has_todays_rules(town: Town):
    old = await at_cards(town, 2)
    await update(town)
    table = await at_cards(town, 2)
    assert (table.id, table.row.rules_version) == (old.id + 1, RULES_VERSION)
    assert await asked_when_all_have_rested(table) == ["tidy"]


async def test_without_its_rulings_a_table_waits_and_nothing_is_guessed(town: Town):
    """An update that lost the old rulings: the table is paused at the entry that does not fit, and continues
    once the rulings are back."""
    before = await at_cards(town, 2)
    await asked_when_all_have_rested(before)
    await asked_when_all_have_rested(before)
    await update(town, FORGETFUL)
    assert (await town.table(before.id)).row.status == "paused"
    await update(town)
    table = await town.table(before.id)
    assert table.row.status == "playing"
    assert await asked_when_all_have_rested(table) == ["card"] * len(SEATS)
