"""Former messages of a table: each is edited to a link to the present one.

They stay listed in the table's row until that is done. Neither a crash nor an error of Discord leaves a table
with two boards.
"""

from __future__ import annotations

from typing import Final

import discord
import structlog

from bot.front.hand.actions import AgreeToPutBack
from bot.front.shared.action import BUTTON, SELECT, custom_ids
from bot.front.shared.actions import AgreeToCancel, Replace
from bot.front.shared.channels import Places, channel_of
from bot.front.shared.languages import words_at
from bot.front.table.message import moved_message
from bot.store import ShownChanges
from bot.tables.table import Table

log = structlog.get_logger()

BESIDE: Final[frozenset[str]] = frozenset({kind.key for kind in (AgreeToCancel, Replace, AgreeToPutBack)})
"""The actions of buttons on messages beside the table's own."""
LOOKED_THROUGH = 100
"""The number of a channel's latest messages that are searched for a lost one."""


def former_messages(table: Table) -> list[list[int]]:
    """The former messages, with the present one added."""
    left, present = table.shown.left_behind, table.shown.message_id
    return left if present is None else [*left, [channel_of(table), present]]


async def find_lost_messages(places: Places, table: Table) -> None:
    """Find messages that were sent but not noted because of a crash. The newest of them becomes the table's
    message; the others are former messages."""
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
        left, present = former_messages(table), newest.id
    others = [[one.channel.id, one.id] for one in found if one.id != present]
    changes["left_behind"] = [*left, *(one for one in others if one not in left)]
    await table.note(**changes)


async def point(places: Places, table: Table) -> bool:
    """Edit the table's former messages to links. Returns whether Discord accepted it."""
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
    """True if this is a message of the bot with controls of this table."""
    shown = [table_of(custom_id) for custom_id in custom_ids(message.components)]
    return places.is_by_us(message) and table.id in shown


def table_of(custom_id: str) -> int | None:
    """The table of a button or select on a board's message."""
    match = BUTTON.fullmatch(custom_id) or SELECT.fullmatch(custom_id)
    return None if match is None or match["action"] in BESIDE else int(match["table"])
