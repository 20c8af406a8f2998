"""Forms, which are several fields filled in together, and drafts, which are unfinished answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from bot.engine.question import NO_FACTS, Facts, Problem, Refusal, Request, no_facts

T = TypeVar("T")


@cache
def numerals(most: int) -> tuple[str, ...]:
    """The numbers from 0 to ``most`` as text."""
    return tuple(map(str, range(most + 1)))


@dataclass(frozen=True, slots=True)
class Counter:
    """A form's field that takes a number from 0 to ``most``."""

    key: str
    most: int
    facts: Facts = field(default_factory=no_facts)

    def accepts(self, value: str) -> bool:
        return value in numerals(self.most)


@dataclass(frozen=True, slots=True)
class Slot:
    """A form's field that takes one key of a list."""

    key: str
    choices: tuple[str, ...]
    facts: Facts = field(default_factory=no_facts)

    def accepts(self, value: str) -> bool:
        return value in self.choices


Field: TypeAlias = Counter | Slot


class Filled(NamedTuple):
    """A form as filled in: the counters above zero, and the slots that have a choice."""

    counts: Mapping[str, int] = MappingProxyType({})
    choices: Mapping[str, str] = MappingProxyType({})

    @property
    def is_empty(self) -> bool:
        return not self.counts and not self.choices


class Picked(NamedTuple):
    """Options that are previewed before they are confirmed, in the order of choice."""

    keys: tuple[str, ...] = ()


Draft: TypeAlias = Filled | Picked
"""An unfinished answer: to a form, or to a question with options."""
NO_DRAFT: Final = Picked()


class Form(Generic[T]):
    """Several fields filled in together: counters given to places, places given to pieces.

    ``check`` lists everything that is still wrong with a filled form; ``make`` turns a correct one into the
    value the rules work with. An answer is a sequence of ``field=value`` keys; a counter that is not named is
    0.
    """

    __slots__ = ("_check", "_make", "by_key", "facts", "fields", "prompt")

    def __init__(
        self,
        prompt: str,
        fields: Sequence[Field],
        check: Callable[[Filled], Iterable[Problem]],
        make: Callable[[Filled], T],
        facts: Facts = NO_FACTS,
    ) -> None:
        self.prompt = prompt
        self.fields = fields
        self.by_key = {field.key: field for field in fields}
        self.facts = facts
        self._check = check
        self._make = make

    def with_values(self, filled: Filled, values: Mapping[str, str]) -> Filled:
        """A copy with these fields filled in from text. An empty text clears a field. Raises ``Refusal`` for
        a value that no field takes."""
        counts, choices = dict(filled.counts), dict(filled.choices)
        for key, value in values.items():
            field = self.by_key.get(key)
            if field is None or (value and not field.accepts(value)):
                raise Refusal(Problem("not-an-option"))
            if isinstance(field, Slot):
                choices[key] = value
            else:
                counts[key] = int(value or 0)
        return Filled(
            {key: number for key, number in counts.items() if number},
            {key: choice for key, choice in choices.items() if choice},
        )

    def problems(self, filled: Filled) -> tuple[Problem, ...]:
        """Everything that keeps this draft from being locked in."""
        return tuple(self._check(filled))

    def read_fields(self, keys: Sequence[str]) -> Filled:
        """The form that an answer fills in. Raises ``Refusal`` for a value that no field takes."""
        values = {name: value for name, sign, value in [key.partition("=") for key in keys] if sign}
        if len(values) < len(keys) or "" in values.values():
            raise Refusal(Problem("not-an-option"))
        return self.with_values(Filled(), values)

    def read(self, keys: Sequence[str], /) -> T:
        filled = self.read_fields(keys)
        problems = tuple(self._check(filled))
        if problems:
            raise Refusal(*problems)
        return self._make(filled)

    @staticmethod
    def keys(filled: Filled) -> tuple[str, ...]:
        """The answer that a filled form stands for, in canonical order."""
        values: dict[str, int | str] = {**filled.counts, **filled.choices}
        return tuple(f"{name}={values[name]}" for name in sorted(values))


def chosen(draft: Draft) -> tuple[str, ...]:
    """The picked options, in the order of choice; none if the draft is a form's."""
    return draft.keys if isinstance(draft, Picked) else ()


def filled_in(draft: Draft) -> Filled:
    """The form as filled in; empty if the draft is no form's."""
    return draft if isinstance(draft, Filled) else Filled()


def draft_of(request: Request[object], keys: Sequence[str] = ()) -> Draft:
    """The draft for this answer; the inverse of ``answer_of``."""
    return request.read_fields(keys) if isinstance(request, Form) else Picked(tuple(keys))


def answer_of(draft: Draft) -> tuple[str, ...]:
    """The answer that a draft stands for."""
    return Form.keys(draft) if isinstance(draft, Filled) else draft.keys
