"""The check if a table's message is too old, or buried under other messages."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from bot.front.shared.channels import channel_of
from bot.tables.table import Table

FRESH = timedelta(minutes=50)
"""Discord limits edits of messages older than an hour (error 30046); the table gets a new message before
that."""
BURIED = 6
"""The number of newer messages after which a table gets a new message at the channel's end."""


class NewestMessages:
    """The newest messages of each table's channel, as many as bury a message."""

    def __init__(self) -> None:
        self._latest: dict[int, deque[int]] = {}

    def watch(self, table: Table) -> None:
        """Count the messages in this table's channel from now on."""
        self._latest.setdefault(channel_of(table), deque(maxlen=BURIED))

    def watch_only(self, tables: Iterable[Table]) -> None:
        """Count messages only in the channels of these tables."""
        channels = {channel_of(table) for table in tables}
        self._latest = {place: latest for place, latest in self._latest.items() if place in channels}

    def add(self, channel_id: int, message_id: int) -> None:
        """Count a new message at the end of a channel."""
        if (latest := self._latest.get(channel_id)) is not None:
            latest.append(message_id)

    def needs_new_message(self, table: Table) -> bool:
        """True if a running table's message is old or buried: a new one at the end of the channel is
        better."""
        posted = table.shown.message_posted_at
        if not table.playing or posted is None:
            return False
        return self._is_buried(table) or datetime.now(UTC) - posted > FRESH

    def _is_buried(self, table: Table) -> bool:
        latest = self._latest.get(channel_of(table), ())
        if len(latest) < BURIED:
            return False
        others = [message for message in latest if message != table.shown.promise_message_id]
        return len(others) == BURIED and all(message > (table.shown.message_id or 0) for message in others)
