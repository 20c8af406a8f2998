"""A fast painter: every picture is a patch whose colours are the digest of what it shows.

Pictures are alike exactly when what they show is alike, which is all that most tests need to know.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from PIL import Image

from bot.engine import Account, Draft, Picked, Request, Seat, Step, View
from bot.wording import Words
from renderers.painter import Look, Moment, Picture, Players

SIDE = 8


class DigestPainter:
    """Stands in for the painter of any game."""

    def cover(self, words: Words) -> Picture:
        return _patch("The cover")

    def portraits(self, words: Words) -> Mapping[str, Look]:
        return {}

    def board(self, view: View, words: Words, players: Players, step: Step | None = None) -> Picture:
        return _patch("The board", view, dict(players), step)

    def beside(self, view: View, words: Words, players: Players) -> Picture | None:
        return None

    def weight(self, step: Step) -> int:
        return 2

    def fills(self, view: View, step: Step) -> bool:
        return False

    def page(self, moments: Sequence[Moment], words: Words, players: Players) -> Picture:
        return _patch("The chapter", moments, dict(players))

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,
        players: Players,
    ) -> Picture:
        plain = _plain(draft)
        return _patch(f"The hand of {seat}: {plain}", view, sorted(plain.items()))

    def closeups(self, view: View) -> tuple[str, ...]:
        return ()

    def closeup(self, view: View, words: Words, key: str, players: Players) -> Picture:
        return self.board(view, words, players)

    def ending(self, view: View, words: Words, players: Players, account: Account) -> Picture:
        return _patch("How it went", view, dict(players))

    def emblems(self) -> tuple[str, ...]:
        return ()

    def emblem(self, key: str, words: Words) -> Picture:
        return _patch("An emblem", key)


def _patch(alt: str, *shown: object) -> Picture:
    digest = hashlib.sha512(repr((alt, shown)).encode()).digest()
    image = Image.frombytes("RGB", (SIDE, SIDE), (digest * SIDE)[: SIDE * SIDE * 3])
    return Picture(image, alt)


def _plain(draft: Draft) -> dict[str, str]:
    """A draft as text: by field its value, or by option its place in the order of choice."""
    if isinstance(draft, Picked):
        return {key: str(place) for place, key in enumerate(draft.keys, 1)}
    return {**{key: str(number) for key, number in draft.counts.items()}, **draft.choices}
