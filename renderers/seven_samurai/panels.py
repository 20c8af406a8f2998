"""A samurai's board as one panel of a picture: his portrait, names, and the state of his line.

``proportions`` has the positions; this module draws.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.engine import Seat
from bot.games.seven_samurai.raiders import SYMBOLS
from bot.games.seven_samurai.view import SamuraiView
from renderers.brush import brush, paint
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import rim
from renderers.kit.captions import BLOOD
from renderers.kit.seats import write_name
from renderers.kit.sizes import LEAST, LOUD
from renderers.painter import Player
from renderers.palette import NIGHT, SUMI, WASHI, YAMABUKI, YUKI, Colour, mix
from renderers.paper import printed
from renderers.pieces import kept
from renderers.seven_samurai.marks import mark
from renderers.seven_samurai.portraits import LIKENESSES, hang
from renderers.seven_samurai.proportions import PLAQUE, BoardPlaces, Proportions
from renderers.seven_samurai.raider_cards import in_line, left_out, striking
from renderers.seven_samurai.tokens import lent_token, support_token, symbol_token, wound_drops
from renderers.type import Face, fit, wrap

LABEL: Final = mix(SUMI, WASHI, 0.24)
BANNED: Final = {
    "defend": "no_defend",
    "support": "no_support",
    "talent": "no_talent",
    "act": "must_pass",
}
"""The mark of each ban."""
DROP: Final = 17
SMALL: Final = 0.78
"""The size of the gap on his portrait while another samurai has his token."""


@dataclass(frozen=True, slots=True)
class Wording:
    """The words on a panel, and the samurai's player."""

    name: str
    talent: str
    passed: str
    fallen: str
    player: Player | None = None


@kept
def panel(samurai: SamuraiView, plan: Proportions, mirrored: bool, words: Wording) -> Sprite:
    """The whole panel, anchored at its upper left corner."""
    sheet = compose(samurai, plan, mirrored, words)
    return Sprite(sheet.image, 0, 0, tuple(sheet.written))


def compose(samurai: SamuraiView, plan: Proportions, mirrored: bool, words: Wording) -> Sheet:
    places = BoardPlaces(plan, mirrored)
    sheet = Sheet(_paper(plan, samurai.active).copy())
    _portrait(sheet, samurai, places)
    _words(sheet, samurai, places, words)
    if places.line is not None:
        _line(sheet, samurai, places)
    if places.lent is not None:
        _lent(sheet, samurai, places.lent)
    sheet.image.putalpha(_corners(plan))
    return sheet


@lru_cache(maxsize=8)
def _paper(plan: Proportions, active: bool) -> Image.Image:
    """The empty panel: paper in an ink frame; a broad gold rim marks the samurai whose turn it is."""
    width, height = plan.width, plan.height
    canvas = Canvas(width, height, YAMABUKI if active else YUKI, seed="panel")
    edge = 5 if active else 2
    canvas.slab((edge, edge, width - edge, height - edge), 9, SUMI)
    canvas.slab((edge + 2, edge + 2, width - edge - 2, height - edge - 2), 7, WASHI)
    return printed(canvas.reduced(), 9)


@lru_cache(maxsize=8)
def _corners(plan: Proportions) -> Image.Image:
    canvas = Canvas(plan.width, plan.height, scale=4)
    canvas.slab((0, 0, plan.width, plan.height), 12, YUKI)
    return canvas.reduced().getchannel("A")


@kept
def likeness(seat: str, beast: bool, gone: bool, across: int, down: int) -> Image.Image:
    """A portrait in its frame; grey and dark if he has left the fight."""
    ground = LIKENESSES[seat].ground
    canvas = Canvas(across, down, ground, seed=seat)
    for row in range(7):
        y = down * (row + 0.3) / 7
        path = f"-6,{y} {across / 2},{y - 5} {across + 6},{y + 4}"
        brush(canvas, path, 1.8, mix(ground, SUMI, 0.1), start=0.5, end=0.3)
    image = canvas.reduced()
    unit = min(across / 106, down / 152)
    hang(image, seat, beast, across / 2, down - 137 * unit, unit, "closed" if gone else "calm")
    if gone:
        grey = image.convert("L").convert("RGB")
        image = Image.blend(Image.blend(image, grey, 0.75), Image.new("RGB", image.size, NIGHT), 0.5)
    ImageDraw.Draw(image).rectangle((0, 0, across - 1, down - 1), outline=SUMI, width=2)
    return image


def _portrait(sheet: Sheet, samurai: SamuraiView, places: BoardPlaces) -> None:
    left, top, right, bottom = (round(edge) for edge in places.portrait)
    gone = samurai.dead or samurai.passed
    sheet.image.paste(likeness(samurai.seat, samurai.beast, gone, right - left, bottom - top), (left, top))
    sheet.paste(wound_drops(samurai.wounds, DROP), *places.drops)
    for symbol in SYMBOLS:
        sheet.paste(symbol_token(symbol, places.round, symbol in samurai.symbols), *places.symbol(symbol))
    if samurai.token_holder != samurai.seat:
        sheet.paste(lent_token(SMALL), *places.token)


