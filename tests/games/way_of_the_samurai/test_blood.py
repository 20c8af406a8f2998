"""The module Blood: wounds that stay, and a deck of them that runs out."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from bot.wording import words
from tests.games.way_of_the_samurai.scene import Scene, scene


def bleeding(card: str, level: int, dice: tuple[int, ...] = (), qi: int = 5, die: int = 1) -> Scene:
    shows = ["S>=5: L-1", f"G<2: W{level}"]
    table = scene(modules="blood", enemy_shows=shows, qi=qi, die=die, chance={"blood": [card], "blue": dice})
    return table.exchange()


@pytest.mark.parametrize(("card", "place"), [("arm", 0), ("finger", 1)])
def test_a_hurt_arm_or_finger_holds_a_gauge_at_three(card: str, place: int):
    assert bleeding(card, 1).you.limits[place] == 3


def test_a_gauge_at_four_falls_to_three_with_the_arm():
    shows = ["S>=5: L-1", "G<2: W1"]
    table = scene(modules="blood", gauges=(4, 0, 0), enemy_shows=shows, chance={"blood": ["arm"]}).exchange()
    assert table.you.strength == 3


BROKEN_RIB: Final[dict[str, Any]] = {
    "modules": "blood",
    "die": 4,
    "qi": 3,
    "enemy_shows": ["S>=5: L-1", "G<2: W2"],
    "chance": {"blood": ["arm"]},
}


def test_a_broken_rib_takes_the_die():
    table = scene(**BROKEN_RIB).exchange()
    assert table.you.die == 0
    assert "die_used" not in table.happened


@pytest.mark.parametrize("enemy", ["ishida", "sasuke", "kempo"])
@pytest.mark.parametrize("hand", [["S+0 fire"] * 3, ["S+0 fire", "S+0 fire", "S+0 void"]])
def test_with_a_broken_rib_red_combos_do_nothing(enemy: str, hand: list[str]):
    """Also where an enemy's text makes something else of them."""
    table = scene(enemy=enemy, hand=hand, **BROKEN_RIB).exchange()
    assert table.prompt == "play"
    assert not {"combo", "kempo_roll"} & set(table.happened)
    assert (table.you.die, table.you.qi, table.you.reserve) == (0, 3, ())


def test_with_a_broken_rib_a_red_combo_is_none_for_taikyu():
    rib = {**BROKEN_RIB, "modules": "blood,taikyu", "omen": 1, "life": 4}
    assert scene(hand=["S+0 fire"] * 3, **rib).exchange().you.life == 4
    assert scene(hand=["S+0 earth"] * 3, **rib).exchange().does("reward:qi").you.life == 6


@pytest.mark.parametrize("symbol", ["earth", "water", "wind"])
def test_with_a_broken_rib_black_combos_go_on(symbol: str):
    table = scene(hand=[f"S+0 {symbol}"] * 3, **BROKEN_RIB).exchange()
    assert table.prompt == "combo"
    assert table.does("reward:qi").you.qi == 4


def test_with_a_broken_rib_no_card_promises_a_red_combo():
    hand = ["S+0 fire", "S+0 fire", "S+0 fire", "S+0 earth"]
    whole, broken = scene(hand=hand), scene(hand=hand)
    broken.game.you.wounds.append("rib")
    for table, hints in ((whole, ["pair", "combo"]), (broken, ["none", "none"])):
        seen = [table.plays("S+0 fire").told("S+0 fire")["combo"] for _ in hints]
        assert seen == hints


def test_a_cut_belly_costs_a_life_every_round():
    table = bleeding("finger", 2).exchange()
    assert table.you.life == 7
    said = words(WAY_OF_THE_SAMURAI.key).say("step-life", table.step("life"))
    assert said == "Crane: life 8 → 7, for the cut belly."


def test_a_broken_shoulder_takes_three_levels_of_the_die():
    assert bleeding("shoulder", 1, die=5).you.die == 2


def test_a_hurt_eye_lets_no_qi_come_back():
    table = bleeding("shoulder", 2, qi=2)
    assert not table.game.you.may_regain_qi


def test_thigh_and_balance_cost_what_a_die_shows():
    assert bleeding("thigh", 1, (4,)).you.life == 4
    assert bleeding("thigh", 2, (3,)).you.qi == 2


def test_dodged_and_beheaded():
    assert bleeding("dodged", 1).you.life == 8
    assert bleeding("dodged", 2).ending == "beheaded"


def test_wounds_stay_and_a_sixth_is_the_end():
    table = scene(modules="blood", enemy_shows=["S>=5: L-1", "G<2: W1"])
    table.game.you.blood = list(table.game.library.blood)
    assert table.exchange().ending == "bled_out"


def test_blood_is_for_your_wounds_only():
    table = scene(modules="blood", enemy_shows=["S>=0: W1"]).plays_on()
    assert (table.foe.life, table.view.blood) == (7, 5)
