"""Phase II, step 1: what each ronin can do, where, and when not."""

from __future__ import annotations

from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TAIKO, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.village import (
    FIELD_NORTH,
    FIELD_SOUTH,
    GRANARY,
    INN,
    MARKET,
    PATH,
    PEN,
    SHRINE,
    WATCHTOWER,
    WELL,
)

from .scene import BACK, PASS, morning, scene


def test_the_defender_chooses_who_acts_and_in_which_order():
    game = scene({YUMI: WELL, TAIKO: INN, KABE: PATH}, {}, wounds={KABE: 2})
    assert game.asked == ("defender ronin.next",)
    assert game.offered == [TAIKO, YUMI, PASS]
    game.defender(YUMI, TAIKO)
    assert game.happened[:2] == ["yumi", "taiko"]


def test_each_ability_works_once_a_round():
    game = scene({YUMI: WELL, TAIKO: INN, KABE: PATH}, {}, wounds={KABE: 2})
    game.defender(YUMI)
    assert game.offered == [TAIKO, PASS]


def test_the_defender_may_leave_abilities_unused():
    game = scene({YUMI: WELL, TAIKO: INN, KABE: PATH}, {}, wounds={KABE: 2})
    game.defender(PASS)
    assert game.reserve == 20
    assert game.wounds(KABE) == 2


def test_abilities_may_be_used_again_the_next_day():
    game = scene({YUMI: WELL}, {})
    game.defender(YUMI).attack({INN: 1, MARKET: 1}).defend({YUMI: WELL})
    assert game.offered == [YUMI, PASS]


# Hayai


def test_hayai_rides_from_a_free_area_to_attacked_and_occupied_ones():
    """Ruling: ninja who came only today count as well."""
    game = scene({HAYAI: INN}, {WELL: 1, PATH: 2})
    game.defender(HAYAI)
    assert game.offered == [WELL, PATH, BACK]
    game.defender(PATH)
    assert game.step("hayai").facts["source"] == INN
    stands = {area.key: area.ronin for area in game.after("hayai").areas if area.ronin}
    assert stands == {PATH: (HAYAI,)}
    assert game.step("wounds").facts["hits"] == ((HAYAI, 2, 0, 2),)


def test_hayai_with_one_goal_rides_at_once():
    game = scene({HAYAI: INN}, {WELL: 1})
    game.defender(HAYAI)
    assert game.wounds(HAYAI) == 1
    assert game.occupied == []


def test_hayai_does_not_ride_from_an_attacked_area():
    game = scene({HAYAI: INN}, {INN: 1, WELL: 1})
    assert game.asked == ("attacker areas.next",)
    assert game.occupied == [WELL]


def test_hayai_may_join_nobody_but_tasuke():
    game = scene({HAYAI: INN, TASUKE: WELL, KABE: PATH}, {WELL: 2, PATH: 1})
    game.defender(HAYAI)
    assert game.asked == ("defender wounds.divide",)
    assert game.view.areas[2].ronin == (TASUKE, HAYAI)


def test_hayai_finds_no_room_where_tasuke_already_has_company():
    game = scene({HAYAI: INN, TASUKE: WELL, KABE: WELL}, {WELL: 2})
    assert game.asked == ("defender wounds.divide",)


def test_hayai_may_not_join_tasuke_while_the_shrine_silences_her():
    """Ruling."""
    game = scene({HAYAI: INN, TASUKE: WELL}, {WELL: 2}, silenced=[TASUKE])
    assert "hayai" not in game.happened
    assert game.wounds(TASUKE) == 2


def test_hayai_never_rides_to_the_market_nor_from_it():
    assert "plan.attack" in scene({HAYAI: INN}, {MARKET: 2}).asked[0]
    from_market = scene({HAYAI: MARKET}, {WELL: 1})
    assert from_market.asked != ("defender ronin.next",)


def test_a_kept_hayai_may_still_ride():
    """Ruling."""
    game = morning([KABE], kept={HAYAI: INN})
    game.attack({WELL: 1}).defend({KABE: PATH})
    game.defender(HAYAI)
    assert game.step("hayai").facts["target"] == WELL


def test_hayai_may_leave_tasuke_on_a_free_area():
    game = scene({HAYAI: INN, TASUKE: INN}, {WELL: 1}).defender(HAYAI)
    assert game.step("hayai").facts["target"] == WELL
    assert (game.wounds(HAYAI), game.wounds(TASUKE)) == (1, 0)


# Kabe


