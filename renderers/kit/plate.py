"""A great moment on a whole picture: a portrait on rays, one sentence, one number that changes.

``stage`` puts the same portrait into a panel of a page; ``draw_plate`` draws the moment alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

from renderers.canvas import Box, Canvas, Sheet, Sprite
from renderers.ink import sprite
from renderers.kit.captions import BLOOD, GOOD, HARM, OLD, Caption, becomes
from renderers.kit.page import Scene
from renderers.kit.router import centre
from renderers.kit.sizes import HEIGHT, LEAST, WIDTH
from renderers.palette import AI, KINAKO, MATCHA, NIGHT, SHU, SUMI, WASHI, YAMABUKI, Colour, mix
from renderers.paper import printed
from renderers.type import LEADING, Face, Line, width, wrap

Portrait: TypeAlias = Callable[[Canvas], None]
"""Draws a figure in a box 100 wide and 130 high. The eyes are at a height of 48, and the shoulders run out of
the box below."""
BOX: Final = (100.0, 130.0)
AIR: Final = 0.5
"""The space for hats, hair and sleeves beyond the box, as a share of its width."""
CHIN: Final = 104.0
"""The lowest place of a chin in the box."""
DRAWN: Final = 146.0
"""The lowest point down to which portraits are drawn."""
EVEN: Final = 8
"""Heights of portraits are rounded to a multiple of this, so that panels share cached portraits."""

RAYS: Final = 24
PAPER: Final = 22
"""The paper around the print."""
SLIP: Final = 0.46
"""The share of a plate's width for the words; the portrait has the rest."""
SENTENCE: Final = 72
FIGURE: Final = 150


def rays(tone: Colour) -> tuple[Colour, Colour]:
    """The two colours of the rays: blood for harm, gold for good, else the night."""
    if tone == HARM:
        return mix(SHU, SUMI, 0.18), mix(SHU, SUMI, 0.5)
    if tone == GOOD:
        return YAMABUKI, mix(YAMABUKI, MATCHA, 0.45)
    return AI, NIGHT


