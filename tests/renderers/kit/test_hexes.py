"""Hexes stand where their coordinates say, and what happens on one is told without colour."""

from __future__ import annotations

import itertools
import math

import pytest
from PIL import Image

from bot.games.senjutsu.board.hexes import AROUND
from renderers.canvas import Canvas, Sheet
from renderers.kit import hexes
from renderers.kit.hexes import Field
from renderers.kit.router import around, covered
from renderers.kit.sheets.hexes import PLACES
from renderers.palette import WASHI

INKED = [255 if value > 130 else 0 for value in range(256)]
"""Only ink and paper are left."""
FIELD = Field(300, 300, 60)


@pytest.mark.parametrize("turns", range(6))
def test_facings_run_clockwise_from_looking_up(turns: int):
    x, y = FIELD.at(AROUND[turns])
    bearing = math.degrees(math.atan2(x - 300, (300 - y) / FIELD.squash)) % 360
    assert bearing == pytest.approx(60 * turns)


@pytest.mark.parametrize("turns", range(6))
def test_the_middle_of_an_edge_lies_half_way_to_the_neighbour(turns: int):
    there = FIELD.at(AROUND[turns])
    middle = FIELD.toward((0, 0), turns, math.sqrt(3) / 2)
    assert middle == pytest.approx(((300 + there[0]) / 2, (300 + there[1]) / 2))


def test_no_two_hexes_overlap_and_neighbours_touch():
    for one, other in itertools.combinations(PLACES, 2):
        (x0, y0), (x1, y1) = FIELD.at(one), FIELD.at(other)
        apart = math.hypot(x1 - x0, (y1 - y0) / FIELD.squash)
        assert apart > 60 * math.sqrt(3) - 0.01


def test_a_field_fills_its_box_and_stays_in_it():
    box = (10, 20, 500, 420)
    left, top, right, bottom = Field.within(box, PLACES, 200).around(PLACES)
    assert left >= 9.9 and top >= 19.9 and right <= 500.1 and bottom <= 420.1
    assert bottom - top == pytest.approx(400) or right - left == pytest.approx(490)


def test_threatened_struck_barred_and_left_hexes_differ_without_colour():
    def drawn(what: str) -> bytes:
        canvas = Canvas(600, 600, WASHI)
        hexes.draw_tile(canvas, FIELD, (0, 0), WASHI, (120, 120, 120))
        match what:
            case "threatened":
                hexes.threaten(canvas, FIELD, (0, 0))
            case "barred":
                hexes.bar(canvas, FIELD, (0, 0), 0)
            case "left":
                hexes.footing(canvas, FIELD, (0, 0))
            case "stands":
                hexes.base(canvas, FIELD, (0, 0), 2, WASHI)
            case _:
                pass
        return canvas.reduced().convert("L").point(INKED).tobytes()

    seen = {drawn(what) for what in ("empty", "threatened", "barred", "left", "stands")}
    assert len(seen) == 5


def test_every_number_of_a_target_can_be_read():
    sheet = Sheet(Image.new("RGB", (600, 600), WASHI))
    for number, place in enumerate(PLACES, start=1):
        hexes.target(sheet, FIELD, place, number)
    assert [text.text for text in sheet.written] == [str(number) for number in range(1, len(PLACES) + 1)]


@pytest.mark.parametrize("spot", hexes.SPOTS)
def test_the_number_of_a_target_lies_on_no_face(spot: tuple[float, float]):
    sheet = Sheet(Image.new("RGB", (600, 600), WASHI))
    face = around(FIELD.at((0, 0), *spot), FIELD.radius * 0.25)
    hexes.target(sheet, FIELD, (0, 0), 7, off=[face])
    (number,) = sheet.written
    assert covered(number.box, [face]) == 0


def test_the_number_of_the_own_hex_lies_below_the_figure_on_it():
    """Faces come first: of the places that cover none, the one that covers least of the figure is taken."""
    sheet = Sheet(Image.new("RGB", (600, 600), WASHI))
    x, y = FIELD.at((0, 0))
    figure = (x - 30, y - 108, x + 30, y + 18)
    hexes.target(sheet, FIELD, (0, 0), 7, then=[figure])
    (number,) = sheet.written
    assert covered(number.box, [figure]) == 0
