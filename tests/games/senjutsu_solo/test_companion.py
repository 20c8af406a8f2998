"""The AI seat of a hero: it plays from what its player sees, and to some purpose."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Dealer, Seat, Setup
from bot.engine.match import Match
from bot.games.senjutsu.solo.advisor.guessing import imagined, with_opponents
from bot.games.senjutsu.solo.rules import SENJUTSU_SOLO
from bot.games.senjutsu.solo.showing import show
from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import Enemy, Scene, alone

STUDENT = Seat("student")
FEND, WATERFALL = 123, 48


def advised(scene: Scene) -> str:
    """The card he would play."""
    request = scene.match.pending[STUDENT].request
    (key,) = SENJUTSU_SOLO.advise(scene.match.view(STUDENT), request, Random(1))
    return key.partition("#")[0]


def test_who_can_be_felled_is_struck():
    boss = Enemy("samurai_boss", "d4", 3, deck=("003",), wounds=6)
    scene = alone(Fighter("d3", hand=(WATERFALL, FEND)), boss)
    assert advised(scene) == f"card:{WATERFALL:03}"


def test_what_he_imagines_looks_like_what_he_sees():
    boss = Enemy("samurai_boss", "d5", 3, deck=("014", "stun", "026"), discard=("021",), bleeding=1)
    scene = alone(Fighter("d3", hand=(WATERFALL, FEND)), boss, Enemy("ninja", "d7", concealed=True))
    view = scene.game.view(STUDENT)
    again = show(imagined(view, Random(2)), STUDENT)
    assert again.opponents == view.opponents
    hands = [[card.partition("#")[0] for card in one.at(STUDENT).cards] for one in (again, view)]
    assert hands[0] == hands[1]


def test_to_his_eyes_opponents_are_samurai_of_another_side():
    scene = alone(Fighter("d3"), Enemy("monk", "d5"))
    view = with_opponents(scene.game.view(STUDENT))
    assert [(one.seat, one.team) for one in view.samurai] == [
        ("student", "heroes"),
        ("foe:monk", "opponents"),
    ]


@pytest.mark.parametrize("mode", ["horde", "fallen_lord", "path"])
def test_he_plays_every_mode_to_its_end(mode: str):
    match, random = Match(SENJUTSU_SOLO, Setup((STUDENT,), {"mode": mode}), Dealer(mode)), Random(1)
    while match.outcome is None:
        seat = match.waiting_for[0]
        match.answer(seat, SENJUTSU_SOLO.advise(match.view(seat), match.pending[seat].request, random))
    assert match.outcome.reason in ("won", "lost", "ranked")


def test_a_card_that_is_looked_at_shows_what_it_reaches():
    boss = Enemy("samurai_boss", "d4", 3, deck=("003",))
    scene = alone(Fighter("d3", hand=(WATERFALL, FEND)), boss)
    piece = next(piece for piece in scene.hero("student").hand if piece.startswith(f"card:{WATERFALL:03}"))
    facts = SENJUTSU_SOLO.foresees(scene.match.view(STUDENT), STUDENT, piece)
    assert facts["struck"] == (scene.enemy().label,)
    assert "d4" in str(facts["strikes"])
