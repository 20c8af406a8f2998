"""Actions of buttons and selects: dataclasses whose fields are written into the custom id.

A custom id names table, question and action, and carries all that a press needs: a button that is pressed
after a restart, or a year later, is still understood. A ``Button`` has all of its fields there. A ``Select``
has one more field, ``picked``, which Discord sends with the pick. Custom ids are encoded and decoded only
here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple, TypeVar, cast, dataclass_transform, get_type_hints
from zlib import crc32

from bot.engine import STRENGTHS, Seat, Strength
from bot.tables.seating import Stale

PARTS = r":(?P<table>[0-9]{1,9}):(?P<position>-?[0-9]{1,9}):(?P<action>[a-z-]{1,20}):(?P<detail>.*)"
BUTTON = re.compile("press" + PARTS)
SELECT = re.compile("(?:[0-9a-f]{5}~)?pick" + PARTS)
"""Buttons and selects have different patterns, because both may have the same action in one message."""
MARK = re.compile("^[0-9a-f]{5}~")
MARKS = 0x100000
"""The number of different marks: five hexadecimal digits each."""
LONGEST = 100
"""Characters: Discord's limit of a custom id."""
LONGEST_UNMARKED = LONGEST - len("fffff~")


def marked(custom_id: str, number: int) -> str:
    """The custom id of a select with the mark of this number, in place of an earlier mark.

    A client remembers the last pick by the custom id, and may show it again when a select returns to an
    earlier state. With another mark it is another select.
    """
    mark = crc32(str(number).encode()) % MARKS  # of all digits: Discord's numbers may end alike
    return f"{mark:05x}~{MARK.sub('', custom_id)}"


def custom_ids(components: Iterable[object]) -> Iterator[str]:
    """The custom ids of all controls in a message."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))


@dataclass(frozen=True, slots=True)
class Identifier:
    """The meaning of a button or select.

    ``position`` is the position of its question; ``action`` and ``detail`` are those of an
    ``Action``.
    """

    table: int
    position: int
    action: str
    detail: str = ""

    def custom_id(self, kind: re.Pattern[str]) -> str:
        name, longest = ("press", LONGEST) if kind is BUTTON else ("pick", LONGEST_UNMARKED)
        text = f"{name}:{self.table}:{self.position}:{self.action}:{self.detail}"
        if len(text) > longest:
            raise ValueError(f"a custom id has at most {longest} characters: {text}")
        return text

    @classmethod
    def of(cls, match: re.Match[str]) -> Identifier:
        return cls(int(match["table"]), int(match["position"]), match["action"], match["detail"])


BETWEEN = "|"
"""The separator of fields. Only the last field may contain it."""
NUMBER = re.compile("-?[0-9]{1,20}")
"""Up to twenty digits, the length of Discord's own numbers."""


class Keys(NamedTuple):
    """The key of an option; ``then`` is the key of a further answer given with it."""

    first: str
    then: str = ""

    def __str__(self) -> str:
        return f"{self.first}>{self.then}" if self.then else self.first

    @classmethod
    def of(cls, text: str) -> Keys:
        first, _, then = text.partition(">")
        return cls(first, then)


class Setting(NamedTuple):
    """A field of a form with its new value."""

    field: str
    value: str

    def __str__(self) -> str:
        return f"{self.field}={self.value}"

    @classmethod
    def of(cls, text: str) -> Setting:
        field, _, value = text.partition("=")
        return cls(field, value)


@dataclass_transform(frozen_default=True)
class Action:
    """The meaning of a press. Every subclass is a frozen dataclass.

    ``key`` is the name of the class in custom ids. A button and a select may share one; a base class has
    none.
    """

    key: ClassVar[str] = ""

    def __init_subclass__(cls, key: str = "") -> None:
        cls.key = key
        dataclass(frozen=True)(cls)


class Button(Action):
    """The meaning of a button."""


class Select(Action):
    """The meaning of a pick. ``picked`` is its last field and is not in the custom id."""


A = TypeVar("A", bound=Action)


def _strength(text: str) -> Strength:
    if text not in STRENGTHS:
        raise Stale
    return text


PARSERS: Final[Mapping[object, Callable[[str], object]]] = {
    str: str,
    Seat: Seat,
    Keys: Keys.of,
    Setting: Setting.of,
    Strength: _strength,
}


def identify(action: Action, table: int = 0, position: int = 0) -> Identifier:
    """The identifier of an action's control; ``position`` is the position of its question.

    Raises ``ValueError`` for fields that could not be told apart.
    """
    texts = [str(getattr(action, name)) for name, _ in _written(type(action))]
    if BETWEEN in "".join(texts[:-1]):
        raise ValueError(f"only the last field may have {BETWEEN} in it: {action}")
    return Identifier(table, position, action.key, BETWEEN.join(texts))


def understand(kind: type[A], detail: str, values: Sequence[str]) -> A:
    """The action with its picked values. Raises ``Stale`` if no client of this version can have sent it."""
    written = _written(kind)
    texts = detail.split(BETWEEN, len(written) - 1) if written else [detail] if detail else []
    if len(texts) != len(written):
        raise Stale
    known = [_read(meant, text) for (_, meant), text in zip(written, texts, strict=True)]
    if issubclass(kind, Select):
        known.append(_picked(_types(kind)["picked"], values))
    elif values:
        raise Stale
    return kind(*known)


def _picked(meant: object, values: Sequence[str]) -> object:
    if meant == tuple[str, ...]:
        return tuple(values)
    if len(values) != 1:
        raise Stale
    return _read(meant, values[0])


def _read(meant: object, text: str) -> object:
    if meant is not int:
        return PARSERS[meant](text)
    if not NUMBER.fullmatch(text):
        raise Stale
    return int(text)


@cache
def _written(kind: type[Action]) -> tuple[tuple[str, object], ...]:
    """The fields in the custom id, with their types."""
    types = _types(kind)
    return tuple((name, types[name]) for name in types if not (issubclass(kind, Select) and name == "picked"))


@cache
def _types(kind: type[Action]) -> dict[str, object]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(cast("Any", kind))}
