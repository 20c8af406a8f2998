"""The raiders beside the village: the stack, the intruders, the discard, and spare support tokens."""

from __future__ import annotations

from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.canvas import Canvas, Point, Sheet
from renderers.palette import SUMI, WASHI, YUKI
from renderers.seven_samurai.raider_cards import PILE, face_up, in_line, pile
from renderers.seven_samurai.tokens import support_token
from renderers.type import Face, fit

TOP = 738
STACK_X, INTRUDERS_X, DISCARD_X = 892, 1022, 1152
BELOW = TOP + PILE[1] + 106
"""Face-up raiders of the stack and spare tokens lie here."""


def centre(x: int) -> Point:
    """The middle of a pile."""
    return x + PILE[0] / 2, TOP + PILE[1] / 2


STACK, INTRUDERS, DISCARD = centre(STACK_X), centre(INTRUDERS_X), centre(DISCARD_X)


def draw_piles(sheet: Sheet, view: TableView, words: Words) -> None:
    if view.revealed:
        sheet.paste(pile("intruder", depth(view.stack)), STACK_X, TOP)
        sheet.paste(face_up(view.revealed[0]), STACK_X, TOP)
    else:
        _pile(sheet, "intruder", view.stack, STACK_X)
    _pile(sheet, "fire", view.intruders, INTRUDERS_X)
    if view.discard:
        sheet.paste(face_up(view.discard[-1]), DISCARD_X, TOP)
    else:
        _empty(sheet, DISCARD_X)
    for x, count, word in (
        (STACK_X, view.stack, "picture-stack"),
        (INTRUDERS_X, view.intruders, "picture-intruders"),
        (DISCARD_X, len(view.discard), "picture-discard"),
    ):
        count_disc(sheet, x + PILE[0] / 2, TOP + PILE[1] + 4, count)
        label = fit(words.say(word), Face.LABEL, 26, 124, 20)
        sheet.line(x + PILE[0] / 2, TOP + PILE[1] + 60, label, YUKI, "mm")
    for place, raider in enumerate(view.revealed):
        sheet.paste(in_line(raider, False, 36, 54), STACK_X + place * 38 - 12, BELOW - 20)
    for place, spare in enumerate(view.spare_tokens):
        sheet.paste(support_token(spare.seat, 1, spare.used), INTRUDERS_X + 16 + place * 48, BELOW + 4)


def depth(count: int) -> int:
    """How high a pile looks."""
    return min(4, 1 + count // 4)


def _pile(sheet: Sheet, kind: str, count: int, x: int) -> None:
    if count:
        sheet.paste(pile(kind, depth(count)), x, TOP)
    else:
        _empty(sheet, x)


def _empty(sheet: Sheet, x: int) -> None:
    """The place of a pile without cards."""
    across, down = PILE
    sheet.draw.rounded_rectangle((x, TOP, x + across, TOP + down), 8, outline=(92, 106, 132), width=3)


def count_disc(sheet: Sheet, x: float, y: float, count: int, radius: int = 30) -> None:
    def draw(canvas: Canvas) -> None:
        canvas.disc(x, y, radius, WASHI, 2.6)
        canvas.text(x, y - 1, str(count), Face.NUMBER, radius * (1.3 if count < 100 else 0.95), SUMI)

    sheet.ink((x - radius - 3, y - radius - 3, x + radius + 3, y + radius + 3), draw)
