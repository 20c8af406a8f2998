"""A card's words on paper, as large as their room lets them be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.wording import Words
from renderers.canvas import Box, Sheet
from renderers.kit.sizes import HEIGHT, LEAST
from renderers.palette import SUMI, WASHI
from renderers.senjutsu.faced import Faced
from renderers.senjutsu.sentences import sentences
from renderers.type import ELLIPSIS, Face, Line, fill

LARGEST: Final = 46
PADDING: Final = 14
PITCH: Final = 1.1
"""From line to line, as a share of the type."""


@lru_cache(maxsize=256)
def set_lines(card: Faced, words: Words, across: float, down: float) -> tuple[Line, ...]:
    """Its sentences in a box, each on lines of its own; run on where there are too many."""
    said = sentences(card, words)
    room, high = across - 2 * PADDING, down - PADDING
    apart = fill([(text, Face.LABEL) for text in said], LARGEST, room, high, LEAST, PITCH)
    if not any(line.text.endswith(ELLIPSIS) for line in apart):
        return apart
    return fill([(words.run_on(said), Face.LABEL)], LARGEST, room, high, LEAST, PITCH)


@lru_cache(maxsize=256)
def least_height(card: Faced, words: Words, across: float) -> float:
    """How little room its words need, in the smallest type."""
    text = words.run_on(sentences(card, words))
    lines = fill([(text, Face.LABEL)], LEAST, across - 2 * PADDING, HEIGHT * 2, LEAST, PITCH)
    return len(lines) * LEAST * PITCH + PADDING + 2


def draw_speech(sheet: Sheet, lines: Sequence[Line], box: Box) -> None:
    left, top, _, _ = box
    sheet.ink(box, lambda c: c.slab(box, 6, WASHI, 2.4), margin=4)
    pitch = lines[0].size * PITCH
    y = top + PADDING / 2 + pitch / 2
    for line in lines:
        sheet.line(left + PADDING, y, line, SUMI)
        y += pitch
