"""Discord's limits for texts, and functions to fit them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.wording import Words

Text = TypeVar("Text", bound=str)

LONGEST_MESSAGE = 2000
"""Characters of a plain message."""
MOST_COMPONENTS = 40
"""Components in one message, nested ones counted."""
LABEL = 80
"""Characters of a button's label."""
TEXT = 100
"""Characters of a line in a select, and of a suggestion."""


def cut(text: Text, most: int) -> Text:
    """Text within a limit; it keeps its type, such as ``FromPeople``."""
    if len(text) <= most:
        return text
    return type(text)(text[: most - 1] + "…")


def listed(
    lines: Sequence[str], most: int, words: Words, room: int = LONGEST_MESSAGE, *, more: int = 0
) -> str:
    """The first lines that fit, and the number of those left out; ``more`` is added to that number."""
    shown = list(lines[:most])
    while True:
        left = len(lines) - len(shown) + more
        text = "\n".join([*shown, *([words.say("status-more", count=left)] if left else [])])
        if len(text) <= room or not shown:
            return text
        shown.pop()
