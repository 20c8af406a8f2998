"""Houses on one database: each is a bot of its own, or the same one after a restart."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from bot.engine import GameRules
from bot.games import GAMES
from bot.store import Store
from bot.tables.house import House
from bot.tables.pacing import no_pause
from bot.tables.table import Table
from tests.engine.toys import ANN
from tests.store.conftest import postgres, postgres_address
from tests.tables.sitting import CARDS, FUSE, STRIKES, TALK, THROWS, TWO, WHISPER, answer, begin

__all__ = ["postgres", "postgres_address"]

OpenHouse = Callable[..., Awaitable[House]]

EVERY_GAME = (*GAMES.values(), TALK, WHISPER, CARDS, FUSE, THROWS, STRIKES)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tatami.sqlite3"


@pytest.fixture
def address(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
async def open_house(address: str) -> AsyncIterator[OpenHouse]:
    """Start a bot on the database with these games; without any, with all."""
    async with AsyncExitStack() as stack:

        async def start(*games: GameRules) -> House:
            store = await stack.enter_async_context(await Store.open(address))
            house = House(store, {game.key: game for game in games or EVERY_GAME}, no_pause)
            stack.push_async_callback(house.rest)
            return house

        yield start


@pytest.fixture
async def house(open_house: OpenHouse) -> House:
    return await open_house()


@pytest.fixture
def disk(house: House, file: Path) -> Iterator[sqlite3.Connection]:
    """A second connection to the database file, to damage it or to read it."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        yield connection


@pytest.fixture
async def talking(house: House) -> Table:
    """Ann has said hello, and Ben is asked what he says."""
    table = await begin(house, TALK, TWO)
    await answer(table, ANN, "hello")
    return table
