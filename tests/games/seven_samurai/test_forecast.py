"""Properties of forecasts for every samurai and all prices."""

from __future__ import annotations

import numpy as np
import pytest

from bot.engine import Seat
from bot.games.seven_samurai.advisor.cards import CARDS, EVEN, STRIKES
from bot.games.seven_samurai.advisor.forecast import (
    LENT,
    MISSING,
    ROOM,
    STINGS,
    TURNS,
    WOUNDS,
    Costs,
    Forecast,
    Forecasts,
    Raid,
    forecast,
)
from bot.games.seven_samurai.raiders import BOSSES, LIEUTENANTS, PLUNDERERS
from bot.games.seven_samurai.samurai import GOROBEI, KANBEI, KATSUSHIRO, KYUZO, SEATS

SLIGHT = 1e-5
RAIDS = (
    Raid("easy", 2, 1, 3),
    Raid("normal", 5, 2, 2),
    Raid("hard", 3, 3, 3),
    Raid("heroic", 7, 3, 1),
)


def not_above(low: Costs, high: Costs) -> bool:
    """Everywhere, but for what is lost in rounding."""
    return bool((low <= high + SLIGHT).all())


@pytest.fixture(
    params=RAIDS, ids=lambda raid: f"{raid.level} {raid.players} round {raid.round}", scope="module"
)
def raid(request: pytest.FixtureRequest) -> Raid:
    assert isinstance(request.param, Raid)
    return request.param


@pytest.fixture(params=SEATS, scope="module")
def foreseen(request: pytest.FixtureRequest, raid: Raid) -> Forecast:
    """The forecast of each samurai in each of the raids."""
    return forecast(Seat(str(request.param)), raid)


def test_everything_has_a_price(foreseen: Forecast):
    for costs in (foreseen.round_cost, foreseen.fight_cost, foreseen.lent, foreseen.strikes):
        assert np.isfinite(costs).all()
    assert foreseen.round_cost.shape == (TURNS + 1, WOUNDS, ROOM, MISSING, len(STINGS))
    assert foreseen.strikes.shape == (WOUNDS, CARDS)


def test_fewer_missing_symbols_never_make_a_forecast_worse(foreseen: Forecast):
    for symbols in range(MISSING):
        for symbol in (1, 2, 4):
            if symbols & symbol:
                without = symbols & ~symbol
                assert not_above(foreseen.round_cost[..., without, :], foreseen.round_cost[..., symbols, :])


def test_doing_the_best_is_never_worse_than_fighting(foreseen: Forecast):
    room = slice(1, None)
    assert not_above(foreseen.round_cost[:, :, room], foreseen.fight_cost[:, :, room])


def test_a_card_that_hurts_more_is_never_better_to_have(foreseen: Forecast):
    assert (np.diff(STINGS) > 0).all()
    assert not_above(foreseen.round_cost[..., :-1], foreseen.round_cost[..., 1:])


def test_a_samurai_beyond_kiai_pays_for_missing_symbols_and_the_raiders_he_leaves(
    foreseen: Forecast, raid: Raid
):
    beaten = foreseen.round_cost[:, :, 0, :, 0]
    assert np.allclose(beaten[0], raid.undefended)
    assert (np.diff(beaten, axis=0) > 0).all()


def test_after_the_last_turn_only_what_is_missing_counts(foreseen: Forecast, raid: Raid):
    assert np.allclose(foreseen.round_cost[0], raid.undefended[:, None, :, None])


def test_in_his_last_turn_the_last_card_has_struck_for_the_last_time(foreseen: Forecast):
    last = foreseen.round_cost[1]
    assert np.allclose(last, last[..., :1])
    assert not np.allclose(foreseen.round_cost[2], foreseen.round_cost[2][..., :1])


def test_a_talent_that_is_lent_never_costs(foreseen: Forecast):
    assert (foreseen.lent >= 0).all()
    for talent in LENT:
        assert (foreseen.lent[:, LENT.index(talent)] > 0).any()


def test_no_card_strikes_nobody(foreseen: Forecast):
    assert (foreseen.strikes[:, 0] == 0).all()
    assert (foreseen.strikes >= 0).all()


def test_the_nearest_sting_stands_for_every_strike(foreseen: Forecast):
    error = np.abs(STINGS[foreseen.grades] - foreseen.strikes)
    assert (error <= np.abs(STINGS - foreseen.strikes[..., None]).min(axis=-1) + SLIGHT).all()


def test_the_fourth_wound_costs_more_than_all_others(foreseen: Forecast):
    wounding = (STRIKES["wound"] > 0) & (foreseen.strikes[0] > 0)
    deadly = foreseen.strikes[WOUNDS - 1, wounding]
    assert (deadly > 3 * foreseen.strikes[: WOUNDS - 1, wounding].max(axis=0)).all()


@pytest.mark.parametrize(("seat", "ignored"), [(GOROBEI, EVEN), (KANBEI, ~EVEN)])
def test_an_ignored_penalty_does_not_hurt(seat: Seat, ignored: np.ndarray, raid: Raid):
    strikes, others = forecast(seat, raid).strikes, forecast(KATSUSHIRO, raid).strikes
    assert (strikes[:, ignored] == 0).all()
    assert (strikes[:, ~ignored] == others[:, ~ignored]).all()


def test_the_raiders_of_a_round_are_those_that_have_joined(raid: Raid):
    chances = raid.chances
    assert chances.sum() == pytest.approx(1)
    shares = {
        arrival: chances[[card.number for card in cards]].sum()
        for arrival, cards in ((1, PLUNDERERS), (2, LIEUTENANTS), (3, BOSSES))
    }
    assert all((share > 0) == (raid.round >= arrival) for arrival, share in shares.items())
    assert 0 < raid.flames < 1


def test_the_last_family_is_worth_more_than_the_first():
    dolls = [Raid("normal", 4, 2, families).undefended[0, 4] for families in (3, 2, 1)]
    assert dolls == sorted(dolls)


def test_the_look_up_equals_the_forecast():
    seats, raid = (KYUZO, GOROBEI, KATSUSHIRO), Raid("normal", 3, 2, 3)
    together = Forecasts(seats, raid)
    everybody = np.arange(len(seats))
    wounds, turns, room, missing = (
        np.array(figures) for figures in ((0, 1, 3), (0, 4, 11), (9, 0, 14), (7, 2, 5))
    )
    last = np.array([0, 13, 52])
    for place, seat in enumerate(seats):
        alone = forecast(seat, raid)
        at = (
            turns[place],
            wounds[place],
            room[place],
            missing[place],
            alone.grades[wounds[place], last[place]],
        )
        strike = alone.strikes[wounds[place], last[place]] if turns[place] else 0
        args = (everybody, wounds, turns, room, missing, last)
        assert together.round_cost(*args)[place] == pytest.approx(alone.round_cost[at] + strike)
        assert together.fight_cost(*args)[place] == alone.fight_cost[at]
        for talent in LENT:
            saved = alone.lent[(at[0], LENT.index(talent), *at[1:])]
            assert together.saved(talent, *args)[place] == saved


@pytest.mark.parametrize("room", [-5, -1, 0])
def test_all_who_are_beyond_kiai_are_in_the_same_place(room: int):
    together = Forecasts((KYUZO,), Raid("normal", 3, 1, 3))
    one = np.zeros(1, int)
    beyond, at_zero = (together.round_cost(0, one, one + 3, one + how, one + 7, one) for how in (room, 0))
    assert beyond == at_zero