def _words(sheet: Sheet, samurai: SamuraiView, places: BoardPlaces, words: Wording) -> None:
    """His name, his total against his Kiai, and his player."""
    left, _, right, _ = places.text
    sheet.line(left, places.row(0), fit(words.name, Face.TITLE, 40, right - left, LEAST))
    if samurai.dead or samurai.passed:
        word, ground = (words.fallen, BLOOD) if samurai.dead else (words.passed, NIGHT)
        _stamp(sheet, word, ground, left, places.row(1), right - left)
    else:
        draw_total(sheet, samurai, left, places.row(1))
        if samurai.line and places.line is None:
            sheet.paste(striking(samurai.line[-1].penalties), right - 26, places.row(1))
    if words.player is not None:
        write_name(sheet, words.player, left, places.row(2), right - left, LABEL, WASHI)
    if places.talent is not None:
        x, top, far, bottom = places.talent
        lines = wrap(words.talent, Face.LABEL, LEAST, far - x, 2, LEAST)
        y = (top + bottom) / 2 - 43 * (len(lines) - 1) / 2
        for line in lines:
            sheet.line(x, y, line, LABEL)
            y += 43


def _stamp(sheet: Sheet, word: str, ground: Colour, x: float, y: float, room: float) -> None:
    """A stamped word in place of the numbers, for a samurai who is out."""
    line = fit(word, Face.LABEL_BOLD, 40, room - 24, LEAST)
    box = (x, y - 25, x + line.width + 22, y + 25)

    def draw(canvas: Canvas) -> None:
        canvas.slab(box, 6, ground, 2)
        canvas.slab((box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4), 4, YUKI)
        canvas.slab((box[0] + 6, box[1] + 6, box[2] - 6, box[3] - 6), 3, ground)

    sheet.ink(box, draw, margin=3, seed="stamp")
    sheet.line(x + 11, y - 1, line, YUKI)


def draw_total(sheet: Sheet, samurai: SamuraiView, x: float, y: float) -> None:
    """His total and his Kiai; on gold if it is reached, on red if it is beyond."""
    ink = SUMI
    if samurai.total >= samurai.kiai:
        ground, ink = (YAMABUKI, SUMI) if samurai.total == samurai.kiai else (BLOOD, YUKI)
        box = (x - 4, y - 27, x + 124, y + 27)
        sheet.ink(box, lambda canvas: canvas.slab(box, 8, ground, 2), margin=4, seed="total")
    end = sheet.text(x, y - 2, str(samurai.total), Face.NUMBER, LOUD, ink)
    sheet.text(end + 3, y + 3, f"/{samurai.kiai}", Face.NUMBER, LEAST, ink)


def _line(sheet: Sheet, samurai: SamuraiView, places: BoardPlaces) -> None:
    slots = places.slots(samurai.line)
    for place, (card, (x, y, _, _)) in enumerate(slots):
        drawn = left_out(card) if isinstance(card, int) else in_line(card, place == len(slots) - 1)
        sheet.paste(drawn, x, y)


def _lent(sheet: Sheet, samurai: SamuraiView, box: Box) -> None:
    """The tokens lent to him, and his bans this turn."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    lent: tuple[Seat, ...] = (*samurai.tokens, *samurai.spares)
    room = int((right - left) // PLAQUE)
    bans = list(samurai.bans)[: max(0, room - min(1, len(lent)))]
    room -= len(bans)
    kept = lent if len(lent) <= room else lent[: max(0, room - 1)]
    x = left + PLAQUE / 2
    for owner in kept:
        sheet.paste(support_token(owner, 0.92, owner in samurai.idle), x, y)
        x += PLAQUE
    if lent and not kept:
        # If only one fits, a plaque without a face shows the number.
        sheet.paste(mark("tokens", 50, SUMI, WASHI), x, y - 4)
        sheet.text(x, y + 3, str(len(lent)), Face.NUMBER, LEAST, YUKI, "mm")
        x += PLAQUE
    elif len(kept) < len(lent):
        sheet.text(x - PLAQUE / 2 + 2, y, f"+{len(lent) - len(kept)}", Face.NUMBER, LEAST, SUMI)
        x += PLAQUE + 6
    for ban in bans:
        sheet.paste(mark(BANNED[ban], 38, BLOOD, WASHI), x, y)
        x += PLAQUE


@lru_cache(maxsize=2)
def pennant(mirrored: bool) -> Sprite:
    """A pointer from a board to the village for the samurai whose turn it is. Anchored at the edge of the
    board."""
    canvas = Canvas(52, 52, seed="pennant", scale=3)
    with canvas.at(26, 26, mirrored=mirrored):
        paint(canvas, "-4,-18! 17,0! -4,18!", YAMABUKI, 2.4)
    canvas.image = rim(canvas.image, 2.4 * canvas.scale, YUKI)
    return canvas.sprite(26, 26)
