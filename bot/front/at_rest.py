"""Tables that have come to rest: it is remembered what the message of each shows.

Whoever starts next need not show it again. It is not remembered after every move: a table in full swing
would pay for it with a commit more each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.front.edition import edition
from bot.front.later import Later
from bot.store import StoreUnavailable
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.front.client import Tatami

log = structlog.get_logger()

AT_REST = 2.0
"""So many seconds after anything was shown of it, a table has come to rest."""


class AtRest:
    """Remembers for each table what it shows."""

    def __init__(self, client: Tatami) -> None:
        self._client = client
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
        self._later.forget_all()

    async def close(self) -> None:
        for number in self._later.forget_all():
            await self._remember(number)

    async def _remember(self, number: int) -> None:
        table, shown = self._client.house.at_hand(number), self._shown.pop(number, None)
        if table is None or shown is None or table.showing.is_remembered(edition()):
            return
        try:
            await table.showing.remember(shown, edition())
        except StoreUnavailable as trouble:
            log.info("rest.not_remembered", table=number, reason=str(trouble))
