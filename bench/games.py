"""Games for measurements: played at random to their end, and tables with people in all seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeVar

from bot.config import Settings
from bot.engine import Advise, Dealer, Entry, GameRules, Seat, Setup
from bot.engine.match import Match
from bot.store import NewTable
from bot.tables.house import House
from bot.tables.seating import Person
from bot.tables.table import Table
from tests.games.random_play import random_answer
from tests.tables.sitting import start

T = TypeVar("T")


def simulated(game: GameRules) -> Advise:
    """The AI with which games are simulated: the adept in its fast form."""
    return game.fast or game.advise


def played_by(game: GameRules) -> str:
    """The strength of the players, for a title."""
    return "adepts, fast form" if game.fast else "adepts"


def setup_of(game: GameRules) -> Setup:
    """All seats taken, with the default options."""
    seats = game.seats[: game.players[-1]]
    return Setup(seats, {option.key: option.default for option in game.options})


def new_match(game: GameRules, seed: str, setup: Setup | None = None) -> Match:
    return Match(game, setup or setup_of(game), Dealer(seed))


def finished_match(game: GameRules, seed: str, setup: Setup | None = None) -> Match:
    """A match that random players have finished; the same for the same seed."""
    match = new_match(game, seed, setup)
    random = Random(seed)
    while match.outcome is None:
        seat = match.waiting_for[0]
        match.answer(seat, random_answer(game, match.pending[seat].request, random))
    return match


def answers(match: Match) -> list[Entry]:
    """The answers of a match, without chance."""
    return [entry for entry in match.journal if entry.kind == "answer"]


def spread(items: Sequence[T], count: int) -> Sequence[T]:
    """A few of many items, spread evenly."""
    return items[:: max(1, len(items) // count)][:count]


@dataclass(frozen=True)
class Script:
    """A table, and the answers that random players would give at it, in order."""

    table: Table
    people: Mapping[Seat, Person]

    @cached_property
    def answers(self) -> Sequence[Entry]:
        return answers(finished_match(self.table.game, self.table.dealt_seed, self.table.setup))

    async def answer_next(self, count: int) -> int:
        """Give the next ``count`` answers, fewer at the end of the game. Returns the number given."""
        given = 0
        already = len(answers(self.match))
        for entry in islice(self.answers, already, already + count):
            seat = Seat(entry.by)
            await self.table.answer(self.people[seat], seat, self.match.position, entry.keys)
            given += 1
        return given

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match


async def seated_table(
    house: House, game: GameRules, channel_id: int = 1, guild_id: int | None = None, first: int = 1
) -> Script:
    """A table whose match has begun, with one person in every seat; ``first`` is the id of the first."""
    new = NewTable(guild_id=guild_id, channel_id=channel_id, starter_id=first, language="en")
    table = await house.open(game, new)
    numbers = [first, *range(2, 99)]
    people = {
        seat: Person(number, f"player {number}")
        for seat, number in zip(setup_of(game).seats, numbers, strict=False)
    }
    for seat, person in people.items():
        await table.lobby.sit(person, seat)
    await start(table)
    return Script(table, people)


def settings_with(database: Path) -> Settings:
    """Settings of a bot with this database."""
    return Settings(database_url=f"sqlite:///{database}", discord_token=None, log_level="error")


@contextmanager
def database_file() -> Iterator[Path]:
    """A path for a SQLite file in a temporary folder."""
    with TemporaryDirectory(prefix="tatami-bench-") as folder:
        yield Path(folder) / "bench.sqlite3"
