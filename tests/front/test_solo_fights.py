"""Fights against AI opponents on Discord: two clicks to the first, a reason under a picture, the Path."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.engine import plain_answer
from bot.store import Change
from bot.tables.seating import Person as Sitting
from bot.tables.table import Table
from renderers.gallery import PAINTERS
from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, PAINTERS["senjutsu-solo"]) as town:
        yield town


async def begun(town: Town, ann: Person, preset: str) -> Table:
    """A table of Ann alone: one press chooses the fight, one begins it."""
    lobby = await ann.type("play senjutsu-solo", thread=False)
    await ann.press(preset, lobby)
    await ann.press("Begin", lobby)
    return await town.table(lobby.table)


async def play(table: Table, ann: Person, answers: int) -> None:
    """Give this many answers."""
    random = Random(1)
    for _ in range(answers):
        if not table.playing:
            return
        assert table.match is not None
        seat = table.waiting_for[0]
        request = table.match.pending[seat].request
        keys = plain_answer(table.game, request, random)
        await table.answer(Sitting(ann.id, "ann"), seat, table.position, keys)


async def test_the_first_fight_is_two_clicks_away(town: Town, ann: Person):
    table = await begun(town, ann, "First fight")
    assert table.playing and "foe" in table.row.options
    hand = await ann.open_hand()
    assert hand.private and hand.pictures


async def test_why_under_a_picture_tells_the_rule(town: Town, ann: Person, zoe: Person):
    table = await begun(town, ann, "First fight")
    await play(table, ann, 12)
    await town.env.settle()
    frames = await zoe.press("Watch", town.board)
    await zoe.press("First", frames)
    for _ in range(60):
        if "Why?" in frames.buttons or not frames.buttons.get("Next"):
            break
        await zoe.press("Next", frames)
    await zoe.press("Why?", frames)
    assert frames.text.splitlines()[-1].startswith("> **")


async def test_how_far_one_has_come_on_the_path_stands_in_the_next_lobby(
    town: Town, ann: Person, bob: Person
):
    """It is the hero's road, and only the member's own."""
    table = await begun(town, ann, "The Path")
    await ann.press("Yes, I resign", await ann.type("table resign"))
    walked = {"stop": "stop:ford", "won": True, "onward": "stop:rice_field", "turns": 9}
    outcome = {**(table.row.outcome or {}), "legacy": {**walked, "wounds": [["hero:warrior", 2]]}}
    await town.bot.house.store.write(Change(table.row, row={"outcome": outcome}))
    lobby = await ann.type("play senjutsu-solo", thread=False)
    await ann.press("The Path", lobby)
    again = await town.table(lobby.table)
    assert "The Path: Warrior at the rice field." in lobby.text
    assert again.row.legacy["warrior"] == [1, 0, [["ford", "rice_field", 9, 2, 0]]]
    assert (await town.table((await bob.type("play senjutsu-solo", thread=False)).table)).row.legacy == {}


async def test_ones_games_name_the_path_between_two_stops(town: Town, ann: Person):
    table = await begun(town, ann, "The Path")
    assert "to go on" not in (await ann.type("games")).text, "the table itself stands there"
    await ann.press("Yes, I resign", await ann.type("table resign"))
    none, over = (await ann.type("games")).text.split("\n### Over\n")
    assert none.endswith("You sit at no table right now. Type `/play` to open one.")
    assert over.startswith("- [**Senjutsu Solo** · table 1](")
    walked = {"stop": "stop:ford", "won": True, "onward": "stop:rice_field", "turns": 9}
    won = {**(table.row.outcome or {}), "legacy": {**walked, "wounds": [["hero:warrior", 2]]}}
    await town.bot.house.store.write(Change(table.row, row={"outcome": won}))
    games = await ann.type("games")
    assert games.text.partition("\n### Over")[0].splitlines()[1:] == [
        "- **Senjutsu Solo**: The Path: Warrior at the rice field. Whoever takes one of these heroes goes on "
        "from there. Type `/play game:Senjutsu Solo` to go on."
    ]


async def test_a_walk_is_a_map_in_ones_progress_and_of_nobody_else(town: Town, ann: Person, zoe: Person):
    await begun(town, ann, "The Path")
    shown = await ann.type("solo progress")
    assert shown.private and shown.text.startswith("### Roads and records")
    assert "The Path of Warrior: 0 of 10" in shown.pictures[0].alt
    assert (await zoe.type("solo progress")).pictures == []


async def test_a_card_that_is_looked_at_tells_what_the_opponents_may_do(town: Town, ann: Person):
    table = await begun(town, ann, "First fight")
    await play(table, ann, 1)
    hand = await ann.open_hand()
    core = next(label for label in hand.buttons if label.endswith("Core Card"))
    cards = [label for label in hand.answers if label != core]
    assert "Since your last move" in hand.text
    await ann.press(core, hand)
    assert list(hand.buttons)[:3] == ["Lock in", "Not yet", f"✓ {core}"], "right below the picture"
    after = list(hand.buttons)
    said = [label for label in after if label.startswith("Discard")]
    assert after.index(said[0]) > max(after.index(card) for card in cards), "said with it, after the cards"
    assert "Since your last move" not in hand.text
    assert "You may step in any direction" in hand.text, "the words of the card"
    assert "**Samurai Boss**: none of the" in hand.text
    assert "cards hits you" in hand.pictures[0].alt


async def test_signs_in_a_picture_have_a_legend_one_press_away(town: Town, ann: Person):
    await begun(town, ann, "First fight")
    hand = await ann.open_hand()
    legend = await ann.press("Signs", hand)
    assert legend.private and legend.message_id != hand.message_id
    assert "A foe may strike here" in legend.text and len(legend.pictures) > 5
    assert "Signs" in hand.buttons, "the hand stays open"
