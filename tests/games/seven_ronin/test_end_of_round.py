"""Phase III: the night."""

from __future__ import annotations

from bot.games.seven_ronin.ronin import KABE, YUMI
from bot.games.seven_ronin.village import FIELD_NORTH, INN, MARKET, WELL

from .scene import PASS, morning, scene


def test_ronin_leave_the_board_and_ninja_stay():
    game = scene({KABE: INN}, {FIELD_NORTH: 2, MARKET: 1})
    assert game.tile(KABE).place is None
    assert game.ninja(FIELD_NORTH) == 2
    assert game.ninja(MARKET) == 1
    assert game.view.round == 2


def test_a_ronin_leaves_the_market_at_night_too():
    game = scene({KABE: MARKET}, {FIELD_NORTH: 1})
    assert game.view.market_ronin is None
    assert game.tile(KABE).place is None


def test_at_night_it_is_the_end_of_the_day_and_the_day_is_remembered():
    game = scene({KABE: INN}, {FIELD_NORTH: 2, MARKET: 1}, round=3)
    assert game.after("retreat").phase == "end"
    assert game.view.phase == "planning"
    (day,) = game.view.records
    assert (day.round, day.board, day.reserve, day.occupied) == (3, 3, 20, 1)


def test_nobody_starves_before_the_fourth_round():
    game = scene({KABE: INN}, {FIELD_NORTH: 1}, round=3)
    assert game.reserve == 20
    assert "starvation" not in game.happened


def test_from_the_fourth_round_on_hunger_takes_one_of_the_reserve():
    game = scene({KABE: INN}, {FIELD_NORTH: 1}, round=4, pool=10)
    assert (game.reserve, game.pool) == (19, 11)
    assert dict(game.step("starvation").facts) == {"before": 20, "after": 19}


def test_ninja_on_the_board_fight_on_when_hunger_takes_the_last_of_the_reserve():
    game = scene({KABE: INN}, {FIELD_NORTH: 1}, round=4, reserve=1)
    assert game.reserve == 0
    assert game.asked == ("defender plan.defend",)


def test_an_empty_reserve_does_not_starve():
    game = scene({KABE: INN}, {FIELD_NORTH: 1}, round=5, reserve=0)
    assert "starvation" not in game.happened
    assert game.ninja(FIELD_NORTH) == 1


def test_a_new_day_wipes_what_was_used_and_copied():
    game = scene({KABE: FIELD_NORTH, YUMI: MARKET}, {INN: 1, WELL: 1}).attacker(WELL, INN)
    assert [area.key for area in game.after("count").areas if area.used] == [INN, WELL]
    assert game.after("count").inn_copies == WELL
    assert not any(area.used for area in game.view.areas)
    assert game.view.inn_copies is None


def test_shrine_markers_leave_with_the_round_they_worked_in():
    game = morning([YUMI], {FIELD_NORTH: 1}, silenced=[YUMI])
    game.attack({FIELD_NORTH: 1}).defend({YUMI: WELL})
    assert not game.tile(YUMI).silenced
    game.attack({FIELD_NORTH: 2}).defend({YUMI: WELL})
    assert game.offered == [YUMI, PASS]
