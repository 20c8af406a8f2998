"""The controls for a form: counters for places, slots for pieces.

A counter grows by one with each pick; several may be picked at once. A slot is filled with one press, and
then the next one is selected.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.engine import Counter, Form, Problem, Slot, filled_in
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
)
from bot.front.hand.controls import suggesting
from bot.front.hand.controls.context import HandContext
from bot.front.hand.controls.lines import OptionLine, laid_out, selects, text
from bot.front.shared.action import Setting
from bot.front.shared.components import Item, Press, rows, size
from bot.wording import Words, message_id

FEW = 5
"""Up to this number of counters have buttons of their own: a row to add and one to take away."""
MANY = 5
"""A counter with a larger limit can also be set to a number directly."""


def controls(context: HandContext, form: Form[object], room: int) -> list[Item]:
    problems = form.problems(filled_in(context.draft))
    items = [text(_still_wrong(context.words, problems))]
    buttons = rows(_buttons(context, ready=not problems))
    room -= size(items) + size(buttons)
    slots = [field for field in form.fields if isinstance(field, Slot)]
    counters = [field for field in form.fields if isinstance(field, Counter)]
    if slots and counters:
        room //= 2
    if slots:
        items += _slots(context, form, slots, room)
    if counters:
        items += _counters(context, form, counters, room)
    return [*items, *buttons]


def _still_wrong(words: Words, problems: Sequence[Problem]) -> str:
    if not problems:
        return words.say("form-ready")
    return "\n".join(f"- {words.problem(problem)}" for problem in problems)


def _buttons(context: HandContext, *, ready: bool) -> list[Press]:
    words = context.words
    return [
        Press(
            context.identifier(LockIn(context.seat)),
            words.say("button-lock"),
            ButtonStyle.success,
            disabled=not ready,
        ),
        *suggesting.buttons(context),
        Press(
            context.identifier(Clear(context.seat)),
            words.say("button-clear"),
            disabled=filled_in(context.draft).is_empty,
        ),
    ]


# Counters


def _counters(context: HandContext, form: Form[object], counters: Sequence[Counter], room: int) -> list[Item]:
    """A select to add to counters, and controls to add to and take from those in use."""
    words = context.words
    adding = words.say(f"field-{message_id(form.prompt)}")
    counts = filled_in(context.draft).counts
    numbers = {counter.key: counts.get(counter.key, 0) for counter in counters}
    lines = [_counter_line(context, form, counter, numbers[counter.key]) for counter in counters]
    placed = [counter for counter in counters if numbers[counter.key]]
    in_hand = sorted(placed, key=lambda counter: counter.key not in context.focus)[:FEW]
    items = rows([_by_one(context, counter, numbers[counter.key], more=True) for counter in in_hand])
    items += rows([_by_one(context, counter, numbers[counter.key], more=False) for counter in in_hand])
    if len(placed) > FEW:
        fewer = [line for line in lines if any(line.key == counter.key for counter in placed)]
        items += selects(context, fewer, PickFewer, words.say("form-fewer"), 5, most=len(counters))
    touched = [counter for counter in counters if counter.key in context.focus]
    if len(touched) == 1 and touched[0].most > MANY:
        items += _amount(context, form, touched[0], numbers[touched[0].key])
    return [*selects(context, lines, PickMore, adding, room - size(items), most=len(counters)), *items]


def _counter_line(context: HandContext, form: Form[object], counter: Counter, number: int) -> OptionLine[str]:
    about = context.words.say(f"set-{message_id(form.prompt)}", counter.facts, value=number)
    return OptionLine(counter.key, context.words.label(counter.key), about)


def _by_one(context: HandContext, counter: Counter, number: int, *, more: bool) -> Press:
    action = OneMore(context.seat, counter.key) if more else OneFewer(context.seat, counter.key)
    spent = number >= counter.most if more else number == 0
    label = context.words.say(f"button-{action.key}", field=counter.key)
    return Press(context.identifier(action), label, disabled=spent)


def _amount(context: HandContext, form: Form[object], counter: Counter, present: int) -> list[Item]:
    """The select for the number of a large counter."""
    lines = [
        OptionLine(Setting(counter.key, str(number)), str(number), chosen=number == present)
        for number in range(counter.most + 1)
    ]
    return selects(
        context,
        lines,
        PickValue,
        context.words.say(f"value-{message_id(form.prompt)}", field=counter.key),
        11,
    )


# Slots


def _slots(context: HandContext, form: Form[object], slots: Sequence[Slot], room: int) -> list[Item]:
    """All slots to select, and the choices of the selected one."""
    words, asked = context.words, message_id(form.prompt)
    slot = slot_in_hand(context, slots)
    lines = [_slot_line(context, form, one, chosen=one is slot) for one in slots]
    items = selects(context, lines, PickField, words.say(f"field-{asked}"), 5)
    if slot is None:
        return items
    question = words.say(f"value-{asked}", field=slot.key)
    choices = [_choice_line(context, slot, key) for key in slot.choices]
    shown = laid_out(context, choices, SetValue, room - size(items) - 1)
    if shown is not None:
        return [*items, text(question), *shown]
    return [*items, *selects(context, choices, PickValue, question, room - size(items))]


def slot_in_hand(context: HandContext, slots: Sequence[Slot]) -> Slot | None:
    """The slot that was turned to, else the next one without a place."""
    turned_to = next((slot for slot in slots if slot.key in context.focus), None)
    taken = filled_in(context.draft).choices
    return turned_to or next((slot for slot in slots if slot.key not in taken), None)


def _slot_line(context: HandContext, form: Form[object], slot: Slot, *, chosen: bool) -> OptionLine[str]:
    words, asked = context.words, message_id(form.prompt)
    value = filled_in(context.draft).choices.get(slot.key)
    if value is None:
        about = words.say(f"unset-{asked}", slot.facts)
    else:
        about = words.say(f"set-{asked}", slot.facts, value=value)
    return OptionLine(slot.key, words.label(slot.key), about, chosen=chosen)


def _choice_line(context: HandContext, slot: Slot, value: str) -> OptionLine[Setting]:
    """A choice for the selected slot, with the other slots that have it already."""
    words = context.words
    choices = filled_in(context.draft).choices
    others = tuple(key for key, taken in choices.items() if taken == value and key != slot.key)
    label = words.say("form-shared", value=value, names=others) if others else words.label(value)
    chosen = choices.get(slot.key) == value
    return OptionLine(Setting(slot.key, value), label, chosen=chosen, plain=not chosen)
