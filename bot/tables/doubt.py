"""Doubt: the store failed during a commit, and the change may or may not have been kept.

Players are told that the change was not made. The table then asks the store again until it answers, and
reloads its state from there.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.store import StoreUnavailable
from bot.tables.inside import Inside
from bot.waits import Backoff

log = structlog.get_logger()

SHORTEST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds between two attempts to read the store: the first wait and the longest."""


class Doubt:
    """The unknown outcome of one table's last commit."""

    def __init__(self, table: Inside) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None

    def arise(self) -> None:
        """The store did not say whether it has committed a change: find out in the background."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._settle(), name=f"doubt-{self._table.id}")

    async def rest(self) -> None:
        """Stop asking. The table is read from the store after the next start."""
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
