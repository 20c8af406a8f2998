"""``python -m bench.simulate seven-ronin``: the AI seats play each other, and the wins are counted.

A game with targets of its own is compared with those (``bench.balance``). Characters who fight each other
meet in pairs. Other games for several numbers of players are played at each number and with each choice of
their first option, by random seats. It takes about four minutes, and every figure has its confidence
interval. With a number of games after the game's name, that many of each kind are played, however long it
takes.
"""

from __future__ import annotations

import logging
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import chain
from random import Random
from typing import Final

import structlog
from rich.console import Console
from rich.table import Table

from bench.balance import balance, targets_of
from bench.certainty import Share
from bench.games import played_by, setup_of
from bench.pairs import matrix, of_rivals
from bench.rounds import Limit, Played, play_all
from bot.engine import GameRules, Setup
from bot.games import GAMES
from bot.wording import words

FAIR: Final = range(40, 61)
"""The range of per cent that each side of a game for two should win."""
SECONDS: Final = 240
"""Seconds a run takes by default."""
ENOUGH: Final = 1000
"""The most games played by default."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="bench.simulate", description="The AI seats play each other.")
    parser.add_argument("game", nargs="?", default="seven-ronin", choices=GAMES)
    parser.add_argument("games", nargs="?", type=int, help="so many of each kind, however long it takes")
    parser.add_argument("--seconds", type=float, help=f"what fits into these; {SECONDS} if nothing is named")
    wanted = parser.parse_args(arguments)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    limit = limit_of(wanted.games, wanted.seconds)
    game, console = GAMES[wanted.game], Console()
    targets = targets_of(game)
    if targets is not None:
        balance(console, game, targets, limit)
        return
    told = matrix if of_rivals(game) else survey if len(game.players) > 1 else duel
    told(console, game, limit)


def limit_of(games: int | None, seconds: float | None) -> Limit:
    """A given number of games is played in full, unless seconds are given as well."""
    if games is None:
        return Limit(ENOUGH, SECONDS if seconds is None else seconds)
    return Limit(games) if seconds is None else Limit(games, seconds)


def won(played: Sequence[Played]) -> Share:
    """The games that have a winner."""
    return Share(sum(bool(one.outcome.winners) for one in played), len(played))


def cell(game: GameRules, choice: str, players: int, number: int) -> Setup:
    """A setup with this many random seats and this choice of the first option."""
    seats = tuple(Random(number).sample(game.seats, players))
    return Setup(seats, {**setup_of(game).options, game.options[0].key: choice})


def survey(console: Console, game: GameRules, limit: Limit) -> None:
    """Print the share of games won, by the first option and the number of players."""
    option = game.options[0]
    kinds = [(choice, players) for choice in option.choices for players in game.players]
    played = play_all(console, game, [partial(cell, game, *kind) for kind in kinds], limit)
    by_kind = dict(zip(kinds, played, strict=True))

    def row(choices: Sequence[str]) -> list[str]:
        columns = [[*chain(*(by_kind[choice, players] for choice in choices))] for players in game.players]
        return [str(won(games)) for games in (*columns, [*chain(*columns)])]

    fewest, most = min(map(len, played)), max(map(len, played))
    games = f"{most}" if fewest == most else f"{fewest} to {most}"
    title = f"{words(game.key).say('game-name')}: per cent won, {games} games each among {played_by(game)}"
    table = Table(title=title)
    table.add_column(option.key)
    for players in (*game.players, "all"):
        table.add_column(str(players), justify="right")
    for choice in option.choices:
        table.add_row(choice, *row([choice]))
    table.add_section()
    table.add_row("all", *row(option.choices))
    console.print(table)
    tell_certainty(console, fewest, limit)


def duel(console: Console, game: GameRules, limit: Limit) -> None:
    """Print the share of games each side wins, and the reasons."""
    speech = words(game.key)
    (played,) = play_all(console, game, [lambda _: setup_of(game)], limit)
    count = len(played)
    wins = Counter(seat for one in played for seat in one.outcome.winners)
    table = Table(title=f"{speech.say('game-name')}: {count} games among {played_by(game)}")
    table.add_column("wins of")
    table.add_column("games", justify="right")
    table.add_column("per cent", justify="right")
    for seat in setup_of(game).seats:
        table.add_row(speech.label(f"seat:{seat}"), str(wins[seat]), str(Share(wins[seat], count)))
    nobody = count - won(played).part
    if nobody:
        table.add_row("nobody", str(nobody), str(Share(nobody, count)))
    console.print(table)
    for reason, times in Counter(one.outcome.reason for one in played).most_common():
        console.print(f"  {Share(times, count).per_cent:5.1f} %  {reason}")
    tell_certainty(console, count, limit)
    if count:
        console.print(f"  {sum(one.decisions for one in played) / count:.0f} decisions a game")
    if count and len(game.seats) == 2:
        tell_balance(console, [Share(wins[seat], count) for seat in game.seats])


def tell_certainty(console: Console, games: int, limit: Limit) -> None:
    """Explain the brackets, and a lack of time."""
    console.print("  In brackets: where the share of endlessly many games lies, 95 per cent certain.")
    if games < limit.games:
        console.print(f"  These were over within {limit.seconds:.0f} seconds; N=… plays that many in full.")


def tell_balance(console: Console, sides: Sequence[Share]) -> None:
    """True if each side wins often enough, and if the number of games is enough to be certain."""
    low, high = FAIR.start, FAIR.stop - 1
    leans = any(not low <= side.per_cent <= high for side in sides)
    edges = [edge for side in sides for edge in side.interval]
    if leans:
        sure = any(side.interval[1] < low or side.interval[0] > high for side in sides)
        verdict = (
            f"One side wins outside {low}-{high} per cent: the AI seats are no match for each other, or "
            "the game leans."
        )
    else:
        sure = all(low <= edge <= high for edge in edges)
        verdict = f"Both sides win {low}-{high} per cent."
    doubt = "" if sure else " So few games do not say it for certain."
    console.print(verdict + doubt, style="bold red" if leans else "")


if __name__ == "__main__":
    main()
