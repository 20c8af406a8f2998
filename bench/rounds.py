"""Games among AI seats, in rounds on all processors, until there are enough or the time is over.

A cell is one of the ways to play that are compared. Every round plays the same number of games in each cell.
Only complete rounds count, so all cells have equally many games; if the time was too short even for the first
round, its finished games are counted.
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

from bench.games import new_match, simulated
from bot.engine import GameRules, Outcome, Setup
from bot.games import GAMES

T = TypeVar("T")
Cell: TypeAlias = Callable[[int], Setup]
"""Makes the setup of the game with a number."""
BUSY: Final = 4
"""Games of a round for each processor, to keep them all busy."""


@dataclass(frozen=True, slots=True)
class Limit:
    """The most games in each cell, and the most seconds."""

    games: int
    seconds: float = inf


@dataclass(frozen=True, slots=True)
class Played:
    """The result of one game."""

    outcome: Outcome
    decisions: int
    cards: Mapping[str, int] = field(default_factory=dict[str, int])
    """The number of times each card was turned over."""


def play(game_key: str, until: float, setup: Setup, number: int) -> Played | None:
    """One game among AI seats, the same for the same number; ``None`` if it is not over in time."""
    game = GAMES[game_key]
    match = new_match(game, f"simulation {number}", setup)
    random, advise = Random(number), simulated(game)
    decisions = 0
    cards: Counter[str] = Counter()
    while match.outcome is None:
        if time.monotonic() > until:
            return None
        seat = match.waiting_for[0]
        steps = match.answer(seat, advise(match.view(seat), match.pending[seat].request, random))
        cards.update(str(step.facts["card"]) for step in steps if step.reveals and "card" in step.facts)
        decisions += 1
    return Played(match.outcome, decisions, cards)


def play_all(console: Console, game: GameRules, cells: Sequence[Cell], limit: Limit) -> list[list[Played]]:
    """The games played in each cell."""
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
    """A round's games, each with the index of its cell; games with few seats come first, because they are
    shortest."""
    games = [(place, cell(number), number) for place, cell in enumerate(cells) for number in numbers]
    return sorted(games, key=lambda one: len(one[1].seats))


def count(played: Sequence[list[T]], fresh: Sequence[Sequence[T | None]]) -> bool:
    """Add a round to the games before. Returns false if some games were not over in time."""
    whole = all(one is not None for games in fresh for one in games)
    if whole or not any(played):
        for before, games in zip(played, fresh, strict=True):
            before += [one for one in games if one is not None]
    return whole
