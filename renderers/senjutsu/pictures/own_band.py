"""The band above a private picture: the samurai's own kamae, focus and wounds."""

from __future__ import annotations

from typing import Final

from bot.games.senjutsu.view import SamuraiView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.gauges import Pips, row_of
from renderers.kit.marks import DROP
from renderers.kit.sizes import LEAST, MARGIN, WIDTH
from renderers.palette import KINAKO, SHU, SUMI, WASHI, mix
from renderers.senjutsu.people.panels import FOCUS
from renderers.senjutsu.signs.kamae import kamae_mark
from renderers.type import ELLIPSIS, Face, fit

BAND: Final = 78
DROPS: Final = Pips(DROP, 34, 36, (SHU, SUMI), (WASHI, mix(WASHI, SUMI, 0.34)), 2.2)


def draw_band(sheet: Sheet, words: Words, one: SamuraiView, right: float = WIDTH) -> None:
    """Draw the band."""
    sheet.draw.rectangle((0, 0, right, BAND), fill=WASHI)
    sheet.draw.rectangle((0, BAND - 3, right, BAND), fill=KINAKO)
    y = BAND / 2 - 1
    x = MARGIN + 6.0
    sheet.paste(kamae_mark(one.kamae, 54), x + 27, y)
    x += 66
    rest = 2 * MARGIN + FOCUS.pitch * 3 + 36 * one.wound_limit
    room = right - x - rest - 20
    name = fit(words.label(f"kamae:{one.kamae}"), Face.TITLE_BOLD, 44, room, LEAST)
    if not name.text.endswith(ELLIPSIS):
        sheet.line(x, y, name, SUMI)
    pearls = row_of(FOCUS, one.focus, 3)
    x = right - MARGIN - 36 * one.wound_limit
    lost = row_of(DROPS, min(one.wound_limit, one.all_wounds), one.wound_limit)
    sheet.paste(lost, right - MARGIN - 18 * one.wound_limit, y)
    sheet.paste(pearls, x - 24 - FOCUS.pitch * 1.5, y)
