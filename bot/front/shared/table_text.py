"""Texts about a table of any game: its players, and who has to answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Literal, Protocol

from discord.utils import format_dt

from bot.engine import GameOption, GameRules, Seat
from bot.store import Sitter
from bot.tables.table import Table
from bot.wording import Words, message_id

HOUR = 3600


class Told(Protocol):
    """The public facts that texts need about a table: a loaded ``Table``, or a ``ListedTable``."""

    @property
    def game(self) -> GameRules: ...
    @property
    def damaged(self) -> bool: ...
    @property
    def sitters(self) -> Sequence[Sitter]: ...
    @property
    def open_questions(self) -> Mapping[Seat, str]: ...
    @property
    def locked(self) -> Sequence[Seat]: ...
    def sitter(self, seat: Seat, /) -> Sitter: ...


def set_back(table: Table, words: Words) -> list[str]:
    """A line for a table that a restored backup has set back; its log says when."""
    return [] if table.row.set_back is None else [words.say("table-set-back")]


def spoken(time: timedelta, words: Words) -> str:
    """A duration, such as ``48 hours``."""
    seconds = int(time.total_seconds())
    if seconds < HOUR:
        return words.say("time-minutes", minutes=seconds // 60)
    return words.say("time-hours", hours=round(seconds / HOUR))


def mention(user_id: int) -> str:
    """A member's name as a mention; an edit never notifies."""
    return f"<@{user_id}>"


def mentions(people: Iterable[int]) -> tuple[str, ...]:
    return tuple(mention(user_id) for user_id in people)


def called(sitter: Sitter, words: Words) -> str:
    """A member's mention, or the name of an AI: its strength."""
    return ai_name(sitter, words) if sitter.user_id is None else mention(sitter.user_id)


def ai_name(sitter: Sitter, words: Words) -> str:
    """An AI with its strength, such as ``AI, novice``."""
    return words.say("ai-name", strength=sitter.strength)


def standstill(table: Told) -> Literal["damaged", "paused"]:
    """The reason for a table without a match, as a part of message ids."""
    return "damaged" if table.damaged else "paused"


def who(table: Told, words: Words, seat: Seat) -> str:
    """The seat with its player; the player alone if the game names seats by their players."""
    name, named = called(table.sitter(seat), words), f"seat:{seat}"
    if table.game.called_by_members:
        if all(called(one, words) != name for one in table.sitters if one.seat not in (None, seat)):
            return name
        named = words.say(message_id(named))
    return words.say("seat-and-name", seat=named, name=name)


def open_questions(table: Told, words: Words) -> list[str]:
    """The people with an open question, the AI seats that are thinking, and the seats that have locked in."""
    lines = waiting(table, words)
    if table.locked:
        lines.append(words.say("table-locked", names=seats(table, words, table.locked)))
    return lines


def waiting(table: Told, words: Words) -> list[str]:
    """The people with an open question, and the AI seats that are thinking."""
    asked: dict[str, list[Seat]] = {}
    thinking: list[Seat] = []
    for seat, prompt in table.open_questions.items():
        if table.sitter(seat).kind == "human":
            asked.setdefault(what_is_asked(words, prompt), []).append(seat)
        else:
            thinking.append(seat)
    lines = [_waiting_for(seats(table, words, people), what, words) for what, people in asked.items()]
    if thinking:
        lines.append(words.say("table-thinking", names=seats(table, words, thinking)))
    return lines


def asked(table: Table) -> str:
    """The time of the open question, as a Discord timestamp; empty if no person is asked."""
    if all(table.sitter(seat).kind == "ai" for seat in table.waiting_for):
        return ""
    # In steps of ten seconds: after a restart the moment is known only roughly.
    since = table.waiting_since
    return format_dt(since.replace(second=since.second // 10 * 10, microsecond=0), "R")


def _waiting_for(names: tuple[str, ...], what: str, words: Words) -> str:
    if not what:
        return words.say("table-waiting", names=names)
    return words.say("table-waiting-for", names=names, what=what)


def what_for(table: Told, words: Words, seat: Seat) -> str:
    """The open question of this seat in a few words that reveal nothing; empty if the game has none."""
    return what_is_asked(words, table.open_questions.get(seat, ""))


def what_is_asked(words: Words, prompt: str) -> str:
    """The question in a few words that reveal nothing; empty if the game has none."""
    message = f"waits-{message_id(prompt)}"
    return words.say(message) if words.has(message) else ""


def seats(table: Told, words: Words, which: Iterable[Seat]) -> tuple[str, ...]:
    return tuple(who(table, words, seat) for seat in which)


def choice_label(words: Words, option: GameOption, choice: str) -> str:
    """The name of a choice; a piece of the game has its own name. Of a member's deck others learn only that
    one was chosen."""
    if choice not in option.choices:
        return words.say("deck-chosen")
    own = f"option-{message_id(option.key)}-{message_id(choice)}"
    return words.say(own) if words.has(own) else words.label(f"{option.key}:{choice}")
