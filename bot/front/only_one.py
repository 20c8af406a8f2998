"""Only one private message of a kind: whoever opens theirs anew finds the earlier one cleared away.

Discord lets the bot delete a private message for fifteen minutes after the press it answered; what is older
stays until its owner dismisses it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import aiohttp
import discord
import structlog

from bot.front.poster import Poster
from bot.front.visit import Private, Visit

log = structlog.get_logger()

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


@dataclass(frozen=True, slots=True)
class Opened:
    """A private message, and when it was shown last."""

    message: Private
    at: float = field(default_factory=time.monotonic)


class OnlyOne:
    """Of one kind, at each table, for each person."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], Opened] = {}

    async def show(self, visit: Visit, poster: Poster) -> None:
        """In place of the one that was pressed, or else of the one that lies open."""
        owner = (visit.table.id, visit.person.user_id)
        now = Opened(await visit.show(poster))
        before = self._open.pop(owner, None)
        self._open[owner] = now
        while len(self._open) > MOST_OPEN:
            self._open.pop(next(iter(self._open)))
        if before is not None and before.message.id != now.message.id and still_editable(before.at):
            await clear_away(before.message, visit.table.id)
