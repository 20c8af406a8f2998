"""All games in one picture: a panel of each cover, with the name of the game below its scene."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PIL import Image, ImageOps

from renderers.canvas import Box, Sheet
from renderers.kit.cover import SCENE
from renderers.kit.page import LINE, Panel, Rows, lay_out
from renderers.kit.sizes import LEAST, LOUD
from renderers.palette import SUMI, WASHI
from renderers.type import LEADING, Face, Line, fit, width, wrap

MOST_BESIDE: Final = 3
"""Panels in one row: with more, the names would be too small for a phone."""
MOST: Final = 9
STRIP: Final = 92
"""The height of the paper with a name."""
INDENT: Final = 12
LARGE: Final = 42
"""The smallest type of a name in one line."""


def draw_games(covers: Sequence[tuple[str, Image.Image]]) -> Sheet:
    """The scenes of these covers, each with its name. Only the first ``MOST`` are drawn."""
    return lay_out([_panel(name, cover) for name, cover in covers[:MOST]], rows_of(min(len(covers), MOST)))


def rows_of(count: int) -> Rows:
    """Rows of equal height with one to three panels, the shorter rows first."""
    rows = ceil(count / MOST_BESIDE)
    numbers = sorted((count + row) // rows for row in range(rows))
    return tuple((1 / rows, (1 / number,) * number) for number in numbers)


def _panel(name: str, cover: Image.Image) -> Panel:
    scene = cover.crop((0, 0, cover.width, SCENE))

    def draw(sheet: Sheet, inside: Box) -> None:
        across, down = sheet.image.size
        top = down - STRIP
        sheet.image.paste(ImageOps.fit(scene, (across, top), Image.Resampling.LANCZOS))
        sheet.draw.rectangle((0, top, across, down), fill=WASHI)
        sheet.draw.rectangle((0, top - LINE, across, top), fill=SUMI)
        left, _, right, _ = inside
        lines = _set(name, right - left - 2 * INDENT)
        pitch = lines[0].size * LEADING
        for number, line in enumerate(lines):
            y = top + STRIP / 2 - LINE + (number - (len(lines) - 1) / 2) * pitch
            sheet.line(left + INDENT, y, line, SUMI)

    return Panel(draw, None, printed=True)


def _set(name: str, room: float) -> Sequence[Line]:
    """A name in one large line, or in two of the smallest type."""
    if width(name, Face.TITLE_BOLD, LARGE) <= room:
        return [fit(name, Face.TITLE_BOLD, LOUD, room, LARGE)]
    return wrap(name, Face.TITLE_BOLD, LEAST, room, 2, LEAST)
