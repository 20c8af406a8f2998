"""Promises: small messages beside a lobby that are posted once and never edited.

The first is the promise, with the fingerprint of the seed: it is posted before the lobby is shown. The
others are agreements, with the fingerprint of what the lobby has settled. Discord dates them, and they stay
readable to everybody, so a host who changes the database afterwards is found out.

Each says in a mark which table it is of, which number it has, and its fingerprint. What is under way stands
in the table's row before it is posted: after a crash the message is looked for, not posted twice.
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
from bot.front.shared.timers import Later
from bot.store import ShownChanges, StoreUnavailable, TableRow
from bot.tables.fairness import Posted
from bot.tables.house import House
from bot.tables.seating import Stale
from bot.tables.table import Table
from bot.wording import Words, words

log = structlog.get_logger()

TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, StoreUnavailable, Stale)
QUIET_SECONDS: Final = 2.0
"""How long a lobby must stay unchanged until a later agreement is posted: a row of changes becomes one."""
LOOKED_THROUGH: Final = 200
"""Messages since the lobby opened among which a lost notice is looked for."""
MARK: Final = re.compile(r"`(\d{1,10})-(\d{1,6}):([0-9a-f]{64})`")
PROMISE: Final = 0
SENTENCES: Final = ("fair-posted", "fair-agreed", "fair-agreed-again")
"""Of the promise, of the first agreement, and of every later one, which need not explain itself."""


def notice(row: TableRow, number: int, fingerprint: str) -> str:
    """The text of a notice. Its mark is the same in every language."""
    sentence = SENTENCES[min(number, len(SENTENCES) - 1)]
    mark = f"{row.id}-{number}:{fingerprint}"
    return words(row.game, row.language).say(sentence, table=row.id, mark=mark)


def marked(message: discord.Message) -> Posted | None:
    """What a message posts, if it has the mark of a notice."""
    found = MARK.search(message.content)
    return None if found is None else Posted(int(found[1]), int(found[2]), found[3])


class Promises:
    """Posts the notices of all tables. ``quiet`` is how long changes of a lobby are gathered."""

    def __init__(self, house: House, places: Places, quiet: float = QUIET_SECONDS) -> None:
        self._house = house
        self._places = places
        self._quiet = quiet
        self._on_agreed: Callable[[Table], None] = lambda _: None
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._soon = Later(self._agree_now)

    async def post(self, table: Table) -> None:
        """Post the promise of a lobby that has none. Raises what Discord or the store says against it."""
        if table.in_lobby and table.shown.promise_message_id is None:
            await self._one_at_a_time(table)

    async def agree(self, table: Table) -> None:
        """Post what is agreed, unless it stands there already or the lobby cannot begin yet."""
        if table.accord.is_due:
            await self._one_at_a_time(table)
            self._on_agreed(table)

    def agree_soon(self, table: Table) -> None:
        """The lobby has changed. Its first agreement is posted at once, so that *Start* need not wait."""
        if table.accord.is_due:
            self._soon.expect(table.id, self._quiet if table.shown.agreement_number else 0.0)
        else:
            self._soon.forget(table.id)

    def on_agreed(self, show: Callable[[Table], None]) -> None:
        """Call ``show`` after an agreement was posted beside a lobby that is shown already: the lobby links
        to it."""
        self._on_agreed = show

    def gather_for(self, seconds: float) -> None:
        """From now on changes of a lobby are gathered for so long."""
        self._quiet = seconds

    def close(self) -> None:
        """Nothing is posted any more that is not under way."""
        self._soon.close()

    async def _agree_now(self, number: int) -> None:
        try:
            table = await self._house.find(number)
            if table is not None:
                await self.agree(table)
        except TROUBLE as why:
            # The next change of the lobby tries again, and so does whoever presses Start.
            log.info("agreement.not_posted", table=number, reason=str(why))

    async def _one_at_a_time(self, table: Table) -> None:
        """Join the post that is under way, or begin it. One that was begun is finished."""
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
        if table.accord.is_due:
            agreement = table.accord.next
            await self._send(table, agreement.number, agreement.fingerprint(table.row.seed))

    async def _send(self, table: Table, number: int, fingerprint: str) -> None:
        channel_id = table.shown.channel_id
        await table.note(notice_under_way=number)
        place = self._places.channel(channel_id, table.row.guild_id)
        message = await place.send(notice(table.row, number, fingerprint), silent=True)
        if table.in_lobby:
            await table.note(**_noted(channel_id, message.id, number, fingerprint))

    async def _find_lost(self, table: Table, number: int) -> None:
        """Something ended between posting a notice and remembering it. Where the channel may not be looked
        through, it is posted again: the same fingerprint twice is no other promise."""
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
    """What is remembered of a notice that was posted."""
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
    """Where the promise stands."""
    return _link(table, table.shown.promise_message_id)


def agreement_link(table: Table) -> str | None:
    """Where the newest agreement stands, in the promise's channel."""
    return _link(table, table.shown.agreement_message_id)


def fairness(table: Table, words: Words) -> str:
    """Where the promise stands, and the agreement, unless the lobby has changed since."""
    agreed = agreement_link(table) if table.playing or table.accord.is_written else None
    links = {"link": promise_link(table) or "", "agreed": agreed or ""}
    return words.say("fair-link" if agreed is None else "fair-links", links)


def _link(table: Table, message_id: int | None) -> str | None:
    guild_id, channel_id = table.row.guild_id or "@me", table.shown.promise_channel_id
    if message_id is None or channel_id is None:
        return None
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"


def where_promised(table: Table) -> Facts:
    """The same, for a sentence that has more to say."""
    link = promise_link(table)
    return {"posted": link is not None, "link": link or ""}
