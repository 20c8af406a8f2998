"""Closeups: a large picture of a pile or board, only for the person who asks."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import Image

from renderers.gallery import PAINTERS
from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW

CLOSER = "Look closer: boards, piles"
PILES = ("What may still come", "Discard pile")


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, PAINTERS["seven-samurai"]) as town:
        yield town


async def begun(town: Town) -> None:
    """ann begins a game alone, with Kyuzo and Kanbei."""
    ann = town.people["ann"]
    lobby = await ann.type("play seven-samurai", thread=False)
    await ann.press("Kyuzo", lobby)
    await ann.press("Lead another seat", lobby)
    await ann.press("Kanbei", lobby)
    await ann.press("Begin", lobby)


async def supported(town: Town) -> None:
    """The first player has taken a spare token and supported the other: a raider slips in unseen."""
    ann = town.people["ann"]
    hand = await ann.open_hand()
    await ann.choose(next(iter(hand.answers.values())))
    await ann.press(next(label for label in hand.buttons if label.startswith("Support")))


async def test_a_spectator_leafs_through_everything_there_is_to_see(town: Town, zoe: Person):
    await begun(town)
    board = town.board
    closer = await zoe.press(CLOSER, board)
    assert closer.private
    (choice,) = closer.menus
    first, *boards, last = choice.options
    assert (first, last) == PILES and {*boards} == {"Kyuzo", "Kanbei"}
    assert choice.chosen == (first,)
    pictures: set[bytes] = set()
    for what in choice.options:
        await zoe.pick(what, on=closer)
        assert closer.text == f"### 7 Samurai · table 1 · {what}"
        assert closer.menus[0].chosen == (what,)
        (shown,) = closer.pictures
        assert shown.name == "closer.webp" and 0 < len(shown.alt) <= 1024
        assert Image.open(io.BytesIO(shown.data)).size == (1100, 700)
        pictures.add(shown.data)
    assert len(pictures) == len(choice.options)
    assert zoe.see()[1].pictures == board.pictures


async def test_possible_cards_are_told_but_not_the_next_one(town: Town, zoe: Person):
    await begun(town)
    closer = await zoe.press(CLOSER, town.board)
    await zoe.pick("What may still come", on=closer)
    assert "14 on the hill, 0 intruders. Plunderers: 14 face down. Out of these 52" in closer.pictures[0].alt


async def test_a_closeup_shows_the_table_as_it_is_when_it_is_picked(town: Town, zoe: Person):
    await begun(town)
    closer = await zoe.press(CLOSER, town.board)
    await zoe.pick("What may still come", on=closer)
    before = closer.pictures[0]
    await supported(town)
    assert closer.pictures == [before]
    await zoe.pick("What may still come", on=closer)
    assert closer.pictures[0].data != before.data
    assert "13 on the hill, 1 intruder. Plunderers: 14 face down." in closer.pictures[0].alt


async def test_players_and_spectators_see_the_same(town: Town, ann: Person, zoe: Person):
    await begun(town)
    hers = await ann.press(CLOSER, town.board)
    his = await zoe.press(CLOSER, town.board)
    for what in (*PILES, "Kyuzo"):
        await ann.pick(what, on=hers)
        await zoe.pick(what, on=his)
        assert hers.pictures == his.pictures


async def test_a_restart_closes_nothing(town: Town, zoe: Person):
    await begun(town)
    closer = await zoe.press(CLOSER, town.board)
    await town.restart()
    await zoe.pick("Kanbei", on=closer)
    assert closer.pictures[0].alt.startswith("Kanbei: 0 of 9")


async def test_no_button_offers_to_look_at_nothing(tmp_path: Path):
    async with Town(tmp_path) as town:
        await town.game()
        assert not any(label.startswith("Look closer") for label in town.board.buttons)
        answer = await town.people["zoe"].forges(
            town.board.custom_id("Log").replace("log", "closer"), town.board
        )
        assert answer.private and "nothing to look at more closely" in answer.text
