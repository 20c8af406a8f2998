"""The caption of the last step: a sign, a number that changed, and one sentence on a scrap of paper.

``lay`` computes the box, so that other drawings can avoid it; ``draw_caption`` draws it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import arrow, sprite
from renderers.kit.marks import Drawing, mark
from renderers.palette import MATCHA, SHU, SUMI, WASHI, Colour, mix
from renderers.paper import scrap
from renderers.type import LEADING, Face, Line, width, wrap

PLAIN: Final[Colour] = SUMI
HARM: Final[Colour] = SHU
GOOD: Final[Colour] = mix(MATCHA, SUMI, 0.35)
BLOOD: Final = mix(SHU, SUMI, 0.22)
"""Red that is readable on paper, and on which white letters are readable."""
OLD: Final = mix(SUMI, WASHI, 0.32)
"""The ink of the old number."""

Sign: TypeAlias = Callable[[int], Sprite]
"""A sign of a given height, anchored in its middle."""


def inked(drawing: Drawing, ink: Colour = SUMI) -> Sign:
    """A mark as the sign of a caption."""
    return lambda size: mark(drawing, size, ink, WASHI)


@dataclass(frozen=True, slots=True)
class Change:
    """A number that has just changed. Without ``before`` only the new number is shown."""

    after: int
    before: int | None = None
    prefix: str = ""


@dataclass(frozen=True, slots=True)
class Caption:
    """One sentence, in the colour of its meaning."""

    text: str
    tone: Colour = PLAIN
    sign: Sign | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """The layout of captions in a picture: their room, the largest and the smallest type, the number of
    lines, and the height of numbers.

    A ``hanging`` caption is at the top of its room, others in the middle. A sign without a number is beside
    the sentence, or with ``above`` over it. With ``beside``, for low pictures, the number is beside the
    sentence too.
    """

    room: Box
    text: int
    number: int
    least: int
    rows: int = 2
    hanging: bool = True
    above: bool = False
    beside: bool = False
    sign: int = 0
    """The height of a sign without a number; 0 for the default."""


PADDING: Final = 14
"""The distance from the edge of the scrap to its words."""
SIGN: Final = 0.92
"""The height of a sign, as a multiple of the number beside it."""
BESIDE: Final = 1.45
"""The height of a sign without a number, as a multiple of the sentence's type."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A caption with its computed layout."""

    caption: Caption
    box: Box
    lines: tuple[Line, ...]
    size: int
    """The height of the sign, or of the numbers beside it; 0 without either."""
    beside: bool

    @property
    def pitch(self) -> float:
        """The distance from line to line of the sentence."""
        return self.lines[0].size * LEADING


def lay(caption: Caption, setting: Setting) -> Laid:
    """Compute the layout: as large as the words need, and no larger than the room."""
    left, top, right, bottom = setting.room
    room = right - left - 2 * PADDING
    size, beside = _figure(caption, setting)
    while size > setting.least and _run(caption, size) > room:
        size -= 2
    lead = _run(caption, size) + size * GAP if beside else 0
    lines = wrap(caption.text, Face.TITLE, setting.text, room - lead, setting.rows, setting.least)
    words = max(line.width for line in lines)
    across = lead + words if beside else max(_run(caption, size), words)
    high = lines[0].size * LEADING * len(lines)
    down = max(size * 1.12, high) if beside else size * 1.14 + high
    x, down = (left + right) / 2, down + 1.5 * PADDING
    y = top if setting.hanging else (top + bottom - down) / 2
    half = across / 2 + PADDING
    return Laid(caption, (x - half, y, x + half, y + down), lines, size, beside)


GAP: Final = 0.36
"""The gap between a figure and the sentence beside it, as a share of the figure's height."""


def _figure(caption: Caption, setting: Setting) -> tuple[int, bool]:
    """The height of sign and numbers, and a flag if they are beside the sentence."""
    if caption.change is not None:
        return setting.number, setting.beside
    if caption.sign is None:
        return 0, False
    if setting.above and not setting.beside:
        return setting.number, False
    return setting.sign or round(setting.text * BESIDE), True


def draw_caption(sheet: Sheet, laid: Laid) -> None:
    """Draw the scrap with its content."""
    left, top, right, bottom = laid.box
    sheet.paste(_scrap(round(right - left), round(bottom - top)), left, top)
    run = _run(laid.caption, laid.size)
    lead = run + laid.size * GAP if laid.beside else 0
    x = (left + lead + right) / 2
    high = laid.pitch * len(laid.lines)
    if laid.beside:
        y = (top + bottom - high) / 2
        _draw_figure(sheet, laid, left + PADDING, (top + bottom) / 2)
    else:
        y = bottom - 0.75 * PADDING - high
        _draw_figure(sheet, laid, x - run / 2, (top + 0.6 * PADDING + y) / 2)
    for line in laid.lines:
        sheet.line(x, y + laid.pitch / 2, line, SUMI, "mm")
        y += laid.pitch


def _run(caption: Caption, size: int) -> float:
    """The width of sign and numbers."""
    if caption.change is None:
        return size
    before, after = _digits(caption.change)
    run = width(after, Face.NUMBER, size) + (size * 1.15 if caption.sign is not None else 0)
    return run + width(before, Face.NUMBER, size) + size * 1.5 if before else run


def _digits(change: Change) -> tuple[str, str]:
    before = "" if change.before is None else str(change.before)
    return before, f"{change.prefix}{change.after}"


def _draw_figure(sheet: Sheet, laid: Laid, left: float, y: float) -> None:
    """Draw a sign, the old number in grey, an arrow, the new number in the colour of its meaning."""
    caption, size = laid.caption, laid.size
    if caption.change is None:
        if caption.sign is not None:
            sheet.paste(caption.sign(size), left + size / 2, y)
        return
    if caption.sign is not None:
        sheet.paste(caption.sign(round(size * SIGN)), left + size * SIGN / 2, y)
        left += size * 1.15
    before, after = _digits(caption.change)
    if before:
        left = sheet.line(left, y, Line(before, Face.NUMBER, size), OLD) + size * 0.28
        sheet.paste(becomes(round(size * 0.94)), left, y + 1)
        left += size * 1.22
    ink = BLOOD if caption.tone == HARM else caption.tone
    sheet.line(left, y, Line(after, Face.NUMBER, size), ink)


@lru_cache(maxsize=64)
def _scrap(across: int, down: int) -> Sprite:
    def draw(c: Canvas) -> None:
        scrap(c, (0, 0, across, down), f"caption {across} {down}")

    return sprite((-6, -6, across + 6, down + 6), draw, rim_width=4)


@lru_cache(maxsize=16)
def becomes(length: int, ink: Colour = SUMI) -> Sprite:
    """The arrow from a number to the next, anchored at its start."""
    line, head = max(3, length * 0.11), length * 0.42

    def draw(c: Canvas) -> None:
        arrow(c, [(0, 0), (length, 0)], line, ink, head, None)

    return sprite((-4, -head * 0.8, length + 4, head * 0.8), draw)
