"""A visit: one press or pick by one person, and how it is answered.

Every press goes through ``receive``: find the table behind the door, run the action, and turn
whatever goes wrong into a sentence that only the presser sees.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import discord

from bot.engine import Problem, Refusal
from bot.front.inbound import acknowledging
from bot.front.inbound.access import may_moderate, table_at_hand, table_for
from bot.front.inbound.refusals import ABOUT, refuse, whisper
from bot.front.shared.identifiers import Identifier
from bot.front.shared.languages import language_of, words_for
from bot.front.shared.message import Poster
from bot.front.shared.table_text import standstill
from bot.tables.seating import Person, Stale
from bot.tables.table import Table
from bot.wording import Words

if TYPE_CHECKING:
    from bot.front.app.client import Tatami

Action: TypeAlias = "Callable[[Visit], Awaitable[None]]"
HouseAction: TypeAlias = "Callable[[discord.Interaction[Any], Identifier, tuple[str, ...]], Awaitable[None]]"

UNKNOWN_MESSAGE = 10008


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
        interaction.extras[ABOUT] = table.id

    @property
    def client(self) -> Tatami:
        return cast("Tatami", self.interaction.client)

    @property
    def person(self) -> Person:
        return person_of(self.interaction)

    @cached_property
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
            begun = self.table.row.started_at is not None
            raise Refusal(Problem(standstill(self.table) if begun else "not-playing"))

    async def acknowledge(self) -> None:
        """Tell Discord that the press arrived, before anything is done about it: where the answer is not
        what is shown in its place."""
        await acknowledging.acknowledge(self.interaction)

    async def think(self) -> None:
        """Promise a private answer that is a message of its own."""
        await acknowledging.think(self.interaction)

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
    """Answer a press: in the private message it came from, else in a new one. An answer that comes soon
    acknowledges it."""
    first = await acknowledging.is_first(interaction)
    try:
        return await _answered(interaction, poster, first=first)
    except discord.HTTPException as refusal:
        if not first:
            raise
        acknowledging.heed(interaction, refusal)
        return await _answered(interaction, poster, first=False)


async def _answered(interaction: discord.Interaction[Any], poster: Poster, *, first: bool) -> Private:
    if acknowledging.belongs_here(interaction):
        try:
            return await _put_in_place(interaction, poster, first=first)
        except discord.NotFound as gone:
            # It may have been cleared away while the press was under way.
            if gone.code != UNKNOWN_MESSAGE:
                raise
    if not first:
        return await interaction.followup.send(
            view=poster.view, files=poster.files(), ephemeral=True, wait=True
        )
    answer = await interaction.response.send_message(view=poster.view, files=poster.files(), ephemeral=True)
    return await _made_by(interaction, answer)


async def _put_in_place(interaction: discord.Interaction[Any], poster: Poster, *, first: bool) -> Private:
    if not first:
        return await interaction.edit_original_response(view=poster.view, attachments=poster.files())
    answer = await interaction.response.edit_message(view=poster.view, attachments=poster.files())
    return await _made_by(interaction, answer)


async def _made_by(
    interaction: discord.Interaction[Any], answer: discord.InteractionCallbackResponse[Any] | None
) -> Private:
    """The message that an answer has become; Discord says it along with having taken it."""
    made = answer.resource if answer is not None else None
    return made if isinstance(made, discord.InteractionMessage) else await interaction.original_response()


async def receive(
    interaction: discord.Interaction[Any], identifier: Identifier, values: tuple[str, ...]
) -> None:
    """Run the action of a press; the presser hears about whatever goes wrong."""
    acknowledgement, table = acknowledging.begin(interaction), None
    try:
        if acknowledgement.is_late:
            await acknowledgement.now()
        client = cast("Tatami", interaction.client)
        if (house_act := client.house_actions.get(identifier.action)) is not None:
            await house_act(interaction, identifier, values)
        else:
            table = await _looked_up(interaction, identifier.table)
            await _visited(Visit(interaction, table, identifier, values))
        await acknowledgement.now()  # where there was nothing to show
    except Exception as trouble:
        about = (table.game.key, table.row.language) if table is not None else ()
        await refuse(interaction, trouble, words_for(interaction, *about))
    finally:
        acknowledgement.close()


async def _looked_up(interaction: discord.Interaction[Any], number: int) -> Table:
    """The table that a press is about."""
    table = table_at_hand(interaction, number) or await table_for(interaction, number)
    if table is None:
        raise Refusal(Problem("table-gone"))
    return table


async def _visited(visit: Visit) -> None:
    try:
        await _act(visit)
    except Stale:
        await visit.client.show_present(visit)


async def _act(visit: Visit) -> None:
    act = visit.client.actions.get(visit.identifier.action)
    if act is None or not visit.identifier.fits(visit.values):
        raise Stale
    await _learn_message(visit)
    await act(visit)


async def _learn_message(visit: Visit) -> None:
    """A press can come before the bot has heard which message its lobby became: here it is."""
    message, row = visit.interaction.message, visit.table.row
    if not visit.table.in_lobby or row.message_id is not None or message is None or message.flags.ephemeral:
        return
    if all(message.id != left for _, left in row.left_behind):
        await visit.acknowledge()
        await visit.table.note(message_id=message.id, message_posted_at=datetime.now(UTC))
