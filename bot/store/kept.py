"""A stored table as one consistent snapshot, and the contents of a new table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeAlias

from bot.store.models import ShownRow, Sitter, TableRow

Admits: TypeAlias = "Callable[[TableRow, ShownRow, Sequence[Sitter]], bool]"
"""A check that returns true if this visitor may know of the table."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A table in the store, all of it from one moment."""

    row: TableRow
    shown: ShownRow
    sitters: Sequence[Sitter]
    journal: Sequence[str]
    written_at: datetime | None
    """The time of the last line of the journal."""
    drafts: Mapping[str, tuple[int, Mapping[str, Any]]]
    """By seat: the position that a draft belongs to, and the draft as plain data."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """All that is settled when a lobby opens. ``sitters`` sit there from the beginning."""

    guild_id: int | None
    channel_id: int
    starter_id: int
    language: str
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    own_thread: bool = False
    rematch_of: int | None = None
    invited: Sequence[int] = ()
    legacy: Mapping[str, Any] = field(default_factory=dict[str, Any])
    opening: int = 0
    closed_to_others: bool = False
    preset: str | None = None
    sitters: Sequence[Sitter] = ()


@dataclass(frozen=True, slots=True)
class Dealing:
    """The game of a new table, and the seed of its deal."""

    game: str
    rules_version: int
    seed: str
    commitment: str
