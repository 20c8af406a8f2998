"""The badge of an AI opponent's behaviour and stance.

The arrow points to the side of a hero that he heads for. It stands on a spearhead while he is offensive, on a
shield while he is defensive.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.senjutsu_solo.terms import BEHAVIOURS, Behaviour, Stance
from renderers.brush import paint
from renderers.canvas import Canvas, Sprite
from renderers.kit.marks import outlined, stamp
from renderers.palette import AI, SHU, SUMI, WASHI, YUKI, Colour, mix

OUTLINES: Final[dict[Stance, str]] = {
    "offensive": "50,-6! 66,20! 90,40! 104,66! 84,86! 66,88! 50,106! 34,88! 16,86! -4,66! 10,40! 34,20!",
    "defensive": "2,6! 26,10 50,2 74,10 98,6! 100,52 82,84 50,104! 18,84 0,52",
}
GROUNDS: Final[dict[Stance, Colour]] = {"offensive": SHU, "defensive": AI}
ARROW: Final = "50,18! 80,50! 62,50! 62,80! 38,80! 38,50! 20,50!"
TURNS: Final[dict[Behaviour, int]] = {"left": -1, "centre": 0, "right": 1}


def arrow(canvas: Canvas, ink: Colour, turn: int) -> None:
    """An arrow to the left, up or to the right."""
    if turn == 0:
        paint(canvas, ARROW, ink)
        return
    points: list[str] = []
    for pair in ARROW.split():
        x, y = (float(part.rstrip("!")) - 50 for part in pair.split(","))
        points.append(f"{50 - y * turn},{50 + x * turn}!")
    paint(canvas, " ".join(points), ink)


@lru_cache(maxsize=32)
def posture(stance: Stance, behaviour: Behaviour, size: int) -> Sprite:
    """The badge, anchored in its middle."""
    reach = size * 0.62 + 5
    canvas = Canvas(2 * reach, 2 * reach, scale=3)
    _badge(canvas, stance, behaviour, reach, reach, size)
    return canvas.sprite(reach, reach)


def _badge(c: Canvas, stance: Stance, behaviour: Behaviour, x: float, y: float, size: float) -> None:
    outlined(c, OUTLINES[stance], x, y, size, YUKI, 22, YUKI)
    outlined(c, OUTLINES[stance], x, y, size, GROUNDS[stance], 7)
    with c.at(x - size / 2, y - size / 2, size / 100):
        arrow(c, YUKI, TURNS[behaviour])


@lru_cache(maxsize=32)
def behaviour_track(stance: Stance, behaviour: Behaviour, high: int) -> Sprite:
    """The three behaviours in a row, the current one large on its badge; anchored in the middle of the
    row."""
    pitch = high * 1.12
    reach = high * 0.7

    def draw(c: Canvas) -> None:
        for place, one in enumerate(BEHAVIOURS):
            x, y = reach + place * pitch, reach
            if one == behaviour:
                continue
            c.disc(x, y, high * 0.36, mix(WASHI, SUMI, 0.1), 2, mix(SUMI, WASHI, 0.5))
            with c.at(x - high * 0.3, y - high * 0.3, high * 0.6 / 100):
                arrow(c, mix(SUMI, WASHI, 0.45), TURNS[one])
        for place, one in enumerate(BEHAVIOURS):
            if one == behaviour:
                _badge(c, stance, one, reach + place * pitch, reach, high)

    canvas = Canvas(2 * reach + 2 * pitch, 2 * reach, scale=3)
    draw(canvas)
    return canvas.sprite(reach + pitch, reach)


@lru_cache(maxsize=8)
def ordinal(number: int, size: int, fill: Colour = SUMI) -> Sprite:
    """A fighter's number among several of his kind: that many pearls on a tag. Anchored in its middle."""
    wide = size * 0.42 * number + size * 0.3

    def pearl(canvas: Canvas, ink: Colour, _: Colour) -> None:
        canvas.oval(50, 50, 50, 50, ink)

    canvas = Canvas(wide + 8, size * 0.72 + 8, scale=3)
    middle = size * 0.36 + 4
    canvas.slab((4, 4, wide + 4, size * 0.72 + 4), size * 0.3, fill, 3, YUKI)
    for place in range(number):
        x = 4 + wide / 2 + (place - (number - 1) / 2) * size * 0.42
        stamp(canvas, pearl, x, middle, size * 0.28, YUKI, fill)
    return canvas.sprite(wide / 2 + 4, middle)
