"""A visit: one press or pick by one person, and how it is answered.

Every press goes through ``receive``: find the table behind the door, run the action, and turn
whatever goes wrong into a sentence that only the presser sees.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import discord

from bot.engine import Problem, Refusal
from bot.front.door import may_moderate, table_at_hand, table_for
from bot.front.identifiers import Identifier
from bot.front.poster import Poster
from bot.front.reading import language_of, words_for
from bot.front.refusals import refuse, whisper
from bot.tables.seating import Person, Stale
from bot.tables.table import Table
from bot.wording import Words

if TYPE_CHECKING:
    from bot.front.client import Tatami

T = TypeVar("T")
Action: TypeAlias = "Callable[[Visit], Awaitable[None]]"
HouseAction: TypeAlias = "Callable[[discord.Interaction[Any], Identifier, tuple[str, ...]], Awaitable[None]]"

ACKNOWLEDGE_AFTER = 1.5
"""Discord waits three seconds for a first answer."""


class Visit:
    """One press at one table."""

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        table: Table,
        identifier: Identifier,
        values: tuple[str, ...],
    ) -> None:
        self.interaction = interaction
        self.table = table
        self.identifier = identifier
        self.values = values

    @property
    def client(self) -> Tatami:
        return cast("Tatami", self.interaction.client)

    @property
    def person(self) -> Person:
        return person_of(self.interaction)

    @property
    def words(self) -> Words:
        """For answers that only the visitor sees."""
        return words_for(self.interaction, self.table.game.key, self.table.row.language)

    @property
    def detail(self) -> str:
        return self.identifier.detail

    @property
    def picked(self) -> str:
        """The one line of a select that was picked."""
        if len(self.values) != 1:
            raise Stale
        return self.values[0]

    @property
    def position(self) -> int:
        return self.identifier.position

    @property
    def in_private(self) -> bool:
        """Whether a message was pressed that only the visitor sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def by_moderator(self) -> bool:
        """Whether the visitor keeps order where the table stands."""
        return may_moderate(self.interaction, self.table.row)

    def need_match(self) -> None:
        """Refuse where there is no match to look at: in the lobby, or while it cannot be read."""
        if self.table.match is None:
            raise Refusal(Problem("not-playing" if self.table.row.started_at is None else "paused"))

    async def acknowledge(self) -> None:
        """Tell Discord that the press arrived, before anything slow is done."""
        if not self.interaction.response.is_done():
            await self.interaction.response.defer()

    async def think(self) -> None:
        """Acknowledge and promise a private answer."""
        if not self.interaction.response.is_done():
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def say(self, text: str) -> None:
        """A private sentence."""
        await whisper(self.interaction, text)

    async def show(self, poster: Poster) -> Private:
        """A private message with pictures and controls."""
        return await show_privately(self.interaction, poster)


def person_of(interaction: discord.Interaction[Any]) -> Person:
    user = interaction.user
    return Person(user.id, user.display_name, interaction.id, language_of(interaction))


Private: TypeAlias = "discord.WebhookMessage | discord.InteractionMessage"
"""A private message that was shown. It can be edited as long as Discord remembers the press."""


async def show_privately(interaction: discord.Interaction[Any], poster: Poster) -> Private:
    """Answer an acknowledged press: in the private message it came from, else in a new one.

    What was acknowledged without promising a private answer belongs to the message that was pressed: only
    if that is private is it the place for this.
    """
    message = interaction.message
    quietly = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    if quietly and message is not None and message.flags.ephemeral:
        # It may have been cleared away while the press was under way.
        with suppress(discord.NotFound):
            return await interaction.edit_original_response(view=poster.view, attachments=poster.files())
    return await interaction.followup.send(view=poster.view, files=poster.files(), ephemeral=True, wait=True)


async def receive(
    interaction: discord.Interaction[Any], identifier: Identifier, values: tuple[str, ...]
) -> None:
    """Run the action of a press; the presser hears about whatever goes wrong."""
    speech = words_for(interaction)
    try:
        client = cast("Tatami", interaction.client)
        if (house_act := client.house_actions.get(identifier.action)) is not None:
            await house_act(interaction, identifier, values)
            return
        table = await _looked_up(interaction, identifier.table)
        if table is None:
            raise Refusal(Problem("table-gone"))
        visit = Visit(interaction, table, identifier, values)
        speech = visit.words
        try:
            await _act(visit)
        except Stale:
            await visit.client.show_present(visit)
    except Exception as trouble:
        await refuse(interaction, trouble, speech)


async def _act(visit: Visit) -> None:
    act = visit.client.actions.get(visit.identifier.action)
    if act is None or not visit.identifier.fits(visit.values):
        raise Stale
    await _learn_message(visit)
    await act(visit)


async def _looked_up(interaction: discord.Interaction[Any], number: int) -> Table | None:
    """The table that a press is about. One that takes long to find is acknowledged first."""
    if (near := table_at_hand(interaction, number)) is not None:
        return near
    return await in_time(interaction, table_for(interaction, number))


async def in_time(interaction: discord.Interaction[Any], work: Coroutine[Any, Any, T]) -> T:
    """Do this. If it takes long, Discord is told meanwhile that there will be an answer."""
    task = asyncio.create_task(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=ACKNOWLEDGE_AFTER)
        if not done:
            await interaction.response.defer()
        return await task
    finally:
        task.cancel()


async def _learn_message(visit: Visit) -> None:
    """A press can come before the bot has heard which message its lobby became: here it is."""
    message, row = visit.interaction.message, visit.table.row
    if not visit.table.in_lobby or row.message_id is not None or message is None or message.flags.ephemeral:
        return
    if all(message.id != left for _, left in row.left_behind):
        await visit.acknowledge()
        await visit.table.note(message_id=message.id, message_posted_at=datetime.now(UTC))
