"""A game measured against its own targets in ``data/<game>/balance.json``.

The targets are groups of cells. A cell is a way to play, with the share of games the AI seats should win: the
first of the ``seats`` that sit down, or with ``in_turn`` each seat in turn. Seats refused by the lobby are
skipped. ``near`` is the largest distance in points of a whole group from its first cell. ``median`` measures
a fact of the outcome instead of the wins. ``ranks`` counts games with one of these ranks as won. ``cards``
names the steps of a chapter by which the cards played in it are judged.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import ceil, isfinite
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any, Final, Literal, TypeAlias

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.certainty import Share
from bench.games import new_match, played_by, simulated
from bench.rounds import BUSY, Limit, count, rounds
from bot.engine import Fact, GameRules, Outcome, Seat, Setup, Step
from bot.games import GAMES
from bot.wording import Words, words

DATA: Final = Path(__file__).parents[1] / "data"
Row: TypeAlias = Mapping[str, Any]
Verdict: TypeAlias = Literal["met", "open", "missed"]
VERDICTS: Final[Mapping[Verdict, str]] = {
    "met": "met",
    "open": "within what so few can tell",
    "missed": "[red]missed[/]",
}


def targets_of(game: GameRules) -> Row | None:
    """The game's targets from its ``balance.json``; ``None`` if it has no such file."""
    file = DATA / game.key.replace("-", "_") / "balance.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None


@dataclass(frozen=True, slots=True)
class Fought:
    """The result of one game: its outcome, and each card played with the result of its chapter."""

    outcome: Outcome
    won: bool
    """The first seat has won."""
    cards: tuple[tuple[str, bool, float], ...] = ()


@dataclass(slots=True)
class Cell:
    """A way to play, with the games played so."""

    game: GameRules
    row: Row
    fought: list[Fought] = field(default_factory=list[Fought])

    def setup(self, number: int) -> Setup:
        """The setup of the game with this number."""
        return setup_of(self.game, self.row, number)

    @property
    def share(self) -> Share:
        """The share of games that count as won."""
        return Share(sum(map(self.counts, self.fought)), len(self.fought))

    def counts(self, one: Fought) -> bool:
        """True if a game was won or, in a row with ``ranks``, ended with one of them."""
        return one.outcome.facts.get("rank") in self.row["ranks"] if "ranks" in self.row else one.won

    @property
    def facts(self) -> list[int]:
        """The numbers whose median is measured, one for each game."""
        return [int(str(one.outcome.facts[self.row["median"]])) for one in self.fought]

    @property
    def measured(self) -> float:
        return median(self.facts) if "median" in self.row else self.share.per_cent

    def verdict(self, target: tuple[float, float]) -> Verdict:
        """The share counts as missed only if the number of games proves it; a median is compared directly."""
        low, high = target
        if low <= self.measured <= high:
            return "met"
        least, most = self.share.interval
        return "open" if "median" not in self.row and least <= high and most >= low else "missed"

    @property
    def told(self) -> str:
        if "median" not in self.row:
            return str(self.share)
        return f"{median(self.facts):g} (at most {max(self.facts)})"

    @property
    def rounds(self) -> float:
        """The average length of a game in rounds."""
        return mean(int(str(rounds_of(one.outcome))) for one in self.fought)


def rounds_of(outcome: Outcome) -> Fact:
    return outcome.facts.get("round", outcome.facts.get("turn", 0))


def setup_of(game: GameRules, row: Row, number: int) -> Setup:
    """The setup of the game with this number."""
    orders = [(*game.seats[first:], *game.seats[:first]) for first in range(len(game.seats))]
    setups = [setup_with(game, row, order) for order in (orders if row.get("in_turn") else orders[:1])]
    fit = [setup for setup in setups if not game.refuses(setup)] or setups
    return fit[number % len(fit)]


def setup_with(game: GameRules, row: Row, order: Sequence[Seat]) -> Setup:
    """A setup with the first seats of this order."""
    seats = tuple(order[: row.get("seats", 1)])
    chosen = {seat: dict(row.get("chosen", {})) for seat in seats}
    agreed = {option.key: option.default for option in game.options if not option.each_seat}
    options = {**agreed, **row.get("options", {})}
    return Setup(seats, options, chosen=chosen, legacy=row.get("legacy", {}))


def fight(game_key: str, cards: Row | None, until: float, setup: Setup, seed: str) -> Fought | None:
    """One game among AI seats, the same for the same seed; ``None`` if it is not over in time."""
    game = GAMES[game_key]
    match, random, advise = new_match(game, seed, setup), Random(seed), simulated(game)
    steps = [*match.opening()]
    while match.outcome is None:
        if time.monotonic() > until:
            return None
        seat = match.waiting_for[0]
        keys = advise(match.view(seat), match.pending[seat].request, random)
        steps += match.answer(seat, keys)
    won = setup.seats[0] in match.outcome.winners
    return Fought(match.outcome, won, tuple(judged(game, cards, steps)) if cards else ())


def judged(game: GameRules, cards: Row, steps: Sequence[Step]) -> Iterator[tuple[str, bool, float]]:
    """Each card, a flag for the better class, and the share of its chapter that was won."""
    chapter: list[Step] = []
    for step in (*steps, None):
        if step is not None and step.name not in game.chapters:
            chapter.append(step)
            continue
        names = Counter(one.name for one in chapter)
        won = sum(names[name] for name in cards["won"])
        told = won + sum(names[name] for name in cards["lost"])
        for one in chapter:
            if one.name == cards["step"] and told:
                yield str(one.facts[cards["fact"]]), bool(one.facts[cards["kind"]]), won / told
        chapter = []


