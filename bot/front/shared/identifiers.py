"""Custom ids: which table, which question, which action. They carry all a press needs.

Nothing is kept in memory for a button, so one pressed after a restart, or a year later, is still
understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

PARTS = r":(?P<table>[0-9]{1,9}):(?P<position>-?[0-9]{1,9}):(?P<action>[a-z-]{1,20}):(?P<detail>.*)"
BUTTON = re.compile("press" + PARTS)
SELECT = re.compile("pick" + PARTS)
"""Two patterns: a button has an identifier of its own, also where a select has the same action."""
LONGEST = 100
"""Discord's limit of a custom id."""


def custom_ids(components: Iterable[object]) -> Iterator[str]:
    """Those of everything in a message that can be pressed or picked."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))


@dataclass(frozen=True, slots=True)
class Identifier:
    """What a button or select is about.

    ``position`` is that of the question it was made for; ``action`` and ``detail`` are those of an action
    (``bot.front.shared.action`` writes and reads them).
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
