"""The upkeep of tables without a press.

Running tables are shown after a start, abandoned lobbies are closed, and a table whose message or channel is
gone is shown again.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta

import structlog

from bot.engine import Refusal
from bot.front.app.garbage_collection import GarbageCollection
from bot.front.publishing.publisher import Publisher
from bot.front.shared.channels import Places
from bot.front.shared.version import edition
from bot.store import StoreUnavailable
from bot.tables.house import House
from bot.tables.seating import Stale
from bot.waits import Backoff

log = structlog.get_logger()

LONGEST_WAIT = 60.0
"""Seconds: the longest pause between two attempts while the store is away."""
LOOK_AGAIN_SECONDS = 600.0
IDLE_SECONDS = 3600.0
"""Seconds without use until a table is evicted from memory. Its message is then so old that the next change
posts a new one: other messages in its channel need not be counted."""

ELSEWHERE = (
    "these tables stand in a server that this bot is not in, or were opened at a local table: they are kept "
    "and left alone, and go on where the bot is invited again"
)


class Upkeep:
    """Looks after all tables without a press. A lobby that nobody uses for ``lobby_patience`` is closed; zero
    closes none."""

    def __init__(self, house: House, publisher: Publisher, places: Places, lobby_patience: timedelta) -> None:
        self._house = house
        self._publisher = publisher
        self._places = places
        self._lobby_patience = lobby_patience

    async def show_running_tables(self) -> None:
        """Show every running table after a start whose message is not known to be up to date."""
        backoff = Backoff(1.0, LONGEST_WAIT)
        while True:
            try:
                elsewhere = await self._tables_elsewhere()
                async for table in self._house.to_show(edition(), but=elsewhere):
                    await self._publisher.show_after_start(table)
            except StoreUnavailable as trouble:
                wait = backoff.next()
                log.warning("tables.waiting", seconds=wait, reason=str(trouble))
                await asyncio.sleep(wait)
            else:
                return

    async def _tables_elsewhere(self) -> set[int]:
        """The tables of servers the bot is not in. They are logged once; nobody there could see them."""
        found: set[int] = set()
        for guild_id in await self._house.store.servers_played_in():
            if not self._places.knows(guild_id):
                found.update(await self._house.store.live_tables(guild_id))
        if found:
            log.warning("tables.elsewhere", tables=sorted(found), reason=ELSEWHERE)
        return found

    async def look_after_tables(self, garbage: GarbageCollection) -> None:
        """Close abandoned lobbies, show lobbies whose opening was interrupted by the store, and evict idle
        tables, at intervals."""
        patience = self._lobby_patience
        while True:
            self._house.forget_idle(IDLE_SECONDS)
            self._publisher.placement.newest_messages.watch_only(self._house.lately)
            try:
                if patience:
                    await self._house.close_untouched_lobbies(patience)
                async for table in self._house.lobbies_never_shown(timedelta(seconds=LOOK_AGAIN_SECONDS)):
                    self._publisher.refresh(table)
            except (StoreUnavailable, Refusal, Stale) as trouble:
                log.warning("lobbies.waiting", reason=str(trouble))
            garbage.look(busy=self._publisher.is_at_work)
            await asyncio.sleep(min(patience.total_seconds() or LOOK_AGAIN_SECONDS, LOOK_AGAIN_SECONDS))

    async def message_gone(self, message_id: int) -> None:
        """A table's message was deleted. A match continues in a new one; a lobby is closed."""
        number = await self._house.store.table_by_message(message_id)
        table = await self._house.find(number) if number is not None else None
        if table is None:
            return
        if table.in_lobby:
            await table.lobby.close()
        elif table.playing:
            self._publisher.show_anew(table)

    async def place_gone(self, channel_id: int) -> None:
        """A channel or thread with tables was deleted. Matches continue in the channel they are bumped to; a
        lobby is closed, because its promise is gone."""
        for shown in await self._house.store.shown_in_channel(channel_id):
            table = await self._house.find(shown.table_id)
            if table is not None and table.in_lobby:
                await table.lobby.close()
            elif table is not None and table.row.live:
                if shown.thread_id == channel_id:
                    await table.note(thread_id=None, message_id=None, own_thread=False)
                self._publisher.show_anew(table)

    async def place_changed(self, channel_id: int) -> None:
        """A channel has changed. Its homeless tables are shown again: the permissions may have come back."""
        for shown in await self._house.store.shown_in_channel(channel_id):
            if shown.homeless:
                table = await self._house.find(shown.table_id)
                if table is not None:
                    self._publisher.show_anew(table)
