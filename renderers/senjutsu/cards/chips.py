"""Small cards for a row: speed, type, cost, name, the hexes they strike or block; barred ones grey, with a
reason."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.senjutsu.cards.language import Grid
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.cards import draw_reason, frame, greyed
from renderers.kit.cards import speed as draw_speed
from renderers.kit.marks import arms, spirit, stamp, stamp_coin
from renderers.kit.sizes import LEAST
from renderers.palette import FUJI, SUMI, WASHI, YAMABUKI, YUKI
from renderers.pieces import kept
from renderers.senjutsu.cards.faced import Faced, cost_of, edge_of
from renderers.senjutsu.cards.grids import draw_grid
from renderers.senjutsu.signs import marks
from renderers.senjutsu.signs.effects import of_effect
from renderers.senjutsu.signs.icons import KINDS, draw_run, run
from renderers.type import ELLIPSIS, LEADING, Face, Line, width, wrap

EDGE: Final = 11
TILE: Final = 62
PEARL: Final = 26
AIR: Final = 10
"""Pixels between the frame and the content."""
ROW: Final = 58
"""Pixels: the height of the row of marks on a card without a grid."""


def name_lines(text: str, room: float) -> tuple[Line, ...]:
    """A name on one or two lines; a long word is set in a narrower typeface."""
    lines = wrap(text, Face.TITLE, 39, room, 2, LEAST)
    if any(line.text.endswith(ELLIPSIS) for line in lines):
        return wrap(text, Face.LABEL, 39, room, 2, LEAST)
    return lines


@kept
def chip(
    card: Faced,
    name: str,
    across: int,
    down: int,
    copies: int = 1,
    *,
    plain: bool = False,
    barred: bool = False,
) -> Sprite:
    """A card of this size, anchored in its upper left corner.

    A plain card has only its name. A barred card leaves room for the slip with the reason.
    """

    def draw(c: Canvas) -> None:
        left, top, right, bottom = frame(c, (0, 0, across, down), edge_of(card), EDGE)
        y = top + AIR + TILE / 2
        told = not plain and _corners(c, card, left + AIR, right - AIR, y, copies)
        y = top + AIR + (0 if plain else TILE + 4)
        said = name if told or copies < 2 else f"{name} ×{copies}"
        for line in name_lines(said, right - left - 2):
            c.text((left + right) / 2, y + line.size * 0.52, line.text, line.face, line.size)
            y += line.size * LEADING * 0.96
        if bottom - y > ROW + 6 and not plain:
            _what(c, card, (left + AIR, y + 6, right - AIR, bottom - AIR), barred=barred)

    return sprite((-5, -5, across + 5, down + 5), draw, rim_width=2.5, seed=card.key)


def _corners(c: Canvas, card: Faced, x: float, right: float, y: float, copies: int) -> bool:
    """Draws speed on the left, type and cost on the right, and the number of copies between them.

    Returns False if there was no room for the copies.
    """
    if card.speeds.same or card.speeds.none:
        stamp(c, spirit.bolt, x + TILE * 0.42, y, TILE * 0.84, YAMABUKI, WASHI)
        x += TILE
    else:
        x += draw_speed(c, x, y, TILE, str(card.speeds)) + 4
    drawing, ground = KINDS[card.kind]
    stamp_coin(c, drawing, right - 26, y, 26, ground, YUKI)
    right -= 56
    if cost := cost_of(card):
        pitch = min(PEARL, (right - x) / cost)
        for place in range(cost):
            stamp(c, spirit.pearl, right - pitch * (place + 0.5), y, min(PEARL, pitch + 4), FUJI, YUKI)
        right -= pitch * cost
    text = f"×{copies}"
    if copies < 2 or right - x < width(text, Face.NUMBER, LEAST) + 8:
        return False
    c.text(x + 4, y, text, Face.NUMBER, LEAST, SUMI, "lm")
    return True


def _what(c: Canvas, card: Faced, box: Box, *, barred: bool) -> None:
    """Draws the card's first grid. A card without a grid shows as many marks of its lines as fit."""
    grid = next((effect for effect in card.sheet.effects if isinstance(effect, Grid)), None)
    if grid is not None:
        draw_grid(c, grid, box, 40)
        return
    if barred:
        return
    icons = [
        icon for effect in card.sheet.effects if not isinstance(effect, Grid) for icon in of_effect(effect)
    ]
    high = min(ROW, box[3] - box[1])
    shown = icons[:1]
    for icon in icons[1:]:
        if run([*shown, icon]) * high > box[2] - box[0] or high * 0.8 < LEAST:
            break
        shown.append(icon)
    draw_run(c, shown, (box[0] + box[2] - run(shown) * high) / 2, (box[1] + box[3]) / 2, high)


LOW: Final = 250
"""Pixels. A lower chip has room for its name and a reason, or for its name and its corners, not for all
three."""
LOWEST: Final = 172
"""Pixels. A chip lower than this has room for its name only."""


@lru_cache(maxsize=16)
def other_chip(key: str, name: str, across: int, down: int, copies: int = 1) -> Sprite:
    """A stun or a poison in the hand."""
    drawing = arms.stun if key == "status:stun" else marks.poison

    def draw(c: Canvas) -> None:
        left, top, right, bottom = frame(c, (0, 0, across, down), "plain", EDGE)
        middle = (left + right) / 2
        size = min(110.0, (bottom - top) * 0.46)
        stamp(c, drawing, middle, top + size * 0.7, size)
        text = f"{name} ×{copies}" if copies > 1 else name
        lines = name_lines(text, right - left - 2)
        y = bottom - AIR - len(lines) * LEAST * LEADING
        for line in lines:
            c.text(middle, y + line.size * 0.5, line.text, line.face, line.size)
            y += line.size * LEADING

    return sprite((-5, -5, across + 5, down + 5), draw, rim_width=2.5, seed=key)


def draw_barred(sheet: Sheet, card: Sprite, box: Box, reason: str) -> None:
    """A grey card with a slip that says why it cannot be played; the slip leaves the name free."""
    sheet.paste(greyed(card), box[0], box[1])
    high = min(120.0, (box[3] - box[1]) * 0.46)
    draw_reason(sheet, (box[0] + 2, box[3] - high, box[2] - 2, box[3]), reason)
