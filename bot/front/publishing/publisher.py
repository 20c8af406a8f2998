"""The publisher: it keeps each table's public message up to date with few calls.

Each table has at most one task at a time; changes during its work are shown in its next round. Failures on
Discord's side are retried with back-off. For an idle table the store notes that its message is up to date: a
restart costs no edit. ``Placement`` edits and posts the message.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from functools import partial

import aiohttp
import discord
import structlog

from bot.front.fairness.promises import Promises
from bot.front.hand.open_hands import OpenHands
from bot.front.inbound.private_messages import PrivateMessages
from bot.front.publishing import old_messages
from bot.front.publishing.idle_tables import IdleTables
from bot.front.publishing.placement import Placement, is_temporary, leaves_homeless
from bot.front.shared.channels import Places
from bot.front.shared.pictures import Studio
from bot.front.table.chapter_ends import ChapterEnds
from bot.store import StoreUnavailable
from bot.tables.house import House
from bot.tables.table import Table
from bot.waits import Backoff, Throttle, Timers

log = structlog.get_logger()

SHOWN_SECONDS = 2.0
"""Seconds that a command or a press waits for the message that it posts, before it answers."""
MOST_REFUSALS = 5
"""Attempts to send a message that Discord refuses as invalid; after them the publisher waits for the next
change."""
TRIED_AGAIN_AFTER = 600.0
LONGEST_PAUSE = 86400.0
"""Seconds until a refused message is tried again without a change; doubled each time, up to a day."""
MOST_AT_ONCE = 8
"""The number of tables shown at the same time after a start; presses must not wait behind all of them."""
LONGEST_WAIT = 60.0
TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, StoreUnavailable)
"""The errors after which a retry may succeed."""


@dataclass(slots=True)
class Failures:
    """The failures of one table's publishing."""

    backoff: Backoff = field(default_factory=partial(Backoff, 1.0, LONGEST_WAIT))
    refused: int = 0


