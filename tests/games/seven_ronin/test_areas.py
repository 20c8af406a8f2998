"""Phase II, step 3: what each occupied area can do. The Inn has its own scenes."""

from __future__ import annotations

from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.village import (
    FIELD_NORTH,
    FIELD_SOUTH,
    GRANARY,
    GRAVEYARD,
    INN,
    PATH,
    PEN,
    SHRINE,
    WATCHTOWER,
    WELL,
)

from .scene import BACK, PASS, morning, scene


def test_the_attacker_chooses_the_order_and_each_area_acts_once():
    game = scene({KABE: INN}, {WELL: 1, GRANARY: 1})
    assert game.asked == ("attacker areas.next",)
    assert game.offered == [WELL, GRANARY, PASS]
    game.attacker(GRANARY)
    assert game.offered == [WELL, PASS]
    game.attacker(WELL)
    assert game.happened == ["occupied", "granary", "well", "count", "retreat", "round"]


def test_area_abilities_are_optional():
    """Ruling."""
    game = scene({KABE: INN}, {WELL: 1, GRANARY: 1}).attacker(PASS)
    assert game.wounds(KABE) == 0
    assert game.reserve == 20


def test_an_area_with_a_ronin_does_not_act():
    game = scene({KABE: WELL}, {WELL: 1, GRANARY: 1})
    assert game.offered == [GRANARY, PASS]


def test_an_area_acts_again_the_next_day():
    game = scene({KABE: INN}, {WELL: 1}).attacker(WELL)
    game.attack({SHRINE: 1, PATH: 1}).defend({KABE: INN})
    assert WELL in game.offered


# Watchtower


def test_the_watchtower_wounds_everybody_on_the_areas_beside_it_from_the_pool():
    game = scene({KABE: INN, YOBU: FIELD_SOUTH, YUMI: WELL}, {WATCHTOWER: 1}, pool=10, silenced=[YUMI])
    game.attacker(WATCHTOWER)
    assert game.step("watchtower").facts["hits"] == ((YOBU, 1, 0, 1), (KABE, 1, 0, 1))
    assert game.wounds(YUMI) == 0
    assert (game.pool, game.reserve) == (8, 20)


def test_the_watchtower_hits_tasuke_and_the_ronin_beside_her():
    """Ruling: arrows cannot be shared."""
    game = scene({TASUKE: INN, KABE: INN}, {WATCHTOWER: 1}).attacker(WATCHTOWER)
    assert (game.wounds(TASUKE), game.wounds(KABE)) == (1, 1)


def test_a_pool_too_small_for_the_volley_is_used_up_where_the_attacker_wants():
    """Ruling."""
    game = scene({TASUKE: INN, KABE: INN, YOBU: FIELD_SOUTH}, {WATCHTOWER: 1}, pool=2)
    game.attacker(WATCHTOWER)
    assert game.asked == ("attacker watchtower.targets",)
    assert game.offered == [YOBU, TASUKE, KABE, BACK]
    game.attacker(TASUKE)
    assert game.wounds(TASUKE) == 0
    game.attacker(YOBU)
    assert game.step("watchtower").facts["ronin"] == (TASUKE, YOBU)
    assert (game.wounds(TASUKE), game.wounds(YOBU), game.wounds(KABE)) == (1, 1, 0)
    assert game.pool == 0


def test_a_pool_that_is_just_enough_leaves_nothing_to_choose():
    game = scene({KABE: INN, YOBU: FIELD_SOUTH}, {WATCHTOWER: 1}, pool=2).attacker(WATCHTOWER)
    assert (game.wounds(YOBU), game.wounds(KABE), game.pool) == (1, 1, 0)


def test_a_volley_is_taken_from_the_pool_before_the_fallen_return_theirs():
    """Ruling: with a pool of one, Yobu's own three ninja do not pay for the second arrow."""
    game = scene({YOBU: INN, KABE: FIELD_SOUTH}, {WATCHTOWER: 1}, wounds={YOBU: 2}, pool=1)
    game.attacker(WATCHTOWER, YOBU)
    assert game.fallen(YOBU)
    assert game.wounds(KABE) == 0
    assert game.pool == 3


def test_the_watchtower_with_nobody_beside_it_or_an_empty_pool_does_not_act():
    assert "plan.attack" in scene({KABE: WELL}, {WATCHTOWER: 1}).asked[0]
    assert "plan.attack" in scene({KABE: INN}, {WATCHTOWER: 1}, pool=0).asked[0]


# Granary


def test_the_granary_brings_two_ninja_from_the_pool():
    game = scene({KABE: INN}, {GRANARY: 1}, pool=10).attacker(GRANARY)
    assert (game.pool, game.reserve) == (8, 22)


def test_the_granary_brings_what_the_pool_has():
    """Ruling."""
    game = scene({KABE: INN}, {GRANARY: 1}, pool=1).attacker(GRANARY)
    assert game.step("granary").facts["ninja"] == 1
    assert (game.pool, game.reserve) == (0, 21)


