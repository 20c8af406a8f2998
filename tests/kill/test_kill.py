"""The bot is killed at a hundred and more random moments, and nothing is lost or doubled."""

from __future__ import annotations

import json
import os
import select
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.engine import Dealer, Entry, Seat, Setup
from bot.engine.match import Match
from bot.games import GAMES
from bot.tables.seating import dealt_seed
from tests.kill.lives import COMPANIONS
from tests.kit.rings import PROOF

pytestmark = PROOF

ROOT = Path(__file__).parents[2]
KILLS = 50
TWINS_KILLED = 16
MOST_WORDS = 14
"""A life is killed after at most this many messages, and a few milliseconds."""
MOST_MILLISECONDS = 4.0
START_MILLISECONDS = 90.0
"""The approximate time in which a bot finds its table."""
THOUGHT_MILLISECONDS = 60.0
PATIENCE = 60


@dataclass
class Witness:
    """Remembers every commit that was reported."""

    journals: dict[int, dict[int, str]] = field(default_factory=dict)
    """By table: its journal, as far as it was reported or read."""
    answered: set[tuple[int, int]] = field(default_factory=set)
    """Table and index of each answer that was confirmed to a person."""
    kept: dict[tuple[int, str], tuple[int, dict[str, int | str]]] = field(default_factory=dict)
    """By table and seat: the last draft that was confirmed, and the question it was for."""
    moments: Counter[str] = field(default_factory=Counter)
    """The moments at which lives were ended."""

    def hear(self, line: str) -> None:
        kind, _, said = line.partition(" ")
        if kind in ("answered", "shown"):
            table, seq, entry = said.split(" ", 2)
            place = int(table), int(seq)
            if kind == "answered":
                assert place not in self.answered, f"answered twice: {line}"
                self.answered.add(place)
            known = self.journals.setdefault(place[0], {})
            assert known.setdefault(place[1], entry) == entry, f"changed afterwards: {line}"
        elif kind == "kept":
            table, position, seat, draft = said.split(" ", 3)
            self.kept[int(table), seat] = (int(position), json.loads(draft))
        else:
            assert kind in ("table", "thinks"), line


