"""Nudges: a player with an open question is reminded once, in the way they have chosen.

Players who are active, or who have quiet hours, are not reminded; nor is anybody at a busy table. A reminder
is deleted when its player has answered. Open questions are read from the store, so that an idle table need
not stay in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TypeAlias, Unpack

import discord
import structlog
from cachetools import LRUCache

from bot.engine import Seat
from bot.front.shared import table_text
from bot.front.shared.channels import Places
from bot.front.shared.languages import words_at, words_to
from bot.store import Hearing, ShownChanges, StoreUnavailable
from bot.tables.house import House
from bot.tables.table import Table
from bot.wording import Words

log = structlog.get_logger()

Waited: TypeAlias = "tuple[int, tuple[str, ...]]"
"""The question, and the seats that have yet to answer it."""
JUST_ACTIVE_SECONDS = 600.0
"""Seconds before a reminder in which a press of the player cancels it."""
LOOK_AGAIN_SECONDS = 600.0
"""Seconds until a reminder that could not be sent is tried again."""
MOST_KNOWN = 5000


class PressCounts:
    """The number of presses of each member: whether somebody is active can be seen without a clock."""

    def __init__(self) -> None:
        self._counts: LRUCache[int, int] = LRUCache(MOST_KNOWN)

    def note(self, user_id: int) -> None:
        self._counts[user_id] = self.of(user_id) + 1

    def of(self, user_id: int) -> int:
        return self._counts.get(user_id, 0)


def quiet_for(hearing: Hearing, moment: datetime) -> timedelta:
    """The rest of a member's quiet hours; zero while they are awake."""
    first, last = hearing.quiet_from, hearing.quiet_until
    if first is None or last is None or first == last:
        return timedelta()
    clock = moment.astimezone(UTC) + timedelta(minutes=hearing.offset_minutes)
    since = clock - clock.replace(hour=first, minute=0, second=0, microsecond=0)
    left = timedelta(hours=(last - first) % 24) - since % timedelta(hours=24)
    return max(left, timedelta())


