"""The context of a hand's controls: one seat at one table, and the identifiers of its controls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine import Draft, Request, Seat, settled
from bot.front.shared.action import Action, Identifier, identify
from bot.front.shared.seat_names import with_names
from bot.tables.ahead import Ahead, look_ahead
from bot.tables.table import Table
from bot.wording import Words


@dataclass(frozen=True, slots=True)
class HandContext:
    """One seat at one table, with the state of its hand.

    ``focus`` holds the touched fields of a form, or the chosen direction; ``page`` is the page of controls.
    """

    table: Table
    words: Words
    seat: Seat
    request: Request[object] | None
    draft: Draft
    focus: tuple[str, ...] = ()
    page: int = 0
    ahead: Sequence[Ahead] = ()
    """The follow-up choices that can be answered with the same press."""
    locked: bool = False
    explains: bool = False
    """The reasons of what has happened are shown."""
    waiting_for: tuple[Seat, ...] = ()
    """The seats that the table waited for when the question was read. The table may go on while the picture
    is drawn; a hand without a question must not name its own seat then."""
    is_out: bool = False
    """The seat takes no further part in the match."""

    def identifier(self, action: Action) -> Identifier:
        return identify(action, self.table.id, self.table.position)


def hand_context(
    table: Table,
    words: Words,
    seat: Seat,
    focus: tuple[str, ...] = (),
    page: int = 0,
    *,
    explains: bool = False,
) -> HandContext:
    """The context for the present question."""
    question = table.question(seat)
    request = settled(question.request) if question else None
    match, drafted = table.match, table.drafts.of(seat)
    locked = match is not None and seat in match.locked
    ahead = look_ahead(match, seat) if match and request is not None and not locked else ()
    players = with_names(table, words)
    return HandContext(
        table,
        players,
        seat,
        request,
        drafted,
        focus,
        max(page, 0),
        ahead,
        locked,
        explains,
        table.waiting_for,
        match is not None and request is None and table.playing and table.game.is_out(match.view(seat), seat),
    )
