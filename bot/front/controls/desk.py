"""The desk: one seat at one table, as its hand is drawn, and the identifiers of what stands on it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Draft, Request, Seat
from bot.front.identifiers import Identifier
from bot.tables.table import Table
from bot.wording import Words

BETWEEN = "|"


@dataclass(frozen=True, slots=True)
class Desk:
    """One seat at one table, as its hand is drawn.

    ``focus`` are the fields of a form that were just touched; ``page`` is how far its owner has leafed
    through more than one message can hold.
    """

    table: Table
    words: Words
    seat: Seat
    request: Request[object] | None
    draft: Draft
    focus: tuple[str, ...] = ()
    page: int = 0

    @property
    def locked(self) -> bool:
        return self.table.match is not None and self.seat in self.table.match.locked

    def identifier(self, action: str, detail: str = "") -> Identifier:
        return Identifier(self.table.id, self.table.position, action, f"{self.seat}{BETWEEN}{detail}")


def desk_of(table: Table, words: Words, seat: Seat, focus: tuple[str, ...] = (), page: int = 0) -> Desk:
    """The desk as it stands now."""
    question = table.question(seat)
    request = question.request if question else None
    return Desk(table, words, seat, request, table.drafts.of(seat), focus, page)


def seat_and_detail(detail: str) -> tuple[Seat, str]:
    """What an identifier of a desk is about."""
    seat, _, rest = detail.partition(BETWEEN)
    return Seat(seat), rest
