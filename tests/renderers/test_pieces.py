"""The pieces of pictures share one limit in bytes, and a picture does not depend on what is kept."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PIL import Image

from renderers import pieces
from renderers.canvas import Sprite
from renderers.paper import grain
from renderers.pieces import PIECES, USUAL, PieceCache, Pieces, weight

ONE = 100 * 100 * 4
"""The bytes of one piece here."""


class Painter:
    """Counts what it draws."""

    def __init__(self, pieces: Pieces) -> None:
        self.drawn: list[tuple[str, int]] = []
        self.sheet = PieceCache(self._sheet, pieces)
        self.other = PieceCache(self._other, pieces)

    def _sheet(self, name: str, *, side: int = 100) -> Image.Image:
        self.drawn.append((name, side))
        return Image.new("RGB", (side, side))

    def _other(self, name: str, *, side: int = 100) -> Image.Image:
        self.drawn.append((f"other {name}", side))
        return Image.new("RGB", (side, side))


@pytest.fixture(autouse=True)
def usual_limit() -> Iterator[None]:
    yield
    PIECES.limit_to(USUAL)


def test_a_piece_is_drawn_once_while_there_is_room():
    painter = Painter(Pieces(3 * ONE))
    first = painter.sheet("ground")
    assert painter.sheet("ground") is first
    assert painter.sheet("ground", side=50) is not first
    assert painter.other("ground") is not first
    assert painter.drawn == [("ground", 100), ("ground", 50), ("other ground", 100)]


def test_all_functions_share_the_limit_and_the_least_used_leaves_first():
    kept = Pieces(2 * ONE)
    painter = Painter(kept)
    painter.sheet("ground")
    painter.other("figure")
    painter.sheet("ground")
    painter.other("card")
    assert kept.bytes == 2 * ONE
    painter.sheet("ground")
    painter.other("figure")
    assert [name for name, _ in painter.drawn] == ["ground", "other figure", "other card", "other figure"]


def test_a_piece_above_the_limit_is_drawn_each_time_and_drives_nothing_out():
    kept = Pieces(ONE)
    painter = Painter(kept)
    painter.sheet("ground")
    for _ in range(2):
        painter.sheet("sea", side=200)
    painter.sheet("ground")
    assert painter.drawn == [("ground", 100), ("sea", 200), ("sea", 200)] and kept.bytes == ONE


def test_a_lower_limit_and_forgetting_free_memory_at_once():
    kept = Pieces(4 * ONE)
    painter = Painter(kept)
    painter.sheet("a")
    painter.sheet("b")
    painter.other("c")
    painter.sheet.cache_clear()
    assert kept.bytes == ONE
    kept.limit_to(0)
    assert kept.bytes == 0


def test_the_weight_of_a_piece_is_that_of_its_images():
    image = Image.new("RGBA", (10, 10))
    assert weight(image) == 400 and weight(image.convert("L")) == 100
    assert 400 <= weight(Sprite(image, 0, 0)) < 1500
    assert weight(np.zeros((5, 5))) == 200 and weight("name") == pieces.SMALL


def test_a_piece_that_was_evicted_is_drawn_the_same_again():
    first = grain(60, 60).tobytes()
    PIECES.limit_to(0)
    assert grain(60, 60).tobytes() == first
