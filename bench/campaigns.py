"""``python -m bench.campaigns``: AI seats walk the Path of Senjutsu Solo, and the tries won at each stop are
counted.

A campaign is one hero from the first stop to an ending, with everything that the Path gives and takes. A
stop is tried again until it is won, at most ``PATIENCE`` times; then the campaign is given up. Everything is
played in one process; with ``--keep``, the tries are also written to a file, and a later run adds to them.
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench.balance import targets_of
from bench.certainty import Share
from bench.games import new_match, simulated
from bot.engine import Handed, Outcome, Seat, Setup
from bot.games.senjutsu_solo.fights.path import STOPS
from bot.games.senjutsu_solo.fights.road import heritage, read
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO as GAME
from bot.wording import words

SECONDS: Final = 240
PATIENCE: Final = 10
"""The most tries at one stop."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="bench.campaigns", description="AI seats walk the Path.")
    parser.add_argument("campaigns", nargs="?", type=int, help="so many, however long it takes")
    parser.add_argument("--seconds", type=float, help=f"what fits into these; {SECONDS} if nothing is named")
    parser.add_argument("--keep", type=Path, help="a file of tries, to which this run adds its own")
    parser.add_argument("--first", type=int, default=0, help="the number of the first campaign")
    wanted = parser.parse_args(arguments)
    limit = wanted.seconds or (SECONDS if wanted.campaigns is None else None)
    until = None if limit is None else time.monotonic() + limit
    tries: list[Mapping[str, Any]] = []
    if wanted.keep is not None and wanted.keep.exists():
        tries += [json.loads(line) for line in wanted.keep.read_text("utf-8").splitlines()]
    first = 1 + max([one["campaign"] for one in tries], default=wanted.first - 1)
    for number in count(first):
        if wanted.campaigns is not None and number - first >= wanted.campaigns:
            break
        for one in campaign(number, lambda: until is not None and time.monotonic() > until):
            tries.append(one)
            if wanted.keep is not None:
                with wanted.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(one) + "\n")
        if until is not None and time.monotonic() > until:
            break
    show(Console(), tries)


def campaign(number: int, over: Callable[[], bool]) -> Iterator[Mapping[str, Any]]:
    """The tries of one campaign, the same for the same number; heroes take turns."""
    hero = GAME.seats[number % len(GAME.seats)]
    handed: list[Handed] = []
    for attempt in count():
        legacy = heritage(handed)
        road = read(hero, legacy)
        if road.here is None or road.lost >= PATIENCE:
            return
        outcome = fight(
            Setup((hero,), {"mode": "path"}, legacy=legacy), f"campaign {number}, {attempt}", over
        )
        if outcome is None:
            return
        handed.append(Handed(Seat(hero), outcome.legacy))
        yield {
            "campaign": number,
            "hero": hero,
            "stop": road.here.name,
            "marks": road.marks,
            "won": outcome.legacy["won"],
            "turns": outcome.legacy["turns"],
        }


def fight(setup: Setup, seed: str, over: Callable[[], bool]) -> Outcome | None:
    """One fight, the same for the same seed; ``None`` if the time was over before its end."""
    match, random, advise = new_match(GAME, seed, setup), Random(seed), simulated(GAME)
    while match.outcome is None:
        if over():
            return None
        seat = match.waiting_for[0]
        match.answer(seat, advise(match.view(seat), match.pending[seat].request, random))
    return match.outcome


def share(tries: Sequence[Mapping[str, Any]], fact: str, key: str) -> Share:
    """The tries won of those with this fact."""
    of = [one for one in tries if one[fact] == key]
    return Share(sum(one["won"] for one in of), len(of))


def show(console: Console, tries: Sequence[Mapping[str, Any]]) -> None:
    """Print the tries won at each stop, beside their targets, and by each hero."""
    targets: Mapping[str, Any] = (targets_of(GAME) or {})["path"]
    speech = words(GAME.key)
    campaigns = {one["campaign"] for one in tries}
    ended = {one["campaign"] for one in tries if one["won"] and not STOPS[one["stop"]].onward}
    table = Table(
        title=f"The Path: {len(campaigns)} campaigns, {len(ended)} to an ending", title_justify="left"
    )
    for heading in ("", "stop", "per cent of tries won", "tries", "target"):
        table.add_column(heading, justify="left" if heading == "stop" else "right")
    for stop in STOPS.values():
        won, target = share(tries, "stop", stop.name), target_of(targets, stop.number)
        table.add_row(str(stop.number), speech.label(stop.key), str(won), str(won.whole), target)
    table.add_section()
    for hero in GAME.seats:
        won = share(tries, "hero", hero)
        table.add_row("", speech.label(f"hero:{hero}"), str(won), str(won.whole), "")
    console.print(table)
    console.print("In brackets: where the share of endlessly many tries lies, 95 per cent certain.")


def target_of(targets: Mapping[str, Any], number: int) -> str:
    """The target of the stops with this number."""
    found = [one["won"] for one in targets["stops"] if one["from"] <= number <= one["to"]]
    return "–".join(map(str, found[0])) if found else ""


if __name__ == "__main__":
    main()
