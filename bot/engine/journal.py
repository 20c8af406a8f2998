"""The journal: what was decided and drawn, in order. A saved game is nothing else."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["answer", "withdraw", "resign", "chance"]


class JournalMismatch(Exception):
    """An entry that the rules of today cannot take. The match is paused, never guessed at."""

    def __init__(self, seq: int, entry: Entry, reason: str) -> None:
        super().__init__(f"entry {seq} {entry.to_json()}: {reason}")
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
        kind, by, prompt, *keys = json.loads(text)
        if kind not in ("answer", "withdraw", "resign", "chance"):
            raise ValueError(f"no journal entry: {text}")
        return cls(kind, by, prompt, tuple(keys))
