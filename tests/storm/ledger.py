"""The ledger: the content of the database file, read without the bot, and the matches it stands for."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from bot.engine import Dealer, Entry, GameRules, Seat
from bot.engine.match import Match
from bot.store import Sitter
from bot.tables.seating import setup_of


@dataclass(frozen=True)
class Sitting:
    """One place at a table."""

    number: int
    user_id: int | None
    kind: str
    seat: str | None
    chosen: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True)
class Record:
    """One table in the file."""

    number: int
    game: str
    seed: str
    status: str
    started: bool
    rules_version: int
    channel_id: int
    thread_id: int | None
    starter_id: int
    note: str | None
    homeless: bool
    message_id: int | None
    options: Mapping[str, str]
    legacy: Mapping[str, Any]
    leaders: int
    sitters: tuple[Sitting, ...]
    journal: tuple[str, ...]

    @property
    def live(self) -> bool:
        return self.status in ("lobby", "playing", "paused")

    @property
    def place(self) -> int:
        """The channel or thread that shows it."""
        return self.thread_id or self.channel_id

    def leader(self, seat: Seat) -> Sitting:
        return next(sitting for sitting in self.sitters if sitting.seat == seat)


class Gap(Exception):
    """Raised for a journal that is not numbered 0, 1, 2 …"""


class Ledger:
    """Reads the file of a bot that is running, or was."""

    def __init__(self, file: Path, games: Mapping[str, GameRules]) -> None:
        self._file = file
        self._games = games
        self._matches: dict[int, tuple[Record, Match]] = {}
        self._open: sqlite3.Connection | None = None

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None

    def read(self) -> dict[int, Record]:
        """Every table, by its number."""
        if not self._file.exists():
            return {}
        if self._open is None:
            self._open = sqlite3.connect(self._file)
            self._open.row_factory = sqlite3.Row
        with self._open as database:
            database.execute("BEGIN")
            tables = database.execute(
                "SELECT tables.*, channel_id, thread_id, homeless, message_id "
                "FROM tables JOIN shown ON table_id = id ORDER BY id"
            ).fetchall()
            seated = database.execute("SELECT * FROM sitters ORDER BY table_id, number").fetchall()
            lines = database.execute(
                "SELECT table_id, seq, entry FROM journal ORDER BY table_id, seq"
            ).fetchall()
        sitters: dict[int, list[Sitting]] = {}
        for row in seated:
            chosen = json.loads(row["chosen"])
            sitting = Sitting(row["number"], row["user_id"], row["kind"], row["seat"], chosen)
            sitters.setdefault(row["table_id"], []).append(sitting)
        journals: dict[int, list[str]] = {}
        for table, seq, entry in lines:
            journal = journals.setdefault(table, [])
            if seq != len(journal):
                raise Gap(f"table {table}: entry {seq} stands where entry {len(journal)} should")
            journal.append(entry)
        return {
            row["id"]: Record(
                row["id"],
                row["game"],
                row["seed"],
                row["status"],
                row["started_at"] is not None,
                row["rules_version"],
                row["channel_id"],
                row["thread_id"],
                row["starter_id"],
                row["note"],
                bool(row["homeless"]),
                row["message_id"],
                json.loads(row["options"]),
                json.loads(row["legacy"]),
                row["leaders"],
                tuple(sitters.get(row["id"], ())),
                tuple(journals.get(row["id"], ())),
            )
            for row in tables
        }

    def match(self, record: Record) -> Match:
        """The match of a table's journal. Raises the exceptions of the rules."""
        known = self._matches.get(record.number)
        if known is None or known[0].journal != record.journal or known[0].sitters != record.sitters:
            known = self._matches[record.number] = (record, self.play_again(record))
        return known[1]

    def play_again(self, record: Record) -> Match:
        """A separate match, to try things on."""
        game = self._games[record.game]
        sitters = [
            Sitter(table_id=record.number, name="", **{**asdict(sitting), "chosen": dict(sitting.chosen)})
            for sitting in record.sitters
        ]
        setup = setup_of(game, record, sitters, record.leaders)
        entries = [Entry.from_json(line) for line in record.journal]
        return Match.replay(game, setup, Dealer(record.seed), entries)

    # Power cuts

    def copy_to(self, copy: Path) -> None:
        """Copy everything committed so far."""
        copy.unlink(missing_ok=True)
        with closing(sqlite3.connect(self._file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)

    def restore(self, copy: Path) -> None:
        """Restore the file from a copy. Nobody may have it open."""
        self.close()
        for suffix in ("", "-wal", "-shm"):
            self._file.with_name(self._file.name + suffix).unlink(missing_ok=True)
        copy.replace(self._file)
