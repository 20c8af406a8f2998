"""The answer to a press for a question that is past: the present state."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Problem
from bot.front.hand.open_hands import OpenHands
from bot.front.inbound.visit import Visit
from bot.front.shared.version import edition
from bot.tables.table import Table


async def show_present(hands: OpenHands, show: Callable[[Table], None], visit: Visit) -> None:
    """Show a player the present hand, in the private message that was pressed if there is one. Others are
    told that the press came too late. ``show`` updates the table's message."""
    table = visit.table
    if table.playing and table.seats_of(visit.person.user_id):
        if not visit.in_private:
            await visit.think()
        await table.change_finished()
        overtaken = visit.position != table.position  # by an answer that was being committed
        await hands.open(visit)
        if overtaken:
            await visit.say(visit.words.problem(Problem("stale")))
    else:
        await visit.say(visit.words.problem(Problem("stale-at-the-table")))
    if not table.showing.is_remembered(edition()):
        show(table)