class Bot:
    """The process that is killed."""

    def __init__(self, file: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.kill.lives", f"sqlite:///{file}"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout.fileno()
        self._heard = b""

    def live(self, game: str, pace: str = "thoughtful") -> int:
        """Begin a life; returns its process id."""
        self._in.write(f"{game} {pace}\n".encode())
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
        """The remaining lines of a life, the last of which says how it ended."""
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
def give_birth(file: Path) -> Iterator[Callable[[], Bot]]:
    bots: list[Bot] = []

    def bear() -> Bot:
        bots.append(Bot(file))
        return bots[-1]

    yield bear
    for bot in bots:
        bot.close()


# The database


def journals(file: Path) -> dict[int, list[str]]:
    """The journals by table; every journal is numbered from 0 without a gap."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("BEGIN")  # a single snapshot for both queries
        begun = "SELECT id FROM tables WHERE status != 'lobby'"
        found: dict[int, list[str]] = {table: [] for (table,) in database.execute(begun)}
        lines = database.execute("SELECT table_id, seq, entry FROM journal ORDER BY table_id, seq").fetchall()
    for table, seq, entry in lines:
        assert seq == len(found[table]), "a lobby has no journal, and a journal no gap"
        found[table].append(entry)
    return found


def replayed(file: Path, table: int, journal: list[str]) -> Match:
    """The match of this journal; its chance comes from the committed seed."""
    with closing(sqlite3.connect(file)) as database:
        (key, seed, contributions, options, leaders, version) = database.execute(
            "SELECT game, seed, contributions, options, leaders, rules_version FROM tables WHERE id = ?",
            [table],
        ).fetchone()
        sitting = "SELECT seat FROM sitters WHERE table_id = ? ORDER BY number"
        seats = tuple(Seat(seat) for (seat,) in database.execute(sitting, [table]))
    dealer = Dealer(dealt_seed(seed, json.loads(contributions)))
    setup = Setup(seats, json.loads(options), leaders, version)
    match = Match.replay(GAMES[key], setup, dealer, [Entry.from_json(line) for line in journal])
    assert [entry.to_json() for entry in match.journal] == journal, "everything drawn is written"
    return match


def drafts(file: Path) -> dict[tuple[int, str], tuple[int, dict[str, int | str]]]:
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT table_id, seat, position, body FROM drafts").fetchall()
    filled = [(table, seat, position, json.loads(body)) for table, seat, position, body in rows]
    return {(table, seat): (at, {**body["counts"], **body["choices"]}) for table, seat, at, body in filled}


def people(file: Path) -> set[tuple[int, str]]:
    """Table and seat of every person."""
    with closing(sqlite3.connect(file)) as database:
        return set(database.execute("SELECT table_id, seat FROM sitters WHERE kind = 'human'").fetchall())


def check(witness: Witness, file: Path) -> None:
    """Every reported entry is stored, once, and at most one answer of a person is stored without a report."""
    human = people(file)
    for table, journal in journals(file).items():
        known = witness.journals.setdefault(table, {})
        stored = dict(enumerate(journal))
        assert known.items() <= stored.items()
        unheard = [Entry.from_json(stored[seq]) for seq in stored.keys() - known.keys()]
        answers = [one for one in unheard if one.kind == "answer" and (table, one.by) in human]
        # An entry committed just before the kill is never reported.
        assert len(answers) <= 1
        known |= stored
        replayed(file, table, journal)


def check_drafts(witness: Witness, file: Path) -> None:
    kept = drafts(file)
    for seat, (position, draft) in witness.kept.items():
        stored_for, body = kept[seat]
        # The next question may already have a draft that was not reported.
        assert stored_for > position or (stored_for == position and draft.items() <= body.items())


# The kills


def let_pass(random: Random, most: float) -> None:
    """Wait some milliseconds."""
    select.select([], [], [], random.uniform(0, most) / 1000)


def listen(bot: Bot, witness: Witness, random: Random) -> str | None:
    """Read lines of a life up to a random moment. Returns the kind of that moment, or ``None`` if the life is
    over."""
    moment = random.choice(("starting", "thinking", "anything", "anything"))
    if moment == "starting":
        let_pass(random, START_MILLISECONDS)
        return moment
    heard = "starting"
    for _ in range(random.randint(1, MOST_WORDS)):
        line = bot.hear()
        if line.startswith("gone"):
            return None
        witness.hear(line)
        heard = "thinking" if line.startswith("thinks") else "anything"
        if heard == moment == "thinking":
            break
    let_pass(random, THOUGHT_MILLISECONDS if heard == "thinking" else MOST_MILLISECONDS)
    return heard


def take_life(bot: Bot, witness: Witness, random: Random, game: str, pace: str) -> bool:
    """One life, ended at a random moment. Returns true if it was killed before its game was over."""
    process = bot.live(game, pace)
    moment = listen(bot, witness, random)
    if moment is None:
        return False
    return end_life(bot, witness, process, moment)


def end_life(bot: Bot, witness: Witness, process: int, moment: str) -> bool:
    os.kill(process, signal.SIGKILL)
    *words, end = bot.last_words()
    for line in words:
        witness.hear(line)
    killed = end == f"gone {-signal.SIGKILL}"
    witness.moments[moment] += killed
    return killed


def play_to_the_end(bot: Bot, witness: Witness, file: Path, game: str) -> None:
    """The rest is played by a bot that is not killed."""
    while True:
        bot.live(game, "quick")
        *words, end = bot.last_words()
        for line in words:
            witness.hear(line)
        assert end == "gone 0"
        check(witness, file)
        matches = {table: replayed(file, table, journal) for table, journal in journals(file).items()}
        if all(match.outcome is not None for match in matches.values()):
            return


@pytest.mark.parametrize("game", GAMES)
def test_killed_fifty_times_the_bot_loses_and_doubles_nothing(
    give_birth: Callable[[], Bot], file: Path, game: str
):
    """Two people play, in some games with AI seats, which think or are quick."""
    bot, random, witness = give_birth(), Random(f"fifty lives of {game}"), Witness()
    while witness.moments.total() < KILLS:
        take_life(bot, witness, random, game, random.choice(("thoughtful", "quick")))
        if file.exists():
            check(witness, file)
            check_drafts(witness, file)
    play_to_the_end(bot, witness, file, game)
    check_drafts(witness, file)
    assert witness.moments["starting"] >= 5
    assert witness.moments["thinking"] >= 5 or game not in COMPANIONS
    assert len(witness.answered) > KILLS


@pytest.mark.parametrize("game", GAMES)
def test_two_bots_at_one_table_that_are_killed_lose_and_double_nothing(
    give_birth: Callable[[], Bot], file: Path, game: str
):
    """Both answer any question, at the same time, in processes of their own."""
    bots, random, witness = (give_birth(), give_birth()), Random(f"twins of {game}"), Witness()
    born = {bot: bot.live(game, "quick") for bot in bots}
    while witness.moments.total() < TWINS_KILLED:
        bot = random.choice(bots)
        moment = listen(bot, witness, random)
        if moment is not None:
            end_life(bot, witness, born[bot], moment)
            check_twins(witness, file)
        born[bot] = bot.live(game, "quick")
    for bot in bots:
        os.kill(born[bot], signal.SIGKILL)
        for line in bot.last_words():
            if not line.startswith("gone"):
                witness.hear(line)
    check_twins(witness, file)
    for table, journal in journals(file).items():
        witness.journals[table] = dict(enumerate(journal))
    play_to_the_end(bots[0], witness, file, game)


def check_twins(witness: Witness, file: Path) -> None:
    """Everything reported is stored, while the other process still plays."""
    stored = {table: dict(enumerate(journal)) for table, journal in journals(file).items()}
    for table, known in witness.journals.items():
        assert known.items() <= stored[table].items()
        replayed(file, table, list(stored[table].values()))
