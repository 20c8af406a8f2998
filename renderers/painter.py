"""The contract of every game's painter: what it is given, what it draws, and the picture it gives back."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Protocol, TypeAlias

from PIL import Image, WebPImagePlugin

from bot.engine.form import Draft
from bot.engine.game import View
from bot.engine.question import Request, Seat
from bot.engine.step import Step
from bot.wording import Words
from renderers.canvas import Sheet, Written

Image.preinit()  # what Pillow has to know about files: not when somebody waits for the first picture

QUALITY = 86
"""WebP quality: flat washes and clean edges keep well, and a board stays under 300 KiB."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture and the text that stands for it, made from the same view."""

    image: Image.Image
    alt: str
    written: tuple[Written, ...] = ()
    """The words in it, so that tests can measure them."""

    @classmethod
    def of(cls, sheet: Sheet, alt: str) -> Picture:
        """A finished sheet."""
        return cls(sheet.image, alt, tuple(sheet.written))

    def encode(self) -> bytes:
        buffer = io.BytesIO()
        self.image.save(buffer, WebPImagePlugin.WebPImageFile.format, quality=QUALITY, method=2)
        return buffer.getvalue()


@dataclass(frozen=True, slots=True)
class Member:
    """Who sits at a seat, as it may be shown: the name shortened and made harmless. It begins with ``alike``
    letters that somebody else's at the table begins with, too: where it is cut, the next ones must be seen.
    """

    name: str
    ai: bool = False
    alike: int = 0


Company: TypeAlias = Mapping[Seat, Member]
"""Who sits where."""
NOBODY: Final[Company] = MappingProxyType({})
"""A picture that is about no table: samples, the rules."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened, and how everything looked right after, to whoever watches."""

    step: Step
    view: View


class Painter(Protocol):
    """Draws one game. Every method is pure; all pictures that people play from are 1100×700."""

    def cover(self, words: Words) -> Picture:
        """For the lobby: what makes one want to play."""
        ...

    def board(self, view: View, words: Words, company: Company, step: Step | None = None) -> Picture:
        """The one map, the same for everybody; with a step, what just happened is drawn on it."""
        ...

    def beside(self, view: View, words: Words, company: Company) -> Picture | None:
        """A second picture under the first, where one cannot show everything."""
        ...

    def weight(self, step: Step) -> int:
        """How much a step matters in its chapter: 0 is not told on the page, 1 is a highlight, 2 a turning
        point, 3 a great moment."""
        ...

    def page(self, moments: Sequence[Moment], words: Words, company: Company) -> Picture:
        """A chapter as the page of a comic: its one to four turning points, the greatest largest."""
        ...

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,
        company: Company,
    ) -> Picture:
        """What one seat alone sees: its hand or planning board, with its draft drawn in."""
        ...

    def ending(self, view: View, words: Words, company: Company) -> Picture:
        """The picture after the end: how it went, worth posting."""
        ...

    def closeups(self, view: View) -> tuple[str, ...]:
        """What anybody may look at more closely, by key: an open pile, somebody's board."""
        ...

    def closeup(self, view: View, words: Words, key: str, company: Company) -> Picture:
        """One of these, large."""
        ...

    def emblems(self) -> tuple[str, ...]:
        """The keys that the rules show a small picture of."""
        ...

    def emblem(self, key: str, words: Words) -> Picture:
        """One of these."""
        ...
