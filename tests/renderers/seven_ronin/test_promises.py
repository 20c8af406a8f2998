"""Promises of the pictures of 7 Ronin: the same bytes, quickly, without secrets."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from bot.engine import Dealer, Setup
from bot.engine.form import NO_DRAFT, Form
from bot.engine.match import Match
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.wording import CATALOGUE, Words, words
from renderers.painter import NOBODY, Moment
from renderers.seven_ronin import PAINTER, sample_ends, sample_plans, samples
from renderers.seven_ronin.ending import draw_end
from renderers.seven_ronin.painter import draw_village
from renderers.seven_ronin.plan import draw_plan
from tests.kit.ends import account_of
from tests.renderers.soundness import elsewhere, within

WORDS = words("seven_ronin")

FINGERPRINT = """
import hashlib
from bot.wording import words
from renderers.painter import NOBODY, Moment
from renderers.seven_ronin import PAINTER, samples
view, step = samples.MOMENTS["graveyard"]
told = hashlib.sha256()
told.update(PAINTER.page([Moment(step, view)], words("seven_ronin"), NOBODY).encode())
told.update(PAINTER.board(view, words("seven_ronin"), NOBODY, step).encode())
print(told.hexdigest())
"""


def test_the_same_view_gives_the_same_bytes_in_every_process():
    view, step = samples.MOMENTS["graveyard"]
    # Drawn in another order than in the other process, with other pieces cached.
    PAINTER.board(samples.CROWDS["one horde"], WORDS, NOBODY)
    board = PAINTER.board(view, WORDS, NOBODY, step).encode()
    told = hashlib.sha256(PAINTER.page([Moment(step, view)], WORDS, NOBODY).encode())
    told.update(board)
    assert elsewhere(FINGERPRINT) == [told.hexdigest()]


def test_pictures_drawn_side_by_side_do_not_disturb_each_other():
    moments = list(samples.MOMENTS.values())[:8]
    alone = [PAINTER.board(view, WORDS, NOBODY, step).image.tobytes() for view, step in moments]
    with ThreadPoolExecutor(4) as workers:
        together = list(workers.map(lambda one: PAINTER.board(one[0], WORDS, NOBODY, one[1]), moments))
    assert [picture.image.tobytes() for picture in together] == alone


def test_a_drawn_picture_leaves_the_cached_ground_as_it_was():
    before = PAINTER.board(samples.CROWDS["empty"], WORDS, NOBODY).image.tobytes()
    for view, step in samples.MOMENTS.values():
        PAINTER.board(view, WORDS, NOBODY, step)
    assert PAINTER.board(samples.CROWDS["empty"], WORDS, NOBODY).image.tobytes() == before


def test_a_plan_that_is_locked_in_shows_nowhere_before_the_reveal():
    match = Match(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), Dealer("plan"))
    before = PAINTER.board(match.state.view(None), WORDS, NOBODY)
    asked = match.pending[ATTACKER].request
    match.answer(ATTACKER, SEVEN_RONIN.advise(match.state.view(ATTACKER), asked, Random(1)))
    assert match.locked == {ATTACKER}
    for seat in (None, DEFENDER, ATTACKER):
        after = PAINTER.board(match.state.view(seat), WORDS, NOBODY)
        assert (after.image, after.alt) == (before.image, before.alt)
    guard = match.pending[DEFENDER].request
    assert isinstance(guard, Form)
    fresh = Match(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), Dealer("plan"))
    seen = PAINTER.private(match.state.view(DEFENDER), WORDS, DEFENDER, guard, NO_DRAFT, NOBODY)
    unknowing = PAINTER.private(
        fresh.state.view(DEFENDER), WORDS, DEFENDER, fresh.pending[DEFENDER].request, NO_DRAFT, NOBODY
    )
    assert seen.image == unknowing.image


def test_every_frame_of_a_real_game_can_be_drawn():
    match = Match(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), Dealer("frames"), watched=True)
    random = Random(5)
    frames = 0
    while match.outcome is None:
        seat = match.waiting_for[0]
        request = match.pending[seat].request
        for step in match.answer(seat, SEVEN_RONIN.advise(match.state.view(seat), request, random)):
            assert step.view is not None
            picture = PAINTER.board(step.view, WORDS, NOBODY, step)
            assert len(picture.alt) <= 1000
            frames += 1
    assert frames > 20
    assert PAINTER.ending(match.state.view(None), WORDS, NOBODY, account_of(match)).alt


LONG_NAMES = """
picture-day = Belagerungstag
picture-threat = Bedrohungsgrad
picture-reserve = Reserveverband
picture-pool = Gesamtvorrat
picture-occupied = Besetzte Gebiete
picture-plan = Dein geheimer Schlachtplan
picture-plan-secret = das hier siehst ganz allein nur du
picture-plan-day = am Belagerungstag { $day }
picture-plan-ready = Alles ist bereit und kann abgegeben werden, bleibt aber änderbar, bis alle so weit sind.
picture-step-over = Herzlichen Glückwunsch zum hochverdienten Sieg über die gegnerische Seite
picture-step-hayai = { $ronin } galoppiert unverzüglich zum Schauplatz { $target }
picture-chart-board = auf dem Spielplan
picture-chart-wounds = Verwundungen
picture-moment-end = Donaudampfschifffahrtsgesellschaftskapitän und noch sehr viel mehr, als hier stehen kann
area-watchtower = Aussichtswachturm
area-field-north = Nördliches Reisfeld
area-field-south = Südliches Reisfeld
area-graveyard = Gemeindefriedhof
area-market = Wochenmarktplatz
area-pen = Viehgehege
ronin-musashi = Musashi-dono
ronin-tasuke = Tasuke-dono
"""


@pytest.fixture
def long_words(tmp_path: Path) -> Words:
    """A language of long words."""
    file = tmp_path / "long.ftl"
    file.write_text(LONG_NAMES, encoding="utf-8")
    english = CATALOGUE / "en"
    return Words("de", english / "house.ftl", english / "seven_ronin.ftl", file)


@pytest.mark.parametrize("moment", ["round", "reveal", "hayai", "wounds two", "over for the attacker"])
def test_long_words_of_other_languages_stay_in_their_boxes(long_words: Words, moment: str):
    view, step = samples.MOMENTS[moment]
    within(draw_village(view, long_words, samples.PLAYERS, step))


@pytest.mark.parametrize("plan", sample_plans.plans())
def test_long_words_stay_in_their_boxes_on_a_plan(long_words: Words, plan: str):
    view, form, draft = sample_plans.plans()[plan]
    within(draw_plan(view, long_words, form, draft))


@pytest.mark.parametrize("ending", sample_ends.ENDINGS)
def test_long_words_stay_in_their_boxes_at_the_end(long_words: Words, ending: str):
    view, account = sample_ends.ENDINGS[ending]
    within(draw_end(view, long_words, samples.PLAYERS, account))
