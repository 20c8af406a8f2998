"""The bot's permissions in the channel of a command."""

from __future__ import annotations

import discord

from bot.engine import Problem, Refusal
from bot.front.shared.host import Interaction


def need_permissions(interaction: Interaction) -> None:
    """Raise ``Refusal`` with the missing permissions, if the bot cannot show a table here."""
    missing = missing_permissions(interaction)
    if missing:
        raise Refusal(Problem("missing-permissions", {"names": missing}))


def missing_permissions(interaction: Interaction) -> tuple[str, ...]:
    """The names of the missing permissions in the catalogue."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        "permission:view": allowed.view_channel,
        "permission:send": allowed.send_messages_in_threads if in_thread else allowed.send_messages,
        "permission:attach": allowed.attach_files,
    }
    return tuple(name for name, granted in needed.items() if not granted)
