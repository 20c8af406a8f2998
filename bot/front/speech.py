"""How a table is put into words, for any game: who sits where, and what happened."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Seat, Step
from bot.store import Sitter
from bot.tables.table import Table
from bot.wording import Words


def mention(user_id: int) -> str:
    """Somebody's name, as a mention; an edit never pings."""
    return f"<@{user_id}>"


def mentions(people: Iterable[int]) -> tuple[str, ...]:
    return tuple(mention(user_id) for user_id in people)


def called(sitter: Sitter, words: Words) -> str:
    """A member's mention, or what an AI is called."""
    return words.say("ai-name") if sitter.user_id is None else mention(sitter.user_id)


def who(table: Table, words: Words, seat: Seat) -> str:
    """Seat and leader."""
    return words.say("seat-and-name", seat=f"seat:{seat}", name=called(table.sitter(seat), words))


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


def seats(table: Table, words: Words, which: Iterable[Seat]) -> tuple[str, ...]:
    return tuple(who(table, words, seat) for seat in which)
