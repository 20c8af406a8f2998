"""Bushido, Gisei, Yoroi, Taikyu, HARD MODE, the easy variants, 1 vs 3."""

from __future__ import annotations

import pytest

from tests.games.way_of_the_samurai.scene import PLAIN_HAND, Scene, new_game, scene

EARTH = ("S+0 earth",) * 6
FIRE = ("S+0 fire",) * 6
STRUCK = ["S>=5: L-1", "G<2: L-1"]


# Bushido


def bushido(virtue: int, **more: int) -> Scene:
    """Against the cards of the house; the top virtue is this one."""
    return new_game({"modules": "bushido"}, chance={"virtues": [virtue], **{k: [v] for k, v in more.items()}})


def test_a_black_combo_may_move_the_marker():
    table = scene(modules="bushido", hand=EARTH, qi=3)
    table.game.bushido.virtues = ["specials", "die"]
    assert table.exchange().does("reward:marker").game.bushido.marker == 1


def test_two_qi_move_the_marker_and_the_third_kanji_takes_the_card():
    table = bushido(5)
    table.does("buy:marker", "buy:marker")
    assert table.you.qi == 1
    table.game.you.qi = 5
    table.does("mulligan" if "mulligan" in table.offered else "buy:card")
    table.does("buy:marker")
    assert table.view.virtue is not None
    assert (table.view.virtue.taken, table.view.virtue.points) == ("strength", 5)
    assert "buy:marker" not in table.offered, "one a game"


def test_two_special_cards_a_combo():
    assert len(scene(virtue="specials", hand=EARTH).exchange().you.reserve) == 2


def test_red_combos_raise_the_die_by_two():
    assert scene(virtue="die", hand=FIRE).exchange().does("pass").you.die == 3


def test_points_of_a_virtue_are_used_at_any_time():
    table = scene(virtue="technique", points=2).does("virtue:point", "virtue:point")
    assert table.gauges == (0, 2, 0)
    assert "virtue:point" not in table.offered


def test_qi_becomes_life_at_most_four_times():
    table = scene(virtue="breath", points=4, life=3)
    for _ in range(4):
        table.does("buy:life")
    assert (table.you.life, table.you.qi) == (7, 1)
    assert "buy:life" not in table.offered


def test_two_cards_are_exchanged_at_the_start_of_a_round():
    table = scene(virtue="swap", at="round", deck=(*PLAIN_HAND, *PLAIN_HAND)).does("swap")
    table.does(table.offered[0], "-")
    assert table.you.hand_size == 6
    assert table.happened.count("laid_down") == 1
    assert "swap" not in table.offered


def test_both_are_laid_down_before_others_are_drawn():
    table = scene(virtue="swap", at="round", deck=(*PLAIN_HAND, *PLAIN_HAND)).does("swap")
    table.does(table.offered[0])
    assert (table.prompt, table.you.hand_size) == ("swap", 5), "the first of the new cards is not seen yet"
    table.does(table.offered[0])
    assert (table.prompt, table.you.hand_size) == ("play", 6)


def test_the_seventh_virtue_is_any_other():
    table = bushido(7).does("buy:marker", "buy:marker")
    table.game.you.qi = 5
    table.does("buy:card").does("buy:marker")
    assert table.prompt == "virtue"
    assert table.does("virtue:breath").game.bushido.virtue == "breath"


# Gisei


@pytest.mark.parametrize(("card", "guard"), [("3", 3), ("-1", -1)])
def test_a_sacrifice_changes_guard(card: str, guard: int):
    table = scene(modules="gisei", chance={"gisei": [card]}).plays_on().does("gisei")
    assert (table.you.life, table.you.guard) == (7, guard)
    assert "gisei" not in table.offered, "once a counter"


def test_the_last_life_is_not_sacrificed_and_armour_does_not_pay():
    assert "gisei" not in scene(modules="gisei", life=1).plays_on().offered
    table = scene(modules="gisei", armour="mine").plays_on().does("gisei")
    assert (table.you.life, table.you.armour) == (7, 4)


def test_a_sacrifice_before_each_card_of_a_double_strike():
    table = scene(modules="gisei,hard", enemy_shows=["S>=5: L-1", "hard", "G<1: L-1", "G<1: L-1"])
    table.plays_on().does("-")
    assert table.prompt == "guard"
    assert table.offered == ["gisei", "pass"]


# Yoroi


def test_armour_takes_what_would_cost_life():
    table = scene(armour="mine", enemy_shows=["S>=5: L-1", "G<2: L-3"]).exchange()
    assert (table.you.life, table.you.armour) == (8, 1)


