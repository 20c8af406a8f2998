"""Games among AI seats, round after round, on all processors: as many as are wanted or as time allows.

A cell is one of the ways to play that are to be compared. Every round plays the same number of games in
each of them, so whenever it ends, all have had equally many.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import ceil, inf, isfinite
from random import Random
from typing import Final, TypeAlias

from rich.console import Console
from rich.progress import Progress

from bench.games import new_match
from bot.engine import GameRules, Outcome, Setup
from bot.games import GAMES

Cell: TypeAlias = Callable[[int], Setup]
"""The setup of the game with a number."""
BUSY: Final = 4
"""So many games a round for each processor keep them all at work."""


@dataclass(frozen=True, slots=True)
class Limit:
    """At most so many games in each cell, and no round that would not be over in time."""

    games: int
    seconds: float = inf


@dataclass(frozen=True, slots=True)
class Played:
    """What one game came to."""

    outcome: Outcome
    decisions: int


def play(game_key: str, setup: Setup, number: int) -> Played:
    """One game among AI seats, the same for the same number."""
    game = GAMES[game_key]
    match = new_match(game, f"simulation {number}", setup)
    random = Random(number)
    decisions = 0
    while match.outcome is None:
        seat = match.waiting_for[0]
        match.answer(seat, game.advise(match.view(seat), match.pending[seat].request, random))
        decisions += 1
    return Played(match.outcome, decisions)


def rounds(limit: Limit, size: int, clock: Callable[[], float]) -> Iterator[range]:
    """The numbers of the games of each round.

    The first round is always played, so that there is something to tell; another one while it would be
    over in time if it took as long as the longest so far.
    """
    start, longest = clock(), 0.0
    for first in range(0, limit.games, size):
        begun = clock()
        if first and begun - start + longest > limit.seconds:
            return
        yield range(first, min(first + size, limit.games))
        longest = max(longest, clock() - begun)


def play_all(console: Console, game: GameRules, cells: Sequence[Cell], limit: Limit) -> list[list[Played]]:
    """What was played in each cell. Long games begin first, so that no processor waits for the last."""
    size = ceil(BUSY * (os.cpu_count() or 1) / len(cells))
    total = limit.games * len(cells) if not isfinite(limit.seconds) else None
    played: list[list[Played]] = [[] for _ in cells]
    with Progress(console=console, transient=True) as progress, ProcessPoolExecutor() as processes:
        task = progress.add_task(game.key, total=total)
        for numbers in rounds(limit, size, time.monotonic):
            games = [(place, cell(number), number) for place, cell in enumerate(cells) for number in numbers]
            games.sort(key=lambda one: -len(one[1].seats))
            places, setups, seeds = zip(*games, strict=True)
            for place, one in zip(places, processes.map(partial(play, game.key), setups, seeds), strict=True):
                played[place].append(one)
                progress.advance(task)
    return played
