"""The controls for a form: counters for places, slots for pieces.

A counter grows by one with each pick; several may be picked at once. A slot is filled with one press, and
then the next one is selected.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.engine import Counter, Form, Problem, Slot
from bot.front.hand.actions import (
    Clear,
    LockIn,
    OneFewer,
    OneMore,
    PickFewer,
    PickField,
    PickMore,
    PickValue,
    SetValue,
    Suggest,
)
from bot.front.hand.controls.context import Desk
from bot.front.hand.controls.lines import OptionLine, laid_out, selects, text
from bot.front.shared.action import Setting
from bot.front.shared.components import Item, Press, rows, size
from bot.wording import Words, message_id

FEW = 5
"""Up to this number of counters have buttons of their own: a row to add and one to take away."""
MANY = 5
"""A counter with a larger limit can also be set to a number directly."""


def controls(desk: Desk, form: Form[object], room: int) -> list[Item]:
    problems = form.problems(desk.draft)
    items = [text(_still_wrong(desk.words, problems))]
    buttons = rows(_buttons(desk, ready=not problems))
    room -= size(items) + size(buttons)
    slots = [field for field in form.fields if isinstance(field, Slot)]
    counters = [field for field in form.fields if isinstance(field, Counter)]
    if slots and counters:
        room //= 2
    if slots:
        items += _slots(desk, form, slots, room)
    if counters:
        items += _counters(desk, form, counters, room)
    return [*items, *buttons]


def _still_wrong(words: Words, problems: Sequence[Problem]) -> str:
    if not problems:
        return words.say("form-ready")
    return "\n".join(f"- {words.problem(problem)}" for problem in problems)


def _buttons(desk: Desk, *, ready: bool) -> list[Press]:
    words = desk.words
    return [
        Press(
            desk.identifier(LockIn(desk.seat)),
            words.say("button-lock"),
            ButtonStyle.success,
            disabled=not ready,
        ),
        Press(desk.identifier(Suggest(desk.seat)), words.say("button-suggest")),
        Press(desk.identifier(Clear(desk.seat)), words.say("button-clear"), disabled=not desk.draft),
    ]


# Counters


def _counters(desk: Desk, form: Form[object], counters: Sequence[Counter], room: int) -> list[Item]:
    """A select to add to counters, and controls to add to and take from those in use."""
    words = desk.words
    adding = words.say(f"field-{message_id(form.prompt)}")
    numbers = {counter.key: counter.number_in(desk.draft) for counter in counters}
    lines = [_counter_line(desk, form, counter, numbers[counter.key]) for counter in counters]
    placed = [counter for counter in counters if numbers[counter.key]]
    in_hand = sorted(placed, key=lambda counter: counter.key not in desk.focus)[:FEW]
    items = rows([_by_one(desk, counter, numbers[counter.key], more=True) for counter in in_hand])
    items += rows([_by_one(desk, counter, numbers[counter.key], more=False) for counter in in_hand])
    if len(placed) > FEW:
        fewer = [line for line in lines if any(line.key == counter.key for counter in placed)]
        items += selects(desk, fewer, PickFewer, words.say("form-fewer"), 5, most=len(counters))
    touched = [counter for counter in counters if counter.key in desk.focus]
    if len(touched) == 1 and touched[0].most > MANY:
        items += _amount(desk, form, touched[0], numbers[touched[0].key])
    return [*selects(desk, lines, PickMore, adding, room - size(items), most=len(counters)), *items]


def _counter_line(desk: Desk, form: Form[object], counter: Counter, number: int) -> OptionLine[str]:
    about = desk.words.say(f"set-{message_id(form.prompt)}", counter.facts, value=number)
    return OptionLine(counter.key, desk.words.label(counter.key), about)


def _by_one(desk: Desk, counter: Counter, number: int, *, more: bool) -> Press:
    action = OneMore(desk.seat, counter.key) if more else OneFewer(desk.seat, counter.key)
    spent = number >= counter.most if more else number == 0
    label = desk.words.say(f"button-{action.key}", field=counter.key)
    return Press(desk.identifier(action), label, disabled=spent)


def _amount(desk: Desk, form: Form[object], counter: Counter, present: int) -> list[Item]:
    """The select for the number of a large counter."""
    lines = [
        OptionLine(Setting(counter.key, str(number)), str(number), chosen=number == present)
        for number in range(counter.most + 1)
    ]
    return selects(
        desk, lines, PickValue, desk.words.say(f"value-{message_id(form.prompt)}", field=counter.key), 11
    )


# Slots


def _slots(desk: Desk, form: Form[object], slots: Sequence[Slot], room: int) -> list[Item]:
    """All slots to select, and the choices of the selected one."""
    words, asked = desk.words, message_id(form.prompt)
    slot = slot_in_hand(desk, slots)
    lines = [_slot_line(desk, form, one, chosen=one is slot) for one in slots]
    items = selects(desk, lines, PickField, words.say(f"field-{asked}"), 5)
    if slot is None:
        return items
    question = words.say(f"value-{asked}", field=slot.key)
    choices = [_choice_line(desk, slot, key) for key in slot.choices]
    shown = laid_out(desk, choices, SetValue, room - size(items) - 1)
    if shown is not None:
        return [*items, text(question), *shown]
    return [*items, *selects(desk, choices, PickValue, question, room - size(items))]


def slot_in_hand(desk: Desk, slots: Sequence[Slot]) -> Slot | None:
    """The slot that was turned to, else the next one without a place."""
    turned_to = next((slot for slot in slots if slot.key in desk.focus), None)
    return turned_to or next((slot for slot in slots if slot.key not in desk.draft), None)


def _slot_line(desk: Desk, form: Form[object], slot: Slot, *, chosen: bool) -> OptionLine[str]:
    words, asked = desk.words, message_id(form.prompt)
    value = desk.draft.get(slot.key)
    if value is None:
        about = words.say(f"unset-{asked}", slot.facts)
    else:
        about = words.say(f"set-{asked}", slot.facts, value=value)
    return OptionLine(slot.key, words.label(slot.key), about, chosen=chosen)


def _choice_line(desk: Desk, slot: Slot, value: str) -> OptionLine[Setting]:
    """A choice for the selected slot, with the other slots that have it already."""
    words = desk.words
    others = tuple(key for key, taken in desk.draft.items() if taken == value and key != slot.key)
    label = words.say("form-shared", value=value, names=others) if others else words.label(value)
    chosen = desk.draft.get(slot.key) == value
    return OptionLine(Setting(slot.key, value), label, chosen=chosen, plain=not chosen)
