"""Access: the tables a visitor may look at, and what they may do there.

Every command and press about a table is checked here. A table that the visitor may not look at gets the same
answer as one that does not exist.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import NamedTuple, Protocol, TypeVar

import discord
import structlog

from bot.engine import Problem, Refusal
from bot.front.shared.host import Interaction
from bot.store import Glance, ShownRow, Sitter, StoreUnavailable, TableRow
from bot.tables.table import Table

log = structlog.get_logger()

T = TypeVar("T")

LARGEST_NUMBER = 999_999_999
"""Table and deck numbers never exceed this."""
SECOND_TRY_AFTER = 0.3
"""Seconds to wait before a store that did not answer is asked once more."""


class Place(Protocol):
    """The place of a table, and the member who opened it."""

    @property
    def guild_id(self) -> int | None: ...
    @property
    def channel_id(self) -> int: ...
    @property
    def thread_id(self) -> int | None: ...
    @property
    def starter_id(self) -> int: ...


class Sight:
    """The access of one visitor. Rights in a channel are computed once, for all tables there."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._rights = cache(self._rights_in)

    def rights_at(self, place: Place) -> discord.Permissions | None:
        """The visitor's permissions at a table's place; ``None`` if the place is gone or unknown. A thread
        that was created for a table is as public as its channel."""
        here = self._interaction.channel_id
        if here is not None and here in (place.channel_id, place.thread_id):
            return self._interaction.permissions
        return self._rights(place.channel_id)

    def may_look(self, place: Place, *, sits: bool) -> bool:
        """True if the visitor sits at a table of this server, or may see its place. If the place is gone, the
        member who opened the table may look, too."""
        if place.guild_id != self._interaction.guild_id:
            return False
        if sits:
            return True
        rights = self.rights_at(place)
        return self._interaction.user.id == place.starter_id if rights is None else rights.view_channel

    def may_read(self, channel_id: int) -> bool:
        """True if the visitor may read this channel. False if its permissions are unknown."""
        here = self._interaction
        rights = here.permissions if here.channel_id == channel_id else self._rights(channel_id)
        return rights is not None and rights.view_channel and rights.read_message_history

    def _rights_in(self, channel_id: int) -> discord.Permissions | None:
        guild, visitor = self._interaction.guild, self._interaction.user
        place = guild.get_channel_or_thread(channel_id) if guild else None
        if place is None or not isinstance(visitor, discord.Member):
            return None
        if not isinstance(place, discord.Thread):
            return place.permissions_for(visitor)
        if place.parent is None:
            return None
        rights = place.permissions_for(visitor)
        # For a private thread the cache knows only its present members.
        return rights if not place.is_private() or rights.manage_threads else discord.Permissions.none()


class TablePlace(NamedTuple):
    """The place of a table, from its two rows."""

    guild_id: int | None
    channel_id: int
    thread_id: int | None
    starter_id: int


def place_of(row: TableRow, shown: ShownRow) -> TablePlace:
    return TablePlace(row.guild_id, shown.channel_id, shown.thread_id, row.starter_id)


def may_look(interaction: Interaction, row: TableRow, shown: ShownRow, sitters: Sequence[Sitter]) -> bool:
    """True if the visitor may know of this table."""
    visitor, place = interaction.user.id, place_of(row, shown)
    return Sight(interaction).may_look(place, sits=any(sitter.user_id == visitor for sitter in sitters))


def may_moderate(interaction: Interaction, table: Table) -> bool:
    """True if the visitor may clear a table away: those with the right to delete messages there may."""
    rights = Sight(interaction).rights_at(place_of(table.row, table.shown))
    return rights is not None and rights.view_channel and rights.manage_messages


def table_at_hand(interaction: Interaction, number: int) -> Table | None:
    """The table with this number, if it is in memory and the visitor may look at it."""
    table = interaction.client.house.at_hand(number)
    return (
        table if table is not None and may_look(interaction, table.row, table.shown, table.sitters) else None
    )


async def table_for(interaction: Interaction, number: int) -> Table | None:
    """The table with this number, if there is one and the visitor may look at it.

    Raises ``Refusal`` if it exists and cannot be read.
    """
    if not 0 < number <= LARGEST_NUMBER:
        return None
    return await asked_twice(lambda: _let_in(interaction, number))


async def live_glances(interaction: Interaction) -> list[Glance]:
    """The live tables of this server that the visitor may look at, oldest first. No match is loaded."""
    store, sight = interaction.client.house.store, Sight(interaction)
    found = await asked_twice(lambda: store.glances.live(interaction.guild_id, interaction.user.id))
    return [one for one in found if sight.may_look(one, sits=one.sits)]


async def glances_here(interaction: Interaction, limit: int) -> list[Glance]:
    """The latest tables of this channel that the visitor may look at, newest first."""
    assert interaction.channel_id is not None
    channel_id, store, sight = interaction.channel_id, interaction.client.house.store, Sight(interaction)
    found = await asked_twice(lambda: store.glances.in_channel(channel_id, interaction.user.id, limit))
    return [one for one in found if sight.may_look(one, sits=one.sits)]


async def glances_to_check(interaction: Interaction, limit: int) -> list[Glance]:
    """The latest ended matches of this server that the visitor may look at, newest first."""
    store, sight = interaction.client.house.store, Sight(interaction)
    found = await asked_twice(
        lambda: store.glances.to_check(interaction.guild_id, interaction.user.id, limit)
    )
    return [one for one in found if sight.may_look(one, sits=one.sits)]


async def asked_twice(look: Callable[[], Awaitable[T]]) -> T:
    """The result of ``look``. If the store does not answer, wait a moment and ask once more."""
    try:
        return await look()
    except StoreUnavailable as trouble:
        log.info("store.asked_again", reason=str(trouble))
        await asyncio.sleep(SECOND_TRY_AFTER)
        return await look()


async def _let_in(interaction: Interaction, number: int) -> Table | None:
    admitted, problem = False, "paused"

    def admits(row: TableRow, shown: ShownRow, sitters: Sequence[Sitter]) -> bool:
        nonlocal admitted
        admitted = may_look(interaction, row, shown, sitters)
        return admitted

    table = None
    try:
        table = await interaction.client.house.find(number, admits)
    except StoreUnavailable:
        raise
    except Exception:
        log.exception("table.unreadable", table=number)
        problem = "damaged"
    # If the row cannot be read, nobody can tell who may look at the table.
    if table is None and admitted:
        raise Refusal(Problem(problem))
    return table
