"""The pictures of 7 Samurai: what each of them must show."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import get_args

import numpy as np
import pytest
from PIL import Image, ImageChops

from bot.engine import Step
from bot.games.seven_samurai.raiders import RAIDERS
from bot.games.seven_samurai.round_steps import Beast
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.games.seven_samurai.samurai import SEATS
from bot.games.seven_samurai.view import TableView
from bot.wording import CATALOGUE, Words
from renderers.canvas import Box
from renderers.kit.captions import lay as lay_caption
from renderers.kit.page import GREAT
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.kit.visage import Mood
from renderers.painter import NOBODY, Moment, Picture, Player
from renderers.seven_samurai import PAINTER, ledger, sample_steps, samples
from renderers.seven_samurai.acting import act_of
from renderers.seven_samurai.events import TELLINGS, caption, laid
from renderers.seven_samurai.hill import grown
from renderers.seven_samurai.portraits import bust
from renderers.seven_samurai.ring import columns, ring, sides
from renderers.seven_samurai.staging import staged
from renderers.seven_samurai.table import BELOW, FOUGHT
from renderers.seven_samurai.village import FAMILIES, FARMS, HIDDEN, barricade_place, crowd, scene
from tests.kit.rings import every
from tests.renderers.seven_samurai.gallery import STEPS, WORDS, every_sample, texts
from tests.renderers.soundness import sound

DECLARED = {one.step_name(): one for one in SEVEN_SAMURAI.steps}
HEAVIEST = 300 * 1024
MOST_RAIDERS = 7 * 7 + 7 + 7
"""On the hill, in the third round of seven."""

EVERY_STEP = every("step", sample_steps.STEPS, ids=lambda step: step.name, daily=5)
EVERY_NUMBER = every("players", range(1, 8), daily=5)


def board(view: TableView, step: Step | None = None) -> Picture:
    return PAINTER.board(view, WORDS, samples.PLAYERS, step)


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


# Every picture


def test_every_picture_is_of_one_size_and_light():
    for name, picture in every_sample():
        assert picture.image.size == (WIDTH, HEIGHT), name
        assert len(picture.encode()) <= HEAVIEST, name


def test_every_step_of_the_rules_has_a_sample_and_is_told():
    assert sorted(step.name for step in sample_steps.STEPS) == sorted(DECLARED) == sorted(TELLINGS)


@EVERY_STEP
def test_a_step_can_be_seen_and_begins_its_text(step: Step):
    view = sample_steps.view_after(step)
    told = board(view, step)
    sound(told, WIDTH, HEIGHT)
    assert told.image != board(view).image
    assert told.alt.startswith(WORDS.step(step))


# The map


@EVERY_NUMBER
def test_any_number_of_samurai_sits_round_the_village(players: int):
    view = samples.table(players)
    middle = (360, 80, 740, 520)
    for places in (ring(view), columns(view)):
        boxes = [place.box for place in places.values()]
        assert len(boxes) == players
        assert all(x0 >= 0 and x1 <= WIDTH and y0 >= 0 and y1 <= HEIGHT for x0, y0, x1, y1 in boxes)
        assert all(apart(one, other) for one, other in itertools.combinations(boxes, 2))
    for box in [place.box for place in ring(view).values()]:
        assert apart(box, middle) and apart(box, ledger.LEDGER) and apart(box, FOUGHT)


def test_play_goes_round_the_village_clockwise():
    view = samples.table(7)
    left, right = sides(view)
    assert [*reversed(left), *right] == [samurai.seat for samurai in view.samurai]


def test_places_stay_where_they_are_in_every_turn():
    """On the map, in every step, and on the same side and in the same order in the second picture."""
    view = samples.table(7)
    before = ring(view)
    for step in sample_steps.STEPS:
        seated = ring(sample_steps.view_after(step))
        if len(seated) == 7:
            assert seated == before
    for seat, place in columns(view).items():
        assert (place.x < WIDTH / 2) == (before[seat].x < WIDTH / 2)
    for side in sides(view):
        assert sorted(side, key=lambda seat: columns(view)[seat].y) == list(side)


def test_the_map_alone_tells_all_of_a_small_table():
    assert PAINTER.beside(samples.table(4), WORDS, NOBODY) is None
    second = PAINTER.beside(samples.table(5), WORDS, samples.PLAYERS)
    assert second is not None and "Katsushiro" in texts(second)


def test_members_stand_at_their_samurai_and_an_ai_is_marked():
    said = texts(board(samples.table()))
    assert {"Mia", "Cassandra", "Brush"} <= set(said)
    person = {samples.KATSUSHIRO: Player("Brush")}
    puppet = {samples.KATSUSHIRO: Player("Brush", ai=True)}
    view = samples.table()
    assert PAINTER.board(view, WORDS, person).image != PAINTER.board(view, WORDS, puppet).image


def test_whose_turn_it_is_stands_above_the_village_until_the_game_is_over():
    assert "Kikuchiyo’s turn" in texts(board(samples.table()))
    assert not any("turn" in text for text in texts(board(samples.ENDED["held"])))


def test_a_crowd_looks_like_its_number():
    few, many = samples.table(stack=4), samples.table(stack=34)
    assert difference(scene(few), scene(many))[3] < 300
    hidden = difference(scene(samples.table(intruders=2)), scene(samples.table(intruders=3)))
    x, y = HIDDEN[2]
    assert hidden[0] <= x <= hidden[2] and hidden[1] <= y <= hidden[3]


def test_every_round_has_its_light():
    lights = [scene(samples.table(round=number)).getpixel((20, 90)) for number in (1, 2, 3)]
    assert len(set(lights)) == 3


def difference(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("name", ["farm", "family", "barricade", "build", "wound", "heal", "unguarded"])
def test_a_caption_never_covers_what_it_tells_of(name: str):
    """Neither the village nor anybody's board lies where captions do."""
    told = lay_caption(caption(STEPS[name], WORDS), BELOW).box
    view = sample_steps.view_after(STEPS[name])
    village = [(x - width / 2, y - width, x + width / 2, y) for x, y, width in FARMS]
    village += [(x - 40, y - 70, x + 40, y) for x, y in FAMILIES]
    for place in range(view.village.barricades_at_start):
        x, y, width = barricade_place(place, view.village.barricades_at_start)
        village.append((x - width / 2, y - width, x + width / 2, y))
    village += [place.box for place in ring(view).values()]
    assert all(apart(told, box) for box in village)


