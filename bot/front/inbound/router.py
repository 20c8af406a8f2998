"""Every press comes through here: the table is found, the action is run, and trouble becomes a sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import TypeAlias

from bot.engine import Problem, Refusal
from bot.front.inbound import acknowledging
from bot.front.inbound.access import table_at_hand, table_for
from bot.front.inbound.refusals import refuse
from bot.front.inbound.visit import Visit
from bot.front.shared.host import Interaction
from bot.front.shared.identifiers import Identifier
from bot.front.shared.languages import words_for
from bot.tables.seating import Stale
from bot.tables.table import Table

Action: TypeAlias = "Callable[[Visit], Awaitable[None]]"
HouseAction: TypeAlias = "Callable[[Interaction, Identifier, tuple[str, ...]], Awaitable[None]]"


class Router:
    """Runs the action that a button or select names.

    ``actions`` are those at a table, ``house_actions`` those that need none; ``show_present`` answers a press
    that was made for what is past.
    """

    def __init__(
        self, actions: Mapping[str, Action], house_actions: Mapping[str, HouseAction], show_present: Action
    ) -> None:
        self._actions = actions
        self._house_actions = house_actions
        self._show_present = show_present

    async def receive(
        self, interaction: Interaction, identifier: Identifier, values: tuple[str, ...]
    ) -> None:
        """Run the action of a press. The presser hears of any trouble; nothing is raised."""
        acknowledgement, table = acknowledging.begin(interaction), None
        try:
            if acknowledgement.is_late:
                await acknowledgement.now()
            if (house_act := self._house_actions.get(identifier.action)) is not None:
                await house_act(interaction, identifier, values)
            else:
                table = await _looked_up(interaction, identifier.table)
                await self._visited(Visit(interaction, table, identifier, values))
            await acknowledgement.now()  # where there was nothing to show
        except Exception as trouble:
            about = (table.game.key, table.row.language) if table is not None else ()
            await refuse(interaction, trouble, words_for(interaction, *about))
        finally:
            acknowledgement.close()

    async def act(self, visit: Visit) -> None:
        """Run the action of a command, which is the one of a button."""
        await self._actions[visit.identifier.action](visit)

    async def _visited(self, visit: Visit) -> None:
        try:
            await self._act(visit)
        except Stale:
            await self._show_present(visit)

    async def _act(self, visit: Visit) -> None:
        act = self._actions.get(visit.identifier.action)
        if act is None or not visit.identifier.fits(visit.values):
            raise Stale
        await _learn_message(visit)
        await act(visit)


async def _looked_up(interaction: Interaction, number: int) -> Table:
    """The table that a press is about."""
    table = table_at_hand(interaction, number) or await table_for(interaction, number)
    if table is None:
        raise Refusal(Problem("table-gone"))
    return table


async def _learn_message(visit: Visit) -> None:
    """A press can come before the bot has heard which message its lobby became: here it is."""
    message, row = visit.interaction.message, visit.table.row
    if not visit.table.in_lobby or row.message_id is not None or message is None or message.flags.ephemeral:
        return
    if all(message.id != left for _, left in row.left_behind):
        await visit.acknowledge()
        await visit.table.note(message_id=message.id, message_posted_at=datetime.now(UTC))
