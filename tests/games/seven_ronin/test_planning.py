"""Phase I: what may be planned, what is refused, and what lies on the board when both lift their screens."""

from __future__ import annotations

import pytest

from bot.engine import Counter, Dealer, Form, Refusal, Setup, Slot
from bot.engine.match import Match
from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TAIKO, TASUKE, YOBU, YUMI
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_ronin.state import ATTACKER, DEFENDER
from bot.games.seven_ronin.view import VillageView
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

from .scene import Scene, morning


def places_open_to(game: Scene, ronin: str) -> tuple[str, ...]:
    form = game.match.pending[DEFENDER].request
    assert isinstance(form, Form)
    slot = form.by_key[ronin]
    assert isinstance(slot, Slot)
    return slot.choices


def most(game: Scene, place: str) -> int:
    form = game.match.pending[ATTACKER].request
    assert isinstance(form, Form)
    return next(field.most for field in form.fields if isinstance(field, Counter) and field.key == place)


def test_a_game_begins_with_forty_ninja_in_reserve_and_seven_ronin_unhurt():
    view = Match(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), Dealer("dawn")).view(None)
    assert isinstance(view, VillageView)
    assert (view.round, view.reserve, view.pool, view.market_ninja) == (1, 40, 10, 0)
    assert not any(area.ninja or area.ronin for area in view.areas)
    assert not any(tile.silenced or tile.kept or tile.used for tile in view.ronin)
    assert {tile.key: tile.endurance for tile in view.ronin if not tile.wounds and not tile.fallen} == {
        HAYAI: 5,
        KABE: 7,
        MUSASHI: 4,
        TAIKO: 5,
        TASUKE: 3,
        YOBU: 3,
        YUMI: 3,
    }


# The Attacker


def test_the_first_morning_shows_both_leaders_their_form():
    game = morning([KABE], reserve=40)
    assert game.asked == ("attacker plan.attack", "defender plan.defend")
    assert dict(game.match.pending[ATTACKER].request.facts) == {
        "round": 1,
        "threat": 3,
        "reserve": 40,
        "bonus": 0,
        "least": 1,
    }


def test_threat_bounds_the_areas_attacked_but_not_the_market():
    game = morning([KABE], round=1)
    too_many = game.attack_problems({WELL: 1, INN: 1, SHRINE: 1, PATH: 1})
    assert dict(too_many["too-many-areas"].facts) == {"count": 4, "threat": 3}
    assert game.attack_problems({WELL: 1, INN: 1, SHRINE: 1, MARKET: 1}) == {}


@pytest.mark.parametrize(("day", "threat"), [(1, 3), (2, 4), (5, 7), (8, 10)])
def test_threat_grows_every_day(day: int, threat: int):
    assert morning([KABE], round=day).match.pending[ATTACKER].request.facts["threat"] == threat


def test_the_limits_are_those_of_the_board():
    game = morning([KABE])
    ones, twos = (WATCHTOWER, INN, WELL, SHRINE), (GRANARY, PEN, PATH, GRAVEYARD, FIELD_SOUTH)
    assert [most(game, area) for area in ones] == [1] * 4
    assert [most(game, area) for area in twos] == [2] * 5
    assert most(game, FIELD_NORTH) == 3


def test_a_limit_counts_new_ninja_only():
    game = morning([KABE], {GRANARY: 5})
    assert most(game, GRANARY) == 2
    assert game.attack_problems({GRANARY: 2}) == {}


def test_without_the_market_no_counter_goes_over_its_limit():
    game = morning([KABE])
    with pytest.raises(Refusal):
        game.attack({WELL: 2})


def test_each_ninja_on_the_market_raises_one_limit_by_one():
    game = morning([KABE], {MARKET: 2}, round=2)
    assert most(game, WELL) == 3
    over = game.attack_problems({WELL: 3, INN: 2})
    assert dict(over["over-limit"].facts) == {"areas": (WELL, INN), "over": 3, "bonus": 2}
    named = game.attack_problems({WELL: 3, INN: 2, PATH: 2})["over-limit"].facts["areas"]
    assert named == (WELL, INN)
    assert game.attack_problems({WELL: 2, INN: 2}) == {}


