"""Tables that have come to rest: it is remembered what the message of each shows.

Whoever starts next need not show it again. It is not remembered after every move: a table in full swing
would pay for it with a commit more each time.
"""

from __future__ import annotations

import structlog

from bot.front.shared.timers import Later
from bot.front.shared.version import edition
from bot.store import StoreUnavailable
from bot.tables.house import House
from bot.tables.table import Table

log = structlog.get_logger()

AT_REST = 90.0
"""So many seconds after anything was shown of it, a table has come to rest."""


class AtRest:
    """Remembers for each table what it shows."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._later = Later(self._remember)
        self._shown: dict[int, tuple[int, int]] = {}

    def shown(self, table: Table, present: tuple[int, int]) -> None:
        """The message of a table shows how it is, or was a moment ago."""
        self._shown[table.id] = present
        self._later.expect(table.id, AT_REST)

    def stirs(self, table: Table) -> None:
        """It is not at rest any more."""
        self._later.forget(table.id)

    def forget(self) -> None:
        """It is another process's to know."""
        self._later.close()

    async def close(self) -> None:
        for number in self._later.close():
            await self._remember(number)

    async def _remember(self, number: int) -> None:
        table, shown = self._house.at_hand(number), self._shown.pop(number, None)
        if table is None or shown is None or table.showing.is_remembered(edition()):
            return
        try:
            await table.showing.remember(shown, edition())
        except StoreUnavailable as trouble:
            log.info("rest.not_remembered", table=number, reason=str(trouble))
