"""Fair dealing: anybody can derive every outcome of chance again once the seed is shown.

The seed's fingerprint is posted when a lobby opens. What is dealt comes from the seed *and* from what
each member adds by sitting down and starting: the number that Discord gives to that press, which
nobody could know when the fingerprint was posted. Trying seeds beforehand is worth nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.engine import (
    Dealer,
    Entry,
    GameRules,
    JournalMismatch,
    Problem,
    Refusal,
    Seat,
    commitment,
    read_journal,
)
from bot.engine.match import Match, RulesBroken
from bot.store import Sitter, Store, TableRow
from bot.tables.seating import seat_all, setup_of


def dealt_seed(seed: str, contributions: Sequence[Sequence[int]]) -> str:
    """The seed that is dealt from: SHA-256 of ``seed:member-press:member-press…``."""
    added = [f"{member}-{press}" for member, press in contributions]
    return hashlib.sha256(":".join([seed, *added]).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that is needed to check a table, and nothing else."""

    table: int
    game: str
    rules_version: int
    options: Mapping[str, str]
    leaders: int
    legacy: Mapping[str, Any]
    sitters: Sequence[Sitter]
    seed: str
    commitment: str
    contributions: Sequence[Sequence[int]]
    dealt_commitment: str | None
    journal: Sequence[str]
    outcome: Mapping[str, object] | None


async def evidence_of(store: Store, known: TableRow) -> Evidence:
    """What the store has of this table."""
    row = await store.load_table(known.id) or known
    return Evidence(
        table=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        leaders=row.leaders,
        legacy=row.legacy,
        sitters=await store.sitters(row.id),
        seed=row.seed,
        commitment=row.commitment,
        contributions=row.contributions,
        dealt_commitment=row.dealt_commitment,
        journal=await store.journal(row.id),
        outcome=row.outcome,
    )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came out: how many outcomes of chance there were, and everything that does not fit."""

    drawn: int
    problems: tuple[Problem, ...]

    @property
    def fair(self) -> bool:
        return not self.problems


def verify(game: GameRules, evidence: Evidence, posted: str | None = None) -> Verdict:
    """Check the seed against its fingerprints, and derive seats, chance and outcome from it again.

    ``posted`` is the fingerprint as it stands in the message that nobody edits, where that was found.
    """
    dealt = dealt_seed(evidence.seed, evidence.contributions)
    problems: list[Problem] = []
    if commitment(evidence.seed) != evidence.commitment:
        problems.append(Problem("unfair-commitment"))
    if posted is not None and posted != commitment(evidence.seed):
        problems.append(Problem("unfair-posted", {"posted": posted}))
    if commitment(dealt) != evidence.dealt_commitment:
        problems.append(Problem("unfair-contributions"))
    seats = {sitter.number: sitter.seat for sitter in evidence.sitters}
    if _seats_again(game, evidence.sitters, dealt) != seats:
        problems.append(Problem("unfair-seats"))
    try:
        journal = read_journal(evidence.journal)
    except JournalMismatch as unreadable:
        return Verdict(0, (*problems, Problem("unfair-line", {"line": unreadable.seq})))
    drawn = sum(entry.kind == "chance" for entry in journal)
    return Verdict(drawn, (*problems, *_played_again(game, evidence, dealt, journal)))


def _seats_again(game: GameRules, sitters: Sequence[Sitter], dealt: str) -> Mapping[int, str | None]:
    try:
        return dict(seat_all(game, sitters, dealt))
    except (ValueError, IndexError, ArithmeticError, StopIteration):  # more sitters than seats, say
        return {}


def _played_again(game: GameRules, evidence: Evidence, dealt: str, journal: Sequence[Entry]) -> list[Problem]:
    """Decide everything as it was decided; chance falls as the seed has it."""
    setup = setup_of(game, evidence, evidence.sitters)
    try:
        match = Match(game, setup, Dealer(dealt))
    except RulesBroken:
        return [Problem("unfair-setup")]
    # When chance falls differently, somebody may be asked something else.
    match = play_again(match, journal)
    if match.journal != list(journal):
        fits = zip(match.journal, journal, strict=False)
        shorter = min(len(match.journal), len(journal))
        line = next((seq for seq, (ours, theirs) in enumerate(fits) if ours != theirs), shorter)
        return [Problem("unfair-line", {"line": line})]
    if evidence.outcome is not None or match.outcome is not None:
        recorded = None if match.outcome is None else match.outcome.body
        if recorded != evidence.outcome:
            return [Problem("unfair-outcome")]
    return []


def play_again(played: Match, journal: Sequence[Entry]) -> Match:
    """The match answered as this journal does, as far as that can be done."""
    with suppress(Refusal, RulesBroken, JournalMismatch):
        for entry in journal:
            seat = Seat(entry.by)
            match entry.kind:
                case "answer":
                    played.answer(seat, entry.keys, entry.origin)
                case "withdraw":
                    played.withdraw(seat, entry.origin)
                case "resign":
                    played.resign(seat, entry.origin)
                case "undo":
                    played = played.put_back([seat], entry.origin)
                case "chance":
                    pass
    return played
