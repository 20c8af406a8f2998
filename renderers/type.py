"""Type: the typefaces, and text that always fits its box.

Titles and names are set in Source Serif, numbers in Manrope, labels and captions in Hanken Grotesk. ``fit``
and ``wrap`` shrink a text down to a least size and then cut it, so a long word in another language never
leaves its box.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

FONTS: Final = Path(__file__).parents[1] / "data" / "fonts"
ELLIPSIS = "…"
LEADING = 1.16
"""The distance from one line to the next, as a share of the type size."""


class Face(Enum):
    """A typeface, by its file."""

    TITLE = "source_serif_pro/SourceSerifPro-Semibold.ttf"
    TITLE_BOLD = "source_serif_pro/SourceSerifPro-Bold.ttf"
    NUMBER = "manrope/Manrope-ExtraBold.ttf"
    LABEL = "hanken_grotesk/HankenGrotesk-SemiBold.otf"
    LABEL_BOLD = "hanken_grotesk/HankenGrotesk-Bold.otf"


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout engine: Raqm is not on every machine, and the bytes must not depend on it.
    return ImageFont.truetype(FONTS / face.value, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> float:
    """The width of the text in pixels. The dots of a cut text reach further than their advance."""
    run = font(face, size).getlength(text)
    return max(run, font(face, size).getbbox(text)[2]) if text.endswith(ELLIPSIS) else run


@lru_cache(maxsize=8192)
def extent(text: str, face: Face, size: int, anchor: str) -> tuple[float, float, float, float]:
    """The box of the text's ink, relative to the point at which the text is set."""
    return font(face, size).getbbox(text, anchor=anchor)


def writable(text: str) -> str:
    """The text without invisible characters and characters our typefaces do not have."""
    seen = "".join(one for one in text if one.isspace() or (one.isprintable() and _has_letter(one)))
    return " ".join(seen.split())


@lru_cache(maxsize=4096)
def _has_letter(letter: str) -> bool:
    """True if our typefaces have this letter. A missing letter is drawn like any other missing one."""
    return all(_drawn(letter, face) != _drawn("\uffff", face) for face in (Face.TITLE, Face.LABEL))


def _drawn(letter: str, face: Face) -> bytes:
    patch = Image.new("L", (48, 48))
    ImageDraw.Draw(patch).text((8, 8), letter, font=font(face, 24), fill=255)
    return patch.tobytes()


@dataclass(frozen=True, slots=True)
class Line:
    """A text in a typeface at a size: the result of ``fit`` and ``wrap``."""

    text: str
    face: Face
    size: int
    narrow: float = 1.0
    """The width of its letters, as a share of their normal width."""

    @property
    def width(self) -> float:
        return width(self.text, self.face, self.size) * self.narrow


def fit(text: str, face: Face, size: int, room: float, least: int) -> Line:
    """The text on one line no wider than ``room``.

    It is as large as ``size``, shrunk down to ``least``, and cut with an ellipsis if even that is too wide.
    """
    while size > least and width(text, face, size) > room:
        size -= 1
    return Line(_cut(text, face, size, room), face, size)


NARROWEST: Final = 0.8
"""The smallest factor by which the letters of a name are narrowed."""
TOLD_BY: Final = 2
"""The number of letters that tells a name from another that begins alike."""


def fit_name(name: str, alike: int, face: Face, size: int, room: float, least: int = 0) -> Line:
    """A name on one line: its letters are narrowed first, then made smaller, then the name is cut."""
    while least and size > least and width(name, face, size) * NARROWEST > room:
        size -= 1
    narrow = max(NARROWEST, min(1.0, room / max(1.0, width(name, face, size))))
    cut = shorten(name, alike, lambda text: width(text, face, size) * narrow <= room + 0.01)
    return Line(cut, face, size, narrow)


def shorten(name: str, alike: int, fits: Callable[[str], bool]) -> str:
    """A name cut with an ellipsis until it fits.

    The letters after the first ``alike`` ones tell it from another name. If they would be cut off, they are
    placed after the ellipsis.
    """
    if fits(name):
        return name
    for kept in range(len(name) - 1, 0, -1):
        told = name[alike : alike + TOLD_BY] if alike > 0 and kept <= alike else ""
        cut = f"{name[: max(1, kept - len(told))].rstrip()}{ELLIPSIS}{told}"
        if fits(cut):
            return cut
    return ELLIPSIS


def wrap(text: str, face: Face, size: int, room: float, rows: int, least: int) -> tuple[Line, ...]:
    """The text on at most ``rows`` lines of about equal length, each no wider than ``room``.

    It shrinks like ``fit``; a text that does not fit even then is cut at the end of the last line.
    """
    # The ellipsis of a cut name is wider than its advance; within a text it is set as three dots.
    text = text[:-1].replace(ELLIPSIS, "...") + text[-1:]
    while True:
        lines = _broken(text, face, size, room)
        fits = len(lines) <= rows and all(width(line, face, size) <= room for line in lines)
        if fits or size <= least:
            break
        size -= 1
    if fits:
        lines = _balanced(text, lines, face, size, room)
    else:
        lines = [*lines[: rows - 1], " ".join(lines[rows - 1 :])]
    return tuple(Line(_cut(line, face, size, room), face, size) for line in lines)


def fill(
    paragraphs: Sequence[tuple[str, Face]],
    size: int,
    room: float,
    height: float,
    least: int,
    leading: float = LEADING,
) -> tuple[Line, ...]:
    """Paragraphs in a box, all in the largest size at which every line fits within ``height``.

    Text that does not fit at the least size is cut: every paragraph keeps at least one line, and the last is
    cut first.
    """
    while True:
        rows = max(len(paragraphs), int(height / (size * leading)))
        broken = [(line, face) for text, face in paragraphs for line in _broken(text, face, size, room)]
        fits = len(broken) <= rows and all(width(line, face, size) <= room for line, face in broken)
        if fits or size <= least:
            break
        size -= 1
    lines: list[Line] = []
    for place, (text, face) in enumerate(paragraphs):
        spare = rows - len(lines) - (len(paragraphs) - place - 1)
        lines += wrap(text, face, size, room, max(1, spare), size)
    return tuple(lines)


def fit_all(texts: Sequence[str], face: Face, size: int, room: float, least: int) -> tuple[Line, ...]:
    """The texts of a row of boxes, all at the size that the longest of them needs."""
    size = min((fit(text, face, size, room, least).size for text in texts), default=size)
    return tuple(fit(text, face, size, room, least) for text in texts)


def _cut(text: str, face: Face, size: int, room: float) -> str:
    if width(text, face, size) <= room:
        return text
    while text and width(text.rstrip() + ELLIPSIS, face, size) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def _broken(text: str, face: Face, size: int, room: float) -> list[str]:
    """Lines filled greedily, word by word."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", face, size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _balanced(text: str, lines: list[str], face: Face, size: int, room: float) -> list[str]:
    """The same number of lines in the narrowest column that holds them."""
    narrower = room
    while narrower > size:
        narrower -= size / 2
        attempt = _broken(text, face, size, narrower)
        if len(attempt) > len(lines) or any(width(line, face, size) > narrower for line in attempt):
            break
        lines = attempt
    return lines
