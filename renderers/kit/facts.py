"""Typed access to the facts of any step by name. A game's steps declare their facts."""

from __future__ import annotations

from bot.engine.question import Fact, Facts


def key(facts: Facts, name: str) -> str:
    """A fact that must be a key. Raises ``TypeError`` for another type."""
    fact = facts[name]
    if not isinstance(fact, str):
        raise TypeError(f"{name} is no key but {fact!r}")
    return fact


def bare(written: str) -> str:
    """The last part of a key: ``hat`` of ``symbol:hat``."""
    return written.rpartition(":")[2]


def tail(facts: Facts, name: str) -> str:
    """The last part of a fact that is a key."""
    return bare(key(facts, name))


def number(facts: Facts, name: str) -> int:
    return as_number(facts[name])


def keys(facts: Facts, name: str) -> tuple[str, ...]:
    """A fact that is one key or several; an empty key is none."""
    fact = facts[name]
    several = fact if isinstance(fact, tuple) else (fact,)
    return tuple(str(part) for part in several if part != "")


def parts(fact: Fact) -> tuple[Fact, ...]:
    if not isinstance(fact, tuple):
        raise TypeError(f"{fact!r} is no list")
    return fact


def as_number(fact: Fact) -> int:
    if not isinstance(fact, int):
        raise TypeError(f"{fact!r} is no number")
    return fact
