"""Showing: where a table is shown, and whether the message there is known to be true.

What is noted here changes nothing about the game; and what stands beside the table's message changes nothing
about that: it stays as true as it was.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final, Unpack

from bot.store import Outdated, TableChanges

if TYPE_CHECKING:
    from bot.tables.table import Table

BESIDE: Final = {
    *("reminders", "nudged_at", "promise_message_id", "promise_channel_id", "notice_under_way"),
    *("agreement_number", "agreement_fingerprint", "agreement_message_id"),
}
"""What stands in messages of its own, beside the table's."""
TRIES = 5
"""How often a change that another process overtook is tried again where nobody needs to be asked."""


class Showing:
    """What one table's message shows."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._notes = 0
        """How many changes of its row were notes, since it was loaded."""

    @property
    def present(self) -> tuple[int, int]:
        """Stays the same as long as nothing changes that anybody could see."""
        version, entries = self._table.written
        return version - self._notes, entries

    async def note(self, **changes: Unpack[TableChanges]) -> None:
        """Remember where the table is shown and who was nudged; nothing about the match changes."""
        table = self._table
        async with table.lock:
            for _ in range(TRIES):
                with suppress(Outdated):
                    await self._write(changes)
                    return
                await table.recovery.reload()
                table.changed()
            await self._write(changes)

    async def remember(self, shown: tuple[int, int], edition: str) -> None:
        """Its message is known to show this, as this edition of the program shows it. It need not be
        remembered that it shows what is past; and a table where an AI thinks, or that has to be read anew,
        is taken up after every start."""
        table = self._table
        async with table.lock:
            version, entries = table.written
            at_rest = table.row.status in ("lobby", "playing") and table.thinking.seat is None
            if at_rest and self.present == shown:
                after: TableChanges = {"shown_version": version + 1, "shown_entries": entries}
                with suppress(Outdated):
                    await self._write({**after, "shown_by": edition})

    def is_remembered(self, edition: str) -> bool:
        row, entries = self._table.row, self._table.written[1]
        return (row.shown_version, row.shown_entries, row.shown_by) == (row.version, entries, edition)

    async def _write(self, changes: TableChanges) -> None:
        row = self._table.row
        if row.shown_version == row.version and changes.keys() <= BESIDE:
            changes = {"shown_version": row.version + 1, **changes}
        await self._table.write(**changes)
        self._notes += 1
