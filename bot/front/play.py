"""What the buttons of a running table do: open the hand, plan, answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.engine import Counter, Form, Seat
from bot.front.visit import Visit
from bot.tables.seating import Person, Stale

Change: TypeAlias = "Callable[[Person, Seat, int], Awaitable[None]]"


def _seat_and_detail(visit: Visit) -> tuple[Seat, str]:
    seat, _, detail = visit.detail.partition("|")
    return Seat(seat), detail


async def open_hand(visit: Visit) -> None:
    """``Your hand`` on the public message: whoever sits here sees their own."""
    await visit.think()
    await visit.client.hands.open(visit)


async def turn_to_seat(visit: Visit) -> None:
    """Another of the seats one leads."""
    await visit.acknowledge()
    seat, _ = _seat_and_detail(visit)
    await visit.client.hands.show(visit, seat)


async def answer(visit: Visit) -> None:
    await visit.acknowledge()
    seat, detail = _seat_and_detail(visit)
    keys = visit.values or (detail,)
    await visit.table.answer(visit.person, seat, visit.position, keys)
    await visit.client.hands.show(visit, seat)


async def answer_from_a_later_select(visit: Visit) -> None:
    """More than 25 options stand in several selects; the detail says which, not what."""
    await answer(visit)


async def turn_to_field(visit: Visit) -> None:
    """Which field of the form is being filled in."""
    await visit.acknowledge()
    seat, _ = _seat_and_detail(visit)
    visit.table.need_turn(visit.person, seat, visit.position)
    field = visit.picked
    if field not in _form(visit, seat).by_key:
        raise Stale
    await visit.client.hands.show(visit, seat, focus=field)


async def set_value(visit: Visit) -> None:
    """Give a field its value; after a slot the next open one is in focus."""
    await visit.acknowledge()
    seat, field = _seat_and_detail(visit)
    await visit.table.drafts.edit(visit.person, seat, visit.position, {field: visit.picked})
    counts = isinstance(_form(visit, seat).by_key.get(field), Counter)
    await visit.client.hands.show(visit, seat, focus=field if counts else "")


async def one_more(visit: Visit) -> None:
    await _change_by(visit, 1)


async def one_fewer(visit: Visit) -> None:
    await _change_by(visit, -1)


async def _change_by(visit: Visit, by: int) -> None:
    await visit.acknowledge()
    seat, field = _seat_and_detail(visit)
    await visit.table.drafts.count_by(visit.person, seat, visit.position, field, by)
    await visit.client.hands.show(visit, seat, focus=field)


async def clear(visit: Visit) -> None:
    await _change(visit, visit.table.drafts.clear)


async def suggest(visit: Visit) -> None:
    await _change(visit, visit.table.drafts.suggest)


async def lock_in(visit: Visit) -> None:
    await _change(visit, visit.table.lock_in)


async def unlock(visit: Visit) -> None:
    await _change(visit, visit.table.unlock)


async def _change(visit: Visit, change: Change) -> None:
    await visit.acknowledge()
    seat, _ = _seat_and_detail(visit)
    await change(visit.person, seat, visit.position)
    await visit.client.hands.show(visit, seat)


def _form(visit: Visit, seat: Seat) -> Form[object]:
    question = visit.table.question(seat)
    if question is None or not isinstance(question.request, Form):
        raise Stale
    return question.request
