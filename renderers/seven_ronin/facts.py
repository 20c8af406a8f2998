"""The facts of a step, read with their types. What they are is written in the steps' document."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.question import Fact
from bot.engine.step import Step


@dataclass(frozen=True, slots=True)
class Hit:
    """Wounds that a ronin has just taken."""

    ronin: str
    dealt: int
    before: int
    after: int


def key(step: Step, name: str) -> str:
    fact = step.facts[name]
    if not isinstance(fact, str):
        raise TypeError(f"{step.name}: {name} is no key")
    return fact


def number(step: Step, name: str) -> int:
    return _number(step.facts[name])


def keys(step: Step, name: str) -> tuple[str, ...]:
    return tuple(str(part) for part in _parts(step.facts[name]))


def ninja_by_place(step: Step, name: str) -> dict[str, int]:
    """Pairs of a place and a number of ninja."""
    found: dict[str, int] = {}
    for pair in _parts(step.facts[name]):
        place, ninja = _parts(pair)
        found[str(place)] = _number(ninja)
    return found


def hits(step: Step) -> list[Hit]:
    found: list[Hit] = []
    for hit in _parts(step.facts["hits"]):
        ronin, dealt, before, after = _parts(hit)
        found.append(Hit(str(ronin), _number(dealt), _number(before), _number(after)))
    return found


def _parts(fact: Fact) -> tuple[Fact, ...]:
    if not isinstance(fact, tuple):
        raise TypeError(f"{fact!r} is no list")
    return fact


def _number(fact: Fact) -> int:
    if not isinstance(fact, int):
        raise TypeError(f"{fact!r} is no number")
    return fact
