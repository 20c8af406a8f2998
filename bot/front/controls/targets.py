"""Many options, or such as stand somewhere on the board: buttons, and what is to be said of them above.

Where they stand somewhere, the button is the number that the picture gives them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import ButtonStyle

from bot.front.components import Item, Press, rows, size
from bot.front.controls.desk import Desk
from bot.front.controls.lines import LONGEST_TEXT, MOST_BUTTONS, MOST_SECTIONS, Line, press, text
from bot.front.limits import cut

MOST_NUMBERS = 25
"""Five rows of five."""
LONGEST_LEGEND = 2000
"""Half of what a message may say."""


def laid_out(desk: Desk, lines: Sequence[Line], action: str, room: int) -> list[Item] | None:
    """A button for each line and one text for all, where so many components have room."""
    needed = len(lines) + -(-len(lines) // 5) + 1
    numbers = [line.number for line in lines if line.number is not None]
    most = MOST_NUMBERS if numbers else MOST_BUTTONS
    if needed > room or len(lines) > most or not all(line.short for line in lines):
        return None
    legend = "\n".join(_legend(desk, line) for line in lines if line.about)
    if len(legend) > LONGEST_LEGEND:
        return None
    shared = len(set(numbers)) < len(numbers)
    # Where the text tells all their names, the number is enough.
    told = bool(legend) and all(line.about for line in lines if line.number is not None)
    buttons = [press(desk, _by_number(line) if told and not shared else line, action) for line in lines]
    return [*([text(legend)] if legend else []), *rows(buttons)]


def _by_number(line: Line) -> Line:
    return line if line.number is None else replace(line, label=str(line.number))


def _legend(desk: Desk, line: Line) -> str:
    said = desk.words.say("hand-long-option", option=line.label, about=line.about)
    return cut(said.replace("\n", " ").strip(), LONGEST_TEXT)


def by_place(desk: Desk, lines: Sequence[Line], action: str, room: int) -> list[Item] | None:
    """Where many options stand at fewer places: first the place is pressed, by its number, and then which of
    what stands there is meant."""
    placed = [line.number for line in lines if line.number is not None]
    numbers = [*dict.fromkeys(placed)]
    if len(lines) <= MOST_SECTIONS or len(placed) == len(numbers):
        return None
    turned_to = next((number for number in numbers if str(number) in desk.focus), None)
    there = [line for line in lines if turned_to is not None and line.number == turned_to]
    beside = [line for line in lines if line.number is None]
    places = rows([_place(desk, number, chosen=number == turned_to) for number in numbers])
    reasons = "\n".join(_legend(desk, line) for line in [*there, *beside] if line.barred)
    told = [text(cut(reasons, LONGEST_LEGEND))] if reasons else []
    shown = [*places, *told, *rows([press(desk, line, action) for line in [*there, *beside]])]
    return shown if size(shown) <= room else None


def _place(desk: Desk, number: int, *, chosen: bool) -> Press:
    style = ButtonStyle.primary if chosen else ButtonStyle.secondary
    return Press(desk.identifier("place", str(number)), str(number), style)
