"""Recorded games: played once, and from then on they must replay to the end they had.

``python -m tests.games.recorded GAME [SEED]`` records a game between AI seats, and
``python -m tests.games.recorded FILE`` one that people have played, from the file that ``/table verify``
hands out. ``python -m tests.games.recorded again GAME`` writes the first lines anew after a change of what is
told. ``python -m tests.games.recorded anew GAME`` plays every game recorded as ``ai-…`` or ``random-…``
again under today's rules, with the same seats and options, and deletes the old record.

A folder of ``tests/journals`` holds the games of one version of the rules of one game. A file is one game:
the first line says who sat down, what was agreed, how it ended, and digests of the steps that were told, of
what a spectator saw in the end and of the account; every further line is an entry of the journal.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from bot.engine import Dealer, Entry, GameRules, Seat, Setup, read_journal
from bot.engine.match import Match
from bot.games import GAMES
from bot.tables.evidence_file import read_evidence
from bot.tables.fairness import setup_of_record
from bot.tables.seating import facts_of
from tests.games.random_play import play_at_random
from tests.kit.ends import account_of

FOLDER = Path(__file__).parents[1] / "journals"


@dataclass(frozen=True, slots=True)
class Recorded:
    """One recorded game."""

    game: GameRules
    setup: Setup
    told: Mapping[str, Any]
    entries: list[Entry]

    def replay(self, setup: Setup | None = None) -> Match:
        """The match; all chance comes from the record."""
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
    """The facts that must be the same in every replay of the journal."""
    assert match.outcome is not None
    return {
        "outcome": match.outcome.body,
        "steps": digest([(step.name, sorted(step.facts.items())) for step in match.opening()]),
        "public_view": digest(match.view(None)),
    }


def digest(what: object) -> str:
    return hashlib.sha256(repr(what).encode()).hexdigest()


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
    first |= ending(replayed)
    if match.game.account_facts:
        first["account"] = digest(account_of(match))
    lines = [
        json.dumps(first, ensure_ascii=False),
        *(entry.to_json() for entry in match.journal),
    ]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines) + "\n", "utf-8")


def usual_setup(game: GameRules) -> Setup:
    """All seats taken, and the default of every option."""
    options = {one.key: one.default for one in game.options if not one.each_seat}
    return Setup(game.seats[: game.players[-1]], options)


def played_by_ai(game: GameRules, setup: Setup, seed: str) -> Match:
    """A whole game between AI seats."""
    match, random = Match(game, setup, Dealer(seed)), Random(seed)
    while match.outcome is None:
        seat = match.waiting_for[0]
        match.answer(seat, game.advise(match.view(seat), match.pending[seat].request, random), "ai")
    return match


def played_by_people(file: Path) -> Match:
    """The game in a file of ``/table verify``."""
    evidence = read_evidence(file.read_bytes())
    game = GAMES[evidence.game]
    setup = setup_of_record(game, evidence)
    return Match.replay(game, setup, Dealer("never asked"), read_journal(evidence.journal))


def played_anew(game: GameRules, file: Path) -> Match:
    """A new game with the setup of a recorded one; the file's name gives the players and the seed."""
    setup = replace(read(game, file).setup, rules_version=game.rules_version)
    if file.stem.startswith("ai-"):
        return played_by_ai(game, setup, file.stem)
    return play_at_random(game, setup, int.from_bytes(file.stem.encode()))


def record(match: Match, name: str) -> Path:
    version = match.setup.rules_version or match.game.rules_version
    file = FOLDER / match.game.key.replace("-", "_") / f"rules-{version}" / f"{name}.jsonl"
    write(match, file)
    sys.stdout.write(f"{file}\n")
    return file


def record_anew(game: GameRules) -> None:
    for file in files_of(game):
        if file.stem.startswith(("ai-", "random-")):
            match = played_anew(game, file)
            file.unlink()
            record(match, file.stem)


def write_again(game: GameRules) -> None:
    for file in files_of(game):
        write(read(game, file).replay(), file)


def main(what: str, seed: str = "1") -> None:
    if what == "again":
        write_again(GAMES[seed])
    elif what == "anew":
        record_anew(GAMES[seed])
    elif what in GAMES:
        record(played_by_ai(GAMES[what], usual_setup(GAMES[what]), seed), f"ai-{seed}")
    else:
        record(played_by_people(Path(what)), Path(what).stem)


if __name__ == "__main__":
    main(*sys.argv[1:])
