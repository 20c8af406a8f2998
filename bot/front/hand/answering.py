"""The handlers of a hand's buttons: open, plan, answer, pass."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
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
    filled_in,
    leaves_unused,
    options_of,
)
from bot.front.hand.actions import (
    Answer,
    AnswerNone,
    AnswerUntil,
    AskAgain,
    BringBack,
    Clear,
    Explain,
    LockIn,
    LockInWith,
    OfSeat,
    OneFewer,
    OneMore,
    PickAmong,
    PickAnswer,
    PickFewer,
    PickField,
    PickLockInWith,
    PickMore,
    PickValue,
    PickWay,
    SetValue,
    Suggest,
    TellWhen,
    TryOn,
    TurnPage,
    TurnToWay,
    Unlock,
)
from bot.front.hand.open_hands import OpenHands
from bot.front.hand.turn_wishes import answered
from bot.front.inbound.visit import Visit
from bot.front.shared.action import Action
from bot.front.shared.components import MOST_CHOICES
from bot.front.social.wishes import Wishes
from bot.tables.ahead import look_ahead
from bot.tables.drafts import is_drafted
from bot.tables.seating import Person, Stale

Change: TypeAlias = "Callable[[Person, Seat, int], Awaitable[None]]"


class Answering:
    """The actions of the hand. Each shows the hand again after the change."""

    def __init__(self, hands: OpenHands, wishes: Wishes) -> None:
        self._hands = hands
        self._wishes = wishes

    async def open_hand(self, visit: Visit, _: Action) -> None:
        """Open the player's own hand, from ``Your hand`` on the public message or from a list of tables."""
        if not visit.in_private:
            await visit.think()
        await self._hands.open(visit)

    async def turn_to_seat(self, visit: Visit, action: OfSeat) -> None:
        """Show this seat: another one of the same player, or its question after what led to it."""
        await self._hands.show(visit, action.seat)

    async def explain(self, visit: Visit, action: Explain) -> None:
        """Show the rules that led to what has happened since the last answer."""
        await self._hands.show(visit, action.seat, explains=True)

    async def turn_page(self, visit: Visit, action: TurnPage) -> None:
        """Show the next part of a hand that does not fit into one message."""
        visit.table.need_turn(visit.person, action.seat, visit.position)
        await self._hands.show(visit, action.seat, page=action.page)

    async def turn_to_way(self, visit: Visit, action: TurnToWay | PickWay) -> None:
        """Show the options in this direction."""
        visit.table.need_turn(visit.person, action.seat, visit.position)
        await self._hands.show(visit, action.seat, focus=(action.picked,))

    # One option, or several

    async def answer(self, visit: Visit, action: Answer | PickAnswer) -> None:
        """Answer at once, unless the option is tried before it is final. One press may carry the answers to
        this question and to the next."""
        seat, (key, then) = action.seat, action.picked
        request = _asked(visit, seat)
        if then:
            await _answer_ahead(visit, seat, request, key, then)
        elif is_drafted(request) or _leaves_unused(request, key):
            await visit.table.drafts.try_on(visit.person, seat, visit.position, key)
        else:
            await visit.table.answer(visit.person, seat, visit.position, [key])
        await self._hands.show(visit, seat)

    async def answer_with_none(self, visit: Visit, action: AnswerNone) -> None:
        """Answer with no option where several may be chosen."""
        await visit.table.answer(visit.person, action.seat, visit.position, ())
        await self._hands.show(visit, action.seat)

    async def try_on(self, visit: Visit, action: TryOn) -> None:
        """Add an option to several, or remove it."""
        await visit.table.drafts.try_on(visit.person, action.seat, visit.position, str(action.keys))
        await self._hands.show(visit, action.seat)

    async def try_among(self, visit: Visit, action: PickAmong) -> None:
        """Set the options of one select among several; those of its other selects stay."""
        seat, first = action.seat, max(action.start, 0)
        among = [option.key for option in options_of(_asked(visit, seat))[first : first + MOST_CHOICES]]
        await visit.table.drafts.try_among(visit.person, seat, visit.position, among, action.picked)
        await self._hands.show(visit, seat, page=action.page)

    async def answer_until(self, visit: Visit, action: AnswerUntil) -> None:
        """Answer, now and until an event."""
        await visit.table.answer_until(visit.person, action.seat, visit.position, action.event)
        await self._hands.show(visit, action.seat)

    async def ask_again(self, visit: Visit, action: AskAgain) -> None:
        """Remove all standing answers of this player."""
        await visit.table.ask_again(visit.person)
        await self._hands.show(visit, action.seat)

    async def tell_when(self, visit: Visit, action: TellWhen) -> None:
        """Save when to remind this player of their turn."""
        hearing = await self._wishes.of(visit.person.user_id)
        await self._wishes.keep(answered(hearing, action.picked, self._wishes))
        await self._hands.show(visit, action.seat)

    # Forms

    async def turn_to_field(self, visit: Visit, action: PickField) -> None:
        """Choose the slot of a form to fill."""
        visit.table.need_turn(visit.person, action.seat, visit.position)
        if action.picked not in _form(visit, action.seat).by_key:
            raise Stale
        await self._hands.show(visit, action.seat, focus=(action.picked,))

    async def set_value(self, visit: Visit, action: SetValue | PickValue) -> None:
        """Give a field its value, and go on to the next open slot. A slot with this value already is
        emptied."""
        seat, (field, value) = action.seat, action.picked
        slot = isinstance(_form(visit, seat).by_key.get(field), Slot)
        taken_away = slot and filled_in(visit.table.drafts.of(seat)).choices.get(field) == value
        wanted = {field: "" if taken_away else value}
        await visit.table.drafts.edit(visit.person, seat, visit.position, wanted)
        await self._hands.show(visit, seat, focus=() if slot and not taken_away else (field,))

    async def add(self, visit: Visit, action: PickMore) -> None:
        """Add one to each picked counter."""
        await self._count(visit, action.seat, 1, action.picked, action.page)

    async def take_away(self, visit: Visit, action: PickFewer) -> None:
        """Take one from each picked counter."""
        await self._count(visit, action.seat, -1, action.picked, action.page)

    async def one_more(self, visit: Visit, action: OneMore) -> None:
        await self._count(visit, action.seat, 1, (action.field,))

    async def one_fewer(self, visit: Visit, action: OneFewer) -> None:
        await self._count(visit, action.seat, -1, (action.field,))

    async def _count(self, visit: Visit, seat: Seat, by: int, fields: tuple[str, ...], page: int = 0) -> None:
        await visit.table.drafts.count_by(visit.person, seat, visit.position, by, *fields)
        await self._hands.show(visit, seat, focus=fields, page=page)

    # Drafts

    async def clear(self, visit: Visit, action: Clear) -> None:
        await self._change(visit, action.seat, visit.table.drafts.clear)

    async def suggest(self, visit: Visit, action: Suggest) -> None:
        await self._change(visit, action.seat, visit.table.drafts.suggest)

    async def bring_back(self, visit: Visit, action: BringBack) -> None:
        await self._change(visit, action.seat, visit.table.drafts.bring_back)

    async def lock_in(self, visit: Visit, action: LockIn) -> None:
        await self._change(visit, action.seat, visit.table.lock_in)

    async def lock_in_with(self, visit: Visit, action: LockInWith | PickLockInWith) -> None:
        """Lock in, and answer a later question with the same press."""
        await visit.table.lock_in(visit.person, action.seat, visit.position, action.picked)
        await self._hands.show(visit, action.seat)

    async def unlock(self, visit: Visit, action: Unlock) -> None:
        await self._change(visit, action.seat, visit.table.unlock)

    async def _change(self, visit: Visit, seat: Seat, change: Change) -> None:
        await change(visit.person, seat, visit.position)
        await self._hands.show(visit, seat)


# What is asked


async def _answer_ahead(visit: Visit, seat: Seat, request: Request[object], key: str, then: str) -> None:
    """Answer the present question, and a later or the next one."""
    table, person, position = visit.table, visit.person, visit.position
    if any(one.key == key and along_of(one) for one in options_of(request)):
        await table.answer(person, seat, position, [key], then)
        return
    match = table.need_turn(person, seat, position)
    meant = next((one for one in look_ahead(match, seat) if one.first.key == key), None)
    if meant is None or all(one.key != then for one in meant.options):
        raise Refusal(Problem("not-an-option"))
    await table.answer(person, seat, position, [key])
    await table.answer(person, seat, position + 1, [then])


def _asked(visit: Visit, seat: Seat) -> Request[object]:
    match = visit.table.need_turn(visit.person, seat, visit.position)
    return match.pending[seat].request


def _form(visit: Visit, seat: Seat) -> Form[object]:
    form = _asked(visit, seat)
    if not isinstance(form, Form):
        raise Stale
    return form


def _leaves_unused(request: Request[object], key: str) -> bool:
    """True if this answer would leave something unused for good: then the player must confirm it."""
    meant = [option for option in options_of(request) if option.key == key]
    return any(leaves_unused(option) and not barred(option) for option in meant)
