"""For every game: a secret answer is in no other seat's view until the last seat has answered."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import GameRules, Seat, Setup, View
from bot.engine.match import Match
from bot.games import GAMES
from tests.games.random_play import dealer, play_at_random, random_answer

EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def setup_of(game: GameRules) -> Setup:
    options = {option.key: option.default for option in game.options}
    return Setup(game.seats[: game.players[-1]], options)


def secret_moments(game: GameRules, seed: int) -> list[Match]:
    """Matches of a random game at each moment at which several seats are asked and none has answered."""
    lengths: list[int] = []

    def watch(match: Match, _: object) -> None:
        if len(match.pending) > 1 and not match.locked:
            lengths.append(len(match.journal))

    setup = setup_of(game)
    journal = play_at_random(game, setup, seed, watch).journal
    return [Match.replay(game, setup, dealer(seed), journal[:length]) for length in lengths]


def two_answers(game: GameRules, match: Match, seat: Seat) -> list[tuple[str, ...]]:
    """Two different legal answers to a seat's question, if there are two."""
    random = Random(str(seat))
    request = match.pending[seat].request
    return [*{tuple(random_answer(game, request, random)): None for _ in range(20)}][:2]


@EACH_GAME
def test_no_view_depends_on_an_answer_that_lies_face_down(game: GameRules):
    compared = 0
    moments = secret_moments(game, 4)
    for match in moments:
        for seat in [*match.pending]:
            viewers = [viewer for viewer in (*match.setup.seats, None) if viewer != seat]
            seen: list[list[View]] = []
            for keys in two_answers(game, match, seat):
                match.answer(seat, keys)
                seen.append([match.view(viewer) for viewer in viewers])
                match.withdraw(seat)
            if len(seen) == 2:
                assert seen[0] == seen[1]
                compared += 1
    assert compared or not moments
