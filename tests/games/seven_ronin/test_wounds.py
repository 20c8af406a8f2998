"""Phase II, step 2: ninja become wounds, ronin fall, areas are occupied."""

from __future__ import annotations

from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.state import DEFENDER
from bot.games.seven_ronin.village import FIELD_NORTH, GRANARY, INN, MARKET, PATH, WELL

from .scene import morning, scene


def test_all_ninja_become_wounds_old_and_new_alike():
    game = scene({KABE: GRANARY}, {GRANARY: 4}, wounds={KABE: 1})
    assert game.step("wounds").facts["hits"] == ((KABE, 4, 1, 5),)
    assert game.ninja(GRANARY) == 0
    assert game.occupied == []


def test_a_ronin_whose_wounds_reach_his_endurance_falls_and_his_ninja_go_to_the_pool():
    game = scene({YOBU: WELL, KABE: INN}, {WELL: 2}, wounds={YOBU: 1}, pool=10, reserve=5, silenced=[YOBU])
    assert game.fallen(YOBU)
    assert game.step("fall").facts["returned"] == 3
    assert game.pool == 13
    assert game.reserve == 5


def test_ninja_too_many_for_him_occupy_the_area():
    game = scene({YUMI: GRANARY, KABE: INN}, {GRANARY: 5})
    assert game.step("wounds").facts["after"] == 2
    assert game.fallen(YUMI)
    assert game.occupied == [GRANARY]


def test_before_he_falls_everybody_sees_his_last_wound():
    game = scene({YUMI: GRANARY, KABE: INN}, {GRANARY: 3})
    struck = next(tile for tile in game.after("wounds").ronin if tile.key == YUMI)
    assert (struck.wounds, struck.fallen, struck.place) == (3, False, GRANARY)
    fallen = next(tile for tile in game.after("fall").ronin if tile.key == YUMI)
    assert (fallen.wounds, fallen.fallen, fallen.place) == (0, True, None)


def test_ninja_where_no_ronin_stands_occupy_the_area():
    game = scene({KABE: INN}, {FIELD_NORTH: 2, MARKET: 1})
    assert game.step("occupied").facts["areas"] == (FIELD_NORTH,)
    assert game.after("occupied").occupied == 1


def test_an_attacked_area_is_not_occupied_before_it_is_fought_for():
    game = morning([YUMI, KABE]).attack({WELL: 1}).defend({YUMI: WELL, KABE: INN})
    assert [area.key for area in game.after("reveal").areas if area.ninja] == [WELL]
    assert not any(area.occupied for area in game.after("reveal").areas)


def test_the_defender_divides_wounds_between_tasuke_and_the_ronin_beside_her():
    game = scene({TASUKE: WELL, HAYAI: WELL}, {WELL: 3})
    facts = game.match.pending[DEFENDER].request.facts
    assert (facts["ninja"], facts["partner"]) == (3, HAYAI)
    assert game.offered == ["count:0", "count:1", "count:2", "count:3"]
    game.defender("count:1")
    assert game.step("wounds").facts["hits"] == ((TASUKE, 1, 0, 1), (HAYAI, 2, 0, 2))


def test_nobody_divides_where_all_must_be_taken():
    game = scene({TASUKE: WELL, YUMI: WELL, KABE: INN}, {WELL: 7})
    assert game.fallen(TASUKE)
    assert game.fallen(YUMI)
    assert game.ninja(WELL) == 1
    assert game.occupied == [WELL]


def test_as_many_wounds_as_possible_are_dealt_to_the_two():
    game = scene({TASUKE: WELL, YUMI: WELL, KABE: INN}, {WELL: 5}, wounds={TASUKE: 1})
    assert (game.fallen(TASUKE), game.fallen(YUMI)) == (True, True)
    assert game.ninja(WELL) == 0


def test_the_attacker_divides_when_tasuke_was_kept_beside_another_and_silenced():
    """Ruling."""
    game = scene({TASUKE: WELL, KABE: WELL}, {WELL: 2}, silenced=[TASUKE])
    assert game.asked == ("attacker wounds.divide",)


def test_wounds_of_the_path_are_divided_too():
    game = scene({TASUKE: WELL, KABE: WELL}, {PATH: 1})
    game.attacker(PATH, WELL, "count:2")
    assert game.asked == ("defender wounds.divide",)
    game.defender("count:2")
    assert game.wounds(TASUKE) == 2
    assert game.wounds(KABE) == 0


def test_a_ronin_on_the_market_takes_no_wounds_for_the_ninja_he_removes():
    game = scene({MUSASHI: MARKET}, {INN: 1})
    assert game.wounds(MUSASHI) == 0
