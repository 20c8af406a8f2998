"""The words of a panel: a sentence on a slip in one corner, and a number that changes in another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from renderers.canvas import Box, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.captions import BLOOD, HARM, OLD, Caption, becomes
from renderers.kit.sizes import LEAST, LOUD
from renderers.palette import SUMI, WASHI, YUKI, Colour
from renderers.type import LEADING, Face, Line, width, wrap

TEXT: Final = 42
"""The type size of a sentence; in the largest panel it is ``LOUD``."""
NUMBER: Final = 60
LARGE_NUMBER: Final = 92
ROOMY: Final = 330
"""Pixels: panels this high have room for large numbers."""
PADDING: Final = 14
ROWS_OF_TEXT: Final = 3


@dataclass(frozen=True, slots=True)
class PanelWords:
    """The words of a panel, set in two of its corners."""

    caption: Caption
    lines: tuple[Line, ...]
    said: Box
    figure: Box | None
    size: int
    """The type size of the number."""
    loud: bool
    """The sentence is white on the colour of its meaning."""

    @property
    def boxes(self) -> list[Box]:
        return [self.said] if self.figure is None else [self.said, self.figure]

    @classmethod
    def of(
        cls, caption: Caption, inside: Box, taken: Sequence[Box], *, large: bool, above: bool, loud: bool
    ) -> PanelWords:
        """Set a caption in a panel, off the taken boxes; with ``above`` the sentence is at the upper edge."""
        left, top, right, bottom = inside
        room = right - left
        size = LOUD if large else TEXT
        lines = wrap(caption.text, Face.TITLE, size, room - 2 * PADDING, ROWS_OF_TEXT, LEAST)
        across = max(line.width for line in lines) + 2 * PADDING
        down = lines[0].size * LEADING * len(lines) + PADDING
        figure_size = LARGE_NUMBER if large and bottom - top > ROOMY else NUMBER
        run = _run(caption, figure_size)
        high = figure_size * 1.16
        under = max([top, *(box[3] + 6 for box in taken)]) if above else top
        said = (left, under, left + across, under + down)
        if not above:
            said = (left, bottom - down, left + across, bottom)
        figure = None
        if run:
            start = right - run - 2 * PADDING
            beneath = max([top, *(box[3] + 6 for box in taken if box[2] + 6 > start)])
            y = bottom - high if above else beneath
            figure = (start, y, right, y + high)
        return cls(caption, lines, said, figure, figure_size, loud)

    def draw(self, sheet: Sheet) -> None:
        _slip(sheet, self.said, ground_of(self.caption.tone) if self.loud else WASHI)
        x, y = self.said[0] + PADDING, self.said[1] + PADDING / 2
        pitch = self.lines[0].size * LEADING
        for line in self.lines:
            sheet.line(x, y + pitch / 2, line, YUKI if self.loud else SUMI)
            y += pitch
        if self.figure is not None:
            _slip(sheet, self.figure, WASHI)
            _draw_figure(sheet, self.caption, self.size, self.figure)


def ground_of(tone: Colour) -> Colour:
    """The ground of a great moment's words, on which white letters are readable."""
    return BLOOD if tone == HARM else tone


def _slip(sheet: Sheet, box: Box, fill: Colour) -> None:
    across, down = round(box[2] - box[0]), round(box[3] - box[1])
    sheet.paste(_paper(across, down, fill), box[0], box[1])


@lru_cache(maxsize=64)
def _paper(across: int, down: int, fill: Colour) -> Sprite:
    return sprite((-5, -5, across + 5, down + 5), lambda c: c.slab((0, 0, across, down), 3, fill, 3))


def _run(caption: Caption, size: int) -> float:
    """The width of the sign and the numbers of a caption; 0 without either."""
    sign = size * 0.95 if caption.sign is not None else 0.0
    if caption.change is None:
        return sign
    after = f"{caption.change.prefix}{caption.change.after}"
    run = width(after, Face.NUMBER, size) + (sign + size * 0.18 if sign else 0)
    if caption.change.before is not None:
        run += width(str(caption.change.before), Face.NUMBER, size) + size * 1.26
    return run


def _draw_figure(sheet: Sheet, caption: Caption, size: int, box: Box) -> None:
    x, y = box[0] + PADDING, (box[1] + box[3]) / 2
    if caption.sign is not None:
        sheet.paste(caption.sign(round(size * 0.9)), x + size * 0.46, y)
        x += size * 1.13
    if caption.change is None:
        return
    if caption.change.before is not None:
        x = sheet.line(x, y, Line(str(caption.change.before), Face.NUMBER, size), OLD) + size * 0.2
        sheet.paste(becomes(round(size * 0.8)), x, y + 1)
        x += size * 1.06
    tone = BLOOD if caption.tone == HARM else caption.tone
    sheet.line(x, y, Line(f"{caption.change.prefix}{caption.change.after}", Face.NUMBER, size), tone)
