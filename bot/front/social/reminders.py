"""Reminders: the messages that tell players of an open question, and their removal after the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import discord
import structlog

from bot.engine import Seat
from bot.front.shared import table_text
from bot.front.shared.channels import Places
from bot.front.shared.languages import words_at, words_to
from bot.store import ShownChanges, StoreUnavailable
from bot.tables.table import Table
from bot.wording import Words

log = structlog.get_logger()


class Reminders:
    """Sends, notes and deletes the reminders of all tables."""

    def __init__(self, places: Places) -> None:
        self._places = places

    async def call(self, table: Table, people: Sequence[int]) -> None:
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

    async def write_to(self, table: Table, user_id: int) -> None:
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

    async def take_back(self, table: Table) -> None:
        """Delete the reminders in the thread and in direct messages: the question was answered."""
        told = table.shown.reminders
        await self.note(table, reminders=[])
        for channel_id, message_id in told:
            channel = self._places.channel(channel_id, None)
            try:
                await channel.get_partial_message(message_id).delete()
            except discord.HTTPException as gone:
                log.info("nudge.already_gone", table=table.id, reason=str(gone))

    @staticmethod
    async def note(table: Table, **changes: Unpack[ShownChanges]) -> None:
        try:
            await table.note(**changes)
        except StoreUnavailable as trouble:
            log.warning("nudge.not_noted", table=table.id, reason=str(trouble))

    def _link(self, table: Table) -> str:
        return self._places.message(table).jump_url

    async def _remember(self, table: Table, message: discord.Message) -> None:
        told = [*table.shown.reminders, [message.channel.id, message.id]]
        await self.note(table, reminders=told, nudged_at=table.written[1])


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
