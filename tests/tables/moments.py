"""The knowledge of all people at a table at one moment, to compare before and after a restart."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Draft, Outcome, Seat, View
from bot.tables.table import Table
from tests.tables.sitting import match_at


@dataclass(frozen=True)
class Moment:
    """The knowledge of each seat and of spectators."""

    status: str
    position: int
    asked: tuple[tuple[Seat, str], ...]
    waiting_for: tuple[Seat, ...]
    locked: frozenset[Seat]
    views: tuple[View, ...]
    drafts: tuple[Draft, ...]
    outcome: Outcome | None


async def moment(table: Table) -> Moment:
    match = match_at(table)
    seats = table.setup.seats
    return Moment(
        table.row.status,
        table.position,
        tuple((seat, question.request.prompt) for seat, question in match.pending.items()),
        table.waiting_for,
        match.locked,
        tuple(match.view(seat) for seat in (*seats, None)),
        tuple([table.drafts.of(seat) for seat in seats]),
        match.outcome,
    )
