"""Every gauge at the size of a duel: life and breath, three rails, and time above them."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderers.canvas import Sheet
from renderers.kit.gauges import (
    Pips,
    Rail,
    Size,
    Stop,
    draw_rail,
    row_of,
    track,
)
from renderers.kit.marks import DROP, HEXAGON, MAGATAMA, SPEARHEAD, arms, mark, piece
from renderers.kit.sizes import HEIGHT, LEAST, MARGIN, WIDTH
from renderers.palette import FUJI, NIGHT, SHU, SUMI, WASHI, YUKI
from renderers.paper import printed
from renderers.type import Face

BAND = 108
RAILS: Final = (
    (arms.spear, Rail(-2, 4, 1)),
    (arms.sword, Rail(-2, 4, 3, goal=3)),
    (arms.shield, Rail(-2, 4, -1, goal=2)),
)
"""Strength, technique and guard, as in a duel."""
LINES: Final = (Rail(0, 14, 10, goal=13, over=14), Rail(0, 9, 9, goal=8, over=9))
"""Combat tracks: nearly there, and gone too far."""
DUEL: Final = Size(30, scale=LEAST)
LINE: Final = Size(28, (62, 48))


def sheet() -> Sheet:
    """Time on the night above, life on paper to the left, rails to the right."""
    page = Sheet(Image.new("RGB", (WIDTH, HEIGHT), WASHI))
    page.draw.rectangle((0, 0, WIDTH, BAND), fill=NIGHT)
    days = (Stop(),) * 6 + (Stop(HEXAGON),) * 2
    page.paste(track(days, 4, 34, 22, ground=NIGHT), MARGIN + 150, BAND / 2)
    speeds = tuple(Stop(HEXAGON, str(speed)) for speed in range(9, -1, -1))
    page.paste(track(speeds, 2, 72, 60, SHU, NIGHT), 714, BAND / 2)
    _life(page)
    for row, (drawing, rail) in enumerate(RAILS):
        y = 214 + row * 186
        page.paste(mark(drawing, 58), 524, y)
        page.ink(
            (560, y - 70, 1080, y + 74), lambda c, rail=rail, y=y: draw_rail(c, rail, 580, 1060, y, DUEL)
        )
    for row, rail in enumerate(LINES):
        y = 534 + row * 118
        page.ink((28, y - 80, 420, y + 40), lambda c, rail=rail, y=y: draw_rail(c, rail, 32, 410, y, LINE))
    page.image = printed(page.image)
    return page


def _life(page: Sheet) -> None:
    """A fighter's life and breath; an army's count."""
    page.paste(row_of(Pips(DROP, 50, 46, (SHU, SUMI)), 3, 5), 146, 238)
    page.paste(row_of(Pips(MAGATAMA, 50, 58, (FUJI, SUMI)), 4, 5), 170, 316)
    page.paste(row_of(Pips(SPEARHEAD, 56, 40, (SUMI, SUMI)), 3, 5), 356, 398)
    page.paste(piece(HEXAGON, 92, SHU, line=SUMI), 400, 262)
    page.text(400, 262, "7", Face.NUMBER, 60, YUKI, "mm")
