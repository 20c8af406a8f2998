"""The contract of every game's painter, and the picture it gives back."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Protocol

from PIL import Image

from bot.engine.game import View
from bot.engine.question import Draft, Request, Seat
from bot.engine.step import Step
from bot.wording import Words

QUALITY = 86
"""WebP quality: flat washes and clean edges keep well, and a board stays under 400 KiB."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture and the text that stands for it, made from the same view."""

    image: Image.Image
    alt: str

    def encode(self) -> bytes:
        buffer = io.BytesIO()
        self.image.save(buffer, "WEBP", quality=QUALITY, method=2)
        return buffer.getvalue()


class Painter(Protocol):
    """Draws one game. Every method is pure."""

    def board(self, view: View, words: Words, step: Step | None = None) -> Picture:
        """The whole table, about 1280 px wide; with a step, what just happened drawn on top."""
        ...

    def phone(self, view: View, words: Words, step: Step | None = None) -> Picture:
        """The same table re-laid at 800 px, readable when shown 400 px wide."""
        ...

    def private(
        self, view: View, words: Words, seat: Seat, request: Request[object] | None, draft: Draft
    ) -> Picture:
        """What one seat alone sees: its hand or planning board, with its draft drawn in."""
        ...

    def ending(self, view: View, words: Words) -> Picture:
        """The picture after the end: how it went, worth posting."""
        ...

    def closeups(self, view: View) -> tuple[str, ...]:
        """What anybody may look at more closely, by key: an open pile, somebody's board."""
        ...

    def closeup(self, view: View, words: Words, key: str) -> Picture:
        """One of these, readable when shown 400 px wide."""
        ...
