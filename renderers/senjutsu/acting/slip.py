"""The words of a deed on a strip of paper below it: a sign, the sentence, and the number that changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.games.senjutsu.view import DuelView
from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.captions import BLOOD, HARM, OLD, Caption, becomes
from renderers.kit.marks import DROP, outlined
from renderers.kit.page import Scene
from renderers.kit.sizes import HEIGHT, LEAST, MARGIN, WIDTH
from renderers.palette import DRIED, NIGHT, SHU, SUMI, WASHI, mix
from renderers.paper import printed, scrap
from renderers.senjutsu.people.bodies import bodies, kind_of
from renderers.senjutsu.people.figures import posed
from renderers.type import LEADING, Face, Line, width, wrap

STRIP: Final = 138
"""The height of the strip."""
SENTENCE: Final = 60
TWO_LINES: Final = 48
"""The largest type of a sentence that needs two lines."""
SIGN: Final = 84
NUMBER: Final = 92
SCENE: Final = (0.0, 6.0, float(WIDTH), float(HEIGHT - STRIP))
OLD_DROP, NEW_DROP = 44, 64
MOST: Final = 7
"""With a higher limit the number alone is shown."""
EMPTY: Final = mix(WASHI, SUMI, 0.62)


def draw_whole(
    scene: Scene,
    told: Caption,
    wounds: tuple[int, int, int] | None = None,
    left: Sequence[Sprite] = (),
) -> Sheet:
    """A scene as the whole picture, with its words on a strip below."""
    sheet = Sheet(Image.new("RGB", (WIDTH, HEIGHT), NIGHT))
    scene(sheet, SCENE)
    write(sheet, told, wounds, left)
    sheet.image = printed(sheet.image, 11)
    return sheet


def people(view: DuelView) -> tuple[Sprite, ...]:
    """Everybody small, the fallen lying; none if there are too many."""
    everybody = bodies(view)
    return tuple(
        posed(kind_of(one), "lie", "closed", high=LEFT, mirrored=True).sprite
        if one.fallen
        else posed(kind_of(one), high=LEFT, mirrored=True).sprite
        for one in (everybody if len(everybody) <= CROWD else ())
    )


LEFT: Final = 76
CROWD: Final = 4
"""The most people who are shown small on the strip."""


def write(
    sheet: Sheet,
    told: Caption,
    wounds: tuple[int, int, int] | None = None,
    left: Sequence[Sprite] = (),
) -> None:
    """The strip along the lower edge: sign and sentence on the left, number or wounds on the right."""
    sheet.paste(_paper(), 0, HEIGHT - STRIP)
    middle = HEIGHT - STRIP / 2 + 4
    start, right = MARGIN + 22.0, WIDTH - MARGIN - 22.0
    for each in reversed(left):
        sheet.paste(each, right - each.image.width + each.x, middle + LEFT / 2 - 4)
        right -= each.image.width + 4
    if told.sign is not None:
        sheet.paste(told.sign(SIGN), start + SIGN / 2, middle)
        start += SIGN + 22
    right = _numbers(sheet, told, wounds, right, middle)
    short = width(told.text, Face.TITLE_BOLD, TWO_LINES) <= right - start
    size, rows = (SENTENCE, 1) if short else (TWO_LINES, 2)
    lines = wrap(told.text, Face.TITLE_BOLD, size, right - start, rows, LEAST)
    y = middle - lines[0].size * LEADING * (len(lines) - 1) / 2
    for line in lines:
        sheet.line(start, y - 1, line, SUMI)
        y += line.size * LEADING


def _numbers(
    sheet: Sheet, told: Caption, wounds: tuple[int, int, int] | None, right: float, middle: float
) -> float:
    """Draws wounds as drops with their number, or the change. Returns the left edge of it."""
    ink = BLOOD if told.tone == HARM else told.tone
    if wounds is not None:
        before, after, limit = wounds
        text = f"{after}/{limit}"
        left = right - width(text, Face.NUMBER, NUMBER - 24)
        sheet.line(left, middle, Line(text, Face.NUMBER, NUMBER - 24), BLOOD)
        if limit > MOST:
            return left - 26
        drops = wound_row(before, after, limit)
        sheet.paste(drops, left - 16 - drops.image.width + drops.x, middle)
        return left - 16 - drops.image.width - 26
    change = told.change
    if change is None:
        return right
    text = f"{change.prefix}{change.after}"
    left = right - width(text, Face.NUMBER, NUMBER)
    sheet.line(left, middle, Line(text, Face.NUMBER, NUMBER), ink)
    if change.before is not None:
        arrow = becomes(54)
        sheet.paste(arrow, left - 76, middle)
        old = str(change.before)
        left -= 94 + width(old, Face.NUMBER, NUMBER - 26)
        sheet.line(left, middle, Line(old, Face.NUMBER, NUMBER - 26), OLD)
    return left - 26


@lru_cache(maxsize=64)
def wound_row(before: int, after: int, limit: int) -> Sprite:
    """A drop for each wound somebody can take: old ones dark, new ones large and red, the others empty."""
    pitch = OLD_DROP + 2
    new = range(before, min(after, limit))
    across = limit * pitch + len(new) * (NEW_DROP - OLD_DROP)

    def draw(c: Canvas) -> None:
        x = 0.0
        for place in range(limit):
            size = NEW_DROP if place in new else OLD_DROP
            fill, ink = (SHU if place in new else DRIED, SUMI) if place < after else (WASHI, EMPTY)
            outlined(c, DROP, x + size / 2, 0, size, fill, 260 / size, ink)
            x += size + 2

    return sprite((-2, -NEW_DROP / 2 - 4, across + 2, NEW_DROP / 2 + 4), draw)


@lru_cache(maxsize=1)
def _paper() -> Sprite:
    return sprite(
        (0, -8, WIDTH, STRIP + 8),
        lambda c: scrap(c, (-20, 0, WIDTH + 20, STRIP + 30), "deed", WASHI, 3),
        rim_width=4,
    )
