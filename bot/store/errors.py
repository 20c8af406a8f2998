"""What can go wrong with the store, said so that somebody can act on it."""

from __future__ import annotations

from datetime import datetime


class StoreUnavailable(Exception):
    """The database cannot be opened or no longer answers; the message says what to do about it."""


class Superseded(StoreUnavailable):
    """Another process speaks for this token now: nothing may be written here any more."""

    def __init__(self) -> None:
        super().__init__("another process has taken over: this one writes nothing any more")


class Outdated(Exception):
    """Somebody else has changed the table since it was loaded. Load it and look again."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id} is not as it was known")
        self.table_id = table_id


class NoRoom(Exception):
    """A table in this channel would be one too many. ``limit`` says of what, and for whom; ``most`` is what
    is allowed. From ``again_at`` on there is room again; ``None`` where that depends on the members."""

    def __init__(self, limit: str, most: int, channel_id: int, again_at: datetime | None = None) -> None:
        super().__init__(f"{limit}: {most} already")
        self.limit = limit
        self.most = most
        self.channel_id = channel_id
        self.again_at = again_at
