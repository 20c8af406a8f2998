"""Fair dealing: anybody can repeat every outcome of chance once the seed is shown.

The seed's fingerprint is posted before its lobby can be seen. The deal comes from the seed *and* from the
numbers that Discord gives to the presses of those who sit down and start. Nobody could know them when the
fingerprint was posted, and trying many seeds in advance is useless. Everything else that decides about a
match is agreed, and its fingerprint posted, before the press that starts the match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.engine import (
    Dealer,
    Entry,
    GameOption,
    GameRules,
    JournalMismatch,
    Problem,
    Refusal,
    Seat,
    Setup,
    commitment,
    read_journal,
)
from bot.engine.match import Match, RulesBroken
from bot.store import Sitter
from bot.tables.agreement import Agreement
from bot.tables.seating import dealt_seed, leaders, seat_all, setup_of
from bot.tables.suggestions import shared_options

Ending: TypeAlias = Literal["over", "unfinished"]


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that is needed to check a table, and nothing that cannot be checked.

    ``agreement`` is the fingerprint of ``agreed``. ``seated`` are the places at the end: the member, or
    ``None`` for an AI, and the seat. ``journal`` says of an answer whether a person or an AI gave it.
    Standing answers are not marked: nobody could check that. ``set_back`` is the number of lines after which
    a restored backup has cut the journal off; chance that was seen after them may have been known.
    """

    agreed: Agreement
    agreement: str
    seed: str
    commitment: str
    contributions: Sequence[Sequence[int]]
    dealt_commitment: str
    seated: Sequence[tuple[int | None, str | None]]
    journal: Sequence[str]
    ended: Ending
    outcome: Mapping[str, object] | None
    set_back: int | None = None

    @property
    def table(self) -> int:
        return self.agreed.table

    @property
    def game(self) -> str:
        return self.agreed.game

    @property
    def rules_version(self) -> int:
        return self.agreed.rules_version


@dataclass(frozen=True, slots=True)
class Posted:
    """A fingerprint as somebody saw it posted. Number 0 is the promise. ``table`` is ``None`` if only the
    fingerprint was noted."""

    table: int | None
    number: int
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """The number of chance outcomes, the contradictions, and the open doubts. A match with a doubt is not
    called fair."""

    drawn: int
    problems: tuple[Problem, ...] = ()
    doubts: tuple[Problem, ...] = ()

    @property
    def fair(self) -> bool:
        return not self.problems and not self.doubts


def verify(game: GameRules, evidence: Evidence, posted: Sequence[Posted] = ()) -> Verdict:
    """Check the fingerprints, and derive seats, chance and outcome from the seed again."""
    problems = [
        *_fingerprints(evidence, posted),
        *_additions(evidence),
        *_options(game, evidence.agreed),
    ]
    seats = _seats_again(game, evidence)
    doubts = tuple(_doubts(evidence))
    try:
        journal = read_journal(evidence.journal)
    except JournalMismatch as unreadable:
        problems.append(Problem("unfair-line", {"line": unreadable.seq}))
        return Verdict(0, tuple(problems), doubts)
    if not _seated_as_agreed(evidence, seats, journal):
        problems.append(Problem("unfair-seats"))
    else:
        problems += _played_again(game, evidence, seats, journal)
    drawn = sum(entry.kind == "chance" for entry in journal)
    return Verdict(drawn, tuple(problems), doubts)


def _doubts(evidence: Evidence) -> Iterator[Problem]:
    if evidence.ended != "over":
        yield Problem("unproven-unfinished")
    if evidence.set_back is not None:
        yield Problem("unproven-set-back", {"line": evidence.set_back})


def _fingerprints(evidence: Evidence, posted: Sequence[Posted]) -> list[Problem]:
    promise, agreed = commitment(evidence.seed), evidence.agreed
    agreement = agreed.fingerprint(evidence.seed)
    problems: list[Problem] = []
    if not promise == evidence.commitment == agreed.commitment:
        problems.append(Problem("unfair-commitment"))
    if agreement != evidence.agreement:
        problems.append(Problem("unfair-agreement"))
    for seen in posted:
        facts = {"posted": seen.fingerprint}
        if seen.table not in (None, evidence.table):
            problems.append(Problem("unfair-other-table", {"table": seen.table or 0}))
        elif seen.number == 0 and seen.fingerprint != promise:
            problems.append(Problem("unfair-posted", facts))
        elif seen.number and (seen.number, seen.fingerprint) != (agreed.number, agreement):
            problems.append(Problem("unfair-agreement-posted", facts))
    return problems


def _additions(evidence: Evidence) -> list[Problem]:
    """Check that everybody at the table has added a press and that one of them started, and that the promise
    was posted after the press that opened the lobby and before all others."""
    agreed, added = evidence.agreed, [list(each) for each in evidence.contributions]
    members = {place.member for place in agreed.places if place.member is not None}
    problems: list[Problem] = []
    complete = added[:-1] == agreed.contributions and len(added) > len(agreed.contributions)
    dealt = commitment(dealt_seed(evidence.seed, evidence.contributions))
    if not complete or added[-1][0] not in members or dealt != evidence.dealt_commitment:
        problems.append(Problem("unfair-contributions"))
    later = [press for member, press in added if (member, press) != agreed.opened]
    if not agreed.opened[1] < agreed.promise or not later or min(later) <= agreed.promise:
        problems.append(Problem("unfair-late"))
    return problems