class Publisher:
    """Shows every table's changes."""

    def __init__(
        self,
        house: House,
        places: Places,
        studio: Studio,
        ends: ChapterEnds,
        hands: OpenHands,
        bets: PrivateMessages,
        promises: Promises,
    ) -> None:
        self._house = house
        self._places = places
        self._hands = hands
        hands.on_unshown(self.refresh)
        self._bets = bets
        self.promises = promises
        self._measures = house.store.measures
        self._dirty: dict[int, float] = {}
        """The tables to show, each with the time of the first change that its message does not show."""
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again = Timers(self._show_again)
        self._pauses: dict[int, Backoff] = {}
        """The back-off of each table with failed attempts."""
        self._throttle = throttle = Throttle()
        self.placement = Placement(places, studio, ends, throttle)
        self.idle_tables = IdleTables(house)
        self._unsure: set[int] = set()
        """Tables whose message may differ from its last known content."""

    def refresh(self, table: Table) -> None:
        """The table has changed: show it soon."""
        self._dirty.setdefault(table.id, time.monotonic())
        self.idle_tables.changed(table)
        task = self._tasks.get(table.id)
        if task is None or task.done():
            self._tasks[table.id] = asyncio.create_task(self._work(table), name=f"publish-{table.id}")

    def show_anew(self, table: Table) -> None:
        """The message may be gone or unreachable: show the table soon, even without a change."""
        self._unsure.add(table.id)
        self.refresh(table)

    async def show_after_start(self, table: Table) -> None:
        """Show a table after a start, as soon as few others are being shown."""
        self.show_anew(table)
        while len(tasks := [task for task in self._tasks.values() if not task.done()]) > MOST_AT_ONCE:
            done, _ = await asyncio.wait(tasks, timeout=LONGEST_WAIT, return_when=asyncio.FIRST_COMPLETED)
            if not done:  # a stuck table must not hold up the next one
                return

    @property
    def is_at_work(self) -> bool:
        return any(not task.done() for task in self._tasks.values())

    async def settle(self) -> None:
        """Wait until all changes are shown."""
        while tasks := [task for task in self._tasks.values() if not task.done()]:
            await asyncio.gather(*tasks, return_exceptions=True)

    def fall_silent(self) -> None:
        """Stop: another process shows the tables now."""
        self._again.close()
        self.promises.close()
        self.idle_tables.forget()
        for task in self._tasks.values():
            task.cancel()

    async def close(self, patience: float = 5.0) -> None:
        """Finish the work in progress, within ``patience`` seconds. Unfinished work is shown after the next
        start."""
        tasks = [task for task in self._tasks.values() if not task.done()]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        self._again.close()
        self.promises.close()
        await self.idle_tables.close()

    def _try_later(self, table: Table) -> None:
        """Retry later. Not for a server the bot is not in: when it joins again, all its tables are shown."""
        if not self._places.knows(table.row.guild_id):
            return
        if table.row.live or table.row.untold:
            backoff = self._pauses.setdefault(table.id, Backoff(TRIED_AGAIN_AFTER, LONGEST_PAUSE))
            self._again.start(table.id, backoff.next())

    async def _show_again(self, number: int) -> None:
        try:
            table = await self._house.find(number)
        except StoreUnavailable as away:
            log.warning("publish.waiting", table=number, seconds=TRIED_AGAIN_AFTER, reason=str(away))
            self._again.start(number, TRIED_AGAIN_AFTER)
        else:
            if table is not None:
                self.refresh(table)

    async def _work(self, table: Table) -> None:
        """Show the board and the private messages that follow it; neither waits for the other."""
        self._again.cancel(table.id)
        failures = Failures()
        with self._measures.queued("tables to show"):
            await self._show_changes(table, failures)
        if not table.row.live and not table.row.untold:
            # The table is loaded again when somebody opens it.
            self._house.forget(table)
        self._tasks.pop(table.id, None)

    async def _show_changes(self, table: Table, failures: Failures) -> None:
        while table.id in self._dirty:
            await self._throttle.pass_through()
            since = self._dirty.pop(table.id)
            if table.id in self._unsure:
                self._unsure.discard(table.id)
                self.placement.forget(table)
            board = self._show_board(table, failures, since)
            private = [*self._hands.behind(table), *self._bets.behind(table)]
            await (asyncio.gather(board, *private) if private else board)

    async def _show_board(self, table: Table, failures: Failures, since: float) -> None:
        """Show the changes that are not shown ``since`` this time, or try again later."""
        try:
            await self._show_and_note(table)
            self._measures.board.observe(time.monotonic() - since)
        except TROUBLE as why:
            failures.refused += not is_temporary(why)
            if failures.refused < MOST_REFUSALS:
                wait = failures.backoff.next()
                log.warning("publish.waiting", table=table.id, seconds=wait, reason=str(why))
                await asyncio.sleep(wait)
                self._dirty[table.id] = since
                return
            log.exception("publish.failed", table=table.id)
            self._try_later(table)
        except Exception:
            log.exception("publish.failed", table=table.id)

    async def _show_and_note(self, table: Table) -> None:
        """Show the table, and note the result."""
        shown = table.written
        try:
            await self.placement.move(table)
            await self.promises.post(table)
            await self.placement.show(table)
        except discord.HTTPException as refusal:
            if not leaves_homeless(refusal):
                raise
            await self.placement.go_without(table, refusal)
            self._try_later(table)
            return
        if await old_messages.point(self._places, table):
            self._pauses.pop(table.id, None)
            self.idle_tables.shown(table, shown)
        else:
            self._try_later(table)
        self.promises.agree_soon(table)
        if table.shown.homeless:
            await table.note(homeless=False)
        if table.row.untold and not table.row.live:
            await table.end_was_shown()

    async def bump(self, table: Table, channel_id: int) -> bool:
        """Show the table at the end of this channel; ``False`` if it is there already."""
        before = table.shown.message_id
        self.placement.call(table, channel_id)
        in_time = await self.show_now(table)
        return not in_time or before is None or table.shown.message_id != before

    async def show_now(self, table: Table) -> bool:
        """Show the table, and wait for its message. Returns false if that takes too long."""
        self.refresh(table)
        _, late = await asyncio.wait({self._tasks[table.id]}, timeout=SHOWN_SECONDS)
        return not late
