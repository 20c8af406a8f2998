"""Recovery of a table after a start, and after a commit whose result is unknown.

The store may fail during a commit: the change may or may not have been kept. Players are told that it was not
made. The table then asks the store again until it answers, and reloads its state from there.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.store import Kept, Outdated, StoreUnavailable
from bot.tables.core import TRIES, TableCore
from bot.waits import Backoff

log = structlog.get_logger()

SHORTEST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds between two attempts to read the store: the first wait and the longest."""


async def resume(core: TableCore, kept: Kept) -> None:
    """Continue where the journal ends, with the last steps as news. The caller holds the lock. A match that
    cannot be rebuilt pauses its table."""
    await core.restore(kept)
    for _ in range(TRIES):
        try:
            await _go_on(core)
            break
        except Outdated:
            await core.reload()


async def _go_on(core: TableCore) -> None:
    table = core.table
    if table.match is not None and table.row.status == "paused":
        await core.write(status="playing", note=None)
    if table.match is not None and table.playing:
        # Chance drawn after the last committed answer is committed now.
        await core.commit(table.match)


class Doubt:
    """The unknown outcome of one table's last commit."""

    def __init__(self, core: TableCore) -> None:
        self._core = core
        self._task: asyncio.Task[None] | None = None

    def arise(self) -> None:
        """The store did not say whether it has committed a change: find out in the background."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._settle(), name=f"doubt-{self._core.table.id}")

    async def rest(self) -> None:
        """Stop asking. The table is read from the store after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _settle(self) -> None:
        core, table, backoff = self._core, self._core.table, Backoff(SHORTEST_WAIT, LONGEST_WAIT)
        while True:
            await asyncio.sleep(backoff.next())
            try:
                async with core.lock:
                    known = table.written, table.shown.version
                    await core.reload()
                    if (table.written, table.shown.version) != known:
                        log.info("table.kept_all_the_same", table=table.id)
                        core.changed()
            except StoreUnavailable as away:
                log.info("table.still_in_doubt", table=table.id, reason=str(away))
            else:
                return
