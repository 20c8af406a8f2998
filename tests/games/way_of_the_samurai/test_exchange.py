"""The plain fight: cards, defence, counter, Qi, rounds."""

from __future__ import annotations

import pytest

from tests.games.way_of_the_samurai.scene import PLAIN_HAND, new_game, scene

# Phase 2: cards


def test_a_card_moves_the_markers_at_once():
    table = scene(hand=["S+2, G-1 earth", *PLAIN_HAND]).plays("S+2, G-1")
    assert table.gauges == (2, 0, -1)
    assert [card.effect.text for card in table.you.played] == ["S+2, G-1"]


@pytest.mark.parametrize(("card", "at"), [("S+3 earth", 4), ("S-3 earth", -2)])
def test_a_gauge_never_leaves_its_rail(card: str, at: int):
    start = (3, 0, 0) if at > 0 else (-1, 0, 0)
    assert scene(hand=[card, *PLAIN_HAND], gauges=start).plays(card.split()[0]).gauges[0] == at


def test_a_gain_beyond_the_limit_is_lost():
    table = scene(hand=["S+3 earth", "S-1 water", *PLAIN_HAND], gauges=(3, 0, 0)).plays("S+3", "S-1")
    assert table.gauges[0] == 3


def test_the_joker_moves_the_gauge_one_chooses():
    table = scene(reserve=["S+1 / T+1 / G+1 void"]).does("S+1 / T+1")
    assert table.prompt == "way" and not table.facts["loss"]
    assert table.does("way:guard_plus_1").gauges == (0, 0, 1)


# Phase 3: the defence


def test_the_defence_lies_open_after_the_second_card():
    table = scene(enemy_shows=["S>=2: L-1"]).plays_on(1)
    assert table.view.defence is None
    table.plays_on(1)
    assert table.view.defence is not None
    assert table.facts["lacks"] == ("need:strength_2",)


def test_a_card_says_whether_it_would_break_the_defence():
    hand = ["S+1 earth", "S+1 water", "T+1 wind", "S+1 wind"]
    table = scene(hand=hand, enemy_shows=["S>=3: L-1"]).plays("S+1", "S+1")
    assert table.told("S+1")["fate"] == "breaks"
    assert table.told("T+1")["fate"] == "lacks"
    assert table.told("T+1")["lacks"] == ("need:strength_3",) and table.told("T+1")["short"] == 1


def test_of_two_thresholds_of_which_either_will_do_the_nearer_counts():
    hand = ["S+1 earth", "T+1 water", "G+1 wind", "S+0 wind"]
    table = scene(hand=hand, enemy_shows=["S>=3 | T>=4: L-1"]).plays("S+1", "T+1")
    assert table.told("G+1")["short"] == 2 and table.told("G+1")["any"]


def test_before_the_defence_is_known_a_card_promises_nothing():
    assert scene().told("S+0")["fate"] == "unknown"


# Phase 4: the test of the defence


def test_thresholds_met_he_loses_what_the_card_says():
    table = scene(hand=["S+2 earth", *PLAIN_HAND], enemy_shows=["S>=2: L-1"], foe=(5, 5)).exchange(
        "S+2", "S+0", "S+0"
    )
    assert (table.foe.life, table.foe.qi) == (4, 5)
    assert table.step("broken")["deeds"] == ("deed:life_minus_1",)


def test_one_threshold_short_he_loses_nothing():
    table = scene(hand=["S+2 earth", *PLAIN_HAND], enemy_shows=["S>=2 & T>=1: L-1"]).exchange(
        "S+2", "S+0", "S+0"
    )
    assert table.foe.life == 8
    assert table.step("held")["lacks"] == ("need:technique_1",)


def test_either_threshold_is_enough_where_the_card_says_so():
    table = scene(hand=["T+3 earth", *PLAIN_HAND], enemy_shows=["S>=3 | T>=3: L-1"]).exchange(
        "T+3", "S+0", "S+0"
    )
    assert table.foe.life == 7


