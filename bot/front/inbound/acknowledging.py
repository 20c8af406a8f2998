"""The acknowledgement of a press: Discord waits three seconds for the first response.

An answer that is ready soon is that response itself: one call. A timer starts when the press arrives. When it
expires, Discord is told that an answer will follow, and the answer comes after that. However long a database,
a lock, an AI or a drawing takes, the acknowledgement is in time. There is never more than one: every answer
stops the timer first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import aiohttp
import discord
import structlog
from discord.utils import utcnow

from bot.front.shared.host import Interaction

log = structlog.get_logger()

T = TypeVar("T")

SOON = 1.0
"""Seconds after a press in which its answer may be the first response. The rest of the three seconds is for
the way to Discord, which takes longer with a picture."""
ALREADY = 40060
"""Discord's error code for an interaction that was acknowledged before: its confirmation was lost on the
way."""
UNHEARD = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""The errors of a failed answer: too late, twice, or Discord is away."""
KEPT = "acknowledgement"
"""The key of the acknowledgement in ``interaction.extras``."""


class Acknowledgement:
    """The acknowledgement of one press, from its arrival on."""

    def __init__(self, interaction: Interaction) -> None:
        self.elsewhere = False
        """The announced answer is a private message of its own."""
        self.heard = False
        """Discord has confirmed the first response, even if that response itself failed."""
        self.began = time.monotonic()
        self._interaction = interaction
        self._under_way: asyncio.Task[None] | None = None
        age = (utcnow() - interaction.created_at).total_seconds()
        self.is_late = age >= SOON
        """The press is old, or the clocks differ: its action must wait until Discord has accepted an
        acknowledgement."""
        self._clock = asyncio.get_running_loop().call_later(SOON - max(age, 0.0), self._run_out)

    def _run_out(self) -> None:
        self._under_way = asyncio.create_task(self._put_off(), name="acknowledge")

    async def _put_off(self) -> None:
        try:
            await self._defer()
        except UNHEARD as unheard:
            log.info("acknowledgement.unheard", reason=str(unheard))

    async def _defer(self) -> None:
        response = self._interaction.response
        try:
            await (response.defer(ephemeral=True, thinking=True) if self.elsewhere else response.defer())
        except discord.HTTPException as refusal:
            self.raise_unless_acknowledged(refusal)

    def raise_unless_acknowledged(self, refusal: discord.HTTPException) -> None:
        """Ignore the error that the press was acknowledged already; raise any other."""
        if refusal.code != ALREADY:
            raise refusal
        self.heard = True

    async def now(self) -> None:
        """Acknowledge the press at once."""
        if await self.is_next():
            await self._defer()

    async def is_next(self) -> bool:
        """True if Discord still waits for the first response. The timer is stopped: the caller must respond
        now."""
        self.close()
        if self._under_way is not None:
            await self._under_way
        return not (self.heard or self._interaction.response.is_done())

    def close(self) -> None:
        self._clock.cancel()


def begin(interaction: Interaction) -> Acknowledgement:
    """Start the timer: a press has arrived."""
    kept = interaction.extras[KEPT] = Acknowledgement(interaction)
    return kept


async def acknowledge(interaction: Interaction) -> None:
    """Acknowledge a press before it is handled."""
    if (kept := _kept(interaction)) is not None:
        await kept.now()
    elif not interaction.response.is_done():
        await interaction.response.defer()


async def think(interaction: Interaction) -> None:
    """Announce a private answer in a message of its own."""
    if (kept := _kept(interaction)) is not None:
        kept.elsewhere = True
    elif not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)


async def is_first(interaction: Interaction) -> bool:
    """True if the next response is the first one, and so acknowledges the press."""
    if (kept := _kept(interaction)) is not None:
        return await kept.is_next()
    return not interaction.response.is_done()


def raise_unless_acknowledged(interaction: Interaction, refusal: discord.HTTPException) -> None:
    """The first response was refused: continue if Discord has acknowledged the press already, else raise."""
    if (kept := _kept(interaction)) is None:
        raise refusal
    kept.raise_unless_acknowledged(refusal)


def belongs_here(interaction: Interaction) -> bool:
    """True if an answer replaces the private message that was pressed."""
    message, kept = interaction.message, _kept(interaction)
    pressed_in_private = message is not None and message.flags.ephemeral
    return pressed_in_private and kept is not None and not kept.elsewhere


def age(interaction: Interaction) -> float | None:
    """Seconds since a press has arrived; ``None`` for a command, which is shown no hand in place."""
    kept = _kept(interaction)
    return None if kept is None else time.monotonic() - kept.began


async def in_time(interaction: Interaction, work: Coroutine[Any, Any, T]) -> T:
    """Run the work of a command. If it takes long, Discord is told meanwhile that an answer will follow."""
    kept = begin(interaction)
    try:
        return await work
    finally:
        await kept.is_next()


def _kept(interaction: Interaction) -> Acknowledgement | None:
    """The acknowledgement of a press. Commands announce their answers themselves."""
    return interaction.extras.get(KEPT)
