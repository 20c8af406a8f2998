"""The special rules of each enemy."""

from __future__ import annotations

import pytest

from bot.games.way_of_the_samurai.traits import ENEMIES
from tests.games.way_of_the_samurai.scene import Scene, new_game, scene

EARTH = ("S+0 earth",) * 6
FIRE = ("S+0 fire",) * 6
STRUCK = ["S>=5: L-1", "G<2: L-1"]
FIGURES = {
    "ishida": (8, 5), "takeshi": (5, 5), "oda": (6, 5), "kempo": (8, 5), "shiro": (8, 5),
    "jinno": (10, 4), "kratos": (11, 7), "leonardo": (10, 7), "mugen": (10, 6), "sasuke": (10, 6),
    "skull": (5, 5), "yorha": (8, 6), "zoro": (10, 6), "afro_samurai": (9, 6), "alucard": (8, 5),
    "bruce_lee": (22, 8), "dante": (8, 7), "jack": (10, 6), "edward": (9, 5), "helena": (9, 6),
    "geralt": (11, 7),
}  # fmt: skip


def test_everybody_has_the_life_and_qi_of_the_rulebook():
    assert {name: (one.life, one.qi) for name, one in ENEMIES.items()} == FIGURES


def test_takeshi_breaks_the_blade_of_a_samurai_without_qi():
    table = scene(enemy="takeshi", qi=1, enemy_shows=["S>=5: L-1", "G<2: Q-1"]).exchange()
    assert table.ending == "blade"


def test_nobody_is_offered_to_spend_his_last_qi_before_takeshi():
    assert scene(enemy="takeshi", qi=1).offered == [
        key for key in scene().offered if key.startswith("action")
    ]


def test_oda_drinks_the_life_you_lose():
    table = scene(enemy="oda", enemy_shows=["S>=5: L-1", "G<2: L-2"]).exchange()
    assert (table.you.life, table.foe.life) == (6, 8)


def test_oda_gets_nothing_of_what_is_paid_or_what_armour_takes():
    assert scene(enemy="oda", weapon="bokken", qi=2).does("trade:life").foe.life == 6
    table = scene(enemy="oda", armour="mine", enemy_shows=STRUCK).exchange()
    assert (table.you.life, table.foe.life) == (8, 6)


def test_kempo_rises_with_all_his_life_and_takes_a_deep_wound():
    table = scene(enemy="kempo", foe=(1, 5), enemy_shows=["S>=0: L-1"]).plays_on()
    assert table.ending is None
    assert table.foe.life == 6
    assert table.step("foe_wound")["level"] == 2


def test_kempo_is_killed_by_beheading_only():
    chance = {"wounds": ["deadly"]}
    table = scene(enemy="kempo", foe=(1, 5), enemy_shows=["S>=0: L-1"], chance=chance).plays_on()
    assert (table.ending, table.won) == ("beheading", True)


def test_want_of_qi_does_not_kill_kempo_either():
    table = scene(enemy="kempo", foe=(2, 0), exchange=1).exchange()
    assert table.ending is None
    assert "colossus" in table.happened


@pytest.mark.parametrize(("rolled", "level"), [(4, 0), (5, 1), (6, 2)])
def test_a_red_combo_rolls_the_die_against_kempo(rolled: int, level: int):
    table = scene(enemy="kempo", hand=FIRE, chance={"wound": [rolled]}).exchange()
    assert ("foe_wound" in table.happened) == bool(level)
    assert not level or table.step("foe_wound")["level"] == level
    assert table.you.die == 1


def test_kempo_keeps_the_die_at_one_despite_weapon_and_ease():
    assert new_game({"enemy": "kempo", "ease": "die"}, "katana_kodachi").you.die == 1


# Shiro


def shiro_turned(qi: int = 5, die: int = 1) -> Scene:
    return scene(enemy="shiro", enemy_shows=["S>=0: L-1"], qi=qi, die=die).plays_on()


def test_a_blow_turns_shiro_and_he_wants_something_at_once():
    table = shiro_turned()
    assert (table.foe.side, table.prompt) == ("b", "shiro")
    assert table.does("lose:qi").you.qi == 4
    assert table.prompt == "guard"


def test_shiro_may_be_given_a_life_a_level_or_a_card_for_good():
    assert shiro_turned().does("lose:life").you.life == 7
    assert shiro_turned(die=3).does("lose:die").you.die == 2
    table = shiro_turned()
    card = next(key for key in table.offered if key.startswith("action"))
    table.does(card)
    assert [one.key for one in table.game.out] == [card]
    assert table.you.hand_size == 2


def test_shiro_takes_no_gift_that_one_does_not_have():
    table = shiro_turned(qi=0)
    assert not {"lose:qi", "lose:die"} & set(table.offered)


def test_turned_back_shiro_wants_nothing():
    table = scene(enemy="shiro", enemy_shows=["S>=0: L-1"])
    table.game.foe.side = "b"
    table.plays_on()
    assert (table.foe.side, table.prompt) == ("a", "guard")


def test_a_dodged_wound_turns_shiro_too():
    table = scene(enemy="shiro", enemy_shows=["S>=0: W1"], chance={"wounds": ["deadly"]}).plays_on()
    assert table.foe.side == "b"


def test_the_life_that_a_wound_costs_does_not_turn_shiro_again():
    table = scene(enemy="shiro", foe=(5, 5), enemy_shows=["S>=0: W1"], chance={"wounds": ["light"]})
    table.game.foe.side = "b"
    table.plays_on()
    assert (table.foe.life, table.foe.side) == (4, "a")


