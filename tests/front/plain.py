"""A painter in a hurry: every picture is a patch whose colours are the digest of what it shows.

Pictures are alike exactly when what they show is alike, which is all that most tests need to know.
"""

from __future__ import annotations

import hashlib

from PIL import Image

from bot.engine import Draft, Request, Seat, Step, View
from bot.wording import Words
from renderers.painter import Picture

SIDE = 8


class PlainPainter:
    """Stands in for the painter of any game."""

    def board(self, view: View, words: Words, step: Step | None = None) -> Picture:
        return _patch("The board", view, step)

    def phone(self, view: View, words: Words, step: Step | None = None) -> Picture:
        return _patch("The board, close up", view, step)

    def private(
        self, view: View, words: Words, seat: Seat, request: Request[object] | None, draft: Draft
    ) -> Picture:
        return _patch(f"The hand of {seat}: {dict(draft)}", view, sorted(draft.items()))

    def closeups(self, view: View) -> tuple[str, ...]:
        return ()

    def closeup(self, view: View, words: Words, key: str) -> Picture:
        return self.phone(view, words)

    def ending(self, view: View, words: Words) -> Picture:
        return _patch("How it went", view)


def _patch(alt: str, *shown: object) -> Picture:
    digest = hashlib.sha512(repr((alt, shown)).encode()).digest()
    image = Image.frombytes("RGB", (SIDE, SIDE), (digest * SIDE)[: SIDE * SIDE * 3])
    return Picture(image, alt)
