"""The numbers of the raiders: in the stack, among the intruders, discarded; and the tokens of absent
samurai."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from bot.games.seven_samurai.raiders import Raider
from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.sizes import LEAST, LOUD
from renderers.palette import KINAKO, NIGHT, SHADE, SUMI, WASHI, YUKI, Colour
from renderers.seven_samurai.marks import mark
from renderers.seven_samurai.raider_cards import edge
from renderers.seven_samurai.ring import LEDGER, SPARE
from renderers.seven_samurai.tokens import support_token
from renderers.type import Face, fit, width

Pile: TypeAlias = Literal["stack", "intruders", "discard"]
PILES: Final[Mapping[Pile, str]] = {"stack": "raider", "intruders": "intruder", "discard": "card"}
"""From top to bottom, with the mark of each."""
ROW: Final = 47
SIGN: Final = 44
NUMBER: Final = 66
"""The width of a number of two digits."""
TOKEN: Final = 1.06
TOKENS: Final = 50
"""The distance from one spare token to the next."""


def row(pile: Pile, left: float = LEDGER[0], top: float = LEDGER[1]) -> Box:
    """The box of a pile's line in the picture."""
    y = top + 3 + [*PILES].index(pile) * ROW
    return left + 4, y, left + LEDGER[2] - LEDGER[0] - 4, y + ROW


def sign(pile: Pile) -> Box:
    """The box of the mark at its start on the map, for arrows of cards."""
    left, top, _, bottom = row(pile)
    return left + 6, top + 3, left + 6 + SIGN, bottom - 3


def draw_ledger(sheet: Sheet, view: TableView, words: Words) -> None:
    """Draw the numbers in their place on the map."""
    draw_numbers(sheet, view, words, LEDGER[0], LEDGER[1])


def draw_numbers(sheet: Sheet, view: TableView, words: Words, left: float, top: float) -> None:
    """Draw the numbers with their upper left corner here."""
    sheet.paste(_board(), left, top)
    counts: dict[Pile, int] = {
        "stack": view.stack,
        "intruders": view.intruders,
        "discard": len(view.discard),
    }
    for pile, count in counts.items():
        start, above, right, below = row(pile, left, top)
        y = (above + below) / 2
        ink: Colour = KINAKO if pile != "intruders" else YUKI
        sheet.paste(mark(PILES[pile], SIGN - 8, ink, NIGHT), start + 6 + SIGN / 2, y)
        x = start + 10 + SIGN
        sheet.text(x, y - 1, str(count), Face.NUMBER, LOUD if pile != "discard" else 44, YUKI)
        x += max(NUMBER, width(str(count), Face.NUMBER, LOUD) + 8)
        if pile == "stack" and view.revealed:
            _next(sheet, view.revealed, x, y)
        else:
            label = fit(words.say(f"picture-{pile}"), Face.LABEL, LEAST, right - x - 4, LEAST)
            sheet.line(x, y, label, SHADE)


@lru_cache(maxsize=1)
def _board() -> Sprite:
    """The board behind the numbers, anchored at its upper left corner."""
    right, bottom = LEDGER[2] - LEDGER[0], LEDGER[3] - LEDGER[1]

    def draw(canvas: Canvas) -> None:
        canvas.slab((0, 0, right, bottom), 10, KINAKO)
        canvas.slab((3, 3, right - 3, bottom - 3), 8, NIGHT)
        for line in (1, 2):
            y = 2 + line * ROW
            canvas.fill([(14, y - 1), (right - 14, y - 1), (right - 14, y + 1), (14, y + 1)], SUMI)

    return sprite((0, 0, right, bottom), draw)


def _next(sheet: Sheet, raiders: tuple[Raider, ...], x: float, y: float) -> None:
    """The raiders that lie face up, the next one first."""
    for place, raider in enumerate(raiders):
        sheet.paste(edge(raider), x + 20 + place * 44, y)


def draw_spares(sheet: Sheet, view: TableView) -> None:
    """The tokens of absent samurai; those used up are struck through."""
    if not view.spare_tokens:
        return
    left, _, _, bottom = SPARE
    y = bottom - 36
    box = (left, y - 34, left + TOKENS * len(view.spare_tokens) + 16, y + 34)
    sheet.ink(box, lambda canvas: canvas.slab(box, 10, WASHI, 3, NIGHT), margin=5, seed="spares")
    for place, spare in enumerate(view.spare_tokens):
        token = support_token(spare.seat, TOKEN, spare.used)
        sheet.paste(token, left + 33 + place * TOKENS, y)
