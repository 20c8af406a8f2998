"""Where one table is shown, and whether the message there is known to be true.

Notes change nothing about the game, and they have a row, a version and a lock of their own: no answer waits
for a note, and none makes the other fail.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Unpack

from bot.store import Note, Outdated, ShownChanges, ShownRow, StoreUnavailable
from bot.tables.inside import Inside
from bot.waits import Lock

BESIDE: Final = {
    *("reminders", "nudged_at", "promise_message_id", "promise_channel_id", "notice_under_way"),
    *("agreement_number", "agreement_fingerprint", "agreement_message_id"),
}
"""The columns about messages beside the table's own: a note of them says nothing about that message."""
TRIES = 5
"""How often a change that another process overtook is tried again where nobody needs to be asked."""


class Showing:
    """The notes about one table's messages."""

    def __init__(self, table: Inside) -> None:
        self._table = table
        self._lock = Lock("a note of where the table is shown", table=table.id)

    async def note(self, **changes: Unpack[ShownChanges]) -> None:
        """Remember where the table is shown and who was nudged. Raises ``Outdated`` if the table is gone."""
        if not changes.keys() <= BESIDE:
            changes = {"shown_version": None, **changes}
        async with self._lock:
            for left in reversed(range(TRIES)):
                try:
                    await self._write(changes)
                except Outdated:
                    if not left:
                        raise
                    await self._reload()
                else:
                    return

    async def remember(self, shown: tuple[int, int], edition: str) -> None:
        """The table's message is known to show ``shown``, as ``edition`` of the program shows it. Nothing is
        written if that is past already, or if the table is taken up after every start anyway: one where an AI
        thinks, or one that has to be read anew."""
        table = self._table
        at_rest = table.row.status in ("lobby", "playing") and table.thinking.seat is None
        if at_rest and table.written == shown:
            version, entries = shown
            async with self._lock:
                with suppress(Outdated):
                    await self._write(
                        {"shown_version": version, "shown_entries": entries, "shown_by": edition}
                    )

    def is_remembered(self, edition: str) -> bool:
        """Whether the store knows that the message shows the table as it is now."""
        shown = self._table.shown
        return (shown.shown_version, shown.shown_entries, shown.shown_by) == (*self._table.written, edition)

    def stand_as(self, shown: ShownRow) -> None:
        """Take over what was read from the store, unless a later note was written since."""
        if shown.version >= self._table.shown.version:
            self._table.shown = shown

    async def _write(self, changes: ShownChanges) -> None:
        try:
            await self._table.store.note(Note(self._table.shown, changes), self.stand_as)
        except StoreUnavailable:
            self._table.doubt.arise()
            raise

    async def _reload(self) -> None:
        shown = await self._table.store.shown(self._table.id)
        if shown is not None:
            self.stand_as(shown)
