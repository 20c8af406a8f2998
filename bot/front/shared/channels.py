"""Where on Discord tables stand, and how whoever sits at one is written to."""

from __future__ import annotations

import discord

from bot.tables.table import Table


def channel_of(table: Table) -> int:
    """The channel or thread that a table is shown in."""
    return table.shown.thread_id or table.shown.channel_id


class Places:
    """The channels, messages and people of all tables; nothing is asked of Discord to name them."""

    def __init__(self, connection: discord.Client) -> None:
        self._connection = connection

    def knows(self, guild_id: int | None) -> bool:
        """Whether the bot is in this server, be it away for a while."""
        return guild_id is None or self._connection.get_guild(guild_id) is not None

    def channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        return self._connection.get_partial_messageable(channel_id, guild_id=guild_id)

    def of(self, table: Table) -> discord.PartialMessageable:
        return self.channel(channel_of(table), table.row.guild_id)

    def message(self, table: Table) -> discord.PartialMessage:
        """The message that shows a table."""
        assert table.shown.message_id is not None
        return self.of(table).get_partial_message(table.shown.message_id)

    async def stands_at_end(self, table: Table, most: int) -> bool:
        """Whether the table's message is among the last ``most`` of its channel, and nobody but the bot has
        written below it. Discord is asked: after a restart nothing is known of a channel, and a message may
        be gone. ``False`` where Discord does not say."""
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
        """A direct message."""
        user = await self._connection.fetch_user(user_id)
        return await user.send(text)
