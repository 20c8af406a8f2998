"""Cards: their frames by rank, speed in a corner, a name, a foot; their backs, piles and fans.

A game draws the middle (``Blank.body``); the rest is the same for all games. A card that cannot be played is
grey, with the reason on a slip across it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw

from renderers.brush import brush
from renderers.canvas import Box, Canvas, Point, Sheet, Sprite
from renderers.ink import shape, sprite
from renderers.kit.marks import HEXAGON, Drawing, outlined, stamp_coin
from renderers.kit.sizes import LEAST
from renderers.palette import (
    AI,
    ASAGI,
    KINAKO,
    MATCHA,
    SUMI,
    WASHI,
    YAMABUKI,
    YUKI,
    Colour,
    Ink,
    mix,
)
from renderers.type import LEADING, Face, wrap

Edge: TypeAlias = Literal["plain", "wood", "steel", "gold", "jade", "lacquer"]
EDGES: Final[dict[Edge, Colour]] = {
    "plain": WASHI,
    "wood": mix(KINAKO, SUMI, 0.12),
    "steel": mix(ASAGI, WASHI, 0.38),
    "gold": YAMABUKI,
    "jade": mix(MATCHA, ASAGI, 0.45),
    "lacquer": SUMI,
}
BORDER: Final = 16
"""The width of a card's edge at full size."""
CORNER: Final = 16


def frame(canvas: Canvas, box: Box, edge: Edge, border: float = BORDER, paper: Colour = WASHI) -> Box:
    """Draw a card's edge and its paper; returns the box of the paper.

    The edge's shape and pattern show the rank: jointed wood, riveted steel with cut corners, gold with hollow
    corners, rounded jade, lacquer set with diamonds.
    """
    outer = outline(box, edge, border * 1.3)
    left, top, right, bottom = box
    inner_box = (left + border, top + border, right - border, bottom - border)
    shape(canvas, outer, EDGES[edge], 3)
    if edge in PATTERNS:
        clipped_to(canvas, box, outer, lambda c: PATTERNS[edge](c, box, border))
    shape(canvas, outline(inner_box, edge, border * 0.8), paper, 2.2)
    return inner_box


def outline(box: Box, edge: Edge, corner: float = CORNER) -> list[Point]:
    """The outline of a card's edge."""
    left, top, right, bottom = box
    if edge == "steel":
        k = corner
        return [
            (left + k, top),
            (right - k, top),
            (right, top + k),
            (right, bottom - k),
            (right - k, bottom),
            (left + k, bottom),
            (left, bottom - k),
            (left, top + k),
        ]
    if edge in ("gold", "jade", "plain"):
        inward = edge == "gold"
        reach = corner * (0.5 if edge == "plain" else 1)
        points: list[Point] = []
        for x, y, start in ((left, top, 180), (right, top, 270), (right, bottom, 0), (left, bottom, 90)):
            into = (1 if x == left else -1, 1 if y == top else -1)
            for step in range(7):
                if inward:
                    turn = math.radians(start + 270 - 15 * step)
                    points.append((x + reach * math.cos(turn), y + reach * math.sin(turn)))
                else:
                    turn = math.radians(start + 15 * step)
                    middle = (x + into[0] * reach, y + into[1] * reach)
                    points.append((middle[0] + reach * math.cos(turn), middle[1] + reach * math.sin(turn)))
        return points
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def clipped_to(canvas: Canvas, box: Box, points: Sequence[Point], draw: Callable[[Canvas], None]) -> None:
    """Draw only inside an outline that lies in this box."""
    corners = [canvas.device(corner) for corner in (box[:2], box[2:])]
    air = canvas.length(4 * BORDER)
    left, top = (max(0, math.floor(value - air)) for value in corners[0])
    right, bottom = (math.ceil(value + air) for value in corners[1])
    area = (left, top, min(right, canvas.image.width), min(bottom, canvas.image.height))
    before = canvas.image.crop(area)
    draw(canvas)
    outside = Image.new("L", before.size, 255)
    inked = [(x - left, y - top) for x, y in map(canvas.device, points)]
    ImageDraw.Draw(outside).polygon(inked, fill=0)
    canvas.image.paste(before, area[:2], outside)


def _around(box: Box, pitch: float, depth: float) -> list[tuple[Point, float]]:
    """Points in the middle of the edge all around, each with the direction of the edge there."""
    left, top, right, bottom = box
    across, down = round((right - left) / pitch), round((bottom - top) / pitch)
    places: list[tuple[Point, float]] = []
    for step in range(across + 1):
        x = left + (right - left) * step / across
        places += [((x, top + depth / 2), 0.0), ((x, bottom - depth / 2), 0.0)]
    for step in range(1, down):
        y = top + (bottom - top) * step / down
        places += [((left + depth / 2, y), 90.0), ((right - depth / 2, y), 90.0)]
    return places


def _wood(c: Canvas, box: Box, border: float) -> None:
    left, top, right, bottom = box
    dark = mix(EDGES["wood"], SUMI, 0.34)
    for share in (0.28, 0.66):
        for y in (top + border * share, bottom - border * share):
            brush(c, [(left, y), ((left + right) / 2, y + 1.5), (right, y)], 1.6, dark, start=0.8, end=0.8)
        for x in (left + border * share, right - border * share):
            brush(c, [(x, top), (x - 1.5, (top + bottom) / 2), (x, bottom)], 1.6, dark, start=0.8, end=0.8)
    for x in (left, right - border):
        for y in (top, bottom - border):
            corner = [(x, y), (x + border, y), (x + border, y + border), (x, y + border)]
            shape(c, corner, mix(EDGES["wood"], SUMI, 0.2), 2)


