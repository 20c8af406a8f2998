"""The errors of the store. Each message tells the host how to help."""

from __future__ import annotations

from datetime import datetime


class StoreUnavailable(Exception):
    """The database cannot be opened or no longer answers; the message gives advice."""


class Superseded(StoreUnavailable):
    """Another process holds the lease of this token: this process may write nothing any more."""

    def __init__(self) -> None:
        super().__init__("another process has taken over: this one writes nothing any more")


class Outdated(Exception):
    """Another writer has changed the table since it was loaded. The caller must load it again."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} is not as it was known")
        self.table_id = table_id


class NoRoom(Exception):
    """A new table would exceed a limit. ``limit`` names the limit and ``most`` its size. There is room again
    at ``again_at``; ``None`` if that depends on the members."""

    def __init__(self, limit: str, most: int, channel_id: int, again_at: datetime | None = None) -> None:
        super().__init__(f"{limit}: {most} already")
        self.limit = limit
        self.most = most
        self.channel_id = channel_id
        self.again_at = again_at
