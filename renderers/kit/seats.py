"""The people at the seats: names on slips of wood and paper, with a mark for AI players.

The letters of a long name are narrowed as far as they are readable, and then the name is cut so that it still
differs from others at the table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from renderers.brush import both, brush, paint
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.marks import mark
from renderers.kit.sizes import LEAST
from renderers.painter import Player
from renderers.palette import KINAKO, SUMI, WASHI, Colour
from renderers.type import Face, Line, fit_name

HIGH: Final = 54
"""The height of a slip."""
PADDING: Final = 14
EDGE: Final = 12
"""The coloured edge that shows the side."""
MARK: Final = 38


def puppet(canvas: Canvas, ink: Colour, ground: Colour) -> None:
    """A clockwork puppet: an AI player."""
    paint(canvas, "14,20! 86,20! 90,30 90,82 82,94! 18,94! 10,82 10,30", ink)
    brush(canvas, "50,22 50,6", 8, ink, start=1, end=1)
    canvas.oval(50, 7, 9, 7, ink)
    both(canvas, lambda half: half.oval(69, 48, 11, 12, ground))
    both(canvas, lambda half: half.oval(69, 49, 4.5, 5, ink))
    paint(canvas, "30,72! 70,72! 70,80! 30,80!", ground)


def name_line(player: Player, room: float) -> Line:
    """The part of a name that fits beside the mark of an AI."""
    room -= MARK + 10 if player.ai else 0
    return fit_name(player.name, player.alike, Face.LABEL_BOLD, LEAST, room)


def name_width(player: Player, room: float) -> float:
    """The width of the slip of a name, at most ``room``."""
    line = name_line(player, room - 2 * PADDING - EDGE)
    return line.width + 2 * PADDING + EDGE + (MARK + 10 if player.ai else 0)


def draw_name(
    sheet: Sheet, player: Player, x: float, y: float, room: float, side: Colour = KINAKO, anchor: str = "mm"
) -> Box:
    """Draw a slip with a name; ``anchor`` is as with text. Returns its box."""
    across = name_width(player, room)
    left = {"l": x, "m": x - across / 2, "r": x - across}[anchor[0]]
    box = (left, y - HIGH / 2, left + across, y + HIGH / 2)
    sheet.paste(_slip(round(across), side), left, y)
    text_x = left + EDGE + PADDING
    if player.ai:
        sheet.paste(mark(puppet, MARK, SUMI, WASHI), text_x + MARK / 2, y)
        text_x += MARK + 10
    sheet.line(text_x, y, name_line(player, room - 2 * PADDING - EDGE), SUMI)
    return box


def write_name(
    sheet: Sheet, player: Player, x: float, y: float, room: float, ink: Colour, ground: Colour
) -> float:
    """Write a name without a slip. Returns the x at its right end."""
    line = name_line(player, room)
    if player.ai:
        sheet.paste(mark(puppet, MARK, ink, ground), x + MARK / 2, y)
        x += MARK + 10
    return sheet.line(x, y, line, ink)


@lru_cache(maxsize=64)
def _slip(across: int, side: Colour) -> Sprite:
    def draw(c: Canvas) -> None:
        c.slab((0, -HIGH / 2, across, HIGH / 2), 5, WASHI, 2.6)
        c.slab((0, -HIGH / 2, EDGE, HIGH / 2), 3, side)

    return sprite((-6, -HIGH / 2 - 6, across + 6, HIGH / 2 + 6), draw)