def _steel(c: Canvas, box: Box, border: float) -> None:
    light = mix(EDGES["steel"], YUKI, 0.5)
    for (x, y), _ in _around(box, 52, border):
        c.disc(x, y, border * 0.22, light, 1.4)


def _gold(c: Canvas, box: Box, border: float) -> None:
    dark = mix(YAMABUKI, SUMI, 0.55)
    for (x, y), turn in _around(box, border * 0.9, border):
        half = border * 0.4
        ends = [(-half, half * 0.8), (half, half * 0.8), (0, -half * 0.8)]
        flip = turn == 90
        c.fill([(x + (v if flip else u), y + (u if flip else v)) for u, v in ends], dark)


def _jade(c: Canvas, box: Box, border: float) -> None:
    dark, light = mix(EDGES["jade"], SUMI, 0.4), mix(EDGES["jade"], YUKI, 0.4)
    for (x, y), _ in _around(box, border * 1.1, border):
        c.disc(x, y, border * 0.5, light, 1.4, dark)
        c.disc(x, y, border * 0.24, EDGES["jade"], 1.2, dark)


def _lacquer(c: Canvas, box: Box, border: float) -> None:
    for (x, y), _ in _around(box, border * 1.4, border):
        half = border * 0.28
        c.fill([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], KINAKO)


PATTERNS: Final[dict[Edge, Callable[[Canvas, Box, float], None]]] = {
    "wood": _wood,
    "steel": _steel,
    "gold": _gold,
    "jade": _jade,
    "lacquer": _lacquer,
}


def speed(
    canvas: Canvas, left: float, y: float, size: float, text: str, fill: Colour = SUMI, ink: Colour = YUKI
) -> float:
    """Draw a speed on its lacquered tile; ``9-4`` is two tiles. Returns the width."""
    first, dash, second = text.partition("-")
    if not (dash and first and second):
        outlined(canvas, HEXAGON, left + size / 2, y, size, fill, 5, KINAKO)
        canvas.text(left + size / 2, y - size * 0.02, text, Face.NUMBER, size * 0.6, ink)
        return size
    small = size * 0.84
    brush(canvas, [(left + size * 0.8, y), (left + size + small * 0.3, y)], size * 0.16, fill, start=1, end=1)
    for x, across, number in ((left, size, first), (left + size * 1.06, small, second)):
        outlined(canvas, HEXAGON, x + across / 2, y, across, fill, 5, KINAKO)
        type_size = max(across * 0.6, LEAST * canvas_unit(canvas))
        canvas.text(x + across / 2, y - across * 0.02, number, Face.NUMBER, type_size, ink)
    return size * 1.06 + small


def canvas_unit(canvas: Canvas) -> float:
    """One pixel of the picture, in the current units of the canvas."""
    return 1 / canvas.hand.size


@lru_cache(maxsize=16)
def back(across: int, down: int, edge: Edge = "plain", sign: Drawing | None = None) -> Sprite:
    """A face-down card, anchored in its middle."""
    half, high = across / 2, down / 2

    def draw(c: Canvas) -> None:
        border = min(10.0, across * 0.1)
        inner = frame(c, (-half, -high, half, high), edge, border, AI)
        pale = mix(AI, ASAGI, 0.55)
        left, top, right, bottom = inner
        step = max(10.0, across * 0.16)
        for row in range(math.ceil((bottom - top) / step)):
            for column in range(math.ceil((right - left) / step) + 1):
                x = left + (column + row % 2 / 2) * step
                y = top + (row + 0.5) * step
                if left + step * 0.4 < x < right - step * 0.4 and y < bottom - step * 0.3:
                    c.disc(x, y, step * 0.3, None, 1.6, pale)
        if sign is not None:
            stamp_coin(c, sign, 0, 0, across * 0.24, WASHI, SUMI)

    return sprite((-half - 6, -high - 6, half + 6, high + 6), draw, rim_width=2.5, seed="back")


GREY: Final = 0.3
"""The share of mist in a card that cannot be played."""
MIST: Final = mix(WASHI, ASAGI, 0.35)


def greyed(card: Sprite) -> Sprite:
    """A card that cannot be played now: colourless and pale, with readable words."""
    alpha = card.image.getchannel("A")
    shades = card.image.convert("RGB").convert("L").convert("RGB")
    pale = Image.blend(shades, Image.new("RGB", card.image.size, MIST), GREY)
    pale.putalpha(alpha)
    return Sprite(
        pale, card.x, card.y, tuple(replace(text, ink=_bleached(text.ink)) for text in card.written)
    )


def _bleached(ink: Ink) -> Colour:
    red, green, blue = ink[:3]
    shade = round(red * 0.299 + green * 0.587 + blue * 0.114)
    return mix((shade, shade, shade), MIST, GREY)


def draw_reason(sheet: Sheet, box: Box, reason: str, sign: Sprite | None = None) -> None:
    """Draw the reason why a card cannot be played, on a slip across it."""
    left, _, right, _ = box
    middle = (box[1] + box[3]) / 2
    lead = 0 if sign is None else sign.image.width + 8
    lines = wrap(reason, Face.LABEL_BOLD, LEAST, right - left - 20 - lead, 3, LEAST)
    high = max(len(lines) * LEAST * LEADING, 0 if sign is None else sign.image.height) + 14
    across = max(line.width for line in lines) + lead + 24
    x0 = (left + right - across) / 2
    slip = (x0, middle - high / 2, x0 + across, middle + high / 2)
    sheet.ink(slip, lambda c: c.slab(slip, 4, WASHI, 3), margin=6)
    if sign is not None:
        sheet.paste(sign, x0 + 10 + sign.x, middle)
    y = middle - (len(lines) - 1) * LEAST * LEADING / 2
    for line in lines:
        sheet.line(x0 + 12 + lead, y, line, SUMI)
        y += LEAST * LEADING