class Nudges:
    """The planned reminders, at most one for each table."""

    def __init__(
        self,
        house: House,
        places: Places,
        patience: timedelta,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._house = house
        self._places = places
        self._patience = patience
        self._sleeping: dict[int, tuple[Waited, asyncio.Task[None]]] = {}
        self.presses = PressCounts()
        self.now = now

    def look_at(self, table: Table) -> None:
        """The table has changed: the time for its new question starts again."""
        known = self._sleeping.get(table.id)
        if known is not None and known[0] != _waited(table):
            known[1].cancel()
        if table.shown.reminders and table.shown.nudged_at != table.written[1]:
            self._begin(table, self._take_back(table))

    async def watch(self) -> None:
        """Remind players whose question has been open long enough."""
        patience = self._patience
        ahead = min(patience, timedelta(seconds=JUST_ACTIVE_SECONDS))
        while patience:
            wait = 0.0
            try:
                async for table in self._house.silent_since(datetime.now(UTC) - patience + ahead):
                    if table.id not in self._sleeping:
                        self._begin(table, self._remind(table, _waited(table)))
                oldest = await self._house.store.silence()
                now = datetime.now(UTC)
                wait = ((oldest or now) + patience - ahead - now).total_seconds()
            except StoreUnavailable as trouble:
                log.warning("nudges.waiting", reason=str(trouble))
            except Exception:
                log.exception("nudges.failed")
            await asyncio.sleep(wait if wait > 0 else LOOK_AGAIN_SECONDS)

    def _begin(self, table: Table, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work, name=f"nudge-{table.id}")
        self._sleeping[table.id] = _waited(table), task
        task.add_done_callback(partial(self._done, table.id))

    def _done(self, number: int, task: asyncio.Task[None]) -> None:
        if (known := self._sleeping.get(number)) is not None and known[1] is task:
            del self._sleeping[number]
        if not task.cancelled() and (trouble := task.exception()) is not None:
            log.error("nudge.failed", table=number, exc_info=trouble)

    async def close(self) -> None:
        tasks = [task for _, task in self._sleeping.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _remind(self, table: Table, state: Waited) -> None:
        last = max(self._patience.total_seconds() - self._already_waited(table), 0.0)
        left = [user_id for user_id in table.humans if _waited_for(table, user_id)]
        while left:
            seen = {user_id: self.presses.of(user_id) for user_id in left}
            await asyncio.sleep(last)
            if _waited(table) != state:
                return
            if table.shown.message_id is None:
                break  # a direct message was sent: the channel is gone
            left = await self._remind_each(
                table, [one for one in left if self.presses.of(one) == seen[one]], left
            )
            last = JUST_ACTIVE_SECONDS
        if _waited(table) == state and any(_waited_for(table, user_id) for user_id in table.humans):
            await self._note(table, nudged_at=table.written[1])

    async def _remind_each(self, table: Table, absent: Sequence[int], left: Sequence[int]) -> list[int]:
        """Remind the absent players who are awake. Returns those who have yet to be reminded."""
        told: list[int] = []
        called: list[int] = []
        for user_id in absent:
            hearing = await self._hearing(user_id)
            if quiet_for(hearing, self.now()):
                continue
            told.append(user_id)
            if hearing.way == "thread":
                called.append(user_id)
            elif hearing.way == "letter":
                await self._write_to(table, user_id)
        if called:
            await self._call(table, called)
        return [user_id for user_id in left if user_id not in told]

    async def _hearing(self, user_id: int) -> Hearing:
        try:
            return await self._house.store.hearing(user_id)
        except StoreUnavailable as trouble:
            log.warning("nudge.not_known", reason=str(trouble))
            return Hearing(user_id=user_id)

    async def _call(self, table: Table, people: Sequence[int]) -> None:
        """Mention these players in the table's channel."""
        words = words_at(table)
        lines = [_line(table, words, seats, "nudge", self._link(table)) for seats in _asked(table, people)]
        users = [discord.Object(user_id) for user_id in people]
        try:
            message = await self._places.of(table).send(
                "\n".join(lines), allowed_mentions=discord.AllowedMentions(users=users)
            )
        except discord.HTTPException as refusal:
            log.info("nudge.unheard", table=table.id, reason=str(refusal))
        else:
            await self._remember(table, message)

    async def _write_to(self, table: Table, user_id: int) -> None:
        """Send a direct message. If the member does not accept any, they are not reminded: they wanted no
        public mention."""
        words = words_to(table, user_id)
        lines = [
            _line(table, words, seats, "letter", self._link(table)) for seats in _asked(table, [user_id])
        ]
        try:
            message = await self._places.write_to(user_id, "\n".join(lines))
        except discord.HTTPException as closed:
            log.info("nudge.unheard", table=table.id, reason=str(closed))
        else:
            await self._remember(table, message)

    def _link(self, table: Table) -> str:
        return self._places.message(table).jump_url

    async def _remember(self, table: Table, message: discord.Message) -> None:
        told = [*table.shown.reminders, [message.channel.id, message.id]]
        await self._note(table, reminders=told, nudged_at=table.written[1])

    async def _take_back(self, table: Table) -> None:
        """Delete the reminders in the thread and in direct messages: the question was answered."""
        told = table.shown.reminders
        await self._note(table, reminders=[])
        for channel_id, message_id in told:
            channel = self._places.channel(channel_id, None)
            try:
                await channel.get_partial_message(message_id).delete()
            except discord.HTTPException as gone:
                log.info("nudge.already_gone", table=table.id, reason=str(gone))

    @staticmethod
    async def _note(table: Table, **changes: Unpack[ShownChanges]) -> None:
        try:
            await table.note(**changes)
        except StoreUnavailable as trouble:
            log.warning("nudge.not_noted", table=table.id, reason=str(trouble))

    @staticmethod
    def _already_waited(table: Table) -> float:
        return max((datetime.now(UTC) - table.waiting_since).total_seconds(), 0.0)


def _waited(table: Table) -> Waited:
    return table.position, table.waiting_for


def _waited_for(table: Table, user_id: int) -> bool:
    return not set(table.seats_of(user_id)).isdisjoint(table.waiting_for)


def _asked(table: Table, people: Sequence[int]) -> list[list[Seat]]:
    """The seats of these people with an open question, grouped by question."""
    words, asked = words_at(table), dict[str, list[Seat]]()
    for seat in table.waiting_for:
        if table.sitter(seat).user_id in people:
            asked.setdefault(table_text.what_for(table, words, seat), []).append(seat)
    return [*asked.values()]


def _line(table: Table, words: Words, seats: Sequence[Seat], message: str, link: str) -> str:
    """The table, its players and the question."""
    what = table_text.what_for(table, words, seats[0]) or words.say("nudge-for-an-answer")
    return words.say(
        message, names=table_text.seats(table, words, seats), table=table.id, what=what, link=link
    )
