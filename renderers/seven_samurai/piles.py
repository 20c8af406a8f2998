"""The raiders beside the village: the stack, the intruders, the discard, and spare support tokens."""

from __future__ import annotations

from bot.games.seven_samurai.view import TableView
from bot.wording import Words
from renderers.canvas import Canvas, Point, Sheet
from renderers.palette import FAINT, SUMI, WASHI, YUKI
from renderers.seven_samurai.hill import DUSK
from renderers.seven_samurai.raider_cards import PILE, face_up, in_line, pile
from renderers.seven_samurai.spots import Spots
from renderers.seven_samurai.tokens import support_token
from renderers.type import Face, fit

FIELD = DUSK.field
"""The ground under the names of the piles, so that they can be read on the hill too."""
LABEL_DOWN = PILE[1] + 58
"""How far below the top of a pile its name stands."""


def draw_piles(sheet: Sheet, view: TableView, words: Words, spots: Spots) -> None:
    _pile(sheet, "intruder", view.stack, spots.stack)
    if view.revealed:
        sheet.paste(face_up(view.revealed[0]), *spots.stack)
    _pile(sheet, "fire", view.intruders, spots.intruders)
    if view.discard:
        sheet.paste(face_up(view.discard[-1]), *spots.discard)
    else:
        _empty(sheet, spots.discard)
    for (x, y), count, word in (
        (spots.stack, view.stack, "picture-stack"),
        (spots.intruders, view.intruders, "picture-intruders"),
        (spots.discard, len(view.discard), "picture-discard"),
    ):
        count_disc(sheet, x + PILE[0] / 2, y + PILE[1] + 4, count)
        label = fit(words.say(word), Face.LABEL, 28, 122, 20)
        half = label.width / 2 + 9
        plate = (x + PILE[0] / 2 - half, y + LABEL_DOWN - 18, x + PILE[0] / 2 + half, y + LABEL_DOWN + 18)
        sheet.draw.rounded_rectangle(plate, 7, fill=FIELD)
        sheet.line(x + PILE[0] / 2, y + LABEL_DOWN, label, YUKI, "mm")
    for place, raider in enumerate(view.revealed):
        sheet.paste(in_line(raider, False, 36, 54), spots.revealed[0] + place * 38, spots.revealed[1])
    _spares(sheet, view, spots)


def _spares(sheet: Sheet, view: TableView, spots: Spots) -> None:
    """Tokens of absent samurai; those used up are struck through. In two rows when there is no
    room for one."""
    x, y = spots.spares
    row = max(1, int((sheet.width - x) / 46))
    for place, spare in enumerate(view.spare_tokens):
        token = support_token(spare.seat, 1, spare.used)
        sheet.paste(token, x + place % row * 46, y + place // row * 52)


def depth(count: int) -> int:
    """How high a pile looks."""
    return min(4, 1 + count // 4)


def _pile(sheet: Sheet, kind: str, count: int, at: Point) -> None:
    if count:
        sheet.paste(pile(kind, depth(count)), *at)
    else:
        _empty(sheet, at)


def _empty(sheet: Sheet, at: Point) -> None:
    """The place of a pile without cards."""
    (x, y), (across, down) = at, PILE
    sheet.draw.rounded_rectangle((x, y, x + across, y + down), 8, outline=FAINT, width=3)


def count_disc(sheet: Sheet, x: float, y: float, count: int, radius: int = 30) -> None:
    def draw(canvas: Canvas) -> None:
        canvas.disc(x, y, radius, WASHI, 2.6)
        canvas.text(x, y - 1, str(count), Face.NUMBER, radius * (1.3 if count < 100 else 0.95), SUMI)

    sheet.ink((x - radius - 3, y - radius - 3, x + radius + 3, y + radius + 3), draw)
