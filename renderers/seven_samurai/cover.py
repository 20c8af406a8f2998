"""The cover: seven portraits around the hill, raiders on its crest, and the name of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.seven_samurai.samurai import SEATS
from bot.games.seven_samurai.view import FamilyView, FarmView, VillageView
from bot.wording import Words
from renderers.canvas import Sheet
from renderers.kit.cover import draw_cover as draw_name
from renderers.kit.marks import people
from renderers.seven_samurai.hill import DUSK, hill
from renderers.seven_samurai.portraits import roundel
from renderers.seven_samurai.village import build, gather

WHOLE: Final = VillageView((FarmView(True, None),) * 6, (FamilyView(True, None),) * 3, 7, 7)
HORDE: Final = 49
CIRCLE: Final[tuple[tuple[int, int, int, bool], ...]] = (
    (120, 372, 96, False),
    (196, 186, 82, True),
    (350, 96, 70, False),
    (550, 402, 88, True),
    (750, 96, 70, True),
    (904, 186, 82, False),
    (980, 372, 96, True),
)
"""The portraits around the hill: x, y, radius, and a flag for the beast."""


def draw_cover(words: Words) -> Sheet:
    return draw_name(_scene(), words.say("game-name"), words.say("picture-cover"), people.hat)


@lru_cache(maxsize=1)
def _scene() -> Image.Image:
    """The village before the first raid. It is cached: copy it before drawing on it."""
    image = hill(DUSK).copy()
    gather(image, HORDE)
    build(image, WHOLE)
    sheet = Sheet(image)
    for seat, (x, y, radius, beast) in zip(SEATS, CIRCLE, strict=True):
        sheet.paste(roundel(seat, beast, radius), x, y)
    return image
