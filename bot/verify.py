"""``python -m bot.verify FILE``: check the file of a table, without Discord, database or network.

The exit code is 0 if everything fits, 1 if something does not, 2 if the file cannot be judged, and 3 if
everything fits but cannot prove a fair game: it was not played to its end, or set back by a restored backup.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from bot.engine import GameRules, Problem, Refusal
from bot.games import GAMES
from bot.harmless import printable
from bot.tables.evidence_file import LARGEST, read_evidence
from bot.tables.fairness import Evidence, Posted, verify
from bot.verdict import NOTED, sentences, shown
from bot.wording import words

FAIR: Final = 0
UNFAIR: Final = 1
NO_JUDGEMENT: Final = 2
UNFINISHED: Final = 3


def main(arguments: Sequence[str] | None = None) -> int:
    said = words()
    parser = argparse.ArgumentParser(prog="python -m bot.verify", description=said.say("verify-cli-about"))
    parser.add_argument("file", type=Path, help=said.say("verify-cli-file"))
    parser.add_argument("noted", nargs="*", metavar="fingerprint", help=said.say("verify-cli-posted"))
    parser.add_argument(
        "--posted", nargs="+", default=[], metavar="fingerprint", help=said.say("verify-cli-posted")
    )
    asked = parser.parse_args(arguments)
    try:
        posted = [_posted(noted) for noted in (*asked.noted, *asked.posted)]
        evidence = read_evidence(content_of(asked.file, LARGEST))
        game = game_of(evidence)
    except Refusal as refusal:
        _print(said.problem(problem) for problem in refusal.problems)
        return NO_JUDGEMENT
    said = words(game.key)
    verdict = verify(game, evidence, posted)
    _print([said.say("verify-title", table=evidence.table), *sentences(said, game, evidence, verdict)])
    if {seen.number > 0 for seen in posted} != {True, False}:
        marks = {
            "promise": f"{evidence.table}-0:{shown(evidence.commitment)}",
            "agreement": f"{evidence.table}-{evidence.agreed.number}:{shown(evidence.agreement)}",
        }
        _print([said.say("verify-not-compared", marks)])
    if verdict.problems:
        return UNFAIR
    return UNFINISHED if verdict.doubts else FAIR


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        # A file or its name may contain control characters, and bytes that are not valid text.
        print(printable(line).encode("utf-8", "replace").decode())  # noqa: T201 (a command prints its result)


def _posted(text: str) -> Posted:
    noted = NOTED.fullmatch(text.strip("` \n").lower())
    if noted is None:
        raise Refusal(Problem("file-fingerprint"))
    table, number, fingerprint = noted.groups()
    return Posted(None if table is None else int(table), int(number or 0), fingerprint)


def content_of(path: Path, largest: int) -> bytes:
    """The file's content, cut just above the size limit so that a larger file is recognised.

    Raises ``Refusal`` for a file that cannot be read.
    """
    try:
        with path.open("rb") as file:
            return file.read(largest + 1)
    except OSError as trouble:
        reason = trouble.strerror or type(trouble).__name__
        raise Refusal(Problem("file-unreadable", {"file": str(path), "reason": reason})) from trouble


def game_of(evidence: Evidence) -> GameRules:
    """The game that was played. Raises ``Refusal`` if this version of Tatami cannot judge it."""
    game = GAMES.get(evidence.game)
    if game is None:
        raise Refusal(Problem("file-game", {"game": evidence.game}))
    if evidence.rules_version > game.rules_version:
        name = words(game.key).say("game-name")
        facts = {"game": name, "theirs": evidence.rules_version, "ours": game.rules_version}
        raise Refusal(Problem("file-rules", facts))
    return game


if __name__ == "__main__":
    sys.exit(main())