def test_a_six_breaks_armour_and_the_rest_is_lost():
    chance = {"armour": [1, 6]}
    table = scene(armour="mine", enemy_shows=["S>=5: L-1", "G<2: L-3"], chance=chance).exchange()
    assert (table.you.life, table.you.armour) == (7, 0)


def test_armour_does_not_help_against_want_of_qi():
    assert scene(armour="mine", qi=0, exchange=1).exchange().you.life == 6


def test_the_enemys_armour_takes_his():
    table = scene(armour="theirs", enemy_shows=["S>=0: L-2"]).plays_on()
    assert (table.foe.life, table.view.foe_armour) == (8, 2)


# Taikyu


def test_an_omen_comes_when_the_first_card_of_a_round_is_fire():
    deck = ("S+0 fire", *PLAIN_HAND)
    table = scene(modules="taikyu", at="round", deck=deck, chance={"blue": [3], "deck": [1]})
    assert table.view.omen == 3
    assert scene(modules="taikyu", at="round", chance={"blue": [3]}).view.omen == 0


def test_taikyu_brings_the_bushido_deck_along():
    assert new_game({"modules": "taikyu"}).view.virtue is not None


def test_omen_1_a_combo_heals():
    assert scene(omen=1, hand=FIRE, life=5).exchange().you.life == 7


@pytest.mark.parametrize(("number", "key"), [(2, "omen:special"), (3, "omen:die"), (5, "omen:life")])
def test_omens_sell_for_a_qi_as_often_as_wanted(number: int, key: str):
    table = scene(omen=number, life=4).does(key, key)
    assert table.you.qi == 3
    assert (len(table.you.reserve), table.you.die, table.you.life) == {
        2: (2, 1, 4),
        3: (0, 5, 4),
        5: (0, 1, 8),
    }[number]


def test_omen_4_moves_the_marker():
    table = scene(omen=4)
    table.game.bushido.virtues = ["die", "specials"]
    assert table.plays_on(1).does("omen:marker").game.bushido.marker == 1


@pytest.mark.parametrize(("qi", "life", "foe"), [(2, 7, 8), (5, 8, 7)])
def test_omen_6_wounds_the_side_with_less_qi(qi: int, life: int, foe: int):
    table = scene(omen=6, exchange=1, qi=qi, foe=(8, 3)).exchange()
    assert (table.you.life, table.foe.life) == (life, foe)


@pytest.mark.parametrize(
    ("qi", "life", "left"),
    [((5, 3, 2), (8, 3, 2), (5, 3, 2)), ((5, 2, 2), (8, 3, 3), (5, 1, 1)), ((1, 2, 2), (7, 3, 3), (1, 2, 2))],
)
def test_omen_6_looks_for_the_least_qi_of_all_who_stand(
    qi: tuple[int, int, int], life: tuple[int, int, int], left: tuple[int, int, int]
):
    """Yours, and of those three who stand; the one who was attacked has fallen."""
    shows, chance = ["S>=0: L-3"], {"three": [1]}
    table = scene(mode="three", omen=6, exchange=1, qi=qi[0], enemy_shows=shows, chance=chance).does("foe:1")
    table.game.foes[1].qi, table.game.foes[2].qi = qi[1:]
    table.exchange()
    sides = (table.you, *table.view.foes[1:])
    assert (tuple(one.life for one in sides), tuple(one.qi for one in sides)) == (life, left)


def test_omen_6_with_as_much_on_both_sides_costs_each_a_qi():
    table = scene(omen=6, exchange=1, qi=3, foe=(8, 3)).exchange()
    assert (table.you.qi, table.foe.qi) == (2, 2)


# HARD MODE


def test_hard_mode_as_a_defence_lets_nothing_through():
    table = scene(modules="hard", gauges=(4, 4, 4), enemy_shows=["hard"]).plays_on(2)
    assert table.told("S+0")["fate"] == "never"
    table.plays_on()
    assert table.foe.life == 8
    assert table.step("held")["hard"]


def test_hard_mode_as_a_counter_strikes_twice():
    table = scene(modules="hard", enemy_shows=["S>=5: L-1", "hard", "G<1: L-1", "G<1: L-2"]).exchange()
    assert table.you.life == 5


# Easier


def test_of_three_special_cards_one_is_kept_and_the_others_go_to_the_discard_pile():
    table = scene(ease="choose", hand=EARTH, specials=("S+3 earth", "T+3 water", "G+3 wind", "S+2 wind"))
    table.exchange()
    assert len(table.offered) == 3
    table.does(table.offered[2])
    assert [card.effect.text for card in table.you.reserve] == ["G+3"]
    assert {"S+3", "T+3"} <= {card.effect.text for card in table.you.discard}
    assert table.view.specials == 1


