"""The great scenes as panels of a page: the part around their heart, as large as the panel."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from bot.games.seven_ronin import steps
from bot.games.seven_ronin.view import VillageView
from renderers.canvas import Box, Point, Sheet
from renderers.kit.moment import FLOOR
from renderers.kit.page import Scene
from renderers.kit.router import centre
from renderers.kit.sizes import WIDTH
from renderers.paper import printed
from renderers.seven_ronin.great.dawn import saved
from renderers.seven_ronin.great.fall import fallen
from renderers.seven_ronin.great.fire import burning, graves, taken

CLOSED_EYES: Point = (505, 300)
STREET: Point = (420, 340)
WATCHER: Point = (800, 300)
BANNER: Point = (420, 330)
BRAVEST: Point = (800, 330)
"""The heart of each scene."""
CLOSER: float = 0.86
"""A panel shows at least this share less than the whole height, so it is a closer view."""


def fall(view: VillageView, told: steps.Fall) -> Scene:
    """Closed eyes in the moonlight."""
    return _part(lambda: fallen(view, told.ronin, told.area), CLOSED_EYES, close=True)


def five(_: VillageView, told: steps.Count) -> Scene:
    """The village in flames, and somebody who turns round to us."""
    return _part(lambda: burning(told.areas), WATCHER, close=False)


def over(view: VillageView, told: steps.Over) -> Scene:
    """The banner over fire or graves, or the morning."""
    if not told.winner.endswith("attacker"):
        return _part(lambda: saved(view), BRAVEST, close=False)
    if told.reason == steps.RONIN_FALLEN:
        return _part(graves, BANNER, close=False)
    return _part(lambda: taken(view), BANNER, close=False)


def _part(scene: Callable[[], Image.Image], heart: Point, *, close: bool) -> Scene:
    def draw(sheet: Sheet, clear: Box) -> None:
        x, y = centre(clear)
        share = max(sheet.width / WIDTH, sheet.height / FLOOR)
        if close:
            share = max(share, (clear[3] - clear[1]) / (FLOOR * CLOSER))
        across, down = sheet.width / share, sheet.height / share
        left = min(max(0, heart[0] - x / share), WIDTH - across)
        top = min(max(0, heart[1] - y / share), FLOOR - down)
        box = (left, top, left + across, top + down)
        part = scene().resize((sheet.width, sheet.height), Image.Resampling.BICUBIC, box)
        sheet.image.paste(printed(part, 7), (0, 0))

    return draw
