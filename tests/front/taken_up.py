"""A recorded game at a table of the town, as if the people there had played it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from typing import Final

from bot.games import GAMES
from bot.store import Change, Sitter
from bot.tables.table import Table
from tests.front.town import Town
from tests.games import recorded
from tests.games.recorded import Recorded

SITTING: Final = ("ann", "bob", "zoe", "mod")
"""The people of the town, in the order in which they take the seats of a recorded game."""


def game_of(key: str, name: str) -> Recorded:
    """The recorded game with this name."""
    game = GAMES[key]
    file = next(file for file in recorded.files_of(game) if file.stem == name)
    return recorded.read(game, file)


async def taken_up(town: Town, played: Recorded, share: float = 1.0) -> Table:
    """A table at which this share of the game's answers has been given. The last answer of the game ends
    it."""
    lobby = await town.people["ann"].type(f"play {played.game.key}", thread=False)
    table = await town.table(lobby.table)
    setup, now = played.setup, datetime.now(UTC)
    names = SITTING[:1] * len(setup.seats) if setup.leaders == 1 else SITTING
    sits = [
        Sitter(
            table_id=table.id,
            number=number,
            user_id=town.people[name].id,
            name=name,
            seat=seat,
            chosen=dict(setup.chosen.get(seat, {})),
        )
        for number, (name, seat) in enumerate(zip(names, setup.seats, strict=False), 1)
    ]
    assert len(sits) == len(setup.seats), "no AI sits here: it would play on"
    entries = played.entries[: round(len(played.entries) * share)]
    change = Change(
        table.row,
        [entry.to_json() for entry in entries],
        row={
            "status": "playing",
            "options": dict(setup.options),
            "leaders": setup.leaders,
            "started_at": now,
            "touched_at": now,
            "contributions": [],
            "dealt_commitment": "",
        },
        sits=sits,
    )
    await town.bot.house.store.write(change)
    with closing(sqlite3.connect(town.database)) as database, database:
        legacy = json.dumps(dict(setup.legacy))
        database.execute("UPDATE tables SET legacy = ? WHERE id = ?", [legacy, table.id])
    await town.restart()
    return await town.table(table.id)
