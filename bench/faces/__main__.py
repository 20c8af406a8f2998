"""``python -m bench.faces``: search for card faces of Way of the Samurai that are closer to all targets.

The search begins with the faces in the data files, or with those of a file. Each step changes one to three
details of the best faces so far and plays the same games with them, round by round. Changed faces that fall
behind are dropped early; those that are ahead after all rounds become the best. At the end both sets play
games that the search has never seen, and every part of their scores is printed.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.faces.cards import Faces, changed, differences
from bench.faces.scores import Record, parts_of, score
from bench.faces.shares import compare
from bot.engine import Advise
from bot.games.way_of_the_samurai.advisor.swordmaster import advise, master

ROUND: Final = 8
"""Games of a round in each cell."""
BEHIND: Final = 2.0
"""The score by which faces may be behind after the first round; less after each further one."""
POLICIES: Final[Mapping[str, Advise]] = {"adept": advise, "master": master}
FRESH: Final = 1_000_000
"""The number of the first game that is not played during the search."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="bench.faces", description="Search for card faces of Way of the Samurai.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600, help="time for the search; 0 only compares")
    parser.add_argument("--rounds", type=int, default=6, help=f"rounds of {ROUND} games in each cell")
    parser.add_argument("--begin", type=Path, help="a file of faces to begin with")
    parser.add_argument("--save", type=Path, help="the file for the best faces")
    parser.add_argument("--games", type=int, default=50, help="games of the final comparison in each cell")
    wanted = parser.parse_args(arguments)
    console = Console()
    today = Faces.today()
    begin = Faces.load(wanted.begin) if wanted.begin else today
    best = search(console, begin, wanted.seed, wanted.rounds, wanted.seconds, wanted.save)
    for line in differences(today, best):
        console.print(f"  {line}")
    if wanted.games:
        show(console, today, best, wanted.games)


def search(
    console: Console, begin: Faces, seed: int, rounds: int, seconds: float, save: Path | None
) -> Faces:
    """The best faces found in this time."""
    random, until = Random(seed), time.monotonic() + seconds
    if seconds <= 0:
        return begin
    best = [played(begin, nth) for nth in range(rounds)]
    tried = 0
    console.print(told(best))
    while time.monotonic() < until:
        tried += 1
        other = race(changed(best[0].faces, random, random.choice((1, 1, 2, 3))), best)
        if other is None:
            continue
        best = other
        console.print(f"{tried:4d} {told(best)}")
        if save is not None:
            best[0].faces.save(save)
    return best[0].faces


def played(faces: Faces, nth: int) -> Record:
    """The games of one round."""
    record = Record(faces)
    record.play(range(nth * ROUND, (nth + 1) * ROUND), advise)
    return record


def race(faces: Faces, best: Sequence[Record]) -> list[Record] | None:
    """The rounds of these faces, if they are better than the best; ``None`` as soon as they are behind."""
    rounds: list[Record] = []
    for nth in range(len(best)):
        rounds.append(played(faces, nth))
        gap = score(parts_of(joined(rounds))) - score(parts_of(joined(best[: nth + 1])))
        last = nth + 1 == len(best)
        if gap > (0.0 if last else BEHIND * (1 - (nth + 1) / len(best))):
            return None
    return rounds


def joined(rounds: Sequence[Record]) -> Record:
    """All rounds as one record."""
    whole = Record(rounds[0].faces)
    for one in rounds:
        for name, fights in one.fights.items():
            whole.fights[name] += fights
    return whole


def told(rounds: Sequence[Record]) -> str:
    parts = parts_of(joined(rounds))
    return f"score {score(parts):.2f}: " + ", ".join(f"{name} {part:.2f}" for name, part in parts.items())


def show(console: Console, today: Faces, best: Faces, games: int) -> None:
    """Both sets in games that the search has not played, by two policies, and the shares of the spread."""
    records = {
        (faces, policy): Record(cards)
        for faces, cards in (("today", today), ("found", best))
        for policy in POLICIES
    }
    for (_, policy), record in records.items():
        record.play(range(FRESH, FRESH + games), POLICIES[policy])
    table = Table("", *(f"{faces}, {policy}" for faces, policy in records), title="Parts of the score")
    parts = [parts_of(record) for record in records.values()]
    for name in parts[0]:
        table.add_row(name, *(f"{one[name]:.2f}" for one in parts))
    table.add_row("score", *(f"{score(one):.2f}" for one in parts))
    console.print(table)
    compare(console, records)


if __name__ == "__main__":
    main()