def test_kabe_has_no_ability_but_seven_endurance():
    game = scene({KABE: FIELD_NORTH}, {FIELD_NORTH: 6})
    assert game.wounds(KABE) == 6
    assert not game.fallen(KABE)


# Musashi


def test_musashi_kills_one_ninja_before_wounds_are_dealt():
    game = scene({MUSASHI: WELL}, {WELL: 2}).defender(MUSASHI)
    assert game.step("musashi").facts["after"] == 1
    assert game.wounds(MUSASHI) == 1
    assert game.occupied == []


def test_musashi_may_hold_back():
    """Ruling: his ability is a choice like every other, also where nobody else could act."""
    game = scene({MUSASHI: WELL, YUMI: INN}, {WELL: 2})
    assert game.offered == [MUSASHI, YUMI, PASS]
    game.defender(PASS)
    assert game.wounds(MUSASHI) == 2
    alone = scene({MUSASHI: WELL}, {WELL: 2})
    assert alone.offered == [MUSASHI, PASS]
    assert alone.defender(PASS).wounds(MUSASHI) == 2


def test_musashi_who_holds_back_leaves_the_watchtower_without_arrows():
    """It matters, because the ninja he would cut down would fill an empty pool."""
    village = {MUSASHI: WELL, KABE: INN}, {WELL: 1, WATCHTOWER: 1}
    struck = scene(*village, pool=0).defender(MUSASHI).attacker(WATCHTOWER)
    assert (struck.wounds(MUSASHI), struck.wounds(KABE)) == (0, 1)
    held_back = scene(*village, pool=0).defender(PASS)
    assert (held_back.wounds(MUSASHI), held_back.wounds(KABE)) == (1, 0)
    assert "plan.attack" in held_back.asked[0]


def test_musashi_strikes_ninja_that_yobu_has_driven_to_him():
    game = scene({MUSASHI: WELL, YOBU: INN}, {INN: 2})
    game.defender(YOBU, WELL, WELL, MUSASHI)
    assert game.happened[:3] == ["yobu", "musashi", "wounds"]
    assert game.wounds(MUSASHI) == 1


def test_musashi_on_a_free_area_has_nothing_to_strike():
    game = scene({MUSASHI: WELL}, {FIELD_NORTH: 1})
    assert game.happened[0] == "occupied"
    assert "attacker plan.attack" in game.asked


def test_musashi_strikes_beside_tasuke_too():
    game = scene({MUSASHI: WELL, TASUKE: WELL}, {WELL: 2}).defender(MUSASHI)
    assert game.step("musashi").facts["after"] == 1
    assert game.asked == ("defender wounds.divide",)


def test_musashi_cannot_strike_ninja_who_come_by_the_path():
    game = scene({MUSASHI: WELL}, {PATH: 1})
    game.attacker(PATH, WELL, "count:2")
    assert "musashi" not in game.happened
    assert game.wounds(MUSASHI) == 2


# Taiko


def test_taiko_heals_one_wound_of_another_and_it_goes_to_the_pool():
    game = scene({TAIKO: INN, KABE: WELL, YUMI: PATH}, {}, wounds={KABE: 3, TAIKO: 2}, pool=10)
    game.defender(TAIKO)
    assert game.wounds(KABE) == 2
    assert game.wounds(TAIKO) == 2
    assert game.pool == 11
    assert game.reserve == 20


def test_taiko_chooses_among_the_wounded():
    game = scene({TAIKO: INN, KABE: WELL, YOBU: PATH, HAYAI: PEN}, {}, wounds={KABE: 3, YOBU: 1})
    game.defender(TAIKO)
    assert game.offered == [KABE, YOBU, BACK]


def test_taiko_heals_only_from_a_free_area():
    game = scene({TAIKO: INN, KABE: WELL}, {INN: 1}, wounds={KABE: 3})
    assert "attacker plan.attack" in game.asked
    assert game.wounds(KABE) == 3


def test_taiko_heals_neither_to_nor_from_the_market():
    to_market = scene({TAIKO: INN, KABE: MARKET}, {}, wounds={KABE: 3})
    from_market = scene({TAIKO: MARKET, KABE: WELL}, {}, wounds={KABE: 3})
    assert "attacker plan.attack" in to_market.asked
    assert "attacker plan.attack" in from_market.asked


# Tasuke


