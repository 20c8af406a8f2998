"""The next wave: one shadow at the edge of the field for each opponent who will come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.senjutsu.view import DuelView
from renderers.canvas import Box, Sheet, Sprite
from renderers.kit.page import Scene
from renderers.palette import NIGHT, Colour, mix
from renderers.senjutsu.field.countries import country
from renderers.senjutsu.field.ground import backdrop
from renderers.senjutsu.people.figures import figure

SOLDIER: Final = "ashigaru_katana"
LEADER: Final = "samurai_boss"
WITH_LEADER: Final = 4
"""From this number of opponents on, one of them is their leader."""


def shadows(view: DuelView, count: int) -> Scene:
    """A scene with this number of opponents, dark against the sky."""
    who = [SOLDIER] * count if count < WITH_LEADER else [SOLDIER, SOLDIER, LEADER, SOLDIER]
    key = view.field.removeprefix("field:")

    def scene(sheet: Sheet, clear: Box) -> None:
        land = backdrop(key)
        share = max(sheet.width / land.width, sheet.height / land.height)
        wide, high = sheet.width / share, sheet.height / share
        left = (land.width - wide) / 2
        cut = (left, 0, left + wide, high)
        sheet.image.paste(land.resize((sheet.width, sheet.height), Image.Resampling.LANCZOS, cut), (0, 0))
        x0, y0, x1, y1 = clear
        tall = round(min((y1 - y0) * 0.8, (x1 - x0) / len(who) * 1.3))
        pitch = (x1 - x0) / len(who)
        foot = y1 - 6
        for place, one in enumerate(who):
            grown = round(tall * (1.12 if one == LEADER else 0.94))
            drawn = _shadow(one, grown, mix(NIGHT, country(key).sky[0], 0.12))
            sheet.paste(drawn, x0 + pitch * (place + 0.5), foot - (place % 2) * tall * 0.07)

    return scene


@lru_cache(maxsize=16)
def _shadow(who: str, high: int, ink: Colour) -> Sprite:
    """The outline of a figure, filled with one colour."""
    drawn = figure(who, high)
    dark = Image.new("RGBA", drawn.image.size, (*ink, 0))
    dark.putalpha(drawn.image.getchannel("A"))
    return Sprite(dark, drawn.x, drawn.y)