def test_the_granary_may_leave_one_in_a_small_pool_for_the_well():
    """Ruling: two may be one. The first takes the Path to the Well, the other is the poison."""
    game = scene({KABE: INN}, {GRANARY: 1, PATH: 1}, pool=2, reserve=0).attacker(GRANARY)
    assert game.asked == ("attacker granary.number",)
    assert game.offered == ["count:1", "count:2", BACK]
    game.attacker("count:1", PATH, WELL, WELL)
    assert (game.wounds(KABE), game.pool, game.reserve) == (1, 0, 0)


def test_the_granary_asks_for_a_number_only_while_the_pool_may_run_dry():
    assert scene({KABE: INN}, {GRANARY: 1}, pool=7).attacker(GRANARY).reserve == 22
    assert scene({KABE: INN}, {GRANARY: 1}, pool=6).attacker(GRANARY).reserve == 20
    assert scene({KABE: INN}, {GRANARY: 1}, pool=1).attacker(GRANARY).reserve == 21


# Well


def test_the_well_wounds_a_ronin_of_the_attackers_choice_anywhere():
    game = scene({KABE: INN, YOBU: PATH}, {WELL: 1}, pool=10).attacker(WELL)
    assert game.offered == [KABE, YOBU, BACK]
    game.attacker(YOBU)
    assert game.wounds(YOBU) == 1
    assert game.pool == 9


def test_the_last_ninja_of_the_pool_is_poison_enough():
    game = scene({KABE: INN}, {WELL: 1}, pool=1).attacker(WELL)
    assert (game.wounds(KABE), game.pool) == (1, 0)


def test_the_well_finds_tasuke_or_her_partner_as_the_attacker_likes():
    game = scene({TASUKE: INN, KABE: INN}, {WELL: 1}).attacker(WELL, KABE)
    assert (game.wounds(TASUKE), game.wounds(KABE)) == (0, 1)


def test_well_and_granary_need_a_pool():
    game = scene({KABE: INN}, {WELL: 1, GRANARY: 1}, pool=0)
    assert game.asked == ("attacker plan.attack", "defender plan.defend")


def test_the_well_can_kill():
    game = scene({YOBU: INN, KABE: PATH}, {WELL: 1}, wounds={YOBU: 2}).attacker(WELL, YOBU)
    assert game.step("fall").facts["area"] == INN
    assert game.fallen(YOBU)


# Animal Pen


def test_a_ronin_kept_by_the_pen_stays_on_the_board():
    game = scene({KABE: INN, YUMI: PATH}, {PEN: 1}, silenced=[YUMI]).attacker(PEN, KABE)
    assert dict(game.step("pen").facts) == {"area": PEN, "ronin": KABE}
    assert game.step("retreat").facts["kept"] == (KABE,)
    assert (game.tile(KABE).place, game.tile(YUMI).place) == (INN, None)
    assert game.tile(KABE).kept


def test_with_the_inn_two_ronin_may_be_kept():
    """Ruling."""
    game = scene({KABE: WELL, HAYAI: PATH, YUMI: SHRINE}, {PEN: 1, INN: 1}, silenced=[YUMI, HAYAI])
    game.attacker(PEN, KABE, INN)
    assert game.offered == [HAYAI, YUMI, BACK]
    game.attacker(YUMI)
    assert game.step("retreat").facts["kept"] == (KABE, YUMI)


def test_the_inn_may_keep_tasuke_and_the_ronin_beside_her_while_the_shrine_silences_her():
    """Ruling: then the Attacker divides their wounds. Those of the Path today the Defender still divides."""
    game = scene({TASUKE: WELL, KABE: WELL}, {PEN: 1, INN: 1, SHRINE: 1, PATH: 1})
    game.attacker(SHRINE, PEN, TASUKE, INN, PEN, PATH, WELL, "count:1")
    assert game.asked == ("defender wounds.divide",)
    game.defender("count:0")
    assert game.step("retreat").facts["kept"] == (KABE, TASUKE)
    assert game.asked == ("attacker plan.attack",)
    game.attack({WELL: 1, SHRINE: 1})
    assert game.asked == ("attacker wounds.divide",)
    game.attacker("count:1")
    assert (game.wounds(TASUKE), game.wounds(KABE)) == (1, 1)


def test_a_ronin_is_kept_for_one_night_and_may_be_kept_again():
    game = morning([YUMI], {PEN: 1}, kept={KABE: INN}, silenced=[YUMI])
    game.attack({PATH: 1}).defend({YUMI: WELL})
    game.attacker(PEN)
    assert game.offered == [KABE, YUMI, BACK]
    game.attacker(YUMI, PASS)
    assert game.tile(KABE).place is None


def test_the_pen_does_not_keep_a_ronin_who_falls_after_all():
    game = scene({YOBU: INN, KABE: WELL}, {PEN: 1, PATH: 1}, wounds={YOBU: 2})
    game.attacker(PEN, YOBU, PATH, INN, "count:1")
    assert game.fallen(YOBU)
    assert game.step("retreat").facts["kept"] == ()


# Shrine


