"""Nudges: somebody who has been waited for long is told once, and the reminder goes when they move.

A table in full swing pings nobody; only one that stands still does. Which ones do is asked of the store
now and then: a table that nobody comes to need not be in memory for it.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog

from bot.front import speech
from bot.front.reading import words_at
from bot.store import StoreUnavailable, TableChanges
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.front.client import Tatami

log = structlog.get_logger()

LOOK_AGAIN_SECONDS = 600.0
"""After so long, whoever could not be reminded is thought of again."""
TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What a reminder may come to."""


class Nudges:
    """Reminds each player of each question once at most."""

    def __init__(self, client: Tatami) -> None:
        self._client = client
        self._taking_back: set[asyncio.Task[None]] = set()

    def look_at(self, table: Table) -> None:
        """The table has changed: if that answers what somebody was reminded of, the reminder goes."""
        if table.row.nudge_message_id is not None and table.row.nudged_at != table.written[1]:
            task = asyncio.create_task(self._take_back(table), name=f"nudge-{table.id}")
            self._taking_back.add(task)
            task.add_done_callback(self._taking_back.discard)

    async def watch(self) -> None:
        """Whenever somebody has been waited for long enough, they are reminded."""
        await self._client.wait_until_ready()
        patience = timedelta(seconds=self._client.settings.nudge_after_seconds)
        while patience:
            wait = 0.0
            try:
                async for table in self._client.house.silent_since(datetime.now(UTC) - patience):
                    await self._remind(table)
                oldest = await self._client.house.store.silence()
                now = datetime.now(UTC)
                wait = ((oldest or now) + patience - now).total_seconds()
            except StoreUnavailable as trouble:
                log.warning("nudges.waiting", reason=str(trouble))
            except Exception:
                log.exception("nudges.failed")
            await asyncio.sleep(wait if wait > 0 else LOOK_AGAIN_SECONDS)

    async def _remind(self, table: Table) -> None:
        waiting_for, asked_at = table.waiting_for, table.written[1]
        people = [table.sitter(seat).user_id for seat in waiting_for]
        users = [discord.Object(user_id) for user_id in dict.fromkeys(people) if user_id is not None]
        if not users:
            return  # an AI is just thinking
        if table.row.message_id is None:
            await table.note(nudged_at=asked_at)  # they have been written to: there is no place for the table
            return
        await self._take_back(table)
        words = words_at(table)
        text = words.say(
            "nudge",
            names=speech.seats(table, words, waiting_for),
            table=table.id,
            link=self._client.publisher.message(table).jump_url,
        )
        reminded: TableChanges = {"nudged_at": asked_at}
        try:
            message = await self._client.publisher.place(table).send(
                text, allowed_mentions=discord.AllowedMentions(users=users)
            )
        except TROUBLE as refusal:
            log.info("nudge.unheard", table=table.id, reason=str(refusal))
        else:
            reminded["nudge_message_id"] = message.id
        await table.note(**reminded)
        self.look_at(table)

    async def _take_back(self, table: Table) -> None:
        """Delete the last reminder: its question has been answered."""
        message_id = table.row.nudge_message_id
        if message_id is None:
            return
        try:
            await table.note(nudge_message_id=None)
            await self._client.publisher.place(table).get_partial_message(message_id).delete()
        except StoreUnavailable as trouble:
            log.warning("nudge.not_noted", table=table.id, reason=str(trouble))
        except TROUBLE as gone:
            log.info("nudge.already_gone", table=table.id, reason=str(gone))
