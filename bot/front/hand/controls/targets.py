"""The layout of many options, or of options with places on the board: buttons, with one explaining text
above.

An option with a place has its number in the picture as its label.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.engine import Seat
from bot.front.hand.controls.context import HandContext
from bot.front.hand.controls.lines import LONGEST_TEXT, MOST_BUTTONS, K, OptionLine, press, text
from bot.front.shared.action import Button
from bot.front.shared.components import Item, rows
from bot.front.shared.limits import cut

MOST_NUMBERS = 25
"""Five rows of five."""
LONGEST_LEGEND = 2000
"""Characters: half of Discord's limit for a message."""


def laid_out(
    context: HandContext, lines: Sequence[OptionLine[K]], act: Callable[[Seat, K], Button], room: int
) -> list[Item] | None:
    """A button for each line and one text for all, if ``room`` components are enough."""
    needed = len(lines) + -(-len(lines) // 5) + 1
    numbers = [line.number for line in lines if line.number is not None]
    most = MOST_NUMBERS if numbers else MOST_BUTTONS
    if needed > room or len(lines) > most or not all(line.short for line in lines):
        return None
    legend = legend_of(context, lines)
    if len(legend) > LONGEST_LEGEND:
        return None
    shared = len(set(numbers)) < len(numbers)
    # The text has the names already: the number is enough for the label.
    told = bool(legend) and all(line.about for line in lines if line.number is not None)
    buttons = [press(context, _by_number(line) if told and not shared else line, act) for line in lines]
    return [*([text(legend)] if legend else []), *rows(buttons)]


def _by_number(line: OptionLine[K]) -> OptionLine[K]:
    return line if line.number is None else replace(line, label=str(line.number))


def legend_of(context: HandContext, lines: Sequence[OptionLine[K]]) -> str:
    """The explanations of the lines."""
    return "\n".join(_told(context, line) for line in lines if line.about)


def _told(context: HandContext, line: OptionLine[K]) -> str:
    said = context.words.say("hand-long-option", option=line.label, about=line.about)
    return cut(said.replace("\n", " ").strip(), LONGEST_TEXT)
