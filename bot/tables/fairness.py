"""Fair dealing: anybody can derive every outcome of chance again once the seed is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine import Dealer, Entry, GameRules, Match, Refusal, RulesBroken, Seat, Setup, commitment


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
    drawn = sum(entry.kind == "chance" for entry in journal)
    try:
        play_again(match, journal)
    except (Refusal, RulesBroken):
        # Chance fell differently, and somebody was asked something else.
        derived = False
    else:
        derived = match.journal == list(journal)
    return Verdict(commitment(seed) == promised, drawn, derived)


def play_again(match: Match, journal: Sequence[Entry]) -> None:
    """Decide everything as it was decided; chance falls as it does."""
    for entry in journal:
        if entry.kind == "answer":
            match.answer(Seat(entry.by), entry.keys)
        elif entry.kind == "withdraw":
            match.withdraw(Seat(entry.by))
        elif entry.kind == "resign":
            match.resign(Seat(entry.by))
