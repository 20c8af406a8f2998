"""``/help``: the bot in one screen."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.front.decks.commands import builders
from bot.front.inbound.refusals import whisper
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import words_for
from bot.front.shared.translator import named


def help_command(client: Host) -> app_commands.Command[Any, ..., None]:
    async def explain(interaction: Interaction) -> None:
        games = [words_for(interaction, key).say("help-game") for key in client.games]
        said = words_for(interaction)
        lines = [said.say("help", games="\n".join(games))]
        if has_cards(client):
            lines.append(said.say("help-card"))
        if builders(client):
            lines.append(said.say("help-deck"))
        journeys = [key for key, game in client.games.items() if game.journey is not None]
        lines += [words_for(interaction, key).say("help-progress") for key in journeys]
        lines.append(said.say("help-report"))
        if interaction.permissions.manage_guild:
            lines.append(said.say("help-settings"))
        await whisper(interaction, "\n".join(lines))

    return app_commands.Command(
        name=named("command-help"), description=named("command-help-about"), callback=explain
    )


def has_cards(client: Host) -> bool:
    """True if a game has something to look up."""
    return any(game.lookups for game in client.games.values())
