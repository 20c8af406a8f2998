"""The strengths of AI seats: each sees only its own view, and each answers what it is asked."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from bot.engine import Advise, Dealer, GameRules, Option, Request, Seat, Setup, options_of
from bot.engine.detached import detached
from bot.engine.match import Match
from bot.games import GAMES
from bot.games.seven_ronin.rules import SEVEN_RONIN
from bot.games.seven_samurai.rules import SEVEN_SAMURAI
from bot.games.way_of_the_samurai.rules import WAY_OF_THE_SAMURAI
from tests.games import advice, recorded
from tests.games.random_play import random_answer
from tests.kit.rings import SLOW, every

FEW = {"seven-samurai": 4}
"""Positions of a game, where one thought takes long."""
USUAL = 12


def advisers(game: GameRules) -> list[Advise]:
    """The AIs of a game: of each strength, and the fast one."""
    named = (game.novice, game.advise, game.fast, game.master)
    return [advise for advise in named if advise is not None]


def positions(game: GameRules) -> list[advice.Position]:
    every = advice.positions_of(game)
    return every[:: max(1, len(every) // FEW.get(game.key, USUAL))]


def match_at(position: advice.Position) -> tuple[Match, Seat]:
    played = recorded.read(position.game, position.file)
    before = played.entries[: position.number]
    match = Match.replay(position.game, played.setup, Dealer("never asked"), before)
    return match, Seat(played.entries[position.number].by)


def thought(advise: Advise, match: Match, seat: Seat) -> tuple[str, ...]:
    return tuple(advise(match.view(seat), match.pending[seat].request, Random(7)))


@SLOW
@every("game", GAMES.values(), ids=GAMES, daily=1)
def test_no_strength_knows_more_than_its_seat(game: GameRules):
    """Each thinks the same when everything that the seat does not know is drawn again."""
    for position in positions(game):
        match, seat = match_at(position)
        others = [match.rehearsal(seat, Random(number)) for number in range(2)]
        for advise in advisers(game):
            thoughts = {thought(advise, one, seat) for one in (match, *others)}
            assert len(thoughts) == 1, (position.name, advise)


@SLOW
@every("game", GAMES.values(), ids=GAMES, daily=1)
def test_a_master_thinks_the_same_about_what_its_process_is_sent(game: GameRules):
    """The copy has no values of the rules; the answer is legal at the table."""
    assert game.master is not None
    for position in positions(game):
        match, seat = match_at(position)
        request = match.pending[seat].request
        sent = pickle.loads(pickle.dumps((match.view(seat), detached(request))))
        keys = tuple(game.master(sent[0], sent[1], Random(7)))
        assert keys == thought(game.master, match, seat), position.name
        request.read(keys)


# Novices


def is_loss(request: Request[object], key: str) -> bool:
    """True if the option says of itself that it loses the game, a ronin, or a hit that is certain."""
    facts = {one.key: one.facts for one in options_of(request) if isinstance(one, Option)}
    mine = facts.get(key, {})
    if mine.get("deadly") or mine.get("burns") == "last_farm":
        return True
    if request.prompt == "hayai.goal":
        return bool(mine.get("falls"))
    breaking = {other for other, said in facts.items() if said.get("fate") == "breaks"}
    return request.prompt == "play" and "fate" in mine and bool(breaking) and key not in breaking


@SLOW
@pytest.mark.parametrize("game", [SEVEN_RONIN, SEVEN_SAMURAI, WAY_OF_THE_SAMURAI], ids=lambda game: game.key)
def test_a_novice_never_chooses_what_says_that_it_is_a_loss(game: GameRules):
    """Beside players at random, who bring him into trouble: he has often something worse to choose."""
    assert game.novice is not None
    avoided = 0
    for number in range(6):
        random = Random(number)
        match = Match(game, setup(game, number), Dealer(f"novice {number}"))
        while match.outcome is None:
            seat = match.waiting_for[0]
            request = match.pending[seat].request
            keys = tuple(game.novice(match.view(seat), request, random))
            losses = [one.key for one in options_of(request) if is_loss(request, one.key)]
            others = [one.key for one in options_of(request) if one.key not in losses]
            if len(keys) == 1 and others and losses:
                assert keys[0] not in losses, (request.prompt, number)
                avoided += 1
            match.answer(seat, keys if number % 2 else random_answer(game, request, random))
    assert avoided


def setup(game: GameRules, number: int) -> Setup:
    options = {option.key: option.default for option in game.options if not option.each_seat}
    players = 1 if 1 in game.players and game is not SEVEN_SAMURAI else min(2, game.players[-1])
    return Setup(tuple(Random(number).sample(game.seats, players)), options)
