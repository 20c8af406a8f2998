"""The faults of the languages of a catalogue."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

import discord
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.wording import OTHERWISE, SOURCE_LANGUAGE

Messages: TypeAlias = Mapping[str, ast.Message]

HOUSE = "house.ftl"
COMMAND = re.compile(r"`/([\w-]+)(?: ([\w-]+))?")
"""A command in a sentence, with its subcommand."""


def faults(catalogue: Path) -> list[str]:
    """A line for each fault, with its language and file."""
    return [
        f"{folder.name}: {fault}"
        for folder in sorted(catalogue.iterdir())
        for fault in (*_of_the_language(folder), *_of_its_files(folder), *_of_its_commands(folder))
    ]


# The language as a whole


def _of_the_language(folder: Path) -> Iterator[str]:
    """The faults that affect the choice of a language, and its fallback languages."""
    language = folder.name
    if not any(language in (locale.value, locale.value.partition("-")[0]) for locale in discord.Locale):
        yield "no locale of Discord's leads to it"
    files = {file.name for file in folder.iterdir()} - {file.name for file in _source(folder).iterdir()}
    yield from (f"{name} is no file of the English catalogue" for name in sorted(files))
    if "language-name" not in _messages(folder / HOUSE):
        yield "it does not say what it is called"
    leaned_on = [language]
    while OTHERWISE in (said := _messages(folder.parent / leaned_on[-1] / HOUSE)):
        leaned_on.append(_text(said[OTHERWISE]))
        if leaned_on[-1] in leaned_on[:-1] or not (folder.parent / leaned_on[-1]).is_dir():
            yield f"where it has no words {leaned_on[-1]} cannot speak for it"
            return


# Sentence by sentence


def _of_its_files(folder: Path) -> Iterator[str]:
    complete = OTHERWISE not in _messages(folder / HOUSE)
    for source in sorted(_source(folder).glob("*.ftl")):
        file = folder / source.name
        yield from (f"{file.name} {fault}" for fault in _badly_written(file))
        english, own = _messages(source), dict(_messages(file))
        own.pop(OTHERWISE, None)
        yield from (f"{file.name} does not say {name}" for name in english if complete and name not in own)
        yield from (f"{file.name} says {name}, which nobody asks for" for name in own if name not in english)
        known, heard = _spoken(source.parent, file.name), _spoken(folder, file.name)
        for name in english:
            if name in own and (unknown := _facts(heard, name) - _facts(known, name)):
                yield f"{file.name}: {name} asks for {', '.join(sorted(unknown))}"


def _badly_written(file: Path) -> Iterator[str]:
    entries = _entries(file)
    names = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    yield from (f"has junk: {entry.content}" for entry in entries if isinstance(entry, ast.Junk))
    yield from (f"says {name} twice" for name, times in names.items() if times > 1)


def _facts(said: Messages, name: str) -> set[str]:
    """The facts needed by a message, including those of messages it refers to."""
    looked = _Looked()
    looked.visit(said[name])
    others = (_facts(said, other) for other in looked.references if other in said)
    return looked.facts.union(*others)


class _Looked(Visitor):
    """The words, facts and references of a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.facts: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def asks_for(file: Path, name: str) -> set[str]:
    """The facts that a message of a catalogue needs, including those of messages it refers to."""
    return _facts(_spoken(file.parent, file.name), name)


# Commands


def _of_its_commands(folder: Path) -> Iterator[str]:
    """Sentences must name commands as they are called in that language."""
    house = _spoken(folder, HOUSE)
    called = {name: _text(message) for name, message in house.items() if name.startswith("command-")}
    known = {
        called["command-play"]: set(),
        called["command-table"]: {*called.values()},
        **{called[name]: set[str]() for name in ("command-games", "command-card", "command-help")},
    }
    for file in sorted(folder.glob("*.ftl")):
        for name, message in _messages(file).items():
            for root, sub in COMMAND.findall(_text(message)):
                if root not in known or (sub and sub not in known[root]):
                    yield f"{file.name}: {name} names a command /{root} {sub}".rstrip()


# Reading


def _source(folder: Path) -> Path:
    return folder.parent / SOURCE_LANGUAGE


def _spoken(folder: Path, file: str) -> Messages:
    """The messages of a file with those it overrides, in English if the language does not have them."""
    parts = file.removesuffix(".ftl").split("_")
    over = [HOUSE, *["_".join(parts[: end + 1]) + ".ftl" for end in range(len(parts))]]
    files = [each / name for name in over for each in (_source(folder), folder)]
    return {name: message for each in files for name, message in _messages(each).items()}


def _messages(file: Path) -> Messages:
    return {entry.id.name: entry for entry in _entries(file) if isinstance(entry, ast.Message)}


def _entries(file: Path) -> list[ast.EntryType]:
    return _parsed(file.read_text("utf-8")) if file.exists() else []


@lru_cache(maxsize=64)
def _parsed(text: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(text).body


def _text(message: ast.Message) -> str:
    looked = _Looked()
    looked.visit(message)
    return "".join(looked.words).strip()
