"""The caption of what just happened: a scrap of paper in the middle of the ring.

At most one row of signs and numbers, and one sentence below it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from bot.games.seven_ronin.figures import FIGURES
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import arrow, sprite
from renderers.kit.gauges import Pips, row_of
from renderers.kit.marks import SPEARHEAD, Drawing, arms, people, signs, stamp
from renderers.palette import FAINT, FUJI, MATCHA, SHU, SUMI, WASHI, YUKI, Colour, mix
from renderers.paper import scrap
from renderers.seven_ronin.layout import Layout
from renderers.seven_ronin.ronin import portrait
from renderers.seven_ronin.strokes import struck_out
from renderers.type import LEADING, Face, Line, fill, width

Glyph: TypeAlias = Literal["ninja", "wound", "threat", "bowl", "hat", "kept", "silenced", "copy"]


@dataclass(frozen=True, slots=True)
class Change:
    """A number that has just changed. ``before`` is left out where only the number matters."""

    glyph: Glyph
    after: int
    before: int | None = None
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Tally:
    """The occupied areas that count, of the five that win."""

    count: int


@dataclass(frozen=True, slots=True)
class Emblem:
    """A sign alone; ``sealed`` in red for what ends the game."""

    glyph: Glyph
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class Likeness:
    """A ronin's portrait."""

    ronin: str
    fallen: bool = False


Row: TypeAlias = Change | Tally | Emblem | Likeness

PADDING = 16
OLD = mix(SUMI, WASHI, 0.45)
"""The number that was."""


def draw_caption(sheet: Sheet, layout: Layout, text: str, row: Row | None) -> None:
    """The scrap, as high as its words, in the middle of its room."""
    left, top, right, bottom = layout.caption
    room = right - left - 2 * PADDING
    row_height = layout.change_size * 1.08 if row is not None else 0
    spare = bottom - top - row_height - 2 * PADDING + 4
    lines = fill([(text, Face.TITLE)], layout.caption_size, room, spare, layout.least)
    leading = lines[0].size * LEADING
    height = row_height + leading * len(lines) + 2 * PADDING - 4
    middle = (left + right) / 2
    upper = (top + bottom - height) / 2
    sheet.paste(_scrap(round(right - left), round(height)), left, upper)
    if row is not None:
        _row(
            sheet, layout, row, (left + PADDING, upper + PADDING - 6, right - PADDING, upper + row_height + 6)
        )
    y = upper + PADDING + row_height + leading * 0.42
    for line in lines:
        sheet.line(middle, y, line, SUMI, "mm")
        y += leading


def _row(sheet: Sheet, layout: Layout, row: Row, box: Box) -> None:
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    if isinstance(row, Tally):
        most = FIGURES.winning_areas
        pitch = round((right - left) / (most + 0.4))
        full = (SHU if row.count >= most else SUMI, SUMI)
        size = round(layout.change_size * 0.86)
        spears = Pips(SPEARHEAD, size, pitch, full, (WASHI, FAINT), line=3)
        sheet.paste(row_of(spears, row.count, most), x, y + 2)
    elif isinstance(row, Likeness):
        width, height = round(layout.change_size * 0.8), round(layout.change_size * 1.04)
        sheet.paste(portrait(row.ronin, width, height, row.fallen), x - width / 2, y - height / 2)
        if row.fallen:
            sheet.paste(struck_out(0.5), x + width / 2, y + height / 2 - 12)
    elif isinstance(row, Emblem):
        sheet.paste(emblem(row.glyph, row.sealed, round(layout.change_size * 0.5)), x, y + 2)
    else:
        _change(sheet, layout, row, box)


def _change(sheet: Sheet, layout: Layout, change: Change, box: Box) -> None:
    """A sign, the number before, an arrow, the number after: together in the middle of the row."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    before = "" if change.before is None else str(change.before)
    after = f"{change.sign}{change.after}"
    sign = layout.change_size * 0.62
    size = layout.change_size
    while size > layout.least and _breadth(before, after, size) + sign + 14 > right - left:
        size -= 2
    x = (left + right - _breadth(before, after, size) - sign - 14) / 2
    sheet.paste(emblem(change.glyph, False, round(layout.change_size * 0.36)), x + sign / 2, y + 4)
    x += sign + 14
    if before:
        small = round(size * 0.84)
        x = sheet.line(x, y, Line(before, Face.NUMBER, small), OLD) + size * 0.16
        sheet.paste(_becomes(round(size * 0.72)), x, y + 2)
        x += size * 0.72 + size * 0.18
    sheet.line(x, y, Line(after, Face.NUMBER, size), SHU)


def _breadth(before: str, after: str, size: int) -> float:
    arrowed = width(before, Face.NUMBER, round(size * 0.84)) + size * 1.06 if before else 0
    return arrowed + width(after, Face.NUMBER, size)


@lru_cache(maxsize=64)
def _scrap(across: int, down: int) -> Sprite:
    def draw(c: Canvas) -> None:
        scrap(c, (0, 0, across, down), f"caption {across} {down}")

    return sprite((-6, -6, across + 6, down + 6), draw, rim_width=4)


@lru_cache(maxsize=16)
def _becomes(length: int) -> Sprite:
    return sprite(
        (-4, -20, length + 4, 20), lambda c: arrow(c, [(0, 0), (length, 0)], 7, SUMI, length * 0.42, None)
    )


@lru_cache(maxsize=32)
def emblem(glyph: Glyph, sealed: bool, radius: int) -> Sprite:
    def draw(c: Canvas) -> None:
        if sealed:
            c.slab((-radius, -radius, radius, radius), radius * 0.22, SHU)
            c.slab((-radius + 4, -radius + 4, radius - 4, radius - 4), radius * 0.18, YUKI)
            c.slab((-radius + 6, -radius + 6, radius - 6, radius - 6), radius * 0.16, SHU)
        ink = YUKI if sealed else SUMI
        _glyph(c, glyph, radius * (0.56 if sealed else 1.0), ink)

    reach = radius * 1.75 + 4
    return sprite((-reach, -reach, reach, reach), draw)


def _glyph(c: Canvas, glyph: Glyph, radius: float, ink: Colour) -> None:
    drawing, tint = GLYPHS[glyph]
    stamp(c, drawing, 0, 0, radius * 2.3, tint if tint is not None and ink != YUKI else ink, WASHI)


GLYPHS: Final[Mapping[Glyph, tuple[Drawing, Colour | None]]] = {
    "ninja": (people.hood, None),
    "wound": (arms.wound, SHU),
    "threat": (arms.spear, None),
    "bowl": (people.bowl, None),
    "hat": (people.hat, None),
    "kept": (signs.padlock, None),
    "silenced": (signs.banned, mix(FUJI, SUMI, 0.2)),
    "copy": (signs.copies, mix(MATCHA, SUMI, 0.4)),
}
"""The mark of each glyph, and its tint where it has one."""
