"""Scenes of the game: a table as it stands, an act, and what a player would see."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.engine import Dealer, Outcome, Seat, Setup, Step, plain_answer
from bot.engine.match import Match
from bot.games.new_game.rules import NEW_GAME, play
from bot.games.new_game.state import FIRST, SEATS, SECOND, Game, TableView


def scene(hands: dict[Seat, list[str]]) -> Match:
    """A match in which everybody holds these cards."""

    async def from_here(game: Game) -> Outcome:
        game.deck = ["card:30"]
        for seat, hand in hands.items():
            game.players[seat].hand = list(hand)
        return await play(game)

    rules = replace(NEW_GAME, begin=lambda setup: Game(setup, from_here))
    return Match(rules, Setup(tuple(hands)), Dealer("scene"))


def points(match: Match) -> dict[Seat, int]:
    table = match.view(None)
    assert isinstance(table, TableView)
    return {player.seat: player.points for player in table.players}


def test_who_lays_the_highest_card_takes_one_of_them():
    match = scene({FIRST: ["card:3", "card:9"], SECOND: ["card:7", "card:8"]})
    match.answer(FIRST, ["card:3"])
    match.answer(SECOND, ["card:7"])
    match.answer(SECOND, ["card:3"])
    assert points(match) == {FIRST: 0, SECOND: 3}


@pytest.mark.parametrize("players", NEW_GAME.players)
@pytest.mark.parametrize("seed", range(3))
def test_random_players_come_to_an_end_and_a_replay_to_the_same(players: int, seed: int):
    setup, random = Setup(SEATS[:players]), Random(seed)
    match = Match(NEW_GAME, setup, Dealer(str(seed)))
    steps: list[Step] = match.opening()
    while match.outcome is None:
        seat = random.choice(match.waiting_for)
        steps += match.answer(seat, plain_answer(NEW_GAME, match.pending[seat].request, random))
    assert match.outcome.winners
    assert Match.replay(NEW_GAME, setup, Dealer(str(seed)), match.journal).view(None) == match.view(None)
