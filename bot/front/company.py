"""Who sits where, as pictures show it: names that are short, can be written and do no harm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from bot.engine import Seat
from bot.store import Sitter
from bot.tables.table import Table
from bot.wording import Words
from renderers.painter import Company, Member
from renderers.type import shorten, writable

LONGEST = 16
"""Letters of a name in a picture."""


def company_of(table: Table, words: Words) -> Company:
    """Everybody who has a seat."""
    seated = [sitter for sitter in table.sitters if sitter.seat is not None]
    names = told_apart([_written(sitter, words) for sitter in seated])
    shared = alike(names)
    return {
        Seat(str(sitter.seat)): Member(name, sitter.kind == "ai", shared[name])
        for sitter, name in zip(seated, names, strict=True)
    }


def _written(sitter: Sitter, words: Words) -> str:
    """A member's name as our typefaces can write it."""
    if sitter.user_id is None:
        return words.say("ai-name")
    return writable(sitter.name) or words.say("nameless", number=sitter.number + 1)


def told_apart(names: Sequence[str]) -> list[str]:
    """Names no longer than a picture has room for; those that differ still do."""
    shared = alike(names)
    return [shorten(name, shared[name], lambda text: len(text) <= LONGEST) for name in names]


def alike(names: Iterable[str]) -> dict[str, int]:
    """How many letters each shares at its beginning with another."""
    different = set(names)
    return {
        name: max((_shared(name, other) for other in different - {name}), default=0) for name in different
    }


def _shared(one: str, other: str) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
