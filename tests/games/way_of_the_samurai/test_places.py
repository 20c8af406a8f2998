"""Places and weather."""

from __future__ import annotations

import pytest

from bot.engine import numbered_places
from bot.games.way_of_the_samurai.cards import LIBRARY
from bot.games.way_of_the_samurai.traits import WEAPONS, WEATHERS
from tests.games.way_of_the_samurai.scene import PLAIN_HAND, refused, scene

EARTH = ("S+0 earth",) * 6


@pytest.mark.parametrize("place", LIBRARY.places)
@pytest.mark.parametrize("roll", range(1, 7))
def test_every_row_of_every_place_can_be_rolled(place: str, roll: int):
    table = scene(place=place, chance={"blue": [roll]}).does("buy:place")
    assert table.step("place")["deeds"] == LIBRARY.places[place].rows[roll - 1].keys[0]


def test_every_place_has_more_good_than_blood():
    for name in ("bridge", "forest", "rice_field", "mountain"):
        rows = LIBRARY.places[name].rows
        bloody = [row for row in rows if "L-" in row.text and not row.text.startswith("!")]
        assert 1 <= len(bloody) <= 2


def test_the_die_of_a_place_costs_a_qi_and_works_at_once():
    table = scene(place="forest", chance={"blue": [3]}).does("buy:place")
    assert (table.you.guard, table.you.qi) == (3, 4)


def test_a_place_may_give_qi_or_cost_the_enemy_a_life():
    assert scene(place="rice_field", qi=3, chance={"blue": [4]}).does("buy:place").you.qi == 4
    assert scene(place="mountain", chance={"blue": [4]}).does("buy:place").foe.life == 7


def test_a_place_may_be_used_again_and_until_the_counter_card_is_turned():
    table = scene(place="forest", chance={"blue": [1, 1]}).does("buy:place").plays_on().does("buy:place")
    assert table.you.guard == 2


def test_the_bamboo_forest_raises_guard_or_wounds():
    assert scene(place="bamboo", chance={"blue": [4]}).does("buy:place").you.guard == 4
    assert scene(place="bamboo", chance={"blue": [6]}).does("buy:place").you.life == 6


def test_the_cliff_wounds_him_or_takes_you_and_only_once():
    table = scene(place="cliff", chance={"blue": [2]}).does("buy:place")
    assert table.foe.life == 7
    assert "buy:place" not in table.offered
    assert scene(place="cliff", chance={"blue": [4]}).does("buy:place").ending == "fell"


@pytest.mark.parametrize(("weapon", "again"), [("katana", True), ("tessen", False)])
def test_the_cliff_is_there_again_in_the_next_fight_but_not_for_a_tessen(weapon: str, again: bool):
    shows = ["S>=0: L-8"]
    table = scene(mode="clan", place="cliff", weapon=weapon, enemy_shows=shows, chance={"blue": [2]})
    table.does("buy:place").plays_on()
    assert table.view.fight == 2
    assert ("buy:place" in table.offered) == again


# Wind


def test_in_the_wind_every_combo_costs_a_life():
    assert scene(place="forest", weather="wind", hand=EARTH).exchange().you.life == 7


@pytest.mark.parametrize(("weather", "gauges"), [("wind", (-2, 0, 0)), ("rain", (0, -2, 0))])
def test_weather_watches_a_gauge_at_the_end_of_a_round(weather: str, gauges: tuple[int, int, int]):
    table = scene(place="forest", weather=weather, gauges=gauges, exchange=1).exchange()
    assert table.you.life == 7
    assert scene(place="forest", weather=weather, exchange=1).exchange().you.life == 8


def test_in_the_wind_nobody_takes_a_deep_wound():
    table = scene(place="forest", weather="wind", die=6).exchange()
    assert table.offered[0] == "use:wound_1"
    table = scene(place="forest", weather="wind", enemy_shows=["S>=0: W2"]).plays_on()
    assert table.step("foe_wound")["level"] == 1


# Rain


def test_in_the_rain_nothing_is_seen_early_and_a_card_costs_a_card():
    table = scene(place="forest", weather="rain")
    assert "buy:sight" not in table.offered
    table.does("buy:card")
    assert table.prompt == "lay_down"
    assert [*numbered_places(table.request).values()] == [1, 2, 3, 4, 5, 6], "the picture tells what they are"
    table.does(table.offered[0])
    assert (table.you.hand_size, len(table.you.discard), table.you.qi) == (6, 1, 4)


