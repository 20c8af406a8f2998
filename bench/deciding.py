"""Decisions of a game against plies of chess, both in random play."""

from __future__ import annotations

from random import Random

import chess

from bench.games import answers, finished_match
from bench.measure import Measured, compare
from bench.targets import target
from bot.engine import GameRules

GAMES_A_ROUND = 60
PLIES_A_ROUND = 20_000
"""Random moves of chess in a round of the comparison."""


def measure(game: GameRules) -> Measured:
    def decide() -> int:
        return sum(len(answers(finished_match(game, f"seed {number}"))) for number in range(GAMES_A_ROUND))

    pace = compare(decide, chess_plies)
    return Measured(
        f"a {game.key} decision ÷ a chess ply, in random play",
        pace.ratio,
        "×",
        target(game, "decision"),
        "at most",
        f"{pace.ours * 1e6:.1f} µs ÷ {pace.anchor * 1e6:.1f} µs",
    )


def chess_plies() -> int:
    """Random games of chess, one after another."""
    random = Random(1)
    board = chess.Board()
    for _ in range(PLIES_A_ROUND):
        moves = list(board.legal_moves)
        if moves and not board.is_insufficient_material():
            board.push(random.choice(moves))
        else:
            board.reset()
    return PLIES_A_ROUND
