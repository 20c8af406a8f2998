"""The sample game is a game like any other: played to its end, replayed from its journal, and rehearsed on
copies."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Dealer, Setup, plain_answer
from bot.engine.match import Match
from tests.sketch.rules import SKETCH, STYLE
from tests.sketch.state import SEATS

CHOSEN = {seat: {STYLE.key: "bold", "charms": ""} for seat in SEATS}
SETUP = Setup(SEATS, {"length": "long"}, chosen=CHOSEN)


def played(seed: int) -> Match:
    random = Random(seed)
    match = Match(SKETCH, SETUP, Dealer(f"sketch {seed}"))
    while match.outcome is None:
        seat = random.choice(match.waiting_for)
        match.answer(seat, plain_answer(SKETCH, match.pending[seat].request, random))
    return match


@pytest.mark.parametrize("seed", range(20))
def test_it_ends_and_is_the_same_from_its_journal(seed: int):
    match = played(seed)
    again = Match.replay(SKETCH, SETUP, Dealer(f"sketch {seed}"), match.journal)
    assert again.outcome == match.outcome
    assert [again.view(seat) for seat in (None, *SEATS)] == [match.view(seat) for seat in (None, *SEATS)]


@pytest.mark.parametrize("seed", range(10))
def test_a_rehearsal_changes_nothing_that_is_known(seed: int):
    random = Random(seed)
    match = Match(SKETCH, SETUP, Dealer(f"sketch {seed}"))
    while match.outcome is None:
        for seat in SEATS:
            assert match.rehearsal(seat, random).view(seat) == match.view(seat)
        for seat in match.waiting_for:
            match.answer(seat, plain_answer(SKETCH, match.pending[seat].request, random))
