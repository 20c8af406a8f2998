"""How a press is acknowledged: Discord waits three seconds for the first word.

An answer that is ready soon is that word itself: one call, and one way there and back. Beside the work runs a
clock, from the moment the press arrives. When it has run out, Discord is told that an answer will come, and
the answer comes after that. Whatever takes long, a database, a lock, an AI or a drawing, the acknowledgement
does not; and there is never more than one, as nobody speaks who has not stopped the clock first.
"""

from __future__ import annotations

import asyncio
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
"""So many seconds after a press its answer may be the first word. What is left of the three is for the way
to Discord, which is longer with a picture."""
ALREADY = 40060
"""What Discord calls a press that was acknowledged before: its own word for that was lost on the way."""
UNHEARD = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What may come back for an answer: too late, twice, or Discord is away."""
KEPT = "acknowledgement"
"""Under which name a press keeps it."""


class Acknowledgement:
    """That of one press, from its arrival on."""

    def __init__(self, interaction: Interaction) -> None:
        self.elsewhere = False
        """Whether the answer was promised a private message of its own."""
        self.heard = False
        """Whether Discord says that it has heard the first word, whatever became of its answer to that."""
        self._interaction = interaction
        self._under_way: asyncio.Task[None] | None = None
        age = (utcnow() - interaction.created_at).total_seconds()
        self.is_late = age >= SOON
        """It was long under way, or the clocks differ: what is done about it has to wait until it is known
        that Discord still takes an answer."""
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
            self.heed(refusal)

    def heed(self, refusal: discord.HTTPException) -> None:
        """A first word that was heard already is no trouble; any other is."""
        if refusal.code != ALREADY:
            raise refusal
        self.heard = True

    async def now(self) -> None:
        """Tell Discord at once that the press arrived."""
        if await self.is_next():
            await self._defer()

    async def is_next(self) -> bool:
        """Whether Discord still waits for the first word. From here on it is for the caller to say."""
        self.close()
        if self._under_way is not None:
            await self._under_way
        return not (self.heard or self._interaction.response.is_done())

    def close(self) -> None:
        self._clock.cancel()


def begin(interaction: Interaction) -> Acknowledgement:
    """A press has arrived."""
    kept = interaction.extras[KEPT] = Acknowledgement(interaction)
    return kept


async def acknowledge(interaction: Interaction) -> None:
    """Tell Discord that a press arrived, before anything is done about it."""
    if (kept := _kept(interaction)) is not None:
        await kept.now()
    elif not interaction.response.is_done():
        await interaction.response.defer()


async def think(interaction: Interaction) -> None:
    """Promise a private answer that is a message of its own."""
    if (kept := _kept(interaction)) is not None:
        kept.elsewhere = True
    elif not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)


async def is_first(interaction: Interaction) -> bool:
    """Whether what is said next is the first word, and so acknowledges the press."""
    if (kept := _kept(interaction)) is not None:
        return await kept.is_next()
    return not interaction.response.is_done()


def heed(interaction: Interaction, refusal: discord.HTTPException) -> None:
    """The first word was refused: go on where Discord had heard it already."""
    if (kept := _kept(interaction)) is None:
        raise refusal
    kept.heed(refusal)


def belongs_here(interaction: Interaction) -> bool:
    """Whether an answer takes the place of the private message that was pressed."""
    message, kept = interaction.message, _kept(interaction)
    pressed_in_private = message is not None and message.flags.ephemeral
    return pressed_in_private and kept is not None and not kept.elsewhere


async def in_time(interaction: Interaction, work: Coroutine[Any, Any, T]) -> T:
    """Do this about a command. If it takes long, Discord is told meanwhile that there will be an answer."""
    kept = begin(interaction)
    try:
        return await work
    finally:
        await kept.is_next()


def _kept(interaction: Interaction) -> Acknowledgement | None:
    """Of a press; the answers to commands are promised as each command knows best."""
    return interaction.extras.get(KEPT)
