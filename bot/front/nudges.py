"""Nudges: somebody who has been waited for long is told once, and the reminder goes when they move.

A table in full swing pings nobody; only one that stands still does.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord
import structlog

from bot.front import speech
from bot.front.reading import words_at
from bot.store import StoreUnavailable
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.front.client import Tatami

log = structlog.get_logger()


class Nudges:
    """One sleeping reminder a table at most."""

    def __init__(self, client: Tatami) -> None:
        self._client = client
        self._sleeping: dict[int, tuple[tuple[int, tuple[str, ...]], asyncio.Task[None]]] = {}

    def look_at(self, table: Table) -> None:
        """The table has changed: whoever is waited for now has the whole time again."""
        state = (table.position, table.waiting_for)
        known = self._sleeping.get(table.id)
        if known is not None:
            if known[0] == state:
                return
            known[1].cancel()
            del self._sleeping[table.id]
        if table.waiting_for and self._client.settings.nudge_after_seconds:
            after_start = known is None
            task = asyncio.create_task(self._remind(table, state, after_start), name=f"nudge-{table.id}")
            self._sleeping[table.id] = (state, task)
        elif table.row.nudge_message_id is not None:
            task = asyncio.create_task(self._take_back(table), name=f"nudge-{table.id}")
            self._sleeping[table.id] = (state, task)

    def close(self) -> None:
        for _, task in self._sleeping.values():
            task.cancel()
        self._sleeping.clear()

    async def _remind(self, table: Table, state: tuple[int, tuple[str, ...]], after_start: bool) -> None:
        if after_start and table.row.nudge_message_id is not None:
            return  # Before the bot was started again; once is enough.
        await self._take_back(table)
        await asyncio.sleep(self._client.settings.nudge_after_seconds - self._already_waited(table))
        if (table.position, table.waiting_for) != state or table.row.message_id is None:
            return
        people = [table.sitter(seat).user_id for seat in table.waiting_for]
        users = [discord.Object(user_id) for user_id in dict.fromkeys(people) if user_id is not None]
        if not users:
            return
        words = words_at(table)
        text = words.say(
            "nudge",
            names=speech.seats(table, words, table.waiting_for),
            table=table.id,
            link=self._client.publisher.message(table).jump_url,
        )
        try:
            message = await self._client.publisher.place(table).send(
                text, allowed_mentions=discord.AllowedMentions(users=users)
            )
        except discord.HTTPException as refusal:
            log.info("nudge.unheard", table=table.id, reason=str(refusal))
        else:
            await self._note(table, message.id)

    async def _take_back(self, table: Table) -> None:
        """Delete the last reminder: its question has been answered."""
        message_id = table.row.nudge_message_id
        if message_id is None:
            return
        await self._note(table, None)
        try:
            await self._client.publisher.place(table).get_partial_message(message_id).delete()
        except discord.HTTPException as gone:
            log.info("nudge.already_gone", table=table.id, reason=str(gone))

    @staticmethod
    async def _note(table: Table, message_id: int | None) -> None:
        try:
            await table.note(nudge_message_id=message_id)
        except StoreUnavailable as trouble:
            log.warning("nudge.not_noted", table=table.id, reason=str(trouble))

    @staticmethod
    def _already_waited(table: Table) -> float:
        return max((datetime.now(UTC) - table.waiting_since).total_seconds(), 0.0)
