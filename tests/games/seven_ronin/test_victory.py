"""The end of the game, and situations that do not end it."""

from __future__ import annotations

from bot.engine import Dealer, Setup
from bot.engine.match import Match
from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.games.seven_ronin.village import (
    FIELD_NORTH,
    FIELD_SOUTH,
    GRANARY,
    GRAVEYARD,
    INN,
    MARKET,
    PATH,
    PEN,
    SHRINE,
    WATCHTOWER,
    WELL,
)

from .scene import PASS, morning, scene

FALLEN = (ATTACKER, "ronin-fallen")
HELD = (ATTACKER, "areas-held")
GONE = (DEFENDER, "ninja-gone")
WINTER = (DEFENDER, "winter")


# The last of either side


def test_the_attacker_wins_when_the_last_ronin_falls():
    game = scene({YOBU: WELL}, {WELL: 3}, silenced=[YOBU], reserve=1)
    assert game.ending == FALLEN
    assert game.happened[-2:] == ["fall", "over"]


def test_ninja_left_on_the_board_are_enough():
    assert scene({YUMI: WELL}, {WELL: 4}, reserve=0).ending == FALLEN


def test_ninja_left_on_the_market_are_enough():
    """Ruling."""
    assert scene({YUMI: WELL}, {WELL: 3, MARKET: 1}, reserve=0).ending == FALLEN


def test_the_ronin_win_when_the_last_of_both_fall_in_the_same_blow():
    assert scene({YUMI: WELL}, {WELL: 3}, reserve=0).ending == GONE


def test_one_clash_after_the_other_still_ends_with_the_last_ninja():
    assert scene({YUMI: WELL, TASUKE: INN}, {WELL: 3, INN: 3}, reserve=0).ending == GONE


def test_the_well_can_fell_the_last_ronin():
    assert scene({YUMI: INN}, {WELL: 1}, wounds={YUMI: 2}, silenced=[YUMI]).attacker(WELL).ending == FALLEN


def test_the_watchtower_can_fell_the_last_two():
    game = scene({YUMI: INN, TASUKE: INN}, {WATCHTOWER: 1}, wounds={YUMI: 2, TASUKE: 2}, silenced=[YUMI])
    assert game.attacker(WATCHTOWER).ending == FALLEN
    assert game.happened.count("fall") == 2


def test_the_path_can_fell_the_last_ronin():
    game = scene({YUMI: INN}, {PATH: 1}, wounds={YUMI: 1}, silenced=[YUMI]).attacker(PATH, INN, "count:2")
    assert game.ending == FALLEN


def test_the_defender_wins_when_wounds_use_up_the_last_ninja():
    assert scene({KABE: WELL}, {WELL: 3}, reserve=0).ending == GONE


def test_the_defender_wins_with_musashis_last_cut():
    game = scene({MUSASHI: WELL}, {WELL: 1}, reserve=0).defender(MUSASHI)
    assert game.ending == GONE
    assert game.happened == ["musashi", "over"]


def test_the_defender_wins_with_yumis_last_arrow():
    assert scene({YUMI: WELL}, {}, reserve=1).defender(YUMI).ending == GONE


def test_the_defender_wins_by_clearing_the_market():
    game = morning([KABE], {MARKET: 2}, reserve=0)
    assert game.defend({KABE: MARKET}).ending == GONE


def test_ninja_on_the_market_keep_the_attacker_in_the_game():
    game = scene({KABE: WELL}, {WELL: 2, MARKET: 1}, reserve=0)
    assert game.ending is None
    assert game.asked == ("defender plan.defend",)


def test_ninja_on_tiles_and_in_the_pool_do_not_count():
    game = scene({KABE: WELL, YOBU: INN}, {WELL: 1}, wounds={KABE: 3, YOBU: 2}, reserve=0)
    assert game.ending == GONE


def test_the_defender_wins_by_hunger():
    game = scene({KABE: WELL}, {WELL: 1}, round=4, reserve=1)
    assert game.ending == GONE
    assert game.happened[-2:] == ["starvation", "over"]


# Five areas


def test_five_areas_win():
    game = scene({KABE: INN}, {WELL: 1, GRANARY: 1, PEN: 1, SHRINE: 1, GRAVEYARD: 1})
    assert game.ending is None
    game.attacker(PASS)
    assert game.step("count").facts["count"] == 5
    assert game.ending == HELD


def test_four_areas_do_not():
    assert scene({KABE: INN}, {WELL: 1, GRANARY: 1, PEN: 1, SHRINE: 1}).attacker(PASS).ending is None


