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


def waiting(table: Table, words: Words) -> list[str]:
    """Which people are waited for, and which AI seats are thinking."""
    people = [seat for seat in table.waiting_for if table.sitter(seat).kind == "human"]
    others = [seat for seat in table.waiting_for if seat not in people]
    lines: list[str] = []
    if people:
        lines.append(words.say("table-waiting", names=seats(table, words, people)))
    if others:
        lines.append(words.say("table-thinking", names=seats(table, words, others)))
    return lines


def captions(words: Words, steps: Iterable[Step]) -> list[str]:
    return [words.step(step) for step in steps]


def seats(table: Table, words: Words, which: Sequence[Seat]) -> str:
    return words.join([who(table, words, seat) for seat in which])
