"""The evidence on Discord: a table's notices as Discord has kept them.

Discord dates every message, notes edits, and shows a channel to all who may read it. Where a message can be
fetched, the database is not trusted.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import aiohttp
import discord
import structlog

from bot.engine import Problem
from bot.front.fairness.promises import PROMISE, marked
from bot.front.shared.channels import Places
from bot.tables.fairness import Evidence, Posted
from bot.tables.table import Table

log = structlog.get_logger()

MOST_LOOKED_THROUGH: Final = 1000
"""Messages of each channel, from the opening of the lobby to the start: ten requests."""
UNREACHABLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)


@dataclass(slots=True)
class DiscordEvidence:
    """The posted fingerprints, the contradictions in their messages, and the open doubts."""

    posted: list[Posted] = field(default_factory=list[Posted])
    problems: list[Problem] = field(default_factory=list[Problem])
    doubts: list[Problem] = field(default_factory=list[Problem])
    promise: discord.Message | None = None
    agreement: discord.Message | None = None


async def gather_discord_evidence(
    places: Places, table: Table, evidence: Evidence, asked_in: int | None
) -> DiscordEvidence:
    """Fetch the promise and the agreement, and search for other notices of this table: in the channels of the
    lobby, of the table now, and of the command."""
    told, agreed, shown = DiscordEvidence(), evidence.agreed, table.shown
    if (shown.promise_channel_id, shown.promise_message_id) != (agreed.channel, agreed.promise):
        told.problems.append(Problem("unfair-elsewhere"))
    told.promise = await _read(places, table, agreed.channel, agreed.promise, told, "unproven-promise")
    told.agreement = await _read(
        places, table, agreed.channel, shown.agreement_message_id, told, "unproven-agreement"
    )
    if told.agreement is not None and not _agreed_in_time(evidence, told.agreement.id):
        told.problems.append(Problem("unfair-agreement-late"))
    channels = (agreed.channel, shown.channel_id, shown.thread_id, asked_in)
    for channel_id in dict.fromkeys(channel for channel in channels if channel is not None):
        await _look_for_others(places, table, evidence, channel_id, told)
    return told


async def _read(
    places: Places, table: Table, channel_id: int, message_id: int | None, told: DiscordEvidence, doubt: str
) -> discord.Message | None:
    """The message, if it is an unedited notice of the bot."""
    place = places.channel(channel_id, table.row.guild_id)
    try:
        message = await place.fetch_message(message_id or 0)
    except UNREACHABLE as trouble:
        log.info("promise.unreadable", table=table.id, reason=str(trouble))
        told.doubts.append(Problem(doubt))
        return None
    posted = marked(message)
    if not places.is_by_us(message) or posted is None:
        told.problems.append(Problem("unfair-author", {"link": message.jump_url}))
        return None
    if message.edited_at is not None:
        told.problems.append(Problem("unfair-edited", {"link": message.jump_url}))
    if (posted.number == PROMISE) != (doubt == "unproven-promise"):
        told.problems.append(Problem("unfair-author", {"link": message.jump_url}))
        return None
    told.posted.append(posted)
    return message


def _agreed_in_time(evidence: Evidence, posted: int) -> bool:
    """True if it was posted after everybody had sat down, and before the press that started. Discord numbers
    messages and presses in one series."""
    *sat_down, start = (press for _, press in evidence.contributions)
    return max(sat_down, default=0) < posted < start


async def _look_for_others(
    places: Places, table: Table, evidence: Evidence, channel_id: int, told: DiscordEvidence
) -> None:
    """Check every notice of the bot about this table, from the opening of the lobby to the start."""
    place = places.channel(channel_id, table.row.guild_id)
    promise, newest, seen, found = evidence.commitment, 0, 0, False
    try:
        async for message in place.history(
            after=discord.Object(evidence.agreed.opened[1]),
            before=discord.Object(evidence.contributions[-1][1]),
            limit=MOST_LOOKED_THROUGH,
            oldest_first=False,
        ):
            seen += 1
            notice = marked(message) if places.is_by_us(message) else None
            if notice is None or notice.table != table.id:
                continue
            found = True
            if notice.number != PROMISE:
                newest = max(newest, message.id)
            elif notice.fingerprint != promise:
                told.problems.append(Problem("unfair-second-promise", {"link": message.jump_url}))
                return
    except UNREACHABLE as trouble:
        log.info("promise.cannot_look", table=table.id, place=channel_id, reason=str(trouble))
        if channel_id == evidence.agreed.channel:
            told.doubts.append(Problem("unproven-look"))
        return
    # Without the permission to read a channel's history, Discord returns an empty one.
    if seen >= MOST_LOOKED_THROUGH or (channel_id == evidence.agreed.channel and not found):
        told.doubts.append(Problem("unproven-look"))
    if newest > (table.shown.agreement_message_id or 0):
        told.problems.append(Problem("unfair-newer-agreement"))
