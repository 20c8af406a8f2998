"""Every front test plays in a small town. Each request of the bot is checked against Discord's limits."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.tables import ai_seats, fairness, house, keeping, lobby, state
from tests.front.people import Person
from tests.front.town import Town
from tests.kit.outgoing import sound_bodies  # noqa: F401


@pytest.fixture(autouse=True)
def the_same_chance_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that passes today passes tomorrow: it is dealt the same, and advised the same. Who sits down
    counts for what is dealt, and the numbers of their presses do not: how many numbers Discord has given
    before is a question of pace."""
    number = count(1)
    dealt = fairness.dealt_seed

    def dealt_by_members(seed: str, contributions: Sequence[Sequence[int]]) -> str:
        return dealt(seed, [(member, 0) for member, _ in contributions])

    for module in (fairness, lobby, keeping, state):
        monkeypatch.setattr(module, "dealt_seed", dealt_by_members)
    monkeypatch.setattr(house, "new_seed", lambda: f"{next(number):064x}")
    monkeypatch.setattr(ai_seats, "Random", lambda: Random(next(number)))


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with Town(tmp_path) as town:
        yield town


@pytest.fixture
def ann(town: Town) -> Person:
    """The member who opens tables and attacks."""
    return town.people["ann"]


@pytest.fixture
def bob(town: Town) -> Person:
    """The member who sits down second and defends."""
    return town.people["bob"]


@pytest.fixture
def zoe(town: Town) -> Person:
    """A member who only watches."""
    return town.people["zoe"]


@pytest.fixture
def mod(town: Town) -> Person:
    """A moderator, who may delete messages of others."""
    return town.people["mod"]
