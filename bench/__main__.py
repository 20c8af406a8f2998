"""``python -m bench [game]``: run every measurement."""

from __future__ import annotations

import logging
import sys

import structlog
from rich.console import Console
from rich.table import Table

from bench import (
    beginning,
    blocking,
    committing,
    deciding,
    drawing,
    looking_around,
    memory,
    pressing,
    rehearsing,
    replaying,
    restarting,
    showing,
)
from bench.measure import Measured
from bot.games import GAMES

MEASUREMENTS = (
    deciding.measure,
    replaying.measure,
    drawing.measure,
    committing.at_one_table,
    pressing.measure,
    memory.measure,
    blocking.measure,
    committing.at_fifty_tables,
    rehearsing.measure,
    restarting.measure,
    beginning.measure,
    showing.measure,
    looking_around.measure,
)


def main(game_key: str) -> None:
    console = Console(width=None if sys.stdout.isatty() else 150)
    logging.disable(logging.WARNING)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    if game_key not in GAMES:
        console.print(f"No game is called {game_key}. There are: {', '.join(GAMES)}")
        return
    measured: list[Measured] = []
    for number, measure in enumerate(MEASUREMENTS, 1):
        with console.status(f"{number} of {len(MEASUREMENTS)}: {measure.__module__.rpartition('.')[2]} …"):
            measured.append(measure(GAMES[game_key]))
    console.print(report(measured))
    for number, short in ((n, each) for n, each in enumerate(measured, 1) if not each.reached):
        console.print(f"Falls short: ({number}) {short.name}.", style="bold red")


def report(measured: list[Measured]) -> Table:
    table = Table(title="Tatami, measured")
    for heading in ("", "what", "measured", "target", "in figures", ""):
        table.add_column(heading, justify="right" if heading == "measured" else "left")
    for number, each in enumerate(measured, 1):
        table.add_row(
            f"({number})",
            each.name,
            f"{each.value:.2f} {each.unit}",
            f"{each.should_be} {each.target:g} {each.unit}",
            each.detail,
            "[green]✓[/]" if each.reached else "[bold red]✗[/]",
        )
    return table


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "seven-ronin")
