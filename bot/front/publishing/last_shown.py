"""The last content of each table's message: an edit without a difference is not sent.

It is kept in memory only. After a restart the first edit of a table is always sent.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from bot.front.shared.message import Poster
from bot.tables.table import Table


class LastShown:
    """The digest of the last message Discord has accepted for each table in memory."""

    def __init__(self) -> None:
        self._shown: WeakKeyDictionary[Table, tuple[int | None, bytes]] = WeakKeyDictionary()

    def is_shown(self, table: Table, poster: Poster) -> bool:
        """True if the table's present message is known to have exactly this content."""
        return self._shown.get(table) == (table.shown.message_id, poster.digest())

    def note(self, table: Table, poster: Poster) -> None:
        """Discord has accepted this content for the table's present message."""
        self._shown[table] = table.shown.message_id, poster.digest()

    def forget(self, table: Table) -> None:
        """The content of the table's message is unknown."""
        self._shown.pop(table, None)
