"""The special rules of each weapon."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.games.way_of_the_samurai.traits import ENEMIES, SIDES, WEAPONS, WEATHERS, Trait
from tests.games.way_of_the_samurai.scene import PLAIN_HAND, new_game, scene

STRUCK = ["S>=5: L-1", "G<2: L-1"]
WOUNDED = ["S>=5: L-1", "G<2: W1"]


def test_every_trait_is_known_and_somebody_has_it():
    told = [*WEAPONS.values(), *SIDES.values(), *WEATHERS.values(), *(one.traits for one in ENEMIES.values())]
    assert {name for traits in told for name in traits} == {*get_args(Trait)}


def test_katana_and_bokken_begin_like_everybody():
    for weapon in ("katana", "bokken"):
        table = new_game(weapon=weapon)
        assert (table.you.life, table.you.qi, table.you.die) == (8, 5, 1)


def test_katana_and_kodachi_begin_at_three_and_are_wounded_deeper():
    assert new_game(weapon="katana_kodachi").you.die == 3
    assert scene(weapon="katana_kodachi", enemy_shows=WOUNDED).exchange().you.life == 6


def test_kodachi_deepen_wounds_of_counters_only():
    table = scene(weapon="katana_kodachi", place="bamboo", chance={"blue": [5]}).does("buy:place")
    assert table.you.life == 7


def test_naginata_raises_guard_before_every_counter_and_it_stays():
    table = scene(weapon="naginata", qi=0, enemy_shows=STRUCK, gauges=(0, 0, 1)).exchange()
    assert (table.you.life, table.you.guard) == (8, 2)


def test_naginata_raises_guard_once_before_three_counters():
    shows = ["S>=5: L-1", "G<1: L-1", "G<2: L-1", "G<3: L-1"]
    three = {"weapon": "naginata", "mode": "three", "enemy_shows": shows, "chance": {"three": [2]}}
    table = scene(**three).does("foe:1").plays_on()
    assert (table.prompt, table.you.guard) == ("guard", 1), "before anything is bought"
    table.stands()
    assert (table.you.life, table.you.guard) == (6, 1)


def test_naginata_never_has_more_than_two_qi():
    table = new_game(weapon="naginata")
    assert (table.you.qi, table.you.qi_limit) == (2, 2)


def test_nodachi_buys_strength_and_technique():
    table = scene(weapon="nodachi").does("buy:strength", "buy:technique")
    assert (table.gauges, table.you.qi) == ((1, 1, 0), 3)


def test_nodachi_loses_a_qi_with_each_life():
    table = scene(weapon="nodachi", enemy_shows=["S>=5: L-1", "G<2: L-2"]).exchange()
    assert (table.you.life, table.you.qi) == (6, 3)


def test_tanto_doubles_what_he_loses():
    assert scene(weapon="tanto", enemy_shows=["S>=0: L-1"]).plays_on().foe.life == 6
    assert scene(weapon="tanto", enemy_shows=["S>=0: Q-1"]).plays_on().foe.qi == 3
    assert scene(weapon="tanto", enemy_shows=["S>=0: W1"]).plays_on().foe.life == 6


def test_tanto_does_not_double_what_want_of_qi_costs():
    assert scene(weapon="tanto", exchange=1, foe=(8, 0)).exchange().foe.life == 6


def test_tantos_guard_never_rises_above_two():
    table = scene(weapon="tanto", hand=["G+3 earth", *PLAIN_HAND]).plays("G+3")
    assert table.you.guard == 2


def test_kusarigama_disarms_at_technique_four():
    table = scene(weapon="kusarigama", gauges=(0, 4, 0), enemy_shows=["S>=5: L-1", "G<9: L-8"]).exchange()
    assert table.you.life == 8
    assert "disarmed" in table.happened
    assert scene(weapon="kusarigama", gauges=(0, 3, 0), enemy_shows=STRUCK).exchange().you.life == 7


def test_technique_counts_when_the_counter_comes():
    """Raised to 4 at the last moment, it disarms as well."""
    table = scene(weapon="kusarigama", gauges=(0, 3, 0), virtue="technique", points=1, enemy_shows=STRUCK)
    table.plays_on().does("virtue:point").stands()
    assert (table.you.life, "disarmed" in table.happened) == (8, True)


def test_the_die_may_be_used_where_the_disarmed_counter_would_have_ended():
    assert scene(weapon="kusarigama", gauges=(0, 4, 0), die=3).exchange().prompt == "die"


def test_a_disarmed_counter_buys_guard_before_the_chain_tangles():
    low = {"weapon": "kusarigama", "gauges": (0, 4, -1)}
    assert scene(**low).plays_on().prompt == "play", "in the second exchange it can be bought as well"
    table = scene(**low, exchange=1).plays_on()
    assert (table.prompt, table.facts["count"], table.facts["foes"]) == ("guard", 0, ())
    table.does("guard:1")
    assert (table.you.life, table.you.qi, "disarmed" in table.happened) == (8, 4, True)


def test_kusarigama_tangles_below_guard_zero():
    table = scene(weapon="kusarigama", gauges=(0, 0, -1), exchange=1).exchange()
    assert "tangled" in table.happened
    assert table.you.life == 7
    assert "tangled" not in scene(weapon="kusarigama", exchange=1).exchange().happened


def test_bokken_turns_life_into_qi_but_never_the_last_one():
    table = scene(weapon="bokken", qi=2, life=2).does("trade:life")
    assert (table.you.life, table.you.qi) == (1, 3)
    assert "trade:life" not in table.offered


@pytest.mark.parametrize(("answer", "left"), [("trade:life", (4, 1)), ("-", (3, 0))])
def test_bokken_has_qi_again_before_its_want_costs_two_lives(answer: str, left: tuple[int, int]):
    """The counter took the last."""
    lost = {"weapon": "bokken", "qi": 1, "life": 5, "exchange": 1, "enemy_shows": ["S>=5: L-1", "G<1: Q-1"]}
    table = scene(**lost).exchange()
    assert (table.prompt, table.offered) == ("last", ["trade:life", "pass"])
    table.does(answer)
    assert (table.you.life, table.you.qi) == left
    assert scene(**{**lost, "qi": 2}).exchange().prompt == "play", "with Qi left it can wait"


def test_yari_begins_with_less_and_has_three_other_hands():
    table = new_game(weapon="yari")
    assert (table.you.life, table.you.qi, table.you.mulligans) == (7, 4, 3)
    for _ in range(3):
        table.does("mulligan")
    assert "mulligan" not in table.offered
    assert table.you.hand_size == 6


def test_the_mulligan_is_for_the_start_of_a_round():
    assert "mulligan" not in new_game(weapon="yari").plays_on(1).offered


def test_another_hand_comes_before_anything_is_bought():
    """The six cards are laid down that were just drawn, and no seventh with them."""
    assert "mulligan" not in new_game(weapon="yari").does("buy:card").offered
    assert "move" not in new_game({"place": "forest"}, weapon="tessen").does("buy:card").offered


def test_wakizashi_draws_two_special_cards_and_keeps_one():
    table = scene(weapon="wakizashi", hand=("S+0 earth",) * 6).exchange()
    assert table.prompt == "special"
    assert len(table.offered) == 2
    table.does(table.offered[1])
    assert ([card.effect.text for card in table.you.reserve], table.view.specials) == (["T+3"], 2)


@pytest.mark.parametrize(("round", "life"), [(9, 8), (10, 7)])
def test_wakizashi_wounds_at_the_end_of_round_ten(round: int, life: int):
    assert scene(weapon="wakizashi", round=round, exchange=1).exchange().you.life == life


def test_kanabo_1_fells_an_enemy_without_qi_at_once():
    table = scene(weapon="kanabo_1", enemy_shows=["S>=0: Q-1"], foe=(8, 1)).plays_on()
    assert (table.ending, table.won) == ("qi_victory", True)


def test_kanabo_1_and_3_hold_a_gauge_down_every_round():
    assert scene(weapon="kanabo_1", at="round").gauges == (0, 0, -1)
    assert scene(weapon="kanabo_3", at="round").gauges == (0, -1, 0)


def test_kanabo_2_costs_a_life_more_by_attack_and_wound_card_not_by_the_die():
    assert scene(weapon="kanabo_2", enemy_shows=["S>=0: Q-1"]).plays_on().foe.life == 7
    assert scene(weapon="kanabo_2", die=5).exchange().does("use:wound_1").foe.life == 6
    assert scene(weapon="kanabo_2", die=3).exchange().does("use:life_minus_1").foe.life == 7


def test_kanabo_2_costs_nothing_more_where_the_blow_has_cost_nothing():
    assert scene(weapon="kanabo_2", foe=(8, 0), enemy_shows=["S>=0: Q-1"]).plays_on().foe.life == 8


@pytest.mark.parametrize("weapon", ["kanabo_2", "masakari_2", "sai_1"])
def test_some_weapons_buy_no_guard(weapon: str):
    assert not any(key.startswith("guard:") for key in scene(weapon=weapon).plays_on().offered)


@pytest.mark.parametrize("weapon", ["kanabo_2", "masakari_2", "sai_1"])
def test_but_a_place_still_gives_them_guard(weapon: str):
    table = scene(weapon=weapon, place="forest", chance={"blue": [2]}).plays_on().does("buy:place")
    assert table.you.guard == 2


@pytest.mark.parametrize(("way", "qi"), [("L-2", 5), ("L-1", 3)])
def test_kanabo_3_takes_qi_from_two_lives_at_once(way: str, qi: int):
    assert scene(weapon="kanabo_3", qi=3, enemy_shows=[f"S>=0: {way}"]).plays_on().you.qi == qi


@pytest.mark.parametrize(("weapon", "gauges"), [("masakari_1", (1, 0, -1)), ("tonfa_1", (0, 1, -1))])
def test_guard_becomes_strength_or_technique(weapon: str, gauges: tuple[int, int, int]):
    gauge = "strength" if weapon == "masakari_1" else "technique"
    table = scene(weapon=weapon).does(f"lower:{gauge}")
    assert table.gauges == gauges
    table.does(f"lower:{gauge}")
    assert f"lower:{gauge}" not in table.offered, "Guard is as low as it goes"


@pytest.mark.parametrize(
    ("weapon", "card", "gauges"), [("masakari_2", "T+2, G-1", (2, 0, -1)), ("sai_1", "S+2, G-1", (0, 2, -1))]
)
def test_once_a_round_a_card_is_turned(weapon: str, card: str, gauges: tuple[int, int, int]):
    table = scene(weapon=weapon, hand=[f"{card} earth", f"{card} water", *PLAIN_HAND]).does("turn")
    assert table.plays(card).gauges == gauges
    assert "turn" not in table.offered


def test_tonfa_2_sees_the_defence_after_one_card():
    assert scene(weapon="tonfa_2").plays_on(1).view.defence is not None


def test_tonfa_2_does_not_survive_a_wound():
    table = scene(weapon="tonfa_2", enemy_shows=WOUNDED, chance={"wounds": ["deadly"]}).plays_on(3).stands()
    assert table.ending == "tonfa"


def test_losing_life_is_no_wound():
    assert scene(weapon="tonfa_2", enemy_shows=STRUCK).exchange().ending is None


def test_sai_2_weighs_on_a_gauge_of_ones_choice():
    table = scene(weapon="sai_2", at="round")
    assert table.prompt == "lost_gauge"
    assert table.does("gauge:technique").gauges == (0, -1, 0)


@pytest.mark.parametrize(("guard", "qi"), [(0, 4), (1, 3)])
def test_sai_2_breathes_with_the_guard_down(guard: int, qi: int):
    assert scene(weapon="sai_2", exchange=1, qi=3, gauges=(0, 0, guard)).exchange().you.qi == qi


def test_nagamaki_takes_a_card_back_for_a_qi_and_never_looks_early():
    table = scene(weapon="nagamaki").exchange().does("buy:recall")
    assert table.prompt == "recall"
    table.does(table.offered[0])
    assert (table.you.hand_size, table.you.qi) == (4, 4)
    assert "buy:sight" not in scene(weapon="nagamaki").offered


def test_katana_tanto_is_chosen_after_three_cards():
    table = scene(weapon="katana_tanto", at="round")
    assert (table.prompt, table.you.hand_size) == ("side", 3)
    table.does("side:tanto")
    assert (table.you.hand_size, table.gauges, table.you.side) == (6, (0, -1, 0), "tanto")
    assert table.does("buy:strength").gauges == (2, -1, 0)


@pytest.mark.parametrize(("symbol", "reward"), [("earth", "none"), ("wind", "none"), ("water", "special")])
def test_with_the_katana_of_the_two_guard_counts_twice_and_some_combos_nothing(symbol: str, reward: str):
    deck = (f"S+0 {symbol}",) * 6
    table = scene(weapon="katana_tanto", at="round", deck=deck).does("side:katana").plays_on()
    assert table.told("guard:1")["guard"] == 2
    assert table.stands().step("combo")["reward"] == f"reward:{reward}"


def test_tessen_moves_the_fight_at_the_start_of_a_round():
    table = scene(weapon="tessen", place="forest", at="round").does("move", "place:bridge")
    assert table.view.place is not None
    assert table.view.place.name == "bridge"
    assert "move" not in table.offered


def test_tessen_buys_another_roll_with_a_level_of_the_die_and_keeps_the_best():
    table = scene(weapon="tessen", place="forest", die=3, chance={"blue": [6, 3]}).does("buy:place")
    assert table.prompt == "roll_again"
    table.does("again", "row:3")
    assert (table.you.life, table.you.guard, table.you.die) == (8, 3, 2)


def test_kai_wounds_earlier_and_begins_with_two_qi():
    assert new_game(weapon="kai").you.qi == 2
    assert scene(weapon="kai", die=4).exchange().offered[0] == "use:wound_1"
    assert scene(weapon="kai", die=5).exchange().offered[0] == "use:wound_2"
