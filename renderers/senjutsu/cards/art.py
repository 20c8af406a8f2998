"""The strip of landscape on a card: a blade before the sun, waves, the moon over mist, a gate."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from renderers.brush import brush, paint
from renderers.canvas import Box, Canvas
from renderers.kit.marks import spirit, stamp
from renderers.palette import AI, ASAGI, KINAKO, SHU, SUMI, WASHI, YUKI, Colour, mix

SKIES: Final[Mapping[str, tuple[Colour, Colour]]] = {
    "attack": (mix(KINAKO, WASHI, 0.3), mix(KINAKO, SHU, 0.25)),
    "defence": (AI, mix(AI, ASAGI, 0.6)),
    "meditation": (mix(ASAGI, AI, 0.3), mix(ASAGI, WASHI, 0.5)),
    "core": (mix(SUMI, AI, 0.4), AI),
}
BANDS: Final = 9


def draw_strip(c: Canvas, kind: str, box: Box) -> None:
    """The strip for a type of card, with a line of ink below it."""
    left, top, right, bottom = box
    first, last = SKIES[kind]
    for band in range(BANDS):
        y = top + (bottom - top) * band / BANDS
        c.fill([(left, y), (right, y), (right, bottom), (left, bottom)], mix(first, last, band / (BANDS - 1)))
    SCENES[kind](c, box)
    brush(c, [(left, bottom), (right, bottom)], 3, SUMI, start=1, end=1)


def _attack(c: Canvas, box: Box) -> None:
    left, top, right, bottom = box
    across, down = right - left, bottom - top
    c.oval(left + across * 0.5, top + down * 0.62, down * 0.44, down * 0.44, SHU)
    way = [
        (left + across * 0.3, bottom - 4),
        (left + across * 0.5, top + down * 0.56),
        (left + across * 0.72, top + 6),
    ]
    brush(c, way, down * 0.13, SUMI, start=0.5, end=0.05)
    brush(c, way, down * 0.07, YUKI, start=0.5, end=0.05)


def _defence(c: Canvas, box: Box) -> None:
    left, top, right, bottom = box
    radius = (bottom - top) * 0.3
    c.oval(left + (right - left) * 0.52, top + radius * 0.9, radius * 0.6, radius * 0.6, WASHI)
    for row in range(3):
        y = top + radius * (1.8 + 0.72 * row)
        for column in range(math.ceil((right - left) / radius / 1.8) + 1):
            x = left + (column + row % 2 / 2) * radius * 1.8
            for share, colour in ((1.0, YUKI), (0.86, mix(AI, ASAGI, 0.35)), (0.6, YUKI), (0.46, AI)):
                c.oval(x, y, radius * share, radius * share, colour)


def _meditation(c: Canvas, box: Box) -> None:
    left, top, right, bottom = box
    across, down = right - left, bottom - top
    c.oval(left + across * 0.56, top + down * 0.4, down * 0.28, down * 0.28, WASHI)
    peak = f"{left},{bottom}! {left + across * 0.2},{bottom - down * 0.3}"
    peak += f" {left + across * 0.36},{top + down * 0.24}"
    paint(
        c, f"{peak} {left + across * 0.5},{bottom - down * 0.26} {right},{bottom - 4}! {right},{bottom}!", AI
    )
    snow = ((0.31, 0.42), (0.36, 0.24), (0.41, 0.42), (0.385, 0.38), (0.36, 0.5), (0.335, 0.38))
    c.fill([(left + across * x, top + down * y) for x, y in snow], YUKI)
    for x, y, wide in ((0.1, 0.72, 0.3), (0.5, 0.84, 0.34), (0.72, 0.66, 0.24)):
        start = left + across * x
        c.slab(
            (start, top + down * y, start + across * wide, top + down * (y + 0.08)),
            4,
            mix(WASHI, ASAGI, 0.15),
        )


def _core(c: Canvas, box: Box) -> None:
    left, top, right, bottom = box
    middle, y = (left + right) / 2, (top + bottom) / 2
    down = bottom - top
    c.oval(middle, y, down * 0.42, down * 0.42, SHU)
    stamp(c, spirit.torii, middle, y + down * 0.06, down * 0.66, SUMI, SHU)


SCENES: Final[Mapping[str, Callable[[Canvas, Box], None]]] = {
    "attack": _attack,
    "defence": _defence,
    "meditation": _meditation,
    "core": _core,
}