def test_tasuke_stands_beside_another_and_shares_his_wounds():
    game = scene({TASUKE: WELL, KABE: WELL}, {WELL: 3}, wounds={KABE: 5})
    assert game.asked == ("defender wounds.divide",)
    assert game.offered == ["count:1", "count:2", "count:3"]
    game.defender("count:2")
    assert (game.wounds(TASUKE), game.wounds(KABE)) == (2, 6)


# Yobu


def test_yobu_drives_two_ninja_to_one_neighbour_beyond_its_limit():
    game = scene({YOBU: WELL}, {WELL: 3, INN: 1})
    game.defender(YOBU)
    assert game.offered == [INN, GRANARY, BACK]
    game.defender(INN, INN)
    assert game.ninja(INN) == 3
    assert game.wounds(YOBU) == 1


def test_yobu_drives_one_ninja_to_each_neighbour():
    game = scene({YOBU: WATCHTOWER}, {WATCHTOWER: 2})
    game.defender(YOBU, FIELD_SOUTH, INN)
    assert game.step("yobu").facts["moves"] == ((FIELD_SOUTH, 1), (INN, 1))
    assert game.wounds(YOBU) == 0


def test_yobu_may_drive_one_ninja_only():
    game = scene({YOBU: WELL}, {WELL: 2})
    game.defender(YOBU, INN)
    assert game.offered == [INN, GRANARY, PASS]
    game.defender(PASS)
    assert game.step("yobu").facts["ninja"] == 1
    assert game.wounds(YOBU) == 1


def test_yobu_is_not_asked_for_a_second_ninja_where_there_is_none():
    game = scene({YOBU: WELL}, {WELL: 1})
    game.defender(YOBU, INN)
    assert game.step("yobu").facts["after"] == 0


def test_yobu_on_a_free_area_and_on_the_market_drives_nobody():
    assert "attacker plan.attack" in scene({YOBU: WELL}, {FIELD_NORTH: 1}).asked
    assert "attacker plan.attack" in scene({YOBU: MARKET}, {MARKET: 2}).asked


def test_ninja_driven_to_an_area_without_a_ronin_occupy_it_and_it_may_act_today():
    game = scene({YOBU: WELL}, {WELL: 1}).defender(YOBU, GRANARY)
    assert game.offered == [GRANARY, PASS]


def test_yobu_drives_them_from_tasuke_too():
    game = scene({YOBU: WELL, TASUKE: WELL}, {WELL: 2}).defender(YOBU, INN, INN)
    assert (game.wounds(YOBU), game.wounds(TASUKE)) == (0, 0)


def test_yobu_cannot_drive_ninja_who_come_by_the_path():
    game = scene({YOBU: WELL}, {PATH: 1}).attacker(PATH, WELL, "count:2")
    assert "yobu" not in game.happened
    assert game.wounds(YOBU) == 2


def test_a_kept_yobu_may_still_drive():
    """Ruling."""
    game = morning([KABE], kept={YOBU: WELL})
    game.attack({WELL: 1}).defend({KABE: PATH})
    game.defender(YOBU, INN)
    assert game.ninja(INN) == 1


def test_ninja_driven_to_a_ronin_wound_him():
    game = scene({YOBU: WELL, KABE: GRANARY}, {WELL: 2})
    game.defender(YOBU, GRANARY, GRANARY)
    assert game.wounds(KABE) == 2


# Yumi


def test_yumi_shoots_a_ninja_of_the_reserve():
    game = scene({YUMI: WELL}, {SHRINE: 1}, pool=10)
    game.defender(YUMI)
    assert (game.step("yumi").facts["before"], game.step("yumi").facts["after"]) == (20, 19)
    assert game.pool == 11


def test_yumi_shoots_only_from_a_free_area_and_only_at_a_reserve():
    assert scene({YUMI: WELL}, {WELL: 1}).asked[0] == "attacker plan.attack"
    assert scene({YUMI: WELL}, {FIELD_NORTH: 1}, reserve=0).asked == ("defender plan.defend",)
    assert scene({YUMI: MARKET}, {}).asked[0] == "attacker plan.attack"
    assert scene({YUMI: WELL}, {FIELD_NORTH: 1}, reserve=1).offered == [YUMI, PASS]


# The Shrine's marker


def test_a_silenced_ronin_has_no_ability_this_round():
    game = scene(
        {YUMI: WELL, MUSASHI: INN, YOBU: PATH}, {INN: 2, PATH: 1}, silenced=[YUMI, MUSASHI, YOBU], reserve=9
    )
    assert game.wounds(MUSASHI) == 2
    assert game.wounds(YOBU) == 1
    assert game.reserve == 9
