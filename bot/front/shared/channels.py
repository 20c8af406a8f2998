"""The channels and messages of tables, and direct messages to their players."""

from __future__ import annotations

import discord

from bot.store import Glance
from bot.tables.table import Table


def channel_of(table: Table) -> int:
    """The channel or thread of a table's message."""
    return table.shown.thread_id or table.shown.channel_id


class Places:
    """The channels, messages and people of all tables. No requests are needed to name them."""

    def __init__(self, connection: discord.Client) -> None:
        self._connection = connection

    def knows(self, guild_id: int | None) -> bool:
        """True if the bot is in this server, even if the server is unavailable."""
        return guild_id is None or self._connection.get_guild(guild_id) is not None

    def channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        return self._connection.get_partial_messageable(channel_id, guild_id=guild_id)

    def of(self, table: Table) -> discord.PartialMessageable:
        return self.channel(channel_of(table), table.row.guild_id)

    def message(self, table: Table) -> discord.PartialMessage:
        """The message that shows a table."""
        assert table.shown.message_id is not None
        return self.of(table).get_partial_message(table.shown.message_id)

    def link_to(self, glance: Glance) -> str | None:
        """The link to the message that shows a table; ``None`` if it has none."""
        if glance.message_id is None:
            return None
        channel = self.channel(glance.thread_id or glance.channel_id, glance.guild_id)
        return channel.get_partial_message(glance.message_id).jump_url

    async def stands_at_end(self, table: Table, most: int) -> bool:
        """True if the table's message is among the last ``most`` of its channel, and only the bot has written
        below it. Discord is asked each time: after a restart nothing is known of a channel, and a message may
        be gone. False if Discord does not answer."""
        if table.shown.message_id is None or table.shown.homeless:
            return False
        try:
            async for message in self.of(table).history(limit=most):
                if message.id == table.shown.message_id:
                    return True
                if not self.is_by_us(message):
                    return False
        except (discord.Forbidden, discord.NotFound):
            pass
        return False

    def is_by_us(self, message: discord.Message) -> bool:
        return self._connection.user is not None and message.author.id == self._connection.user.id

    async def write_to(self, user_id: int, text: str) -> discord.Message:
        """Send a direct message."""
        user = await self._connection.fetch_user(user_id)
        return await user.send(text)
