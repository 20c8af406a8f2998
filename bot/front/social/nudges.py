"""Nudges: a player with an open question is reminded once, at the time and in the way they have chosen.

Players who are active, or who have quiet hours, are not reminded; nor is anybody at a busy table. A reminder
is deleted when its player has answered. Open questions are read from the store, so that an idle table need
not stay in memory. Those who want to be told sooner are waited for in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final, TypeAlias

import structlog
from cachetools import LRUCache

from bot.engine import Seat
from bot.front.social.reminders import Reminders
from bot.front.social.wishes import Wishes
from bot.store import Hearing, StoreUnavailable
from bot.tables.house import House
from bot.tables.table import Table

log = structlog.get_logger()

Waited: TypeAlias = "tuple[int, tuple[str, ...]]"
"""The question, and the seats that have yet to answer it."""
AT_ONCE_SECONDS: Final = 5.0
"""Seconds before a reminder at once in which a press of the player cancels it: they are here."""
JUST_ACTIVE_SECONDS: Final = 600.0
"""Seconds before a reminder in which a press of the player cancels it."""
LOOK_AGAIN_SECONDS: Final = 600.0
"""Seconds until a reminder that could not be sent is tried again."""
MOST_KNOWN: Final = 5000


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
    """The planned reminders, at most one task for each table."""

    def __init__(
        self,
        house: House,
        reminders: Reminders,
        wishes: Wishes,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._house = house
        self._reminders = reminders
        self._wishes = wishes
        self._patience = wishes.usual
        self._sleeping: dict[int, tuple[Waited, asyncio.Task[None]]] = {}
        self._tried: LRUCache[int, Waited] = LRUCache(MOST_KNOWN)
        """The last question of each table for which somebody was to be told soon."""
        self.presses = PressCounts()
        self.now = now

    def look_at(self, table: Table) -> None:
        """The table has changed: the time for its new question starts again."""
        state, known = _waited(table), self._sleeping.get(table.id)
        if known is not None and known[0] != state:
            known[1].cancel()
        if table.shown.reminders and table.shown.nudged_at != table.written[1]:
            self._begin(table, self._take_back(table))
        elif self._patience and len(table.humans) > 1 and self._tried.get(table.id) != state:
            self._tried[table.id] = state
            is_new = known is None or known[0] != state
            if is_new and any(_waited_for(table, user_id) for user_id in table.humans):
                self._begin(table, self._remind_soon(table, state))

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

    async def _take_back(self, table: Table) -> None:
        """Delete the reminders of a question that was answered, and look at the next one."""
        await self._reminders.take_back(table)
        state = _waited(table)
        self._tried[table.id] = state
        await self._remind_soon(table, state)

    async def _remind_soon(self, table: Table, state: Waited) -> None:
        """Remind those who want to be told sooner than usual, unless they have led to the question
        themselves or are here. If anybody was reminded, the others are waited for, too."""
        wishes = {one: await self._wishes.of(one) for one in table.humans if one != _led_by(table)}
        delays = {
            one: max(float(wish.after_seconds), AT_ONCE_SECONDS)
            for one, wish in wishes.items()
            if wish.after_seconds is not None and wish.way != "nothing" and _waited_for(table, one)
        }
        seen = {one: self.presses.of(one) for one in delays}
        told: list[int] = []
        passed = 0.0
        for delay in sorted({one for one in delays.values() if one < self._patience.total_seconds()}):
            await asyncio.sleep(delay - passed)
            passed = delay
            if _waited(table) != state or table.shown.message_id is None:
                return
            absent = [one for one in delays if delays[one] == delay and self.presses.of(one) == seen[one]]
            left = await self._remind_each(table, absent, absent)
            told += [one for one in absent if one not in left]
        if told:
            await self._remind(table, state, told)

    async def _remind(self, table: Table, state: Waited, told: Collection[int] = ()) -> None:
        """Remind everybody at this question after the usual time, except those who were ``told`` sooner."""
        last = max(self._patience.total_seconds() - self._already_waited(table), 0.0)
        left = [one for one in table.humans if _waited_for(table, one) and one not in told]
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
            await self._reminders.note(table, nudged_at=table.written[1])

    async def _remind_each(self, table: Table, absent: Sequence[int], left: Sequence[int]) -> list[int]:
        """Remind the absent players who are awake. Returns those who have yet to be reminded."""
        told: list[int] = []
        called: list[int] = []
        for user_id in absent:
            hearing = await self._wishes.of(user_id)
            if quiet_for(hearing, self.now()):
                continue
            told.append(user_id)
            if hearing.way == "thread":
                called.append(user_id)
            elif hearing.way == "letter":
                await self._reminders.write_to(table, user_id)
        if called:
            await self._reminders.call(table, called)
        return [user_id for user_id in left if user_id not in told]

    @staticmethod
    def _already_waited(table: Table) -> float:
        return max((datetime.now(UTC) - table.waiting_since).total_seconds(), 0.0)


def _waited(table: Table) -> Waited:
    return table.position, table.waiting_for


def _waited_for(table: Table, user_id: int) -> bool:
    return not set(table.seats_of(user_id)).isdisjoint(table.waiting_for)


def _led_by(table: Table) -> int:
    """The member whose answer led to the question; before the first answer, the one who opened the table."""
    match = table.match
    if match is None:
        return table.row.starter_id
    people = ("person", "suggested")
    answers = (one for one in reversed(match.journal) if one.kind == "answer" and one.origin in people)
    newest = next(answers, None)
    return table.row.starter_id if newest is None else table.sitter(Seat(newest.by)).user_id or 0
