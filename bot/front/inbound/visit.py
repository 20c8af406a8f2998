"""A visit: one press, pick or command of a member at one table, and its answer."""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeAlias

import discord

from bot.engine import Problem, Refusal
from bot.front.inbound import acknowledging
from bot.front.inbound.access import may_moderate
from bot.front.inbound.refusals import ABOUT, whisper
from bot.front.shared.components import Poster, renew_selects
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import language_of, words_for
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
        """The position of the question that the visitor saw."""
        interaction.extras[ABOUT] = table.id

    @property
    def client(self) -> Host:
        return self.interaction.client

    @cached_property
    def person(self) -> Person:
        return person_of(self.interaction)

    @cached_property
    def words(self) -> Words:
        """Words in the visitor's language, for private answers."""
        return words_for(self.interaction, self.table.game.key, self.table.row.language)

    @property
    def in_private(self) -> bool:
        """True if the pressed message is private."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def by_moderator(self) -> bool:
        """True if the visitor moderates the table's channel."""
        return may_moderate(self.interaction, self.table)

    def need_match(self) -> None:
        """Raise ``Refusal`` if there is no match to look at: in the lobby, or while it cannot be read."""
        if self.table.match is None:
            begun = self.table.row.started_at is not None
            raise Refusal(Problem(standstill(self.table) if begun else "not-playing"))

    async def acknowledge(self) -> None:
        """Acknowledge the press before it is handled. For actions whose answer does not replace the pressed
        message."""
        await acknowledging.acknowledge(self.interaction)

    async def think(self) -> None:
        """Announce a private answer in a message of its own."""
        await acknowledging.think(self.interaction)

    async def say(self, text: str) -> None:
        """Answer with a private sentence."""
        await whisper(self.interaction, text)

    async def show(self, poster: Poster) -> Private:
        """Answer with a private message with pictures and controls."""
        return await show_privately(self.interaction, poster)


def person_of(interaction: Interaction) -> Person:
    user = interaction.user
    return Person(user.id, user.display_name, interaction.id, language_of(interaction))


Private: TypeAlias = "discord.WebhookMessage | discord.InteractionMessage"
"""A private message of an interaction. It can be edited while the interaction's token is valid."""


async def show_privately(interaction: Interaction, poster: Poster) -> Private:
    """Answer a press in the private message it came from, else in a new one. A fast answer acknowledges the
    press."""
    renew_selects(poster.view, interaction.id)
    first = await acknowledging.is_first(interaction)
    try:
        return await _answered(interaction, poster, first=first)
    except discord.HTTPException as refusal:
        if not first:
            raise
        acknowledging.raise_unless_acknowledged(interaction, refusal)
        return await _answered(interaction, poster, first=False)


async def _answered(interaction: Interaction, poster: Poster, *, first: bool) -> Private:
    if acknowledging.belongs_here(interaction):
        try:
            return await _put_in_place(interaction, poster, first=first)
        except discord.NotFound as gone:
            # The message may have been removed meanwhile.
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
    """The message of an answer. Discord sends it with the confirmation."""
    made = answer.resource if answer is not None else None
    return made if isinstance(made, discord.InteractionMessage) else await interaction.original_response()
