"""Leak tests play in a small town with the real painter: pictures must not tell anything either."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from renderers.gallery import PAINTERS
from tests.front.conftest import the_same_chance_each_time  # noqa: F401
from tests.front.people import Person
from tests.front.town import Town


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path, PAINTERS["seven-ronin"]) as town:
        yield town


@pytest.fixture
def ann(town: Town) -> Person:
    """Attacks."""
    return town.people["ann"]


@pytest.fixture
def bob(town: Town) -> Person:
    """Defends."""
    return town.people["bob"]


@pytest.fixture
def zoe(town: Town) -> Person:
    """Only watches."""
    return town.people["zoe"]


@pytest.fixture
def mod(town: Town) -> Person:
    """Keeps order, and sees no more than anybody."""
    return town.people["mod"]
