"""A table of raiders: a row for each value, a column for each symbol, with the number that set fire."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.games.seven_samurai.raiders import SYMBOLS, Raider, Symbol
from bot.wording import Words
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.palette import KINAKO, NIGHT, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.seven_samurai.large_board import night
from renderers.seven_samurai.marks import mark
from renderers.seven_samurai.tokens import symbol_token
from renderers.type import Face, fit

COLUMNS: Final[tuple[Symbol | None, ...]] = (*SYMBOLS, None)
VALUES: Final = range(1, 7)
EDGE: Final = 18
HEAD: Final = 76
"""The height of the title."""
SIGNS: Final = 70
"""The height of the column heads."""
ASIDE: Final = 356
"""The width for a value and its text."""
SQUARE: Final = 84
QUIET: Final = mix(SUMI, WASHI, 0.3)


def draw_table(title: str, more: str, raiders: Sequence[Raider], asides: dict[int, str]) -> Sheet:
    """The whole table. ``asides`` holds a short text for some values."""
    sheet = night()
    side = fit(more, Face.LABEL, 40, WIDTH * 0.5, LEAST)
    head = fit(title, Face.TITLE, 48, WIDTH - 2 * EDGE - side.width - 24, LEAST)
    sheet.line(EDGE, HEAD / 2, head, YUKI)
    sheet.line(WIDTH - EDGE, HEAD / 2 + 2, side, KINAKO, "rm")
    sheet.draw.rectangle((0, HEAD - 3, WIDTH, HEAD), fill=KINAKO)
    for column, symbol in enumerate(COLUMNS):
        token = mark("nothing", 54, YUKI, NIGHT) if symbol is None else symbol_token(symbol, 29, True)
        sheet.paste(token, _centre(column), HEAD + SIGNS / 2)
    pitch = (HEIGHT - HEAD - SIGNS - 10) / len(VALUES)
    for place, value in enumerate(VALUES):
        fitting = [raider for raider in raiders if raider.value == value]
        _row(sheet, value, fitting, HEAD + SIGNS + place * pitch, pitch - 8, asides.get(value, ""))
    return sheet


def _centre(column: int) -> float:
    pitch = (WIDTH - EDGE - ASIDE) / len(COLUMNS)
    return ASIDE + pitch * (column + 0.5)


def _row(sheet: Sheet, value: int, raiders: Sequence[Raider], top: float, high: float, aside: str) -> None:
    """The number of cards with each symbol in a row, and the number of those that set fire."""
    middle = top + high / 2
    sheet.paste(_slip(round(high)), EDGE, top)
    sheet.text(EDGE + SQUARE / 2, middle - 1, str(value), Face.NUMBER, 56, YUKI, "mm")
    if aside:
        line = fit(aside, Face.LABEL, LEAST, ASIDE - EDGE - SQUARE - 20, LEAST)
        sheet.line(EDGE + SQUARE + 14, middle, line, QUIET)
    for column, symbol in enumerate(COLUMNS):
        fitting = [raider for raider in raiders if raider.symbol == symbol]
        if not fitting:
            continue
        burning = sum(raider.flames for raider in fitting)
        x = _centre(column) - (44 if burning else 0)
        sheet.text(x, middle - 1, str(len(fitting)), Face.NUMBER, 54, SUMI, "mm")
        if burning:
            sheet.paste(mark("fire", 42, YAMABUKI, WASHI), x + 52, middle)
            sheet.text(x + 78, middle, str(burning), Face.NUMBER, 40, SUMI, "lm")


@lru_cache(maxsize=2)
def _slip(high: int) -> Sprite:
    """The paper of a row, with the dark square of its value."""
    across = WIDTH - 2 * EDGE

    def draw(canvas: Canvas) -> None:
        canvas.slab((0, 0, across, high), 8, WASHI, 2)
        canvas.slab((0, 0, SQUARE, high), 8, SUMI)

    return sprite((-4, -4, across + 4, high + 4), draw)


def cells(value: int, raiders: Sequence[Raider], words: Words) -> str:
    """A row in words."""
    counted: list[str] = []
    for symbol in COLUMNS:
        fitting = [raider for raider in raiders if raider.symbol == symbol]
        if fitting:
            name = words.say(f"picture-symbol-{symbol or 'none'}")
            flames = sum(raider.flames for raider in fitting)
            counted.append(words.say("alt-close-cell", count=len(fitting), symbol=name, flames=flames))
    return words.say("alt-close-value", value=value, cells=tuple(counted))
