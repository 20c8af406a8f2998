"""Gauges say what they show without their colours."""

from __future__ import annotations

import pytest
from PIL import Image

from renderers.canvas import Canvas, Sheet
from renderers.kit.gauges import Pips, Rail, Size, Stop, draw_rail, row_of, track
from renderers.kit.marks import DROP, HEXAGON
from renderers.palette import NIGHT, WASHI

SIZE = Size(27, scale=37)


def drawn(rail: Rail) -> Sheet:
    sheet = Sheet(Image.new("RGB", (600, 200), WASHI))
    sheet.ink((0, 0, 600, 200), lambda canvas: draw_rail(canvas, rail, 40, 560, 90, SIZE))
    return sheet


def test_the_pawn_moves_along_the_rail_and_never_off_it():
    rail = Rail(-2, 4, 0)
    places = [rail.x(value, 0, 600) for value in range(-4, 8)]
    assert places == sorted(places)
    assert (places[0], places[2], places[-1]) == (0, 0, 600)
    assert rail.x(1, 0, 600) - rail.x(0, 0, 600) == 100


@pytest.mark.parametrize("at", range(-2, 5))
def test_every_place_of_a_scale_is_named_once(at: int):
    written = [text.text for text in drawn(Rail(-2, 4, at)).written]
    assert sorted(written) == sorted(["−2", "−1", "0", "1", "2", "3", "4"])


def test_the_rail_shows_a_mark_until_and_after_it_is_reached():
    plain, goal, reached = (
        drawn(rail).image for rail in (Rail(-2, 4, 3), Rail(-2, 4, 1, 3), Rail(-2, 4, 3, 3))
    )
    assert len({plain.tobytes(), goal.tobytes(), reached.tobytes()}) == 3


def test_the_track_numbers_every_stop_and_shows_the_present_largest():
    sheet = Sheet(Image.new("RGB", (800, 100), NIGHT))
    sheet.paste(track(tuple(Stop(HEXAGON, str(speed)) for speed in range(9, -1, -1)), 2, 72, 60), 400, 50)
    assert [text.text for text in sheet.written] == list("9876543210")
    assert max(sheet.written, key=lambda text: text.size).text == "7"


def grey(image: Image.Image) -> Image.Image:
    return image.convert("LA")


def test_filled_and_empty_differ_without_colour():
    pips = Pips(DROP, 40, 44)
    assert len({grey(row_of(pips, filled, 5).image).tobytes() for filled in range(6)}) == 6


def test_a_row_is_held_in_its_middle():
    canvas = Canvas(10, 10)
    row = row_of(Pips(DROP, 40, 44), 2, 5)
    assert abs(row.x - row.image.width / 2) <= 1 and abs(row.y - row.image.height / 2) <= 1
    assert canvas.written == []
