"""Idle tables: the store notes that their messages are up to date.

After a restart their messages need no edit. The note is not written after every move: that would cost an
active table one more commit each time.
"""

from __future__ import annotations

import structlog

from bot.front.shared.version import edition
from bot.store import StoreUnavailable
from bot.tables.house import House
from bot.tables.table import Table
from bot.waits import Timers

log = structlog.get_logger()

IDLE_AFTER_SECONDS = 90.0
"""Seconds after the last edit until a table counts as idle."""


class IdleTables:
    """Notes for each idle table that its message is up to date."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._timers = Timers(self._remember)
        self._shown: dict[int, tuple[int, int]] = {}

    def shown(self, table: Table, present: tuple[int, int]) -> None:
        """The table's message was just edited to this version."""
        self._shown[table.id] = present
        self._timers.start(table.id, IDLE_AFTER_SECONDS)

    def changed(self, table: Table) -> None:
        """The table has changed and is not idle."""
        self._timers.cancel(table.id)

    def forget(self) -> None:
        """Another process shows the tables now: write no more notes."""
        self._timers.close()

    async def close(self) -> None:
        for number in self._timers.close():
            await self._remember(number)

    async def _remember(self, number: int) -> None:
        table, shown = self._house.at_hand(number), self._shown.pop(number, None)
        if table is None or shown is None or table.showing.is_remembered(edition()):
            return
        try:
            await table.showing.remember(shown, edition())
        except StoreUnavailable as trouble:
            log.info("idle_table.not_noted", table=number, reason=str(trouble))
