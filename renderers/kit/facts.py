"""Keys, and the facts of questions and options by name. The facts of steps are declared (``Telling``)."""

from __future__ import annotations

from bot.engine.question import Facts


def bare(written: str) -> str:
    """The last part of a key: ``hat`` of ``symbol:hat``."""
    return written.rpartition(":")[2]


def number(facts: Facts, name: str) -> int:
    """A fact that must be a number. Raises ``TypeError`` for another type."""
    fact = facts[name]
    if not isinstance(fact, int):
        raise TypeError(f"{name} is no number but {fact!r}")
    return fact
