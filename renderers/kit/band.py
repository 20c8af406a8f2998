"""The dark band over a picture with the facts of the table: labels, signs, numbers, pips.

Facts are spread over the width or gathered at the right end. Words that are too long shrink and are then cut;
numbers never are. The box of each fact is returned, so that an arrow can point to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from renderers.canvas import Box, Sheet, Sprite
from renderers.palette import KINAKO, NIGHT, SHADE, SUMI, YUKI, Colour
from renderers.type import Face, Line, fit, width


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact: words, a sign, a number of a total, or a row of pips. ``name`` identifies its box."""

    name: str
    label: str = ""
    sign: Sprite | None = None
    value: str = ""
    total: str = ""
    ink: Colour = YUKI


@dataclass(frozen=True, slots=True)
class Style:
    """The type sizes of a band; that of labels may shrink to ``least``."""

    number: int
    label: int
    total: int
    least: int


AIR = 0.24
"""The gap between the parts of a fact, as a share of the number's size."""


def draw_ground(sheet: Sheet, height: int) -> None:
    """Draw the dark ground of a band, with ink and a thread of gold below it."""
    sheet.image.paste(_ground(sheet.width, height), (0, 0))


@lru_cache(maxsize=8)
def _ground(across: int, height: int) -> Image.Image:
    image = Image.new("RGB", (across, height), NIGHT)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, height - 6, across, height - 4), fill=SUMI)
    draw.rectangle((0, height - 3, across, height - 1), fill=KINAKO)
    return image


def draw_facts(
    sheet: Sheet,
    facts: Sequence[Fact],
    style: Style,
    left: float,
    right: float,
    y: float,
    gap: float | None = None,
) -> Mapping[str, Box]:
    """Draw facts from left to right, or with ``gap`` gathered at the right end. Returns the box of each."""
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
    """All labels in one size, the largest at which every fact fits."""
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
    """The gap after a label."""
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
