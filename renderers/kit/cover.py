"""The cover of a game: its name in very large letters over a scene."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.marks import Drawing
from renderers.kit.sizes import HEIGHT, LEAST, MARGIN
from renderers.kit.strokes import seal
from renderers.palette import SHU, SUMI, WASHI, YUKI, mix
from renderers.paper import printed, scrap
from renderers.type import Face, fit

NAME: Final = 110
"""The type size of a game's name."""
LINE: Final = 44
"""The type size of the line below it."""
SEAL: Final = 118
STRIP: Final = 206
"""The height of the strip of paper below the name."""
EDGE: Final = 34
"""The distance from the strip to the edge of the picture."""
SCENE: Final = HEIGHT - STRIP - EDGE
"""The height of the scene above a low strip."""


def draw_cover(scene: Image.Image, name: str, line: str, sign: Drawing, *, low: bool = True) -> Sheet:
    """A scene with the name of the game on a torn strip across it, low or high, and its seal."""
    sheet = Sheet(scene.copy())
    top = sheet.height - STRIP - EDGE if low else EDGE
    middle = top + STRIP / 2
    sheet.paste(_strip(sheet.width), 0, top)
    left = MARGIN + 44
    sheet.paste(seal(sign, SEAL, SHU, YUKI), left + SEAL / 2, middle)
    left += SEAL + 40
    room = sheet.width - left - MARGIN - 20
    title = fit(name, Face.TITLE_BOLD, NAME, room, LEAST)
    below = fit(line, Face.LABEL, LINE, room, LEAST)
    sheet.line(left - 4, middle - (28 if line else 0), title, SUMI)
    if line:
        sheet.line(left, middle + 62, below, mix(SUMI, WASHI, 0.18))
    sheet.image = printed(sheet.image, 3)
    return sheet


@lru_cache(maxsize=2)
def _strip(across: int) -> Sprite:
    def draw(c: Canvas) -> None:
        scrap(c, (-20, 0, across + 20, STRIP), "cover", WASHI, 3)

    return sprite((0, -8, across, STRIP + 8), draw, rim_width=4)
