"""``python -m bench.strengths senjutsu --games 200``: the strengths of AI seats, measured against each other.

In a game of sides, two strengths play each deal twice, with their sides exchanged. In a game that all players
win or lose together, both strengths play the same deals. The master should win clearly more often than the
adept, the novice less often, and the adept's fast form, with which everything is simulated, about as often.
The seconds of a decision are those of one core, the average over all decisions and the longest.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Final, Literal, TypeAlias

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.certainty import Share
from bench.games import new_match, setup_of
from bot.engine import Advise, GameRules, Outcome, Seat, Setup
from bot.games import GAMES
from bot.wording import words

Form: TypeAlias = Literal["novice", "adept", "fast", "master"]
AGAINST_ADEPT: Final[tuple[Form, ...]] = ("master", "novice", "fast")


@dataclass(frozen=True, slots=True)
class Contest:
    """A way to play that strengths are compared in. With ``rivals`` two seats play against each other."""

    name: str
    players: int
    rivals: bool = False
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    in_turn: tuple[str, tuple[str, ...]] = ("", ("",))
    """An option, and its choices that the deals have in turn."""

    def setup(self, game: GameRules, number: int) -> Setup:
        """The seats and options of the deal with this number. Rivals meet in all pairs in turn."""
        key, choices = self.in_turn
        turn = {key: choices[number % len(choices)]} if key else {}
        options = {**setup_of(game).options, **self.options, **turn}
        if not self.rivals:
            return Setup(tuple(Random(number).sample(game.seats, self.players)), options)
        pairs = list(combinations(game.seats, 2))
        return Setup(pairs[number % len(pairs)], options)


CONTESTS: Final[Mapping[str, Sequence[Contest]]] = {
    "seven-ronin": (Contest("two sides", 2, rivals=True),),
    "seven-samurai": (Contest("a team of three", 3),),
    "senjutsu": (Contest("a duel", 2, rivals=True),),
    "senjutsu-solo": (Contest("alone", 1),),
    "way-of-the-samurai": (
        Contest("alone", 1, in_turn=("enemy", ("ishida", "takeshi", "oda", "shiro", "kempo"))),
        Contest("a duel", 2, rivals=True),
    ),
}


@dataclass(slots=True)
class Record:
    """The games of one strength: those won, and the seconds of each decision."""

    won: int = 0
    games: int = 0
    seconds: list[float] = field(default_factory=list[float])

    @property
    def share(self) -> Share:
        return Share(self.won, self.games)

    @property
    def thought(self) -> str:
        """The seconds of a decision, for example ``0.021 · 0.30``."""
        if not self.seconds:
            return "–"
        return f"{sum(self.seconds) / len(self.seconds):.3f} · {max(self.seconds):.2f}"


def adviser(game: GameRules, form: Form) -> Advise:
    return game.fast or game.advise if form == "fast" else game.adviser(form)


def play(
    game: GameRules, setup: Setup, forms: Mapping[Seat, Form], number: int, records: Mapping[Form, Record]
) -> Outcome:
    """One game, the same for the same number. The seconds of each decision go into the record of its
    strength."""
    match, random = new_match(game, f"strength {number}", setup), Random(number)
    while match.outcome is None:
        seat = match.waiting_for[0]
        view, request = match.view(seat), match.pending[seat].request
        began = time.process_time()
        keys = adviser(game, forms[seat])(view, request, random)
        records[forms[seat]].seconds.append(time.process_time() - began)
        match.answer(seat, keys)
    return match.outcome


def compare(game: GameRules, contest: Contest, form: Form, numbers: range) -> tuple[Record, Record]:
    """The records of this strength and of the adept, in the games with these numbers."""
    records: dict[Form, Record] = {form: Record(), "adept": Record()}
    for number in track(numbers, f"{game.key}, {form} …", transient=True):
        if contest.rivals:
            setup = contest.setup(game, number // 2)
            mine = setup.seats[number % 2]
            forms: dict[Seat, Form] = {seat: form if seat == mine else "adept" for seat in setup.seats}
            outcome = play(game, setup, forms, number // 2, records)
            for seat, played in forms.items():
                records[played].games += 1
                records[played].won += seat in outcome.winners
        else:
            setup = contest.setup(game, number)
            for played in (form, "adept"):
                outcome = play(game, setup, dict.fromkeys(setup.seats, played), number, records)
                records[played].games += 1
                records[played].won += bool(outcome.winners)
    return records[form], records["adept"]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="bench.strengths", description="The strengths of AI seats, compared.")
    parser.add_argument("game", nargs="?", choices=GAMES, help="one game; all if left out")
    parser.add_argument("--games", type=int, default=40, help="games of each pair of strengths")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--only", choices=AGAINST_ADEPT, help="this strength alone against the adept")
    wanted = parser.parse_args(arguments)
    console = Console()
    for key in [wanted.game] if wanted.game else GAMES:
        table = Table(title=f"{words(key).say('game-name')}: per cent won, {wanted.games} games each")
        for heading in ("", "strength", "won", "adept won", "s a decision, mean · longest", "adept’s"):
            table.add_column(heading, justify="left" if heading in ("", "strength") else "right")
        for contest in CONTESTS[key]:
            for form in [wanted.only] if wanted.only else AGAINST_ADEPT:
                numbers = range(wanted.first, wanted.first + wanted.games)
                own, adept = compare(GAMES[key], contest, form, numbers)
                table.add_row(
                    contest.name, form, str(own.share), str(adept.share), own.thought, adept.thought
                )
        console.print(table)
    console.print("In brackets: where the share of endlessly many games lies, 95 per cent certain.")


if __name__ == "__main__":
    main()
