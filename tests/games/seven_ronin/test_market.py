"""The Market is no area, and nothing reaches a ronin there."""

from __future__ import annotations

from bot.games.seven_ronin.ronin import HAYAI, KABE, TAIKO, TASUKE, YUMI
from bot.games.seven_ronin.village import (
    FIELD_SOUTH,
    GRAVEYARD,
    INN,
    MARKET,
    PATH,
    PEN,
    SHRINE,
    WATCHTOWER,
    WELL,
)

from .scene import BACK, morning, scene


def test_a_ronin_on_the_market_removes_all_ninja_there_also_todays():
    game = morning([KABE], {MARKET: 2, INN: 1})
    pool = game.pool
    game.attack({MARKET: 1}).defend({KABE: MARKET})
    assert dict(game.step("market").facts) == {"ronin": KABE, "ninja": 3}
    assert game.ninja(MARKET) == 0
    assert game.wounds(KABE) == 0
    assert game.pool == pool + 3


def test_ninja_on_the_market_stay_until_a_ronin_comes():
    game = morning([KABE], {MARKET: 2})
    game.attack({MARKET: 1}).defend({KABE: WELL})
    assert game.ninja(MARKET) == 3
    assert game.view.market_ronin is None


def test_the_market_is_never_occupied_nor_counted():
    game = scene({KABE: WELL}, {MARKET: 9, INN: 1, WATCHTOWER: 1, SHRINE: 1, PATH: 1})
    assert MARKET not in game.offered
    game.all_pass()
    assert game.step("count").facts["count"] == 4
    assert game.ending is None


def test_a_lone_ronin_on_the_market_activates_no_area_that_needs_one():
    game = scene({YUMI: MARKET}, {WATCHTOWER: 1, WELL: 1, PEN: 1, SHRINE: 1})
    assert game.asked == ("attacker plan.attack", "defender plan.defend")


def test_the_attackers_choices_leave_out_the_ronin_on_the_market():
    for place in (WELL, PEN, SHRINE):
        ronin = {HAYAI: MARKET, YUMI: INN, TAIKO: FIELD_SOUTH}
        game = scene(ronin, {place: 1}, silenced=ronin)
        game.attacker(place)
        assert game.offered == [TAIKO, YUMI, BACK]


def test_the_watchtower_does_not_see_the_market():
    game = scene({KABE: MARKET, YUMI: INN}, {WATCHTOWER: 1}, silenced=[YUMI])
    game.attacker(WATCHTOWER)
    assert game.step("watchtower").facts["ronin"] == (YUMI,)


def test_the_path_does_not_lead_to_the_market_nor_the_graveyard_from_it():
    game = scene({KABE: MARKET}, {PATH: 1, GRAVEYARD: 1, MARKET: 5})
    game.attacker(PATH)
    assert MARKET not in game.offered
    game.attacker(INN, "count:1", GRAVEYARD)
    assert game.offered == [INN, PATH, GRAVEYARD, BACK]


def test_the_inn_cannot_copy_the_market():
    game = scene({KABE: WELL}, {INN: 1, MARKET: 3})
    assert game.asked == ("attacker plan.attack", "defender plan.defend")


def test_tasuke_on_the_market_stands_alone_and_nobody_acts_there():
    game = morning([TASUKE, YUMI], {MARKET: 1})
    assert set(game.defence_problems({TASUKE: MARKET, YUMI: MARKET})) == {"market-shared"}
    game.attack({INN: 1}).defend({TASUKE: WELL, YUMI: MARKET})
    assert "defender ronin.next" not in game.asked
