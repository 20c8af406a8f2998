"""Decisions, replays and rehearsals of a game in random play. The yardstick of two of them is a ply of chess.

A ply of chess (list the legal moves, make one at random) is the work of a well-known library. Its time on
this machine tells how fast the machine is.
"""

from __future__ import annotations

from functools import cache
from random import Random

import chess

from bench.games import answers, finished_match, new_match, setup_of, spread
from bench.measure import Figure, Pace, compare
from bot.engine import Dealer, Entry, GameRules, Seat
from bot.engine.match import Match
from bot.games import GAMES

PLAYED = 20
"""Games in a piece of work."""
REHEARSED = 3
"""Games that are rehearsed."""
MOMENTS = 10
"""Rehearsals in each of these games, spread over its answers."""
GAMES_OF_CHESS = 10


def decision(game: GameRules) -> Figure:
    """A decision of a game, and what the rules do until the next one, against a ply of chess."""

    def decide() -> int:
        return sum(len(answers(finished_match(game, f"seed {number}"))) for number in range(PLAYED))

    pace = compare(decide, plies)
    return Figure(pace.ratio, _microseconds("decision", pace))


def replay(game: GameRules) -> Figure:
    """Replaying games from their journals against playing them by their answers."""
    finished = [(seed, match.journal, answers(match)) for seed, match in finished_matches(game.key)]

    def play() -> int:
        for seed, _, given in finished:
            match = new_match(game, seed)
            for entry in given:
                match.answer(Seat(entry.by), entry.keys)
        return PLAYED

    def play_again() -> int:
        for seed, journal, _ in finished:
            Match.replay(game, setup_of(game), Dealer(seed), journal)
        return PLAYED

    pace = compare(play_again, play)
    return Figure(pace.ratio, {"ms a replay": f"{pace.ours * 1e3:.2f}"})


def rehearsal(game: GameRules) -> Figure:
    """Rehearsing one answer in the middle of a game against a ply of chess."""
    found = [
        moment
        for seed, match in finished_matches(game.key)[:REHEARSED]
        for moment in moments(game, seed, match.journal)
    ]

    def rehearse() -> int:
        for match, entry in found:
            match.rehearsal(Seat(entry.by), Random(1)).answer(Seat(entry.by), entry.keys)
        return len(found)

    pace = compare(rehearse, plies)
    return Figure(pace.ratio, _microseconds("rehearsal", pace))


def moments(game: GameRules, seed: str, journal: list[Entry]) -> list[tuple[Match, Entry]]:
    """A match at some answers of a game, just before the answer."""
    places = spread([place for place, entry in enumerate(journal) if entry.kind == "answer"], MOMENTS)
    setup = setup_of(game)
    return [(Match.replay(game, setup, Dealer(seed), journal[:place]), journal[place]) for place in places]


@cache
def finished_matches(game_key: str) -> list[tuple[str, Match]]:
    """The games of a piece of work, with their seeds."""
    seeds = [f"seed {number}" for number in range(PLAYED)]
    return [(seed, finished_match(GAMES[game_key], seed)) for seed in seeds]


def _microseconds(name: str, pace: Pace) -> dict[str, str]:
    return {f"µs a {name}": f"{pace.ours * 1e6:.0f}", "µs a ply": f"{pace.yardstick * 1e6:.0f}"}


def plies() -> int:
    """Random games of chess to their ends, the same each time. Returns the number of plies."""
    done = 0
    for seed in range(GAMES_OF_CHESS):
        random, board = Random(seed), chess.Board()
        while (moves := list(board.legal_moves)) and not board.is_insufficient_material():
            board.push(random.choice(moves))
        done += board.ply()
    return done
