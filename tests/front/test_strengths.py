"""The strengths of AI seats, as people choose and see them."""

from __future__ import annotations

import json

import pytest

from bot.tables.evidence_file import write_evidence
from tests.front.people import Person
from tests.front.town import Town


@pytest.mark.parametrize("strength", ["novice", "master"])
async def test_an_ai_of_another_strength_is_added_and_named(town: Town, ann: Person, strength: str):
    """Its strength stands in the lobby, beside its seat while it plays, in what was agreed, and in the file
    of the game; a rematch invites it again."""
    lobby = await town.lobby()
    await ann.press("Attacker", lobby)
    await ann.press(f"Add a {strength} AI", lobby)
    assert f"**Any seat**: AI, {strength}" in lobby.text
    await ann.press("Begin", lobby)
    table = await town.table()
    assert f"Defender (AI, {strength})" in town.board.text
    await ann.press("Yes, I resign", await ann.type("table resign"))
    body = json.loads(write_evidence(await table.evidence()))
    assert [place["strength"] for place in body["agreed"]["places"]] == [None, strength]
    assert (await ann.type("table verify")).text.count("Fair") == 1
    await ann.press("Rematch", town.board)
    assert f"AI, {strength}" in town.board.text


async def test_a_strength_that_there_is_not_is_not_seated(town: Town, ann: Person):
    lobby = await town.lobby()
    await ann.forges(lobby.custom_id("Add a novice AI").replace("novice", "god"), lobby)
    assert "AI," not in lobby.text
