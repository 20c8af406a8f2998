"""Marks are told by their shape, in any colour and at the size of a letter."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image, ImageChops

from renderers.canvas import Canvas, Sheet
from renderers.kit import marks
from renderers.kit.marks import DROP, HEXAGON, HOOD, SPEARHEAD, Drawing, arms, people, signs, spirit
from renderers.palette import SHU, SUMI, WASHI, YUKI

EVERY = (*arms.ALL, *people.ALL, *signs.ALL, *spirit.ALL)
EVERY_MARK = pytest.mark.parametrize("drawing", EVERY, ids=lambda drawing: drawing.__name__)
BOX = 100
AIR = 50


@EVERY_MARK
def test_a_mark_fills_its_box_and_stays_in_it(drawing: Drawing):
    canvas = Canvas(BOX + 2 * AIR, BOX + 2 * AIR, WASHI)
    with canvas.at(AIR, AIR):
        drawing(canvas, SUMI, WASHI)
    inked = ImageChops.difference(canvas.reduced(), Image.new("RGB", (BOX + 2 * AIR,) * 2, WASHI)).getbbox()
    assert inked is not None
    left, top, right, bottom = inked
    outside = 8
    assert min(left, top) >= AIR - outside and max(right, bottom) <= AIR + BOX + outside
    assert max(right - left, bottom - top) > 40


def test_no_two_marks_look_alike_at_the_size_of_a_letter():
    drawn = {drawing.__name__: marks.mark(drawing, 24, SUMI, YUKI).image for drawing in EVERY}
    papers = {name: Image.new("RGB", image.size, YUKI) for name, image in drawn.items()}
    for name, image in drawn.items():
        papers[name].paste(image, (0, 0), image)
    for (one, first), (other, second) in itertools.combinations(papers.items(), 2):
        differing = sum(ImageChops.difference(first, second).convert("L").histogram()[96:])
        assert differing > 30, (one, other)


def test_a_struck_mark_is_not_the_mark():
    plain, struck = marks.mark(spirit.star, 40), marks.mark(signs.struck(spirit.star), 40)
    assert plain.image != struck.image
    assert signs.struck(spirit.star) is signs.struck(spirit.star)


@pytest.mark.parametrize("outline", [HOOD, DROP, SPEARHEAD, HEXAGON])
@pytest.mark.parametrize("text", ["7", "34"])
def test_a_number_stands_inside_its_piece(outline: str, text: str):
    sheet = Sheet(Image.new("RGB", (200, 200), WASHI))
    marks.numbered(sheet, outline, 100, 100, text, 80, SHU, least=20)
    (written,) = sheet.written
    left, top, right, bottom = (round(edge) for edge in written.box)
    bare = Sheet(Image.new("RGB", (200, 200), WASHI))
    bare.paste(marks.piece(outline, 80, SHU), 100, 100)
    for corner in ((left, top), (right, top), (left, bottom), (right, bottom)):
        assert bare.image.getpixel(corner) != WASHI
