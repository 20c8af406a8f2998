"""Absence: players who have left the server, or who have not answered for longer than it waits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta

import discord
import structlog

from bot.front.inbound.acknowledging import UNHEARD
from bot.front.inbound.visit import Visit
from bot.front.shared.host import Host

log = structlog.get_logger()


async def patience_of(client: Host, guild_id: int | None) -> timedelta:
    """The time a server waits before a player counts as absent."""
    said = await client.house.store.servers.patience(guild_id) if guild_id is not None else None
    return timedelta(seconds=client.settings.patience_seconds if said is None else said)


async def absent_among(visit: Visit, people: Sequence[int]) -> list[int]:
    """The absent players among these; the visitor is never absent."""
    silent = visit.table.votes.silent(await patience_of(visit.client, visit.table.row.guild_id))
    others = [user_id for user_id in people if user_id != visit.person.user_id]
    gone = await asyncio.gather(*(_has_left(visit, user_id) for user_id in others if user_id not in silent))
    left = {user_id for user_id in gone if user_id is not None}
    return [user_id for user_id in others if user_id in silent or user_id in left]


async def _has_left(visit: Visit, user_id: int) -> int | None:
    """The member's id, if they have left the server. An error of Discord does not make anybody absent."""
    guild = visit.interaction.guild
    if guild is None:
        return None
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound:
        return user_id
    except UNHEARD as trouble:
        log.info("member.unknown", reason=str(trouble))
    return None
