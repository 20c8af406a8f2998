"""Replaying a whole game from its journal against playing it by its answers."""

from __future__ import annotations

from bench.games import answers, finished_match, new_match, setup_of
from bench.measure import Measured, compare
from bench.targets import target
from bot.engine import Dealer, GameRules, Seat
from bot.engine.match import Match

GAMES_A_ROUND = 60


def measure(game: GameRules) -> Measured:
    journals = {f"seed {number}": finished_match(game, f"seed {number}") for number in range(GAMES_A_ROUND)}
    scripts = {seed: answers(match) for seed, match in journals.items()}

    def play() -> int:
        for seed, given in scripts.items():
            match = new_match(game, seed)
            for entry in given:
                match.answer(Seat(entry.by), entry.keys)
        return GAMES_A_ROUND

    def replay() -> int:
        for seed, match in journals.items():
            Match.replay(game, setup_of(game), Dealer(seed), match.journal)
        return GAMES_A_ROUND

    pace = compare(replay, play)
    return Measured(
        f"replaying a game of {game.key} ÷ playing it",
        pace.ratio,
        "×",
        target(game, "replay"),
        "at most",
        f"{pace.ours * 1e3:.2f} ms ÷ {pace.anchor * 1e3:.2f} ms",
    )
