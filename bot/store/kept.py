"""All that is kept of a table, read at one moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from bot.store.models import Sitter, TableRow

Admits: TypeAlias = "Callable[[TableRow, Sequence[Sitter]], bool]"
"""Whether this visitor may know of the table."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as the store has it, all of it from one moment."""

    row: TableRow
    sitters: Sequence[Sitter]
    journal: Sequence[str]
    written_at: datetime | None
    """When the last line of the journal was added."""
    drafts: Mapping[str, tuple[int, Mapping[str, str]]]
    """By seat: the position that a draft was made for, and the draft."""
