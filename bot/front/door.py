"""The door: who may look at a table, and what they may do there.

Whatever somebody types or presses about a table comes through here. A table that they may not look at
is to them one that does not exist: the same sentence, by the same way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, cast

import discord
import structlog

from bot.engine import Problem, Refusal
from bot.store import Sitter, StoreUnavailable, TableRow
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.front.client import Tatami

log = structlog.get_logger()

T = TypeVar("T")

LARGEST_NUMBER = 999_999_999
"""No table has a larger number."""
SECOND_TRY_AFTER = 0.3
"""So many seconds a store that does not answer is given before it is asked once more."""


def rights_at(interaction: discord.Interaction[Any], row: TableRow) -> discord.Permissions | None:
    """What the visitor may do where a table stands; ``None`` where that place is gone or not known.

    A thread that was made for a table is as public as the channel it was made in.
    """
    if interaction.channel_id is not None and interaction.channel_id in (row.channel_id, row.thread_id):
        return interaction.permissions
    place = interaction.guild.get_channel_or_thread(row.channel_id) if interaction.guild else None
    if place is None or not isinstance(interaction.user, discord.Member):
        return None
    if isinstance(place, discord.Thread):
        if place.parent is None:
            return None
        rights = place.permissions_for(interaction.user)
        # Who is in a private thread is known of those only who are in it this moment.
        return rights if not place.is_private() or rights.manage_threads else discord.Permissions.none()
    return place.permissions_for(interaction.user)


def may_look(interaction: discord.Interaction[Any], row: TableRow, sitters: Sequence[Sitter]) -> bool:
    """Whether the visitor sits at a table of this server, or may see the place where it stands. Where
    that place is gone, whoever opened the table may look, too."""
    if row.guild_id != interaction.guild_id:
        return False
    visitor = interaction.user.id
    if any(sitter.user_id == visitor for sitter in sitters):
        return True
    rights = rights_at(interaction, row)
    return visitor == row.starter_id if rights is None else rights.view_channel


def may_moderate(interaction: discord.Interaction[Any], row: TableRow) -> bool:
    """Whoever may delete others' messages where a table stands may also clear it away."""
    rights = rights_at(interaction, row)
    return rights is not None and rights.view_channel and rights.manage_messages


def table_at_hand(interaction: discord.Interaction[Any], number: int) -> Table | None:
    """The table with this number, where it is in memory and the visitor may look at it."""
    table = _client(interaction).house.at_hand(number)
    return table if table is not None and may_look(interaction, table.row, table.sitters) else None


async def table_for(interaction: discord.Interaction[Any], number: int) -> Table | None:
    """The table with this number, if there is one and the visitor may look at it.

    Raises ``Refusal`` when it is there and cannot be read.
    """
    if not 0 < number <= LARGEST_NUMBER:
        return None
    return await asked_twice(lambda: _let_in(interaction, number))


async def tables_for(interaction: discord.Interaction[Any]) -> tuple[list[Table], list[int]]:
    """The live tables of this server that the visitor may look at, and the numbers of those among them
    that cannot be read."""
    house = _client(interaction).house
    tables: list[Table] = []
    unreadable: list[int] = []
    for number in await asked_twice(lambda: house.store.live_tables(interaction.guild_id)):
        try:
            table = await table_for(interaction, number)
        except Refusal:
            unreadable.append(number)
        else:
            if table is not None:
                tables.append(table)
    return tables, unreadable


async def asked_twice(look: Callable[[], Awaitable[T]]) -> T:
    """What the store says; a moment without it is waited out."""
    try:
        return await look()
    except StoreUnavailable as trouble:
        log.info("store.asked_again", reason=str(trouble))
        await asyncio.sleep(SECOND_TRY_AFTER)
        return await look()


async def _let_in(interaction: discord.Interaction[Any], number: int) -> Table | None:
    house = _client(interaction).house
    table = house.at_hand(number)
    if table is not None:
        return table if may_look(interaction, table.row, table.sitters) else None
    try:
        row = await house.store.load_table(number)
        if row is None or not may_look(interaction, row, await house.store.sitters(number)):
            return None
    except StoreUnavailable:
        raise
    except Exception:
        # Nobody can tell whose table it is.
        log.exception("table.unreadable", table=number)
        return None
    try:
        table = await house.find(number)
    except StoreUnavailable:
        raise
    except Exception:
        log.exception("table.unreadable", table=number)
    if table is None:
        raise Refusal(Problem("paused"))
    return table


def _client(interaction: discord.Interaction[Any]) -> Tatami:
    return cast("Tatami", interaction.client)
