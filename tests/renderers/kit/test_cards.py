"""Cards: ranks are told by their shape, words stand on them whole, grey ones can still be read."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image

from renderers.canvas import Sheet, Sprite
from renderers.kit.cards import EDGES, Edge, fan, greyed, pile
from renderers.kit.marks import arms
from renderers.kit.sheets.cards import SIZE, card
from renderers.palette import AI, NIGHT
from tests.renderers.soundness import measured

INKED = [255 if value > 130 else 0 for value in range(256)]
"""Only ink and paper are left."""
EVERY_EDGE = pytest.mark.parametrize("edge", EDGES)


def laid(sprite: Sprite) -> Sheet:
    sheet = Sheet(Image.new("RGB", (SIZE[0] + 40, SIZE[1] + 40), NIGHT))
    sheet.paste(sprite, 20, 20)
    return sheet


@EVERY_EDGE
@pytest.mark.parametrize("name", ["Breath", "Reverse Carved Fang", "Cleaving Waterfall"])
@pytest.mark.parametrize("grey", [True, False])
def test_name_and_speed_can_be_read_on_every_card(edge: Edge, name: str, grey: bool):
    drawn = card(edge, name, "9-4", arms.block, AI)
    sheet = laid(greyed(drawn) if grey else drawn)
    said = " ".join(text.text for text in sheet.written)
    assert name in said and "9" in said and "4" in said
    assert measured(sheet.image, sheet.written, least=30) == []


def test_ranks_differ_without_colour():
    shapes = [
        laid(card(edge, "Breath", "6", arms.sword, AI)).image.convert("L").point(INKED) for edge in EDGES
    ]
    assert len({shape.tobytes() for shape in shapes}) == len(EDGES)


@pytest.mark.parametrize("number", [1, 2, 5, 9])
def test_a_fan_stays_in_its_box_and_shows_every_card(number: int):
    box = (100, 50, 700, 300)
    places = fan(number, box, 120)
    assert all(160 - 0.1 <= place.x <= 640.1 for place in places)
    assert all(after.x - before.x > 40 for before, after in itertools.pairwise(places))


def test_a_pile_looks_its_height():
    heights = [pile(80, 110, cards).image.tobytes() for cards in (0, 3, 12, 25)]
    assert len(set(heights)) == 4
