"""Ink on a canvas, sprites on a sheet."""

from __future__ import annotations

import math

from PIL import Image

from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import BLUNT, arrow, curve, shape, sprite, stroke
from renderers.palette import SHU, SUMI, WASHI, YUKI, mix, pigment, thin
from renderers.paper import grain, printed, torn
from renderers.type import Face


def dot(canvas: Canvas) -> None:
    canvas.disc(0, 0, 5, SHU, 0)


def test_a_sprite_is_held_at_its_own_point():
    sheet = Sheet(Image.new("RGB", (60, 60), WASHI))
    sheet.paste(sprite((-10, -10, 10, 10), dot), 40, 20)
    assert sheet.image.getpixel((40, 20)) == SHU
    assert sheet.image.getpixel((20, 40)) == WASHI


def test_drawing_moves_grows_and_mirrors_with_the_hand():
    canvas = Canvas(60, 40, WASHI)
    with canvas.at(30, 20, 2, mirrored=True):
        canvas.fill("5,-2 9,-2 9,2 5,2", SUMI)
    image = canvas.reduced()
    assert image.getpixel((16, 20)) == SUMI
    assert image.getpixel((44, 20)) == WASHI


def test_the_hand_goes_back_to_where_it_was():
    canvas = Canvas(40, 40, WASHI)
    with canvas.at(20, 20), canvas.at(10, 10):
        assert canvas.device((0, 0)) == (60, 60)
    assert canvas.device((0, 0)) == (0, 0)


def pixel(image: Image.Image, place: tuple[int, int]) -> tuple[int, ...]:
    colour = image.getpixel(place)
    assert isinstance(colour, tuple)
    return colour


def test_a_rim_of_paper_surrounds_a_piece():
    plain, rimmed = sprite((-20, -20, 20, 20), dot), sprite((-20, -20, 20, 20), dot, rim_width=5)
    assert pixel(plain.image, (20, 13))[3] == 0
    assert rimmed.image.getpixel((20, 13)) == (*YUKI, 255)


def test_a_ghost_is_paler():
    solid = sprite((-10, -10, 10, 10), dot)
    ghost = solid.faded(0.5)
    assert pixel(ghost.image, (10, 10))[3] == 128
    assert pixel(solid.image, (10, 10))[3] == 255


def test_new_ink_touches_only_its_box():
    sheet = Sheet(Image.new("RGB", (100, 100), WASHI))
    sheet.ink((20, 20, 60, 60), lambda c: stroke(c, "0,40 100,40", 6))
    assert sheet.image.getpixel((40, 40)) == SUMI
    assert sheet.image.getpixel((80, 40)) == WASHI


def test_a_sheet_remembers_what_is_written_where():
    sheet = Sheet(Image.new("RGB", (200, 60), WASHI))
    end = sheet.text(20, 30, "Yobu", Face.LABEL, 30)
    (written,) = sheet.written
    assert (written.text, written.size) == ("Yobu", 30)
    left, top, right, bottom = written.box
    assert (left, right) == (sheet.written[0].box[0], end)
    ink = Image.eval(sheet.image.convert("L"), lambda value: 255 if value < 120 else 0).getbbox()
    assert ink is not None
    assert left <= ink[0] and top <= ink[1] and ink[2] <= right + 1 and ink[3] <= bottom + 1


def test_earlier_strokes_do_not_change_the_bytes_of_later_ones():
    def draw() -> bytes:
        canvas = Canvas(80, 80, WASHI, seed="same")
        shape(canvas, "10,10 70,14 40,70", SHU)
        arrow(canvas, [(10, 70), (40, 20), (70, 60)])
        return canvas.reduced().tobytes()

    first = draw()
    Canvas(10, 10, seed="other").random.random()
    assert draw() == first


def test_a_line_has_no_hole_where_it_crosses_itself_or_turns_in_a_narrow_place():
    canvas = Canvas(100, 100, WASHI)
    turns = [turn / 20 for turn in range(10, 130)]
    eight = [(50 + 36 * math.sin(turn), 40 + 30 * math.sin(2 * turn)) for turn in turns]
    stroke(canvas, eight, 9, taper=BLUNT, wobble=0)
    stroke(canvas, "20,95 50,95 50,92 20,92", 6, SHU, taper=BLUNT, wobble=0)
    image = canvas.reduced()
    assert {image.getpixel((x, y)) for x in range(47, 54) for y in range(37, 44)} == {SUMI}
    assert {image.getpixel((x, y)) for x in range(45, 52) for y in range(91, 97)} == {SHU}


def test_a_curve_goes_through_its_points():
    points = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]
    assert set(points) <= set(curve(points))
    assert len(curve("0,0 10,5 20,0", closed=True)) == 24


def test_torn_paper_keeps_its_size():
    outline = torn((0, 0, 200, 100), "scrap", depth=2)
    assert min(x for x, _ in outline) >= -4 and max(x for x, _ in outline) <= 206
    assert min(y for _, y in outline) >= -4 and max(y for _, y in outline) <= 105


def test_grain_is_always_the_same_and_never_hides_the_picture():
    grain.cache_clear()
    first = printed(Image.new("RGB", (64, 48), WASHI)).tobytes()
    grain.cache_clear()
    assert printed(Image.new("RGB", (64, 48), WASHI)).tobytes() == first
    assert min(grain(64, 48).convert("L").tobytes()) > 220


def test_pigments_mix():
    assert pigment("#C8402F") == SHU
    assert mix(SUMI, YUKI, 0) == SUMI
    assert mix(SUMI, YUKI, 1) == YUKI
    assert thin(SHU, 90) == (*SHU, 90)
    assert isinstance(sprite((-2, -2, 2, 2), dot), Sprite)
