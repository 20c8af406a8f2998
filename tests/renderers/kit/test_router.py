"""Arrows go round faces and names, end at edges, fan out, and give way where there is no way."""

from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from renderers.canvas import Box, Point, Sheet
from renderers.kit import strokes
from renderers.kit.router import EDGE, GAP, Router, Way, around, centre
from renderers.kit.sheets.strokes import FIELD, PAIRS, PLACES, field, token_box
from renderers.palette import WASHI
from renderers.type import Face

WIDE: Box = (0, 0, 1100, 700)
SIDE = 40
GRID = [(110.0 + 180 * column, 90.0 + 130 * row) for row in range(5) for column in range(6)]


def along(way: Way) -> list[Point]:
    """Every few pixels of a way."""
    points: list[Point] = []
    for (x0, y0), (x1, y1) in itertools.pairwise(way.points):
        count = max(1, int(math.dist((x0, y0), (x1, y1)) // 3))
        points += [(x0 + (x1 - x0) * step / count, y0 + (y1 - y0) * step / count) for step in range(count)]
    return [*points, way.tip]


def inside(point: Point, box: Box) -> bool:
    return box[0] < point[0] < box[2] and box[1] < point[1] < box[3]


def distance(point: Point, box: Box) -> float:
    """From a point to the nearest edge of a box it is not in."""
    across = max(box[0] - point[0], 0, point[0] - box[2])
    down = max(box[1] - point[1], 0, point[1] - box[3])
    return math.hypot(across, down)


@settings(max_examples=80, deadline=None)
@given(st.permutations(GRID), st.integers(min_value=2, max_value=24))
def test_no_arrow_runs_over_anybody_between_its_ends(places: list[Point], count: int):
    boxes = [around(place, SIDE) for place in places[:count]]
    start, end, *others = boxes
    way = Router(WIDE, boxes).way(start, end)
    if way is None:
        # The field is so crowded that no bow gets through.
        assert count > 8
        return
    for point in along(way):
        assert inside(point, WIDE)
        assert not any(inside(point, box) for box in others)
    # At a corner the air is wider than beside an edge.
    assert distance(way.points[0], start) < 2 * GAP and distance(way.tip, end) < 2 * GAP


def test_an_open_way_is_straight():
    way = Router(WIDE).way(around((200, 300), 30), around((800, 300), 30))
    assert way is not None
    assert {round(y) for _, y in way.points} == {300}


def test_somebody_in_between_bends_it():
    start, end, between = around((200, 300), 30), around((800, 300), 30), around((500, 300), 40)
    way = Router(WIDE, [start, end, between]).way(start, end)
    assert way is not None
    assert not any(inside(point, between) for point in along(way))
    assert max(abs(y - 300) for _, y in way.points) > 40


def test_figures_are_run_over_only_when_nothing_else_is_left():
    start, end = around((200, 350), 30), around((800, 350), 30)
    free = Router(WIDE, shy=[around((500, 350), 60)]).way(start, end)
    closed = Router(WIDE, shy=[(480, 0, 520, 700)]).way(start, end)
    assert free is not None and closed is not None
    assert not any(inside(point, around((500, 350), 60)) for point in along(free))
    assert any(480 < x < 520 for x, _ in closed.points)


def test_there_is_no_way_through_a_wall():
    start, end = around((200, 350), 30), around((800, 350), 30)
    assert Router(WIDE, [(480, 0, 520, 700)]).way(start, end) is None


def test_a_person_on_the_same_spot_has_no_way_to_go():
    here = around((200, 350), 30)
    assert Router(WIDE).way(here, here) is None


@pytest.mark.parametrize("count", range(2, 7))
def test_arrows_into_one_place_fan_out(count: int):
    """From a row of places on one side, in order, with air between their tips."""
    end = around((900, 350), 34)
    starts = [around((120, 350 + 40 * (place - (count - 1) / 2)), 14) for place in range(count)]
    ways = Router(WIDE, [*starts, end]).ways([(start, end) for start in starts])
    tips = [way.tip for way in ways if way is not None]
    assert len(tips) == count
    for one, other in itertools.combinations(tips, 2):
        assert math.dist(one, other) > 18
    for one, other in itertools.combinations([along(way) for way in ways if way is not None], 2):
        assert min(math.dist(here, there) for here in one[:-20] for there in other[:-20]) > 3


def test_arrows_avoid_the_writing_of_a_sheet():
    sheet = Sheet(Image.new("RGB", (1100, 700), WASHI))
    sheet.text(550, 350, "Musashi", Face.TITLE, 60, anchor="mm")
    (name,) = sheet.written
    way = Router.over(sheet).way(around((100, 350), 20), around((1000, 350), 20))
    assert way is not None
    for point in along(way):
        assert not inside(point, name.box)
        assert inside(point, (EDGE, EDGE, 1100 - EDGE, 700 - EDGE))


def test_a_number_on_an_arrow_covers_nobody():
    between = around((500, 240), 50)
    router = Router(WIDE, [between])
    way = router.way(around((200, 350), 30), around((800, 350), 30))
    assert way is not None
    x, y = router.label(way, 24)
    assert distance((x, y), between) >= 24


def test_the_sample_sheet_keeps_its_promise():
    _, router = field()
    pairs = [(token_box(start), token_box(end)) for start, end in PAIRS]
    for (start, end), way in zip(PAIRS, router.ways(pairs), strict=True):
        assert way is not None
        for point in along(way):
            assert inside(point, FIELD)
            assert not any(inside(point, token_box(name)) for name in PLACES if name not in (start, end))


def test_an_arrow_without_room_becomes_two_rings():
    start, end = around((200, 350), 30), around((800, 350), 30)
    sheet = Sheet(Image.new("RGB", (1100, 700), WASHI))
    strokes.carry(sheet, Router(WIDE, [(480, 0, 520, 700)]), [(start, end)])
    plain = Image.new("RGB", (1100, 700), WASHI)
    for x, y in (centre(start), centre(end)):
        ringed = (round(x - 70), round(y - 70), round(x + 70), round(y + 70))
        assert sheet.image.crop(ringed) != plain.crop(ringed)
    assert sheet.image.crop((300, 0, 700, 700)) == plain.crop((300, 0, 700, 700))


def test_the_same_field_gives_the_same_ways():
    pairs = [(token_box(start), token_box(end)) for start, end in PAIRS]
    assert field()[1].ways(pairs) == field()[1].ways(pairs)
