"""The shared marks: one drawing for each thing, recognised by its shape first and by colour second.

Every mark fills a box of 100 units. ``mark`` makes a sprite of it, ``stamp`` draws it as part of a larger
drawing; ``outlined`` draws a silhouette with a line around it, and ``numbered`` writes on one. A game draws
its own marks in the same box.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from renderers.brush import smooth
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import shape
from renderers.kit.marks.arms import DROP, FLAME, SHIELD, SPEARHEAD
from renderers.kit.marks.drawing import Drawing
from renderers.kit.marks.people import BOWL, HAT, HOOD
from renderers.kit.marks.spirit import HEXAGON, MAGATAMA
from renderers.palette import SUMI, WASHI, YUKI, Colour, Ink
from renderers.type import Face, fit

__all__ = [
    "BOWL",
    "DROP",
    "FLAME",
    "HAT",
    "HEXAGON",
    "HOOD",
    "MAGATAMA",
    "SHIELD",
    "SPEARHEAD",
    "Drawing",
    "coin",
    "mark",
    "numbered",
    "outlined",
    "piece",
    "stamp",
    "stamp_coin",
]


LINE = 3.2
"""The width of a piece's line, in pixels."""


def stamp(
    canvas: Canvas,
    drawing: Drawing,
    x: float,
    y: float,
    size: float,
    ink: Colour = SUMI,
    ground: Colour = WASHI,
) -> None:
    """Draw a mark ``size`` across, with its middle here."""
    with canvas.at(x - size / 2, y - size / 2, size / 100):
        drawing(canvas, ink, ground)


@lru_cache(maxsize=512)
def mark(drawing: Drawing, size: int, ink: Colour = SUMI, ground: Colour = WASHI) -> Sprite:
    """A mark ``size`` pixels across, anchored in its middle."""
    canvas = Canvas(size + 2, size + 2, scale=4)
    stamp(canvas, drawing, 1 + size / 2, 1 + size / 2, size, ink, ground)
    return canvas.sprite(1 + size / 2, 1 + size / 2)


def outlined(
    canvas: Canvas,
    outline: str,
    x: float,
    y: float,
    size: float,
    fill: Colour,
    line: float = 6,
    ink: Ink = SUMI,
) -> None:
    """Draw a silhouette ``size`` across with an even line on its edge; ``line`` is in hundredths of the
    size."""
    unit = size / 100
    with canvas.at(x - size / 2, y - size / 2, unit):
        # The width of a stroke grows slower than its drawing; here it must grow with it.
        shape(canvas, smooth(outline, closed=True), fill, line * unit**0.4, ink)


@lru_cache(maxsize=256)
def piece(
    outline: str,
    size: int,
    fill: Colour,
    rim: Colour = YUKI,
    line: Colour | None = None,
    *,
    edge: float = 4,
) -> Sprite:
    """A silhouette for any ground: with a rim, and optionally a line between rim and fill."""
    reach = size * 0.56 + edge + 4
    unit = 100 / size
    canvas = Canvas(2 * reach, 2 * reach, scale=3)
    if edge:
        outer = edge + (LINE / 2 if line is not None else 0)
        outlined(canvas, outline, reach, reach, size, rim, unit * 2 * outer, rim)
    outlined(canvas, outline, reach, reach, size, fill, unit * LINE if line is not None else 0, line or fill)
    return canvas.sprite(reach, reach)


def stamp_coin(
    canvas: Canvas,
    drawing: Drawing,
    x: float,
    y: float,
    radius: float,
    fill: Colour,
    ink: Colour,
    line: float = 2.4,
    edge: Colour = SUMI,
) -> None:
    """Draw a mark on a disc, as part of a drawing."""
    canvas.disc(x, y, radius, fill, line, edge)
    stamp(canvas, drawing, x, y, radius * 1.28, ink, fill)


@lru_cache(maxsize=256)
def coin(
    drawing: Drawing,
    radius: int,
    fill: Colour,
    ink: Colour = SUMI,
    *,
    line: float = 2.4,
    rim: float = 0,
) -> Sprite:
    """A mark on a disc, anchored in its middle, with a paper rim of this width."""
    reach = radius + rim + 4
    canvas = Canvas(2 * reach, 2 * reach, scale=3)
    if rim:
        canvas.disc(reach, reach, radius + line / 2 + rim, YUKI, 0)
    stamp_coin(canvas, drawing, reach, reach, radius, fill, ink, line)
    return canvas.sprite(reach, reach)


NUMBERS: Final[Mapping[str, tuple[float, float, float]]] = {
    HOOD: (0.58, 0.72, 0.14),
    DROP: (0.48, 0.52, 0.15),
    SPEARHEAD: (0.5, 0.52, 0.03),
    HEXAGON: (0.62, 0.72, 0.0),
}
"""For each piece that can have a number: its type size, its room and its distance below the middle, as shares
of the piece's size."""


def numbered(
    sheet: Sheet,
    outline: str,
    x: float,
    y: float,
    text: str,
    size: float,
    fill: Colour = SUMI,
    ink: Colour = YUKI,
    *,
    least: int,
    rim: Colour = YUKI,
    line: Colour | None = None,
) -> None:
    """Draw a piece with a number on it, with its middle here."""
    type_size, room, down = (share * size for share in NUMBERS[outline])
    sheet.paste(piece(outline, round(size), fill, rim, line), x, y)
    number = fit(text, Face.NUMBER, max(least, round(type_size)), room, least)
    sheet.line(x, y + down, number, ink, "mm")