def test_the_third_card_counts():
    hand = ["S+0 earth", "S+0 water", "S+2 wind", "S+0 wind"]
    assert scene(hand=hand, enemy_shows=["S>=2: L-1"]).exchange("S+0", "S+0", "S+2").foe.life == 7


def test_a_life_or_a_qi_is_the_players_choice():
    table = scene(enemy_shows=["S>=0: L-1 / Q-1"]).plays_on()
    assert table.prompt == "foe.way"
    assert table.does("way:qi_minus_1").foe.qi == 4


def test_qi_is_not_taken_from_one_who_has_none():
    table = scene(enemy_shows=["S>=0: L-1 / Q-1"], foe=(5, 0)).plays_on()
    assert table.prompt == "guard"
    assert table.foe.life == 4


def test_the_last_life_wins_the_fight_and_no_counter_comes():
    table = scene(enemy_shows=["S>=0: L-1", "G<9: L-8"], foe=(1, 5)).plays_on()
    assert (table.ending, table.won) == ("victory", True)
    assert "counter" not in table.happened


# Phase 5: the counter


@pytest.mark.parametrize(("guard", "life"), [(1, 7), (2, 8)])
def test_too_little_guard_is_punished(guard: int, life: int):
    table = scene(gauges=(0, 0, guard), enemy_shows=["S>=5: L-1", "G<2: L-1"]).exchange()
    assert table.you.life == life
    assert ("struck" if life == 7 else "parried") in table.happened


def test_guard_is_bought_before_the_counter():
    table = scene(enemy_shows=["S>=5: L-1", "G<2: L-1"]).plays_on()
    assert table.told("guard:2") == {"guard": 2, "qi": 3, "cost": 2}
    table.does("guard:2")
    assert (table.you.life, table.you.qi) == (8, 3)


def test_no_more_guard_is_sold_than_the_gauge_takes():
    table = scene(gauges=(0, 0, 3)).plays_on()
    assert [key for key in table.offered if key.startswith("guard:")] == ["guard:1"]


def test_your_own_last_life_loses_the_fight_at_once():
    table = scene(life=1, enemy_shows=["S>=5: L-1", "G<2: L-1"]).exchange()
    assert (table.ending, table.won) == ("death", False)


def test_a_life_or_a_qi_of_yours_is_your_choice_too():
    table = scene(enemy_shows=["S>=5: L-1", "G<2: L-1 / Q-1"]).exchange()
    assert table.prompt == "way" and table.facts["loss"]
    assert table.does("way:qi_minus_1").you.qi == 4


def test_the_gauges_keep_what_they_have_in_the_second_exchange():
    table = scene(hand=["S+2 earth", *PLAIN_HAND]).exchange("S+2", "S+0", "S+0")
    assert (table.view.exchange, table.gauges) == (2, (2, 0, 0))


# Qi


def test_a_card_is_bought_at_any_time():
    table = scene(deck=["T+3 wind"]).does("buy:card")
    assert (table.you.qi, table.you.hand_size) == (4, 7)
    assert table.prompt == "play"


def test_seeing_the_defence_early_costs_a_qi_and_only_before_the_first_card():
    table = scene(enemy_shows=["S>=2: L-1"]).does("buy:sight")
    assert table.view.defence is not None
    assert table.you.qi == 4
    assert "buy:sight" not in table.offered
    assert "buy:sight" not in scene().plays_on(1).offered


def test_a_defence_seen_early_is_the_one_that_is_tested():
    table = scene(enemy_shows=["S>=0: L-1", "G<0: L-1"]).does("buy:sight").exchange()
    assert table.happened.count("defence") == 1
    assert table.foe.life == 7


def test_without_qi_nothing_is_sold():
    assert [key for key in scene(qi=0).offered if not key.startswith("action")] == []
    assert scene(qi=0).plays_on().prompt == "play", "nothing to buy, nothing to ask before the counter"


# Rounds


def test_a_round_has_two_exchanges_and_then_six_new_cards_and_gauges_at_zero():
    table = scene(hand=["S+2 earth", *PLAIN_HAND]).exchange("S+2", "S+0", "S+0").exchange()
    assert (table.view.round, table.view.exchange) == (2, 1)
    assert table.gauges == (0, 0, 0)
    assert table.you.hand_size == 6


