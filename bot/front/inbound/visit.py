"""A visit: one press, pick or command of one person at one table, and how it is answered."""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeAlias

import discord

from bot.engine import Problem, Refusal
from bot.front.inbound import acknowledging
from bot.front.inbound.access import may_moderate
from bot.front.inbound.refusals import ABOUT, whisper
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import language_of, words_for
from bot.front.shared.message import Poster
from bot.front.shared.table_text import standstill
from bot.tables.seating import Person
from bot.tables.table import Table
from bot.wording import Words

UNKNOWN_MESSAGE = 10008


class Visit:
    """One press at one table."""

    def __init__(self, interaction: Interaction, table: Table, position: int) -> None:
        self.interaction = interaction
        self.table = table
        self.position = position
        """That of the question which the visitor saw."""
        interaction.extras[ABOUT] = table.id

    @property
    def client(self) -> Host:
        return self.interaction.client

    @property
    def person(self) -> Person:
        return person_of(self.interaction)

    @cached_property
    def words(self) -> Words:
        """For answers that only the visitor sees."""
        return words_for(self.interaction, self.table.game.key, self.table.row.language)

    @property
    def in_private(self) -> bool:
        """Whether a message was pressed that only the visitor sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def by_moderator(self) -> bool:
        """Whether the visitor keeps order where the table stands."""
        return may_moderate(self.interaction, self.table)

    def need_match(self) -> None:
        """Refuse where there is no match to look at: in the lobby, or while it cannot be read."""
        if self.table.match is None:
            begun = self.table.row.started_at is not None
            raise Refusal(Problem(standstill(self.table) if begun else "not-playing"))

    async def acknowledge(self) -> None:
        """Tell Discord that the press arrived, before anything is done about it: where the answer is not
        what is shown in its place."""
        await acknowledging.acknowledge(self.interaction)

    async def think(self) -> None:
        """Promise a private answer that is a message of its own."""
        await acknowledging.think(self.interaction)

    async def say(self, text: str) -> None:
        """A private sentence."""
        await whisper(self.interaction, text)

    async def show(self, poster: Poster) -> Private:
        """A private message with pictures and controls."""
        return await show_privately(self.interaction, poster)


def person_of(interaction: Interaction) -> Person:
    user = interaction.user
    return Person(user.id, user.display_name, interaction.id, language_of(interaction))


Private: TypeAlias = "discord.WebhookMessage | discord.InteractionMessage"
"""A private message that was shown. It can be edited as long as Discord remembers the press."""


async def show_privately(interaction: Interaction, poster: Poster) -> Private:
    """Answer a press: in the private message it came from, else in a new one. An answer that comes soon
    acknowledges it."""
    first = await acknowledging.is_first(interaction)
    try:
        return await _answered(interaction, poster, first=first)
    except discord.HTTPException as refusal:
        if not first:
            raise
        acknowledging.heed(interaction, refusal)
        return await _answered(interaction, poster, first=False)


async def _answered(interaction: Interaction, poster: Poster, *, first: bool) -> Private:
    if acknowledging.belongs_here(interaction):
        try:
            return await _put_in_place(interaction, poster, first=first)
        except discord.NotFound as gone:
            # It may have been cleared away while the press was under way.
            if gone.code != UNKNOWN_MESSAGE:
                raise
    if not first:
        return await interaction.followup.send(
            view=poster.view, files=poster.files(), ephemeral=True, wait=True
        )
    answer = await interaction.response.send_message(view=poster.view, files=poster.files(), ephemeral=True)
    return await _made_by(interaction, answer)


async def _put_in_place(interaction: Interaction, poster: Poster, *, first: bool) -> Private:
    if not first:
        return await interaction.edit_original_response(view=poster.view, attachments=poster.files())
    answer = await interaction.response.edit_message(view=poster.view, attachments=poster.files())
    return await _made_by(interaction, answer)


async def _made_by(
    interaction: Interaction, answer: discord.InteractionCallbackResponse[Any] | None
) -> Private:
    """The message that an answer has become; Discord says it along with having taken it."""
    made = answer.resource if answer is not None else None
    return made if isinstance(made, discord.InteractionMessage) else await interaction.original_response()
