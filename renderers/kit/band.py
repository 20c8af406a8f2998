"""The band over a picture, where the table's facts stand on the night: labels, signs, numbers, pips.

Facts are spread over their room or gathered at its right end. Where words are too long they shrink, then
they are cut; numbers never are. Where a fact stands is given back, so that an arrow can fly to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import BLUNT, stroke
from renderers.palette import KINAKO, NIGHT, SHADE, SUMI, YUKI, Colour
from renderers.type import Face, Line, fit, width


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact: words, a sign, a number of so many, or a row of pips. Its name is how others find it."""

    name: str
    label: str = ""
    sign: Sprite | None = None
    value: str = ""
    total: str = ""
    ink: Colour = YUKI


@dataclass(frozen=True, slots=True)
class Style:
    """The type sizes of a band; the label's may shrink to the least."""

    number: int
    label: int
    total: int
    least: int


AIR = 0.24
"""Between the parts of a fact, as a share of the number's size."""


def draw_ground(sheet: Sheet, height: int) -> None:
    """Night, and below it ink with a thread of gold."""
    sheet.image.paste(_ground(sheet.width, height), (0, 0))


@lru_cache(maxsize=8)
def _ground(across: int, height: int) -> Image.Image:
    canvas = Canvas(across, height, NIGHT)
    stroke(canvas, [(0, height - 5), (across, height - 5)], 5, SUMI, taper=BLUNT)
    stroke(canvas, [(0, height - 2), (across, height - 2)], 2.4, KINAKO, taper=BLUNT)
    return canvas.reduced()


def draw_facts(
    sheet: Sheet,
    facts: Sequence[Fact],
    style: Style,
    left: float,
    right: float,
    y: float,
    gap: float | None = None,
) -> Mapping[str, Box]:
    """Spread from left to right; with a gap, gathered at the right end. Returns the box of each."""
    least = 18.0 if gap is None else gap
    labels = _labels(facts, style, right - left - least * (len(facts) - 1))
    widths = [_width(fact, label, style) for fact, label in zip(facts, labels, strict=True)]
    spare = right - left - sum(widths)
    if gap is None:
        pitch, x = spare / max(1, len(facts) - 1), left
    else:
        pitch, x = gap, right - sum(widths) - gap * (len(facts) - 1)
    boxes: dict[str, Box] = {}
    for fact, label, across in zip(facts, labels, widths, strict=True):
        _draw(sheet, fact, label, style, x, y)
        boxes[fact.name] = (x, y - style.number * 0.5, x + across, y + style.number * 0.5)
        x += across + pitch
    return boxes


def _labels(facts: Sequence[Fact], style: Style, room: float) -> list[Line]:
    """The labels of all facts in one size, as large as lets every fact stand."""
    fixed = sum(_width(fact, None, style) + _gap(fact, style) for fact in facts)
    size = style.label
    while size > style.least and sum(width(fact.label, Face.LABEL, size) for fact in facts) > room - fixed:
        size -= 1
    run = sum(width(fact.label, Face.LABEL, size) for fact in facts)
    share = min(1.0, (room - fixed) / run) if run else 1.0
    return [
        fit(fact.label, Face.LABEL, size, width(fact.label, Face.LABEL, size) * share + 0.01, size)
        for fact in facts
    ]


def _gap(fact: Fact, style: Style) -> float:
    """The air after a label."""
    return style.number * AIR if fact.label and (fact.value or fact.sign is not None) else 0


def _width(fact: Fact, label: Line | None, style: Style) -> float:
    run = 0.0 if label is None else label.width + _gap(fact, style)
    if fact.sign is not None:
        run += fact.sign.image.width + (style.number * AIR * 0.5 if fact.value else 0)
    if fact.value:
        run += width(fact.value, Face.NUMBER, style.number)
    if fact.total:
        run += width(fact.total, Face.NUMBER, style.total) + style.number * 0.1
    return run


def _draw(sheet: Sheet, fact: Fact, label: Line, style: Style, x: float, y: float) -> None:
    if label.text:
        sheet.line(x, y + 1, label, SHADE)
        x += label.width + _gap(fact, style)
    if fact.sign is not None:
        sheet.paste(fact.sign, x + fact.sign.x, y + 2)
        x += fact.sign.image.width + (style.number * AIR * 0.5 if fact.value else 0)
    if fact.value:
        sheet.text(round(x), round(y), fact.value, Face.NUMBER, style.number, fact.ink)
        x += width(fact.value, Face.NUMBER, style.number)
    if fact.total:
        sheet.text(round(x + style.number * 0.1), round(y + 3), fact.total, Face.NUMBER, style.total, SHADE)
