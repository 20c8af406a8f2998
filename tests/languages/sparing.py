"""A painter who saves paint: of each kind of picture he really draws the first few, in each language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.engine import Draft, Request, Seat, Step, View
from bot.wording import Words
from renderers.painter import Painter, Picture
from tests.front.plain import PlainPainter

MOST = 2


@dataclass
class SparingPainter:
    """Draws like ``painter``; what it has drawn often enough is a plain patch without a word."""

    painter: Painter
    drawn: Counter[tuple[str, ...]] = field(default_factory=Counter[tuple[str, ...]])
    plain: PlainPainter = field(default_factory=PlainPainter)

    def board(self, view: View, words: Words, step: Step | None = None) -> Picture:
        kind = ("board", step.name if step else "")
        return self._sparingly(kind, words, lambda by: by.board(view, words, step))

    def phone(self, view: View, words: Words, step: Step | None = None) -> Picture:
        kind = ("phone", step.name if step else "")
        return self._sparingly(kind, words, lambda by: by.phone(view, words, step))

    def private(
        self, view: View, words: Words, seat: Seat, request: Request[object] | None, draft: Draft
    ) -> Picture:
        kind = ("private", request.prompt if request else "", str(bool(draft)))
        return self._sparingly(kind, words, lambda by: by.private(view, words, seat, request, draft))

    def ending(self, view: View, words: Words) -> Picture:
        return self._sparingly(("ending",), words, lambda by: by.ending(view, words))

    def closeups(self, view: View) -> tuple[str, ...]:
        return self.painter.closeups(view)

    def closeup(self, view: View, words: Words, key: str) -> Picture:
        return self._sparingly(("closeup", key), words, lambda by: by.closeup(view, words, key))

    def _sparingly(self, kind: tuple[str, ...], words: Words, draw: Callable[[Painter], Picture]) -> Picture:
        known = (*kind, words.language)
        self.drawn[known] += 1
        if self.drawn[known] <= MOST:
            return draw(self.painter)
        return Picture(draw(self.plain).image, "")
