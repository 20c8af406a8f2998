"""Checks each *Why?* of whole fights against a list of all possible decisions."""

from __future__ import annotations

import pytest

from bench.why import hold


@pytest.fixture(autouse=True)
def practice_cards() -> None:
    """This module uses the real cards."""


@pytest.mark.parametrize("number", range(10))
def test_the_reasons_that_opponents_give_are_true(number: int):
    """``python -m bench.why`` checks a hundred fights."""
    held = hold(number, at_random=True)
    assert held.checked.total() > 0
    assert held.findings == []


def test_a_card_held_back_is_explained_with_the_behaviour_of_the_search():
    """A nightmare card that changes the behaviour first is held back, and the new behaviour means another
    hero."""
    assert hold(65).findings == []
