"""Discord's limits of what is written, and how a text is made to fit one."""

from __future__ import annotations

LONGEST_MESSAGE = 2000
"""Of a plain message."""
MOST_COMPONENTS = 40
"""In one message, nested ones counted."""
LABEL = 80
"""Of a button."""
TEXT = 100
"""Of a line of a select, and of a suggestion."""


def cut(text: str, most: int) -> str:
    """Text that fits a limit."""
    return text if len(text) <= most else text[: most - 1] + "…"
