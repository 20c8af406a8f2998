"""What the buttons of a hand do: open it, plan, answer, pass."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from bot.engine import (
    Form,
    Problem,
    Refusal,
    Request,
    Seat,
    Slot,
    along_of,
    barred,
    leaves_unused,
    options_of,
)
from bot.front.hand.controls.context import THEN, seat_and_detail
from bot.front.hand.open_hands import OpenHands
from bot.front.inbound.visit import Visit
from bot.front.shared.components import MOST_CHOICES
from bot.tables.ahead import look_ahead
from bot.tables.drafts import is_drafted
from bot.tables.seating import Person, Stale

LONGEST_NUMBER = 6

Change: TypeAlias = "Callable[[Person, Seat, int], Awaitable[None]]"


class Answering:
    """The actions of the hand. Each ends by showing the hand as it is then."""

    def __init__(self, hands: OpenHands) -> None:
        self._hands = hands

    async def open_hand(self, visit: Visit) -> None:
        """``Your hand`` on the public message, or where it was asked which table: players see their own."""
        if not visit.in_private:
            await visit.think()
        await self._hands.open(visit)

    async def turn_to_seat(self, visit: Visit) -> None:
        """Another of the seats one leads."""
        seat, _ = seat_and_detail(visit.detail)
        await self._hands.show(visit, seat)

    async def turn_page(self, visit: Visit) -> None:
        """On to what the message could not hold."""
        seat, page = seat_and_detail(visit.detail)
        visit.table.need_turn(visit.person, seat, visit.position)
        await self._hands.show(visit, seat, page=_number(page))

    async def turn_to_way(self, visit: Visit) -> None:
        """Where one can go that way."""
        seat, way = seat_and_detail(visit.detail)
        visit.table.need_turn(visit.person, seat, visit.position)
        await self._hands.show(visit, seat, focus=visit.values or (way,))

    # One option, or several

    async def answer(self, visit: Visit) -> None:
        """Answer at once, unless an option is looked at before it is final. One press may carry two answers:
        to this question and to the next."""
        seat, key = seat_and_detail(visit.detail)
        keys = visit.values or (key,)
        request = _asked(visit, seat)
        first, ahead, then = keys[0].partition(THEN)
        if ahead:
            await self._answer_ahead(visit, seat, request, first, then)
        elif is_drafted(request) or _leaves_unused(request, keys):
            await visit.table.drafts.try_on(visit.person, seat, visit.position, keys[0])
        else:
            await visit.table.answer(visit.person, seat, visit.position, keys)
        await self._hands.show(visit, seat)

    async def _answer_ahead(
        self, visit: Visit, seat: Seat, request: Request[object], first: str, then: str
    ) -> None:
        """To what is asked, and to what comes later or next."""
        table, person, position = visit.table, visit.person, visit.position
        if any(one.key == first and along_of(one) for one in options_of(request)):
            await table.answer(person, seat, position, [first], then)
            return
        match = table.need_turn(person, seat, position)
        meant = next((one for one in look_ahead(match, seat) if one.first.key == first), None)
        if meant is None or all(one.key != then for one in meant.options):
            raise Refusal(Problem("not-an-option"))
        await table.answer(person, seat, position, [first])
        await table.answer(person, seat, position + 1, [then])

    async def answer_with_none(self, visit: Visit) -> None:
        """None of several."""
        seat, _ = seat_and_detail(visit.detail)
        await visit.table.answer(visit.person, seat, visit.position, ())
        await self._hands.show(visit, seat)

    async def try_on(self, visit: Visit) -> None:
        """One more of several, or one fewer."""
        seat, key = seat_and_detail(visit.detail)
        await visit.table.drafts.try_on(visit.person, seat, visit.position, key)
        await self._hands.show(visit, seat)

    async def try_among(self, visit: Visit) -> None:
        """Those of several that were picked in one select, and no others of it."""
        seat, _ = seat_and_detail(visit.detail)
        request, (first, page) = _asked(visit, seat), _start_and_page(visit)
        among = [option.key for option in options_of(request)[first : first + MOST_CHOICES]]
        await visit.table.drafts.try_among(visit.person, seat, visit.position, among, visit.values)
        await self._hands.show(visit, seat, page=page)

    async def answer_until(self, visit: Visit) -> None:
        """Answer this, now and until something happens."""
        seat, lull = seat_and_detail(visit.detail)
        await visit.table.standing.answer_until(visit.person, seat, visit.position, lull)
        await self._hands.show(visit, seat)

    async def ask_again(self, visit: Visit) -> None:
        """No answer stands any more."""
        seat, _ = seat_and_detail(visit.detail)
        await visit.table.standing.ask_again(visit.person)
        await self._hands.show(visit, seat)

    # Forms

    async def turn_to_field(self, visit: Visit) -> None:
        """Which slot of the form is being filled."""
        seat, _ = seat_and_detail(visit.detail)
        visit.table.need_turn(visit.person, seat, visit.position)
        if visit.picked not in _form(visit, seat).by_key:
            raise Stale
        await self._hands.show(visit, seat, focus=(visit.picked,))

    async def set_value(self, visit: Visit) -> None:
        """Give a field its value. A slot that has it already is emptied. The next open slot comes then."""
        seat, given = seat_and_detail(visit.detail)
        field, _, value = (visit.picked if visit.values else given).partition("=")
        slot = isinstance(_form(visit, seat).by_key.get(field), Slot)
        taken_away = slot and visit.table.drafts.of(seat).get(field) == value
        wanted = {field: "" if taken_away else value}
        await visit.table.drafts.edit(visit.person, seat, visit.position, wanted)
        await self._hands.show(visit, seat, focus=() if slot and not taken_away else (field,))

    async def add(self, visit: Visit) -> None:
        """One more in each of the counters that were picked."""
        await self._count(visit, 1, visit.values, _start_and_page(visit)[1])

    async def take_away(self, visit: Visit) -> None:
        """One fewer in each of the counters that were picked."""
        await self._count(visit, -1, visit.values, _start_and_page(visit)[1])

    async def one_more(self, visit: Visit) -> None:
        await self._count(visit, 1, [seat_and_detail(visit.detail)[1]])

    async def one_fewer(self, visit: Visit) -> None:
        await self._count(visit, -1, [seat_and_detail(visit.detail)[1]])

    async def _count(self, visit: Visit, by: int, fields: Sequence[str], page: int = 0) -> None:
        seat, _ = seat_and_detail(visit.detail)
        await visit.table.drafts.count_by(visit.person, seat, visit.position, by, *fields)
        await self._hands.show(visit, seat, focus=tuple(fields), page=page)

    # What was drafted

    async def clear(self, visit: Visit) -> None:
        await self._change(visit, visit.table.drafts.clear)

    async def suggest(self, visit: Visit) -> None:
        await self._change(visit, visit.table.drafts.suggest)

    async def lock_in(self, visit: Visit) -> None:
        await self._change(visit, visit.table.lock_in)

    async def lock_in_with(self, visit: Visit) -> None:
        """Lock in, and say now what will be asked later."""
        seat, said = seat_and_detail(visit.detail)
        said = visit.picked if visit.values else said
        await visit.table.lock_in(visit.person, seat, visit.position, said)
        await self._hands.show(visit, seat)

    async def unlock(self, visit: Visit) -> None:
        await self._change(visit, visit.table.unlock)

    async def _change(self, visit: Visit, change: Change) -> None:
        seat, _ = seat_and_detail(visit.detail)
        await change(visit.person, seat, visit.position)
        await self._hands.show(visit, seat)


# What is asked


def _asked(visit: Visit, seat: Seat) -> Request[object]:
    match = visit.table.need_turn(visit.person, seat, visit.position)
    return match.pending[seat].request


def _form(visit: Visit, seat: Seat) -> Form[object]:
    form = _asked(visit, seat)
    if not isinstance(form, Form):
        raise Stale
    return form


def _leaves_unused(request: Request[object], keys: Sequence[str]) -> bool:
    """Whether this would leave something behind for good: then it is asked once more."""
    meant = [option for option in options_of(request) if option.key in keys]
    return len(keys) == 1 and any(leaves_unused(option) and not barred(option) for option in meant)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER):
        raise Stale
    return int(text)


def _start_and_page(visit: Visit) -> tuple[int, int]:
    """Where a select begins among all that is offered, and the page that it stood on."""
    start, _, page = seat_and_detail(visit.detail)[1].partition(".")
    return _number(start), _number(page)