def test_the_shrine_takes_an_ability_for_the_next_round_only():
    game = scene({YUMI: INN, KABE: WELL}, {SHRINE: 1}).defender(PASS).attacker(SHRINE)
    assert game.step("shrine").facts["ronin"] == YUMI
    assert game.tile(YUMI).silenced
    game.attack({GRANARY: 2}).defend({YUMI: INN, KABE: GRANARY})
    assert game.asked == ("attacker areas.next",)
    game.attacker(PASS)
    assert not game.tile(YUMI).silenced


def test_the_shrine_cannot_touch_kabe():
    assert "plan.attack" in scene({KABE: INN}, {SHRINE: 1}).asked[0]


def test_a_second_marker_is_not_laid_on_the_same_ronin():
    """Ruling."""
    game = scene({YUMI: WELL, MUSASHI: PATH, KABE: PEN}, {SHRINE: 1, INN: 1}, silenced=[YUMI])
    game.attacker(SHRINE, MUSASHI, INN)
    assert [step.facts["ronin"] for step in game.steps if step.name == "shrine"] == [MUSASHI, YUMI]
    assert game.view.round == 2


def test_a_silenced_ronin_may_be_silenced_again():
    game = scene({YUMI: WELL}, {SHRINE: 1}, silenced=[YUMI]).attacker(SHRINE)
    assert game.tile(YUMI).silenced


# Graveyard


def test_the_graveyard_withdraws_up_to_two_ninja_from_one_or_two_areas():
    game = scene({KABE: INN}, {GRAVEYARD: 1, FIELD_NORTH: 2}).attacker(GRAVEYARD)
    assert game.offered == [FIELD_NORTH, GRAVEYARD, BACK]
    game.attacker(FIELD_NORTH)
    assert game.offered == [FIELD_NORTH, GRAVEYARD, PASS]
    game.attacker(GRAVEYARD)
    assert game.step("graveyard").facts["moves"] == ((FIELD_NORTH, 1), (GRAVEYARD, 1))
    assert game.reserve == 22
    assert game.occupied == [FIELD_NORTH]


def test_the_graveyard_may_withdraw_one_only():
    game = scene({KABE: INN}, {GRAVEYARD: 1, FIELD_NORTH: 2}).attacker(GRAVEYARD, FIELD_NORTH, PASS)
    assert game.reserve == 21


def test_an_area_emptied_by_the_graveyard_acts_no_more():
    game = scene({KABE: INN}, {GRAVEYARD: 1, WELL: 1}).attacker(GRAVEYARD, WELL, PASS)
    assert "well" not in game.happened
    assert "plan.attack" in game.asked[0]


# Path


def test_the_path_brings_up_to_two_ninja_beyond_any_limit():
    """Ruling: any area will do, also an occupied one."""
    game = scene({KABE: INN}, {PATH: 1, WELL: 1}).attacker(PATH)
    assert len(game.offered) == 10 + 1
    game.attacker(WELL)
    assert game.offered == ["count:1", "count:2", BACK]
    game.attacker("count:2", PASS)
    assert game.ninja(WELL) == 3
    assert game.reserve == 18


def test_ninja_of_the_path_wound_a_ronin_at_once_and_the_rest_occupy():
    game = scene({YUMI: WELL, KABE: INN}, {PATH: 1}, wounds={YUMI: 2}, silenced=[YUMI])
    game.attacker(PATH, WELL, "count:2")
    assert game.happened[1:4] == ["path", "wounds", "fall"]
    assert game.ninja(WELL) == 1
    assert game.offered == [WELL, PASS]


def test_the_last_of_the_reserve_takes_the_path_without_asking_how_many():
    game = scene({KABE: INN}, {PATH: 1}, reserve=1).attacker(PATH, GRANARY)
    assert game.step("path").facts["ninja"] == 1


def test_the_path_needs_a_reserve():
    game = scene({KABE: INN}, {PATH: 1, FIELD_NORTH: 1}, reserve=0)
    assert game.asked == ("defender plan.defend",)


def test_an_area_that_has_acted_does_not_act_again_when_it_is_taken_anew():
    game = scene({KABE: INN}, {GRANARY: 1, GRAVEYARD: 2, PATH: 1}, reserve=4)
    game.attacker(GRANARY, GRAVEYARD, GRANARY, PASS, PATH, GRANARY, "count:1")
    assert game.happened.count("granary") == 1
    counted = game.step("count").facts["areas"]
    assert isinstance(counted, tuple)
    assert GRANARY in counted


def test_ninja_of_the_path_who_all_become_wounds_occupy_nothing():
    game = scene({KABE: WELL}, {PATH: 1}).attacker(PATH, WELL, "count:2")
    assert game.wounds(KABE) == 2
    assert game.step("count").facts["areas"] == (PATH,)


def test_the_path_is_no_way_for_ninja_of_the_pool():
    game = scene({KABE: WELL}, {PATH: 1}, reserve=5, pool=10).attacker(PATH, WELL, "count:2")
    assert (game.reserve, game.pool) == (3, 10)
