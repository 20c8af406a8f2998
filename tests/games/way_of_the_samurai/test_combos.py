"""Combos, special cards, the Joker and the wound die."""

from __future__ import annotations

import pytest

from bot.engine import options_of
from bot.games.way_of_the_samurai.cards import WoundCard
from bot.games.way_of_the_samurai.combos import combo_of
from bot.games.way_of_the_samurai.notation import effect
from bot.wording import words
from tests.games.way_of_the_samurai.scene import scene

EARTH = ("S+0 earth",) * 6
FIRE = ("S+0 fire",) * 6


@pytest.mark.parametrize(
    ("symbols", "combo"),
    [
        ("earth earth earth", ("earth", False)),
        ("fire fire fire", ("fire", False)),
        ("earth earth wind", (None, False)),
        ("void wind wind", ("wind", True)),
        ("earth wind", (None, False)),
        ("earth water wind", (None, False)),
    ],
)
def test_three_of_a_kind_are_a_combo(symbols: str, combo: tuple[str | None, bool]):
    assert combo_of(symbols.split()) == combo


def test_one_of_each_is_a_combo_only_where_a_text_says_so():
    assert combo_of(["earth", "water", "wind"], one_of_each=True) == ("each", False)
    assert combo_of(["earth", "void", "wind"], one_of_each=True) == ("each", True)
    assert combo_of(["earth", "water", "fire"], one_of_each=True) == (None, False)


def test_a_black_combo_brings_qi():
    table = scene(hand=EARTH, qi=3).exchange()
    assert table.prompt == "combo"
    (question,) = table.match.pending.values()
    said = [words("way-of-the-samurai").about("combo", option) for option in options_of(question.request)]
    assert said[0] == "Qi 3 → 4." and said[1].startswith("One more card")
    assert table.does("reward:qi").you.qi == 4


def test_a_black_combo_brings_a_special_card_laid_open():
    table = scene(hand=EARTH).exchange()
    assert table.prompt == "play", "with five Qi there is only the card"
    assert [card.effect.text for card in table.you.reserve] == ["S+3"]
    assert table.you.hand_size == 3


def test_a_special_card_is_played_like_any_other_and_goes_to_the_discard_pile():
    table = scene(reserve=["S+3 earth"], hand=EARTH).plays("S+3")
    assert table.gauges == (3, 0, 0)
    assert table.you.reserve == ()
    table.plays_on(2).stands()
    assert "S+3" in [card.effect.text for card in table.you.discard]


def test_a_red_combo_raises_the_die():
    assert scene(hand=FIRE).exchange().you.die == 2


def test_a_combo_comes_right_after_the_counter():
    table = scene(hand=FIRE, enemy_shows=["S>=5: L-1", "G<1: L-1"]).exchange()
    assert table.happened.index("struck") < table.happened.index("combo")


def test_the_joker_may_make_a_combo_or_none():
    hand = ("S+0 earth", "S+0 earth", "S+0 wind")
    for answer, qi in (("reward:qi", 4), ("reward:none", 3)):
        table = scene(hand=hand, reserve=["S+1 / T+1 / G+1 void"], qi=3).plays_on(2)
        table.does("S+1 / T+1", "way:strength_plus_1").stands()
        assert table.does(answer).you.qi == qi


def test_a_joker_that_could_bring_nothing_asks_nothing():
    """With all the Qi there is, and no special card left."""
    hand = ("S+0 earth", "S+0 earth", "S+0 wind")
    table = scene(hand=hand, reserve=["S+1 / T+1 / G+1 void"], specials=()).plays_on(2)
    table.does("S+1 / T+1", "way:strength_plus_1").stands()
    assert (table.view.exchange, table.prompt) == (2, "play")


def test_a_combo_without_a_joker_cannot_be_declined():
    assert "reward:none" not in scene(hand=EARTH, qi=3).exchange().offered


def test_with_no_special_card_left_only_qi_is_offered():
    table = scene(hand=EARTH, qi=3, specials=()).exchange()
    assert (table.prompt, table.you.qi) == ("play", 4)


# The wound die


@pytest.mark.parametrize("die", [1, 2])
def test_below_three_the_die_does_nothing(die: int):
    assert scene(die=die).exchange().prompt == "play"


def test_at_three_it_costs_a_life_and_goes_back_to_one():
    table = scene(die=3).exchange().does("use:life_minus_1")
    assert (table.foe.life, table.you.die) == (7, 1)


def test_at_four_a_life_or_a_qi():
    table = scene(die=4).exchange()
    assert table.offered == ["use:life_minus_1", "use:qi_minus_1", "pass"]
    assert table.does("use:qi_minus_1").foe.qi == 4


def test_at_five_a_wound_and_at_six_a_deep_one():
    assert scene(die=5).exchange().does("use:wound_1").foe.life == 7
    assert scene(die=6).exchange().does("use:wound_2").foe.life == 6


def test_it_may_be_kept():
    assert scene(die=3).exchange().does("pass").you.die == 3


def test_it_is_offered_after_a_counter_only():
    table = scene(die=3).plays_on()
    assert table.prompt == "guard"


def test_it_never_rises_above_six():
    assert scene(hand=FIRE, die=6).exchange().does("pass").you.die == 6


# Wounds


def test_a_wound_card_is_carried_out_and_goes_back():
    table = scene(enemy_shows=["S>=0: W1"]).plays_on()
    assert table.foe.life == 7
    assert table.step("foe_wound")["card"] == "wound:light"


def test_the_deadly_wound_is_dodged_at_level_one():
    table = scene(enemy_shows=["S>=0: W1"], chance={"wounds": ["deadly"]}).plays_on()
    assert table.foe.life == 8


def test_the_deadly_wound_beheads_at_level_two():
    table = scene(enemy_shows=["S>=0: W2"], chance={"wounds": ["deadly"]}).plays_on()
    assert (table.ending, table.won) == ("beheading", True)


def test_you_are_beheaded_as_well():
    table = scene(enemy_shows=["S>=5: L-1", "G<2: W2"], chance={"wounds": ["deadly"]}).exchange()
    assert (table.ending, table.won) == ("beheaded", False)


def test_a_wound_that_says_one_thing_or_another_lets_you_choose():
    either = (WoundCard("either", effect("L-1 / Q-1"), effect("L-1")),)
    table = scene(enemy_shows=["S>=5: L-1", "G<2: W1"], wounds=either).exchange()
    assert table.prompt == "way"
    assert table.does("way:qi_minus_1").you.qi == 4
