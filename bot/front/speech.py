"""How a table is put into words, for any game: who sits where, and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord.utils import escape_markdown

from bot.engine import Seat, Step
from bot.tables.table import Table
from bot.wording import Words


def name_of(table: Table, seat: Seat) -> str:
    """Who leads this seat, as a mention that never pings from an edit."""
    sitter = table.sitter(seat)
    return f"<@{sitter.user_id}>" if sitter.user_id is not None else escape_markdown(sitter.name)


def who(table: Table, words: Words, seat: Seat) -> str:
    """Seat and leader."""
    return words.say("seat-and-name", seat=f"seat:{seat}", name=name_of(table, seat))


def captions(words: Words, steps: Iterable[Step]) -> list[str]:
    return [words.step(step) for step in steps]


def seats(table: Table, words: Words, which: Sequence[Seat]) -> str:
    return words.join([who(table, words, seat) for seat in which])