@EVERY_STEP
@pytest.mark.parametrize("count", [12, 34, MOST_RAIDERS])
def test_a_caption_never_covers_the_raiders_on_the_crest(step: Step, count: int):
    view = replace(sample_steps.view_after(step), stack=count)
    if staged(view, step) is None:
        told = laid(view, step, WORDS).box
        assert all(apart(told, (x - 12, y - 40, x + 12, y)) for x, y in crowd(count))
    assert len(set(crowd(count))) == count, "nobody stands in anybody's place"


def test_spare_tokens_lie_beside_the_village():
    with_spares, without = board(samples.SPARES), board(samples.table(2, phase="start"))
    changed = difference(with_spares.image, without.image)
    assert changed[0] >= ledger.SPARE[0] - 10 and changed[1] >= ledger.SPARE[1]
    assert "Spare tokens: Kyuzo, Heihachi, Katsushiro and Gorobei." in with_spares.alt


def test_a_token_that_rests_is_struck_out():
    works = samples.table()
    rests = samples.idle(works, samples.KYUZO)
    one, other = (PAINTER.beside(view, WORDS, NOBODY) for view in (works, rests))
    assert one is not None and other is not None and one.image != other.image


def test_an_arrow_points_at_the_samurai_who_gets_a_raider():
    step = STEPS["hand_on"]
    view = sample_steps.view_after(step)
    box = ring(view)[samples.DAISUKE].box
    assert board(view, step).image.crop(box) != board(view).image.crop(box)


# Great moments


@pytest.mark.parametrize("seat", SEATS)
def test_turning_into_a_beast_fills_the_picture(seat: str):
    turned = Step.of(Beast(samurai=f"samurai:{seat}", before=9, after=12, total=4))
    told = board(samples.table(), turned)
    sound(told, WIDTH, HEIGHT)
    assert {"9", "12"} <= set(texts(told))


@pytest.mark.parametrize("name", ["round", "kiai", "beast", "death", "over"])
def test_great_moments_are_staged(name: str):
    assert staged(sample_steps.view_after(STEPS[name]), STEPS[name]) is not None
    assert PAINTER.weight(STEPS[name]) >= 2


@pytest.mark.parametrize("name", ["farm", "family"])
def test_the_last_farm_and_the_last_family_are_great_moments(name: str):
    step = STEPS[name]
    last = Step(name, {**step.facts, "before": 1, "after": 0})
    assert staged(samples.table(), step) is None and staged(samples.table(), last) is not None
    assert PAINTER.weight(last) > PAINTER.weight(step)


def test_no_two_portraits_share_a_silhouette():
    outlines = {
        (seat, beast): bust(seat, beast, 1.0).image.getchannel("A")
        for seat in SEATS
        for beast in (False, True)
    }
    for (one, shape), (other, another) in itertools.combinations(outlines.items(), 2):
        differ = sum(ImageChops.difference(shape, another).histogram()[128:])
        assert differ > 250, (one, other)


