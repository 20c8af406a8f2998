"""``python -m bench.why [fights] [seed]``: check each *Why?* of Senjutsu Solo against the possible moves.

It plays fights of every kind. In every second one the heroes play at random, which leads to situations that
AI seats avoid. The exit code is 1 if a reason was false.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.reasons import Checker
from bot.engine import Guesses, Question, Seat, Setup, Several, barred, options_of, rehearse
from bot.games.senjutsu.board.fields import FIELDS
from bot.games.senjutsu_solo.fights.foes import FOES
from bot.games.senjutsu_solo.rules import SENJUTSU_SOLO, SenjutsuSolo

HEROES: Final = ("student", "warrior", "ronin", "master")
KINDS: Final = tuple(key for key in FOES if key != "hachiko")
MODES: Final = ("fight", "nightmare", "fight", "fallen_lord", "fight", "nightmare_horde", "fight", "horde")
LONGEST: Final = 60
"""The most turns of a fight."""


class Enough(Exception):
    """Raised when a fight has lasted long enough."""


@dataclass(frozen=True, slots=True)
class Held:
    """The number of times each rule was stated in a fight, and the false statements."""

    checked: Counter[str]
    findings: list[str]


def setup_of(number: int) -> Setup:
    """The setup of the fight with this number."""
    random = Random(number)
    mode = MODES[number % len(MODES)]
    first = KINDS[number % len(KINDS)]
    others = [kind for kind in random.sample(KINDS, 2) if kind not in (first, "ashigaru")]
    foes = [first, *others[: number % 3]] if first != "ashigaru" else [first]
    heroes = [one for one in random.sample(HEROES, 4) if one not in foes][: 1 + number % 3]
    options = {
        "mode": mode,
        "foe": ",".join(foes),
        "field": random.choice(list(FIELDS)),
        "terrain": random.choice(["none", "preset"]),
        "wounds": "hard",
    }
    return Setup(tuple(map(Seat, heroes)), options)


def hold(number: int, *, at_random: bool | None = None) -> Held:
    """Play one fight to its end, and check all statements of its opponents."""
    random = Random(number)
    game = SenjutsuSolo(setup_of(number))
    checker = Checker(game)
    by_chance = number % 2 == 1 if at_random is None else at_random

    def answer(question: Question[object]) -> Sequence[str]:
        if game.turn > LONGEST:
            raise Enough
        request = question.request
        if not by_chance:
            return SENJUTSU_SOLO.advise(game.view(question.seat), request, random)
        free = [option.key for option in options_of(request) if barred(option) is None]
        if isinstance(request, Several):
            return random.sample(free, random.randint(request.least, min(request.most, len(free))))
        return [random.choice(free)]

    with suppress(Enough):
        rehearse(game.play(), answer, Guesses(random), checker.hear)
    return Held(checker.checked, [f"fight {number}, {finding}" for finding in checker.findings])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(prog="bench.why", description="Holds each Why? against what was possible.")
    parser.add_argument("fights", nargs="?", type=int, default=100)
    parser.add_argument("seed", nargs="?", type=int, default=1)
    wanted = parser.parse_args(arguments)
    numbers = range(wanted.seed, wanted.seed + wanted.fights)
    one: Callable[[int], Held] = partial(hold)
    with ProcessPoolExecutor() as processes:
        held = list(processes.map(one, numbers))
    return tell(Console(), held)


def tell(console: Console, held: Sequence[Held]) -> int:
    """Print the number of times each rule was stated, and all false statements. Returns the exit code."""
    checked = sum((one.checked for one in held), Counter[str]())
    table = Table(title=f"What opponents said of their decisions in {len(held)} fights")
    table.add_column("rule")
    table.add_column("times", justify="right")
    for rule, times in checked.most_common():
        table.add_row(rule, str(times))
    console.print(table)
    findings = [finding for one in held for finding in one.findings]
    for finding in findings:
        console.print(finding, style="red", markup=False)
    console.print(
        f"{checked.total()} decisions, {len(findings)} of them not as they were told.", style="bold"
    )
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
