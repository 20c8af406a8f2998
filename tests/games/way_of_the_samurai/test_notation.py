"""The notation: what it says is what happens, and what is no notation is refused."""

from __future__ import annotations

import pickle

import pytest

from bot.games.way_of_the_samurai.cards import LIBRARY, lacking
from bot.games.way_of_the_samurai.notation import Change, Death, Need, Wound, effect


def test_two_lines_are_two_changes():
    assert effect("S+2, G-1").deeds == (Change("strength", 2), Change("guard", -1))


def test_a_choice_has_several_ways():
    assert effect("L-1 / Q-1").ways == ((Change("life", -1),), (Change("qi", -1),))


def test_needs_may_be_all_or_any():
    both, either = effect("S>=2 & T>=2: L-1"), effect("S>=3 | T>=3: L-1")
    assert both.needs == (Need("strength", 2), Need("technique", 2))
    assert (both.any_need, either.any_need) == (False, True)


def test_a_counter_wants_guard():
    (need,) = effect("G<2: W1").needs
    assert need.met(1)
    assert not need.met(2)


def test_wounds_deaths_dice_and_the_other_side():
    assert effect("W2").deeds == (Wound(2),)
    assert effect("!W1").deeds == (Wound(1, other=True),)
    assert effect("X").deeds == (Death(),)
    assert effect("T+?").deeds == (Change("technique", 1, rolled=True),)
    assert effect("-").deeds == ()


@pytest.mark.parametrize("text", ["S2", "S>=2 & T>=2 | G<1: L-1", "Z+1", "S>2: L-1", "", "W3"])
def test_a_text_outside_the_notation_is_refused(text: str):
    with pytest.raises(ValueError):
        effect(text)


def test_a_copy_is_the_same_effect():
    one = effect("S>=2 & T>=2: L-1 / Q-1")
    assert pickle.loads(pickle.dumps(one)) is one


def test_keys_name_every_part():
    assert effect("S+2, G-1").keys == (("deed:strength_plus_2", "deed:guard_minus_1"),)
    assert effect("G<-1: X").need_keys == ("need:guard_below_minus_1",)


# The cards of the house


def test_the_examples_of_the_rulebook_exist():
    defences = {card.defence.text for card in LIBRARY.opponents}
    assert {"T>=3: Q-1", "S>=2 & T>=2: L-1 / Q-1"} <= defences
    assert "G<2: W1" in {card.counter.text for card in LIBRARY.opponents}


def test_the_deck_has_its_number_of_cards_of_each_kind():
    assert (len(LIBRARY.actions), len(LIBRARY.specials), len(LIBRARY.opponents)) == (18, 12, 10)
    assert len(LIBRARY.wounds) == len(LIBRARY.blood) == len(LIBRARY.gisei) == 5


def test_action_cards_have_one_or_two_lines_and_gain_up_to_three():
    for card in LIBRARY.actions:
        gains = [deed.amount for deed in card.effect.deeds if isinstance(deed, Change)]
        assert 1 <= len(gains) <= 2
        assert 1 <= max(gains) <= 3
        assert max(gains) < 2 or min(gains) < 0


def test_fire_is_rarer_and_the_others_are_alike():
    symbols = [card.symbol for card in LIBRARY.actions]
    assert [symbols.count(one) for one in ("earth", "water", "wind", "fire")] == [5, 5, 5, 3]
    assert [card.name for card in LIBRARY.specials if card.symbol == "void"] == ["void"]


def test_one_wound_is_deadly():
    deadly = [card for card in LIBRARY.wounds if card.second.deeds == (Death(),)]
    assert [card.first.deeds for card in deadly] == [()]


def test_thresholds_lie_between_1_and_4_and_counters_are_on_guard():
    for card in LIBRARY.opponents:
        assert all(1 <= need.value <= 4 and need.gauge != "guard" for need in card.defence.needs)
        (need,) = card.counter.needs
        assert need.gauge == "guard"
        assert need.below


def test_a_missing_gauge_is_named():
    card = next(card for card in LIBRARY.opponents if card.defence.text.startswith("S>=2 & T>=2"))
    assert lacking(card, {"strength": 2, "technique": 0, "guard": 0}) == (Need("technique", 2),)
    either = next(card for card in LIBRARY.opponents if card.defence.any_need)
    assert lacking(either, {"strength": 3, "technique": 0, "guard": 0}) == ()
