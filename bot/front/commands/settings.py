"""/settings: settings for those who manage the server. The first page holds the limits for tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.engine import Problem, Refusal
from bot.front.inbound.visit import show_privately
from bot.front.shared import colours
from bot.front.shared.action import identify
from bot.front.shared.actions import PickLimit
from bot.front.shared.components import Item, Pick, Pickable, Poster, layout, row
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.translator import named
from bot.store.limits import LIMITS, OPENED_MINUTES, USUAL, Limit
from bot.tables.seating import Stale
from bot.wording import Words

NUMBERS: Final = (1, 2, 3, 5, 10, 15, 20, 25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 5000)
"""The numbers to choose from: a select holds 25 lines."""


def settings_command() -> app_commands.Command[Any, ..., None]:
    async def settings(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await _show(interaction, _managed_server(interaction))

    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=named("command-settings"), description=named("command-settings-about"), callback=settings
    )
    command.guild_only = True
    # By default Discord shows the command to those who manage the server; the press is checked as well.
    command.default_permissions = discord.Permissions(manage_guild=True)
    return command


async def choose_limit(interaction: Interaction, action: PickLimit) -> None:
    """Set a limit. Existing tables stay."""
    guild_id = _managed_server(interaction)
    limits: dict[str, Limit] = {limit: limit for limit in LIMITS}
    if action.limit not in limits or action.picked not in NUMBERS:
        raise Stale
    servers = interaction.client.house.store.servers
    await servers.set_limit(guild_id, limits[action.limit], action.picked)
    await _show(interaction, guild_id)


def _managed_server(interaction: Interaction) -> int:
    """The server, if the visitor manages it. Raises ``Refusal`` otherwise."""
    if interaction.guild_id is None:
        raise Refusal(Problem("server-only"))
    if not interaction.permissions.manage_guild:
        raise Refusal(Problem("not-a-manager"))
    return interaction.guild_id


async def _show(interaction: Interaction, guild_id: int) -> None:
    limits = await interaction.client.house.store.servers.limits(guild_id)
    await show_privately(interaction, settings_poster(words_for(interaction), limits))


def settings_poster(words: Words, limits: Mapping[Limit, int]) -> Poster:
    """The present limits, with a select for each."""
    items: list[Item] = [ui.TextDisplay(words.say("settings-title"))]
    for limit in LIMITS:
        what, most = words.say(f"settings-{limit}", minutes=OPENED_MINUTES), limits[limit]
        lines = [
            Pickable(
                str(number),
                str(number),
                words.say("settings-usual") if number == USUAL[limit] else "",
                chosen=number == most,
            )
            for number in NUMBERS
        ]
        items.append(ui.TextDisplay(words.say("option-said", option=what, chosen=most)))
        items.append(row(Pick(identify(PickLimit(limit)), what, lines)))
    return Poster(layout(ui.Container(*items, accent_colour=colours.LOOKING)))
