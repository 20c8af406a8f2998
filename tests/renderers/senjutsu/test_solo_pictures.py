"""The pictures of fights against AI opponents can be read at the size at which they are seen, and show what
they must."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

from bot.engine.account import Account
from bot.engine.form import Picked
from bot.engine.question import Choice, Option
from bot.engine.step import Step
from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.cards.opponent_card import SOLO_CARDS, SoloCard
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.fights.path import LENGTH, STOPS
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO
from bot.games.senjutsu_solo.solo_steps import Over
from bot.games.senjutsu_solo.terms import BEHAVIOURS, STANCES, Behaviour
from bot.wording import words
from renderers.kit.ending import turning_lines
from renderers.kit.page import GREAT
from renderers.painter import Moment
from renderers.senjutsu import SOLO_PAINTER as PAINTER
from renderers.senjutsu.people.posture import posture
from renderers.senjutsu.pictures.events import TELLINGS
from renderers.senjutsu.samples import PLAYERS, RONIN, samurai
from renderers.senjutsu.solo import sample_ends, samples
from renderers.senjutsu.solo.__main__ import pictures
from renderers.senjutsu.solo.intents import intent
from renderers.senjutsu.solo.tellings import SOLDIERS, SOLO
from tests.kit.rings import PROOF, every
from tests.renderers.senjutsu.reading import is_seen, left_out, legible, texts
from tests.renderers.soundness import elsewhere

WORDS = words("senjutsu-solo")
EVERY_STEP = every("step", samples.STEPS, ids=lambda step: step.name, daily=5)
EVERY_FOE = every("kind", FOES, daily=5)


def test_every_sample_can_be_read_as_it_is_seen():
    for name, picture in pictures(WORDS):
        legible(picture, name)


def test_every_step_of_the_rules_is_told_and_has_a_sample():
    assert {one.step_name() for one in SENJUTSU_SOLO.steps} == set(TELLINGS)
    assert {step.name for step in samples.STEPS} == set(SOLO)


@EVERY_STEP
def test_a_step_can_be_seen_and_begins_its_text(step: Step):
    is_seen(step, samples.view_after(step), PAINTER, WORDS)


def test_a_panel_shows_every_hex_and_everybody_that_a_step_names():
    shown = [(step, samples.view_after(step)) for step in samples.STEPS]
    assert {step.name: left for step, view in shown if (left := left_out(step, view))} == {}


@EVERY_FOE
def test_everybody_enters_and_shows_what_he_may_do(kind: str):
    step, view = samples.entrance(kind)
    legible(PAINTER.board(view, WORDS, PLAYERS, step))
    deck = PAINTER.closeup(view, WORDS, f"foe:{kind}", PLAYERS)
    legible(deck)
    said = " ".join(texts(deck))
    for card in FOES[kind].own:
        assert WORDS.label(card.key).split()[-1] in said
    assert (PAINTER.weight(step) >= GREAT) == (kind not in SOLDIERS)


def test_the_entrance_of_a_boss_has_the_whole_picture():
    step, view = samples.entrance("samurai_boss")
    drawn = PAINTER.board(view, WORDS, PLAYERS, step)
    assert "Hana" not in " ".join(texts(drawn)), "no panels, only the sentence and his wounds"
    assert PAINTER.page([Moment(step, view)], WORDS, PLAYERS).image == drawn.image


@every("card", SOLO_CARDS.values(), ids=lambda card: card.key, daily=6)
def test_every_card_of_an_opponent_is_shown_large_with_all_its_words(card: SoloCard):
    drawn = PAINTER.emblem(card.key, WORDS)
    legible(drawn)
    assert WORDS.label(card.key).split()[0] in " ".join(texts(drawn))


def test_four_heroes_and_four_opponents_are_all_told_apart():
    view = samples.crowded()
    said = " ".join(texts(PAINTER.board(view, WORDS, PLAYERS)))
    for name in ("Hana", "Tomasz", "Clever AI", "Yojimbo", "Ninja", "Yari", "Arquebus"):
        assert name in said


def test_everything_open_at_a_full_table_fits_one_list():
    keys = PAINTER.closeups(samples.crowded())
    assert len(keys) <= 25 and {"foe:yojimbo", "foe:arquebusier"} <= set(keys)


def test_no_two_postures_look_alike():
    badges = [
        posture(stance, behaviour, 44).image.tobytes() for stance in STANCES for behaviour in BEHAVIOURS
    ]
    assert len(set(badges)) == len(badges)


def test_an_attack_is_meant_for_the_nearest_hero():
    near, far = samples.HERO, samurai(RONIN, Hex(0, 3), 0, "aggression")
    foe = samples.opponent("samurai_boss", Hex(1, -1), 4, "left", "offensive", "021")
    meant = intent(samples.fight([far, near], [foe]), foe)
    assert meant is not None and meant.hero == near and meant.goal is None


@pytest.mark.parametrize(
    ("behaviour", "goal"), [("left", Hex(-1, 0)), ("centre", Hex(0, 0)), ("right", Hex(0, 1))]
)
def test_a_card_that_only_moves_leads_to_the_side_that_the_behaviour_names(behaviour: Behaviour, goal: Hex):
    # The student stands on (-1, 1) and looks to the upper right.
    foe = samples.opponent("samurai_boss", Hex(2, -1), 4, behaviour, "offensive", "009")
    meant = intent(samples.fight([samples.HERO], [foe]), foe)
    assert meant is not None and meant.goal == goal


def test_a_lost_or_unsettled_card_has_no_intent():
    foe = samples.opponent("samurai_boss", Hex(2, -1), 4, "left", "offensive", "026", speed=0)
    assert intent(samples.fight([samples.HERO], [foe]), foe) is None
    lost = samples.opponent("samurai_boss", Hex(2, -1), 4, "left", "offensive", "021", lost=True)
    assert intent(samples.fight([samples.HERO], [lost]), lost) is None


@pytest.mark.parametrize("walked", range(LENGTH))
@pytest.mark.parametrize("stops", [samples.RIVER, samples.RIDGE], ids=["river", "ridge"])
def test_the_map_of_the_path_names_the_next_stop(walked: int, stops: tuple[str, ...]):
    view = samples.walking(walked, stops)
    assert PAINTER.closeups(view)[0] == "closeup:path"
    drawn = PAINTER.closeup(view, WORDS, "closeup:path", PLAYERS)
    said = " ".join(texts(drawn))
    assert f"{walked} of {LENGTH}" in said
    assert WORDS.label(STOPS[stops[walked]].key) in said and "…" not in said


def test_the_map_says_what_was_won_what_was_left_aside_and_what_is_carried():
    alt = PAINTER.closeup(samples.walking(5), WORDS, "closeup:path", PLAYERS).alt
    assert (
        "Won: the ford, the rice field, the burning hut, the boats and the mountain pass. 2 fights were"
        in alt
    )
    assert "Not taken: a bowshot away." in alt and "Carries the ferryman’s boy." in alt
    assert "10, the summit: Musashi." in alt and "4, the boats: Sailor" not in alt


def test_the_way_from_a_fork_is_asked_over_the_map():
    view = samples.walking(3)
    assert view.road is not None
    *legs, last = view.road.legs
    forked = replace(view, road=replace(view.road, legs=(*legs, replace(last, onward=""))))
    request = Choice("fork", [Option("stop:bowshot", 1), Option("stop:boats", 2)], {"stop": "stop:hut"})
    drawn = PAINTER.private(forked, WORDS, samples.HERO.seat, request, Picked(), PLAYERS)
    assert {"The Path of Student: 3 of 10", "The way forks: a bowshot away and the boats"} <= {*texts(drawn)}
    assert "Not taken" not in drawn.alt


def test_the_end_of_the_path_is_a_chronicle_over_its_map():
    said = {}
    for ending in ("the summit", "the sea"):
        view, account = sample_ends.ENDINGS[ending]
        drawn = PAINTER.ending(view, WORDS, PLAYERS, account)
        said[ending] = texts(drawn)
        assert "…" not in " ".join(said[ending])
    assert "Student: The seal has come home" in said["the summit"]
    assert {"Ronin: The sea keeps the seal", "135 turns, 2 lost · grit, boy and sutra"} <= {*said["the sea"]}


def test_waves_are_counted_above_the_field():
    said = " ".join(texts(PAINTER.board(samples.horde(), WORDS, PLAYERS)))
    assert "Stage 2, wave 4" in said


@pytest.mark.parametrize("ending", sample_ends.ENDINGS)
def test_the_end_has_everybodys_name_and_its_text_what_turned_it(ending: str):
    view, account = sample_ends.ENDINGS[ending]
    drawn = PAINTER.ending(view, WORDS, PLAYERS, account)
    written = texts(drawn)
    assert {PLAYERS[one.seat].name for one in view.samurai} <= {*written}
    told = turning_lines(account, WORDS)
    assert told and [one.text for one in told if f"{one.when}: {one.text}." not in drawn.alt] == []


def test_a_lost_fight_says_how_near_the_boss_was():
    view, account = sample_ends.ENDINGS["lost"]
    assert "Wounds left to deal: Samurai Boss 4" in texts(PAINTER.ending(view, WORDS, PLAYERS, account))


def test_a_lost_stop_of_the_path_says_that_nothing_is_lost():
    view, account = sample_ends.ENDINGS["a stop lost"]
    said = texts(PAINTER.ending(view, WORDS, PLAYERS, account))
    assert {"No way past yet", "Nothing is lost: stop 4 of 10 again"} <= {*said}


def test_a_stop_of_the_path_that_may_be_tried_again_is_not_the_loss_of_all():
    heroes = ("hero:student", "hero:ronin")
    over = Over("lost", "mode:path", winners=(), heroes=heroes, count=2, turn=9, rank="", stage=0, wave=0)
    lost = Step.of(over)
    for drawn in (
        PAINTER.ending(samples.over("lost", "path"), WORDS, PLAYERS, Account("lost")),
        PAINTER.board(samples.over("lost", "path"), WORDS, PLAYERS, lost),
    ):
        assert "No way past yet" in " ".join(texts(drawn))
    fight = PAINTER.ending(samples.over("lost", "fight"), WORDS, PLAYERS, Account("lost"))
    assert "All is lost" in " ".join(texts(fight))


def test_every_emblem_has_a_name():
    for key in PAINTER.emblems():
        drawn = PAINTER.emblem(key, WORDS)
        assert drawn.alt and (":" in drawn.alt) == key.startswith("chapter:"), key


FINGERPRINT = """
from tests.renderers.senjutsu.test_solo_pictures import fingerprints
print(*fingerprints())
"""


def fingerprints() -> list[str]:
    drawn = [
        PAINTER.board(samples.crowded(), WORDS, PLAYERS),
        PAINTER.closeup(samples.walking(), WORDS, "closeup:path", PLAYERS),
        PAINTER.cover(WORDS),
    ]
    return [hashlib.sha256(picture.image.tobytes()).hexdigest() for picture in drawn]


@PROOF
def test_the_same_view_gives_the_same_bytes_in_every_process():
    assert elsewhere(FINGERPRINT) == fingerprints()
