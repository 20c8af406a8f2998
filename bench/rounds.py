"""Games among AI seats, round after round, on all processors: as many as are wanted or as time allows.

A cell is one of the ways to play that are to be compared. Every round plays the same number of games in
each of them. Only whole rounds count, so all cells have equally many games; unless the time was too short
for the very first, which is told as far as it went.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import ceil, inf, isfinite
from random import Random
from typing import Final, TypeAlias, TypeVar

from rich.console import Console
from rich.progress import Progress

from bench.games import new_match
from bot.engine import GameRules, Outcome, Setup
from bot.games import GAMES

T = TypeVar("T")
Cell: TypeAlias = Callable[[int], Setup]
"""The setup of the game with a number."""
BUSY: Final = 4
"""So many games a round for each processor keep them all at work."""


@dataclass(frozen=True, slots=True)
class Limit:
    """At most so many games in each cell, and no longer than this."""

    games: int
    seconds: float = inf


@dataclass(frozen=True, slots=True)
class Played:
    """What one game came to."""

    outcome: Outcome
    decisions: int
    cards: Mapping[str, int] = field(default_factory=dict[str, int])
    """How often each card was turned over."""


def play(game_key: str, until: float, setup: Setup, number: int) -> Played | None:
    """One game among AI seats, the same for the same number; nothing if it is not over in time."""
    game = GAMES[game_key]
    match = new_match(game, f"simulation {number}", setup)
    random = Random(number)
    decisions = 0
    cards: Counter[str] = Counter()
    while match.outcome is None:
        if time.monotonic() > until:
            return None
        seat = match.waiting_for[0]
        steps = match.answer(seat, game.advise(match.view(seat), match.pending[seat].request, random))
        cards.update(str(step.facts["card"]) for step in steps if step.reveals and "card" in step.facts)
        decisions += 1
    return Played(match.outcome, decisions, cards)


def play_all(console: Console, game: GameRules, cells: Sequence[Cell], limit: Limit) -> list[list[Played]]:
    """What was played in each cell."""
    until = time.monotonic() + limit.seconds
    size = ceil(BUSY * (os.cpu_count() or 1) / len(cells))
    total = None if isfinite(limit.seconds) else limit.games * len(cells)
    played: list[list[Played]] = [[] for _ in cells]
    with Progress(console=console, transient=True) as progress, ProcessPoolExecutor() as processes:
        task = progress.add_task(game.key, total=total)
        for numbers in rounds(limit.games, size):
            fresh: list[list[Played | None]] = [[] for _ in cells]
            games = in_order(cells, numbers)
            setups, seeds = [setup for _, setup, _ in games], [number for _, _, number in games]
            results = processes.map(partial(play, game.key, until), setups, seeds)
            for (place, _, _), one in zip(games, results, strict=True):
                fresh[place].append(one)
                progress.advance(task)
            if not count(played, fresh):
                break
    return played


def rounds(games: int, size: int) -> Iterator[range]:
    """The numbers of the games of each round."""
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def in_order(cells: Sequence[Cell], numbers: range) -> list[tuple[int, Setup, int]]:
    """A round's games, each with the place of its cell: first those of few seats, which are the shortest."""
    games = [(place, cell(number), number) for place, cell in enumerate(cells) for number in numbers]
    return sorted(games, key=lambda one: len(one[1].seats))


def count(played: Sequence[list[T]], fresh: Sequence[Sequence[T | None]]) -> bool:
    """Add a round to what was played before; says whether all its games were over in time."""
    whole = all(one is not None for games in fresh for one in games)
    if whole or not any(played):
        for before, games in zip(played, fresh, strict=True):
            before += [one for one in games if one is not None]
    return whole
