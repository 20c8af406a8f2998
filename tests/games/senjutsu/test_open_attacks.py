"""An open attack of a foe: its speed, the hexes that it can strike, and whether it reaches the viewer."""

from __future__ import annotations

import pytest

from bot.engine import Seat
from bot.engine.form import NO_DRAFT
from bot.games.senjutsu.board.hexes import hex_of
from bot.games.senjutsu.seen.open_attacks import OpenAttack, open_attacks
from bot.wording import words
from renderers.painter import Picture
from renderers.senjutsu import PAINTER
from tests.games.senjutsu.scene import Fighter, Scene, duel

STUDENT, RONIN = Seat("student"), Seat("ronin")
OBEDIENCE, CUT, DIAGONAL = 45, 105, 100
"""A block at any speed from 7 to 3; a cut that is at 8 in Balance; one that is at 7 then, to the right."""


def revealed(at: str, card: int, facing: int = 3) -> Scene:
    """The student chooses the speed of his block; the ronin has turned over a cut."""
    scene = duel(
        student=Fighter("d4", 0, "balance", hand=(OBEDIENCE,)),
        ronin=Fighter(at, facing, "balance", hand=(card,)),
    )
    for seat, number in ((STUDENT, OBEDIENCE), (RONIN, card)):
        keys = [option.key for option in scene.match.pending[seat].request.offered]  # type: ignore[attr-defined]
        scene.match.answer(seat, [next(key for key in keys if key.startswith(f"card:{number:03}"))])
    assert scene.match.pending[STUDENT].request.prompt == "speed"
    return scene


def only(scene: Scene) -> OpenAttack:
    (attack,) = open_attacks(scene.match.view(STUDENT), STUDENT)
    return attack


def shown(scene: Scene) -> Picture:
    """The picture by which the student chooses."""
    request = scene.match.pending[STUDENT].request
    return PAINTER.private(scene.match.view(STUDENT), words("senjutsu"), STUDENT, request, NO_DRAFT, {})


def test_the_speed_of_a_card_without_a_choice_is_known_before_others_choose():
    assert (only(revealed("d5", CUT)).foe, only(revealed("d5", CUT)).speed) == ("hero:ronin", 8)


@pytest.mark.parametrize(("at", "facing", "reaches"), [("d5", 3, True), ("d7", 3, False), ("d5", 0, False)])
def test_it_reaches_whom_it_can_strike_where_he_stands(at: str, facing: int, reaches: bool):
    attack = only(revealed(at, CUT, facing))
    assert attack.reaches == reaches
    assert (hex_of("d4") in attack.hexes) == reaches


def test_a_picture_says_whether_a_speed_stops_it():
    too_fast, in_time = revealed("d5", CUT), revealed("c4", DIAGONAL, 1)
    assert "Horizontal Cut can reach you: it comes at 8." in shown(too_fast).alt
    assert "Diagonal Slash can reach you: speed 7 stops it." in shown(in_time).alt
    assert "Horizontal Cut (8) cannot reach you." in shown(revealed("d7", CUT)).alt
    said = " ".join(one.text for one in shown(in_time).written)
    assert "speed 7 stops it" in said


def test_an_attack_that_is_over_is_no_longer_expected():
    scene = revealed("d5", CUT)
    scene.match.answer(STUDENT, ["speed:3"])
    scene.match.answer(RONIN, [scene.match.pending[RONIN].request.offered[0].key])  # type: ignore[attr-defined]
    assert not open_attacks(scene.match.view(STUDENT), STUDENT)
