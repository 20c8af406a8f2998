"""Words for a game whose sentences are not written yet: they are made from keys and facts.

A game is unfinished while it has no catalogue, or while its catalogue contains ``game-unfinished``. For such
a game ``Words`` takes its missing messages from here instead of raising ``LookupError``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

MARK: Final = "game-unfinished"
"""The message that marks a catalogue as unfinished. Its text is not shown."""
KEY: Final = re.compile(r"[a-z][a-z0-9_-]*(:[a-z0-9_-]+)+(#[a-z0-9]+)?")
INTRODUCED: Final = ("game-name", "game-about", "game-pitch")
"""Shared sentences refer to these, so a catalogue must contain them."""


def name(text: str) -> str:
    """The name of a key: ``high card`` of ``card:high_card#2``. Any other text is its own name."""
    return plain(text) if KEY.fullmatch(text) else text


def plain(key: str) -> str:
    """The words in a key."""
    return " ".join(key.partition("#")[0].rpartition(":")[2].replace("_", " ").replace("-", " ").split())


def sentence(message: str, game: str) -> str:
    """The words in a message's id: ``Lay a card`` of ``prompt-lay-a-card``; for ``game-…`` the game's
    name."""
    kind, _, rest = message.partition("-")
    text = plain(game if kind == "game" else rest)
    return text[:1].upper() + text[1:]


def introduction(game: str) -> Resource:
    """A catalogue with nothing but the name of a game, made from its key."""
    lines = [f"{message} = {sentence(message, game)}" for message in INTRODUCED]
    return FluentParser(with_spans=False).parse("\n".join(lines))


def told(what: str, facts: Mapping[str, str | int]) -> list[tuple[str, str | int]]:
    """The facts to add to a sentence, by name. A fact with the same name as the sentence is shown without
    it."""
    named = [(plain(fact), said) for fact, said in facts.items() if said != ""]
    return [("" if fact == what.lower() else fact, said) for fact, said in named]
