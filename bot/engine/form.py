"""Forms, which are several fields filled in together, and drafts, which are unfinished answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from bot.engine.question import NO_FACTS, Facts, Problem, Refusal, Request, no_facts

Draft: TypeAlias = Mapping[str, str]
"""An unfinished answer. For a form: field key → value. For options that are previewed before they are
confirmed: option key → its place in the order of choice, from 1."""

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

    def number_in(self, draft: Draft) -> int:
        """The number that a draft gives this counter."""
        return int(draft.get(self.key, "0"))


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

    counts: Mapping[str, int]
    choices: Mapping[str, str]


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

    def fill(self, draft: Draft) -> Filled:
        """Parse a draft. Raises ``Refusal`` for a value that no field takes."""
        counts: dict[str, int] = {}
        choices: dict[str, str] = {}
        for key, value in draft.items():
            field = self.by_key.get(key)
            if field is None or not field.accepts(value):
                raise Refusal(Problem("not-an-option"))
            if isinstance(field, Slot):
                choices[key] = value
            elif value != "0":
                counts[key] = int(value)
        return Filled(counts, choices)

    def problems(self, draft: Draft) -> tuple[Problem, ...]:
        """Everything that keeps this draft from being locked in."""
        return tuple(self._check(self.fill(draft)))

    def read(self, keys: Sequence[str], /) -> T:
        parts = [key.partition("=") for key in keys]
        draft = {name: value for name, sign, value in parts if sign}
        if len(draft) < len(parts):
            raise Refusal(Problem("not-an-option"))
        filled = self.fill(draft)
        problems = tuple(self._check(filled))
        if problems:
            raise Refusal(*problems)
        return self._make(filled)

    @staticmethod
    def keys(draft: Draft) -> tuple[str, ...]:
        """The answer that a draft of a form stands for, in canonical order."""
        return tuple(f"{name}={value}" for name, value in sorted(draft.items()) if value != "0")


def chosen(draft: Draft) -> tuple[str, ...]:
    """The option keys of a draft, in the order in which they were chosen."""
    return tuple(sorted(draft, key=lambda key: int(draft[key])))


def naming(keys: Sequence[str]) -> Draft:
    """The draft for these option keys in this order."""
    return {key: str(place) for place, key in enumerate(keys, 1)}


def draft_of(request: Request[object], keys: Sequence[str]) -> Draft:
    """The draft for this answer; the inverse of ``answer_of``."""
    return dict(key.split("=", 1) for key in keys) if isinstance(request, Form) else naming(keys)


def answer_of(request: Request[object], draft: Draft) -> tuple[str, ...]:
    """The answer that a draft stands for."""
    return Form.keys(draft) if isinstance(request, Form) else chosen(draft)
