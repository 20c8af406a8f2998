"""Fair dealing: anybody can derive every outcome of chance again once the seed is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine import Dealer, Entry, GameRules, Match, Seat, Setup, commitment


@dataclass(frozen=True, slots=True)
class Verdict:
    """What ``/table verify`` found."""

    seed_fits: bool
    drawn: int
    derived: bool

    @property
    def fair(self) -> bool:
        return self.seed_fits and self.derived


def verify(game: GameRules, setup: Setup, seed: str, promised: str, journal: Sequence[Entry]) -> Verdict:
    """Play the journal's decisions again with chance derived from the seed alone, and compare."""
    match = Match(game, setup, Dealer(seed))
    for entry in journal:
        if entry.kind == "answer":
            match.answer(Seat(entry.by), entry.keys)
        elif entry.kind == "withdraw":
            match.withdraw(Seat(entry.by))
        elif entry.kind == "resign":
            match.resign(Seat(entry.by))
    drawn = sum(entry.kind == "chance" for entry in journal)
    return Verdict(commitment(seed) == promised, drawn, match.journal == list(journal))
