"""Promises: small messages beside a lobby that are posted once and never edited.

The first is the promise, with the fingerprint of the seed: it is posted before the lobby is shown. The others
are agreements, with the fingerprint of the lobby's settings. Discord dates them, and everybody can read them
later: a host who changes the database afterwards is found out.

Each has a mark with its table, its number and its fingerprint. A notice is noted in the table's row before it
is posted: after a crash the message is searched for, not posted twice.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Final

import aiohttp
import discord
import structlog

from bot.engine import Facts
from bot.front.shared.channels import Places
from bot.store import ShownChanges, StoreUnavailable, TableRow
from bot.tables.fairness import Posted
from bot.tables.house import House
from bot.tables.seating import Stale
from bot.tables.table import Table
from bot.waits import Timers
from bot.wording import Words, words

log = structlog.get_logger()

TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, StoreUnavailable, Stale)
QUIET_SECONDS: Final = 2.0
"""Seconds a lobby must stay unchanged until a later agreement is posted: several changes need only one."""
LOOKED_THROUGH: Final = 200
"""The number of messages since the lobby opened that are searched for a lost notice."""
MARK: Final = re.compile(r"`(\d{1,10})-(\d{1,6}):([0-9a-f]{64})`")
PROMISE: Final = 0
SENTENCES: Final = ("fair-posted", "fair-agreed", "fair-agreed-again")
"""The sentences of the promise, of the first agreement, and of later ones, which need no explanation."""


def notice(row: TableRow, number: int, fingerprint: str) -> str:
    """The text of a notice. Its mark is the same in every language."""
    sentence = SENTENCES[min(number, len(SENTENCES) - 1)]
    mark = f"{row.id}-{number}:{fingerprint}"
    return words(row.game, row.language).say(sentence, table=row.id, mark=mark)


def marked(message: discord.Message) -> Posted | None:
    """The notice in a message, if it has a mark."""
    found = MARK.search(message.content)
    return None if found is None else Posted(int(found[1]), int(found[2]), found[3])


class Promises:
    """Posts the notices of all tables. ``quiet`` is the waiting time in seconds after a lobby's last
    change."""

    def __init__(self, house: House, places: Places, quiet: float = QUIET_SECONDS) -> None:
        self._house = house
        self._places = places
        self.quiet_seconds = quiet
        """The waiting time after a lobby's last change."""
        self._on_agreed: Callable[[Table], None] = lambda _: None
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._soon = Timers(self._agree_now)

    async def post(self, table: Table) -> None:
        """Post the promise of a lobby that has none. Raises the error of Discord or the store."""
        if table.in_lobby and table.shown.promise_message_id is None:
            await self._one_at_a_time(table)

    async def agree(self, table: Table) -> None:
        """Post the agreement, unless it is posted already or the lobby cannot begin yet."""
        if table.agreement.is_due:
            await self._one_at_a_time(table)
            self._on_agreed(table)

    def agree_soon(self, table: Table) -> None:
        """The lobby has changed. Its first agreement is posted at once: *Start* must not wait for it."""
        if table.agreement.is_due:
            self._soon.start(table.id, self.quiet_seconds if table.shown.agreement_number else 0.0)
        else:
            self._soon.cancel(table.id)

    def on_agreed(self, show: Callable[[Table], None]) -> None:
        """Call ``show`` after an agreement was posted beside a visible lobby: the lobby links to it."""
        self._on_agreed = show

    def close(self) -> None:
        """Post nothing more, except for notices under way."""
        self._soon.close()

    async def _agree_now(self, number: int) -> None:
        try:
            table = await self._house.find(number)
            if table is not None:
                await self.agree(table)
        except TROUBLE as why:
            # The next change of the lobby tries again, and so does the press on Start.
            log.info("agreement.not_posted", table=number, reason=str(why))

    async def _one_at_a_time(self, table: Table) -> None:
        """Wait for the notice under way, or begin one. A notice is finished even if the caller is
        cancelled."""
        task = self._under_way.get(table.id)
        if task is None:
            task = asyncio.create_task(self._post_what_is_due(table), name=f"promise-{table.id}")
            self._under_way[table.id] = task
            task.add_done_callback(lambda _: self._under_way.pop(table.id, None))
        await asyncio.shield(task)

    async def _post_what_is_due(self, table: Table) -> None:
        if table.shown.notice_under_way is not None:
            await self._find_lost(table, table.shown.notice_under_way)
        if not table.in_lobby:
            return
        if table.shown.promise_message_id is None:
            await self._send(table, PROMISE, table.row.commitment)
        if table.agreement.is_due:
            agreement = table.agreement.next
            await self._send(table, agreement.number, agreement.fingerprint(table.row.seed))

    async def _send(self, table: Table, number: int, fingerprint: str) -> None:
        channel_id = table.shown.channel_id
        await table.note(notice_under_way=number)
        place = self._places.channel(channel_id, table.row.guild_id)
        message = await place.send(notice(table.row, number, fingerprint), silent=True)
        if table.in_lobby:
            await table.note(**_noted(channel_id, message.id, number, fingerprint))

    async def _find_lost(self, table: Table, number: int) -> None:
        """Find a notice that was sent but not noted because of a crash. If the channel's history cannot be
        read, it is posted again: the same fingerprint twice is no second promise."""
        found: Posted | None = None
        place = self._places.channel(table.shown.channel_id, table.row.guild_id)
        opened = discord.Object(table.row.opening)
        try:
            async for message in place.history(after=opened, limit=LOOKED_THROUGH, oldest_first=False):
                notice = marked(message) if self._places.is_by_us(message) else None
                if notice and (notice.table, notice.number) == (table.id, number):
                    found = notice
                    changes = _noted(table.shown.channel_id, message.id, number, notice.fingerprint)
                    await table.note(**changes)
                    break
        except (discord.Forbidden, discord.NotFound) as refusal:
            log.info("promise.cannot_look", table=table.id, reason=str(refusal))
        if found is None:
            await table.note(notice_under_way=None)


def _noted(channel_id: int, message_id: int, number: int, fingerprint: str) -> ShownChanges:
    """The changes to the table's row after a notice was posted."""
    if number == PROMISE:
        return {
            "promise_channel_id": channel_id,
            "promise_message_id": message_id,
            "notice_under_way": None,
        }
    return {
        "agreement_number": number,
        "agreement_fingerprint": fingerprint,
        "agreement_message_id": message_id,
        "notice_under_way": None,
    }


def promise_link(table: Table) -> str | None:
    """The link to the promise."""
    return _link(table, table.shown.promise_message_id)


def agreement_link(table: Table) -> str | None:
    """The link to the newest agreement, in the promise's channel."""
    return _link(table, table.shown.agreement_message_id)


def fairness(table: Table, words: Words) -> str:
    """The links to the promise, and to the agreement if the lobby has not changed since."""
    agreed = agreement_link(table) if table.playing or table.agreement.is_written else None
    links = {"link": promise_link(table) or "", "agreed": agreed or ""}
    return words.say("fair-link" if agreed is None else "fair-links", links)


def _link(table: Table, message_id: int | None) -> str | None:
    guild_id, channel_id = table.row.guild_id or "@me", table.shown.promise_channel_id
    if message_id is None or channel_id is None:
        return None
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"


def where_promised(table: Table) -> Facts:
    """The link to the promise as facts for a sentence."""
    link = promise_link(table)
    return {"posted": link is not None, "link": link or ""}
