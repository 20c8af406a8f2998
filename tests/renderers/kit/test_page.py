"""A page tells the greatest moments of a chapter in order, the greatest largest, and words cover no scene."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from bot.engine.question import NO_FACTS
from bot.engine.step import Step
from bot.engine.view import View
from renderers.canvas import Box, Canvas, Sheet
from renderers.kit.captions import HARM, Caption, Change
from renderers.kit.lineup import MOST_BESIDE, rows_of
from renderers.kit.page import GUTTER, MOST, ROWS, Panel, cuts, draw_page, turning_points
from renderers.kit.plate import CHIN, DRAWN, stage
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.painter import Moment
from renderers.palette import FUJI, MATCHA, SHU, YUKI
from tests.renderers.soundness import NEAR, legible, measured

LAYOUTS = [(count, largest) for count in range(1, MOST + 1) for largest in range(count)]


@pytest.mark.parametrize(("count", "largest"), LAYOUTS)
def test_the_greatest_panel_is_the_largest_and_panels_are_read_in_order(count: int, largest: int):
    places = cuts(ROWS[count, largest])
    areas = [place.area for place in places]
    assert max(areas) == areas[largest]
    assert sorted(areas)[-2:-1] < [areas[largest]]
    for before, after in itertools.pairwise(places):
        assert after.box[1] > before.box[1] or after.box[0] > before.box[0]


@pytest.mark.parametrize(("count", "largest"), LAYOUTS)
def test_panels_stand_on_the_sheet_and_apart(count: int, largest: int):
    places = cuts(ROWS[count, largest])
    for place in places:
        left, top, right, bottom = place.box
        assert left >= GUTTER and top >= GUTTER and right <= WIDTH - GUTTER and bottom <= HEIGHT - GUTTER
    for before, after in itertools.pairwise(places):
        if before.box[1] == after.box[1]:
            (_, upper, lower, _), (start, _, _, end) = before.corners, after.corners
            assert upper[0] + GUTTER == pytest.approx(start[0])
            assert lower[0] + GUTTER == pytest.approx(end[0])


def told(weights: list[int]) -> list[int]:
    """The moments of a chapter on its page, by their weights."""
    moments = [Moment(Step(str(place), NO_FACTS), View()) for place in range(len(weights))]
    return [int(moment.step.name) for moment in turning_points(moments, lambda step: weights[int(step.name)])]


def test_turning_points_are_told_in_order_and_the_later_of_equals():
    assert told([2, 0, 3, 1, 2, 2, 2]) == [2, 4, 5, 6]
    assert told([1, 0, 2]) == [2]


def test_without_turning_points_the_last_highlight_or_step_is_told():
    assert told([1, 0, 1, 0]) == [2]
    assert told([0, 0]) == [1]


@pytest.mark.parametrize("above", [True, False])
@pytest.mark.parametrize(("count", "largest"), LAYOUTS)
def test_no_word_covers_a_clear_area(count: int, largest: int, above: bool):
    seen: list[tuple[Sheet, Box]] = []

    def scene(sheet: Sheet, clear: Box) -> None:
        sheet.draw.rectangle((0, 0, sheet.width, sheet.height), fill=YUKI)
        seen.append((sheet, clear))

    caption = Caption("Somebody does something to somebody else", HARM, None, Change(12, 9))
    panels = [Panel(scene, caption, 3 if place == largest else 1, above) for place in range(count)]
    page = draw_page(panels, "Day 3")
    legible(page, 37)
    assert measured(page.image, page.written) == []
    for sheet, clear in seen:
        assert clear[2] - clear[0] > 150 and clear[3] - clear[1] > 90
        for written in sheet.written:
            x0, y0, x1, y1 = written.box
            assert x1 <= clear[0] or clear[2] <= x0 or y1 <= clear[1] or clear[3] <= y0, written


@pytest.mark.parametrize(("count", "largest"), LAYOUTS)
def test_a_long_heading_stands_clear_of_the_number_beside_it(count: int, largest: int):
    sheets: list[Sheet] = []
    caption = Caption("Somebody holds", HARM, None, Change(12, 9))
    panels = [
        Panel(lambda sheet, _: sheets.append(sheet), caption, 3 if place == largest else 1)
        for place in range(count)
    ]
    draw_page(panels, "Round 16 · 2 of 2")
    heading, *others = sorted(sheets[0].written, key=lambda one: not one.text.startswith("Round"))
    assert heading.text.startswith("Round")
    for other in others:
        left, top, _, _ = other.box
        assert left > heading.box[2] + 10 or top > heading.box[3] + 6, other


@pytest.mark.parametrize(("count", "largest"), LAYOUTS)
def test_whose_face_is_told_of_is_seen_down_to_the_chin(count: int, largest: int):
    """If words leave room for more than the eyes, the chin is visible and the figure still runs out of the
    panel."""

    def bearded(canvas: Canvas) -> None:
        canvas.fill([(0, 20), (100, 20), (100, CHIN), (0, CHIN)], SHU)
        canvas.fill([(20, CHIN - 8), (80, CHIN - 8), (80, CHIN), (20, CHIN)], FUJI)
        canvas.fill([(0, CHIN), (100, CHIN), (100, DRAWN), (0, DRAWN)], MATCHA)

    told = Caption("Somebody falls", HARM)
    weights = [2 + (place == largest) for place in range(count)]
    page = draw_page([Panel(stage(bearded, HARM), told, weight, printed=True) for weight in weights])
    picture = np.asarray(page.image.convert("RGB")).astype(int)
    for cut in cuts(ROWS[count, largest]):
        left, top, right, bottom = cut.box
        panel = picture[top:bottom, left:right]
        chin, robe = ((np.abs(panel - colour).max(axis=2) < NEAR).any(axis=1) for colour in (FUJI, MATCHA))
        assert chin.any() and robe.nonzero()[0].max() > bottom - top - GUTTER


def test_a_lineup_has_rows_of_four_at_most_and_the_shorter_rows_are_first():
    numbers = {count: [len(shares) for _, shares in rows_of(count)] for count in range(1, 13)}
    assert numbers[1] == [1] and numbers[4] == [2, 2] and numbers[5] == [2, 3] and numbers[7] == [3, 4]
    for count, rows in numbers.items():
        assert sum(rows) == count and rows == sorted(rows) and max(rows) <= MOST_BESIDE
