"""The pictures of 7 Ronin: what every one of them must keep."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from bot.engine.question import Choice, Option
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.wording import words
from renderers.canvas import Box
from renderers.kit.router import grown
from renderers.painter import NOBODY, Painter
from renderers.seven_ronin import PAINTER, sample_plans, samples
from renderers.seven_ronin.chart import draw_chart
from renderers.seven_ronin.events import TELLINGS
from renderers.seven_ronin.layout import BOARD, PHONE, Layout
from renderers.seven_ronin.painter import draw_village
from renderers.seven_ronin.plan import draw_plan
from renderers.seven_ronin.village import plates
from tests.renderers.soundness import legible, sound

WORDS = words("seven_ronin")
LAYOUTS = pytest.mark.parametrize("layout", [BOARD, PHONE], ids=["board", "phone"])
EVERY_MOMENT = pytest.mark.parametrize("moment", samples.MOMENTS)
EVERY_CROWD = pytest.mark.parametrize("crowd", samples.CROWDS)
EVERY_PLAN = pytest.mark.parametrize("plan", sample_plans.plans())
EVERY_ENDING = pytest.mark.parametrize("ending", sample_plans.ENDINGS)


def test_the_painter_keeps_the_contract_of_all_painters():
    painter: Painter = PAINTER
    assert painter is PAINTER


def test_every_step_that_the_rules_report_has_a_sample():
    assert {step.name for _, step in samples.MOMENTS.values()} == set(TELLINGS)


@EVERY_MOMENT
def test_every_step_is_drawn_wide_and_on_a_phone(moment: str):
    view, step = samples.MOMENTS[moment]
    sound(PAINTER.board(view, WORDS, NOBODY, step), 1280, 960)
    sound(PAINTER.phone(view, WORDS, step), 800, 1000)


@EVERY_CROWD
def test_the_village_is_drawn_without_a_step(crowd: str):
    sound(PAINTER.board(samples.CROWDS[crowd], WORDS, NOBODY), 1280, 960)
    sound(PAINTER.phone(samples.CROWDS[crowd], WORDS), 800, 1000)


@LAYOUTS
@EVERY_MOMENT
def test_every_step_can_be_read(layout: Layout, moment: str):
    view, step = samples.MOMENTS[moment]
    legible(draw_village(layout, view, WORDS, step), layout.least)


@LAYOUTS
@EVERY_CROWD
def test_every_village_can_be_read(layout: Layout, crowd: str):
    legible(draw_village(layout, samples.CROWDS[crowd], WORDS, None), layout.least)


@LAYOUTS
@EVERY_MOMENT
def test_a_step_changes_the_picture(layout: Layout, moment: str):
    view, step = samples.MOMENTS[moment]
    assert draw_village(layout, view, WORDS, step).image != draw_village(layout, view, WORDS, None).image


def pixels(box: Box) -> tuple[int, int, int, int]:
    left, top, right, bottom = box
    return round(left), round(top), round(right), round(bottom)


@LAYOUTS
@EVERY_MOMENT
def test_what_happens_covers_no_name_and_no_number(layout: Layout, moment: str):
    """Nothing but a golden plate, which is drawn last, may change the ink of the words in the village."""
    view, step = samples.MOMENTS[moment]
    before, after = (draw_village(layout, view, WORDS, told) for told in (None, step))
    changed = ImageChops.difference(before.image, after.image).convert("L")
    for plate in plates(layout, view, WORDS).values():
        changed.paste(0, pixels(grown(plate.reach, 8)))
    for written in before.written:
        if layout.band < written.box[1] < layout.tiles:
            spot = changed.crop(pixels(written.box))
            assert sum(spot.histogram()[60:]) < 40, written


@EVERY_MOMENT
def test_the_text_of_a_step_begins_with_what_happened(moment: str):
    view, step = samples.MOMENTS[moment]
    assert PAINTER.board(view, WORDS, NOBODY, step).alt.startswith(WORDS.step(step))


def test_the_text_of_a_village_is_enough_to_play_by():
    alt = PAINTER.board(samples.REVEAL, WORDS, NOBODY).alt
    assert "Day 5 of 8, threat 7. Reserve 23, pool 6. Occupied 3 of 5." in alt
    assert "Granary: 4 ninja, occupied." in alt
    assert "Animal Pen: 2 ninja against Kabe and Tasuke." in alt
    assert "Market: 1 ninja." in alt
    assert "Nobody: Path." in alt
    assert "Kabe 3 of 7." in alt


def test_the_text_tells_of_markers_and_of_the_fallen():
    view = samples.marked(samples.REVEAL, "ronin:kabe", kept=True, silenced_next=True)
    assert "Kabe 3 of 7, kept, silenced tomorrow." in PAINTER.phone(view, WORDS).alt
    assert "The Inn copies the Watchtower." in PAINTER.board(samples.CROWDS["all marked"], WORDS, NOBODY).alt
    assert "Yumi has fallen." in PAINTER.phone(samples.CROWDS["all fallen"], WORDS).alt


@EVERY_PLAN
def test_every_plan_is_drawn(plan: str):
    view, form, draft = sample_plans.plans()[plan]
    seat = ATTACKER if form.prompt == "plan.attack" else DEFENDER
    sound(PAINTER.private(view, WORDS, seat, form, draft, NOBODY), 900, 1030)


@EVERY_PLAN
def test_every_plan_can_be_read(plan: str):
    view, form, draft = sample_plans.plans()[plan]
    legible(draw_plan(view, WORDS, form, draft), 26)


def test_a_plan_shows_the_draft_and_what_is_wrong_with_it():
    view, form, draft = sample_plans.plans()["attack wrong"]
    alt = PAINTER.private(view, WORDS, ATTACKER, form, draft, NOBODY).alt
    assert "4 to the North Field and 3 to the Granary." in alt
    assert WORDS.problem(form.problems(draft)[0]) in alt
    assert WORDS.say("picture-plan-ready") not in alt


def test_a_sound_plan_is_ready_to_lock_in():
    view, form, draft = sample_plans.plans()["defence sound"]
    written = [written.text for written in draw_plan(view, WORDS, form, draft).written]
    assert any(text in WORDS.say("picture-plan-ready") and len(text) > 8 for text in written)


def test_a_plan_changes_with_every_ninja_and_every_goal():
    view, form, draft = sample_plans.plans()["attack sound"]
    plain = PAINTER.private(view, WORDS, ATTACKER, form, draft, NOBODY).image
    assert PAINTER.private(view, WORDS, ATTACKER, form, {**draft, "area:well": "0"}, NOBODY).image != plain
    view, form, draft = sample_plans.plans()["defence sound"]
    plain = PAINTER.private(view, WORDS, DEFENDER, form, draft, NOBODY).image
    moved = {**draft, "ronin:kabe": "area:inn"}
    assert PAINTER.private(view, WORDS, DEFENDER, form, moved, NOBODY).image != plain


def test_nothing_secret_is_drawn_for_a_seat_that_is_not_planning():
    village = PAINTER.phone(samples.REVEAL, WORDS)
    choice = Choice("hayai.goal", [Option("area:inn", None)])
    for request in (None, choice):
        private = PAINTER.private(samples.REVEAL, WORDS, DEFENDER, request, {"area:inn": "1"}, NOBODY)
        assert private.image == village.image
        assert private.alt == village.alt


@EVERY_ENDING
def test_every_ending_is_drawn(ending: str):
    sound(PAINTER.ending(sample_plans.ENDINGS[ending], WORDS, NOBODY), 1200, 1000)
    legible(draw_chart(sample_plans.ENDINGS[ending], WORDS), 26)


def test_the_chart_names_the_winner_and_the_decisive_days():
    alt = PAINTER.ending(sample_plans.ENDINGS["attacker"], WORDS, NOBODY).alt
    assert alt.startswith("The Attacker wins.")
    assert "8 more wounds." in alt
    assert "2 ronin fall." in alt
    assert "The end: 5 areas held, 4 ronin fallen." in alt
    assert "Day 3: 5 ninja on the board, 30 in reserve, 13 wounds, 0 fallen, 2 areas." in alt
