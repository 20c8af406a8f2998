"""The rules show what they speak of: an emblem beside its sentence, and a legend of them all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.front.history.rules import chapters, legend, rules_poster
from bot.front.shared.limits import MOST_COMPONENTS
from bot.front.shared.pictures import Studio
from bot.games import GAMES
from bot.wording import words
from renderers.gallery import PAINTERS
from tests.front.people import Person
from tests.front.town import Town
from tests.kit.rings import SLOW

pytestmark = SLOW


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, PAINTERS["seven-ronin"]) as town:
        yield town


async def test_each_area_stands_beside_its_sentence(town: Town, zoe: Person):
    book = await zoe.type("table rules", game="seven-ronin")
    await zoe.pick("The ten areas", on=book)
    assert len(book.pictures) >= 6 and all(picture.alt for picture in book.pictures)
    assert len({picture.data for picture in book.pictures}) == len(book.pictures)


async def test_the_legend_comes_last(town: Town, zoe: Person):
    book = await zoe.type("table rules", game="seven-ronin")
    *_, last = book.menus[0].options
    assert last.startswith("Legend")
    await zoe.pick(last, on=book)
    assert book.pictures and book.text.count("- **") == len(book.pictures)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("seven-ronin", "- **Kabe**: He can do nothing but stand, and nobody stands longer."),
        ("seven-samurai", "- **hat**: A samurai who has defended none is wounded as the round ends."),
        ("way-of-the-samurai", "- **Guard**: As high as the number on his blow, it stops the blow."),
    ],
)
def test_a_legend_says_what_a_sign_means(game: str, said: str):
    pages = legend(PAINTERS[game].emblems(), words(game))
    assert any(said in page.text for page in pages)


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_chapter_with_its_emblems_fits_a_message(game: str):
    said, studio = words(game), Studio(PAINTERS)
    book = [*chapters(said), *legend(studio.emblems(game), said)]
    assert len(book) <= 25
    shown = 0
    for chapter in book:
        poster = await rules_poster(studio, game, said, chapter.key)
        assert len([*poster.view.walk_children()]) <= MOST_COMPONENTS and len(poster.pictures) <= 10
        shown += len(poster.pictures)
    assert shown >= sum(said.label(key) != key for key in studio.emblems(game))
    studio.close()


async def test_reading_a_card_shows_a_card():
    studio = Studio(PAINTERS)
    poster = await rules_poster(studio, "senjutsu", words("senjutsu"), "cards")
    assert poster.pictures["example"].alt.startswith("Horizontal Cut: attack")
    studio.close()
