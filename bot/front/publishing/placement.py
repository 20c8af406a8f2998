"""The place of a table's public message: it is edited, posted, moved to a channel's end or into a thread.

A message that is gone is posted again. A channel that is gone leaves the table homeless, and its players are
told how to continue.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from weakref import WeakKeyDictionary

import discord
import structlog

from bot.engine import Step
from bot.front.lobby.message import closed_message, lobby_message, lobby_picture, rung_for
from bot.front.publishing import old_messages
from bot.front.shared.channels import Places, channel_of
from bot.front.shared.components import Poster, renew_selects
from bot.front.shared.languages import words_at, words_to
from bot.front.shared.pictures import Studio
from bot.front.social.bets import sharpest
from bot.front.table.chapter_ends import ChapterEnds
from bot.front.table.message import ENDED, paused_message, table_poster
from bot.store import ShownChanges
from bot.tables.table import Table
from bot.waits import Throttle

log = structlog.get_logger()

TOO_MANY_OLD_EDITS = 30046
THREAD_ARCHIVED = 50083
"""Writing to an archived thread opens it again, unless it is locked; editing in it is refused."""
UNKNOWN_MESSAGE = 10008
HAS_A_THREAD = 160004
FRESH = timedelta(minutes=50)
"""Discord limits edits of messages older than an hour (error 30046); the table gets a new message before
that."""
BURIED = 6
"""The number of newer messages after which a table gets a new message at the channel's end."""


def is_temporary(trouble: Exception) -> bool:
    """True for errors of the network or on Discord's side; an invalid request stays invalid."""
    return not isinstance(trouble, discord.HTTPException) or trouble.status >= 500


def leaves_homeless(refusal: discord.HTTPException) -> bool:
    """True if the table cannot be shown in its channel any more."""
    return isinstance(refusal, discord.Forbidden | discord.NotFound) or refusal.code == THREAD_ARCHIVED


class Placement:
    """Shows each table in its message."""

    def __init__(self, places: Places, studio: Studio, ends: ChapterEnds, throttle: Throttle) -> None:
        self._places = places
        self._studio = studio
        self._ends = ends
        self._throttle = throttle
        self._called: dict[int, int] = {}
        """The channels of bumped tables."""
        self.newest_messages = NewestMessages()
        self._last = LastShown()

    async def move(self, table: Table) -> None:
        """Move a bumped table to its channel. A message that was sent, but not noted because of a crash, is
        found first."""
        if table.shown.being_posted:
            await old_messages.find_lost_messages(self._places, table)
        await self._answer_call(table)

    async def show(self, table: Table) -> None:
        """Show the table in its present message, or in a new one."""
        if table.playing and self._wants_thread(table):
            await self._move_into_thread(table)
        self.newest_messages.watch(table)
        await self._throttle.pass_through()
        poster = await self.poster(table, table.news)
        if not await self._edit(table, poster):
            if not (table.row.live or table.has_ended):
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
            drawn = await lobby_picture(self._studio, table, speech)
            lobby = lobby_message(table, speech, drawn)
            renew_selects(lobby, table.row.version)
            return Poster(lobby, {"board": drawn})
        if table.row.started_at is None:
            return Poster(closed_message(table, speech))
        if table.row.status in ("playing", *ENDED) and table.match is not None:
            honour = await sharpest(table, speech)
            return await table_poster(self._studio, self._ends, table, speech, news, honour)
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

    def forget(self, table: Table) -> None:
        """The message may be gone or different: the next edit is sent in any case."""
        self._last.forget(table)

    def call(self, table: Table, channel_id: int) -> None:
        """Move the table to the end of this channel when it is shown next."""
        self._called[table.id] = channel_id

    async def _answer_call(self, table: Table) -> None:
        """Move a bumped table to its new channel; its message, and a thread of its own, become former ones.
        Nothing happens if the message is at the channel's end already. That is checked here, because many
        bumps may arrive while one message is being posted."""
        channel_id = self._called.get(table.id)
        if channel_id == channel_of(table) and await self._places.stands_at_end(table, BURIED):
            channel_id = None
        if channel_id is not None and (table.row.live or table.has_ended):
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
                if not is_temporary(refusal):
                    await table.note(own_thread=False)
                return
            thread_id = lobby.id  # it exists already; Discord gives it the number of its message
        left = old_messages.former_messages(table)
        await table.note(thread_id=thread_id, message_id=None, left_behind=left)

    @staticmethod
    def _wants_thread(table: Table) -> bool:
        wanted = table.shown.own_thread and table.position == 0
        return wanted and table.shown.thread_id is None and table.shown.message_id is not None

    async def go_without(self, table: Table, reason: discord.HTTPException) -> None:
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


class LastShown:
    """The digest of the last message Discord has accepted for each table in memory."""

    def __init__(self) -> None:
        self._shown: WeakKeyDictionary[Table, tuple[int | None, bytes]] = WeakKeyDictionary()

    def is_shown(self, table: Table, poster: Poster) -> bool:
        """True if the table's present message is known to have exactly this content."""
        return self._shown.get(table) == (table.shown.message_id, poster.digest())

    def note(self, table: Table, poster: Poster) -> None:
        """Discord has accepted this content for the table's present message."""
        self._shown[table] = table.shown.message_id, poster.digest()

    def forget(self, table: Table) -> None:
        """The content of the table's message is unknown."""
        self._shown.pop(table, None)


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
