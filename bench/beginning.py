"""The first picture after a start, in a process that has drawn nothing yet."""

from __future__ import annotations

import subprocess
import sys
import time

from bench.games import new_match
from bench.measure import Measured
from bot.engine import GameRules
from bot.front.app.garbage_collection import GarbageCollection
from bot.games import GAMES
from bot.wording import words
from renderers.gallery import PAINTERS
from renderers.painter import NOBODY

STARTS = 3
"""Starts of a process. The fastest one counts, because others wait for the machine."""


def measure(game: GameRules) -> Measured:
    command = [sys.executable, "-m", "bench.beginning", game.key]
    took = [float(subprocess.run(command, check=True, capture_output=True).stdout) for _ in range(STARTS)]
    return Measured(
        f"the first {game.key} board after a start",
        min(took) * 1e3,
        "ms",
        150,
        "at most",
        f"drawn and encoded; the best of {STARTS} starts",
    )


def first_picture(game: GameRules) -> float:
    """Seconds for the first picture, after the imports of the bot."""
    view, speech = new_match(game, "seed 0").view(None), words(game.key)
    GarbageCollection().begin()
    start = time.perf_counter()
    PAINTERS[game.key].board(view, speech, NOBODY).encode()
    return time.perf_counter() - start


if __name__ == "__main__":
    print(first_picture(GAMES[sys.argv[1]]))  # noqa: T201 (``measure`` reads it)
