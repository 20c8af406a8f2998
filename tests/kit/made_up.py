"""Invented languages: English in other alphabets.

The letters of a text show its language, so a text in the wrong language is always found.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.wording import CATALOGUE, SOURCE_LANGUAGE


@dataclass(frozen=True)
class MadeUp:
    """A language under the code of a real one with the plural rules of English; ``first`` replaces ``a``."""

    code: str
    first: str

    def __call__(self, english: str) -> str:
        return english.translate(self._letters)

    @cached_property
    def _letters(self) -> dict[int, int]:
        small = [chr(ord(self.first) + place) for place in range(26)]
        return str.maketrans(string.ascii_letters, "".join(small) + "".join(small).upper())

    @property
    def letters(self) -> set[str]:
        return {*map(chr, self._letters.values())}

    def write(self, folder: Path) -> None:
        """Write the whole catalogue in this language, beside the others in ``folder``."""
        (folder / self.code).mkdir(parents=True)
        for file in (CATALOGUE / SOURCE_LANGUAGE).glob("*.ftl"):
            english = FluentParser().parse(file.read_text("utf-8"))
            (folder / self.code / file.name).write_text(self.said(english), "utf-8")

    def said(self, english: ast.Resource) -> str:
        return FluentSerializer().serialize(_Letters(self).visit(english))


class _Letters(Transformer):
    """Translates texts, but not placeables and selectors."""

    def __init__(self, language: MadeUp) -> None:
        super().__init__()
        self.language = language

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(self.language(node.value))


BULGARIAN = MadeUp("bg", "а")
HUNGARIAN = MadeUp("hu", "ա")  # Armenian: Hungarian letters are English ones
ENGLISH = MadeUp(SOURCE_LANGUAGE, "a")

NO_WORDS = re.compile(
    r"https?://[^\s)]+"  # an address
    r"|<[@#]!?\d+>"  # a user or a channel
    r"|<t:\d+:\w>"  # a time
    r"|\b[0-9a-f]{32,}\b"  # a seed or a fingerprint
    r"|\b[a-n]\d{1,2}\b"  # a place on a board, as in chess
)


def heard_in(text: str, names: Iterable[str] = ()) -> set[str]:
    """The languages found in this text; ``names`` are those of people and do not count."""
    said = NO_WORDS.sub(" ", text)
    for name in sorted(names, key=len, reverse=True):
        said = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", said)
    return {one.code for one in (ENGLISH, BULGARIAN, HUNGARIAN) if one.letters & {*said}}