def test_several_raises_may_go_to_one_area():
    assert morning([KABE], {MARKET: 3}, round=2).attack_problems({WELL: 4}) == {}


def test_a_ninja_sent_to_the_market_raises_a_limit_from_tomorrow_on_and_day_after_day():
    game = morning([KABE])
    with pytest.raises(Refusal):
        game.attack({MARKET: 1, WELL: 2})
    game.attack({MARKET: 1}).defend({KABE: PATH})
    for _ in range(2):
        assert most(game, WELL) == 2
        game.attack({WELL: 2, FIELD_NORTH: 1}).defend({KABE: WELL})


def test_raises_hold_even_if_the_market_is_cleared_at_the_reveal():
    """Ruling."""
    game = morning([KABE], {MARKET: 1}, round=2)
    game.attack({WELL: 2}).defend({KABE: MARKET})
    assert game.step("reveal").facts["arrivals"] == ((WELL, 2),)
    assert game.after("market").areas[2].ninja == 2


def test_only_one_ninja_a_day_goes_to_the_market():
    assert most(morning([KABE], {MARKET: 3}), MARKET) == 1


def test_round_n_calls_for_n_ninja_the_market_included():
    game = morning([KABE], round=3)
    too_few = game.attack_problems({PATH: 1, MARKET: 1})
    assert dict(too_few["too-few-ninja"].facts) == {"sent": 2, "least": 3, "round": 3}
    assert game.attack_problems({PATH: 2, MARKET: 1}) == {}


def test_a_reserve_smaller_than_the_least_must_be_sent_whole():
    """Ruling."""
    game = morning([KABE], {PATH: 1}, round=5, reserve=2)
    assert set(game.attack_problems({WELL: 1})) == {"too-few-ninja"}
    assert game.attack_problems({WELL: 1, INN: 1}) == {}


def test_nobody_sends_more_than_the_reserve_and_all_problems_are_named_at_once():
    game = morning([KABE], {MARKET: 1}, round=1, reserve=3)
    problems = game.attack_problems({FIELD_NORTH: 2, FIELD_SOUTH: 2, WELL: 1, PATH: 2, INN: 1})
    assert set(problems) == {"too-many-areas", "more-than-reserve"}
    assert dict(problems["more-than-reserve"].facts) == {"sent": 8, "reserve": 3}


def test_the_last_ninja_of_the_reserve_must_go_too():
    game = morning([KABE], {PATH: 1}, round=5, reserve=1)
    assert game.asked[0] == "attacker plan.attack"
    assert set(game.attack_problems({})) == {"too-few-ninja"}


def test_an_attacker_without_reserve_is_not_asked():
    game = morning([KABE], {PATH: 1}, reserve=0)
    assert game.asked == ("defender plan.defend",)
    game.defend({KABE: WELL})
    assert game.step("reveal").facts["sent"] == 0


# The Defender


def test_every_ronin_must_be_sent():
    game = morning([KABE, YOBU, TAIKO])
    problems = game.defence_problems({KABE: WELL})
    assert dict(problems["ronin-waiting"].facts) == {"ronin": (TAIKO, YOBU), "count": 2}


def test_the_fallen_are_not_sent():
    game = morning([KABE])
    form = game.match.pending[DEFENDER].request
    assert isinstance(form, Form)
    assert [slot.key for slot in form.fields] == [KABE]


def test_two_ronin_cannot_share_an_area():
    problems = morning([KABE, YOBU]).defence_problems({KABE: WELL, YOBU: WELL})
    assert dict(problems["area-shared"].facts) == {"area": WELL, "ronin": (KABE, YOBU)}


def test_tasuke_may_share_an_area_with_one_but_not_with_two():
    game = morning([KABE, TASUKE, YOBU])
    three = game.defence_problems({KABE: WELL, TASUKE: WELL, YOBU: WELL})
    assert dict(three["area-shared"].facts) == {"area": WELL, "ronin": (KABE, TASUKE, YOBU)}
    assert game.defence_problems({KABE: WELL, TASUKE: WELL, YOBU: PATH}) == {}


