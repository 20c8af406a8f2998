"""``/play``: a lobby for a game."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.engine import GameRules, Problem, Refusal
from bot.front.inbound.acknowledging import in_time
from bot.front.inbound.visit import person_of
from bot.front.lobby.no_room import room_explained
from bot.front.publishing.publisher import Publisher
from bot.front.shared.host import Host, Interaction
from bot.front.shared.languages import language_of_new_tables
from bot.front.shared.permissions import need_permissions
from bot.front.shared.translator import named
from bot.store import NewTable, StoreUnavailable
from bot.tables.seating import Stale, seated
from bot.tables.table import Table

log = structlog.get_logger()


def play_group(client: Host, publisher: Publisher) -> app_commands.Group:
    """``/play <game>``: a command for each game."""
    group = app_commands.Group(
        name=named("command-play"), description=named("command-play-about"), guild_only=True
    )
    for game in client.games.values():
        group.add_command(_play_command(client, publisher, game))
    return group


def _play_command(
    client: Host, publisher: Publisher, game: GameRules
) -> app_commands.Command[Any, ..., None]:
    @app_commands.rename(thread=named("option-thread"))
    @app_commands.describe(thread=named("option-thread-about"))
    async def play(interaction: Interaction, thread: bool | None = None) -> None:
        await open_lobby(client, publisher, interaction, game, thread)

    async def play_here(interaction: Interaction) -> None:
        await open_lobby(client, publisher, interaction, game, thread=False)

    return app_commands.Command(
        name=named("game-command", game.key),
        description=named("game-about", game.key),
        callback=play if client.own_threads else play_here,
    )


async def open_lobby(
    client: Host, publisher: Publisher, interaction: Interaction, game: GameRules, thread: bool | None
) -> None:
    """Open a lobby and post it as the answer to the command; the member who opens it sits down at once.

    A refusal is private. The public answer is therefore announced as late as possible.
    """
    channel_id = interaction.channel_id
    assert channel_id is not None
    need_permissions(interaction)
    table = await in_time(interaction, _set_up(client, interaction, game, channel_id, thread))
    try:
        # The promise comes first: nobody can sit down before it is posted.
        await publisher.promises.post(table)
        shown = table.written
        if not interaction.response.is_done():
            await interaction.response.defer()
        poster = await publisher.poster(table, ())
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


async def _set_up(
    client: Host,
    interaction: Interaction,
    game: GameRules,
    channel_id: int,
    thread: bool | None,
) -> Table:
    """A new table with the visitor seated."""
    async with room_explained(interaction):
        new = NewTable(
            guild_id=interaction.guild_id,
            channel_id=channel_id,
            starter_id=interaction.user.id,
            language=await language_of_new_tables(interaction),
            own_thread=wants_thread(client, interaction, thread),
            opening=interaction.id,
            sitters=[seated(1, person_of(interaction))],
        )
        return await client.house.open(game, new)


def wants_thread(client: Host, interaction: Interaction, asked: bool | None) -> bool:
    """True if the table gets a thread of its own: the starter has not declined, and a thread can be
    created."""
    here = isinstance(interaction.channel, discord.TextChannel)
    allowed = interaction.app_permissions
    may = client.own_threads and here and allowed.create_public_threads and allowed.send_messages_in_threads
    return may and asked is not False
