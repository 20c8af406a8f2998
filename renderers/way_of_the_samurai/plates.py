"""The plate of a fighter: the name, the remaining life and Qi, and armour."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from renderers.brush import brush, paint
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.marks import MAGATAMA, mark, outlined, stamp
from renderers.kit.marks.arms import shield
from renderers.kit.seats import puppet
from renderers.palette import FUJI, SHU, SUMI, WASHI, YUKI, Colour, mix
from renderers.pieces import kept
from renderers.type import Face, fit_name
from renderers.way_of_the_samurai.marks import VIOLET

WIDE: Final = 318
HIGH: Final = 158
NAME: Final = 42
NUMBER: Final = 54
LEAST: Final = 37
INSET: Final = 14
ARMOUR: Final = 62
"""The width of the shield with its number."""
MOST_PEARLS: Final = 11
"""More pearls than this need two rows."""
EMPTY: Final = mix(WASHI, SUMI, 0.34)


@dataclass(frozen=True, slots=True)
class PlateContent:
    """The content of a plate."""

    name: str
    life: int
    life_at_start: int
    qi: int
    qi_at_start: int
    armour: int = 0
    ai: bool = False
    alike: int = 0
    """The number of first letters that another name at the table shares."""
    lost_life: int = 0
    lost_qi: int = 0
    fallen: bool = False


def draw_plate(sheet: Sheet, content: PlateContent, left: float, top: float, *, right: bool) -> None:
    """Draw the plate. On the right side everything is mirrored."""
    sheet.paste(_plate(content, right), left, top)
    room = WIDE - 2 * INSET - (54 if content.ai else 0) - (ARMOUR if content.armour else 0)
    line = fit_name(content.name, content.alike, Face.TITLE, NAME, room, LEAST)
    x = left + WIDE - INSET if right else left + INSET
    y = top + 30
    if content.ai:
        sheet.paste(mark(puppet, 38, SUMI, WASHI), x - 20 if right else x + 20, y)
        x += -50 if right else 50
    sheet.line(x, y, line, SUMI, "rm" if right else "lm")
    for row, value, ink in ((82, content.life, SUMI), (131, content.qi, VIOLET)):
        x = left + 18 if right else left + WIDE - 18
        sheet.text(x, top + row - 1, str(value), Face.NUMBER, NUMBER, ink, "lm" if right else "rm")
    if content.armour:
        x = left + INSET if right else left + WIDE - INSET - ARMOUR
        sheet.paste(mark(shield, 36, SUMI, WASHI), x + 19, y)
        sheet.text(x + 38, y, str(content.armour), Face.NUMBER, LEAST, SUMI)


@kept
def _plate(content: PlateContent, right: bool) -> Sprite:
    def draw(c: Canvas) -> None:
        c.slab((-4, -4, WIDE + 4, HIGH + 4), 12, YUKI)
        c.slab((0, 0, WIDE, HIGH), 8, WASHI, 2.6)
        brush(c, [(14, 56), (WIDE - 14, 56)], 2, EMPTY, start=1, end=1)
        _pearls(c, content, right)
        _beads(c, content, right)

    return sprite((-8, -8, WIDE + 8, HIGH + 8), draw, seed="plate")


def _x(run: float, right: bool) -> float:
    return WIDE - run if right else run


def _pearls(c: Canvas, content: PlateContent, right: bool) -> None:
    total = max(content.life_at_start, content.life)
    rows = 1 if total <= MOST_PEARLS else 2
    a_row = -(-total // rows)
    pitch = min(29.0, (WIDE - 106) / max(a_row - 1, 1))
    radius = min(12.5, pitch * 0.46) if rows == 1 else 9.0
    for place in range(total):
        row, column = divmod(place, a_row)
        x = _x(30 + column * pitch, right)
        y = 82 + (row - (rows - 1) / 2) * 23
        if place < content.life:
            c.disc(x, y, radius, YUKI, 2.2)
            brush(c, [(x - radius * 0.5, y - radius * 0.2), (x, y - radius * 0.55)], 2, EMPTY, start=0.4)
        elif place < content.life + content.lost_life:
            _shattered(c, x, y, radius * 1.25, SHU)
        else:
            c.disc(x, y, radius * 0.66, WASHI, 1.8, EMPTY)


def _beads(c: Canvas, content: PlateContent, right: bool) -> None:
    total = max(content.qi_at_start, content.qi)
    pitch = min(40.0, (WIDE - 112) / max(total - 1, 1))
    for place in range(total):
        x, y = _x(34 + place * pitch, right), 131.0
        if place < content.qi:
            outlined(c, MAGATAMA, x, y, 31, FUJI, 7)
        elif place < content.qi + content.lost_qi:
            _shattered(c, x, y, 14, FUJI)
        else:
            outlined(c, MAGATAMA, x, y, 22, WASHI, 7, EMPTY)


def _shattered(c: Canvas, x: float, y: float, radius: float, ink: Colour) -> None:
    """A burst with a split circle, for something just lost."""
    for turn in range(10):
        across, down = math.cos(turn * math.tau / 10), math.sin(turn * math.tau / 10)
        near, far = radius * 1.1, radius * 1.6
        brush(
            c,
            [(x + across * near, y + down * near), (x + across * far, y + down * far)],
            3,
            ink,
            start=1,
            end=0,
        )
    stamp(c, _split, x, y, radius * 1.7, ink, WASHI)


def _split(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    canvas.oval(50, 50, 42, 42, ink)
    paint(canvas, "46,2! 60,2! 52,38! 66,46! 50,98! 40,98! 46,58! 34,50!", ground)
