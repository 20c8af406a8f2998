"""``python -m bench [game]``: measure all games, or one, against their bars.

Each game is measured in a process of its own, so that no game pays for what another one left in memory.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from rich.console import Console

from bench.measure import Figure
from bench.rows import ROWS, measured
from bench.table import show
from bot.games import GAMES
from bot.wording import words


def main(wanted: list[str]) -> None:
    console = Console(width=None if sys.stdout.isatty() else 150)
    unknown = [key for key in wanted if key not in GAMES]
    if unknown:
        console.print(f"No game is called {unknown[0]}. There are: {', '.join(GAMES)}")
        return
    games = {key: words(key).say("game-name") for key in wanted or GAMES}
    table = [(row, dict[str, Figure]()) for row in ROWS]
    load = os.getloadavg()[0]
    for key, name in games.items():
        with ProcessPoolExecutor(1, get_context("spawn")) as process:
            for number, (row, figures) in enumerate(table):
                with console.status(f"{name}: {row.name} …"):
                    figures[key] = process.submit(measured, number, key).result()
    show(console, games, table)
    console.print(
        f"Other programs used {load:.1f} of {os.cpu_count()} processors at the start. The more they use, the "
        "worse are the figures in ms, in s and a second."
    )


if __name__ == "__main__":
    main(sys.argv[1:])