def test_a_chapter_is_a_page_of_its_turning_points():
    names = ("draw", "attack", "beyond", "wound", "turn", "kiai", "farm")
    moments = [Moment(STEPS[name], sample_steps.view_after(STEPS[name])) for name in names]
    page = PAINTER.page(moments, WORDS, NOBODY)
    sound(page, WIDTH, HEIGHT)
    assert page.alt == " ".join(WORDS.step(STEPS[name]) for name in ("beyond", "wound", "kiai", "farm"))


# Words


def test_a_long_language_still_fits(tmp_path: Path):
    """Names and piles thrice as long are cut, and never drawn too small."""
    game = CATALOGUE / "en" / "seven_samurai.ftl"
    long = tmp_path / "long.ftl"
    name = "Nobunagahidemitsutakauji"
    written = [f"samurai-{seat} = {name}" for seat in SEATS]
    written += [f"picture-{pile} = {name} {name}" for pile in ("stack", "intruders", "discard")]
    long.write_text("\n".join([*written, f"picture-turn = {name} {name}"]), encoding="utf-8")
    wordy = Words("en", CATALOGUE / "en" / "house.ftl", game, long)
    for step in sample_steps.STEPS:
        picture = PAINTER.board(sample_steps.view_after(step), wordy, samples.PLAYERS, step)
        for text in picture.written:
            assert text.size >= LEAST and text.box[0] >= 0 and text.box[2] <= WIDTH, text


def test_the_text_of_a_table_is_enough_to_play_by():
    alt = board(samples.DRAWN).alt
    assert f"Kikuchiyo faces {WORDS.label('raider:36')}." in alt
    assert "Round 2 of 3, Hard. 5 of 6 farms, 3 of 3 families, 4 of 8 barricades." in alt
    assert "Raiders 12, intruders 3, discard 2." in alt
    assert "Kikuchiyo, the Tiger: 10 of 13, next a wound, lacks farm, 2 wounds." in alt
    assert "Kyuzo, the Wolf: 11 of 12, next a raider for the right neighbour, lacks doll" in alt
    assert "3 wounds, has tokens of Kanbei." in alt
    assert "Heihachi: 9 of 8, lacks hat and doll, 1 wound, passed." in alt


# The lobby and the rules


def test_the_cover_names_the_game():
    cover = PAINTER.cover(WORDS)
    sound(cover, WIDTH, HEIGHT)
    assert "7 Samurai" in texts(cover)


def test_the_rules_have_an_emblem_for_every_symbol_penalty_and_samurai():
    kinds = {f"penalty:{kind}" for raider in RAIDERS for kind in raider.penalties}
    assert kinds <= set(PAINTER.emblems())
    pictures = {key: PAINTER.emblem(key, WORDS) for key in PAINTER.emblems()}
    assert all(":" not in picture.alt for picture in pictures.values())
    for one, other in itertools.combinations(pictures.values(), 2):
        assert one.image != other.image


def test_a_great_moment_or_a_new_chapter_fills_the_picture():
    """The message of a table leaves those out and shows the map."""
    filling = [step for step in sample_steps.STEPS if staged(sample_steps.view_after(step), step)]
    assert filling
    assert {step.name for step in filling if PAINTER.weight(step) < GREAT} == SEVEN_SAMURAI.chapters - {"lap"}


def test_no_grass_grows_in_the_sky():
    steep = "340,580 440,480 540,380 600,320 640,300 680,320 740,380 840,480 940,580"
    tufts = [*grown(steep, 300, Random("grass"))]
    assert tufts and all(y > 290 + 0.9 * abs(x - 640) for x, y in tufts)


@pytest.mark.parametrize("name", ["attack", "defend", "wound", "beyond", "pass", "heal", "farm", "barricade"])
def test_an_event_is_seen_without_its_caption(name: str):
    """At least a twentieth of the map differs from the map at rest, outside the caption."""
    step = STEPS[name]
    view = sample_steps.view_after(step)
    changed = ImageChops.difference(board(view).image, board(view, step).image)
    left, top, right, bottom = map(round, laid(view, step, WORDS).box)
    changed.paste(0, (left, top, right, bottom))
    assert (np.asarray(changed).max(axis=2) > 24).mean() > 0.05


def test_the_mood_of_a_samurai_is_that_of_his_part():
    moods = {name: act.mood for name in ("attack", "wound", "pass", "heal") if (act := act_of(STEPS[name]))}
    assert moods == {"attack": "shout", "wound": "pain", "pass": "closed", "heal": "closed"}
    faces = {mood: bust("kanbei", False, 1.2, mood).image.tobytes() for mood in get_args(Mood)}
    assert len(set(faces.values())) == len(faces)
