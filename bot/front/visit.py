"""A visit: one press or pick by one person, and how it is answered.

Every press goes through ``receive``: find the table, run the action, and turn whatever goes wrong
into a sentence that only the presser sees.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import discord
import structlog

from bot.engine import Problem, Refusal
from bot.front.identifiers import Identifier
from bot.front.poster import Poster
from bot.tables.seating import Person, Stale
from bot.tables.table import Table
from bot.wording import Words, words

if TYPE_CHECKING:
    from bot.front.client import Tatami

log = structlog.get_logger()

Action: TypeAlias = "Callable[[Visit], Awaitable[None]]"
HouseAction: TypeAlias = "Callable[[discord.Interaction[Any], Identifier, tuple[str, ...]], Awaitable[None]]"
_actions: dict[str, Action] = {}
_house_actions: dict[str, HouseAction] = {}


def action(name: str) -> Callable[[Action], Action]:
    """Register what a press with this action does."""

    def register(function: Action) -> Action:
        _actions[name] = function
        return function

    return register


def house_action(name: str) -> Callable[[HouseAction], HouseAction]:
    """Register a press that needs no table: leafing through the rules, say."""

    def register(function: HouseAction) -> HouseAction:
        _house_actions[name] = function
        return function

    return register


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
        return words(self.table.game.key, self.table.row.language)

    @property
    def detail(self) -> str:
        return self.identifier.detail

    @property
    def position(self) -> int:
        return self.identifier.position

    @property
    def by_moderator(self) -> bool:
        """Whoever may delete others' messages here may also clear a table away."""
        return self.interaction.permissions.manage_messages

    def need_match(self) -> None:
        """Refuse where there is no match to look at: in the lobby, or while the table is paused."""
        if self.table.match is None:
            raise Refusal(Problem("paused" if self.table.row.status == "paused" else "not-playing"))

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

    async def show(self, poster: Poster) -> None:
        """A private message with pictures and controls."""
        await show_privately(self.interaction, poster)


def person_of(interaction: discord.Interaction[Any]) -> Person:
    return Person(interaction.user.id, interaction.user.display_name, interaction.id)


async def whisper(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer so that only the asker sees it, whether or not the press was acknowledged already."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


async def show_privately(interaction: discord.Interaction[Any], poster: Poster) -> None:
    """Answer an acknowledged press: in the private message it came from, else in a new one."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await interaction.edit_original_response(view=poster.view, attachments=poster.files())
    else:
        await interaction.followup.send(view=poster.view, files=poster.files(), ephemeral=True)


async def _learn_message(visit: Visit) -> None:
    """A press can come before the bot has heard which message its lobby became: here it is."""
    message, row = visit.interaction.message, visit.table.row
    if (
        visit.table.in_lobby
        and row.message_id is None
        and message is not None
        and not message.flags.ephemeral
    ):
        await visit.table.note(message_id=message.id, message_posted_at=datetime.now(UTC), being_posted=False)


async def receive(
    interaction: discord.Interaction[Any], identifier: Identifier, values: tuple[str, ...]
) -> None:
    """Run the action of a press; the presser hears about whatever goes wrong."""
    client = cast("Tatami", interaction.client)
    if (house_act := _house_actions.get(identifier.action)) is not None:
        try:
            await house_act(interaction, identifier, values)
        except Exception:
            log.exception("press.failed", action=identifier.action)
            await whisper(interaction, words().problem(Problem("something-broke")))
        return
    table = await client.house.find(identifier.table)
    act = _actions.get(identifier.action)
    if table is None or act is None:
        await whisper(interaction, words().problem(Problem("table-gone")))
        return
    visit = Visit(interaction, table, identifier, values)
    try:
        await _learn_message(visit)
        await act(visit)
    except Stale:
        await client.show_present(visit)
    except Refusal as refusal:
        await visit.say("\n".join(visit.words.problem(problem) for problem in refusal.problems))
    except discord.NotFound:
        # The interaction or its message is gone; what was decided is committed and shown elsewhere.
        log.info("press.unanswerable", table=table.id, action=identifier.action)
    except Exception:
        log.exception("press.failed", table=table.id, action=identifier.action)
        await visit.say(visit.words.problem(Problem("something-broke")))
