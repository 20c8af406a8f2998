"""Any view as facts and tables, read from its fields. This module knows no game.

A field is shown by its type: a number, a text or a key is a fact; several of these are a list; several
dataclasses are a table with a column for each of their fields. ``None`` and empty values are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, TypeAlias, cast

from bot.engine.question import Fact, Seat
from bot.engine.view import View
from bot.wording import Words
from renderers.painter import Players


@dataclass(frozen=True, slots=True)
class Line:
    """One fact of the view."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Grid:
    """Several things of one kind: a row for each, a column for each of their fields."""

    name: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Line | Grid


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads a view with these words and these members."""

    words: Words
    players: Players

    def blocks(self, view: View) -> list[Block]:
        """Everything in a view: facts first, then tables, each in the order of its fields."""
        found = list(self._blocks(view))
        return [
            *(one for one in found if isinstance(one, Line)),
            *(one for one in found if isinstance(one, Grid)),
        ]

    def _blocks(self, view: object) -> Iterator[Block]:
        for name, value in _fields(view):
            title = self._title(name)
            parts = _parts(value)
            if parts and all(map(_is_record, parts)):
                yield self._grid(title, parts)
            elif _is_record(value):
                yield self._grid(title, [value])
            elif text := self.text(value):
                yield Line(title, text)

    def _grid(self, title: str, records: list[object]) -> Grid:
        names = [name for name, _ in _fields(records[0])]
        rows = tuple(tuple(self.text(value) or "–" for _, value in _fields(one)) for one in records)
        return Grid(title, tuple(map(self._title, names)), rows)

    def _title(self, name: str) -> str:
        return self.words.say(f"view-{name.replace('_', '-')}")

    def text(self, value: object) -> str:
        """A value as text; empty for a missing value."""
        if value is None or value == "":
            return ""
        if isinstance(value, str) and value in self.players:
            return self._player(Seat(value))
        if isinstance(value, Mapping):
            pairs = cast("Mapping[object, object]", value).items()
            return self.words.join([f"{self.text(key)} {self.text(held)}" for key, held in pairs])
        if _is_record(value):
            return " ".join(text for _, held in _fields(value) if (text := self.text(held)))
        if (parts := _parts(value)) is not None:
            return self.words.join([text for part in parts if (text := self._part(part))])
        return str(self.words.name(cast("Fact", value)))

    def _part(self, value: object) -> str:
        """A part of a list; a pair in it has no comma."""
        parts = _parts(value)
        return self.text(value) if parts is None else " ".join(map(self.text, parts))

    def _player(self, seat: Seat) -> str:
        """A seat and its player."""
        named, player = self.words.label(f"seat:{seat}"), self.players[seat]
        return self.words.say("seat-and-name", seat=named, name=player.name)


def _is_record(value: object) -> bool:
    return is_dataclass(value) and not isinstance(value, type)


def _fields(record: object) -> list[tuple[str, object]]:
    return [(one.name, getattr(record, one.name)) for one in fields(cast("Any", record))]


def _parts(value: object) -> list[object] | None:
    """The parts of a list; ``None`` for anything else. A set is sorted, so that a view has one picture."""
    if isinstance(value, Set):
        return sorted(cast("Set[object]", value), key=str)
    return list(cast("tuple[object, ...]", value)) if isinstance(value, tuple | list) else None