# Snow


def test_the_snow_takes_a_life_or_a_qi_every_round():
    table = scene(place="forest", weather="snow", exchange=1).exchange()
    assert table.prompt == "chill"
    assert table.does("chill:qi").you.qi == 4
    assert scene(place="forest", weather="snow", exchange=1, qi=0, life=5).exchange().you.life == 2


@pytest.mark.parametrize("enemy", ["ishida", "kempo"])
def test_in_the_snow_a_deep_wound_wins(enemy: str):
    table = scene(enemy=enemy, place="forest", weather="snow", enemy_shows=["S>=0: W2"]).plays_on()
    assert (table.ending, table.won) == ("weather_victory", True)


@pytest.mark.parametrize("exchange", [0, 1])
def test_in_the_snow_the_deep_wound_of_a_red_combo_beats_kempo_at_once(exchange: int):
    """Neither another exchange nor the cold comes after it."""
    kempo = {"enemy": "kempo", "hand": ("S+0 fire",) * 6, "chance": {"wound": [6]}}
    table = scene(**kempo, place="forest", weather="snow", life=1, exchange=exchange).exchange()
    assert (table.ending, table.won) == ("weather_victory", True)


# Thunderstorm


def test_in_a_thunderstorm_everything_costs_twice():
    table = scene(place="forest", weather="thunder").does("buy:sight")
    assert table.you.qi == 3
    table.plays_on()
    assert table.told("guard:1")["qi"] == 1
    assert "guard:2" not in table.offered


def test_in_a_thunderstorm_no_guard_at_the_end_of_a_round_is_defeat():
    assert (
        scene(place="forest", weather="thunder", gauges=(0, 0, -2), exchange=1).exchange().ending == "drained"
    )


# Combinations that are refused


def test_weather_needs_a_place():
    assert refused(weather="rain") == ["weather-needs-a-place"]
    assert refused(weather="rain", place="bridge") == []


def test_wind_is_refused_with_kempo_for_each_weapon():
    for weapon in ("katana", "kai"):
        assert refused(weapon, enemy="kempo", weather="wind", place="bridge") == ["kempo-in-this-weather"]


@pytest.mark.parametrize("mode", ["dojo", "village"])
def test_campaigns_know_no_places_weather_or_blood(mode: str):
    assert refused(mode=mode, place="bridge") == ["campaign-has-no-places"]
    assert refused(mode=mode, modules="blood") == ["campaign-knows-no-blood"]
    assert refused("tessen", mode=mode) == ["tessen-needs-places"]


def test_two_weapons_are_for_zoro_and_not_all_of_them():
    assert refused("katana,tanto") == ["two-weapons-for-zoro"]
    assert refused("bokken,tanto", enemy="zoro") == []
    assert refused("katana,tanto", enemy="zoro") == ["weapons-for-zoro"]


def test_two_players_are_refused_what_is_for_one():
    assert refused(seats=2) == []
    assert refused(seats=2, place="bridge") == []
    assert refused(seats=2, mode="clan") == ["two-fight-each-other"]
    assert refused(seats=2, modules="bushido,gisei") == ["no-virtues-between-two"]
    assert refused(seats=2, modules="taikyu") == ["no-virtues-between-two"]
    assert refused(seats=2, modules="hard") == ["no-hard-mode-between-two"]
    assert refused(seats=2, armour="theirs") == ["both-wear-armour"]
    assert refused(seats=2, weather="snow") == ["weather-needs-a-place"]
    assert refused("katana", "tessen", seats=2) == ["tessen-needs-places"]


@pytest.mark.parametrize("place", LIBRARY.places)
@pytest.mark.parametrize("weather", ["none", *WEATHERS])
def test_two_players_may_choose_every_weapon_place_and_weather(place: str, weather: str):
    for weapon in WEAPONS:
        assert refused(weapon, "katana", seats=2, place=place, weather=weather) == []
    assert refused(seats=2, place=place, modules="blood,gisei", armour="mine", ease="choose,die") == []


def test_an_option_that_no_longer_fits_is_left_out_of_an_old_table():
    table = scene(mode="dojo", place="forest", weather="rain", modules="blood", hand=PLAIN_HAND)
    assert (table.view.place, table.view.weather, table.view.modules) == (None, "", ())
