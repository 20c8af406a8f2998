"""``python -m bot.replay FILE``: play a finished match again, from a report or the file of ``/table verify``.

It prints every step, and then that the journal replays, or the entry at which it breaks. The exit code is 0
if it replays, 1 if it breaks, and 2 if the file holds no finished match.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, cast

from bot.engine import (
    Dealer,
    Entry,
    GameRules,
    JournalMismatch,
    Problem,
    Refusal,
    Seat,
    Step,
    read_journal,
)
from bot.engine.match import Match
from bot.harmless import FromPeople, plainly, printable
from bot.tables import fairness
from bot.tables.evidence_file import LARGEST, read_evidence
from bot.tables.fairness import Evidence, setup_of_record
from bot.verify import content_of, game_of
from bot.wording import Words, words

REPLAYS: Final = 0
BREAKS: Final = 1
NOTHING_TO_REPLAY: Final = 2
"""Exit codes of the process."""
LARGEST_REPORT: Final = 2 * LARGEST
"""Bytes. A report holds the evidence and the log."""


def main(arguments: Sequence[str] | None = None) -> int:
    said = words()
    parser = argparse.ArgumentParser(prog="python -m bot.replay", description=said.say("replay-cli-about"))
    parser.add_argument("file", type=Path, help=said.say("replay-cli-file"))
    asked = parser.parse_args(arguments)
    try:
        evidence = read_evidence(evidence_in(content_of(asked.file, LARGEST_REPORT)))
        game = game_of(evidence)
        return _replay(game, evidence)
    except Refusal as refusal:
        for problem in refusal.problems:
            _print(said.problem(problem))
        return NOTHING_TO_REPLAY


def evidence_in(content: bytes) -> bytes:
    """The evidence of a table: the file itself, or the part of a report that holds it.

    Raises ``Refusal`` for the report of a match that was still running, because only the operator has its
    journal.
    """
    try:
        body: Any = json.loads(content)
    except (ValueError, RecursionError):
        raise Refusal(Problem("file-not-json")) from None
    if not isinstance(body, dict) or "tatami_report" not in body:
        return content
    report = cast("dict[str, Any]", body)
    if "evidence" not in report:
        raise Refusal(Problem("report-of-running", {"number": FromPeople(report.get("number", "?"))}))
    return json.dumps(report["evidence"]).encode()


def _replay(game: GameRules, evidence: Evidence) -> int:
    """Play the match again, answer by answer, and print the steps until the end or until it breaks. Returns
    the exit code."""
    said = words(game.key)
    dealer = Dealer(fairness.dealt_seed(evidence.seed, evidence.contributions))
    entry = 0
    if game.rules_version != evidence.rules_version:
        theirs, ours = evidence.rules_version, game.rules_version
        _print(said.say("replay-other-rules", theirs=theirs, ours=ours))
    try:
        entries = read_journal(evidence.journal)
        match = Match(game, setup_of_record(game, evidence), dealer)
        _tell(said, match.opening())
        for entry, given in enumerate(entries):
            if entry < len(match.journal):
                _compare(entry, given, match.journal[entry])
            else:
                match, steps = _given(match, entry, given)
                _tell(said, steps)
    except JournalMismatch as mismatch:
        _print(said.say("replay-breaks", entry=mismatch.seq, reason=str(mismatch)))
        return BREAKS
    except Exception as trouble:
        _print(traceback.format_exc())
        _print(said.say("replay-breaks", entry=entry, reason=type(trouble).__name__))
        return BREAKS
    ended = said.say("replay-ended" if match.outcome is not None else "replay-unfinished")
    _print(said.say("replay-done", count=len(entries), ended=ended))
    return REPLAYS


def _compare(seq: int, given: Entry, drawn: Entry) -> None:
    """Compare an entry that the match made by itself, such as chance, with the record. Raises
    ``JournalMismatch``."""
    if drawn != given:
        raise JournalMismatch(seq, given, f"today it is {drawn.to_json()}, and was {given.to_json()}")


def _given(match: Match, seq: int, entry: Entry) -> tuple[Match, Sequence[Step]]:
    """The match after this entry, with the steps it caused."""
    seat = Seat(entry.by)
    match entry.kind:
        case "answer":
            return match, match.answer(seat, entry.keys, entry.origin)
        case "withdraw":
            match.withdraw(seat, entry.origin)
            return match, ()
        case "resign":
            match.resign(seat, entry.origin)
            return match, ()
        case "undo":
            return match.put_back([seat], "vote"), ()  # "vote", because the record does not say who agreed
        case "replace":
            match.replace(seat)
            return match, ()
        case "chance":
            raise JournalMismatch(seq, entry, "today nothing is drawn here")


def _tell(said: Words, steps: Sequence[Step]) -> None:
    for step in steps:
        _print(said.step(step))


def _print(text: str) -> None:
    print(printable(plainly(text)).encode("utf-8", "replace").decode())  # noqa: T201 (a command prints its result)


if __name__ == "__main__":
    sys.exit(main())
