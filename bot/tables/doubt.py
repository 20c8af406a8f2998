"""Doubt: whether the store has kept a change, when it broke down in the very moment of the commit.

What is in doubt has not happened, as far as anybody is told. But it may have: the table asks the store
again until it answers, and is then as the store has it.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.store import StoreUnavailable
from bot.tables.inside import Inside
from bot.waits import Backoff

log = structlog.get_logger()

SHORTEST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Between so many seconds it waits until the store is asked once more."""


class Doubt:
    """What one table does not know."""

    def __init__(self, table: Inside) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None

    def arise(self) -> None:
        """A change came back from the store without an answer."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._settle(), name=f"doubt-{self._table.id}")

    async def rest(self) -> None:
        """Whoever takes the table up after the next start sees it as it is."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _settle(self) -> None:
        table, backoff = self._table, Backoff(SHORTEST_WAIT, LONGEST_WAIT)
        while True:
            await asyncio.sleep(backoff.next())
            try:
                async with table.lock:
                    known = table.written, table.shown.version
                    await table.recovery.reload()
                    if (table.written, table.shown.version) != known:
                        log.info("table.kept_all_the_same", table=table.id)
                        table.changed()
            except StoreUnavailable as away:
                log.info("table.still_in_doubt", table=table.id, reason=str(away))
            else:
                return
