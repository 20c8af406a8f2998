"""Drafts: forms in the making, kept so that a restart loses none of them.

A draft belongs to one seat and one question. It is nobody else's business until it is locked in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from bot.engine import Counter, Draft, Form, Problem, Refusal, Seat
from bot.engine.match import Match
from bot.tables.ai_seats import thought_of
from bot.tables.keeping import saved, unbroken
from bot.tables.seating import LOBBY_POSITION, Person, Stale

if TYPE_CHECKING:
    from bot.tables.table import Table


Known: TypeAlias = Mapping[Seat, tuple[int, Draft]]
"""By seat: the position that a draft was made for, and the draft."""


class Drafts:
    """The drafts at one table. They are read once; from then on memory and store agree."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known: dict[Seat, tuple[int, Draft]] = {}

    def of(self, seat: Seat) -> Draft:
        """The unfinished form of this seat, empty where there is none for the present question."""
        position, draft = self._known.get(seat, (LOBBY_POSITION, {}))
        return draft if position == self._table.position else {}

    async def read(self, match: Match | None) -> Known:
        """What was kept for the questions of this match."""
        table, asked = self._table, () if match is None else tuple(match.pending)
        kept = [await table.store.draft(table.id, seat) for seat in asked]
        return {Seat(one.seat): (one.position, one.body) for one in kept if one is not None}

    def show(self, known: Known) -> None:
        """Go on with these."""
        self._known = dict(known)

    async def edit(self, person: Person, seat: Seat, position: int, changes: Mapping[str, str]) -> Draft:
        """Change some fields of one's form; an empty value clears a field. Returns the form as it is now."""
        async with self._table.lock:
            form, draft = self._need_form(person, seat, position)
            changed = {key: value for key, value in {**draft, **changes}.items() if value}
            form.fill(changed)
            await self._keep(seat, changed)
            return changed

    async def count_by(self, person: Person, seat: Seat, position: int, field: str, by: int) -> None:
        """One more or one fewer in a counter of one's form; at its ends it stays where it is."""
        async with self._table.lock:
            form, draft = self._need_form(person, seat, position)
            counter = form.by_key.get(field)
            if not isinstance(counter, Counter):
                raise Stale
            number = min(max(int(draft.get(field, "0")) + by, 0), counter.most)
            await self._keep(seat, {**draft, field: str(number)})

    async def clear(self, person: Person, seat: Seat, position: int) -> None:
        async with self._table.lock:
            self._need_form(person, seat, position)
            await self._keep(seat, {})

    async def suggest(self, person: Person, seat: Seat, position: int) -> None:
        """Fill the form as an AI in this seat would, from what this seat may see."""
        table = self._table
        form, _ = self._need_form(person, seat, position)
        keys = await thought_of(table.need_turn(person, seat, position), seat, form)
        async with table.lock:
            self._need_form(person, seat, position)
            await self._keep(seat, dict(key.split("=", 1) for key in keys))

    def _need_form(self, person: Person, seat: Seat, position: int) -> tuple[Form[object], Draft]:
        match = self._table.need_turn(person, seat, position)
        form = match.pending[seat].request
        if not isinstance(form, Form):
            raise Stale
        if seat in match.locked:
            raise Refusal(Problem("locked-in"))
        return form, self.of(seat)

    async def _keep(self, seat: Seat, draft: dict[str, str]) -> None:
        table = self._table
        with saved():
            await unbroken(table.store.keep_draft(table.id, seat, table.position, draft))
        self._known[seat] = (table.position, draft)
