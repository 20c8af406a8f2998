"""Options that stand somewhere on the board: they are known by the number that the picture gives them.

Where they are too many for a text beside each, the numbers are pressed, and what is to be said of them
stands above.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.front.components import Item, rows
from bot.front.controls.desk import Desk
from bot.front.controls.lines import LONGEST_TEXT, Line, press, text
from bot.front.limits import cut

MOST_NUMBERS = 25
"""Five rows of five."""


def laid_out(desk: Desk, lines: Sequence[Line], action: str, room: int) -> list[Item] | None:
    """A button for each number, where these lines have numbers and so many components have room."""
    needed = len(lines) + -(-len(lines) // 5) + 1
    numbers = [line.number for line in lines if line.number is not None]
    if not numbers or needed > room or len(lines) > MOST_NUMBERS:
        return None
    shared = len(set(numbers)) < len(numbers)
    buttons = [press(desk, line if shared else _by_number(line), action) for line in lines]
    legend = [_legend(desk, line) for line in lines if line.about or line.number is not None]
    return [text("\n".join(legend)), *rows(buttons)]


def _by_number(line: Line) -> Line:
    return line if line.number is None else replace(line, label=str(line.number))


def _legend(desk: Desk, line: Line) -> str:
    said = desk.words.say("hand-long-option", option=line.label, about=line.about)
    return cut(said.replace("\n", " ").strip(), LONGEST_TEXT)
