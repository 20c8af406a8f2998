"""Presses of a turn: at most four when nothing unusual happens."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from bot.engine import Dealer, Setup
from bot.engine.match import Match
from bot.games.senjutsu.advisor import swordsman
from bot.games.senjutsu.advisor.trying import Care
from bot.games.senjutsu.rules import SENJUTSU
from tests.games.senjutsu.answering import take_at_most_four, turns_of
from tests.kit.rings import PROOF


@PROOF
def test_a_turn_takes_at_most_four_answers_when_nothing_unusual_happens(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(swordsman, "ADEPT", Care(2, 0.25))
    take_at_most_four(
        turns_of(SENJUTSU, [Setup(seats, {"terrain": "none"}) for seats in combinations(SENJUTSU.seats, 2)])
    )


def test_ai_seats_answer_from_their_view_alone():
    """With the same view and question, other hidden cards do not change the answer."""
    seats = SENJUTSU.seats[:2]
    match = Match(SENJUTSU, Setup(seats, {"terrain": "none"}), Dealer("hidden"))
    while match.waiting_for and next(iter(match.pending.values())).request.prompt != "choose":
        seat = match.waiting_for[0]
        match.answer(seat, SENJUTSU.advise(match.view(seat), match.pending[seat].request, Random(1)))
    seat = match.waiting_for[0]
    said = {
        tuple(SENJUTSU.advise(one.view(seat), one.pending[seat].request, Random(7)))
        for one in (match.rehearsal(seat, Random(number)) for number in range(4))
    }
    assert len(said) == 1
