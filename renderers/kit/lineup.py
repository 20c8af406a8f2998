"""Things beside each other, each with its name below it: games to play, heroes to be, foes to meet."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PIL import Image, ImageOps

from renderers.canvas import Box, Sheet
from renderers.kit.cover import SCENE
from renderers.kit.page import LINE, Panel, Rows, lay_out
from renderers.kit.sizes import LEAST, LOUD
from renderers.painter import Look
from renderers.palette import SUMI, WASHI
from renderers.type import LEADING, Face, Line, fit, width, wrap

MOST_BESIDE: Final = 4
"""Panels in one row: with more, the names would be too small for a phone."""
MOST: Final = 12
STRIP: Final = 92
"""The height of the paper with a name; less in low panels."""
LOW: Final = 280
INDENT: Final = 6
LARGE: Final = 42
"""The smallest type of a name of several words in one line."""
SHORT: Final = 190
"""The width of a name, at that size, that a quarter of the picture has room for."""


def draw_lineup(shown: Sequence[tuple[str, Look]]) -> Sheet:
    """Each look with its name. Only the first ``MOST`` are drawn."""
    longest = max(width(name, Face.TITLE_BOLD, LARGE) for name, _ in shown[:MOST])
    rows = rows_of(min(len(shown), MOST), short=longest <= SHORT)
    return lay_out([_panel(name, look) for name, look in shown[:MOST]], rows)


def rows_of(count: int, *, short: bool = False) -> Rows:
    """Rows of equal height with one to four panels, the shorter rows first. Four with short names are one
    row."""
    in_one_row = count <= (MOST_BESIDE if short else MOST_BESIDE - 1)
    rows = 1 if in_one_row else max(2, ceil(count / MOST_BESIDE))
    numbers = sorted((count + row) // rows for row in range(rows))
    return tuple((1 / rows, (1 / number,) * number) for number in numbers)


def of_cover(cover: Image.Image) -> Look:
    """The scene of a game's cover."""
    scene = cover.crop((0, 0, cover.width, SCENE))
    return lambda across, down: cropped(scene, across, down)


def cropped(scene: Image.Image, across: int, down: int) -> Image.Image:
    """The middle of a scene, scaled to this size."""
    return ImageOps.fit(scene, (across, down), Image.Resampling.LANCZOS)


def _panel(name: str, look: Look) -> Panel:
    def draw(sheet: Sheet, inside: Box) -> None:
        across, down = sheet.image.size
        left, _, right, _ = inside
        lines = _set(name, right - left - 2 * INDENT)
        pitch = lines[0].size * LEADING
        strip = round(min(STRIP, len(lines) * pitch + INDENT)) if down < LOW else STRIP
        top = down - strip
        sheet.image.paste(look(across, top))
        sheet.draw.rectangle((0, top, across, down), fill=WASHI)
        sheet.draw.rectangle((0, top - LINE, across, top), fill=SUMI)
        for number, line in enumerate(lines):
            y = top + strip / 2 - LINE + (number - (len(lines) - 1) / 2) * pitch
            sheet.line(left + INDENT, y, line, SUMI)

    return Panel(draw, None, printed=True)


def _set(name: str, room: float) -> Sequence[Line]:
    """A name in one large line, or several words in two lines of the smallest type."""
    if " " not in name or width(name, Face.TITLE_BOLD, LARGE) <= room:
        return [fit(name, Face.TITLE_BOLD, LOUD, room, LEAST)]
    return wrap(name, Face.TITLE_BOLD, LEAST, room, 2, LEAST)
