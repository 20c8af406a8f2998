"""Names in pictures: short, drawable and safe."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import takewhile
from types import MappingProxyType
from typing import NamedTuple

from bot.engine import Seat
from bot.front.shared.table_text import Told
from bot.harmless import FromPeople, harmless, plainly
from bot.store import Sitter
from bot.wording import Words, message_id
from renderers.painter import Player, Players
from renderers.type import shorten, writable

LONGEST = 16
"""Letters of a name in a picture."""
MOST_KNOWN = 1024
"""Cache limit: groups of players. Each press draws the same group again."""


def players_of(table: Told, words: Words) -> Players:
    """All players with their names. If the game names seats only by their players, equal names also get the
    seat's name."""
    apart = table.game.called_by_members
    return _players(words, apart, *[_seated(sitter) for sitter in table.sitters if sitter.seat is not None])


def with_names(table: Told, words: Words) -> Words:
    """The words for a table's story, with the names used in its pictures."""
    if not table.game.called_by_members:
        return words
    players = players_of(table, words)
    return words.calling({f"seat:{seat}": harmless(one.name) for seat, one in players.items()})


class Seated(NamedTuple):
    """The facts about one player's name."""

    seat: Seat
    is_ai: bool
    is_member: bool
    name: str
    strength: str
    number: int


def _seated(sitter: Sitter) -> Seated:
    is_ai, is_member = sitter.kind == "ai", sitter.user_id is not None
    return Seated(Seat(str(sitter.seat)), is_ai, is_member, sitter.name, sitter.strength, sitter.number)


@lru_cache(MOST_KNOWN)
def _players(words: Words, apart: bool, *seated: Seated) -> Players:
    written = [_written(one, words) for one in seated]
    if apart:
        written = [
            _with_seat(one.seat, name, words) if written.count(name) > 1 else name
            for one, name in zip(seated, written, strict=True)
        ]
    names = told_apart(written)
    shared = alike(names)
    return MappingProxyType(
        {one.seat: Player(name, one.is_ai, shared[name]) for one, name in zip(seated, names, strict=True)}
    )


def _with_seat(seat: Seat, name: str, words: Words) -> str:
    return words.say("seat-and-name", seat=words.say(f"seat-{message_id(seat)}"), name=name)


def _written(one: Seated, words: Words) -> str:
    """A member's name in the characters of the typefaces."""
    if not one.is_member:
        return words.say("ai-name", strength=one.strength)
    return writable(plainly(FromPeople(one.name))) or words.say("nameless", number=one.number + 1)


def told_apart(names: Sequence[str]) -> list[str]:
    """Names cut to the width of a picture; different names stay different."""
    shared = alike(names)
    return [shorten(name, shared[name], lambda text: len(text) <= LONGEST) for name in names]


def alike(names: Iterable[str]) -> dict[str, int]:
    """The number of first letters that each name shares with another."""
    different = set(names)
    return {
        name: max((_shared(name, other) for other in different - {name}), default=0) for name in different
    }


def _shared(one: str, other: str) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
