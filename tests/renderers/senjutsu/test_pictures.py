"""The pictures of the duel can be read at the size at which they are seen, and show what they must."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest
from PIL import Image

from bot.engine import Account, Choice, Option, Picked, Seat, Several, told_more
from bot.engine.form import NO_DRAFT
from bot.engine.step import Step
from bot.games.senjutsu.board.fields import FIELDS, Field
from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.cards.card import CARDS, Card
from bot.games.senjutsu.field_steps import Placed
from bot.games.senjutsu.rules import SENJUTSU
from bot.games.senjutsu.seen.outlook import foresee
from bot.games.senjutsu.view import DuelView, StayingView
from bot.wording import words
from renderers.canvas import Sheet
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.painter import Moment, Picture
from renderers.senjutsu import PAINTER, sample_ends, samples
from renderers.senjutsu.__main__ import pictures
from renderers.senjutsu.cards.sentences import sentences
from renderers.senjutsu.field.countries import country
from renderers.senjutsu.field.ground import write_names, write_rulers
from renderers.senjutsu.field.layout import BAND, FIELD, HIGH, NAMED, STANDS, drawn_field
from renderers.senjutsu.field.stage import draw_pieces, flat
from renderers.senjutsu.people.cast import PEOPLE
from renderers.senjutsu.people.figures import figure
from renderers.senjutsu.pictures.board import by_sides, set_caption
from renderers.senjutsu.pictures.events import DUEL
from renderers.senjutsu.samples import PLAYERS, STUDENT
from tests.kit.rings import PROOF, every
from tests.renderers.senjutsu.reading import is_seen, left_out, legible, texts
from tests.renderers.soundness import elsewhere

WORDS = words("senjutsu")
EVERY_STEP = every("step", samples.STEPS, ids=lambda step: step.name, daily=5)
EVERY_CARD = every("card", CARDS.values(), ids=lambda card: card.key, daily=5)


def test_every_sample_can_be_read_as_it_is_seen():
    for name, picture in pictures(WORDS):
        legible(picture, name)


def test_every_step_of_the_rules_is_told_and_has_a_sample():
    assert {one.step_name() for one in SENJUTSU.steps} == set(DUEL)
    assert {step.name for step in samples.STEPS} == set(DUEL)


@EVERY_STEP
def test_a_step_can_be_seen_and_begins_its_text(step: Step):
    is_seen(step, samples.view_after(step), PAINTER, WORDS)


def test_a_panel_shows_every_hex_and_everybody_that_a_step_names():
    shown = [(step, samples.view_after(step)) for step in samples.STEPS]
    assert {step.name: left for step, view in shown if (left := left_out(step, view))} == {}


@pytest.mark.parametrize(("first", "second"), [((0, 3), (0, -3)), ((0, -3), (0, 3)), ((-3, 3), (3, -3))])
def test_a_caption_does_not_cover_the_samurai_who_is_placed(first: tuple[int, int], second: tuple[int, int]):
    one = samples.samurai(STUDENT, Hex(*first), 0, "balance")
    other = samples.samurai(samples.RONIN, Hex(*second), 3, "balance")
    view = samples.duel("snowy_clearing", one, other, phase="setup", speed=None)
    stage = flat(view, drawn_field(view.hexes))
    draw_pieces(stage)
    step = Step.of(Placed(samurai=one.key, place=Hex(*first).key, facing=0))
    left, top, right, bottom = set_caption(stage, step, WORDS).box
    for x0, y0, x1, y1 in stage.heads.values():
        covered = max(0.0, min(right, x1) - max(left, x0)) * max(0.0, min(bottom, y1) - max(top, y0))
        assert covered <= 0.1 * (x1 - x0) * (y1 - y0)
    assert top >= 0 and bottom <= HEIGHT


@pytest.mark.parametrize("field", FIELDS.values(), ids=str)
def test_every_hex_that_the_log_names_is_found_on_the_board(field: Field):
    drawn = drawn_field(tuple(field.hexes))
    sheet = Sheet(Image.new("RGB", (WIDTH, HEIGHT)))
    write = write_names if drawn.radius >= NAMED else write_rulers
    write(sheet, country(field.key), drawn, field.hexes)
    said = {text.text for text in sheet.written}
    for place in field.hexes:
        assert place.key in said or {place.key[0], place.key[1:]} <= said
    left, top, right, bottom = FIELD
    for text in sheet.written:
        assert left <= text.box[0] and top <= text.box[1] and text.box[2] <= right and text.box[3] <= bottom


@pytest.mark.parametrize("field", FIELDS.values(), ids=str)
def test_no_hat_and_no_weapon_reaches_into_the_band(field: Field):
    drawn = drawn_field(tuple(field.hexes))
    _, top = min((drawn.at(place) for place in field.hexes), key=lambda at: at[1])
    for who in PEOPLE:
        image = figure(who, round(drawn.radius * HIGH))
        assert top + drawn.radius * STANDS - image.y >= BAND, who


def test_every_emblem_has_a_name():
    for key in PAINTER.emblems():
        named = PAINTER.emblem(key, WORDS).alt
        assert named.startswith("Horizontal Cut: ") if key.startswith("chapter:") else ":" not in named, key


@pytest.mark.parametrize("field", FIELDS)
def test_everybody_is_named_on_every_battlefield(field: str):
    crowd = samples.crowd(field)
    before = texts(PAINTER.board(replace(crowd, turn=0, phase="choose"), WORDS, PLAYERS))
    name = WORDS.label(crowd.field)
    assert name not in before and name.replace("the", "The", 1) in before
    said = " ".join(texts(PAINTER.board(crowd, WORDS, PLAYERS)))
    for hero in ("Master", "Ronin", "Student", "Warrior"):
        assert hero in said
    assert "Hana" in said and "Tomasz" in said


def test_teams_are_shown_and_named():
    drawn = PAINTER.board(samples.teams(), WORDS, PLAYERS)
    assert "Team Crane: Master and Student. Team Tiger: Ronin and Warrior." in drawn.alt
    alone = PAINTER.board(samples.crowd(), WORDS, PLAYERS)
    assert "Team" not in alone.alt and drawn.image != alone.image


def test_great_moments_fill_the_picture():
    fall = next(step for step in samples.STEPS if step.name == "fall")
    drawn = PAINTER.board(samples.over(), WORDS, PLAYERS, fall)
    assert [text.text for text in drawn.written] == ["Ronin falls"]
    page = PAINTER.page([Moment(fall, samples.over())], WORDS, PLAYERS)
    assert page.image == drawn.image


@EVERY_CARD
def test_every_card_is_shown_large_with_all_its_words(card: Card):
    drawn = PAINTER.emblem(card.key, WORDS)
    legible(drawn)
    assert WORDS.label(card.key).split()[0] in " ".join(texts(drawn))


@EVERY_CARD
def test_every_card_can_be_tried_with_its_words_and_its_reach(card: Card):
    view = samples.hand()
    one = view.at(STUDENT)
    piece = f"{card.key}#student.1"
    asked = told_more(samples.choosing(one, [piece]), piece, foresee(view, STUDENT, piece))
    drawn = PAINTER.private(view, WORDS, STUDENT, asked, Picked((piece,)), PLAYERS)
    legible(drawn)
    assert drawn.caption == WORDS.run_on(sentences(card, WORDS)), "its words stand below the picture"


@pytest.mark.parametrize(
    ("team", "said"), [("hero:ronin", "Reaches Ronin"), ("crane", "Reaches your ally Ronin")]
)
def test_a_card_that_reaches_an_ally_says_so(team: str, said: str):
    view = samples.hand()
    view = replace(
        view,
        samurai=tuple([replace(one, team="crane" if one.seat == STUDENT else team) for one in view.samurai]),
    )
    piece = "card:048#student.1"
    ronin = next(one.place for one in view.samurai if one.seat == samples.RONIN)
    assert ronin is not None
    asked = told_more(samples.choosing(view.at(STUDENT), [piece]), piece, {"strikes": (ronin.key,)})
    drawn = PAINTER.private(view, WORDS, STUDENT, asked, Picked((piece,)), PLAYERS)
    legible(drawn)
    assert said in texts(drawn)
    assert said in drawn.alt


@pytest.mark.parametrize("foe", [Hex(1, 1), Hex(0, 3)], ids=["near", "far"])
def test_a_player_who_chooses_a_hex_sees_the_foe_anywhere(foe: Hex):
    """A foe far off is seen on a small map beside the hexes."""

    def shown(foe: Hex) -> Picture:
        view = samples.hand()
        me, other = (view.at(seat) for seat in (STUDENT, samples.RONIN))
        view = replace(view, samurai=(replace(me, place=Hex(1, -3)), replace(other, place=foe)))
        asked = Choice("move", [Option("e6", 0, {"spent": 0}, at=Hex(1, -2).key)], samples.ways(view).facts)
        return PAINTER.private(view, WORDS, STUDENT, asked, NO_DRAFT, PLAYERS)

    legible(shown(foe))
    assert shown(foe).image != shown(Hex(foe.q - 1, foe.r)).image


def test_armour_in_play_has_its_mark_beside_the_statuses():
    bare = samples.hand()
    armour = StayingView("card:025", 0, ())
    dressed = replace(bare, samurai=tuple([replace(one, staying=(armour,)) for one in bare.samurai]))
    plain, marked = (PAINTER.board(view, WORDS, PLAYERS) for view in (bare, dressed))
    assert plain.image != marked.image
    assert "In play: Heavy Armour." in marked.alt


def test_cards_that_cannot_be_played_say_why():
    view = samples.hand(4)
    said = " ".join(texts(PAINTER.private(view, WORDS, STUDENT, samples.choice(view), NO_DRAFT, PLAYERS)))
    assert "forbidden" in said and "instant only" in said


def test_the_only_card_that_may_be_taken_is_shown_with_its_words():
    """One press takes it, so the player must be able to read it first."""
    view, card = samples.hand(), "card:097#student.1"
    asked = Several("prepare", [Option(card, card)], 0, 1, {"samurai": "hero:student", "limit": 5})
    drawn = PAINTER.private(view, WORDS, STUDENT, asked, NO_DRAFT, PLAYERS)
    legible(drawn)
    assert "the foe discards 1 card" in drawn.caption


def test_of_several_cards_the_one_that_was_named_last_is_shown_with_its_words():
    view, cards = samples.hand(), ["card:044#student.1", "card:045#student.1", "card:121#student.1"]
    options = [Option(card, card) for card in cards]
    asked = Several("prepare", options, 0, 3, {"samurai": "hero:student", "limit": 5})
    drawn = PAINTER.private(view, WORDS, STUDENT, asked, Picked(tuple(cards[:2])), PLAYERS)
    assert "take the advantage." in drawn.caption


def test_hexes_have_the_numbers_of_their_choices():
    view = samples.hand()
    asked = samples.ways(view)
    said = texts(PAINTER.private(view, WORDS, STUDENT, asked, NO_DRAFT, PLAYERS))
    assert {"1", "2", "3", "4"} <= set(said)


def test_a_spectator_sees_no_card_that_lies_face_down():
    view = samples.hand()
    said = texts(PAINTER.board(view, WORDS, PLAYERS))
    held = {WORDS.label(piece) for piece in view.at(STUDENT).cards}
    assert not held & set(said)
    assert PAINTER.beside(view, WORDS, PLAYERS) is None


FINGERPRINT = """
from tests.renderers.senjutsu.test_pictures import fingerprints
print(*fingerprints())
"""


def fingerprints() -> list[str]:
    drawn = [
        PAINTER.board(samples.crowd(), WORDS, PLAYERS),
        PAINTER.private(samples.hand(), WORDS, STUDENT, samples.choice(samples.hand()), NO_DRAFT, PLAYERS),
        PAINTER.cover(WORDS),
    ]
    return [hashlib.sha256(picture.image.tobytes()).hexdigest() for picture in drawn]


@PROOF
def test_the_same_view_gives_the_same_bytes_in_every_process():
    assert elsewhere(FINGERPRINT) == fingerprints()


# How a duel ends


def two_against_two(*fallen: int) -> DuelView:
    """Student and Master against Ronin and Warrior; those with these numbers have fallen."""
    heroes = (STUDENT, samples.RONIN, Seat("master"), Seat("warrior"))
    places = (Hex(0, 3), Hex(0, -3), Hex(-1, 3), Hex(1, -3))
    people = [
        replace(
            samples.samurai(hero, place, 0, "balance"),
            team=("crane", "tiger")[number % 2],
            fallen=number in fallen,
        )
        for number, (hero, place) in enumerate(zip(heroes, places, strict=True))
    ]
    return samples.duel("snowy_clearing", *people)


def test_a_fallen_member_of_the_last_team_has_won_too():
    account = Account("won", (STUDENT, Seat("master")))
    told = texts(PAINTER.ending(replace(two_against_two(0, 1, 3), result="won"), WORDS, {}, account))
    assert "Student and Master win" in told
    names = [text for text in told if text in ("Student", "Master", "Ronin", "Warrior")]
    assert names[:2] == ["Student", "Master"], "the winners stand on the left"


@pytest.mark.parametrize(
    ("ending", "said"),
    {
        "won": {"Student wins", "Ronin falls to Student", "One more wound, and Student falls"},
        "bled out": {"Ronin falls: 3 of 5 wounds, empty deck"},
        "drawn": {"Nobody is left standing", "Ronin falls: 5 of 5 wounds, empty deck"},
        "given up": {"The duel was given up", "Wounds left: Student 4 and Ronin 3"},
        "called off": {"The duel was called off", "4 stand"},
    }.items(),
)
def test_every_kind_of_end_has_its_picture_and_its_account(ending: str, said: set[str]):
    view, account = sample_ends.ENDINGS[ending]
    drawn = PAINTER.ending(view, WORDS, PLAYERS, account)
    assert [line for line in said if line not in "\n".join(texts(drawn))] == []
    assert [line for line in said if line not in drawn.alt] == []


def test_a_fallen_samurai_holds_nothing():
    view = samples.teams()
    fallen = replace(view.samurai[0], fallen=True, place=None, wounds=5, bleeding=0)
    boards = [
        PAINTER.board(replace(view, samurai=(replace(fallen, hand=hand), *view.samurai[1:])), WORDS, PLAYERS)
        for hand in (2, 6)
    ]
    assert boards[0].image == boards[1].image
    for board in boards:
        legible(board)


def test_each_of_two_teams_has_a_side_of_the_board():
    view = two_against_two()
    assert [one.seat for one in by_sides(view.samurai)] == ["student", "ronin", "master", "warrior"]
    swapped = replace(view, samurai=(view.samurai[0], view.samurai[2], view.samurai[1], view.samurai[3]))
    assert [one.team for one in by_sides(swapped.samurai)] == ["crane", "tiger", "crane", "tiger"]
