"""Name plates: what a place is called, what it can do, and who holds it.

Free: a rounded plate of paper. Attacked: its end is a hollow spearhead. Occupied: the same
spearhead filled with ink, and the sign of the ability on gold while it can still be used.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from renderers.canvas import Canvas, Point, Sheet, Sprite
from renderers.ink import shape, sprite, stroke
from renderers.kit.marks import HOOD, outlined, stamp_coin
from renderers.palette import AI, SUMI, WASHI, YAMABUKI, YUKI
from renderers.seven_ronin.marks import SIGNS
from renderers.type import Face, fit

State: TypeAlias = Literal["free", "attacked", "occupied", "used"]

TALL = 1.5
"""A plate is so much taller than its name."""
HALO = 5


@dataclass(frozen=True, slots=True)
class Setting:
    """How the names on plates are set: type size, widest name, least size."""

    size: int
    room: float
    least: int


def draw_plate(
    sheet: Sheet,
    at: Point,
    setting: Setting,
    place: str,
    name: str,
    state: State,
    limit: int | None = None,
    *,
    lit: bool = False,
) -> None:
    """The plate of a place, the middle of its upper edge ``at``; ``lit`` rings it in gold."""
    line = fit(name, Face.TITLE, setting.size, setting.room, setting.least)
    height = round(setting.size * TALL)
    sign = place in SIGNS
    left_pad = round(height * (0.8 if sign else 0.36))
    right_pad = round(height * (0.95 if limit is not None else 0.36))
    width = left_pad + round(line.width) + right_pad
    left = round(at[0] - width / 2 + (height * 0.2 if sign else 0))
    top = round(at[1])
    sheet.paste(_plate(width, height, state, place if sign else "", limit is not None, lit), left, top)
    ink = WASHI if state in ("occupied", "used") else SUMI
    sheet.line(left + left_pad, top + height / 2 - setting.size * 0.03, line, ink)
    if limit is not None:
        middle = left + width - height * 0.4
        sheet.text(middle, top + height * 0.6, str(limit), Face.NUMBER, setting.least, ink, "mm")


@lru_cache(maxsize=512)
def _plate(width: int, height: int, state: State, place: str, limited: bool, lit: bool) -> Sprite:
    held = state in ("occupied", "used")
    middle = height / 2

    def outline(grow: float) -> list[tuple[float, float]]:
        right = width + 2
        return [
            (-4 - grow, -grow),
            (right + grow * 0.4, -grow),
            (right + height * 0.5 + grow * 1.2, middle),
            (right + grow * 0.4, height + grow),
            (-4 - grow, height + grow),
        ]

    def draw(c: Canvas) -> None:
        if lit:
            # A thick gold ring with ink outside it: seen on snow and on night alike.
            c.slab(
                (-14, -9, width + (height * 0.62 if state != "free" else 12), height + 9),
                14,
                YAMABUKI,
                3,
                SUMI,
            )
        if state == "free":
            c.slab((-3, 0, width + 3, height), 7, WASHI, 2.6)
        elif held:
            shape(c, outline(0), SUMI, HALO, YUKI)
            c.fill(outline(0), SUMI)
        else:
            shape(c, outline(0), WASHI, 5, SUMI)
        if place:
            _sign(c, place, state, height)
        if limited:
            fill, ink = (SUMI, WASHI) if held else (WASHI, SUMI)
            outlined(c, HOOD, width - height * 0.4, height * 0.48, height * 0.92, fill, 5, ink)

    return sprite((-34, -14, width + height + 4, height + 14), draw)


COINS = {"occupied": (YAMABUKI, SUMI, YUKI), "used": (SUMI, WASHI, YUKI)}
"""The round of a sign: its colours and its edge, where they are not indigo."""


def _sign(c: Canvas, place: str, state: State, height: float) -> None:
    radius = height * 0.57
    with c.at(height * 0.14, height / 2):
        fill, ink, edge = COINS.get(state, (AI, WASHI, SUMI))
        stamp_coin(c, SIGNS[place], 0, 0, radius, fill, ink, 2.6, edge)
        if state == "used":
            stroke(c, [(-radius * 0.8, radius * 0.8), (radius * 0.8, -radius * 0.8)], 3, YAMABUKI)


def tag(
    sheet: Sheet, x: float, y: float, name: str, size: int, room: float, mark: tuple[int, int, int]
) -> None:
    """The small name below a ronin, with a stripe of his colour."""
    line = fit(name, Face.LABEL_BOLD, size, room, size)
    width, height = round(line.width), round(size * 1.22)
    sheet.paste(_tag(width, height, mark), x, y)
    sheet.line(x + 1, y + height / 2, line, SUMI, "mm")


@lru_cache(maxsize=128)
def _tag(width: int, height: int, mark: tuple[int, int, int]) -> Sprite:
    half = width / 2 + 7

    def draw(c: Canvas) -> None:
        c.slab((-half, 0, half, height), 5, WASHI, 1.6)
        c.slab((-half, 0, -half + 5, height), 2, mark)

    return sprite((-half - 3, -3, half + 3, height + 3), draw)
