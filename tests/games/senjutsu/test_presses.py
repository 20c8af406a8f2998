"""How much a player has to press: a turn takes at most four answers when nothing unusual happens."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from random import Random

import pytest

from bot.engine import Dealer, Request, Setup, Window
from bot.engine.match import Match
from bot.games.senjutsu.advisor import swordsman
from bot.games.senjutsu.rules import SENJUTSU

UNUSUAL = {
    *("spend", "stronger", "quick", "take", "shuffle", "name", "instead", "switch", "target", "poison"),
    *("discard-forced", "discard-collision", "push", "turn", "limit"),
}
"""Focus is paid, somebody is forced, a pile is searched, or more was drawn than can be held."""
LONG = "card:121"
"""Calm Defence turns before it blocks, then steps and changes the kamae: five answers with its speed."""


def test_a_turn_takes_at_most_four_answers_when_nothing_unusual_happens(monkeypatch: pytest.MonkeyPatch):
    """Windows are answered by standing passes of those who do not want to be asked."""
    monkeypatch.setattr(swordsman, "GUESSES", 2)
    asked: defaultdict[tuple[int, str, int], list[Request[object]]] = defaultdict(list)
    for number, seats in enumerate(combinations(SENJUTSU.seats, 2)):
        match, random = Match(SENJUTSU, Setup(seats, {"terrain": "none"}), Dealer(f"{seats}")), Random(number)
        while match.outcome is None:
            seat = match.waiting_for[0]
            request = match.pending[seat].request
            if not isinstance(request, Window) and match.state.turn:  # type: ignore[attr-defined]
                asked[number, seat, match.state.turn].append(request)  # type: ignore[attr-defined]
            match.answer(seat, SENJUTSU.advise(match.view(seat), request, random))
    usual = [
        requests
        for requests in asked.values()
        if UNUSUAL.isdisjoint(request.prompt for request in requests)
        and all(request.facts.get("card") != LONG for request in requests)
    ]
    assert max(map(len, usual)) <= 4 and len(usual) / len(asked) > 0.7
    counts = sorted(map(len, asked.values()))
    assert sum(counts) / len(counts) <= 3.1 and counts[len(counts) * 9 // 10] <= 4


def test_ai_seats_answer_from_their_view_alone():
    """The same view and the same question, other hidden cards: the same answer."""
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
