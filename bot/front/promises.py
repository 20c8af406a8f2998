"""The promise: a small message of its own in which a table's fingerprint stands, and which is never edited.

It is posted beside the lobby. What the bot has written there, and when, stays readable to everybody, so
that whoever changes seed and fingerprint in the database is found out.
"""

from __future__ import annotations

import aiohttp
import discord
import structlog

from bot.engine import Facts
from bot.front.places import Places
from bot.front.reading import words_at
from bot.store import StoreUnavailable
from bot.tables.table import Table

log = structlog.get_logger()

TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, StoreUnavailable)


class Promises:
    """Posts each table's promise once."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._under_way: set[int] = set()

    async def post(self, table: Table) -> None:
        """Post it, where a lobby has none. Where it cannot be posted the table goes on without, and the
        next change of the lobby tries again: the time on the message says what it is worth."""
        if not table.in_lobby or table.row.promise_message_id or table.id in self._under_way:
            return
        text = words_at(table).say("fair-posted", table=table.id, commitment=table.row.commitment)
        channel_id = table.row.channel_id
        place = self._places.channel(channel_id, table.row.guild_id)
        self._under_way.add(table.id)
        try:
            message = await place.send(text, silent=True)
            await table.note(promise_message_id=message.id, promise_channel_id=channel_id)
        except TROUBLE as why:
            log.info("promise.not_posted", table=table.id, reason=str(why))
        finally:
            self._under_way.discard(table.id)


def promise_link(table: Table) -> str | None:
    """Where the promise stands."""
    row = table.row
    if row.promise_message_id is None or row.promise_channel_id is None:
        return None
    server = row.guild_id or "@me"
    return f"https://discord.com/channels/{server}/{row.promise_channel_id}/{row.promise_message_id}"


def where_promised(table: Table) -> Facts:
    """The same, for a sentence that has more to say."""
    link = promise_link(table)
    return {"posted": link is not None, "link": link or ""}
