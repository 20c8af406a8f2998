"""One private message of a kind for each table and member: a newer one replaces it.

Discord lets the bot edit and delete a private message for fifteen minutes after the press it answered. An
older one stays until its owner dismisses it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import aiohttp
import discord
import structlog
from cachetools import TTLCache

from bot.front.inbound.visit import Private, Visit
from bot.front.shared.components import Poster
from bot.tables.table import Table

log = structlog.get_logger()

Making: TypeAlias = "Callable[[Table], Awaitable[Poster]]"
Moment: TypeAlias = "tuple[int, str]"

Kept = TypeVar("Kept")

EDITABLE_SECONDS = 14 * 60
MOST_OPEN = 2000


class EditableMessages(TTLCache[tuple[int, int], Kept], Generic[Kept]):
    """Private messages that can still be edited: for each table and member, the one shown last."""

    def __init__(self) -> None:
        super().__init__(MOST_OPEN, EDITABLE_SECONDS)


async def clear_away(message: Private, table: int) -> None:
    """Delete a message that a newer one has replaced."""
    try:
        await message.delete()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as gone:
        log.info("private.already_gone", table=table, reason=str(gone))


@dataclass(slots=True)
class Opened:
    """A private message, how it is made, and what of the match it shows."""

    message: Private
    make: Making
    shown: Moment


class PrivateMessages:
    """Private messages of one kind. Each follows its table while it can be edited."""

    def __init__(self) -> None:
        self._open = EditableMessages[Opened]()

    async def show(self, visit: Visit, make: Making) -> None:
        """Show it in place of the pressed message, and delete the one shown before."""
        owner, shown = (visit.table.id, visit.person.user_id), _moment(visit.table)
        now = Opened(await visit.show(await make(visit.table)), make, shown)
        before = self._open.get(owner)
        self._open[owner] = now
        if before is not None and before.message.id != now.message.id:
            await clear_away(before.message, visit.table.id)

    def behind(self, table: Table) -> list[Coroutine[Any, Any, None]]:
        """The edits that bring the messages of a table up to date, one for each that is behind."""
        return [
            self._follow(owner, one, table)
            for owner, one in self._open.items()
            if owner[0] == table.id and one.shown != _moment(table)
        ]

    async def _follow(self, owner: tuple[int, int], opened: Opened, table: Table) -> None:
        opened.shown = _moment(table)
        try:
            poster = await opened.make(table)
            if self._open.get(owner) is opened:  # no press has shown it anew meanwhile
                await opened.message.edit(view=poster.view)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as gone:
            log.info("private.closed", table=table.id, reason=str(gone))
            self._open.pop(owner, None)
        except Exception:
            log.exception("private.failed", table=table.id)


def _moment(table: Table) -> Moment:
    return table.position, table.row.status