def test_cards_left_in_the_hand_are_laid_down():
    table = scene(hand=[*PLAIN_HAND, "T+3 fire"]).exchange("S+0", "S+0", "S+0").exchange("S+0", "S+0", "S+0")
    left = next(card for card in table.game.cards() if card.effect.text == "T+3")
    assert left not in table.game.you.hand or "reshuffled" in table.happened


@pytest.mark.parametrize(("deck", "left"), [(5, 6), (6, 0)])
def test_with_fewer_than_six_cards_the_discard_pile_is_shuffled_in(deck: int, left: int):
    """A deck of five takes in the six that were played; a deck of six is dealt out."""
    table = scene(deck=PLAIN_HAND[:deck], qi=0).exchange().exchange()
    assert ("reshuffled" in table.happened) == (deck == 5)
    assert table.you.deck == (5 if deck == 5 else 0)


def test_an_empty_deck_in_mid_round_takes_in_the_discard_pile():
    table = scene(deck=()).exchange()
    assert (table.you.deck, len(table.you.discard)) == (0, 3)
    table.does("buy:card")
    assert (table.you.hand_size, table.you.deck, table.you.discard) == (4, 2, ())


def test_with_no_card_left_anywhere_none_is_sold():
    assert "buy:card" not in scene(deck=()).offered


def test_with_no_card_left_to_play_the_exchange_goes_on_without():
    table = scene(hand=PLAIN_HAND[:1], deck=(), qi=0, enemy_shows=["S>=0: L-1"]).plays_on(1)
    assert (table.happened.count("play"), table.happened.count("defence")) == (1, 2)


def test_the_opponents_deck_takes_in_its_discard_pile_with_fewer_than_two():
    table = scene()
    assert table.view.opponent_deck == 4
    for _ in range(2):
        table.exchange()
    assert table.view.opponent_deck == 4, "two exchanges used all four, so they were mixed in again"


def test_want_of_qi_costs_two_lives_at_the_end_of_a_round():
    table = scene(qi=0, exchange=1, foe=(8, 3)).exchange()
    assert (table.you.life, table.foe.life) == (6, 8)


def test_want_of_qi_costs_the_enemy_as_much():
    table = scene(exchange=1, foe=(8, 0)).exchange()
    assert (table.you.life, table.foe.life) == (8, 6)


def test_if_both_would_fall_for_want_of_qi_the_enemy_falls_first():
    table = scene(qi=0, life=2, exchange=1, foe=(2, 0)).exchange()
    assert (table.ending, table.won) == ("victory", True)


# A match from its beginning


def test_a_fight_begins_with_eight_lives_five_qi_and_a_hand_of_six():
    table = new_game()
    assert (table.you.life, table.you.qi, table.you.hand_size, table.you.die) == (8, 5, 6, 1)
    assert (table.foe.name, table.foe.life, table.foe.qi) == ("ishida", 8, 5)
    assert table.prompt == "play"


def test_an_ordinary_exchange_takes_at_most_six_presses():
    """Three cards, the guard, one choice of a loss or a combo, and the die."""
    hand = ["S+2 earth", "S+1 earth", "S+0 earth", *PLAIN_HAND[:3]]
    table = scene(hand=hand, enemy_shows=["S>=2: L-1", "G<1: L-1"], die=3)
    table.plays("S+2", "S+1", "S+0").does("guard:1")
    assert table.prompt == "combo"
    table.does("reward:qi")
    assert table.prompt == "die"
    table.does("pass")
    assert table.view.exchange == 2
    assert table.presses == 6


def test_the_plainest_exchange_takes_four_presses():
    table = scene().exchange()
    assert (table.view.exchange, table.presses) == (2, 4)


def test_a_card_can_be_taken_back_as_long_as_nothing_is_known():
    table = scene().plays_on(1)
    say = table.match.last_answer([table.match.setup.seats[0]])
    assert say is not None
    assert say.alone
