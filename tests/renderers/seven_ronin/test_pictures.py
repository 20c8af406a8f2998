"""The pictures of 7 Ronin: what every one of them must keep."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest
from PIL import ImageChops

from bot.engine.step import Step
from bot.games.seven_ronin import steps
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.wording import words
from renderers.canvas import Box, Sheet
from renderers.kit.captions import lay
from renderers.kit.moment import FLOOR
from renderers.kit.page import GREAT, turning_points
from renderers.kit.router import grown
from renderers.kit.sizes import HEIGHT, LEAST, LOUD, WIDTH
from renderers.painter import NOBODY, Painter, Player, Players
from renderers.seven_ronin import PAINTER, sample_ends, sample_plans, samples
from renderers.seven_ronin.acting import acting
from renderers.seven_ronin.closer import SCENES
from renderers.seven_ronin.closeups import draw_closeup
from renderers.seven_ronin.cover import draw_front
from renderers.seven_ronin.ending import draw_end
from renderers.seven_ronin.events import TELLINGS, caption, weight
from renderers.seven_ronin.great import draw_great, is_great
from renderers.seven_ronin.layout import BAND, CAPTION, NAMES, SPOTS, TILES
from renderers.seven_ronin.painter import draw_day, draw_village
from renderers.seven_ronin.places import MARKET
from renderers.seven_ronin.plan import draw_plan
from renderers.seven_ronin.plates import Plate
from renderers.seven_ronin.village import plates
from tests.kit.rings import every
from tests.renderers.soundness import legible, measured, sound

WORDS = words("seven_ronin")
PLAYERS = samples.PLAYERS
EVERY_MOMENT = every("moment", samples.MOMENTS, daily=5)
EVERY_CROWD = every("crowd", samples.CROWDS, daily=5)
EVERY_ENDING = every("ending", sample_ends.ENDINGS, daily=5)


def test_the_painter_keeps_the_contract_of_all_painters():
    painter: Painter = PAINTER
    assert painter is PAINTER


def test_every_step_of_the_rules_has_a_sample_and_is_told():
    declared = {one.step_name() for one in SEVEN_RONIN.steps}
    assert {step.name for _, step in samples.MOMENTS.values()} == declared == set(TELLINGS)


def test_every_step_has_a_scene_for_the_page():
    assert set(SCENES) == set(TELLINGS)


@EVERY_MOMENT
def test_every_step_is_drawn(moment: str):
    view, step = samples.MOMENTS[moment]
    sound(PAINTER.board(view, WORDS, PLAYERS, step), WIDTH, HEIGHT)


@EVERY_CROWD
def test_the_village_is_drawn_without_a_step(crowd: str):
    sound(PAINTER.board(samples.CROWDS[crowd], WORDS, PLAYERS), WIDTH, HEIGHT)


def drawn(moment: str, players: Players = PLAYERS) -> Sheet:
    """A step as everybody sees it."""
    view, step = samples.MOMENTS[moment]
    return draw_great(view, WORDS, step) if is_great(step) else draw_village(view, WORDS, players, step)


@EVERY_MOMENT
def test_every_step_can_be_read(moment: str):
    sheet = drawn(moment)
    legible(sheet, LEAST)
    assert measured(sheet.image, sheet.written) == []


@EVERY_CROWD
def test_every_village_can_be_read(crowd: str):
    sheet = draw_village(samples.CROWDS[crowd], WORDS, PLAYERS)
    legible(sheet, LEAST)
    assert measured(sheet.image, sheet.written) == []


def test_plates_with_limits_lie_inside_the_picture_and_off_each_other():
    """Also when all places are held, and their plates have points."""
    held = [
        Plate((spot.x + spot.aside, spot.y), NAMES, place, WORDS.label(place), None if place == MARKET else 2)
        for place, spot in SPOTS.items()
    ]
    assert all(plate.reach[0] > 0 and plate.reach[2] < WIDTH for plate in held)
    for one, other in itertools.combinations(held, 2):
        beside = one.reach[2] <= other.reach[0] or other.reach[2] <= one.reach[0]
        assert beside or one.at[1] != other.at[1], (one.place, other.place)


@EVERY_MOMENT
def test_decisive_signs_are_loud(moment: str):
    """Remaining wounds and numbers of ninja are set in 52 px, beside the figures and in the band."""
    view, step = samples.MOMENTS[moment]
    sheet = draw_village(view, WORDS, PLAYERS, step)
    loud = [written.text for written in sheet.written if written.size >= LOUD]
    for area in view.areas:
        assert not area.ninja or str(area.ninja) in loud
    for one in view.ronin:
        assert one.fallen or loud.count(str(one.endurance - one.wounds)) >= (2 if one.place else 1)
    assert {str(view.reserve), str(view.pool), str(view.threat)} <= set(loud)


@EVERY_MOMENT
def test_a_step_changes_the_picture(moment: str):
    view, _ = samples.MOMENTS[moment]
    assert drawn(moment).image != draw_village(view, WORDS, PLAYERS).image


ACTS = ("musashi", "wounds two", "watchtower", "occupied")


@pytest.mark.parametrize("moment", ACTS)
def test_an_event_is_seen_without_its_caption(moment: str):
    """At least a twentieth of the village differs from the village at rest, outside the caption."""
    view, step = samples.MOMENTS[moment]
    before, after = (draw_village(view, WORDS, PLAYERS, told).image for told in (None, step))
    changed = ImageChops.difference(before, after)
    changed.paste(0, pixels(lay(caption(step, WORDS), CAPTION).box))
    assert (np.asarray(changed).max(axis=2) > 24).mean() > 0.05


def test_a_hurt_ronin_leans_back_and_one_wound_from_death_he_kneels():
    view, step = samples.MOMENTS["wounds two"]
    assert acting(view, step).poses == {"ronin:kabe": "hurt", "ronin:tasuke": "hurt", "ronin:yobu": "kneel"}
    assert acting(view, None).poses == {"ronin:yobu": "kneel"}


def pixels(box: Box) -> tuple[int, int, int, int]:
    left, top, right, bottom = box
    return round(left), round(top), round(right), round(bottom)


@EVERY_MOMENT
def test_an_event_covers_no_name_and_no_number(moment: str):
    """Nothing but a golden plate, which is drawn last, may change the ink of the words in the village."""
    view, step = samples.MOMENTS[moment]
    before, after = (draw_village(view, WORDS, PLAYERS, told) for told in (None, step))
    changed = ImageChops.difference(before.image, after.image).convert("L")
    for plate in plates(WORDS).values():
        changed.paste(0, pixels(grown(plate.reach, 8)))
    for written in before.written:
        if BAND < written.box[1] < TILES:
            spot = changed.crop(pixels(written.box))
            assert sum(spot.histogram()[60:]) < 40, written


def test_places_stand_where_they_stand_on_every_picture():
    """Plan and village: the name of a place begins near the same spot, on the same line."""
    view, form, draft = sample_plans.plans()["attack sound"]
    village, plan = draw_village(view, WORDS, PLAYERS), draw_plan(view, WORDS, form, draft)
    for place in SPOTS:
        name = WORDS.label(place)
        (x, y), (other_x, other_y) = (
            next(each.box[:2] for each in sheet.written if each.text == name) for sheet in (village, plan)
        )
        assert abs(y - other_y) < 4
        assert abs(x - other_x) < 90


# Faces and names


def test_members_stand_at_their_sides_and_an_ai_is_marked():
    players = {ATTACKER: Player("Aya"), DEFENDER: Player("Bo")}
    written = [each.text for each in draw_village(samples.REVEAL, WORDS, players).written]
    assert {"Aya", "Bo"} <= set(written)
    machine = players | {ATTACKER: Player("Aya", ai=True)}
    people, clockwork = (draw_village(samples.REVEAL, WORDS, each).image for each in (players, machine))
    assert people != clockwork


def test_without_names_the_sides_are_named():
    written = [each.text for each in draw_village(samples.REVEAL, WORDS, NOBODY).written]
    assert {"Attacker", "Defender"} <= set(written)


def test_in_a_private_picture_one_is_you():
    written = [each.text for each in draw_village(samples.REVEAL, WORDS, PLAYERS, you=DEFENDER).written]
    assert "You" in written
    assert PLAYERS[DEFENDER].name not in written


def test_whose_turn_it_is_shows():
    attacker, nobody = (
        draw_village(replace(samples.REVEAL, turn=turn), WORDS, PLAYERS).image for turn in (ATTACKER, None)
    )
    assert attacker != nobody


# The page of a day


PAGES = {**samples.PAGES, **{moment: (moment,) for moment in samples.MOMENTS}}


@every("page", PAGES, daily=5)
def test_a_day_is_a_page_that_can_be_read(page: str):
    moments = samples.told(*PAGES[page])
    sheet = draw_day(turning_points(moments, weight), WORDS)
    legible(sheet, LEAST)
    assert measured(sheet.image, sheet.written) == []
    sound(PAINTER.page(moments, WORDS, PLAYERS), WIDTH, HEIGHT)


def test_a_page_says_which_day_it_is_and_how_many_are_left():
    view, _ = samples.MOMENTS["fall"]
    written = [each.text for each in draw_day(samples.told("reveal", "fall"), WORDS).written]
    assert f"Day {view.round}" in written
    assert "Yobu falls" in written
    assert {"7", "6"} <= set(written)


def test_a_fall_and_the_end_are_great_and_a_retreat_is_not_told():
    weights = {name: PAINTER.weight(step) for name, (_, step) in samples.MOMENTS.items()}
    assert weights["fall"] == weights["over for the attacker"] == weights["count five"] == 3
    assert weights["wounds two"] == 2
    assert weights["count"] == weights["retreat"] == weights["inn"] == 0


def test_the_cover_names_the_game():
    sound(PAINTER.cover(WORDS), WIDTH, HEIGHT)
    sheet = draw_front(WORDS)
    assert "7 Ronin" in [each.text for each in sheet.written]
    assert measured(sheet.image, sheet.written) == []


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
    assert "Kabe 3 of 7, kept, silenced tomorrow." in PAINTER.board(view, WORDS, NOBODY).alt
    assert "The Inn copies the Watchtower." in PAINTER.board(samples.CROWDS["all marked"], WORDS, NOBODY).alt
    assert "Yumi has fallen." in PAINTER.board(samples.CROWDS["all fallen"], WORDS, NOBODY).alt


@EVERY_ENDING
def test_every_ending_is_a_scene_that_can_be_read(ending: str):
    view, account = sample_ends.ENDINGS[ending]
    sound(PAINTER.ending(view, WORDS, PLAYERS, account), WIDTH, HEIGHT)
    sheet = draw_end(view, WORDS, PLAYERS, account)
    legible(sheet, LEAST)
    assert measured(sheet.image, sheet.written) == []


def test_the_end_names_the_winner_and_what_turned_the_game():
    view, account = sample_ends.ENDINGS["attacker"]
    written = [each.text for each in draw_end(view, WORDS, PLAYERS, account).written]
    assert "Wintermute takes the village" in written
    assert {"Wintermute", "Alexandra", "Day 5", "4 areas held: one more would win"} <= set(written)
    alt = PAINTER.ending(view, WORDS, PLAYERS, account).alt
    assert "Day 5: 4 areas held: one more would win." in alt
    assert alt.startswith("Wintermute takes the village.")
    assert "Day 3: 5 ninja on the board, 30 in reserve, 13 wounds, 0 fallen, 2 areas." in alt


# Looking closer, and the rules


LATE, _ = sample_ends.ENDINGS["attacker"]


@every("key", PAINTER.closeups(LATE), daily=4)
def test_everybody_and_every_place_can_be_looked_at_closely(key: str):
    sound(PAINTER.closeup(LATE, WORDS, key, PLAYERS), WIDTH, HEIGHT)
    sheet = draw_closeup(LATE, WORDS, key)
    legible(sheet, LEAST)
    assert measured(sheet.image, sheet.written) == []


def test_before_the_first_evening_there_are_no_days_to_look_at():
    assert "closeup:days" not in PAINTER.closeups(samples.CROWDS["empty"])
    assert "closeup:days" in PAINTER.closeups(LATE)


def test_the_rules_have_a_picture_of_everybody_and_every_place():
    assert {"ronin:hayai", "area:market", "emblem:threat"} <= set(PAINTER.emblems())
    for key in PAINTER.emblems():
        sound(PAINTER.emblem(key, WORDS), 240, 240)
    assert PAINTER.emblem("ronin:kabe", WORDS).alt == "Kabe"


def test_a_great_moment_or_a_new_day_fills_the_picture():
    """The message of a table leaves those out and shows the map."""
    filling = [step for _, step in samples.MOMENTS.values() if is_great(step)]
    assert {"round", "fall", "count", "over"} == {step.name for step in filling}
    assert {step.name for step in filling if weight(step) < GREAT} == SEVEN_RONIN.chapters


def test_the_win_of_the_defender_counts_those_who_stand():
    view, over = samples.MOMENTS["over for the defender"]
    whole = replace(view, ronin=tuple(replace(one, fallen=False) for one in view.ronin))
    fewer = replace(view, ronin=(replace(view.ronin[0], fallen=True), *whole.ronin[1:]))
    left = [{one.text for one in draw_great(seen, WORDS, over).written} for seen in (whole, fewer)]
    assert "all 7 stand" in left[0]
    assert "6 still stand" in left[1]


def test_a_fall_shows_whose_eyes_have_closed_and_where():
    view, fall = samples.MOMENTS["fall and lose"]
    there = Step.of(steps.Fall(ronin="ronin:yobu", area="area:inn", returned=0))
    another = Step.of(steps.Fall(ronin="ronin:musashi", area="area:graveyard", returned=3))
    told, elsewhere, musashi = (
        draw_great(view, WORDS, one).image.crop((0, 0, WIDTH, FLOOR)) for one in (fall, there, another)
    )
    place, face = (ImageChops.difference(told, other).getbbox() for other in (elsewhere, musashi))
    assert place is not None and place[2] < WIDTH / 2
    assert face is not None and face[2] > WIDTH / 2
