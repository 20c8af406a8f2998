"""``/help``: what to press first, and where to read more."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.front.decks.commands import builders
from bot.front.inbound.refusals import whisper
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.translator import named
from bot.wording import Words


def help_command(client: Host) -> app_commands.Command[Any, ..., None]:
    async def explain(interaction: Interaction) -> None:
        said = words_for(interaction)
        more = said.join(_more(client, interaction, said))
        await whisper(interaction, said.say("help", more=more))

    return app_commands.Command(
        name=named("command-help"), description=named("command-help-about"), callback=explain
    )


def _more(client: Host, interaction: Interaction, said: Words) -> list[str]:
    """The commands that not every newcomer needs."""
    journeys = [key for key, game in client.games.items() if game.journey is not None]
    return [
        *([said.say("help-card")] if has_cards(client) else []),
        *([said.say("help-deck")] if builders(client) else []),
        *(words_for(interaction, key).say("help-progress") for key in journeys),
        said.say("help-report"),
        *([said.say("help-settings")] if interaction.permissions.manage_guild else []),
    ]


def has_cards(client: Host) -> bool:
    """True if a game has something to look up."""
    return any(game.lookups for game in client.games.values())
