"""Recorded games: played once, and from then on they must replay to the end they had.

``python -m tests.games.recorded GAME [SEED]`` records a game between AI seats, and
``python -m tests.games.recorded FILE`` one that people have played, from the file that ``/table verify``
hands out. A folder of ``tests/journals`` holds the games of one version of the rules of one game. A file is
one game: the first line says who sat down, what was agreed, how it ended, how many steps were told and what a
spectator saw in the end (as a digest); every further line is an entry of the journal.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.engine import Dealer, Entry, GameRules, Seat, Setup, read_journal
from bot.engine.match import Match
from bot.games import GAMES
from bot.tables.evidence_file import read_evidence
from bot.tables.seating import facts_of, setup_of

FOLDER = Path(__file__).parents[1] / "journals"


@dataclass(frozen=True, slots=True)
class Recorded:
    """One file."""

    game: GameRules
    setup: Setup
    told: Mapping[str, Any]
    entries: list[Entry]

    def replay(self, setup: Setup | None = None) -> Match:
        """The match; chance comes from the record alone."""
        return Match.replay(self.game, setup or self.setup, Dealer("never asked"), self.entries)


def files_of(game: GameRules) -> list[Path]:
    return sorted((FOLDER / game.key.replace("-", "_")).glob("rules-*/*.jsonl"))


def version_of(file: Path) -> int:
    return int(file.parent.name.removeprefix("rules-"))


def read(game: GameRules, file: Path) -> Recorded:
    first, *lines = file.read_text("utf-8").splitlines()
    told: dict[str, Any] = json.loads(first)
    setup = Setup(
        tuple(Seat(seat) for seat in told["seats"]),
        told["options"],
        told["leaders"],
        version_of(file),
        {Seat(seat): chosen for seat, chosen in told.get("chosen", {}).items()},
        facts_of(told.get("legacy", {})),
    )
    return Recorded(game, setup, told, read_journal(lines))


def ending(match: Match) -> dict[str, object]:
    """What must be the same whenever the journal is replayed."""
    assert match.outcome is not None
    return {
        "outcome": match.outcome.body,
        "steps": len(match.opening()),
        "public_view": hashlib.sha256(repr(match.view(None)).encode()).hexdigest(),
    }


def write(match: Match, file: Path) -> None:
    setup = match.setup
    first: dict[str, object] = {
        "seats": list(setup.seats),
        "options": dict(setup.options),
        "leaders": setup.leaders,
    }
    if setup.chosen:
        first["chosen"] = {seat: dict(chosen) for seat, chosen in setup.chosen.items()}
    if setup.legacy:
        first["legacy"] = dict(setup.legacy)
    replayed = Match.replay(match.game, setup, Dealer("never asked"), match.journal)
    lines = [
        json.dumps({**first, **ending(replayed)}, ensure_ascii=False),
        *(entry.to_json() for entry in match.journal),
    ]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines) + "\n", "utf-8")


def played_by_ai(game: GameRules, seed: str) -> Match:
    """A whole game between AI seats, as many as may sit down."""
    options = {one.key: one.default for one in game.options if not one.each_seat}
    match, random = Match(game, Setup(game.seats[: game.players[-1]], options), Dealer(seed)), Random(seed)
    while match.outcome is None:
        seat = match.waiting_for[0]
        match.answer(seat, game.advise(match.view(seat), match.pending[seat].request, random), "ai")
    return match


def played_by_people(file: Path) -> Match:
    """The game of a file that ``/table verify`` has handed out."""
    evidence = read_evidence(file.read_bytes())
    game = GAMES[evidence.game]
    setup = setup_of(game, evidence, evidence.sitters)
    return Match.replay(game, setup, Dealer("never asked"), read_journal(evidence.journal))


def main(what: str, seed: str = "1") -> None:
    match = played_by_ai(GAMES[what], seed) if what in GAMES else played_by_people(Path(what))
    name = f"ai-{seed}" if what in GAMES else Path(what).stem
    version = match.setup.rules_version or match.game.rules_version
    folder = FOLDER / match.game.key.replace("-", "_") / f"rules-{version}"
    write(match, folder / f"{name}.jsonl")
    sys.stdout.write(f"{folder / name}.jsonl\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
