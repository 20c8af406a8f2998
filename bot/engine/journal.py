"""The journal: every decision and every outcome of chance, in order. It is the whole saved game.

Entries are never deleted. An answer that was taken back stays, followed by an ``undo`` entry; ``effective``
lists the entries that still count.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from json.encoder import encode_basestring
from typing import Final, Literal, TypeAlias, cast, get_args

from bot.engine.values import value

Kind: TypeAlias = Literal["answer", "withdraw", "resign", "replace", "chance", "undo"]
Origin: TypeAlias = Literal["", "person", "suggested", "ai", "standing", "vote"]
"""The source of an entry; empty for chance and for a replacement. ``suggested`` is a person who had asked
for a suggestion, whether or not they took it."""

KINDS: Final[tuple[str, ...]] = get_args(Kind)
ORIGINS: Final[tuple[str, ...]] = get_args(Origin)
FORMAT: Final = 1
"""Version number at the start of every line."""

decimal: Final = lru_cache(maxsize=1024)(str)
"""A number in decimal. Cached, because all journals share these few strings."""


class JournalMismatch(Exception):
    """An entry that the current rules do not accept. The match is paused; nothing is guessed.

    The message leaves out the entry's keys: they may be a plan that is still face down.
    """

    def __init__(self, seq: int, entry: Entry | None, reason: str) -> None:
        named = f"entry {seq}, {entry.kind} {entry.by} {entry.prompt}" if entry else f"entry {seq}"
        super().__init__(f"{named}: {reason}")
        self.seq = seq
        self.entry = entry
        self.reason = reason


@value
class Entry:
    """One line of the journal.

    ``by`` is the seat, or the label of a chance. ``prompt`` is the question that was answered. ``keys`` is
    the answer, the outcome of a chance in decimal, or the target of an undo. ``replace`` marks the point from
    which an AI plays a seat that belonged to a person.
    """

    kind: Kind
    by: str
    prompt: str = ""
    keys: tuple[str, ...] = ()
    origin: Origin = ""

    @classmethod
    def chance(cls, label: str, outcome: Sequence[int]) -> Entry:
        return cls("chance", label, "", tuple(map(decimal, outcome)))

    @classmethod
    def undo(cls, by: str, prompt: str, back_to: int, position: int, origin: Origin) -> Entry:
        """An entry that cancels all entries from ``back_to`` on. The question asked there is asked again, at
        the given position."""
        return cls("undo", by, prompt, (str(back_to), str(position)), origin)

    @property
    def outcome(self) -> tuple[int, ...]:
        """The outcome of a chance. A key that is not a number becomes -1, which no dealer can produce."""
        return tuple(int(key) if key.isdecimal() else -1 for key in self.keys)

    @property
    def leads_to(self) -> tuple[int, int]:
        """The target of an undo: the first cancelled entry, and the position at which the match continues."""
        back_to, position = (*self.outcome, -1, -1)[:2]
        return back_to, position

    def to_json(self) -> str:
        parts = self.kind, self.origin, self.by, self.prompt, *self.keys
        # Written by hand: ``json.dumps`` would build a new encoder for every line.
        return f"[{FORMAT}, {', '.join([encode_basestring(part) for part in parts])}]"

    @classmethod
    def from_json(cls, text: str) -> Entry:
        """Parse one line. Raises ``ValueError`` if it is not an entry."""
        parts = json.loads(text)
        if not isinstance(parts, list):
            raise ValueError("no journal entry")
        values = cast("list[object]", parts)
        number, kind, origin, by, prompt, *keys = values
        if type(number) is not int or number != FORMAT:
            raise ValueError("no format that is known here")
        if not all(type(part) is str for part in (by, prompt, *keys)):
            raise ValueError("no journal entry")
        if kind not in KINDS or origin not in ORIGINS:
            raise ValueError("no kind of entry that is known here")
        texts = cast("list[str]", [by, prompt, *keys])
        return cls(cast("Kind", kind), texts[0], texts[1], tuple(texts[2:]), cast("Origin", origin))


def read_journal(lines: Sequence[str]) -> list[Entry]:
    """Parse all lines. Raises ``JournalMismatch`` with the number of the first invalid line."""
    entries: list[Entry] = []
    for seq, line in enumerate(lines):
        try:
            entries.append(Entry.from_json(line))
        except (ValueError, RecursionError) as error:
            raise JournalMismatch(seq, None, "it cannot be read") from error
    return entries


def is_damage(trouble: Exception | None) -> bool:
    """True if the match cannot be played because a line is not an entry under any rules."""
    return isinstance(trouble, JournalMismatch) and trouble.entry is None


def effective(entries: Sequence[Entry], first: int = 0) -> list[tuple[int, Entry]]:
    """The entries from ``first`` on that still count, each with its index in the journal.

    An undo keeps its own place; the entries it cancelled are left out.
    """
    numbered = list(enumerate(entries[first:], first))
    if not [entry for _, entry in numbered if entry.kind == "undo"]:
        return numbered
    kept: list[tuple[int, Entry]] = []
    for seq, entry in numbered:
        if entry.kind == "undo":
            back_to, _ = entry.leads_to
            while kept and kept[-1][0] >= max(back_to, 0):
                kept.pop()
        kept.append((seq, entry))
    return kept
