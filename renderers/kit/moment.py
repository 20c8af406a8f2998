"""A great moment: one picture edge to edge, and a torn slip of paper at its foot that says it in words.

The scene fills the height above the slip; it is drawn up to ``FLOOR`` and a little below, because the torn
edge is uneven.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.captions import BLOOD, GOOD, HARM, PLAIN
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.palette import SUMI, WASHI, Colour, mix
from renderers.paper import printed, scrap
from renderers.pieces import kept
from renderers.type import Face, fit, width

FOOT: Final = 150
FLOOR: Final = HEIGHT - FOOT
"""The lower edge of the scene."""
LEFT, RIGHT = 46, WIDTH - 46
TITLE: Final = 74
LINE: Final = 40
APART: Final = 34
"""The least distance between the words on the left and the marks on the right."""
GRAIN: Final = 11


@dataclass(frozen=True, slots=True)
class Slip:
    """The words of a great moment: its title, a line below it, a row of marks and the line below that."""

    title: str
    line: str = ""
    tone: Colour = PLAIN
    marks: Sequence[Sprite] = ()
    pitch: int = 66
    """The distance from mark to mark."""
    note: str = ""


def draw_moment(scene: Image.Image, slip: Slip) -> Sheet:
    """The scene with its slip. The scene is not changed."""
    sheet = Sheet(scene.copy())
    sheet.paste(_strip(), 0, FLOOR)
    upper, lower = FLOOR + 56, FLOOR + 119
    room = RIGHT - LEFT
    row = len(slip.marks) * slip.pitch
    note = width(slip.note, Face.LABEL_BOLD, LINE) if slip.note else 0.0
    title = fit(slip.title, Face.TITLE_BOLD, TITLE, room - (row + APART if row else 0), LEAST)
    sheet.line(LEFT, upper, title, SUMI)
    if slip.line:
        line = fit(slip.line, Face.LABEL, LINE, room - (note + APART if note else 0), LEAST)
        sheet.line(LEFT + 2, lower, line, mix(SUMI, WASHI, 0.2))
    for place, mark in enumerate(slip.marks):
        sheet.paste(mark, RIGHT - row + slip.pitch * (place + 0.5), upper + 2)
    if slip.note:
        sheet.text(RIGHT, lower, slip.note, Face.LABEL_BOLD, LINE, TONES.get(slip.tone, SUMI), "rm")
    sheet.image = printed(sheet.image, GRAIN)
    return sheet


TONES: Final = {HARM: BLOOD, GOOD: mix(GOOD, SUMI, 0.3)}
"""The ink of the note by the tone of the moment."""


@kept
def _strip() -> Sprite:
    def draw(c: Canvas) -> None:
        scrap(c, (-20, 0, WIDTH + 20, FOOT + 30), "moment", WASHI, 3)

    return sprite((0, -8, WIDTH, FOOT + 2), draw, rim_width=4)
