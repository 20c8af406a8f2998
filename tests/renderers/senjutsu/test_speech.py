"""The paper under a card's sentences."""

from __future__ import annotations

from PIL import Image

from renderers.canvas import Sheet
from renderers.palette import NIGHT, WASHI
from renderers.senjutsu.cards.speech import draw_paper


def test_a_paper_of_corners_and_edges_is_the_paper_drawn_whole():
    box = (12, 70, 340, 300)
    pieced, whole = (Sheet(Image.new("RGB", (360, 320), NIGHT)) for _ in range(2))
    draw_paper(pieced, *box)
    whole.ink(box, lambda canvas: canvas.slab(box, 6, WASHI, 2.4), margin=4)
    assert pieced.image.tobytes() == whole.image.tobytes()
    assert pieced.image.getpixel((0, 0)) != pieced.image.getpixel((100, 100))
