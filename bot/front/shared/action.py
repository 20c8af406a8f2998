"""What a button or a select does, as a typed value: a dataclass whose fields stand in the custom id.

A ``Button`` has all of its fields there. A ``Select`` has one field, ``picked``, that Discord fills with what
was picked. The fields are written and read here and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple, TypeVar, cast, dataclass_transform, get_type_hints

from bot.engine import Seat
from bot.front.shared.identifiers import Identifier
from bot.tables.seating import Stale

BETWEEN = "|"
"""Between two fields. Only the last one may have it inside."""
NUMBER = re.compile("-?[0-9]{1,20}")
"""As long as Discord's own numbers."""


class Keys(NamedTuple):
    """The key of an option; with ``then``, also what is answered or said along with it."""

    first: str
    then: str = ""

    def __str__(self) -> str:
        return f"{self.first}>{self.then}" if self.then else self.first

    @classmethod
    def of(cls, text: str) -> Keys:
        first, _, then = text.partition(">")
        return cls(first, then)


class Setting(NamedTuple):
    """A field of a form, and the value that it is given."""

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
    """What is meant by a press. Every class of actions is a frozen dataclass.

    ``key`` is the name of the class in custom ids. A button and a select may share one; a class that only
    holds fields for others has none.
    """

    key: ClassVar[str] = ""

    def __init_subclass__(cls, key: str = "") -> None:
        cls.key = key
        dataclass(frozen=True)(cls)


class Button(Action):
    """What is meant by pressing a button."""


class Select(Action):
    """What is meant by picking something. The field ``picked`` is the last one, and is not written."""


A = TypeVar("A", bound=Action)
PARSERS: Final[Mapping[object, Callable[[str], object]]] = {
    str: str,
    Seat: Seat,
    Keys: Keys.of,
    Setting: Setting.of,
}


def identify(action: Action, table: int = 0, position: int = 0) -> Identifier:
    """What stands in the custom id of its control; ``position`` is that of the question it is about.

    Raises ``ValueError`` for fields that could not be told apart.
    """
    texts = [str(getattr(action, name)) for name, _ in _written(type(action))]
    if BETWEEN in "".join(texts[:-1]):
        raise ValueError(f"only the last field may have {BETWEEN} in it: {action}")
    return Identifier(table, position, action.key, BETWEEN.join(texts))


def understand(kind: type[A], detail: str, values: Sequence[str]) -> A:
    """The action with what was picked. Raises ``Stale`` where no honest client of today can have sent it."""
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
    """The fields that stand in a custom id, with their types."""
    types = _types(kind)
    return tuple((name, types[name]) for name in types if not (issubclass(kind, Select) and name == "picked"))


@cache
def _types(kind: type[Action]) -> dict[str, object]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(cast("Any", kind))}
