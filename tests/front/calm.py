"""Checks that nothing happens in a test server: nothing is written, and others are shown nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

import pytest

from tests.front.people import Person
from tests.front.screen import Screen
from tests.front.town import Town
from tests.kit.statements import Statements

TIMES = 5

Press: TypeAlias = "Callable[[], Awaitable[object]]"


class Calm:
    """Checks that nothing happens in a test server."""

    def __init__(self, town: Town, statements: Statements) -> None:
        self.town = town
        self.statements = statements

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """Within the ``with`` block nothing is written, and no message of others is sent, edited or
        deleted."""
        await self._quiet()
        self.statements.taken()
        before = len(self.town.env.http_requests)
        yield
        await self._quiet()
        assert self.statements.writes() == []
        requests = self.town.env.http_requests[before:]
        public = [f"{one.method} {one.path}" for one in requests if "/channels/" in one.path]
        assert [one for one in public if not one.startswith("GET")] == []

    async def _quiet(self) -> None:
        await self.town.bot.publisher.settle()
        await self.town.env.settle()

    async def by(self, press: Press) -> None:
        """Press this several times and check that nothing changes."""
        async with self.kept():
            for _ in range(TIMES):
                await press()


@pytest.fixture
def calm(statements: Statements, town: Town) -> Calm:
    """Request it before any person of the town: it must be there when the database is opened."""
    return Calm(town, statements)


def again(person: Person, custom_id: str, on: Screen, *values: str) -> Press:
    """The same press again, as sent by a client that still shows the button."""
    return lambda: person.forges(custom_id, on, list(values) or None)
