"""How tables and requests are put into words, for any game: keys in, sentences out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord.utils import escape_markdown

from bot.engine import Facts, Keyed, Option, Request, Seat, Step
from bot.tables.table import Table
from bot.wording import Words


def prompt(words: Words, request: Request[object]) -> str:
    """The question itself."""
    return words.say(f"prompt-{message_id(request.prompt)}", request.facts)


def label(words: Words, asked: str, option: Keyed) -> str:
    """What a button or a line of a select says; a prompt may have its own words for an option."""
    own = f"option-{message_id(asked)}-{message_id(option.key.partition('#')[0])}"
    return words.say(own) if words.has(own) else words.label(option.key)


def about(words: Words, asked: str, option: Keyed) -> str:
    """What choosing this option would mean, where the game says so."""
    facts: Facts = option.facts if isinstance(option, Option) else {}
    for message in (
        f"about-{message_id(asked)}-{message_id(option.key.partition(':')[0])}",
        f"about-{message_id(asked)}",
    ):
        if words.has(message):
            return words.say(message, facts, option=option.key)
    return ""


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


def message_id(key: str) -> str:
    """A key as it stands in the ids of the catalogue."""
    return key.replace(".", "-").replace(":", "-").replace("_", "-")
