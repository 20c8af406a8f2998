"""The real painter at the table: every picture has words, a plain name and a modest weight."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from bot.engine import Step, View
from bot.front.shared.pictures import Studio
from bot.wording import Words, words
from renderers.gallery import PAINTERS
from renderers.painter import Picture, Players
from tests.front.digest import DigestPainter
from tests.front.people import Person
from tests.front.screen import Shown
from tests.front.stories import before, whole_game
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, PAINTERS["seven-ronin"]) as town:
        yield town


def size(picture: Shown) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture.data)).size


async def test_the_board_and_both_planning_boards(town: Town, ann: Person, bob: Person):
    await town.game()
    (board,) = town.board.pictures
    assert len(board.alt) > 100
    hands = [await person.open_hand() for person in (ann, bob)]
    attack, defence = [hand.pictures[0] for hand in hands]
    assert attack.name == defence.name == "hand.webp" and attack.data != defence.data
    await ann.fill_in(["area:well=1"])
    changed = hands[0].pictures[0]
    assert changed.data != attack.data and changed.alt != attack.alt
    assert town.board.pictures == [board]


async def test_a_resolution_in_pictures(town: Town, ann: Person, zoe: Person):
    await town.game_at(before("path.number"))
    await ann.open_hand()
    await ann.press("1")
    board, page = town.board.pictures
    assert (board.name, page.name) == ("board.webp", "page.webp") and size(page) == (1100, 700)
    assert all(0 < len(picture.alt) <= 1024 for picture in (board, page))
    watched = await zoe.press("Watch", town.board)
    assert size(watched.pictures[0]) == size(board)


async def test_a_scene_stands_below_the_map_and_not_in_its_place(tmp_path: Path):
    """Everybody must see where things stand while they think; *Watch* shows the scene alone."""
    async with Town(tmp_path, ActingPainter()) as town:
        await town.game_at(before("hayai.goal"))
        bob, zoe = town.people["bob"], town.people["zoe"]
        await bob.open_hand()
        await bob.press("Path")
        assert [picture.alt for picture in town.board.pictures] == ["The map", "The scene"]
        watched = await zoe.press("Watch", town.board)
        assert [picture.alt for picture in watched.pictures] == ["The scene"]


async def test_the_end_has_a_picture_of_its_own_and_a_restart_does_not_change_it(town: Town, ann: Person):
    game = whole_game("areas-held")
    await town.game_at(game[:-1])
    before_the_end = town.board.pictures[0]
    await ann.open_hand()
    await ann.choose(*game[-1].keys)
    (ending, *_) = town.board.pictures
    assert ending.data != before_the_end.data and ending.alt != before_the_end.alt
    await town.restart()
    assert town.board.pictures[0] == ending


async def test_two_who_want_the_same_picture_at_once_wait_for_one_drawing():
    painter = CountingPainter()
    studio = Studio({"seven-ronin": painter})
    said = words("seven-ronin")
    first, second = await asyncio.gather(studio.cover("seven-ronin", said), studio.cover("seven-ronin", said))
    assert first is second and painter.covers == 1
    studio.close()


class ActingPainter(DigestPainter):
    """Acts every step; none is a turning point."""

    def board(self, view: View, words: Words, players: Players, step: Step | None = None) -> Picture:
        return replace(super().board(view, words, players, step), alt="The scene" if step else "The map")

    def fills(self, view: View, step: Step) -> bool:
        return True

    def weight(self, step: Step) -> int:
        return 1


class CountingPainter(DigestPainter):
    """Counts the covers it has drawn, each of which takes a moment."""

    covers = 0

    def cover(self, words: Words) -> Picture:
        self.covers += 1
        time.sleep(0.05)
        return super().cover(words)
