"""The journal: what was decided and drawn, in order. A saved game is nothing else.

Nothing is ever crossed out: an answer that was taken back stays, with an ``undo`` behind it, and the
match is what the entries that still count make of it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from json.encoder import encode_basestring
from typing import Final, Literal, TypeAlias, cast, get_args

from bot.engine.values import value

Kind: TypeAlias = Literal["answer", "withdraw", "resign", "replace", "chance", "undo"]
Origin: TypeAlias = Literal["", "person", "ai", "standing", "vote"]
"""Who or what made an entry; of chance, and of a replacement, nothing is said."""

KINDS: Final[tuple[str, ...]] = get_args(Kind)
ORIGINS: Final[tuple[str, ...]] = get_args(Origin)
FORMAT: Final = 1
"""The number that every line begins with."""


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


@value
class Entry:
    """One line of the journal.

    ``replace`` says that from here on an AI answers in a seat that was somebody's.
    ``by`` is the seat, or for chance its label; ``prompt`` the question that was answered;
    ``keys`` the answer, the outcome of chance in decimal, or of an undo where it leads.
    """

    kind: Kind
    by: str
    prompt: str = ""
    keys: tuple[str, ...] = ()
    origin: Origin = ""

    @classmethod
    def chance(cls, label: str, outcome: Sequence[int]) -> Entry:
        return cls("chance", label, "", tuple(map(str, outcome)))

    @classmethod
    def undo(cls, by: str, prompt: str, back_to: int, position: int, origin: Origin) -> Entry:
        """All entries from ``back_to`` on count no more; the question asked then is asked again, as the
        one of this position."""
        return cls("undo", by, prompt, (str(back_to), str(position)), origin)

    @property
    def outcome(self) -> tuple[int, ...]:
        """The outcome of chance; what is no number reads as -1, which nothing can deal."""
        return tuple(int(key) if key.isdecimal() else -1 for key in self.keys)

    @property
    def leads_to(self) -> tuple[int, int]:
        """Of an undo: the entry it goes back to, and the position from which the match goes on."""
        back_to, position = (*self.outcome, -1, -1)[:2]
        return back_to, position

    def to_json(self) -> str:
        parts = self.kind, self.origin, self.by, self.prompt, *self.keys
        # An encoder would be made anew for every line.
        return f"[{FORMAT}, {', '.join([encode_basestring(part) for part in parts])}]"

    @classmethod
    def from_json(cls, text: str) -> Entry:
        """The entry that a line is. Raises ``ValueError``."""
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
    """The journal that these lines are. Raises ``JournalMismatch`` naming the line that is none."""
    entries: list[Entry] = []
    for seq, line in enumerate(lines):
        try:
            entries.append(Entry.from_json(line))
        except (ValueError, RecursionError) as error:
            raise JournalMismatch(seq, None, "it cannot be read") from error
    return entries


def is_damage(trouble: Exception | None) -> bool:
    """Whether a match cannot be played because a line is no entry, whatever the rules are."""
    return isinstance(trouble, JournalMismatch) and trouble.entry is None


def effective(entries: Sequence[Entry], first: int = 0) -> list[tuple[int, Entry]]:
    """The entries that count from the first one on, each with its place in the journal. An undo stays where
    it took others away."""
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
