"""The commands for hosts, on real databases and a Discord on real sockets."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog

from tests.kit.loopback import Loopback, pointed_at
from tests.store.conftest import postgres, postgres_address, sqlite_address  # noqa: F401


@pytest.fixture
async def discord() -> AsyncIterator[Loopback]:
    async with Loopback() as running:
        with pointed_at(running.address):
            yield running


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """No ``.env`` is read, and nothing is written into the project."""
    monkeypatch.chdir(tmp_path)
    yield tmp_path


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """The commands silence the log of their process; other tests of this one read it."""
    before = structlog.get_config()
    yield
    logging.disable(logging.NOTSET)
    structlog.configure(**before)
