"""The last picture: a scene, the winners, the members' names, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.engine.account import Account
from bot.wording import Words, message_id
from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.captions import BLOOD
from renderers.kit.marks import Drawing
from renderers.kit.sizes import LEAST, MARGIN
from renderers.kit.strokes import seal
from renderers.palette import SHU, SUMI, WASHI, YUKI, mix
from renderers.paper import printed, scrap
from renderers.type import Face, fit, fit_all, width

TITLE: Final = 60
HEAD: Final = 90
"""The height of the strip with the title."""
SEAL: Final = 66
PITCH: Final = 47
"""The distance from one turning point to the next."""
MOST: Final = 3
"""The most turning points on the picture."""
LOW: Final = 12
"""The paper below the last of them."""
EDGE: Final = 12
"""The strip with the title begins this far above the picture, because its edge is torn."""


@dataclass(frozen=True, slots=True)
class TurningLine:
    """A turning point as a line of the picture: its time and its event."""

    when: str
    text: str


def turning_lines(account: Account, words: Words) -> list[TurningLine]:
    """The lines of an account's turning points."""
    told: list[TurningLine] = []
    for point in account.turnings:
        name, facts = message_id(point.what.step_name()), point.what.as_facts()
        when, text = (words.say(f"picture-{part}-{name}", facts) for part in ("when", "turning"))
        told.append(TurningLine(when, text))
    return told


def free(turnings: int) -> Box:
    """The box of the scene that no words cover; people and their names are drawn there."""
    return MARGIN, HEAD + 20, 1100 - MARGIN, 700 - _foot(turnings) - 20


def _foot(turnings: int) -> float:
    return 18 + PITCH * min(turnings, MOST) + LOW if turnings else 0


def draw_ending(scene: Image.Image, title: str, sign: Drawing, turnings: Sequence[TurningLine] = ()) -> Sheet:
    """The scene with its people, a title above and the turning points below.

    Draw the names on the returned sheet (``seats``), then call ``finished``.
    """
    sheet = Sheet(scene.copy())
    sheet.paste(_strip(sheet.width, HEAD + EDGE, "ending"), 0, -EDGE)
    middle = HEAD / 2
    line = fit(title, Face.TITLE_BOLD, TITLE, sheet.width - 2 * MARGIN - SEAL - 70, LEAST)
    run = SEAL + 26 + line.width
    left = (sheet.width - run) / 2
    sheet.paste(seal(sign, SEAL, SHU, YUKI), left + SEAL / 2, middle)
    sheet.line(left + SEAL + 26, middle - 2, line, SUMI)
    shown = turnings[:MOST]
    if shown:
        _draw_turnings(sheet, shown)
    return sheet


def finished(sheet: Sheet) -> Sheet:
    """The ending as printed, after all names are drawn."""
    sheet.image = printed(sheet.image, 3)
    return sheet


def _draw_turnings(sheet: Sheet, turnings: Sequence[TurningLine]) -> None:
    high = _foot(len(turnings))
    top = sheet.height - high
    sheet.paste(_strip(sheet.width, round(high) + 30, "decisive"), 0, top)
    left, right = MARGIN + 28, sheet.width - MARGIN - 20
    column = max(width(one.when, Face.LABEL_BOLD, LEAST) for one in turnings) + 28
    texts = fit_all([one.text for one in turnings], Face.TITLE, 40, right - left - column, LEAST)
    for place, (turning, text) in enumerate(zip(turnings, texts, strict=True)):
        y = top + 15 + PITCH * (place + 0.5)
        sheet.text(left, y, turning.when, Face.LABEL_BOLD, LEAST, BLOOD)
        sheet.line(left + column, y - 1, text, mix(SUMI, WASHI, 0.06))


@lru_cache(maxsize=8)
def _strip(across: int, high: int, seed: str) -> Sprite:
    def draw(c: Canvas) -> None:
        scrap(c, (-20, 0, across + 20, high), seed, WASHI, 3)

    return sprite((0, -8, across, high + 8), draw, rim_width=4)
