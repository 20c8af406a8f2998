"""The layout of options, whatever their number.

A few options with an explanation become sections with a button beside the text. Short ones become rows of
buttons. More become selects, and more than fit into a message get pages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from discord import ButtonStyle, ui

from bot.engine import (
    Keyed,
    Request,
    Seat,
    along_of,
    barred,
    chosen,
    is_same,
    is_usual,
    numbered_places,
    place_of,
    repeat_of,
    way_of,
)
from bot.front.hand.actions import AnswerUntil, OfPart, TurnPage
from bot.front.hand.controls.context import HandContext
from bot.front.shared.action import Button, Keys, Setting
from bot.front.shared.components import (
    MOST_CHOICES,
    Item,
    Pick,
    Pickable,
    Press,
    packed,
    row,
    rows,
    section,
    size,
)
from bot.front.shared.limits import cut
from bot.tables.ahead import WAYS_PAST

MOST_BUTTONS = 15
"""Three rows of five; a player cannot take in more at once."""
MOST_SECTIONS = 9
LONGEST_BUTTON = 32
"""Characters of a button's label; a longer name becomes text, which a phone does not cut off."""
LONGEST_TEXT = 240
"""Characters of the text beside a button."""
AS_TEXT = "\N{VARIATION SELECTOR-15}"
MOST_SELECTS = 4
"""Selects on one page."""


K = TypeVar("K", str, Keys, Setting)


@dataclass(frozen=True, slots=True)
class OptionLine(Generic[K]):
    """One option as it is shown. A barred option has its reason in place of its explanation."""

    key: K
    label: str
    about: str = ""
    barred: bool = False
    chosen: bool = False
    plain: bool = False
    """The option declines all others: to pass, to go back."""
    number: int | None = None
    """The number of its place on the board."""
    way: str = ""
    """The direction that tells it from other options at the same place."""
    usual: bool = False
    """The direction that most players would choose at this place."""

    @property
    def short(self) -> bool:
        return len(self.label) <= LONGEST_BUTTON


def lines_of(
    context: HandContext, request: Request[object], options: Sequence[Keyed]
) -> list[OptionLine[Keys]]:
    """The options of a request; an option with a place has the number of the place. If the direction is asked
    in the next question, each direction is a line of its own."""
    numbers = numbered_places(request)
    shared = len(numbers) < len([option for option in options if place_of(option)])
    lines: list[OptionLine[Keys]] = []
    for option in options:
        line = _line(context, request.prompt, option, numbers.get(place_of(option)))
        along = along_of(option) if line.number is not None else None
        if along is not None:
            ways = [one.key for one in along.options]
            lines += [
                _going(context, line, Keys(line.key.first, way), way, usual=way == ways[0]) for way in ways
            ]
        elif shared and line.number is not None and way_of(option):
            lines.append(_going(context, line, line.key, way_of(option), usual=is_usual(option)))
        else:
            lines.append(line)
    return lines


def _going(
    context: HandContext, line: OptionLine[Keys], key: Keys, way: str, *, usual: bool
) -> OptionLine[Keys]:
    """The line of one direction to a place."""
    label = context.words.say("hand-place-way", number=line.number or 0, way=arrow(way))
    return replace(line, key=key, label=label, way=way, usual=usual)


def arrow(way: str) -> str:
    """An arrow as text: without the selector some clients show some arrows as emoji."""
    return f"{way}{AS_TEXT}" if way else ""


def _line(context: HandContext, prompt: str, option: Keyed, number: int | None) -> OptionLine[Keys]:
    words, problem = context.words, barred(option)
    label = words.option(prompt, option)
    if number is not None:
        # A key without words is named by its number only.
        named = label != option.key or ":" not in option.key
        label = words.say("hand-place", number=number, option=label) if named else str(number)
    about = words.about(prompt, option) if problem is None else words.problem(problem)
    return OptionLine(
        Keys(option.key),
        label,
        about,
        barred=problem is not None,
        chosen=option.key in chosen(context.draft),
        plain=option.key in WAYS_PAST,
        number=number,
    )


