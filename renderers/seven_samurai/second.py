"""The second picture, for five samurai or more: every board with all cards."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.games.seven_samurai.raiders import SYMBOLS, Symbol
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.canvas import Box, Canvas, Sheet
from renderers.kit.marks import stamp
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.painter import Players
from renderers.palette import KINAKO, NIGHT, YUKI
from renderers.seven_samurai.marks import MARKS
from renderers.seven_samurai.ring import FEW, columns
from renderers.seven_samurai.table import hang_all
from renderers.seven_samurai.tokens import symbol_token
from renderers.type import Face, fit

COSTS: Final[dict[Symbol, str]] = {"hat": "wound", "farm": "fire", "doll": "grave"}
"""The mark of the price of each undefended symbol at the end of a round."""
APART: Final = 30
"""The distance from the board beside it."""
ROUND: Final = 32
COST: Final = 174
"""The distance from one symbol with its price to the next."""


def draw_boards(view: TableView, words: Words, players: Players) -> Sheet | None:
    """The picture, or ``None`` if the lines fit on the map."""
    if len(view.samurai) <= FEW:
        return None
    sheet = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    places = columns(view)
    hang_all(sheet, view, words, players, places)
    _legend(sheet, words, [place.box for place in places.values()])
    return sheet


def _legend(sheet: Sheet, words: Words, boards: list[Box]) -> None:
    """The prices of missing symbols, in the free place if there is one."""
    if len(boards) % 2 == 0:
        return
    left = max(box[0] for box in boards)
    top = max(box[1] for box in boards)
    bottom = max(box[3] for box in boards)
    middle = (top + bottom) / 2
    draw_costs(sheet, words, SYMBOLS, (left + APART, middle - 70, WIDTH - 16, middle + 70))


def draw_costs(sheet: Sheet, words: Words, symbols: tuple[Symbol, ...], box: Box) -> None:
    """Undefended symbols, each with its price at the end of the round.

    The words are before them, or above them if the room is narrow.
    """
    left, top, right, bottom = box
    title = fit(words.say("picture-undefended"), Face.LABEL, LEAST, right - left, LEAST)
    above = bottom - top > 2 * ROUND + LEAST
    x, y = left, (top + bottom) / 2
    if above:
        sheet.line(left, top + LEAST / 2, title, KINAKO)
        y = bottom - ROUND - 4
    else:
        x = sheet.line(left, y, title, KINAKO) + 20
    for symbol in symbols:
        sheet.paste(symbol_token(symbol, ROUND, True), x + ROUND, y)
        at = x + 2 * ROUND + 52
        drawn = (at - 44, y - 32, at + 32, y + 32)
        sheet.ink(drawn, lambda canvas, at=at, symbol=symbol: _cost(canvas, at, y, symbol))
        x += COST


def _cost(canvas: Canvas, x: float, y: float, symbol: Symbol) -> None:
    canvas.fill([(x - 42, y - 9), (x - 28, y), (x - 42, y + 9)], KINAKO)
    stamp(canvas, MARKS[COSTS[symbol]], x, y, 48, YUKI, NIGHT)
