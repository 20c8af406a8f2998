"""A plain answer is legal for any question."""

from __future__ import annotations

from collections import Counter as Count
from dataclasses import replace
from random import Random

import pytest

from bot.engine import (
    Choice,
    Counter,
    Dealer,
    Filled,
    Form,
    GameRules,
    Option,
    Outcome,
    Problem,
    Question,
    Request,
    Setup,
    Several,
    Slot,
    ask,
    ask_some,
    fill,
    plain_answer,
    together,
)
from bot.engine.match import Match
from bot.games import GAMES

from .toys import ANN, BEN, CAT, DRAW, Table, toy

DRINKS = [Option(key, key) for key in ("tea", "sake", "water", "broth")]


def three_rice_balls(filled: Filled) -> list[Problem]:
    return [] if sum(filled.counts.values()) == 3 and "bowl" in filled.choices else [Problem("not-an-option")]


PICNIC = Form(
    "picnic",
    [Counter("pine", 2), Counter("brook", 2), Slot("bowl", ("red", "black"))],
    three_rice_balls,
    lambda filled: filled,
)
IMPOSSIBLE = Form(
    "nowhere", [Counter("pine", 2)], lambda _: [Problem("not-an-option")], lambda filled: filled
)


async def meal(table: Table) -> Outcome:
    """One question of each kind."""
    await ask(ANN, "drink", DRINKS)
    await ask_some(BEN, "drinks", DRINKS, 1, 3)
    await fill(CAT, PICNIC)
    await together(Question(ANN, PICNIC), Question(BEN, Several("none", DRINKS, 0, 0)))
    return DRAW


@pytest.mark.parametrize(
    "request_",
    [Choice("drink", DRINKS), Several("drinks", DRINKS, 1, 3), Several("none", DRINKS, 0, 0), PICNIC],
    ids=lambda one: one.prompt,
)
def test_each_kind_of_request_gets_a_legal_answer(request_: Request[object]):
    for seed in range(50):
        request_.read(plain_answer(toy(meal), request_, Random(seed)))


def test_the_same_random_gives_the_same_answer_and_another_another():
    answers = [tuple(plain_answer(toy(meal), PICNIC, Random(seed % 20))) for seed in range(40)]
    assert answers[:20] == answers[20:]
    assert len(set(answers)) == 4


def test_every_option_has_its_day():
    drunk = Count(plain_answer(toy(meal), Choice("drink", DRINKS), Random(seed))[0] for seed in range(400))
    assert set(drunk) == {option.key for option in DRINKS}
    assert min(drunk.values()) > 50


def test_a_question_without_a_plan_or_a_legal_answer_is_an_error():
    with pytest.raises(LookupError, match="nowhere"):
        plain_answer(toy(meal), IMPOSSIBLE, Random(1))


def test_a_game_that_has_a_plan_goes_by_it():
    planned = replace(toy(meal), plan=lambda form, random: ["pine=2", "brook=1", "bowl=red"])
    assert plain_answer(planned, PICNIC, Random(1)) == ["pine=2", "brook=1", "bowl=red"]
    assert len(plain_answer(planned, Choice("drink", DRINKS), Random(1))) == 1


@pytest.mark.parametrize("game", [*GAMES.values(), toy(meal)], ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(5))
def test_whole_games_are_played_with_plain_answers(game: GameRules, seed: int):
    """Random answers bring every game to its end."""
    seats = game.seats[: game.players[seed % len(game.players)]] if game.key != "toy" else game.seats
    setup = Setup(seats, {option.key: option.default for option in game.options})
    match, random = Match(game, setup, Dealer(f"plain {seed}")), Random(seed)
    while match.outcome is None:
        seat = match.waiting_for[0]
        match.answer(seat, plain_answer(game, match.pending[seat].request, random))
    assert match.outcome.reason


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_only_where_all_win_or_lose_together_a_game_goes_on_without_somebody(game: GameRules):
    """Between two sides, an AI in the seat of a player who gave up would play for nobody."""
    setup = Setup(game.seats[: game.players[-1]], {option.key: option.default for option in game.options})
    left = {seat: game.resigned(setup, seat).winners for seat in setup.seats}
    assert game.goes_on == all(not winners for winners in left.values())
