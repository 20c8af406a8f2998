"""The slash commands: each is added here."""

from __future__ import annotations

from discord import app_commands

from bot.front.commands.help import has_cards, help_command
from bot.front.commands.own_games import games_command
from bot.front.commands.play import play_command
from bot.front.commands.progress import progress_group
from bot.front.commands.settings import settings_command
from bot.front.commands.tables import TableCommands, report_command
from bot.front.decks.cards import card_command
from bot.front.decks.commands import DeckCommands, builders
from bot.front.inbound.command_tree import CommandTree
from bot.front.inbound.refusals import refuse
from bot.front.inbound.router import Router
from bot.front.publishing.publisher import Publisher
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import words_for


def register_commands(client: Host, tree: CommandTree, router: Router, publisher: Publisher) -> None:
    """Add the commands that these games have a use for."""
    tree.add_command(play_command(client, publisher))
    tables = TableCommands(client, router)
    tree.add_command(tables)
    tree.add_command(report_command(tables))
    tree.add_command(games_command())
    if has_cards(client):
        tree.add_command(card_command(client))
    for game in client.games.values():
        if game.journey is not None:
            tree.add_command(progress_group(client, game))
    if builders(client):
        tree.add_command(DeckCommands(client))
    tree.add_command(settings_command())
    tree.add_command(help_command(client))
    tree.error(refuse_command)


async def refuse_command(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Answer a failed command privately."""
    await refuse(interaction, error, words_for(interaction))
