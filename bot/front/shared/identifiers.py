"""Custom ids: table, question and action. They carry all that a press needs.

Nothing is kept in memory for a button: one that is pressed after a restart, or a year later, is still
understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

PARTS = r":(?P<table>[0-9]{1,9}):(?P<position>-?[0-9]{1,9}):(?P<action>[a-z-]{1,20}):(?P<detail>.*)"
BUTTON = re.compile("press" + PARTS)
SELECT = re.compile("pick" + PARTS)
"""Buttons and selects have different patterns, because both may have the same action in one message."""
LONGEST = 100
"""Characters: Discord's limit of a custom id."""


def custom_ids(components: Iterable[object]) -> Iterator[str]:
    """The custom ids of all controls in a message."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))


@dataclass(frozen=True, slots=True)
class Identifier:
    """The meaning of a button or select.

    ``position`` is the position of its question; ``action`` and ``detail`` belong to an action
    (``bot.front.shared.action`` encodes and decodes them).
    """

    table: int
    position: int
    action: str
    detail: str = ""

    def custom_id(self, kind: re.Pattern[str]) -> str:
        text = f"{kind.pattern.partition(':')[0]}:{self.table}:{self.position}:{self.action}:{self.detail}"
        if len(text) > LONGEST:
            raise ValueError(f"a custom id has at most {LONGEST} characters: {text}")
        return text

    @classmethod
    def of(cls, match: re.Match[str]) -> Identifier:
        return cls(int(match["table"]), int(match["position"]), match["action"], match["detail"])
