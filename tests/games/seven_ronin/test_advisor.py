"""The AI seats: honest, legal, quick to see a win, and stronger than a random player."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Dealer, Seat, Setup
from bot.engine.match import Match
from bot.games.seven_ronin.advisor.mixing import mixed_strategies
from bot.games.seven_ronin.ronin import HAYAI, KABE, MUSASHI, TAIKO, TASUKE, YOBU, YUMI
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
from tests.games.random_play import random_answer
from tests.kit.rings import SLOW

from .scene import BACK, PASS, Scene, morning, scene


def advised(game: Scene, seed: int = 1) -> list[str]:
    """The answer of an AI in the seat that is asked."""
    (seat,) = game.match.waiting_for[:1]
    request = game.match.pending[seat].request
    return list(SEVEN_RONIN.advise(game.match.view(seat), request, Random(seed)))


def let_ai_play(game: Scene) -> Scene:
    """AI seats answer all questions, until the next morning or the end."""
    while game.match.pending and not game.asked[0].endswith(("plan.attack", "plan.defend")):
        (seat,) = game.match.waiting_for
        game.steps += game.match.answer(seat, advised(game))
    return game


# Everything is answered, and legally


@pytest.mark.parametrize("seed", range(3))
def test_two_ai_seats_play_to_the_end(seed: int):
    match = Match(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), Dealer("ai"))
    random = Random(seed)
    while match.outcome is None:
        seat = match.waiting_for[0]
        match.answer(seat, SEVEN_RONIN.advise(match.view(seat), match.pending[seat].request, random))
    assert match.outcome.reason in ("areas-held", "ronin-fallen", "ninja-gone", "winter")


@pytest.mark.parametrize("seed", range(20))
def test_ai_answers_are_legal_wherever_random_play_leads(seed: int):
    """Unusual villages: all earlier answers were random, and one answer in three is the AI's."""
    match = Match(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), Dealer("ai"))
    random = Random(seed)
    while match.outcome is None:
        seat = match.waiting_for[0]
        request = match.pending[seat].request
        if random.random() < 0.3:
            keys = SEVEN_RONIN.advise(match.view(seat), request, random)
            assert BACK not in keys
        else:
            keys = random_answer(SEVEN_RONIN, request, random)
        match.answer(seat, keys)


def test_the_ai_does_not_know_a_plan_that_is_locked_in():
    answers: list[list[str]] = []
    for attack in ({WELL: 1}, {FIELD_NORTH: 3, PATH: 2}):
        game = morning([KABE, YOBU, TAIKO, YUMI]).attack(attack)
        answers.append(advised(game, seed=5))
    assert answers[0] == answers[1]


def test_the_ai_is_not_predictable():
    game = morning([KABE, YOBU, TAIKO, YUMI])
    assert len({tuple(advised(game, seed)) for seed in range(8)}) > 4


# It sees what is to be seen


def test_the_attacker_finds_the_printed_win_by_path_inn_and_field():
    game = scene(
        {YUMI: INN, HAYAI: WELL, KABE: WATCHTOWER},
        {PATH: 1, GRAVEYARD: 1, FIELD_NORTH: 1},
        wounds={YUMI: 2},
        silenced=[YUMI, HAYAI],
    )
    assert let_ai_play(game).ending == (ATTACKER, "areas-held")


def test_the_attacker_takes_a_second_field_by_the_path():
    game = scene({KABE: WELL}, {PATH: 1, PEN: 1, FIELD_SOUTH: 1})
    assert let_ai_play(game).ending == (ATTACKER, "areas-held")


def test_the_attacker_poisons_the_ronin_that_dies_of_it():
    game = scene({KABE: WATCHTOWER, YOBU: PATH, MUSASHI: PEN}, {WELL: 1}, wounds={YOBU: 2})
    assert let_ai_play(game).fallen(YOBU)


def test_the_attacker_gathers_from_a_crowd_only():
    crowd = let_ai_play(scene({KABE: INN}, {GRAVEYARD: 1, GRANARY: 6}))
    assert crowd.step("graveyard").facts["sources"] == (GRANARY,)
    few = let_ai_play(scene({KABE: INN}, {GRAVEYARD: 1, GRANARY: 1}))
    assert "graveyard" not in few.happened


def test_hayai_rides_where_five_areas_would_be_lost():
    game = scene({HAYAI: INN, KABE: PATH}, {WELL: 1, GRANARY: 1, PEN: 1, SHRINE: 1, GRAVEYARD: 1})
    let_ai_play(game)
    assert "hayai" in game.happened
    assert game.ending is None


def test_taiko_saves_the_ronin_he_can():
    game = scene({TAIKO: INN, YUMI: WELL, KABE: PATH}, {WELL: 2}, wounds={YUMI: 1, KABE: 1})
    let_ai_play(game)
    assert game.step("taiko").facts["target"] == YUMI
    assert not game.fallen(YUMI)


def test_tasuke_and_her_partner_both_survive_if_they_can():
    game = scene({TASUKE: WELL, YUMI: WELL, KABE: INN}, {WELL: 4})
    let_ai_play(game)
    assert not game.fallen(TASUKE)
    assert not game.fallen(YUMI)


def test_an_attacker_who_divides_kills_if_he_can():
    game = scene({TASUKE: WELL, KABE: WELL}, {WELL: 3}, silenced=[TASUKE])
    let_ai_play(game)
    assert game.fallen(TASUKE)


def test_yobu_drives_ninja_away_from_himself_onto_ninja():
    game = scene({YOBU: WELL, KABE: PATH}, {WELL: 3, INN: 3}, reserve=10, round=3)
    let_ai_play(game)
    assert game.step("yobu").facts["goals"] == (INN,)
    assert not game.fallen(YOBU)


def test_a_pool_that_runs_dry_hits_the_weakest():
    game = scene({TASUKE: INN, KABE: INN, YOBU: FIELD_SOUTH}, {WATCHTOWER: 1}, pool=1, wounds={YOBU: 2})
    let_ai_play(game)
    assert game.fallen(YOBU)


def test_nothing_is_done_where_nothing_is_gained():
    game = scene({HAYAI: INN, KABE: PATH}, {WELL: 6, MARKET: 1}, reserve=30, wounds={HAYAI: 3})
    assert advised(game) == [PASS]


# And it is strong enough


@SLOW
@pytest.mark.parametrize("ai", [ATTACKER, DEFENDER])
def test_somebody_without_a_plan_loses(ai: Seat):
    wins = 0
    for seed in range(5):
        match = Match(SEVEN_RONIN, Setup(SEVEN_RONIN.seats), Dealer("ai"))
        random = Random(seed)
        while match.outcome is None:
            seat = match.waiting_for[0]
            request = match.pending[seat].request
            if seat == ai:
                keys = SEVEN_RONIN.advise(match.view(seat), request, random)
            else:
                keys = random_answer(SEVEN_RONIN, request, random)
            match.answer(seat, keys)
        wins += match.outcome.winners == (ai,)
    assert wins >= 4


def test_plans_are_mixed_as_in_rock_paper_scissors():
    rows, columns = mixed_strategies([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    for picks in (rows, columns):
        assert all(abs(often / sum(picks) - 1 / 3) < 0.1 for often in picks)


def test_a_plan_that_is_always_worse_is_never_made():
    rows, columns = mixed_strategies([[3, 1], [2, 0]])
    assert rows[1] == 0
    assert columns[0] <= 1
