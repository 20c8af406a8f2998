"""Who sits where, as pictures show it: names that are short, can be written and do no harm."""

from __future__ import annotations

from bot.engine import Seat
from bot.store import Sitter
from bot.tables.table import Table
from bot.wording import Words
from renderers.painter import Company, Member
from renderers.type import writable

LONGEST = 16
"""Letters of a name in a picture."""


def company_of(table: Table, words: Words) -> Company:
    """Everybody who has a seat."""
    return {
        Seat(sitter.seat): Member(shown_name(sitter, words), sitter.kind == "ai")
        for sitter in table.sitters
        if sitter.seat is not None
    }


def shown_name(sitter: Sitter, words: Words) -> str:
    """A member's name as our typefaces can write it, and no longer than a picture has room for."""
    if sitter.user_id is None:
        return words.say("ai-name")
    name = writable(sitter.name) or words.say("nameless", number=sitter.number + 1)
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip()}…"
