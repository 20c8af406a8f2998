"""The publisher: it keeps each table's public message up to date with few calls.

Each table has at most one task at a time; changes during its work are shown in its next round. A message that
is gone is posted again; a channel that is gone leaves the table homeless, and its starter is told how to
continue. Failures on Discord's side are retried with back-off. For an idle table the store notes that its
message is up to date: a restart costs no edit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial

import aiohttp
import discord
import structlog

from bot.engine import Step
from bot.front.fairness.promises import Promises
from bot.front.hand.open_hands import OpenHands
from bot.front.inbound.private_messages import PrivateMessages
from bot.front.lobby.message import closed_message, lobby_message, rung_for
from bot.front.publishing import old_messages
from bot.front.publishing.buried import BURIED, NewestMessages
from bot.front.publishing.idle_tables import IdleTables
from bot.front.publishing.last_shown import LastShown
from bot.front.publishing.throttle import Throttle
from bot.front.shared.channels import Places, channel_of
from bot.front.shared.languages import words_at, words_to
from bot.front.shared.message import Poster
from bot.front.shared.pictures import Studio
from bot.front.shared.timers import TableTimers
from bot.front.social.bets import sharpest
from bot.front.table.message import paused_message, table_poster
from bot.store import ShownChanges, StoreUnavailable
from bot.tables.house import House
from bot.tables.table import Table
from bot.waits import Backoff

log = structlog.get_logger()

SHOWN_SECONDS = 2.0
"""How long a command or a press that posts a message waits for it before it answers."""
MOST_REFUSALS = 5
"""Attempts to send a message that Discord refuses as invalid; after them the publisher waits for the next
change."""
TRIED_AGAIN_AFTER = 600.0
LONGEST_PAUSE = 86400.0
"""Seconds until a refused message is tried again without a change; doubled each time, up to a day."""
MOST_AT_ONCE = 8
"""The number of tables shown at the same time after a start; presses must not wait behind all of them."""
TOO_MANY_OLD_EDITS = 30046
THREAD_ARCHIVED = 50083
"""Writing to an archived thread opens it again, unless it is locked; editing in it is refused."""
UNKNOWN_MESSAGE = 10008
HAS_A_THREAD = 160004
LONGEST_WAIT = 60.0


TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, StoreUnavailable)
"""The errors after which a retry may succeed."""


def _passes(trouble: Exception) -> bool:
    """True for errors of the network or on Discord's side; an invalid request stays invalid."""
    return not isinstance(trouble, discord.HTTPException) or trouble.status >= 500


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
        hands: OpenHands,
        bets: PrivateMessages,
        promises: Promises,
    ) -> None:
        self._house = house
        self._places = places
        self._studio = studio
        self._hands = hands
        hands.on_unshown(self.refresh)
        self._bets = bets
        self.promises = promises
        self._dirty: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again = TableTimers(self._show_again)
        self._pauses: dict[int, Backoff] = {}
        """The back-off of each table with failed attempts."""
        self._throttle = Throttle()
        self.idle_tables = IdleTables(house)
        self._called: dict[int, int] = {}
        """The channels of bumped tables."""
        self.newest_messages = NewestMessages()
        self._last = LastShown()
        self._unsure: set[int] = set()
        """Tables whose message may differ from its last known content."""

    def refresh(self, table: Table) -> None:
        """The table has changed: show it soon."""
        self._dirty.add(table.id)
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
        while table.id in self._dirty:
            await self._throttle.pass_through()
            self._dirty.discard(table.id)
            if table.id in self._unsure:
                self._unsure.discard(table.id)
                self._last.forget(table)
            board = self._show_board(table, failures)
            private = [*self._hands.behind(table), *self._bets.behind(table)]
            await (asyncio.gather(board, *private) if private else board)
        if not table.row.live and not table.row.untold:
            # The table is loaded again when somebody opens it.
            self._house.forget(table)
        self._tasks.pop(table.id, None)

    async def _show_board(self, table: Table, failures: Failures) -> None:
        try:
            await self._show_and_note(table)
        except TROUBLE as why:
            failures.refused += not _passes(why)
            if failures.refused < MOST_REFUSALS:
                wait = failures.backoff.next()
                log.warning("publish.waiting", table=table.id, seconds=wait, reason=str(why))
                await asyncio.sleep(wait)
                self._dirty.add(table.id)
                return
            log.exception("publish.failed", table=table.id)
            self._try_later(table)
        except Exception:
            log.exception("publish.failed", table=table.id)

    async def _show_and_note(self, table: Table) -> None:
        """Show the table, and note the result."""
        shown = table.written
        try:
            await self._show(table)
        except discord.HTTPException as refusal:
            if (
                not isinstance(refusal, discord.Forbidden | discord.NotFound)
                and refusal.code != THREAD_ARCHIVED
            ):
                raise
            await self._homeless(table, refusal)
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

    async def _show(self, table: Table) -> None:
        if table.shown.being_posted:
            await old_messages.find_lost_messages(self._places, table)
        await self._answer_call(table)
        await self.promises.post(table)
        if table.playing and self._wants_thread(table):
            await self._move_into_thread(table)
        self.newest_messages.watch(table)
        await self._throttle.pass_through()
        poster = await self.poster(table, table.news)
        if not await self._edit(table, poster):
            if not (table.row.live or table.row.status == "over"):
                return
            await self._post(table, poster)

    async def _edit(self, table: Table, poster: Poster) -> bool:
        """Edit the table's message. Returns false if it needs a new message."""
        if table.shown.message_id is None or self.newest_messages.needs_new_message(table):
            return False
        if self._last.is_shown(table, poster):
            return True
        self._last.forget(table)
        try:
            await self._places.message(table).edit(view=poster.view, attachments=poster.files())
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
            await table.note(message_id=None)
        except discord.HTTPException as refusal:
            if refusal.code not in (TOO_MANY_OLD_EDITS, THREAD_ARCHIVED):
                raise
        else:
            self._last.note(table, poster)
            return True
        return False

    async def poster(self, table: Table, news: Sequence[Step]) -> Poster:
        """The present content of the table's public message."""
        speech = words_at(table)
        if table.in_lobby:
            cover = await self._studio.cover(table.game.key, speech)
            return Poster(lobby_message(table, speech, cover), {"board": cover})
        if table.row.started_at is None:
            return Poster(closed_message(table, speech))
        if table.row.status in ("playing", "over") and table.match is not None:
            honour = await sharpest(table, speech)
            return await table_poster(self._studio, table, speech, news, honour)
        return Poster(paused_message(table, speech))

    async def _post(self, table: Table, poster: Poster) -> None:
        """Show the table in a new message.

        A crash between sending and noting is safe: the message is searched for after the restart.
        """
        await table.note(being_posted=True)
        message = await self._places.of(table).send(
            view=poster.view, files=poster.files(), allowed_mentions=rung_for(table)
        )
        before = old_messages.former_messages(table)
        await table.note(
            message_id=message.id,
            message_posted_at=datetime.now(UTC),
            left_behind=[one for one in before if one[1] != message.id],
            being_posted=False,
        )
        self._last.note(table, poster)

    async def bump(self, table: Table, channel_id: int) -> bool:
        """Show the table at the end of this channel; ``False`` if it is there already."""
        before = table.shown.message_id
        self._called[table.id] = channel_id
        in_time = await self.show_now(table)
        return not in_time or before is None or table.shown.message_id != before

    async def show_now(self, table: Table) -> bool:
        """Show the table, and wait for its message. Returns false if that takes too long."""
        self.refresh(table)
        _, late = await asyncio.wait({self._tasks[table.id]}, timeout=SHOWN_SECONDS)
        return not late

    async def _answer_call(self, table: Table) -> None:
        """Move a bumped table to its new channel; its message, and a thread of its own, become former ones.
        Nothing happens if the message is at the channel's end already. That is checked here, because many
        bumps may arrive while one message is being posted."""
        channel_id = self._called.get(table.id)
        if channel_id == channel_of(table) and await self._places.stands_at_end(table, BURIED):
            channel_id = None
        if channel_id is not None and (table.row.live or table.row.status == "over"):
            left: ShownChanges = {"message_id": None, "left_behind": old_messages.former_messages(table)}
            if channel_id != channel_of(table):
                left |= {"channel_id": channel_id, "thread_id": None, "own_thread": False}
            await table.note(**left)
        self._called.pop(table.id, None)

    async def _move_into_thread(self, table: Table) -> None:
        """Open a thread for a match that wants its own, when it starts."""
        lobby = self._places.message(table)
        name = words_at(table).say("thread-name", table=table.id)
        try:
            thread_id = (await lobby.create_thread(name=name, auto_archive_duration=10080)).id
        except discord.HTTPException as refusal:
            if refusal.code != HAS_A_THREAD:
                log.info("publish.no_thread", table=table.id, reason=str(refusal))
                if not _passes(refusal):
                    await table.note(own_thread=False)
                return
            thread_id = lobby.id  # it exists already; Discord gives it the number of its message
        left = old_messages.former_messages(table)
        await table.note(thread_id=thread_id, message_id=None, left_behind=left)

    @staticmethod
    def _wants_thread(table: Table) -> bool:
        wanted = table.shown.own_thread and table.position == 0
        return wanted and table.shown.thread_id is None and table.shown.message_id is not None

    async def _homeless(self, table: Table, reason: discord.HTTPException) -> None:
        """There is no place to show the table: it goes on, and its players are told where they can
        continue."""
        log.warning("publish.homeless", table=table.id, reason=str(reason))
        if isinstance(reason, discord.NotFound) and table.shown.message_id is not None:
            await table.note(message_id=None)
        if table.shown.homeless or not table.row.live:
            return
        await table.note(homeless=True)
        for user_id in table.humans or (table.row.starter_id,):
            told = "lobby-homeless" if table.in_lobby else "table-homeless"
            text = words_to(table, user_id).say(told, table=table.id)
            try:
                await self._places.write_to(user_id, text)
            except discord.HTTPException as closed:
                log.info("publish.unreachable", table=table.id, reason=str(closed))
