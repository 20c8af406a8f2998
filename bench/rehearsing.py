"""Rehearsing one answer in the middle of a game against playing it."""

from __future__ import annotations

from itertools import islice
from random import Random

from bench.games import finished_match, setup_of
from bench.measure import Measured, compare
from bot.engine import Dealer, Entry, GameRules, Seat
from bot.engine.match import Match

GAMES_A_ROUND = 12
EVERY = 3
"""Each third moment of a game is rehearsed."""


def measure(game: GameRules) -> Measured:
    finished = {f"seed {number}": finished_match(game, f"seed {number}") for number in range(GAMES_A_ROUND)}
    moments = [
        moment
        for seed, match in finished.items()
        for moment in islice(middles(game, seed, match.journal), 1, None, EVERY)
    ]

    def rehearse() -> int:
        for match, entry in moments:
            match.rehearsal(Seat(entry.by), Random(1)).answer(Seat(entry.by), entry.keys)
        return len(moments)

    def play() -> int:
        given = 0
        for seed, match in finished.items():
            played = Match(game, setup_of(game), Dealer(seed))
            for entry in match.journal:
                if entry.kind == "answer":
                    played.answer(Seat(entry.by), entry.keys)
                    given += 1
        return given

    pace = compare(rehearse, play)
    return Measured(
        f"rehearsing a {game.key} answer ÷ playing it",
        pace.ratio,
        "×",
        5,
        "at most",
        f"{pace.ours * 1e6:.0f} µs ÷ {pace.anchor * 1e6:.0f} µs",
    )


def middles(game: GameRules, seed: str, journal: list[Entry]) -> list[tuple[Match, Entry]]:
    """A match at each answer of a game, just before the answer."""
    found: list[tuple[Match, Entry]] = []
    for seq, entry in enumerate(journal):
        if entry.kind == "answer":
            known = journal[:seq]
            found.append((Match.replay(game, setup_of(game), Dealer(seed), known), entry))
    return found
