"""A hex that an attack strikes."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.senjutsu.board.hexes import Hex
from bot.games.senjutsu.cards.language import Content


@dataclass(frozen=True, slots=True)
class Stroke:
    """A hex that is struck, and what happens there."""

    place: Hex
    contents: tuple[Content, ...]

    @property
    def wounds(self) -> bool:
        return any(content.impact in ("wound", "bleed", "kill") for content in self.contents)
