"""``/play``: the welcome, or a lobby for a game."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.engine import GameRules, Problem, Refusal
from bot.front.inbound.acknowledging import in_time, think
from bot.front.inbound.visit import show_privately
from bot.front.lobby.no_room import room_explained
from bot.front.lobby.opening import new_table, wants_thread
from bot.front.lobby.welcome import welcome_poster
from bot.front.publishing.publisher import Publisher
from bot.front.shared.components import MOST_CHOICES
from bot.front.shared.host import Host, Interaction
from bot.front.shared.translator import named
from bot.store import StoreUnavailable
from bot.tables.seating import Stale
from bot.tables.table import Table

log = structlog.get_logger()


def play_command(client: Host, publisher: Publisher) -> app_commands.Command[Any, ..., None]:
    """``/play``: the welcome, or with a game its lobby."""
    choices = [app_commands.Choice(name=named("game-name", key), value=key) for key in client.games]

    @app_commands.rename(game=named("option-game"), thread=named("option-thread"))
    @app_commands.describe(game=named("option-game-to-play"), thread=named("option-thread-about"))
    @app_commands.choices(game=choices[:MOST_CHOICES])
    async def play(interaction: Interaction, game: str | None = None, thread: bool | None = None) -> None:
        await _play(client, publisher, interaction, game, thread)

    @app_commands.rename(game=named("option-game"))
    @app_commands.describe(game=named("option-game-to-play"))
    @app_commands.choices(game=choices[:MOST_CHOICES])
    async def play_here(interaction: Interaction, game: str | None = None) -> None:
        await _play(client, publisher, interaction, game, thread=False)

    callback: Any = play if client.own_threads else play_here
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=named("command-play"), description=named("command-play-about"), callback=callback
    )
    command.guild_only = True
    return command


async def _play(
    client: Host, publisher: Publisher, interaction: Interaction, game: str | None, thread: bool | None
) -> None:
    if game is None:
        await think(interaction)
        await show_privately(interaction, await welcome_poster(interaction))
    elif game in client.games:
        await open_lobby(client, publisher, interaction, client.games[game], thread)
    else:
        raise Refusal(Problem("no-such-game"))


async def open_lobby(
    client: Host, publisher: Publisher, interaction: Interaction, game: GameRules, thread: bool | None
) -> None:
    """Open a lobby and post it as the answer to the command; the member who opens it sits down at once.

    A refusal is private. The public answer is therefore announced as late as possible.
    """
    table = await in_time(interaction, _set_up(client, interaction, game, thread))
    try:
        # The promise comes first: nobody can sit down before it is posted.
        await publisher.promises.post(table)
        shown = table.written
        if not interaction.response.is_done():
            await interaction.response.defer()
        poster = await publisher.placement.poster(table, ())
        message = await interaction.followup.send(view=poster.view, files=poster.files(), wait=True)
    except Exception as trouble:
        await _close_unseen(publisher, table)
        if isinstance(trouble, discord.Forbidden):
            raise Refusal(Problem("cannot-write-here")) from trouble
        raise
    try:
        await table.note(message_id=message.id, message_posted_at=datetime.now(UTC), being_posted=False)
    except StoreUnavailable as trouble:
        log.warning("lobby.not_noted", table=table.id, reason=str(trouble))
        publisher.refresh(table)
    else:
        publisher.idle_tables.shown(table, shown)
        publisher.promises.agree_soon(table)


async def _close_unseen(publisher: Publisher, table: Table) -> None:
    """Close a lobby that could not be shown. If that fails, the table stays and is shown later."""
    try:
        await table.lobby.close()
    except (Refusal, Stale) as trouble:
        log.warning("lobby.not_closed", table=table.id, reason=str(trouble))
        publisher.refresh(table)


async def _set_up(client: Host, interaction: Interaction, game: GameRules, thread: bool | None) -> Table:
    """A new table with the visitor seated."""
    async with room_explained(interaction):
        new = await new_table(interaction, own_thread=wants_thread(interaction, thread))
        return await client.house.open(game, new)
