"""Discord's limits of what is written, and how a text is made to fit one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.wording import Words

Text = TypeVar("Text", bound=str)

LONGEST_MESSAGE = 2000
"""Of a plain message."""
MOST_COMPONENTS = 40
"""In one message, nested ones counted."""
LABEL = 80
"""Of a button."""
TEXT = 100
"""Of a line of a select, and of a suggestion."""


def cut(text: Text, most: int) -> Text:
    """Text that fits a limit; what people wrote stays what people wrote."""
    if len(text) <= most:
        return text
    return type(text)(text[: most - 1] + "…")


def listed(
    lines: Sequence[str], most: int, words: Words, room: int = LONGEST_MESSAGE, *, more: int = 0
) -> str:
    """As many of these as fit, and how many more there are; ``more`` are there that have no line."""
    shown = list(lines[:most])
    while True:
        left = len(lines) - len(shown) + more
        text = "\n".join([*shown, *([words.say("status-more", count=left)] if left else [])])
        if len(text) <= room or not shown:
            return text
        shown.pop()
