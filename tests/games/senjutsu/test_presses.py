"""How much a player has to press: a turn takes at most four answers when nothing unusual happens."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from bot.engine import Dealer, Setup, Window
from bot.engine.match import Match
from bot.games.senjutsu.advisor import swordsman
from bot.games.senjutsu.rules import SENJUTSU


def test_four_answers_are_enough_for_most_turns(monkeypatch: pytest.MonkeyPatch):
    """Windows are answered by standing passes of those who do not want to be asked."""
    monkeypatch.setattr(swordsman, "GUESSES", 2)
    answers: Counter[tuple[int, str, int]] = Counter()
    for number, seats in enumerate(combinations(SENJUTSU.seats, 2)):
        match, random = Match(SENJUTSU, Setup(seats, {"terrain": "none"}), Dealer(f"{seats}")), Random(number)
        while match.outcome is None:
            seat = match.waiting_for[0]
            request = match.pending[seat].request
            answers[number, seat, match.state.turn] += not isinstance(request, Window)  # type: ignore[attr-defined]
            match.answer(seat, SENJUTSU.advise(match.view(seat), request, random))
    turns = sorted(count for (_, _, turn), count in answers.items() if turn)
    assert sum(turns) / len(turns) <= 3.3
    assert turns[len(turns) * 3 // 4] <= 4


def test_ai_seats_answer_from_their_view_alone():
    """The same view and the same question, other hidden cards: the same answer."""
    seats = SENJUTSU.seats[:2]
    match = Match(SENJUTSU, Setup(seats, {"terrain": "none"}), Dealer("hidden"), rests=True)
    while match.waiting_for and next(iter(match.pending.values())).request.prompt != "choose":
        seat = match.waiting_for[0]
        match.answer(seat, SENJUTSU.advise(match.view(seat), match.pending[seat].request, Random(1)))
    seat = match.waiting_for[0]
    said = {
        tuple(SENJUTSU.advise(one.view(seat), one.pending[seat].request, Random(7)))
        for one in (match.rehearsal(seat, Random(number)) for number in range(4))
    }
    assert len(said) == 1
