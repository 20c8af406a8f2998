"""What the bot may do where a command was typed."""

from __future__ import annotations

import discord

from bot.engine import Problem, Refusal
from bot.front.shared.host import Interaction


def need_permissions(interaction: Interaction) -> None:
    """Refuse to show a table where the bot cannot keep it; each missing permission is named."""
    missing = missing_permissions(interaction)
    if missing:
        raise Refusal(Problem("missing-permissions", {"names": missing}))


def missing_permissions(interaction: Interaction) -> tuple[str, ...]:
    """What the bot would need here and does not have, as the catalogue names it."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        "permission:view": allowed.view_channel,
        "permission:send": allowed.send_messages_in_threads if in_thread else allowed.send_messages,
        "permission:attach": allowed.attach_files,
    }
    return tuple(name for name, granted in needed.items() if not granted)
