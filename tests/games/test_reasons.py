"""A suggested answer has a reason at every question, and the reason knows no more than the player."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.engine import GameRules, Request, Seat, Setup, options_of, plain_answer
from bot.engine.match import Match
from bot.front.hand.controls.suggesting import reason
from bot.games import GAMES
from bot.tables.suggestions import has_one_answer
from bot.wording import words
from tests.games import recorded
from tests.games.random_play import dealer
from tests.kit.rings import PROOF, SLOW

LONGEST = 240
"""Characters: one line on a desktop, three on a phone."""


def answers(
    game: GameRules, number: int, most: int
) -> Iterator[tuple[Match, Seat, Request[object], list[str]]]:
    """Questions of a random game with the seats of a recorded one, each with a random answer."""
    files, random = recorded.files_of(game), Random(number)
    setup = recorded.read(game, files[number * 7 % len(files)]).setup
    match = Match(game, setup, dealer(number))
    for _ in range(most):
        if match.outcome is not None:
            return
        seat = match.waiting_for[0]
        request = match.pending[seat].request
        keys = [*plain_answer(game, request, random)]
        if not has_one_answer(request):
            yield match, seat, request, keys
        match.answer(seat, keys)


def has_reasons(game: GameRules, number: int, most: int) -> None:
    """Each answer has a reason of its own, which is the same for all hidden states."""
    said = words(game.key)
    nothing = said.say("reason-plain")
    for place, (match, seat, request, keys) in enumerate(answers(game, number, most)):
        why = reason(said, game, match.view(seat), request, keys)
        assert why not in ("", nothing), f"{request.prompt}: {keys}"
        assert "{" not in why and "\n" not in why and len(why) <= LONGEST, why
        if place % 10 == 0:
            other = match.rehearsal(seat, Random(place))
            assert reason(said, game, other.view(seat), other.pending[seat].request, keys) == why


@SLOW
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_answer_has_a_reason(game: GameRules):
    has_reasons(game, 1, 60)


@PROOF
@pytest.mark.parametrize("number", range(2, 7))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_answer_of_whole_games_has_a_reason(game: GameRules, number: int):
    has_reasons(game, number, 2000)


def test_a_suggested_turn_of_7_samurai_says_whether_a_raider_can_go_too_far():
    """It does not repeat the explanation beside the button."""
    game = GAMES["seven-samurai"]
    match = Match(game, Setup(game.seats[:3]), dealer(1))
    while (request := match.pending[seat := match.waiting_for[0]].request).prompt != "action":
        match.answer(seat, plain_answer(game, request, Random(1)))
    said = words(game.key)
    why = reason(said, game, match.view(seat), request, ["fight"])
    assert why == "No raider of this round is above 4: you stay within your Kiai."
    fight = next(one for one in options_of(request) if one.key == "fight")
    assert why != said.about("action", fight)
