"""Each *Why?* is held against an enumeration of what was possible, in fights that are played to their end."""

from __future__ import annotations

import pytest

from bench.why import hold


@pytest.fixture(autouse=True)
def practice_cards() -> None:
    """Here the cards are as they are in the data."""


@pytest.mark.parametrize("number", range(10))
def test_what_opponents_say_of_their_decisions_is_true(number: int):
    """``python -m bench.why`` does the same with a hundred."""
    held = hold(number, at_random=True)
    assert held.checked.total() > 0
    assert held.findings == []


def test_who_holds_back_explains_with_the_behaviour_he_looked_with():
    """A nightmare card that changes behaviour first is held back, and another hero was meant than before."""
    assert hold(65).findings == []
