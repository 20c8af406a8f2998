"""A painter that saves time: it draws only the first pictures of each kind in each language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.engine import Account, Draft, Request, Seat, Step, View
from bot.wording import Words
from renderers.painter import Look, Moment, Painter, Picture, Players
from tests.front.digest import DigestPainter

MOST = 2


@dataclass
class SparingPainter:
    """Draws like ``painter``; after a few pictures of a kind it returns a plain one without words."""

    painter: Painter
    drawn: Counter[tuple[str, ...]] = field(default_factory=Counter[tuple[str, ...]])
    plain: DigestPainter = field(default_factory=DigestPainter)

    def cover(self, words: Words) -> Picture:
        return self._sparingly(("cover",), words, lambda by: by.cover(words))

    def portraits(self, words: Words) -> Mapping[str, Look]:
        return self.painter.portraits(words)

    def board(self, view: View, words: Words, players: Players, step: Step | None = None) -> Picture:
        kind = ("board", step.name if step else "")
        return self._sparingly(kind, words, lambda by: by.board(view, words, players, step))

    def beside(self, view: View, words: Words, players: Players) -> Picture | None:
        return self.painter.beside(view, words, players)

    def weight(self, step: Step) -> int:
        return self.painter.weight(step)

    def fills(self, view: View, step: Step) -> bool:
        return self.painter.fills(view, step)

    def page(self, moments: Sequence[Moment], words: Words, players: Players) -> Picture:
        kind = ("page", moments[-1].step.name)
        return self._sparingly(kind, words, lambda by: by.page(moments, words, players))

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,
        players: Players,
    ) -> Picture:
        kind = ("private", request.prompt if request else "", str(bool(draft)))
        return self._sparingly(kind, words, lambda by: by.private(view, words, seat, request, draft, players))

    def ending(self, view: View, words: Words, players: Players, account: Account) -> Picture:
        return self._sparingly(("ending",), words, lambda by: by.ending(view, words, players, account))

    def closeups(self, view: View) -> tuple[str, ...]:
        return self.painter.closeups(view)

    def closeup(self, view: View, words: Words, key: str, players: Players) -> Picture:
        return self._sparingly(("closeup", key), words, lambda by: by.closeup(view, words, key, players))

    def emblems(self) -> tuple[str, ...]:
        return self.painter.emblems()

    def emblem(self, key: str, words: Words) -> Picture:
        return self._sparingly(("emblem", key), words, lambda by: by.emblem(key, words))

    def _sparingly(self, kind: tuple[str, ...], words: Words, draw: Callable[[Painter], Picture]) -> Picture:
        known = (*kind, words.language)
        self.drawn[known] += 1
        if self.drawn[known] <= MOST:
            return draw(self.painter)
        return Picture(draw(self.plain).image, "")
