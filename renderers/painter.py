"""The contract of every game's painter: its input, its drawings, and the resulting picture."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Protocol, TypeAlias

from PIL import Image, WebPImagePlugin

from bot.engine.account import Account
from bot.engine.form import Draft
from bot.engine.question import Request, Seat
from bot.engine.step import Step
from bot.engine.view import View
from bot.wording import Words
from renderers.canvas import Sheet, Written

Image.preinit()  # Load the image formats at import, so that the first picture is not slower.

QUALITY = 86
"""WebP quality: enough for flat washes and clean edges, and keeps a board under 300 KiB."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture and its alternative text, made from the same view."""

    image: Image.Image
    alt: str
    written: tuple[Written, ...] = ()
    """The words in it, so that tests can measure them."""
    caption: str = ""
    """Text for the message below the picture: what would be too long to be read in it."""

    @classmethod
    def of(cls, sheet: Sheet, alt: str, caption: str = "") -> Picture:
        """The picture of a finished sheet."""
        return cls(sheet.image, alt, tuple(sheet.written), caption)

    def encode(self) -> bytes:
        buffer = io.BytesIO()
        self.image.save(buffer, WebPImagePlugin.WebPImageFile.format, quality=QUALITY, method=2)
        return buffer.getvalue()


@dataclass(frozen=True, slots=True)
class Player:
    """The person at a seat, with a name that is safe to show.

    ``alike`` is the number of first letters that another name at the table shares. If the name is cut, the
    letters after those must stay visible.
    """

    name: str
    ai: bool = False
    alike: int = 0


Look: TypeAlias = Callable[[int, int], Image.Image]
"""Draws something at this width and height."""
Players: TypeAlias = Mapping[Seat, Player]
"""The people at a table, by seat."""
NOBODY: Final[Players] = MappingProxyType({})
"""For pictures without a table: samples and the rules."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A step, and the view of spectators right after it."""

    step: Step
    view: View


class Painter(Protocol):
    """Draws one game. All methods are pure. All pictures that people play from are 1100×700."""

    def cover(self, words: Words) -> Picture:
        """The picture of the lobby, as an invitation to play."""
        ...

    def portraits(self, words: Words) -> Mapping[str, Look]:
        """Everything in the lobby that is chosen by its looks, by key: ``seat:kanbei``, or an option and its
        choice, ``foe:ninja``."""
        ...

    def board(self, view: View, words: Words, players: Players, step: Step | None = None) -> Picture:
        """The board, the same for everybody. With ``step``, the last event is drawn on it."""
        ...

    def beside(self, view: View, words: Words, players: Players) -> Picture | None:
        """A second picture below the board, for games that do not fit on one."""
        ...

    def weight(self, step: Step) -> int:
        """The importance of a step in its chapter: 0 is left out of the page, 1 is a highlight, 2 a turning
        point, 3 a great moment."""
        ...

    def fills(self, view: View, step: Step) -> bool:
        """True if the picture of this step shows those who take part instead of the board."""
        ...

    def page(self, moments: Sequence[Moment], words: Words, players: Players) -> Picture:
        """A chapter as a comic page: its one to four turning points, the most important one largest."""
        ...

    def private(
        self,
        view: View,
        words: Words,
        seat: Seat,
        request: Request[object] | None,
        draft: Draft,
        players: Players,
    ) -> Picture:
        """The private picture of one seat: its hand or planning board, with its draft drawn in."""
        ...

    def ending(self, view: View, words: Words, players: Players, account: Account) -> Picture:
        """The picture of a game that has ended, in whatever way, and its turning points."""
        ...

    def closeups(self, view: View) -> tuple[str, ...]:
        """The keys of everything public that can be shown large: an open pile, a board."""
        ...

    def closeup(self, view: View, words: Words, key: str, players: Players) -> Picture:
        """One of the closeups."""
        ...

    def emblems(self) -> tuple[str, ...]:
        """The keys that the rules show a small picture of."""
        ...

    def emblem(self, key: str, words: Words) -> Picture:
        """One of the emblems."""
        ...
