"""The caption of what just happened: a sign, a number that changed, and one sentence on a scrap of paper.

``lay`` sets a caption in its room, so that others can keep clear of it; ``draw_caption`` draws it.
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
OLD: Final = mix(SUMI, WASHI, 0.45)
"""The number that was."""

Sign: TypeAlias = Callable[[int], Sprite]
"""A sign of a given height, held in its middle."""


def inked(drawing: Drawing, ink: Colour = SUMI) -> Sign:
    """A mark as the sign of a caption."""
    return lambda size: mark(drawing, size, ink, WASHI)


@dataclass(frozen=True, slots=True)
class Change:
    """A number that has just changed. ``before`` is left out where only the number matters."""

    after: int
    before: int | None = None
    prefix: str = ""


@dataclass(frozen=True, slots=True)
class Caption:
    """What is told: one sentence, in the tone of what it means."""

    text: str
    tone: Colour = PLAIN
    sign: Sign | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """How captions are set in a picture: their room, the largest and the least type, how many lines, and
    the height of numbers. A caption hangs from the top of its room, or lies in the middle of it; a sign
    without a number stands beside the sentence, or above it."""

    room: Box
    text: int
    number: int
    least: int
    rows: int = 2
    hanging: bool = True
    above: bool = False


PADDING: Final = 16
"""From the edge of the scrap to its words."""
SIGN: Final = 0.92
"""A sign is so many times as high as the number beside it."""
ALONE: Final = 1.2
"""And so many times when it stands alone above the sentence."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A caption set in its room."""

    caption: Caption
    box: Box
    lines: tuple[Line, ...]
    number: int
    """The size of numbers, 0 without a row above the sentence."""
    row: float
    """The height of that row."""
    lead: float
    """The width kept for a sign beside the sentence."""


def lay(caption: Caption, setting: Setting) -> Laid:
    """As large as its words, and no larger than its room."""
    left, top, right, bottom = setting.room
    stacked = caption.change is not None or (caption.sign is not None and setting.above)
    number = setting.number if stacked else 0
    lead = 0 if stacked or caption.sign is None else setting.text * 1.9
    room = right - left - 2 * PADDING - lead
    while number > setting.least and _run(caption, number) > room:
        number -= 2
    lines = wrap(caption.text, Face.TITLE, setting.text, room, setting.rows, setting.least)
    pitch = lines[0].size * LEADING
    row = number * (1.12 if caption.change is not None else ALONE * 1.14)
    across = max(_run(caption, number), lead + max(line.width for line in lines)) + 2 * PADDING
    down = row + pitch * len(lines) + PADDING * 1.5
    x = (left + right) / 2
    y = top if setting.hanging else (top + bottom - down) / 2
    return Laid(caption, (x - across / 2, y, x + across / 2, y + down), lines, number, row, lead)


def draw_caption(sheet: Sheet, laid: Laid) -> None:
    """The scrap and what stands on it."""
    left, top, right, bottom = laid.box
    caption = laid.caption
    sheet.paste(_scrap(round(right - left), round(bottom - top)), left, top)
    x, y = (left + right) / 2, top + PADDING * 0.6
    if laid.row:
        _draw_row(sheet, caption, laid.number, x, y + laid.row / 2)
    pitch = laid.lines[0].size * LEADING
    if laid.lead and caption.sign is not None:
        middle = y + pitch * len(laid.lines) / 2
        sheet.paste(caption.sign(round(laid.lead * 0.76)), left + PADDING + laid.lead * 0.38, middle)
    y += laid.row + pitch / 2
    for line in laid.lines:
        sheet.line(x + laid.lead / 2, y, line, SUMI, "mm")
        y += pitch


def _run(caption: Caption, size: int) -> float:
    """How wide sign and numbers run."""
    if not size or caption.change is None:
        return size * ALONE
    before, after = _digits(caption.change)
    run = width(after, Face.NUMBER, size) + (size * 1.15 if caption.sign is not None else 0)
    return run + width(before, Face.NUMBER, size) + size * 1.5 if before else run


def _digits(change: Change) -> tuple[str, str]:
    before = "" if change.before is None else str(change.before)
    return before, f"{change.prefix}{change.after}"


def _draw_row(sheet: Sheet, caption: Caption, size: int, x: float, y: float) -> None:
    """A sign, the old number in grey, an arrow, the new number in the tone of what it means."""
    if caption.change is None:
        if caption.sign is not None:
            sheet.paste(caption.sign(round(size * ALONE)), x, y)
        return
    left = x - _run(caption, size) / 2
    if caption.sign is not None:
        sheet.paste(caption.sign(round(size * SIGN)), left + size * SIGN / 2, y)
        left += size * 1.15
    before, after = _digits(caption.change)
    if before:
        left = sheet.line(left, y, Line(before, Face.NUMBER, size), OLD) + size * 0.28
        sheet.paste(becomes(round(size * 0.94)), left, y + 1)
        left += size * 1.22
    sheet.line(left, y, Line(after, Face.NUMBER, size), caption.tone)


@lru_cache(maxsize=64)
def _scrap(across: int, down: int) -> Sprite:
    def draw(c: Canvas) -> None:
        scrap(c, (0, 0, across, down), f"caption {across} {down}")

    return sprite((-6, -6, across + 6, down + 6), draw, rim_width=4)


@lru_cache(maxsize=16)
def becomes(length: int, ink: Colour = SUMI) -> Sprite:
    """The arrow from a number to the next, held where it begins."""
    line, head = max(3, length * 0.11), length * 0.42

    def draw(c: Canvas) -> None:
        arrow(c, [(0, 0), (length, 0)], line, ink, head, None)

    return sprite((-4, -head * 0.8, length + 4, head * 0.8), draw)