def test_tasuke_under_a_shrine_marker_stands_alone():
    """Ruling."""
    game = morning([KABE, TASUKE], silenced=[TASUKE])
    problems = game.defence_problems({KABE: WELL, TASUKE: WELL})
    assert dict(problems["tasuke-silenced"].facts) == {"area": WELL, "ronin": (KABE, TASUKE)}
    assert game.defence_problems({KABE: WELL, TASUKE: INN}) == {}


def test_a_ronin_may_go_to_the_market_only_if_ninja_are_there_when_planning_starts():
    assert MARKET not in places_open_to(morning([KABE]), KABE)
    assert MARKET in places_open_to(morning([KABE], {MARKET: 1}), KABE)


def test_nobody_shares_the_market_not_even_tasuke():
    problems = morning([KABE, TASUKE], {MARKET: 1}).defence_problems({KABE: MARKET, TASUKE: MARKET})
    assert dict(problems["market-shared"].facts) == {"ronin": (KABE, TASUKE)}


def test_a_kept_ronin_counts_as_sent_and_fills_his_area():
    """Ruling."""
    game = morning([YOBU], kept={KABE: WELL})
    assert game.match.pending[DEFENDER].request.facts["kept"] == (KABE,)
    assert WELL not in places_open_to(game, YOBU)
    game.attack({WELL: 1}).defend({YOBU: PATH})
    revealed = game.step("reveal").facts["ronin"]
    assert isinstance(revealed, tuple)
    assert (KABE, WELL) in revealed
    assert game.wounds(KABE) == 1


def test_tasuke_may_join_a_kept_ronin():
    game = morning([TASUKE, YOBU], kept={KABE: WELL})
    assert game.defence_problems({TASUKE: WELL, YOBU: INN}) == {}


def test_one_ronin_may_join_a_kept_tasuke_unless_the_shrine_silenced_her():
    game = morning([KABE, YOBU], kept={TASUKE: WELL})
    crowd = game.defence_problems({KABE: WELL, YOBU: WELL})
    assert set(crowd) == {"area-shared"}
    assert game.defence_problems({KABE: WELL, YOBU: INN}) == {}
    silenced = morning([KABE], kept={TASUKE: WELL}, silenced=[TASUKE])
    assert WELL not in places_open_to(silenced, KABE)


def test_two_who_were_kept_together_stay_together_even_if_the_shrine_silenced_tasuke():
    """Nobody has sent them there today, so nothing is wrong with a plan for the others."""
    kept = {KABE: WELL, TASUKE: WELL}
    game = morning([YOBU], kept=kept, silenced=[TASUKE])
    assert game.defence_problems({YOBU: INN}) == {}
    assert WELL not in places_open_to(morning([YOBU], kept=kept), YOBU)


def test_nobody_is_asked_whose_ronin_are_all_kept():
    game = morning([], kept={KABE: WELL})
    assert game.asked == ("attacker plan.attack",)
    game.attack({PEN: 1})
    assert "reveal" in game.happened


# The reveal


def test_plans_stay_secret_until_both_are_locked_in():
    game = morning([KABE, HAYAI])
    before = game.view
    game.attack({WELL: 1})
    assert game.match.view(DEFENDER) == game.match.view(None) == before
    game.defend({KABE: WELL, HAYAI: INN})
    assert game.after("reveal").phase == "combat"
    assert game.step("reveal").facts["arrivals"] == ((WELL, 1),)


def test_a_locked_plan_may_be_changed_until_the_other_locks_in():
    game = morning([KABE])
    game.attack({WELL: 1}).attack({PATH: 2})
    game.defend({KABE: PATH})
    assert game.step("reveal").facts["arrivals"] == ((PATH, 2),)


def test_the_reveal_names_everything_in_ring_order():
    game = morning([MUSASHI, KABE], round=2)
    game.attack({MARKET: 1, SHRINE: 1, WATCHTOWER: 1}).defend({KABE: SHRINE, MUSASHI: GRAVEYARD})
    assert dict(game.step("reveal").facts) == {
        "sent": 3,
        "arrivals": ((WATCHTOWER, 1), (SHRINE, 1), (MARKET, 1)),
        "ronin": ((KABE, SHRINE), (MUSASHI, GRAVEYARD)),
        "areas": (WATCHTOWER, SHRINE),
        "count": 2,
        "market": 1,
        "guards": (KABE,),
        "guarded": 1,
    }
    assert game.reserve == 17
