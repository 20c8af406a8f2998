"""Messages that a table has left behind: each becomes a pointer to where the table is now.

Which ones there are stands in the table's row until they point, so that neither a sudden end nor a
refusal of Discord's leaves a table with two boards.
"""

from __future__ import annotations

from typing import Final

import discord
import structlog

from bot.front.hand.actions import AgreeToPutBack
from bot.front.shared.actions import AgreeToCancel, Replace
from bot.front.shared.channels import Places, channel_of
from bot.front.shared.identifiers import BUTTON, SELECT, custom_ids
from bot.front.shared.languages import words_at
from bot.front.table.message import moved_message
from bot.store import ShownChanges
from bot.tables.table import Table

log = structlog.get_logger()

BESIDE: Final[frozenset[str]] = frozenset({kind.key for kind in (AgreeToCancel, Replace, AgreeToPutBack)})
"""Actions whose button stands on a message of its own, beside the table's."""
LOOKED_THROUGH = 100
"""So many of a channel's last messages are looked through for one that was forgotten."""


def left_from_now_on(table: Table) -> list[list[int]]:
    """What it has left behind, with the message that has shown it until now."""
    left, present = table.shown.left_behind, table.shown.message_id
    return left if present is None else [*left, [channel_of(table), present]]


async def find_lost_messages(places: Places, table: Table) -> None:
    """Something ended between sending a message and remembering it. The newest message that shows this
    table in its place is its message; the others are left behind."""
    here, left = channel_of(table), table.shown.left_behind
    found: list[discord.Message] = []
    changes: ShownChanges = {"being_posted": False}
    for channel_id in dict.fromkeys((table.shown.channel_id, here)):
        place = places.channel(channel_id, table.row.guild_id)
        try:
            found += [
                message
                async for message in place.history(limit=LOOKED_THROUGH, oldest_first=False)
                if _shows(places, message, table) and [channel_id, message.id] not in left
            ]
        except discord.NotFound:
            log.info("publish.place_gone", table=table.id, place=channel_id)
        except discord.Forbidden:
            log.info("publish.cannot_look", table=table.id, place=channel_id)
            changes["being_posted"] = True
    present = table.shown.message_id
    newest = max((one for one in found if one.channel.id == here), key=lambda one: one.id, default=None)
    if newest is not None and newest.id > (present or 0):
        changes |= {"message_id": newest.id, "message_posted_at": newest.created_at}
        left, present = left_from_now_on(table), newest.id
    others = [[one.channel.id, one.id] for one in found if one.id != present]
    changes["left_behind"] = [*left, *(one for one in others if one not in left)]
    await table.note(**changes)


async def point(places: Places, table: Table) -> bool:
    """Make of what a table has left behind pointers to where it is now; whether Discord let us."""
    left = table.shown.left_behind
    if not left or table.shown.message_id is None:
        return True
    link = places.message(table).jump_url
    pointer = moved_message(table, words_at(table), link)
    stay: list[list[int]] = []
    for channel_id, message_id in left:
        place = places.channel(channel_id, table.row.guild_id)
        try:
            await place.get_partial_message(message_id).edit(view=pointer, attachments=[])
        except discord.NotFound:
            log.info("publish.old_message_gone", table=table.id)
        except discord.HTTPException as refusal:
            if refusal.status >= 500:
                raise
            log.info("publish.old_message_stays", table=table.id, reason=str(refusal))
            stay.append([channel_id, message_id])
    if stay != left:
        await table.note(left_behind=stay)
    return not stay


def _shows(places: Places, message: discord.Message, table: Table) -> bool:
    """Whether this is a message of ours on which the table can be played."""
    shown = [table_of(custom_id) for custom_id in custom_ids(message.components)]
    return places.is_by_us(message) and table.id in shown


def table_of(custom_id: str) -> int | None:
    """The table on whose message a button or select stands."""
    match = BUTTON.fullmatch(custom_id) or SELECT.fullmatch(custom_id)
    return None if match is None or match["action"] in BESIDE else int(match["table"])
