"""Slips of paper on the night: a dark square for a mark, and room for words beside it."""

from __future__ import annotations

from renderers.canvas import Box, Canvas, Sheet
from renderers.palette import SUMI, WASHI, YUKI, Colour

SQUARE = 96
"""The dark end of a slip, where its mark stands."""


def draw_slip(sheet: Sheet, box: Box, rim: Colour = YUKI) -> None:
    sheet.ink(box, lambda canvas: _slip(canvas, box, rim), margin=6, seed="slip")


def _slip(canvas: Canvas, box: Box, rim: Colour) -> None:
    left, top, right, bottom = box
    canvas.slab((left - 4, top - 4, right + 4, bottom + 4), 11, rim)
    canvas.slab((left, top, right, bottom), 8, WASHI, 2)
    canvas.slab((left, top, left + SQUARE, bottom), 8, SUMI)
