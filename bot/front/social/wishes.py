"""The wishes of members about turn reminders, and the one time that a player is asked for them."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import structlog
from cachetools import LRUCache

from bot.store import Hearing, Store, StoreUnavailable, altered
from bot.tables.table import Table

log = structlog.get_logger()

MOST_KNOWN: Final = 5000
DELAYS: Final = (0, 60, 900)
"""Seconds: the delays to choose from, as far as they are shorter than the usual one of this bot."""


class Wishes:
    """The wishes of all members, cached. ``usual`` is the delay of those who have chosen none; zero if this
    bot reminds nobody."""

    def __init__(self, store: Store, usual: timedelta) -> None:
        self._store = store
        self.usual = usual
        self._known: LRUCache[int, Hearing] = LRUCache(MOST_KNOWN)
        self._asking: LRUCache[int, tuple[int, int]] = LRUCache(MOST_KNOWN)
        """The table at which a member is being asked, and the number of their decisions there."""

    @property
    def delays(self) -> list[int | None]:
        """The delays to choose from; ``None`` is the usual one."""
        return [*(one for one in DELAYS if one < self.usual.total_seconds()), None]

    async def of(self, user_id: int) -> Hearing:
        """The wishes of a member; those of a newcomer while the store is away."""
        known = self._known.get(user_id)
        if known is not None:
            return known
        try:
            known = self._known[user_id] = await self._store.hearing(user_id)
        except StoreUnavailable as trouble:
            log.warning("wishes.not_known", reason=str(trouble))
            known = Hearing(user_id=user_id)
        return known

    async def keep(self, hearing: Hearing) -> None:
        """Save the wishes of a member who has made them: they are not asked again."""
        self._known.pop(hearing.user_id, None)
        self._asking.pop(hearing.user_id, None)
        await self._store.keep_hearing(altered(hearing, {"asked": True}))

    async def asks(self, table: Table, user_id: int) -> bool:
        """True if this hand asks its owner: once, from their first decision beside other people until their
        next one.

        A player alone or among AI seats is not asked: there the turn comes back in a moment.
        """
        match = table.match
        if not self.usual or match is None or not table.playing or len(table.humans) < 2:
            return False
        seats = set(table.seats_of(user_id))
        here = table.id, sum(not one.spoke.isdisjoint(seats) for one in match.rounds)
        if not here[1]:
            return False
        hearing = await self.of(user_id)
        if not hearing.asked:
            try:
                await self.keep(hearing)
            except StoreUnavailable as trouble:
                log.warning("wishes.not_saved", reason=str(trouble))
                return False
            self._asking[user_id] = here
        return self._asking.get(user_id) == here