def _options(game: GameRules, agreed: Agreement) -> list[Problem]:
    """Check that the game knows every agreed option."""
    own = [option for option in game.options if option.each_seat]
    fits = _known(shared_options(game), agreed.options) and all(
        _known(own, place.chosen) for place in agreed.places
    )
    return [] if fits else [Problem("unfair-options")]


def _known(options: Sequence[GameOption], agreed: Mapping[str, str]) -> bool:
    return {option.key for option in options} == set(agreed) and all(
        _is_choice(option, agreed[option.key]) for option in options
    )


def _is_choice(option: GameOption, value: str) -> bool:
    try:
        return option.value(option.keys(value)) == value
    except Refusal:
        return False


def _seats_again(game: GameRules, evidence: Evidence) -> list[Seat | None]:
    sitters = evidence.agreed.sitters()
    try:
        seats = seat_all(game, sitters, dealt_seed(evidence.seed, evidence.contributions))
    except (ValueError, IndexError, ArithmeticError, StopIteration):  # more sitters than seats, say
        return []
    return [seats.get(sitter.number) for sitter in sitters]


def _seated_as_agreed(evidence: Evidence, seats: Sequence[Seat | None], journal: Sequence[Entry]) -> bool:
    """True if the same people sat in the seats that were drawn, except for those who were replaced."""
    replaced = {entry.by for entry in journal if entry.kind == "replace"}
    places = evidence.agreed.places
    in_the_end = [
        (None if seat in replaced else place.member, seat) for place, seat in zip(places, seats, strict=False)
    ]
    return bool(seats) and in_the_end == [(member, seat) for member, seat in evidence.seated]


def _played_again(
    game: GameRules, evidence: Evidence, seats: Sequence[Seat | None], journal: Sequence[Entry]
) -> list[Problem]:
    """Play the journal again with chance from the seed, and compare the end."""
    try:
        setup = agreed_setup(game, evidence.agreed, seats)
        if game.refuses(setup):
            return [Problem("unfair-setup")]
        match = Match(game, setup, Dealer(dealt_seed(evidence.seed, evidence.contributions)))
    except (RulesBroken, LookupError, ValueError, TypeError):
        return [Problem("unfair-setup")]
    led = zip(evidence.agreed.places, seats, strict=True)
    ai = {str(seat) for place, seat in led if place.member is None}
    if (line := _answered_by_another(journal, ai)) is not None:
        return [Problem("unfair-answer", {"line": line})]
    # With different chance, somebody may be asked something else.
    match = play_again(match, journal)
    played = [checkable(entry) for entry in match.journal]
    if played != list(journal):
        fits = zip(played, journal, strict=False)
        shorter = min(len(played), len(journal))
        line = next((seq for seq, (ours, theirs) in enumerate(fits) if ours != theirs), shorter)
        return [Problem("unfair-line", {"line": line})]
    reached = None if match.outcome is None else match.outcome.body
    if reached != evidence.outcome or (reached is not None) != (evidence.ended == "over"):
        return [Problem("unfair-outcome")]
    return []


def agreed_setup(game: GameRules, agreed: Agreement, seats: Sequence[Seat | None]) -> Setup:
    """The setup of the agreed match, with these seats."""
    sitters: list[Sitter] = agreed.sitters()
    for sitter, seat in zip(sitters, seats, strict=True):
        sitter.seat = seat
    return setup_of(game, agreed, sitters, leaders(sitters))


def setup_of_record(game: GameRules, evidence: Evidence) -> Setup:
    """The setup with the recorded seats, right or wrong."""
    seats = [None if seat is None else Seat(seat) for _, seat in evidence.seated]
    return agreed_setup(game, evidence.agreed, seats)


def _answered_by_another(journal: Sequence[Entry], ai: set[str]) -> int | None:
    """The first line where an AI answers for a person who was not replaced, or a person for an AI. ``ai`` are
    the seats of AI players at the start."""
    for seq, entry in enumerate(journal):
        match entry.kind:
            case "replace" if entry.by in ai:
                return seq
            case "replace":
                ai = {*ai, entry.by}
            case "answer" if entry.origin not in (("ai",) if entry.by in ai else ("person", "suggested")):
                return seq
            case "withdraw" | "resign" if entry.by in ai or entry.origin != "person":
                return seq
            case _:
                pass
    return None


def checkable(entry: Entry) -> Entry:
    """The entry without the facts nobody can check: standing answers, and whether an undo was a vote."""
    if entry.kind == "undo":
        return replace(entry, origin="")
    return replace(entry, origin="person") if entry.origin == "standing" else entry


def play_again(played: Match, journal: Sequence[Entry]) -> Match:
    """Answer the match from this journal, as far as possible."""
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
                case "replace":
                    played.replace(seat)
                case "undo":
                    played = played.put_back([seat], "vote")
                case "chance":
                    pass
    return played
