"""A new table in the channel of a command or a press."""

from __future__ import annotations

import discord

from bot.engine import Problem, Refusal
from bot.front.inbound.visit import person_of
from bot.front.shared.host import Interaction
from bot.front.shared.languages import language_of_new_tables
from bot.front.shared.permissions import need_permissions
from bot.store import NewTable
from bot.tables.seating import seated


async def new_table(interaction: Interaction, *, own_thread: bool = False) -> NewTable:
    """A table with the visitor seated. Raises ``Refusal`` where the bot cannot show one."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal(Problem("server-only"))
    need_permissions(interaction)
    return NewTable(
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        starter_id=interaction.user.id,
        language=await language_of_new_tables(interaction),
        own_thread=own_thread,
        opening=interaction.id,
        sitters=[seated(1, person_of(interaction))],
    )


def wants_thread(interaction: Interaction, asked: bool | None = None) -> bool:
    """True if the table gets a thread of its own: the starter has not declined, and a thread can be
    created."""
    here = isinstance(interaction.channel, discord.TextChannel)
    allowed = interaction.app_permissions
    may = allowed.create_public_threads and allowed.send_messages_in_threads
    return interaction.client.own_threads and here and may and asked is not False
