"""Who reads what: an answer that one person sees is in their language, what everybody sees in the table's.

Which language somebody reads, Discord says with each of their presses (their locale). Where there are no
words in it, they get those of the table, of the server or of the house.
"""

from __future__ import annotations

from bot.front.shared.host import Interaction
from bot.tables.table import Table
from bot.wording import Words, closest, words

COMMUNITY = "COMMUNITY"
"""Servers with this feature have chosen a locale; that of any other is Discord's own."""


def words_for(interaction: Interaction, game: str | None = None, otherwise: str | None = None) -> Words:
    """The words, of a game or of the house, for whoever acts here; ``otherwise`` is what the table speaks."""
    house = interaction.client.settings.language
    return words(game, closest(language_of(interaction), otherwise, _locale_of_server(interaction), house))


def words_at(table: Table) -> Words:
    """The words for everybody at a table."""
    return words(table.game.key, table.row.language)


def words_to(table: Table, user_id: int) -> Words:
    """The words for somebody who is written to without having asked: what they were last seen to read."""
    read = next((one.language for one in table.sitters if one.user_id == user_id), None)
    return words(table.game.key, closest(read, table.row.language))


def language_of(interaction: Interaction) -> str | None:
    """What whoever acts here reads, as far as there are words in it."""
    return interaction.client.everybody_reads or closest(interaction.locale.value)


async def language_of_new_tables(interaction: Interaction) -> str:
    """What a table speaks that is opened here: what the server's moderators have set, what the server has
    told Discord, or what the house speaks."""
    client, guild_id = interaction.client, interaction.guild_id
    wish = await client.house.store.servers.language(guild_id) if guild_id is not None else None
    return closest(wish, _locale_of_server(interaction)) or client.settings.language


def _locale_of_server(interaction: Interaction) -> str | None:
    guild = interaction.guild
    return guild.preferred_locale.value if guild is not None and COMMUNITY in guild.features else None
