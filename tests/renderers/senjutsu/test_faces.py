"""Every card has a face that shows all its effects, large enough to read."""

from __future__ import annotations

import itertools
from typing import get_args

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from bot.games.senjutsu.cards.card import CARDS
from bot.games.senjutsu.cards.heroes import HEROES
from bot.games.senjutsu.cards.language import KAMAE, VERBS, Deed, Grid, Impact
from bot.games.senjutsu.cards.opponent_card import SOLO_CARDS
from renderers.canvas import Canvas, Sheet
from renderers.kit.sizes import LEAST
from renderers.palette import NIGHT, WASHI
from renderers.senjutsu.cards.face import ACROSS, DOWN, body, face, face_lines, inside
from renderers.senjutsu.cards.faced import Faced
from renderers.senjutsu.cards.grids import IMPACTS
from renderers.senjutsu.cards.lines import BESIDE, GAP, blocks
from renderers.senjutsu.people.cast import PEOPLE
from renderers.senjutsu.people.figures import figure
from renderers.senjutsu.people.portraits import PORTRAITS
from renderers.senjutsu.signs.effects import of_effect
from renderers.senjutsu.signs.icons import run
from renderers.senjutsu.signs.kamae import PLACES, tree
from tests.kit.rings import PROOF, every
from tests.renderers.soundness import measured

ALL: tuple[Faced, ...] = (*CARDS.values(), *SOLO_CARDS.values())
EVERY_CARD = every("card", ALL, ids=lambda card: card.key, daily=5)


def name(card: Faced) -> str:
    return card.names["en"]


@EVERY_CARD
def test_every_line_of_every_card_fits_its_face(card: Faced):
    found = face_lines(card, name(card))
    left, top, right, bottom = body(card, name(card))
    high = sum(max(block.high for block in row) for row in found.rows) + GAP * (len(found.rows) - 1)
    assert high * found.unit <= bottom - top
    for row in found.rows:
        assert sum(block.wide for block in row) + BESIDE * (len(row) - 1) <= (right - left) / found.unit
    drawn = [block for row in found.rows for block in row]
    assert len(drawn) == len(blocks(card, (right - left) / found.unit, 1))


@every("card", CARDS.values(), ids=lambda card: card.key, daily=6)
def test_name_speeds_and_numbers_can_be_read(card: Faced):
    sheet = Sheet(Image.new("RGB", (ACROSS + 40, DOWN + 40), NIGHT))
    sheet.paste(face(card, name(card)), 20, 20)
    assert measured(sheet.image, sheet.written, LEAST) == []
    said = " ".join(text.text for text in sheet.written)
    assert name(card) in said
    left, top, right, bottom = (edge + 20 for edge in inside())
    for text in sheet.written:
        x0, y0, x1, y1 = text.box
        assert left - 1 <= x0 and top - 1 <= y0 and x1 <= right + 1 and y1 <= bottom + 1, text


@EVERY_CARD
def test_every_effect_of_a_card_has_marks(card: Faced):
    for effect in card.sheet.effects:
        if isinstance(effect, Grid):
            assert all(content.impact in IMPACTS for cell in effect.cells for content in cell.contents)
        else:
            assert run(of_effect(effect)) > 0.5


def test_no_two_verbs_and_no_two_impacts_look_alike():
    verbs = {
        effect.verb: effect
        for card in ALL
        for effect in card.sheet.effects
        if isinstance(effect, Deed) and effect.who in ("self", "foe")
    }
    assert set(verbs) <= set(VERBS)
    pictures: dict[bytes, str] = {}
    for verb, effect in verbs.items():
        canvas = Canvas(500, 80, WASHI)
        x = 10.0
        for icon in of_effect(effect):
            icon.draw(canvas, x, 40, 60)
            x += icon.wide * 60
        assert pictures.setdefault(canvas.reduced().tobytes(), verb) == verb
    assert set(IMPACTS) == set(get_args(Impact))
    assert len({id(drawing) for drawing in IMPACTS.values()}) == len(IMPACTS)


@PROOF
def test_cards_that_say_different_things_have_different_faces():
    def middle(card: Faced) -> bytes:
        left, top, right, bottom = (round(edge) for edge in body(card, name(card)))
        return (
            face(card, name(card)).image.crop((left, bottom - (bottom - top) // 2, right, bottom)).tobytes()
        )

    lines = {
        tuple(block for row in face_lines(card, name(card)).rows for block in row) for card in CARDS.values()
    }
    assert len({middle(card) for card in CARDS.values()}) > 0.9 * len(lines)


@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_has_a_figure_a_face_and_a_tree_of_his_own(hero: str):
    assert set(PLACES[hero]) == {*KAMAE, "focus"}
    assert hero in PORTRAITS
    seen = {tree(HEROES[hero], kamae, 200).image.tobytes() for kamae in KAMAE}
    assert len(seen) == len(KAMAE)


FOES = {
    *("samurai_boss", "ashigaru_katana", "ashigaru_yari", "ashigaru_yumi", "arquebusier"),
    *(
        "master",
        "student",
        "ronin",
        "warrior",
        "ashigaru",
        "hachiko",
        "assassin",
        "kojiro",
        "monk",
        "musashi",
    ),
    *("ninja", "onna_bugeisha", "sailor", "wakou", "yasuke", "yojimbo"),
}


def test_everybody_is_told_apart_36_pixels_high():
    """Hat, weapon and colour are left; each pair differs in a quarter of what the two cover."""

    def seen(who: str) -> NDArray[np.int16]:
        page = Image.new("RGB", (400, 240), WASHI)
        drawn = figure(who, 120)
        page.paste(drawn.image, (200 - drawn.x, 200 - drawn.y), drawn.image)
        return np.asarray(page.resize((120, 72), Image.Resampling.LANCZOS)).astype(np.int16)

    assert set(PEOPLE) == set(PORTRAITS) == {*HEROES, *FOES}
    pages = {who: seen(who) for who in PEOPLE}
    for one, other in itertools.combinations(pages, 2):
        apart = (np.abs(pages[one] - pages[other]).max(axis=2) > DIFFERENT).sum()
        covered = ((np.abs(np.stack([pages[one], pages[other]]) - WASHI).max(axis=3) > 24).any(axis=0)).sum()
        assert apart > covered * APART, (one, other, apart / covered)


APART = 0.25
DIFFERENT = 48
"""The least difference of a colour that is seen beside another."""