def test_two_fields_count_as_three():
    game = scene({KABE: INN}, {FIELD_NORTH: 1, FIELD_SOUTH: 1, PEN: 1, SHRINE: 1}).attacker(PASS)
    assert game.ending == HELD


def test_one_field_and_the_inn_copying_it_count_as_three():
    game = scene({KABE: WELL}, {FIELD_NORTH: 1, INN: 1, PEN: 1, PATH: 1}, reserve=0)
    game.attacker(INN, FIELD_NORTH, PASS)
    assert game.ending == HELD


def test_the_inn_counts_for_no_more_if_it_copies_something_else():
    game = scene({KABE: WELL}, {FIELD_NORTH: 1, INN: 1, PEN: 1, GRANARY: 1})
    game.attacker(INN, GRANARY, PASS)
    assert game.step("count").facts["count"] == 4
    assert game.ending is None


def test_both_fields_and_the_inn_are_three_and_one_never_more():
    game = scene({KABE: WELL}, {FIELD_NORTH: 1, FIELD_SOUTH: 1, INN: 1})
    assert game.step("count").facts["count"] == 4
    assert game.ending is None


def test_a_copied_field_counts_only_while_it_is_occupied():
    """Ruling."""
    game = scene({KABE: WELL}, {FIELD_NORTH: 1, INN: 1, GRAVEYARD: 2, PEN: 1})
    game.attacker(INN, FIELD_NORTH, GRAVEYARD, FIELD_NORTH, GRAVEYARD, PASS)
    assert game.step("count").facts["count"] == 3


def test_a_copied_field_counts_only_while_the_inn_is_occupied():
    """Ruling."""
    game = scene({KABE: WELL}, {FIELD_NORTH: 1, INN: 1, GRAVEYARD: 2, PEN: 1})
    game.attacker(INN, FIELD_NORTH, GRAVEYARD, INN, PASS, PASS)
    assert game.step("count").facts["count"] == 3


def test_one_field_that_the_inn_does_not_copy_is_one_area():
    game = scene({KABE: WELL}, {FIELD_NORTH: 1, INN: 1, PEN: 1, SHRINE: 1}).attacker(PASS)
    assert game.step("count").facts["count"] == 4
    assert game.ending is None


def test_two_fields_the_inn_and_one_more_win():
    game = scene({KABE: WELL}, {FIELD_NORTH: 1, FIELD_SOUTH: 1, INN: 1, PEN: 1}).attacker(PASS)
    assert game.step("count").facts["count"] == 5
    assert game.ending == HELD


def test_the_areas_are_counted_after_withdrawals():
    """Ruling."""
    game = scene({KABE: INN}, {WELL: 1, GRANARY: 1, PEN: 1, SHRINE: 1, GRAVEYARD: 1})
    game.attacker(GRAVEYARD, WELL, PASS, PASS)
    assert game.ending is None


def test_five_areas_at_the_start_of_combat_are_not_enough():
    game = scene({HAYAI: INN}, {WELL: 1, GRANARY: 1, PEN: 1, SHRINE: 1, GRAVEYARD: 1})
    game.defender(HAYAI, WELL).attacker(PASS)
    assert game.step("count").facts["count"] == 4
    assert game.ending is None


# Winter


def test_the_defender_wins_when_the_eighth_round_ends():
    game = scene({KABE: INN}, {WELL: 1}, round=8).attacker(PASS)
    assert game.ending == WINTER
    assert game.view.winner == DEFENDER
    assert game.view.phase == "over"


def test_the_eighth_round_ends_before_anybody_starves():
    """Ruling."""
    game = scene({KABE: INN}, {WELL: 1}, round=8).attacker(PASS)
    assert "starvation" not in game.happened
    assert game.reserve == 20


def test_five_areas_in_the_eighth_round_still_win():
    game = scene({KABE: INN}, {WELL: 1, GRANARY: 1, PEN: 1, SHRINE: 1, GRAVEYARD: 1}, round=8)
    assert game.attacker(PASS).ending == HELD


def test_every_round_is_remembered_for_the_chart():
    game = scene({KABE: INN, YUMI: PATH}, {WELL: 2, MARKET: 1}, wounds={KABE: 2}, round=8, silenced=[YUMI])
    (record,) = game.attacker(PASS).view.records
    assert (record.round, record.board, record.reserve) == (8, 3, 20)
    assert (record.wounds, record.fallen, record.occupied) == (2, 5, 1)


def test_giving_up_loses():
    for gives_up, wins in ((ATTACKER, DEFENDER), (DEFENDER, ATTACKER)):
        match = Match(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), Dealer("x"))
        match.resign(gives_up)
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.reason) == ((wins,), "resigned")
