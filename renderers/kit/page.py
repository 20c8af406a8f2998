"""A chapter as the page of a comic: which of its moments make the page, and how large each is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from bot.engine.step import Step
from renderers.canvas import Box
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.painter import Moment
from renderers.palette import SUMI, WASHI

MOST = 4
GUTTER = 12
TURNING = 2
"""The least weight of a turning point."""


def turning_points(moments: Sequence[Moment], weight: Callable[[Step], int]) -> list[Moment]:
    """Those that matter most, in the order in which they happened; of equals, the later ones.

    Where nothing has turned yet, the last highlight is shown, or whatever happened last.
    """
    weighed = [(weight(moment.step), place) for place, moment in enumerate(moments)]
    turning = sorted(one for one in weighed if one[0] >= TURNING)[-MOST:]
    told = turning or [one for one in weighed if one[0] > 0][-1:] or weighed[-1:]
    return [moments[place] for place in sorted(place for _, place in told)]


def panels(count: int) -> list[Box]:
    """Where one to four panels stand, as they are read."""
    left, top, right, bottom = GUTTER, GUTTER, WIDTH - GUTTER, HEIGHT - GUTTER
    across, down = (WIDTH - GUTTER) / 2, (HEIGHT - GUTTER) / 2
    corners: list[Box] = [
        (left, top, across, down),
        (across + GUTTER, top, right, down),
        (left, down + GUTTER, across, bottom),
        (across + GUTTER, down + GUTTER, right, bottom),
    ]
    upper_half: Box = (left, top, right, down)
    lower_half: Box = (left, down + GUTTER, right, bottom)
    whole: Box = (left, top, right, bottom)
    pages: list[list[Box]] = [[whole], [upper_half, lower_half], [upper_half, *corners[2:]], corners]
    return pages[count - 1]


def glued(pictures: Sequence[Image.Image]) -> Image.Image:
    """Pictures in the panels of one page, each cut to the shape of its panel from its middle."""
    page = Image.new("RGB", (WIDTH, HEIGHT), WASHI)
    for picture, (left, top, right, bottom) in zip(pictures, panels(len(pictures)), strict=True):
        across, down = round(right - left), round(bottom - top)
        page.paste(SUMI, (round(left) - 3, round(top) - 3, round(right) + 3, round(bottom) + 3))
        page.paste(_covering(picture, across, down), (round(left), round(top)))
    return page


def _covering(picture: Image.Image, across: int, down: int) -> Image.Image:
    share = max(across / picture.width, down / picture.height)
    wide, high = across / share, down / share
    x, y = (picture.width - wide) / 2, (picture.height - high) / 2
    return picture.resize((across, down), Image.Resampling.LANCZOS, (x, y, x + wide, y + high))
