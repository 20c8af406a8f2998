"""The printed table of ``make bench``: a row for each measure, a column for each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bench.measure import Figure
from bench.rows import Row, Verdict, short

MARKS: Final[Mapping[Verdict, tuple[str, str]]] = {
    "met": ("✓", "green"),
    "not met": ("✗", "bold red"),
    "accepted": ("~", "yellow"),
}
"""The mark of each verdict, and its colour."""


def show(
    console: Console, games: Mapping[str, str], measured: Sequence[tuple[Row, Mapping[str, Figure]]]
) -> None:
    """Print the figures of these games (names by key), and below the table what is not met or accepted."""
    table = Table(title="Tatami, measured")
    table.add_column("figure, bar")
    for name in games.values():
        table.add_column(name, justify="right")
    for row, figures in measured:
        unit = f", {row.unit}" if row.unit else ""
        table.add_row(row.name + unit, *(cell(row, key, figures[key]) for key in games))
        for name in next(iter(figures.values())).beside:
            others = (figures[key].beside.get(name, "") for key in games)
            table.add_row(f"  {name}", *others, style="dim")
    console.print(table)
    console.print("✓ met  ✗ not met  ~ accepted, for the reason below")
    for line, style in remarks(games, measured):
        console.print(line, style=style)


def cell(row: Row, game_key: str, figure: Figure) -> Text:
    """For example ``0.68 ≤ 0.7 ✓``."""
    mark, style = MARKS[row.judge(game_key, figure)]
    sign = "≥" if row.at_least else "≤"
    return Text(f"{short(figure.value)} {sign} {short(row.bar(game_key, figure))} {mark}", style)


def remarks(
    games: Mapping[str, str], measured: Sequence[tuple[Row, Mapping[str, Figure]]]
) -> Iterator[tuple[str, str]]:
    """A line with its style for each figure that is accepted or not met."""
    for row, figures in measured:
        for key, name in games.items():
            verdict = row.judge(key, figures[key])
            if verdict == "accepted":
                instead = row.accepted[key]
                bar = short(figures[key].floor + instead.bar)
                yield f"accepted up to {bar}: {row.name}, {name}. {instead.reason}", MARKS[verdict][1]
            elif verdict == "not met":
                yield f"not met: {row.name}, {name}.", MARKS[verdict][1]
