"""The router of presses: it finds the table, runs the action and turns errors into sentences."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, TypeAlias, TypeVar

from bot.engine import Problem, Refusal
from bot.front.inbound import acknowledging
from bot.front.inbound.access import table_at_hand, table_for
from bot.front.inbound.refusals import refuse
from bot.front.inbound.visit import Visit
from bot.front.shared.action import BUTTON, SELECT, Action, Select, understand
from bot.front.shared.components import Pressed
from bot.front.shared.host import Interaction
from bot.front.shared.languages import words_for
from bot.tables.seating import Stale
from bot.tables.table import Table

A = TypeVar("A", bound=Action)
Handler: TypeAlias = "Callable[[Visit, A], Awaitable[None]]"
HandlerAnywhere: TypeAlias = "Callable[[Interaction, A], Awaitable[None]]"


class Router:
    """The handlers of all actions.

    ``show_present`` answers a press for a question that is past.
    """

    def __init__(self, show_present: Callable[[Visit], Awaitable[None]]) -> None:
        self._show_present = show_present
        self._kinds: dict[tuple[re.Pattern[str], str], type[Action]] = {}
        self._at_table: dict[type[Action], Handler[Any]] = {}
        self._anywhere: dict[type[Action], HandlerAnywhere[Any]] = {}

    @property
    def kinds(self) -> frozenset[type[Action]]:
        """The actions with a handler."""
        return frozenset(self._kinds.values())

    def at_table(self, kind: type[A], handler: Handler[A]) -> None:
        """Register the handler of an action at a table. It runs only if the visitor may look at the table."""
        self._know(kind)
        self._at_table[kind] = handler

    def anywhere(self, kind: type[A], handler: HandlerAnywhere[A]) -> None:
        """Register the handler of an action without a table, such as leafing through the rules."""
        self._know(kind)
        self._anywhere[kind] = handler

    def _know(self, kind: type[Action]) -> None:
        named = SELECT if issubclass(kind, Select) else BUTTON, kind.key
        if named in self._kinds:
            raise ValueError(f"two actions are called {kind.key}")
        self._kinds[named] = kind

    async def receive(self, interaction: Interaction, used: Pressed) -> None:
        """Run the action of a press. The visitor is told of errors; nothing is raised."""
        acknowledgement, table = acknowledging.begin(interaction), None
        try:
            if acknowledgement.is_late:
                await acknowledgement.now()
            kind = self._kinds.get((used.kind, used.identifier.action))
            if kind in self._anywhere:
                action = understand(kind, used.identifier.detail, used.values)
                await self._anywhere[kind](interaction, action)
            else:
                table = await _looked_up(interaction, used.identifier.table)
                await self._visited(Visit(interaction, table, used.identifier.position), kind, used)
            await acknowledgement.now()  # where there was nothing to show
        except Exception as trouble:
            about = (table.game.key, table.row.language) if table is not None else ()
            await refuse(interaction, trouble, words_for(interaction, *about))
        finally:
            acknowledgement.close()

    async def act(self, visit: Visit, action: Action) -> None:
        """Run an action at a table without its button."""
        await self._at_table[type(action)](visit, action)

    async def _visited(self, visit: Visit, kind: type[Action] | None, used: Pressed) -> None:
        try:
            if kind is None:
                raise Stale
            action = understand(kind, used.identifier.detail, used.values)
            await _learn_message(visit)
            await self.act(visit, action)
        except Stale:
            await self._show_present(visit)


async def _looked_up(interaction: Interaction, number: int) -> Table:
    """The table of a press. Raises ``Refusal`` if the visitor may not look at it or there is none."""
    table = table_at_hand(interaction, number) or await table_for(interaction, number)
    if table is None:
        raise Refusal(Problem("table-gone"))
    return table


async def _learn_message(visit: Visit) -> None:
    """Note the message of a lobby whose first press arrives before the response that created the message."""
    message, shown = visit.interaction.message, visit.table.shown
    if not visit.table.in_lobby or shown.message_id is not None or message is None:
        return
    if message.flags.ephemeral:
        return
    if all(message.id != left for _, left in shown.left_behind):
        await visit.acknowledge()
        await visit.table.note(message_id=message.id, message_posted_at=datetime.now(UTC))
