"""Small pictures for the rules: symbols, penalties, pieces, and the seven samurai on both sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, get_args

from PIL import Image

from bot.games.seven_samurai.raiders import SYMBOLS, Penalty, Symbol
from bot.games.seven_samurai.samurai import SEATS
from bot.wording import Words
from renderers.canvas import Sheet, Sprite
from renderers.painter import Picture
from renderers.palette import NIGHT, SUMI, WASHI, YUKI
from renderers.seven_samurai.marks import mark
from renderers.seven_samurai.portraits import roundel
from renderers.seven_samurai.tokens import support_token, symbol_token, wound_drops

SIDE: Final = 160
"""The side of an emblem, which is square."""
SIGN: Final = 112


def _square(draw: Callable[[], Sprite], ground: tuple[int, int, int] = NIGHT) -> Image.Image:
    sheet = Sheet(Image.new("RGB", (SIDE, SIDE), ground))
    sprite = draw()
    across, down = sprite.image.size
    sheet.paste(sprite, (SIDE - across) / 2 + sprite.x, (SIDE - down) / 2 + sprite.y)
    return sheet.image


def _symbol(symbol: Symbol) -> Callable[[], Image.Image]:
    return lambda: _square(lambda: symbol_token(symbol, 58, True))


def _sign(name: str) -> Callable[[], Image.Image]:
    return lambda: _square(lambda: mark(name, SIGN, SUMI, WASHI), WASHI)


def _face(seat: str) -> Callable[[], Image.Image]:
    def both() -> Image.Image:
        """The man, and his beast."""
        image = Image.new("RGB", (2 * SIDE, SIDE), NIGHT)
        for place, beast in enumerate((False, True)):
            image.paste(_square(lambda beast=beast: roundel(seat, beast, 56)), (place * SIDE, 0))
        return image

    return both


EMBLEMS: Final[Mapping[str, Callable[[], Image.Image]]] = {
    **{f"symbol:{symbol}": _symbol(symbol) for symbol in SYMBOLS},
    **{f"penalty:{kind}": _sign(kind) for kind in get_args(Penalty)},
    "emblem:flames": lambda: _square(lambda: mark("fire", SIGN, YUKI, NIGHT)),
    "emblem:barricade": _sign("wall"),
    "emblem:family": _sign("grave"),
    "emblem:kiai": lambda: _square(lambda: mark("talent", SIGN, YUKI, NIGHT)),
    "emblem:token": lambda: _square(lambda: support_token("kanbei", 2.6)),
    "emblem:wounds": lambda: _square(lambda: wound_drops(2, 30), WASHI),
    "emblem:attack": _sign("spear"),
    "emblem:defend": _sign("shield"),
    **{f"samurai:{seat}": _face(seat) for seat in SEATS},
}
"""Every emblem by its key."""


def draw_emblem(key: str, words: Words) -> Picture:
    return Picture(EMBLEMS[key](), words.say("sentence", text=words.label(key)))
