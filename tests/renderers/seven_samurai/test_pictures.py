"""The pictures of 7 Samurai: what each of them must show."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.engine import PASS, Choice, Option, Step
from bot.games.seven_samurai.samurai import SEATS
from bot.games.seven_samurai.view import TableView
from bot.wording import CATALOGUE, Words, words
from renderers.painter import NOBODY
from renderers.seven_samurai import PAINTER, samples
from renderers.seven_samurai.events import draw_event
from renderers.seven_samurai.panels import Wording, compose
from renderers.seven_samurai.phone import lay_phone
from renderers.seven_samurai.plans import ACTIVE, NARROW, SIDE, TALL, TILE, WIDE, Plan
from renderers.seven_samurai.portraits import bust
from renderers.seven_samurai.ring import others, ring
from renderers.seven_samurai.table import Table, lay
from renderers.seven_samurai.village import barricade_place
from tests.renderers.soundness import overlap, sound

WORDS = words("seven_samurai")
STEPS = Path(__file__).parents[3] / "docs" / "seven-samurai-steps.md"

EVERY_STEP = pytest.mark.parametrize("step", samples.STEPS, ids=lambda step: step.name)
EVERY_NUMBER = pytest.mark.parametrize("players", range(1, 8))
EVERY_ENDING = pytest.mark.parametrize("view", samples.ENDINGS.values(), ids=[*samples.ENDINGS])


def difference(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None
    return box


def test_every_step_of_the_rules_has_a_sample():
    documented = re.findall(r"^\| `(\w+)` \|", STEPS.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(step.name for step in samples.STEPS) == sorted(documented)


@EVERY_STEP
def test_every_step_is_drawn_wide_and_on_a_phone(step: Step):
    view = samples.view_after(step)
    sound(PAINTER.board(view, WORDS, NOBODY, step), 1280)
    sound(PAINTER.phone(view, WORDS, step), 800)


@EVERY_STEP
def test_a_step_can_be_seen(step: Step):
    view = samples.view_after(step)
    assert PAINTER.board(view, WORDS, NOBODY, step).image != PAINTER.board(view, WORDS, NOBODY).image


@EVERY_STEP
def test_the_caption_of_a_step_stays_inside_the_picture(step: Step):
    if step.name == "beast":
        return
    view = samples.view_after(step)
    for table in (lay(view, WORDS), lay_phone(view, WORDS)):
        draw_event(table, step)
        for text in table.sheet.written:
            assert text.box[0] >= 0 and text.box[2] <= table.sheet.width, text
            assert "…" not in text.text, text


@EVERY_NUMBER
def test_any_number_of_samurai_sits_round_the_village(players: int):
    view = samples.table(players)
    sound(PAINTER.board(view, WORDS, NOBODY), 1280)
    sound(PAINTER.phone(view, WORDS), 800)
    for table in (lay(view, WORDS), lay_phone(view, WORDS)):
        boxes = [place.box for place in table.seated.values()]
        assert len(boxes) == players
        assert all(0 <= x0 < x1 <= table.sheet.width for x0, _, x1, _ in boxes)
        assert all(0 <= y0 < y1 <= table.sheet.height for _, y0, _, y1 in boxes)
        for one, other in itertools.combinations(boxes, 2):
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart, (one, other)


def test_play_goes_round_the_picture_clockwise():
    view = samples.table(7)
    first = view.samurai[0]
    seated = ring(view, first)
    left, right = others(view, first)[0], others(view, first)[-1]
    assert (left, right) == (view.left_of(first.seat), view.right_of(first.seat))
    assert seated[left.seat].x < 640 < seated[right.seat].x
    lowest = max(place.y for seat, place in seated.items() if seat != first.seat)
    assert seated[left.seat].y == seated[right.seat].y == lowest


def test_whoever_has_the_turn_is_the_largest():
    view = samples.table(5)
    seated = ring(view, view.at(samples.CIRCLE[0]))
    assert max(seated, key=lambda seat: seated[seat].places.plan.width) == view.turn


def test_a_table_with_more_of_everything_than_there_is_can_be_drawn():
    sound(PAINTER.board(samples.CROWDED, WORDS, NOBODY), 1280)
    sound(PAINTER.phone(samples.CROWDED, WORDS), 800)


def test_spare_tokens_lie_open_beside_the_village():
    with_spares = PAINTER.board(samples.SPARES, WORDS, NOBODY)
    without = PAINTER.board(samples.table(2, phase="start"), WORDS, NOBODY)
    assert difference(with_spares.image, without.image)[1] > 900
    assert "Spare tokens: Kyuzo, Heihachi, Katsushiro and Gorobei." in with_spares.alt


def test_a_lost_barricade_is_struck_where_it_stood():
    step = next(step for step in samples.STEPS if step.name == "barricade")
    view = samples.view_after(step)
    x, y, _ = barricade_place(4, view.village.barricades_at_start)
    before, after = lay(view, WORDS), lay(view, WORDS)
    draw_event(after, step)
    spot = (round(x) - 60, round(y) - 60, round(x) + 60, round(y) + 20)
    assert before.sheet.image.crop(spot) != after.sheet.image.crop(spot)


def test_a_raider_for_a_neighbour_points_at_him():
    """The panel of whoever must deal with the card is touched by the arrow, another one is not."""

    def panels(view: TableView) -> dict[str, Image.Image]:
        table: Table = lay(view, WORDS)
        return {seat: table.sheet.image.crop(place.box) for seat, place in table.seated.items()}

    mine = panels(samples.DRAWN)
    step = next(step for step in samples.STEPS if step.name == "hand_on")
    his = panels(samples.view_after(step))
    assert mine["daisuke"] != his["daisuke"]
    assert mine["kyuzo"] == his["kyuzo"]


@pytest.mark.parametrize("seat", SEATS)
def test_turning_into_a_beast_is_a_picture_of_its_own(seat: str):
    turned = samples.step("beast", samurai=f"samurai:{seat}", before=9, after=12, total=4)
    picture = PAINTER.board(samples.table(), WORDS, NOBODY, turned)
    sound(picture, 1280)
    assert difference(picture.image, PAINTER.board(samples.table(), WORDS, NOBODY).image) == (0, 0, 1280, 960)


def test_no_two_portraits_share_a_silhouette():
    outlines = {
        (seat, beast): bust(seat, beast, 1.0).image.getchannel("A")
        for seat in SEATS
        for beast in (False, True)
    }
    for (one, shape), (other, another) in itertools.combinations(outlines.items(), 2):
        apart = sum(ImageChops.difference(shape, another).histogram()[128:])
        assert apart > 250, (one, other)


LONG = "Nobunagahidemitsutakauji"


@pytest.mark.parametrize("plan", [SIDE, TALL, ACTIVE, TILE, WIDE, NARROW])
@pytest.mark.parametrize("mirrored", [False, True])
def test_words_of_any_length_stay_on_their_panel(plan: Plan, mirrored: bool):
    wordy = Wording(LONG, f"{LONG} {LONG} {LONG}", "Passed", "Fallen")
    for samurai in samples.CROWDED.samurai:
        sheet = compose(samurai, plan, mirrored, wordy)
        assert sheet.written
        for text in sheet.written:
            assert text.box[0] >= 8 and text.box[2] <= plan.width - 8, text
        for one, other in itertools.combinations(sheet.written, 2):
            assert not overlap(one, other), (one, other)


@pytest.mark.parametrize("plan", [SIDE, TALL, ACTIVE, TILE, WIDE, NARROW])
def test_names_and_talents_are_set_whole(plan: Plan):
    for samurai in samples.table().samurai:
        talent = WORDS.say(f"picture-talent-{samurai.seat}")
        name = WORDS.label(samurai.key)
        sheet = compose(samurai, plan, False, Wording(name, talent, "Passed", "Fallen"))
        texts = [text.text for text in sheet.written]
        assert name in texts
        assert not plan.talent or talent in texts


def test_a_long_language_still_fits(tmp_path: Path):
    """Every word inside a picture thrice as long."""
    game = CATALOGUE / "en" / "seven_samurai.ftl"
    long = tmp_path / "long.ftl"
    names = "".join(f"samurai-{seat} = {LONG}\n" for seat in SEATS)
    piles = "".join(f"picture-{pile} = {LONG} {LONG}\n" for pile in ("stack", "intruders", "discard"))
    long.write_text(names + piles + f"picture-turn = {LONG} {LONG} {LONG}\n", encoding="utf-8")
    wordy = Words("en", CATALOGUE / "en" / "house.ftl", game, long)
    for table in (lay(samples.DRAWN, wordy), lay_phone(samples.DRAWN, wordy)):
        for step in samples.STEPS:
            if step.name != "beast":
                draw_event(table, step)
        assert all(text.box[0] >= 0 and text.box[2] <= table.sheet.width for text in table.sheet.written)


def test_the_text_of_a_table_is_enough_to_play_by():
    alt = PAINTER.board(samples.DRAWN, WORDS, NOBODY).alt
    assert "Kikuchiyo faces 3 (farm, flames; wound)." in alt
    assert "Round 2 of 3, Hard. 5 of 6 farms, 3 of 3 families, 4 of 8 barricades." in alt
    assert "Raiders 12, intruders 3, discard 2." in alt
    assert "Kikuchiyo, the Tiger: 10 of 13, next a wound, lacks farm, 2 wounds." in alt
    assert "Kyuzo, the Wolf: 11 of 12, next a raider for the right neighbour, lacks doll" in alt
    assert "3 wounds, has tokens of Kanbei." in alt
    assert "Heihachi: 9 of 8, lacks hat and doll, 1 wound, passed." in alt


@EVERY_STEP
def test_the_text_of_a_step_begins_with_what_happened(step: Step):
    assert PAINTER.phone(samples.view_after(step), WORDS, step).alt.startswith(WORDS.step(step))


def test_a_samurai_sees_what_each_answer_leads_to():
    picture = PAINTER.private(samples.DRAWN, WORDS, samples.KIKUCHIYO, samples.fight(), {}, NOBODY)
    sound(picture, 800)
    assert "Attack: 13 of 13: Kiai!" in picture.alt
    assert "Defend: Defends the farm. Nothing is missing then." in picture.alt
    assert "Daisuke: 12 of 11" in picture.alt


def test_kyuzo_sees_what_becomes_of_the_token_he_gives():
    his = Option("samurai:kanbei", 1, {"talent": "talent:kanbei"})
    leave = Choice("kiai.token", [his, PASS], {"samurai": "samurai:kyuzo"})
    picture = PAINTER.private(samples.DRAWN, WORDS, samples.KYUZO, leave, {}, NOBODY)
    sound(picture, 800)
    assert "Kanbei" in picture.alt and "Leave them where they are" in picture.alt
    resting = Option("samurai:kikuchiyo", 1, {"home": False, "idle": True})
    give = Choice("kiai.token_to", [resting], {"samurai": "samurai:kyuzo", "token": "samurai:kanbei"})
    picture = PAINTER.private(samples.DRAWN, WORDS, samples.KYUZO, give, {}, NOBODY)
    assert "Kikuchiyo: It is his turn: it does nothing and goes home when that ends." in picture.alt


def test_a_token_that_rests_is_struck_out():
    works = samples.table()
    rests = samples.idle(works, samples.KYUZO)
    assert PAINTER.board(works, WORDS, NOBODY).image != PAINTER.board(rests, WORDS, NOBODY).image


def test_a_samurai_who_is_not_asked_sees_the_table():
    asked_nothing = PAINTER.private(samples.DRAWN, WORDS, samples.KANBEI, None, {}, NOBODY)
    assert asked_nothing.image == PAINTER.phone(samples.DRAWN, WORDS).image


@EVERY_ENDING
def test_every_ending_is_worth_posting(view: TableView):
    picture = PAINTER.ending(view, WORDS, NOBODY)
    sound(picture, 1280)
    assert view.result is not None
    assert ("The village stands" in picture.alt) == view.result.won
    assert all(WORDS.label(samurai.key) in picture.alt for samurai in view.samurai)


def test_the_ending_names_the_score_and_the_fallen():
    assert "Score 18++." in PAINTER.ending(samples.ENDINGS["held"], WORDS, NOBODY).alt
    lost = PAINTER.ending(samples.ENDINGS["death"], WORDS, NOBODY).alt
    assert "Kyuzo has fallen." in lost
    assert "Kyuzo, the Wolf, 4 wounds, fallen." in lost


def test_a_game_that_was_given_up_shows_the_table_as_it_was_left():
    left = samples.table(turn=None)
    assert PAINTER.ending(left, WORDS, NOBODY).image == PAINTER.board(left, WORDS, NOBODY).image
