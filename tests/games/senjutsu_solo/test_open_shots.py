"""An opponent's open shot: a hero who chooses the speed of a block reads whether it can reach him."""

from __future__ import annotations

import pytest

from bot.engine import Seat
from bot.engine.form import NO_DRAFT
from bot.games.senjutsu.board.hexes import Hex
from bot.wording import words
from renderers.senjutsu import SOLO_PAINTER as PAINTER
from tests.games.senjutsu.scene import Fighter
from tests.games.senjutsu_solo.scene import Enemy, Scene

STUDENT = Seat("student")
BLOCK, ARROW = 123, "036"


def read_at(at: str) -> str:
    """The picture's words for the student on a long road, whose block waits for its speed. The archer is
    there."""
    student = Fighter(Hex(-3, 2).key, 1, hand=(BLOCK,))
    scene = Scene({"student": student}, [Enemy("ashigaru_yumi", at, 4, (ARROW,))], field="long_road")
    offered = scene.match.pending[STUDENT].request.offered  # type: ignore[attr-defined]
    scene.match.answer(STUDENT, [next(one.key for one in offered if one.key.startswith(f"card:{BLOCK}"))])
    request = scene.match.pending[STUDENT].request
    assert request.prompt == "speed"
    view = scene.match.view(STUDENT)
    return PAINTER.private(view, words("senjutsu-solo"), STUDENT, request, NO_DRAFT, {}).alt


@pytest.mark.parametrize("at", [Hex(5, -2), Hex(0, 0)])
def test_an_arrow_reaches_a_hero_within_eight_hexes(at: Hex):
    assert "Yumi Shot can reach you: speed 5 stops it." in read_at(at.key)


@pytest.mark.parametrize("at", [Hex(6, -2), Hex(-2, 2)])
def test_an_arrow_does_not_reach_a_hero_farther_off_or_beside_the_archer(at: Hex):
    assert "Yumi Shot (5) cannot reach you." in read_at(at.key)
