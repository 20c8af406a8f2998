"""``python -m bench.simulate seven-ronin 1000``: the AI seats play each other, and who wins how often.

A game for several numbers of players is played at each number and each choice of its first option, by
seats drawn anew for each game. That is a great many games, and thoughtful ones: count on minutes.
"""

from __future__ import annotations

import logging
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random
from statistics import mean

import structlog
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.games import new_match, setup_of
from bot.engine import GameRules, Outcome, Setup
from bot.games import GAMES
from bot.wording import words

FAIR = range(40, 61)
"""Between these per cent each side of a game for two should win."""
DUELS = 1000
"""So many games between two sides say who is better."""
SURVEYED = 40
"""So many at each number of players and each choice."""


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


def main(game_key: str, games: int | None = None) -> None:
    console = Console()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    if game_key not in GAMES:
        console.print(f"No game is called {game_key}. There are: {', '.join(GAMES)}")
        return
    game = GAMES[game_key]
    if len(game.players) > 1:
        survey(console, game, games or SURVEYED)
    else:
        report(console, game, play_all(console, game, [setup_of(game)] * (games or DUELS)))


def play_all(console: Console, game: GameRules, setups: Sequence[Setup]) -> list[Played]:
    """A game with each setup, on all processors."""
    title = f"{game.key}, {len(setups[0].seats)} AI seats {' '.join(setups[0].options.values())}"
    with Progress(console=console, transient=True) as progress, ProcessPoolExecutor() as processes:
        task = progress.add_task(title, total=len(setups))
        played: list[Played] = []
        for one in processes.map(partial(play, game.key), setups, count()):
            played.append(one)
            progress.advance(task)
    return played


def survey(console: Console, game: GameRules, games: int) -> None:
    """How often anybody wins, by the first option and the number of players."""
    option, agreed = game.options[0], setup_of(game).options
    table = Table(title=f"{words(game.key).say('game-name')}: per cent won of {games} games among AI seats")
    table.add_column(option.key)
    for players in (*game.players, "all"):
        table.add_column(str(players), justify="right")
    for choice in option.choices:
        rates: list[float] = []
        for players in game.players:
            setups = [
                Setup(tuple(Random(number).sample(game.seats, players)), {**agreed, option.key: choice})
                for number in range(games)
            ]
            played = play_all(console, game, setups)
            rates.append(per_cent(sum(bool(one.outcome.winners) for one in played), played))
        table.add_row(choice, *(f"{rate:.0f}" for rate in (*rates, mean(rates))))
    console.print(table)


def report(console: Console, game: GameRules, played: list[Played]) -> None:
    speech = words(game.key)
    wins = Counter(seat for one in played for seat in one.outcome.winners)
    table = Table(title=f"{speech.say('game-name')}: {len(played)} games among AI seats")
    table.add_column("wins of")
    table.add_column("games", justify="right")
    table.add_column("per cent", justify="right")
    for seat in setup_of(game).seats:
        table.add_row(speech.label(f"seat:{seat}"), str(wins[seat]), f"{per_cent(wins[seat], played):.1f}")
    nobody = sum(not one.outcome.winners for one in played)
    if nobody:
        table.add_row("nobody", str(nobody), f"{per_cent(nobody, played):.1f}")
    console.print(table)
    for reason, times in Counter(one.outcome.reason for one in played).most_common():
        console.print(f"  {per_cent(times, played):5.1f} %  {reason}")
    console.print(f"  {sum(one.decisions for one in played) / len(played):.0f} decisions a game")
    lopsided = len(game.seats) == 2 and any(
        not FAIR.start <= per_cent(wins[seat], played) < FAIR.stop for seat in game.seats
    )
    if lopsided:
        console.print(
            f"One side wins outside {FAIR.start}-{FAIR.stop - 1} per cent: the AI seats are no match "
            "for each other, or the game leans.",
            style="bold red",
        )


def per_cent(part: int, played: list[Played]) -> float:
    return 100 * part / len(played)


if __name__ == "__main__":
    main(
        sys.argv[1] if len(sys.argv) > 1 else "seven-ronin",
        int(sys.argv[2]) if len(sys.argv) > 2 else None,
    )
