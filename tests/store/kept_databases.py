"""Kept databases: one for each release. Every later version must migrate it and continue its games.

``python -m tests.store.kept_databases VERSION`` writes ``tests/store/kept/VERSION.sql``: a game of each kind
in its middle, a lobby, a deck and settings, as today's program stores them. The first line says
what each table shows, for ``tests/store/test_upgrade.py`` to compare.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from bot.engine import GameRules
from bot.games import GAMES
from bot.harmless import FromPeople
from bot.store import Hearing, NewTable, Store
from bot.tables.house import House
from bot.tables.seating import Person
from bot.tables.table import Table
from tests.games.random_play import random_answer
from tests.tables.sitting import start

FOLDER: Final = Path(__file__).parent / "kept"
ANSWERS: Final = 8
"""The number of answers in each game: enough for secret plans, draws and hidden hands."""
EXPECTS: Final = "-- expects "


def keep(file: Path) -> None:
    """Play, and write the database as SQL."""
    with TemporaryDirectory(prefix="tatami-kept-") as folder:
        path = Path(folder) / "kept.sqlite3"
        expected = asyncio.run(_play_into(path))
        with closing(sqlite3.connect(path)) as database:
            lines = [f"{EXPECTS}{json.dumps(expected)}", *database.iterdump()]
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join(lines) + "\n", "utf-8")


async def _play_into(path: Path) -> dict[str, str]:
    async with await Store.open(f"sqlite:///{path}") as store:
        return await furnish(store)


async def furnish(store: Store) -> dict[str, str]:
    """Fill a new store. Returns the digest of each table by its number."""
    house = House(store, GAMES)
    tables = [await played(house, game) for game in GAMES.values()]
    game = next(iter(GAMES.values()))
    lobby = await house.open(game, NewTable(guild_id=1, channel_id=2, starter_id=1, language="en"))
    await lobby.lobby.sit(Person(1, FromPeople("Pine")), None)
    await store.vote(tables[0].id, "cancel", 1)
    await store.keep_hearing(Hearing(user_id=1, way="letter", quiet_from=22, quiet_until=7))
    await store.decks.keep(1, "senjutsu", FromPeople("Rain"), "master", {"card:1": 2})
    await store.servers.set_limit(1, "lobbies-member", 3)
    await house.rest()
    return {str(table.id): digest(table) for table in [*tables, lobby]}


async def played(house: House, game: GameRules) -> Table:
    """A table in the middle of its game, with a person in every seat."""
    table = await house.open(game, NewTable(guild_id=1, channel_id=1, starter_id=1, language="en"))
    people = [
        Person(number, FromPeople(f"Player {number}"), act=1000 + number)
        for number in range(1, game.players[-1] + 1)
    ]
    for seat, person in zip(game.seats, people, strict=False):
        await table.lobby.sit(person, seat)
    await start(table)
    random = Random(game.key)
    for _ in range(ANSWERS):
        match = table.match
        assert match is not None
        if match.outcome is not None:
            break
        seat = match.waiting_for[0]
        keys = random_answer(game, match.pending[seat].request, random)
        who = next(person for person in people if seat in table.seats_of(person.user_id))
        await table.answer(who, seat, match.position, keys)
    return table


def digest(table: Table) -> str:
    """A hash of everything an upgrade must not change: the questions, and the view of each seat."""
    match = table.match
    seen: list[object] = [table.row.status, table.position, [one.seat for one in table.sitters]]
    if match is not None:
        seen += [match.view(seat) for seat in (None, *match.setup.seats)]
        seen += [(seat, asked.request.prompt) for seat, asked in match.pending.items()]
    return hashlib.sha256(repr(seen).encode()).hexdigest()


def restore(file: Path, path: Path) -> dict[str, str]:
    """Make the kept database again. Returns the digest that each of its tables had."""
    text = file.read_text("utf-8")
    with closing(sqlite3.connect(path)) as database:
        database.executescript(text)
    return json.loads(text.partition("\n")[0].removeprefix(EXPECTS))


if __name__ == "__main__":
    keep(FOLDER / f"{sys.argv[1]}.sql")
