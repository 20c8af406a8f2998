"""The choice of language: private answers use the reader's language, public ones the table's.

Discord sends the reader's locale with each interaction. If there is no catalogue for it, the language of the
table, of the server or of the bot is used.
"""

from __future__ import annotations

from bot.front.shared.host import Interaction
from bot.tables.table import Table
from bot.wording import Words, closest, words

COMMUNITY = "COMMUNITY"
"""A server with this feature has chosen a locale; the locale of any other is Discord's default."""


def words_for(interaction: Interaction, game: str | None = None, otherwise: str | None = None) -> Words:
    """The words for the acting member, of a game or of the bot; ``otherwise`` is the table's language."""
    house = interaction.client.settings.language
    return words(game, closest(language_of(interaction), otherwise, _locale_of_server(interaction), house))


def words_at(table: Table) -> Words:
    """The words for everybody at a table."""
    return words(table.game.key, table.row.language)


def words_to(table: Table, user_id: int) -> Words:
    """The words for a player who is written to unasked, in the language last seen in their client."""
    read = next((one.language for one in table.sitters if one.user_id == user_id), None)
    return words(table.game.key, closest(read, table.row.language))


def language_of(interaction: Interaction) -> str | None:
    """The acting member's language, if there is a catalogue for it."""
    return interaction.client.everybody_reads or closest(interaction.locale.value)


async def language_of_new_tables(interaction: Interaction) -> str:
    """The language of tables opened here: the server's setting, the server's locale, or the bot's default."""
    client, guild_id = interaction.client, interaction.guild_id
    wish = await client.house.store.servers.language(guild_id) if guild_id is not None else None
    return closest(wish, _locale_of_server(interaction)) or client.settings.language


def _locale_of_server(interaction: Interaction) -> str | None:
    guild = interaction.guild
    return guild.preferred_locale.value if guild is not None and COMMUNITY in guild.features else None
