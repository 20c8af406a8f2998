"""What each table's message was last made to show: an edit that would change nothing is not sent.

It is kept in memory only. After a restart the first edit of a table is sent, whether it changes anything or
not.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from bot.front.shared.message import Poster
from bot.tables.table import Table


class LastShown:
    """The digest of the last poster that Discord took, with its message, for each table in memory."""

    def __init__(self) -> None:
        self._shown: WeakKeyDictionary[Table, tuple[int | None, bytes]] = WeakKeyDictionary()

    def is_shown(self, table: Table, poster: Poster) -> bool:
        """Whether the table's present message is known to show exactly this."""
        return self._shown.get(table) == (table.shown.message_id, poster.digest())

    def note(self, table: Table, poster: Poster) -> None:
        """Discord has taken this for the table's present message."""
        self._shown[table] = table.shown.message_id, poster.digest()

    def forget(self, table: Table) -> None:
        """Nobody knows what its message shows, or whether there is one."""
        self._shown.pop(table, None)
