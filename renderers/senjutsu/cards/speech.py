"""A card's sentences on paper, in the largest type that fits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from PIL import Image

from bot.wording import Words
from renderers.canvas import Box, Canvas, Sheet
from renderers.kit.sizes import HEIGHT, LEAST
from renderers.palette import SUMI, WASHI
from renderers.senjutsu.cards.faced import Faced
from renderers.senjutsu.cards.sentences import doings, sentences
from renderers.type import ELLIPSIS, Face, Line, fill

LARGEST: Final = 46
PADDING: Final = 14
PITCH: Final = 1.1
"""Line height, as a multiple of the type size."""


@lru_cache(maxsize=256)
def set_lines(card: Faced, words: Words, across: float, down: float) -> tuple[Line, ...]:
    """A card's sentences set in a box: each on its own lines, or as one paragraph if they would not fit.

    In a box too small for that only the effects are set; the face beside the box shows the rest.
    """
    whole, does = sentences(card, words), doings(card, words)
    room, high = across - 2 * PADDING, down - PADDING
    lines: tuple[Line, ...] = ()
    for said in (whole, [words.run_on(whole)], does, [words.run_on(does)]):
        lines = fill([(text, Face.LABEL) for text in said], LARGEST, room, high, LEAST, PITCH)
        if not any(line.text.endswith(ELLIPSIS) for line in lines):
            break
    return lines


@lru_cache(maxsize=256)
def least_height(card: Faced, words: Words, across: float) -> float:
    """The height in pixels that the effects need in the smallest type."""
    text = words.run_on(doings(card, words))
    lines = fill([(text, Face.LABEL)], LEAST, across - 2 * PADDING, HEIGHT * 2, LEAST, PITCH)
    return len(lines) * LEAST * PITCH + PADDING + 2


def draw_speech(sheet: Sheet, lines: Sequence[Line], box: Box) -> None:
    left, top, right, bottom = (round(edge) for edge in box)
    draw_paper(sheet, left, top, right, bottom)
    pitch = lines[0].size * PITCH
    y = top + PADDING / 2 + pitch / 2
    for line in lines:
        sheet.line(left + PADDING, y, line, SUMI)
        y += pitch


CORNER: Final = 16
"""Pixels: a corner of the paper, including its outline."""
OUTSIDE: Final = 4


def draw_paper(sheet: Sheet, left: int, top: int, right: int, bottom: int) -> None:
    """A sheet of paper. Only its corners are supersampled; the edges are stretched between them, which is
    faster."""
    corners, inside, far = _corners(), CORNER - OUTSIDE, 2 * CORNER
    across, down = right - left - 2 * inside, bottom - top - 2 * inside
    columns = ((0, CORNER, left - OUTSIDE), (CORNER, far, right - inside))
    rows = ((0, CORNER, top - OUTSIDE), (CORNER, far, bottom - inside))
    for begin, end, x in columns:
        for above, below, y in rows:
            _lay(sheet, corners.crop((begin, above, end, below)), x, y)
        _lay(sheet, corners.crop((begin, CORNER, end, CORNER + 1)).resize((CORNER, down)), x, top + inside)
    for above, below, y in rows:
        _lay(
            sheet, corners.crop((CORNER, above, CORNER + 1, below)).resize((across, CORNER)), left + inside, y
        )
    sheet.image.paste(WASHI, (left + inside, top + inside, right - inside, bottom - inside))


def _lay(sheet: Sheet, piece: Image.Image, x: int, y: int) -> None:
    sheet.image.paste(piece, (x, y), piece)


@cache
def _corners() -> Image.Image:
    """The four corners, as a paper without any middle."""
    canvas = Canvas(2 * CORNER, 2 * CORNER)
    canvas.slab((OUTSIDE, OUTSIDE, 2 * CORNER - OUTSIDE, 2 * CORNER - OUTSIDE), 6, WASHI, 2.4)
    return canvas.reduced()
