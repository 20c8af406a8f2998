"""Only one private message of a kind: whoever opens theirs anew finds the earlier one cleared away.

Discord lets the bot delete a private message for fifteen minutes after the press it answered; what is older
stays until its owner dismisses it.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog

from bot.front.inbound.visit import Private, Visit
from bot.front.shared.message import Poster
from bot.tables.table import Table

log = structlog.get_logger()

Making: TypeAlias = "Callable[[Table], Awaitable[Poster]]"
Moment: TypeAlias = "tuple[int, str]"

EDITABLE_SECONDS = 14 * 60
MOST_OPEN = 2000


def still_editable(opened: float) -> bool:
    return time.monotonic() - opened < EDITABLE_SECONDS


async def clear_away(message: Private, table: int) -> None:
    """Another message has taken its place."""
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
    at: float = field(default_factory=time.monotonic)


class OnlyOne:
    """Of one kind, at each table, for each person. It follows the table as long as it can."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], Opened] = {}

    async def show(self, visit: Visit, make: Making) -> None:
        """In place of the one that was pressed, or else of the one that lies open."""
        owner, shown = (visit.table.id, visit.person.user_id), _moment(visit.table)
        now = Opened(await visit.show(await make(visit.table)), make, shown)
        before = self._open.pop(owner, None)
        self._open[owner] = now
        while len(self._open) > MOST_OPEN:
            self._open.pop(next(iter(self._open)))
        if before is not None and before.message.id != now.message.id and still_editable(before.at):
            await clear_away(before.message, visit.table.id)

    def behind(self, table: Table) -> list[Coroutine[Any, Any, None]]:
        """To bring those of a table up to date: one work for each that shows something else."""
        return [
            self._follow(owner, one, table)
            for owner, one in self._open.items()
            if owner[0] == table.id and one.shown != _moment(table) and still_editable(one.at)
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