def play_cells(
    console: Console, game: GameRules, cells: Sequence[Cell], cards: Row | None, limit: Limit
) -> None:
    """Play rounds of games, the same number in each cell, until there are enough or the time is over."""
    until = time.monotonic() + limit.seconds
    size = ceil(BUSY * (os.cpu_count() or 1) / len(cells))
    total = None if isfinite(limit.seconds) else limit.games * len(cells)
    with Progress(console=console, transient=True) as progress, ProcessPoolExecutor() as processes:
        task = progress.add_task(game.key, total=total)
        for numbers in rounds(limit.games, size):
            fresh: list[list[Fought | None]] = [[] for _ in cells]
            games = [(place, number) for number in numbers for place in range(len(cells))]
            setups = [cells[place].setup(number) for place, number in games]
            seeds = [f"balance of {cells[place].row['name']}, {number}" for place, number in games]
            results = processes.map(partial(fight, game.key, cards, until), setups, seeds)
            for (place, _), one in zip(games, results, strict=True):
                fresh[place].append(one)
                progress.advance(task)
            if not count([cell.fought for cell in cells], fresh):
                break


def balance(console: Console, game: GameRules, targets: Row, limit: Limit) -> None:
    """Print every group as a table, with the targets met and missed."""
    speech, cards = words(game.key), targets.get("cards")
    groups = [
        (group, [Cell(game, {**group, **row}) for row in group["cells"]]) for group in targets["groups"]
    ]
    console.print(f"{speech.say('game-name')}, played by {played_by(game)}")
    every = [cell for _, cells in groups for cell in cells]
    play_cells(console, game, every, cards, limit)
    reached: Counter[Verdict] = Counter()
    for group, cells in groups:
        reached += show_group(console, speech, group, cells)
    if cards and groups[0][1][0].fought:
        reached += show_cards(console, speech, cards, groups[0][1][0])
    fewest, most = min(len(cell.fought) for cell in every), max(len(cell.fought) for cell in every)
    games = f"{most}" if fewest == most else f"{fewest} to {most}"
    told = f"met: {reached['met']}, missed: {reached['missed']}, too few games to tell: {reached['open']}"
    console.print(f"{games} games in each row. Targets {told}.", style="bold")
    console.print("In brackets: where the share of endlessly many games lies, 95 per cent certain.")


def show_group(console: Console, speech: Words, group: Row, cells: Sequence[Cell]) -> Counter[Verdict]:
    """Print the wins of each cell and of all, with their targets. Returns the count of each verdict."""
    table = Table(title=group["title"], title_justify="left")
    for heading in ("", "per cent won", "rounds", "games", "target", ""):
        table.add_column(heading, justify="left" if heading == "" else "right")
    reached: Counter[Verdict] = Counter()
    for cell in cells:
        name = speech.label(cell.row["name"])
        if not cell.fought:
            table.add_row(name, "–", "–", "0")
            continue
        wanted, said = "", ""
        if (target := target_of(group, cells, cell)) is not None:
            verdict = cell.verdict(target)
            reached[verdict] += 1
            wanted, said = f"{target[0]:.0f}-{target[1]:.0f}", VERDICTS[verdict]
        table.add_row(name, cell.told, f"{cell.rounds:.1f}", f"{len(cell.fought)}", wanted, said)
    if len(cells) > 1 and not any("median" in cell.row for cell in cells):
        together = [one for cell in cells for one in cell.fought]
        table.add_section()
        table.add_row(
            "all", str(Share(sum(cell.share.part for cell in cells), len(together))), "", f"{len(together)}"
        )
    console.print(table)
    return reached


def target_of(group: Row, cells: Sequence[Cell], cell: Cell) -> tuple[float, float] | None:
    if "near" in group and cell is not cells[0] and cells[0].fought:
        middle = cells[0].measured
        return max(0.0, middle - group["near"]), min(100.0, middle + group["near"])
    target = cell.row.get("target")
    return None if target is None else (target[0], target[1])


def show_cards(console: Console, speech: Words, cards: Row, cell: Cell) -> Counter[Verdict]:
    """Print for each card how often it is played, and the share of its chapters won, compared with its
    class."""
    played: dict[tuple[bool, str], list[float]] = {}
    for one in cell.fought:
        for card, better, won in one.cards:
            played.setdefault((better, card), []).append(won)
    table = Table(title=cards["title"], title_justify="left")
    for heading in ("", "played a game", "won when played", "against its class", ""):
        table.add_column(heading, justify="left" if heading == "" else "right")
    low, high = cards["target"]
    reached: Counter[Verdict] = Counter()
    for better in (False, True):
        mine = {card: wins for (kind, card), wins in sorted(played.items()) if kind == better}
        usual = mean([mean(wins) for wins in mine.values()] or [1.0])
        for card, wins in sorted(mine.items(), key=lambda item: -mean(item[1])):
            ratio = mean(wins) / usual
            verdict: Verdict = "met" if low <= ratio <= high else "missed"
            reached[verdict] += 1
            often, share = f"{len(wins) / len(cell.fought):.2f}", f"{100 * mean(wins):.0f} %"
            table.add_row(speech.label(card), often, share, f"{ratio:.2f}", VERDICTS[verdict])
        table.add_section()
    console.print(table)
    return reached
