"""Cards: ranks differ by shape, and speeds can be read on every card, also on a grey one."""

from __future__ import annotations

import pytest
from PIL import Image

from renderers.canvas import Sheet, Sprite
from renderers.kit.cards import EDGES, Edge, greyed
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
@pytest.mark.parametrize("grey", [True, False])
def test_the_speed_can_be_read_on_every_card(edge: Edge, grey: bool):
    drawn = card(edge, "9-4", arms.block, AI)
    sheet = laid(greyed(drawn) if grey else drawn)
    assert [text.text for text in sheet.written] == ["9", "4"]
    assert measured(sheet.image, sheet.written, least=30) == []


def test_ranks_differ_without_colour():
    shapes = [laid(card(edge, "6", arms.sword, AI)).image.convert("L").point(INKED) for edge in EDGES]
    assert len({shape.tobytes() for shape in shapes}) == len(EDGES)
