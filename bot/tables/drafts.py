"""Drafts: answers in the making, kept so that a restart loses none of them.

A draft belongs to one seat and one question. It is nobody else's business until it is locked in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

from bot.engine import (
    NO_DRAFT,
    Choice,
    Counter,
    Draft,
    Filled,
    Form,
    Keyed,
    Picked,
    Problem,
    Refusal,
    Request,
    Seat,
    Several,
    barred,
    chosen,
    draft_of,
    filled_in,
)
from bot.tables.ai_seats import thought_of
from bot.tables.core import TableCore
from bot.tables.keeping import Begun
from bot.tables.seating import Person, Stale
from bot.tables.suggestions import may_be_suggested


class Drafts:
    """The drafts at one table."""

    def __init__(self, core: TableCore) -> None:
        self._core = core
        self._table = core.table

    def of(self, seat: Seat) -> Draft:
        """The unfinished answer of this seat, empty if there is none for the present question."""
        return self._begun(seat).draft

    def suggested(self, seat: Seat) -> tuple[str, ...] | None:
        """The suggested answer, if the player has asked for one and the draft is still that."""
        begun, question = self._begun(seat), self._table.question(seat)
        if question is None or begun.suggested is None:
            return None
        return begun.suggested if begun.draft == draft_of(question.request, begun.suggested) else None

    def is_replaced(self, seat: Seat) -> bool:
        """True if a suggestion has replaced a draft that ``bring_back`` can restore."""
        return self._begun(seat).before is not None

    def _begun(self, seat: Seat) -> Begun:
        kept = self._core.drafts.get(seat)
        if kept is not None and kept[0] == self._table.position:
            return kept[1]
        question = self._table.question(seat)
        return Begun(draft_of(question.request) if question else NO_DRAFT)

    async def edit(self, person: Person, seat: Seat, position: int, values: Mapping[str, str]) -> Filled:
        """Fill in some fields of a form from text; an empty text clears a field. Returns the form as it is
        now."""
        async with self._core.lock:
            form, filled = self._need_form(person, seat, position)
            changed = form.with_values(filled, values)
            await self._keep(seat, changed)
            return changed

    async def count_by(self, person: Person, seat: Seat, position: int, by: int, *fields: str) -> None:
        """Add ``by`` to these counters of a form. A counter stops at its ends."""
        async with self._core.lock:
            form, filled = self._need_form(person, seat, position)
            counted: dict[str, str] = {}
            for field in fields:
                counter = form.by_key.get(field)
                if not isinstance(counter, Counter):
                    raise Stale
                number = filled.counts.get(field, 0) + by
                counted[field] = str(min(max(number, 0), counter.most))
            await self._keep(seat, form.with_values(filled, counted))

    async def try_on(self, person: Person, seat: Seat, position: int, key: str) -> None:
        """Look at this option before it is confirmed. Of several it is one more, or one fewer."""
        async with self._core.lock:
            request, named = self._need_choice(person, seat, position)
            if isinstance(request, Choice):
                named = [key]
            else:
                named = [one for one in named if one != key] if key in named else [*named, key]
            await self._name(seat, request, named)

    async def try_among(
        self, person: Person, seat: Seat, position: int, among: Sequence[str], keys: Sequence[str]
    ) -> None:
        """Of several options: these, and no others among those that were shown together."""
        async with self._core.lock:
            request, named = self._need_choice(person, seat, position)
            if isinstance(request, Choice):
                raise Stale
            kept = [key for key in named if key in keys or key not in among]
            await self._name(seat, request, [*kept, *(key for key in keys if key not in kept)])

    async def clear(self, person: Person, seat: Seat, position: int) -> None:
        async with self._core.lock:
            request = self._need_unlocked(person, seat, position)
            await self._keep(seat, draft_of(request))

    async def suggest(self, person: Person, seat: Seat, position: int) -> None:
        """Draft the answer of an AI in this seat, from what this seat may see. A draft that the player has
        made can be brought back."""
        table = self._table
        request = self._need_unlocked(person, seat, position)
        if not may_be_suggested(table, request):
            raise Stale
        keys = await thought_of(table.need_turn(person, seat, position), seat, request)
        async with self._core.lock:
            self._need_unlocked(person, seat, position)
            begun, empty, draft = self._begun(seat), draft_of(request), draft_of(request, keys)
            own = begun.draft if self.suggested(seat) is None else empty
            before = begun.before if own in (empty, draft) else own
            await self._core.keep_draft(seat, Begun(draft, keys, before))

    async def bring_back(self, person: Person, seat: Seat, position: int) -> None:
        """Restore the draft that a suggestion has replaced."""
        async with self._core.lock:
            self._need_unlocked(person, seat, position)
            begun = self._begun(seat)
            if begun.before is None:
                raise Stale
            await self._core.keep_draft(seat, Begun(begun.before, begun.suggested))

    def _need_unlocked(self, person: Person, seat: Seat, position: int) -> Request[object]:
        match = self._table.need_turn(person, seat, position)
        if seat in match.locked:
            raise Refusal(Problem("locked-in"))
        return match.pending[seat].request

    def _need_form(self, person: Person, seat: Seat, position: int) -> tuple[Form[object], Filled]:
        form = self._need_unlocked(person, seat, position)
        if not isinstance(form, Form):
            raise Stale
        return form, filled_in(self.of(seat))

    def _need_choice(
        self, person: Person, seat: Seat, position: int
    ) -> tuple[Choice[Keyed] | Several[Keyed], list[str]]:
        request = self._need_unlocked(person, seat, position)
        if not isinstance(request, Choice | Several):
            raise Stale
        return cast("Choice[Keyed] | Several[Keyed]", request), [*chosen(self.of(seat))]

    async def _name(self, seat: Seat, request: Choice[Keyed] | Several[Keyed], named: Sequence[str]) -> None:
        """Keep a draft that names options which can be chosen, and not too many. Where only the order of all
        of them is asked, the last one is known."""
        offered = {option.key: option for option in request.offered}
        left = [key for key in offered if key not in named]
        if len(left) == 1 and isinstance(request, Several) and request.least == len(offered):
            named = [*named, *left]
        for key in named:
            if key not in offered:
                raise Refusal(Problem("not-an-option"))
            if problem := barred(offered[key]):
                raise Refusal(problem)
        if isinstance(request, Several) and len(named) > request.most:
            raise Refusal(Problem("choose-between", {"least": request.least, "most": request.most}))
        await self._keep(seat, Picked(tuple(named)))

    async def _keep(self, seat: Seat, draft: Draft) -> None:
        begun = self._begun(seat)
        if draft != begun.draft:
            await self._core.keep_draft(seat, replace(begun, draft=draft))


def is_drafted(request: Request[object]) -> bool:
    """True if an answer to this is looked at as a whole before it is given."""
    if isinstance(request, Choice):
        return cast("Choice[Keyed]", request).tried
    return isinstance(request, Form) or not is_single(cast("Several[Keyed]", request))


def is_single(request: Several[Keyed]) -> bool:
    """True if at most one option is picked, and given at once."""
    return request.most <= 1 and not request.tried
