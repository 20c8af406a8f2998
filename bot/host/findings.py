"""The results of checks: each is a sentence that says what holds, or what to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.harmless import printable
from bot.wording import Words

Level: TypeAlias = Literal["good", "note", "wrong"]
"""A note is worth knowing; something wrong must be changed, or the bot will not work well."""
Fact: TypeAlias = str | int


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check; ``code`` and ``facts`` choose its sentence."""

    level: Level
    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict[str, Fact])

    def sentence(self, said: Words) -> str:
        level = said.say(f"doctor-level-{self.level}")
        # Names of servers and messages of a driver may hold anything.
        return f"{level:<6} {printable(said.say(f'doctor-{self.code}', self.facts))}"


def good(code: str, **facts: Fact) -> Finding:
    return Finding("good", code, facts)


def note(code: str, **facts: Fact) -> Finding:
    return Finding("note", code, facts)


def wrong(code: str, **facts: Fact) -> Finding:
    return Finding("wrong", code, facts)
