"""Presses of a turn against AI opponents: at most four when nothing unusual happens, as in a duel."""

from __future__ import annotations

import pytest

from bot.engine import Seat, Setup
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO
from tests.games.senjutsu.answering import take_at_most_four, turns_of
from tests.kit.rings import PROOF

FIGHTS = (
    *[Setup((hero,), {"mode": "fight", "foe": "samurai_boss"}) for hero in SENJUTSU_SOLO.seats],
    Setup((Seat("warrior"),), {"mode": "nightmare", "foe": "musashi"}),
    Setup((Seat("student"),), {"mode": "fight", "foe": "ashigaru_yumi,arquebusier"}),
    Setup((Seat("master"),), {"mode": "fight", "foe": "kojiro"}),
    Setup((Seat("ronin"),), {"mode": "fight", "foe": "monk"}),
)


@pytest.fixture(autouse=True)
def practice_cards() -> None:
    """This module uses the real cards."""


@PROOF
def test_a_turn_takes_at_most_four_answers_when_nothing_unusual_happens():
    take_at_most_four(turns_of(SENJUTSU_SOLO, FIGHTS))