def laid_out(
    context: HandContext, lines: Sequence[OptionLine[K]], act: Callable[[Seat, K], Button], room: int
) -> list[Item] | None:
    """A button for each line, if ``room`` components are enough for that."""
    telling = [line for line in lines if line.about or not line.short]
    others = [line for line in lines if line not in telling]
    shown = [_section(context, line, act) for line in telling]
    shown += packed([press(context, line, act) for line in others])
    fits = size(shown) <= room and len(telling) <= MOST_SECTIONS and len(others) <= MOST_BUTTONS
    return shown if fits else None


def _section(context: HandContext, line: OptionLine[K], act: Callable[[Seat, K], Button]) -> Item:
    if line.short:
        return section(cut(line.about, LONGEST_TEXT), press(context, line, act))
    text = context.words.say("hand-long-option", option=line.label, about=line.about)
    button = OptionLine(line.key, context.words.say("button-choose"), "", line.barred, line.chosen)
    return section(cut(text.strip(), LONGEST_TEXT), press(context, button, act))


def press(context: HandContext, line: OptionLine[K], act: Callable[[Seat, K], Button]) -> Press:
    label = context.words.say("hand-chosen", option=line.label) if line.chosen else line.label
    style = ButtonStyle.primary
    if line.chosen:
        style = ButtonStyle.success
    elif line.plain:
        style = ButtonStyle.secondary
    return Press(context.identifier(act(context.seat, line.key)), label, style, disabled=line.barred)


def selects(
    context: HandContext,
    lines: Sequence[OptionLine[K]],
    act: Callable[[Seat, int, int], OfPart],
    placeholder: str,
    room: int,
    *,
    most: int = 1,
) -> list[Item]:
    """Lines in selects of 25, as many as fit; the others are on further pages.

    Up to ``most`` of them may be picked at once. A line of a select cannot be disabled: a barred one has a
    mark, and picking it shows the reason.
    """
    groups = [lines[start : start + MOST_CHOICES] for start in range(0, len(lines), MOST_CHOICES)]
    together = max(1, min(MOST_SELECTS, (room - 3) // 2))
    pages = -(-len(groups) // together)
    page = min(context.page, pages - 1)
    shown = range(page * together, min((page + 1) * together, len(groups)))
    items: list[Item] = []
    for number in shown:
        group = groups[number]
        asked = placeholder
        if len(groups) > 1:
            ends = {"first": group[0].label, "last": group[-1].label}
            asked = context.words.say("hand-choose-part", {"asked": placeholder, **ends})
        pickables = [_pickable(context, line) for line in group]
        identifier = context.identifier(act(context.seat, number * MOST_CHOICES, page))
        items.append(row(Pick(identifier, asked, pickables, most=min(most, len(group)))))
    if pages > 1:
        items += rows(_leafing(context, page, pages))
    return items


def _pickable(context: HandContext, line: OptionLine[K]) -> Pickable:
    label = context.words.say("hand-barred", option=line.label) if line.barred else line.label
    return Pickable(str(line.key), label, line.about, chosen=line.chosen)


def _leafing(context: HandContext, page: int, pages: int) -> list[Press]:
    words = context.words
    return [
        Press(
            context.identifier(TurnPage(context.seat, page - 1)),
            words.say("button-page-before"),
            disabled=page == 0,
        ),
        Press(
            context.identifier(TurnPage(context.seat, page + 1)),
            words.say("button-page-after"),
            disabled=page == pages - 1,
        ),
    ]


def until_buttons(context: HandContext, request: Request[object]) -> list[Press]:
    """Buttons to answer now and until each event that can be waited for."""
    return [
        Press(
            context.identifier(AnswerUntil(context.seat, event)), context.words.until(request.prompt, event)
        )
        for event in repeat_of(request).offered
        if not is_same(event)
    ]


def text(said: str) -> Item:
    return ui.TextDisplay(said)
