"""Languages that nobody speaks, made of English by putting other letters in place of its own.

What such a language says can be told from English, and from another of them, letter by letter: nothing that
was left in the wrong language goes unseen.
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
    """A language by the code of a real one that counts as English does; ``first`` stands for ``a``."""

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
        """The whole catalogue in this language, beside the others in ``folder``."""
        (folder / self.code).mkdir(parents=True)
        for file in (CATALOGUE / SOURCE_LANGUAGE).glob("*.ftl"):
            english = FluentParser().parse(file.read_text("utf-8"))
            (folder / self.code / file.name).write_text(self.said(english), "utf-8")

    def said(self, english: ast.Resource) -> str:
        return FluentSerializer().serialize(_Letters(self).visit(english))


class _Letters(Transformer):
    """Turns what is said, and leaves what is put in, and what chooses between variants."""

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
    r"|<[@#]!?\d+>"  # somebody, or a channel
    r"|<t:\d+:\w>"  # a moment
    r"|\b[0-9a-f]{32,}\b"  # a seed or a fingerprint
    r"|\b[a-n]\d{1,2}\b"  # a place on a board, as in chess
)


def heard_in(text: str, names: Iterable[str] = ()) -> set[str]:
    """The languages in which something is said here; ``names`` are those of people."""
    said = NO_WORDS.sub(" ", text)
    for name in sorted(names, key=len, reverse=True):
        said = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", said)
    return {one.code for one in (ENGLISH, BULGARIAN, HUNGARIAN) if one.letters & {*said}}