def test_nobody_who_has_fallen_is_wounded():
    table = scene(foe=(1, 5), enemy_shows=["S>=0: L-1, W1"]).plays_on()
    assert table.won
    assert "foe_wound" not in table.happened


def test_a_blow_of_life_and_qi_turns_shiro_once():
    assert scene(enemy="shiro", enemy_shows=["S>=0: L-1, Q-1"]).plays_on().foe.side == "b"


def test_want_of_qi_does_not_turn_shiro():
    assert scene(enemy="shiro", exchange=1, foe=(8, 0)).exchange().foe.side == "a"


# The sixteen


def test_edward_qi_counts_twice_for_guard():
    assert scene(enemy="edward").plays_on().told("guard:1")["guard"] == 2


def test_afro_samurai_a_combo_brings_both():
    table = scene(enemy="afro_samurai", hand=EARTH, qi=3).exchange()
    assert (table.you.qi, len(table.you.reserve)) == (4, 1)


def test_jinno_a_combo_brings_two_qi():
    assert scene(enemy="jinno", hand=EARTH, qi=2).exchange().does("reward:qi").you.qi == 4


def test_jack_one_of_each_is_a_combo():
    hand = ("S+0 earth", "S+0 water", "S+0 wind")
    assert scene(enemy="jack", hand=hand, qi=3).exchange().facts["combo"] == "combo:each"
    assert scene(hand=hand, qi=3).exchange().happened.count("combo") == 0


@pytest.mark.parametrize("enemy", ["mugen", "geralt"])
def test_mugen_and_geralt_a_bushido_card_from_the_start(enemy: str):
    table = new_game({"enemy": enemy}, chance={"virtues": [4]})
    assert table.view.virtue is not None
    assert (table.view.virtue.taken, table.view.virtue.top) == ("technique", None)


def test_dante_two_special_cards_of_ones_choice_in_the_deck():
    table = new_game({"enemy": "dante"})
    assert table.prompt == "start_card"
    table.does(table.offered[0], table.offered[1])
    assert table.view.specials == 10
    assert table.you.deck + table.you.hand_size == 20


def test_helena_special_cards_are_chosen_from_all():
    table = scene(enemy="helena", hand=EARTH).exchange()
    assert (table.prompt, len(table.offered)) == ("special", 3)


def test_leonardo_does_not_strike_back_once_he_was_hit():
    table = scene(enemy="leonardo", enemy_shows=["S>=0: L-1", "G<9: L-8"]).plays_on()
    assert "yields" in table.happened
    assert table.view.exchange == 2


def test_leonardo_does_not_strike_back_once_the_attack_has_wounded_him():
    table = scene(enemy="leonardo", enemy_shows=["S>=0: W1"]).plays_on()
    assert "yields" in table.happened
    dodged = scene(enemy="leonardo", enemy_shows=["S>=0: W1"], chance={"wounds": ["deadly"]}).plays_on()
    assert "yields" not in dodged.happened


def test_leonardo_strikes_back_when_he_lost_only_qi():
    assert scene(enemy="leonardo", enemy_shows=["S>=0: Q-1"]).plays_on().prompt == "guard"


def test_yorha_a_special_card_lies_ready():
    table = new_game({"enemy": "yorha"})
    assert table.prompt == "start_special"
    assert len(table.does(table.offered[3]).you.reserve) == 1


def test_alucard_bites_before_he_falls():
    table = scene(enemy="alucard", foe=(1, 5), enemy_shows=["S>=0: L-1"]).plays_on()
    assert (table.won, table.you.life) == (True, 7)


def test_alucard_does_not_bite_while_he_has_life():
    """The Kanabo 1 wins by his last Qi."""
    table = scene(
        enemy="alucard", weapon="kanabo_1", foe=(5, 1), life=1, enemy_shows=["S>=0: Q-1"]
    ).plays_on()
    assert (table.ending, table.won) == ("qi_victory", True)


def test_a_samurai_who_dies_of_alucards_bite_has_lost():
    table = scene(enemy="alucard", foe=(1, 5), life=1, enemy_shows=["S>=0: L-1"]).plays_on()
    assert (table.ending, table.won) == ("death", False)


def test_kratos_seven_cards_a_round():
    assert new_game({"enemy": "kratos"}).you.hand_size == 7


def test_skull_a_life_every_round():
    assert scene(enemy="skull", exchange=1).exchange().you.life == 7


def test_sasuke_two_cards_leave_and_red_combos_serve():
    table = new_game({"enemy": "sasuke"})
    for _ in range(2):
        assert table.prompt == "start_removed"
        table.does(table.offered[0])
    assert (table.prompt, table.you.deck + table.you.hand_size) == ("play", 16)
    table = scene(enemy="sasuke", hand=FIRE, qi=3).exchange()
    assert table.offered == ["reward:die", "reward:qi", "reward:special"]


def test_zoro_two_weapons_both_texts():
    table = new_game({"enemy": "zoro"}, "naginata,yari")
    assert (table.you.life, table.you.qi, table.you.qi_limit, table.you.mulligans) == (7, 1, 2, 3)


def test_bruce_lee_loses_a_life_every_round():
    table = scene(enemy="bruce_lee", exchange=1).exchange()
    assert table.foe.life == 21
    assert scene(enemy="bruce_lee", exchange=1, foe=(1, 5)).exchange().won