@lru_cache(maxsize=16)
def _rays(across: int, down: int, x: int, y: int, tone: Colour) -> Image.Image:
    light, dark = rays(tone)
    canvas = Canvas(across, down, light)
    reach = across + down
    for ray in range(RAYS):
        first, last = math.tau * ray / RAYS, math.tau * (ray + 0.46) / RAYS
        edge = [(x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn in (first, last)]
        canvas.fill([(x, y), *edge], dark)
    return printed(canvas.reduced(), 11)


@lru_cache(maxsize=16)
def bust(portrait: Portrait, down: int, mirrored: bool = False, drawn_to: float = BOX[1]) -> Sprite:
    """A portrait ``down`` pixels high, with a paper rim, anchored in the middle of its box's lower edge."""
    unit = down / BOX[1]
    below = (drawn_to - BOX[1]) * unit
    across, air = BOX[0] * unit, BOX[0] * unit * AIR

    def draw(c: Canvas) -> None:
        side = across / 2 if mirrored else -across / 2
        with c.at(side, -down, unit, mirrored=mirrored):
            portrait(c)

    drawn = sprite(
        (-across / 2 - air, -down - air, across / 2 + air, below), draw, rim_width=5, seed=portrait.__name__
    )
    return Sprite(drawn.image, drawn.x, drawn.y)


def stage(portrait: Portrait, tone: Colour, *, mirrored: bool = False) -> Scene:
    """The portrait as the scene of a panel, on printed rays.

    It is as large as the part clear of words allows, at least down to the chin.
    """

    def scene(sheet: Sheet, clear: Box) -> None:
        x = centre(clear)[0]
        high = clear[3] - clear[1]
        eyes = clear[1] + high * 0.4
        sheet.image.paste(_rays(sheet.width, sheet.height, round(x), round(eyes), tone), (0, 0))
        top = clear[1] + high * 0.06
        # The figure runs out of the picture below, behind the words.
        seen, least = (clear[3] - top) / CHIN, (sheet.height - top) / DRAWN
        down = math.ceil(min((sheet.height - clear[1]) * 1.02, max(seen, least) * BOX[1]) / EVEN) * EVEN
        drawn_to = BOX[1] if top + down >= sheet.height else DRAWN
        sheet.paste(bust(portrait, down, mirrored, drawn_to), x, top + down)

    return scene


def draw_plate(
    portrait: Portrait, caption: Caption, name: str = "", *, over: Scene | None = None, mirrored: bool = False
) -> Sheet:
    """The moment: the figure on the left, the event on the right. ``over`` draws on the portrait: a cut, a
    burst, a loss."""
    sheet = Sheet(_paper().copy())
    left, top, right, bottom = PAPER, PAPER, WIDTH - PAPER, HEIGHT - PAPER
    split = round(right - (right - left) * SLIP)
    print_ = Sheet(Image.new("RGB", (split - left, bottom - top), NIGHT))
    inside = (0.0, 24.0, float(print_.width), float(print_.height))
    stage(portrait, caption.tone, mirrored=mirrored)(print_, inside)
    if over is not None:
        over(print_, inside)
    sheet.mount(print_, left, top)
    sheet.draw.rectangle((left, top, right, bottom), outline=SUMI, width=5)
    sheet.draw.rectangle((split, top, split + 4, bottom), fill=SUMI)
    _words(sheet, caption, name, (split + 34, top + 40, right - 28, bottom - 40))
    return sheet


@lru_cache(maxsize=1)
def _paper() -> Image.Image:
    return printed(Image.new("RGB", (WIDTH, HEIGHT), WASHI), 11)


def _words(sheet: Sheet, caption: Caption, name: str, box: Box) -> None:
    """Draw the name, the sentence below it, and the number at the foot."""
    left, top, right, bottom = box
    y = top
    if name:
        lines = wrap(name, Face.LABEL_BOLD, 44, right - left, 2, LEAST)
        for line in lines:
            sheet.line(left, y + line.size / 2, line, BLOOD if caption.tone == HARM else mix(SUMI, AI, 0.4))
            y += line.size * LEADING
        sheet.draw.rectangle((left, y + 6, right, y + 9), fill=KINAKO)
        y += 26
    size = _figure_size(caption, right - left)
    foot = bottom - size * 1.1 if size else bottom
    rows = max(1, int((foot - y) / (LEAST * LEADING)))
    lines = wrap(caption.text, Face.TITLE_BOLD, SENTENCE, right - left, min(5, rows), LEAST)
    while len(lines) * lines[0].size * LEADING > foot - y and lines[0].size > LEAST:
        lines = wrap(caption.text, Face.TITLE_BOLD, lines[0].size - 2, right - left, 5, LEAST)
    for line in lines:
        sheet.line(left, y + line.size * LEADING / 2, line, SUMI)
        y += line.size * LEADING
    if size:
        _figure(sheet, caption, size, left, bottom - size * 0.55)


def _figure_size(caption: Caption, room: float) -> int:
    """The largest size at which sign, old number, arrow and new number fit."""
    if caption.change is None:
        return FIGURE if caption.sign is not None else 0
    size = FIGURE
    while size > LEAST and _run(caption, size) > room:
        size -= 2
    return size


def _run(caption: Caption, size: int) -> float:
    change = caption.change
    if change is None:
        return size
    run = width(f"{change.prefix}{change.after}", Face.NUMBER, size)
    if change.before is not None:
        run += width(str(change.before), Face.NUMBER, round(size * 0.72)) + size * 1.0
    return run + (size * 0.86 if caption.sign is not None else 0)


def _figure(sheet: Sheet, caption: Caption, size: int, left: float, y: float) -> None:
    x = left
    if caption.sign is not None:
        sheet.paste(caption.sign(round(size * 0.72)), x + size * 0.36, y)
        x += size * 0.86
    change = caption.change
    if change is None:
        return
    if change.before is not None:
        line = Line(str(change.before), Face.NUMBER, round(size * 0.72))
        x = sheet.line(x, y + size * 0.06, line, OLD) + size * 0.14
        sheet.paste(becomes(round(size * 0.6)), x, y + size * 0.04)
        x += size * 0.8
    tone = BLOOD if caption.tone == HARM else caption.tone
    sheet.line(x, y, Line(f"{change.prefix}{change.after}", Face.NUMBER, size), tone)
