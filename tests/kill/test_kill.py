"""The bot is killed at fifty random moments, and nothing is lost or doubled."""

from __future__ import annotations

import json
import os
import select
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.engine import Dealer, Entry, Match, Setup
from tests.kill.lives import GAME

ROOT = Path(__file__).parents[2]
KILLS = 50
MOST_WORDS = 14
"""A life is killed after it has said so many things at most, and a few milliseconds."""
MOST_MILLISECONDS = 4.0
PATIENCE = 60


@dataclass
class Witness:
    """Remembers everything that was said to be committed."""

    answered: dict[int, dict[int, str]] = field(default_factory=dict)
    """By table: its journal, as far as it was acknowledged."""
    kept: dict[tuple[int, str], tuple[int, dict[str, str]]] = field(default_factory=dict)
    """By table and seat: the last draft that was acknowledged, and for which question."""

    def hear(self, line: str) -> None:
        kind, table, *rest = line.split(" ", 4 if line.startswith("kept") else 3)
        number = int(table)
        if kind == "answered":
            seq, entry = int(rest[0]), rest[1]
            assert seq not in self.answered.setdefault(number, {}), f"answered twice: {line}"
            self.answered[number][seq] = entry
        elif kind == "kept":
            position, seat, draft = rest
            self.kept[number, seat] = (int(position), json.loads(draft))
        else:
            assert kind == "table", line
            assert int(rest[0]) == len(self.answered.get(number, {}))


class Bot:
    """The process whose lives are taken."""

    def __init__(self, file: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.kill.lives", f"sqlite:///{file}"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout.fileno()
        self._heard = b""

    def live(self) -> int:
        """Begin a life; which process it is."""
        self._in.write(b"live\n")
        self._in.flush()
        born, process = self.hear().split()
        assert born == "born"
        return int(process)

    def hear(self) -> str:
        """The next line."""
        while b"\n" not in self._heard:
            ready, _, _ = select.select([self._out], [], [], PATIENCE)
            assert ready, "the bot says nothing any more"
            said = os.read(self._out, 65536)
            assert said, "the bot is no more"
            self._heard += said
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode()

    def last_words(self) -> Iterator[str]:
        """What is left to be heard of a life, and how it ended."""
        while not (line := self.hear()).startswith("gone"):
            yield line
        yield line

    def close(self) -> None:
        self._in.close()
        self._process.wait(PATIENCE)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tatami.sqlite3"


@pytest.fixture
def bot(file: Path) -> Iterator[Bot]:
    bot = Bot(file)
    yield bot
    bot.close()


def journals(file: Path) -> dict[int, list[str]]:
    """What is in the database, by table; every journal is numbered from 0 without a gap."""
    with closing(sqlite3.connect(file)) as database:
        tables = [table for (table,) in database.execute("SELECT id FROM tables")]
        lines = database.execute("SELECT table_id, seq, entry FROM journal ORDER BY table_id, seq").fetchall()
    found: dict[int, list[str]] = {table: [] for table in tables}
    for table, seq, entry in lines:
        assert seq == len(found[table])
        found[table].append(entry)
    return found


def replayed(file: Path, table: int, journal: list[str]) -> Match:
    with closing(sqlite3.connect(file)) as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()
    return Match.replay(GAME, Setup(GAME.seats), Dealer(seed), [Entry.from_json(line) for line in journal])


def drafts(file: Path) -> dict[tuple[int, str], tuple[int, dict[str, str]]]:
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT table_id, seat, position, body FROM drafts").fetchall()
    return {(table, seat): (position, json.loads(body)) for table, seat, position, body in rows}


def check(witness: Witness, file: Path) -> None:
    """Everything that was acknowledged is there, once, and no more than one thing that was not."""
    stored = journals(file)
    for table, journal in stored.items():
        acknowledged = witness.answered.setdefault(table, {})
        unheard = {seq: entry for seq, entry in enumerate(journal) if seq not in acknowledged}
        assert {**acknowledged, **unheard} == dict(enumerate(journal))
        # What was committed and then not said, because the end came in between, will not be said again.
        assert len(unheard) <= 1
        acknowledged |= unheard
        assert replayed(file, table, journal).journal[: len(journal)] == [*map(Entry.from_json, journal)]
    kept = drafts(file)
    for seat, (position, draft) in witness.kept.items():
        stored_for, body = kept[seat]
        # The next question may have been drafted already, without a word about it.
        assert stored_for > position or (stored_for == position and draft.items() <= body.items())


def take_life(bot: Bot, witness: Witness, random: Random) -> bool:
    """One life, ended at a random moment; whether it was killed before its game was over."""
    process = bot.live()
    for _ in range(random.randint(0, MOST_WORDS)):
        line = bot.hear()
        if line.startswith("gone"):
            return False
        witness.hear(line)
    select.select([], [], [], random.uniform(0, MOST_MILLISECONDS) / 1000)
    os.kill(process, signal.SIGKILL)
    *words, end = bot.last_words()
    for line in words:
        witness.hear(line)
    return end == f"gone {-signal.SIGKILL}"


def test_killed_fifty_times_the_bot_loses_and_doubles_nothing(bot: Bot, file: Path):
    random, witness = Random("fifty lives"), Witness()
    kills = 0
    while kills < KILLS:
        kills += take_life(bot, witness, random)
        if file.exists():
            check(witness, file)
    bot.live()
    *words, end = bot.last_words()
    for line in words:
        witness.hear(line)
    assert end == "gone 0"
    check(witness, file)
    for table, journal in journals(file).items():
        assert witness.answered[table] == dict(enumerate(journal))
        assert replayed(file, table, journal).outcome is not None
