"""The journal: what was decided and drawn, in order. A saved game is nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

Kind: TypeAlias = Literal["answer", "withdraw", "resign", "chance"]


class JournalMismatch(Exception):
    """An entry that the rules of today cannot take. The match is paused, never guessed at.

    It is named without its keys: it may be a plan that still lies face down.
    """

    def __init__(self, seq: int, entry: Entry | None, reason: str) -> None:
        named = f"entry {seq}, {entry.kind} {entry.by} {entry.prompt}" if entry else f"entry {seq}"
        super().__init__(f"{named}: {reason}")
        self.seq = seq
        self.entry = entry
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal.

    ``by`` is the seat, or for chance its label; ``prompt`` the question that was answered;
    ``keys`` the answer, or the outcome of chance in decimal.
    """

    kind: Kind
    by: str
    prompt: str = ""
    keys: tuple[str, ...] = ()

    @classmethod
    def chance(cls, label: str, outcome: Sequence[int]) -> Entry:
        return cls("chance", label, "", tuple(map(str, outcome)))

    @property
    def outcome(self) -> tuple[int, ...]:
        """The outcome of chance; what is no number reads as -1, which nothing can deal."""
        return tuple(int(key) if key.isdecimal() else -1 for key in self.keys)

    def to_json(self) -> str:
        return json.dumps([self.kind, self.by, self.prompt, *self.keys], ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Entry:
        """The entry that a line is. Raises ``ValueError``."""
        parts = json.loads(text)
        if not isinstance(parts, list):
            raise ValueError("no journal entry")
        kind, by, prompt, *keys = cast("list[str]", parts)
        if not all(type(part) is str for part in (by, prompt, *keys)):
            raise ValueError("no journal entry")
        if kind not in ("answer", "withdraw", "resign", "chance"):
            raise ValueError("no kind of entry that is known here")
        return cls(kind, by, prompt, tuple(keys))


def read_journal(lines: Sequence[str]) -> list[Entry]:
    """The journal that these lines are. Raises ``JournalMismatch`` naming the line that is none."""
    entries: list[Entry] = []
    for seq, line in enumerate(lines):
        try:
            entries.append(Entry.from_json(line))
        except (ValueError, RecursionError) as error:
            raise JournalMismatch(seq, None, "it cannot be read") from error
    return entries
