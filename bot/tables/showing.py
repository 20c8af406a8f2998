"""The record of the messages that show one table, and whether the board's message is up to date.

A note changes nothing about the game. The notes have their own row, version and lock: no answer waits for a
note or fails because of it.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Unpack

from bot.store import Note, Outdated, ShownChanges, StoreUnavailable
from bot.tables.core import TRIES, TableCore
from bot.waits import Lock

BESIDE: Final = {
    *("reminders", "nudged_at", "promise_message_id", "promise_channel_id", "notice_under_way"),
    *("agreement_number", "agreement_fingerprint", "agreement_message_id"),
}
"""The columns about messages beside the board's own. A note of them does not make the board's message
outdated."""


class Showing:
    """The notes about one table's messages."""

    def __init__(self, core: TableCore) -> None:
        self._core = core
        self._table = core.table
        self._lock = Lock("a note of where the table is shown", table=core.table.id)

    async def note(self, **changes: Unpack[ShownChanges]) -> None:
        """Save where the table is shown and who was nudged. Raises ``Outdated`` if the table is gone."""
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
        """Save that the table's message shows the state ``shown``, drawn by this ``edition`` of the program.
        Nothing is saved if the table has changed since, or if it is loaded after every start anyway: while an
        AI thinks, and while it is paused."""
        table = self._table
        idle = table.row.status in ("lobby", "playing") and table.waiting_for_ai is None
        if idle and table.written == shown:
            version, entries = shown
            async with self._lock:
                with suppress(Outdated):
                    await self._write(
                        {"shown_version": version, "shown_entries": entries, "shown_by": edition}
                    )

    def is_remembered(self, edition: str) -> bool:
        """True if the store has noted that the message shows the table as it is now."""
        shown = self._table.shown
        return (shown.shown_version, shown.shown_entries, shown.shown_by) == (*self._table.written, edition)

    async def _write(self, changes: ShownChanges) -> None:
        try:
            await self._core.store.note(Note(self._table.shown, changes), self._core.adopt_shown)
        except StoreUnavailable:
            self._core.in_doubt()
            raise

    async def _reload(self) -> None:
        shown = await self._core.store.shown(self._table.id)
        if shown is not None:
            self._core.adopt_shown(shown)