def test_a_card_bought_with_qi_is_one_of_three_as_well():
    table = scene(ease="choose", omen=2).does("omen:special")
    assert (table.prompt, len(table.offered)) == ("special", 3)


def test_a_card_found_by_helena_goes_back_even_in_the_easy_variant():
    specials = ("S+3 earth", "T+3 water", "G+3 wind", "S+2 wind")
    table = scene(enemy="helena", ease="choose", hand=EARTH, specials=specials).exchange()
    assert table.does(table.offered[0]).view.specials == 3


def test_the_die_begins_at_two():
    assert new_game({"ease": "die"}).you.die == 2


def test_a_special_card_is_in_the_deck():
    table = new_game({"ease": "special"})
    assert table.you.deck + table.you.hand_size == 19


# 1 vs 3


def three(roll: int, *shows: str, gauges: tuple[int, int, int] = (0, 0, 0)) -> Scene:
    table = scene(mode="three", enemy_shows=shows, chance={"three": [roll]}, gauges=gauges)
    assert table.prompt == "target"
    return table


def test_each_exchange_attacks_one_of_those_who_stand():
    table = three(1, "S>=0: L-3").does("foe:2").exchange()
    assert [foe.fallen for foe in table.view.foes] == [False, True, False]
    assert table.offered == ["foe:1", "foe:3"]


def test_the_hand_is_drawn_before_somebody_is_attacked():
    """The book has the six cards drawn first, and with a Yari its other hands."""
    table = new_game({"mode": "three"}, "yari")
    assert table.offered == ["foe:1", "foe:2", "foe:3", "mulligan"]
    table.does("mulligan")
    assert (table.prompt, table.told("mulligan")) == ("target", {"left": 2})
    assert "mulligan" not in table.does("foe:2").offered


def test_of_two_cards_and_another_place_one_knows_before_somebody_is_attacked():
    table = scene(mode="three", weapon="tessen", place="forest", at="round", virtue="swap")
    table.does("swap", "-")
    assert table.offered == ["foe:1", "foe:2", "foe:3", "move"]
    table.does("move", "place:bridge")
    assert table.offered == ["foe:1", "foe:2", "foe:3"]


def test_the_hand_comes_with_the_first_card_once_one_enemy_is_left():
    table = scene(mode="three", virtue="swap", exchange=1)
    for foe in table.game.foes[1:]:
        foe.fallen = True
    table.does("foe:1").exchange()
    assert (table.view.round, table.prompt) == (2, "play")
    assert "swap" in table.offered


def test_two_is_a_blow_of_each_in_order():
    table = three(2, "S>=5: L-1", "G<1: L-1", "G<1: L-1", "G<1: L-1").does("foe:1").exchange()
    assert table.you.life == 5
    numbers = [step.facts["number"] for step in table.steps if step.name == "counter"]
    assert numbers == [1, 2, 3]


def test_an_enemy_felled_by_the_place_before_his_blow_strikes_no_more():
    """The Mountain takes his last life in the last moment; only the third is left to strike."""
    chance = {"three": [6], "blue": [4]}
    shown = ["S>=5: L-1", "G<1: L-1", "G<1: L-1"]
    table = scene(mode="three", place="mountain", enemy_shows=shown, chance=chance).does("foe:1")
    table.game.foes[0].life = 1
    table.plays_on().does("buy:place")
    assert table.facts["foes"] == ("enemy:ronin_3",)
    table.stands()
    assert [step.facts["number"] for step in table.steps if step.name == "counter"] == [3]


def test_the_enemy_who_is_about_to_strike_is_named_not_the_one_attacked():
    table = three(4, "S>=5: L-1", "G<1: L-1", "G<1: L-1").does("foe:1").plays_on()
    assert table.prompt == "guard"
    assert table.facts["foes"] == ("enemy:ronin_2", "enemy:ronin_3")


def test_four_is_the_second_and_the_third_and_the_dead_do_not_strike():
    table = three(4, "S>=0: L-3", "G<1: L-1", "G<1: L-1").does("foe:2").exchange()
    numbers = [step.facts["number"] for step in table.steps if step.name == "counter"]
    assert numbers == [3]


def test_the_die_is_rolled_before_guard_is_bought():
    table = three(2, "S>=5: L-1").does("foe:1").plays_on()
    assert "strikers" in table.happened
    assert table.prompt == "guard"


def test_the_fight_is_won_when_all_three_have_fallen():
    table = three(1, "S>=0: L-3")
    for foe in table.game.foes[1:]:
        foe.fallen = True
    assert table.does("foe:1").plays_on().won
