"""Standing answers: whoever passes, or does the same, until something happens is not asked until then.

They are kept with the sitter and answered by the table, in the commit of whatever led to the question,
as ordinary answers that say where they came from. Whether somebody could have done something makes no
difference to them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.engine import Seat, Step, lull_of
from bot.engine.match import Match
from bot.store import Sitter, altered
from bot.tables.seating import Person, Stale

if TYPE_CHECKING:
    from bot.tables.table import Table


class Standing:
    """The standing answers at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def answer_until(self, person: Person, seat: Seat, position: int, lull: str) -> None:
        """Answer this now and whenever the same is asked, until that happens."""
        table = self._table
        async with table.lock:
            match = table.need_turn(person, seat, position)
            request = match.pending[seat].request
            kept = lull_of(request)
            if not kept.answers(lull):
                raise Stale
            sitter = table.sitter(seat)
            standing = altered(sitter, {"standing": {**sitter.standing, request.prompt: lull}})
            await table.give(match, seat, kept.keys, [standing])

    async def ask_again(self, person: Person) -> None:
        """From now on this player is asked about everything again."""
        table = self._table
        async with table.lock:
            mine = [one for one in table.sitters if one.user_id == person.user_id and one.standing]
            if mine:
                await table.change(sits=[altered(one, {"standing": {}}) for one in mine])
                table.changed()


def answer_standing(
    match: Match, known: Mapping[Seat, Sitter], sits: Sequence[Sitter]
) -> tuple[list[Step], list[Sitter]]:
    """Let standing answers answer what they can, those that are known and those that have just been given
    (``sits``): the steps that followed, and the sitters who have changed; for some, what they waited for is
    here."""
    steps: list[Step] = []
    changed = {Seat(sitter.seat): sitter for sitter in sits if sitter.seat}
    standing = {**known, **changed}
    while standing and (seat := _answered(match, standing, changed)) is not None:
        steps += match.answer(seat, lull_of(match.pending[seat].request).keys, "standing")
    return steps, list(changed.values())


def _answered(match: Match, standing: dict[Seat, Sitter], changed: dict[Seat, Sitter]) -> Seat | None:
    """The next seat that is asked and has said already what it answers."""
    for seat in match.waiting_for:
        request, sitter = match.pending[seat].request, standing.get(seat)
        if sitter is None or request.prompt not in sitter.standing:
            continue
        if lull_of(request).answers(sitter.standing[request.prompt]):
            return seat
        left = {asked: lull for asked, lull in sitter.standing.items() if asked != request.prompt}
        standing[seat] = changed[seat] = altered(sitter, {"standing": left})
    return None
