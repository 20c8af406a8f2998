"""One samurai large: his portrait, player, track, line and lent tokens.

It is the upper part of his private picture and of the closeup of his board.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.seven_samurai.raiders import SYMBOLS
from bot.games.seven_samurai.view import SamuraiView
from bot.wording import Words
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.gauges import Rail, Size, draw_rail
from renderers.kit.seats import write_name
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.painter import Player
from renderers.palette import AI, NIGHT, SHADE, YAMABUKI, YUKI, mix
from renderers.paper import bokashi, printed
from renderers.pieces import kept
from renderers.seven_samurai import labels
from renderers.seven_samurai.marks import mark
from renderers.seven_samurai.panels import BANNED, likeness
from renderers.seven_samurai.proportions import CARD, TAB
from renderers.seven_samurai.raider_cards import in_line, left_out
from renderers.seven_samurai.tokens import lent_token, slip, support_token, symbol_token, wound_drops
from renderers.type import Face, fit

PORTRAIT: Final[Box] = (16, 94, 266, 452)
LEFT: Final = 290
RIGHT: Final = 1084
NAME_Y: Final = 116
TRACK_Y: Final = 244
PAWN: Final = 35
FLAG: Final = (74, 48)
LINE_Y: Final = 294
BELOW: Final = 374
"""The y of the parts below."""
DROP: Final = 34
SYMBOL: Final = 37
TOKEN: Final = 1.3
PITCH: Final = 64
"""The distance from one lent token to the next."""


@dataclass(frozen=True, slots=True)
class Glance:
    """A preview of a line: its total after an answer."""

    total: int


def track(kiai: int, total: int) -> Rail:
    """The combat track: one place for each value up to Kiai, and one for everything beyond."""
    return Rail(0, kiai + 1, total, goal=kiai, over=kiai + 1)


@lru_cache(maxsize=1)
def _night() -> Image.Image:
    canvas = Canvas(WIDTH, HEIGHT, NIGHT, scale=1)
    bokashi(canvas, ((0, NIGHT), (0.5, mix(NIGHT, AI, 0.7)), (1, NIGHT)), 0, HEIGHT)
    return printed(canvas.image, 13)


def night() -> Sheet:
    """The dark ground of a board."""
    return Sheet(_night().copy())


def draw_large(
    sheet: Sheet,
    samurai: SamuraiView,
    words: Words,
    player: Player | None,
    said: str = "",
    glance: Glance | None = None,
    *,
    you: bool = False,
) -> None:
    """Draw the board; ``said``, the samurai's state, is stamped beside his name."""
    _portrait(sheet, samurai)
    stamped = slip(said, 40, YAMABUKI, NIGHT) if said else None
    right = RIGHT - (0 if stamped is None else stamped.image.width + 12)
    name = labels.called(words, samurai)
    title = words.say("picture-you-are", samurai=name) if you else name
    end = sheet.line(LEFT, NAME_Y, fit(title, Face.TITLE, 56, right - LEFT - 24, LEAST), YUKI)
    if stamped is not None:
        sheet.paste(stamped, end + 14 + stamped.image.width / 2, NAME_Y)
    elif player is not None and not you and right - end > 150:
        write_name(sheet, player, end + 26, NAME_Y + 4, right - end - 30, SHADE, NIGHT)
    _track(sheet, samurai, glance)
    _line(sheet, samurai)


def _portrait(sheet: Sheet, samurai: SamuraiView) -> None:
    left, top, right, bottom = (round(edge) for edge in PORTRAIT)
    sheet.draw.rectangle((left - 4, top - 4, right + 3, bottom + 3), fill=YUKI)
    gone = samurai.dead or samurai.passed
    sheet.image.paste(likeness(samurai.seat, samurai.beast, gone, right - left, bottom - top), (left, top))
    sheet.paste(wound_drops(samurai.wounds, DROP), left - 4, top - 4)
    pitch = (right - left) / len(SYMBOLS)
    for place, symbol in enumerate(SYMBOLS):
        token = symbol_token(symbol, SYMBOL, symbol in samurai.symbols)
        sheet.paste(token, left + pitch * (place + 0.5), bottom + SYMBOL + 8)
    own = samurai.token_holder == samurai.seat
    token = support_token(samurai.seat, TOKEN) if own else lent_token(TOKEN)
    sheet.paste(token, right - 36, top + 40)


def _track(sheet: Sheet, samurai: SamuraiView, glance: Glance | None) -> None:
    """Draw his total and its distance to Kiai."""
    after = None if glance is None else glance.total
    sheet.paste(_rail(samurai.kiai, samurai.total, after), LEFT, TRACK_Y)


@kept
def _rail(kiai: int, total: int, after: int | None) -> Sprite:
    """The track with its pawn, and a ring at the pawn's preview place; anchored at its left end."""
    rail, across = track(kiai, total), RIGHT - LEFT

    def draw(canvas: Canvas) -> None:
        if after is not None:
            canvas.disc(rail.x(after, PAWN, across - PAWN), 0, PAWN + 3, None, 5, YAMABUKI)
        draw_rail(canvas, rail, 0, across, 0, Size(PAWN, FLAG))

    return sprite((-6, -PAWN - FLAG[1] - 8, across + 6, PAWN + 10), draw)


def _line(sheet: Sheet, samurai: SamuraiView) -> None:
    """Draw his cards; at the end of the row the tokens lent to him, and his bans."""
    lent = (*samurai.tokens, *samurai.spares)
    room = RIGHT - LEFT - PITCH * (len(lent) + len(samurai.bans)) - CARD[0] * 1.2
    most = max(3, int(room // TAB))
    cards = list(samurai.line)
    first, rest = (cards[:1], cards[-(most - 3) :]) if len(cards) > most else (cards, [])
    x: float = LEFT
    for place, card in enumerate(first):
        last = not rest and place == len(first) - 1
        sheet.paste(in_line(card, last), x, LINE_Y)
        x += TAB + 4
    if rest:
        sheet.paste(left_out(len(cards) - 1 - len(rest)), x, LINE_Y)
        x += 2 * (TAB + 4)
        for place, card in enumerate(rest):
            sheet.paste(in_line(card, place == len(rest) - 1), x, LINE_Y)
            x += TAB + 4
    x = RIGHT - PITCH / 2
    for ban in samurai.bans:
        sheet.paste(mark(BANNED[ban], 52, YUKI, NIGHT), x, LINE_Y + CARD[1] / 2)
        x -= PITCH
    for owner in reversed(lent):
        sheet.paste(support_token(owner, TOKEN, owner in samurai.idle), x, LINE_Y + CARD[1] / 2)
        x -= PITCH
