"""Small cached pieces used in many pictures: counts, discs, drops, glyphs."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import sprite, stroke
from renderers.kit.marks import DROP, HOOD, coin, numbered, piece, signs
from renderers.palette import AI, DRIED, FUJI, MATCHA, SHU, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.seven_ronin import marks
from renderers.type import Face, width

Badge: TypeAlias = Literal["kept", "silenced", "silenced_next", "used"]


def ninja_count(sheet: Sheet, x: float, y: float, text: str, size: float, least: int) -> None:
    """A number of ninja on a hood; long numbers get a larger hood, never smaller type."""
    numbered(sheet, HOOD, x, y, text, size * (1.14 if len(text) > 1 else 1), least=least)


def arrivals(sheet: Sheet, x: float, y: float, text: str, size: int) -> None:
    """A number of new arrivals on gold, anchored in its middle."""
    across = round(width(text, Face.NUMBER, size)) + 20
    sheet.paste(_gold(across, round(size * 1.14)), x, y)
    sheet.text(x, y - 1, text, Face.NUMBER, size, SUMI, "mm")


@lru_cache(maxsize=16)
def _gold(across: int, down: int) -> Sprite:
    box = (-across / 2, -down / 2, across / 2, down / 2)
    reach = across / 2 + 8
    return sprite((-reach, -reach, reach, reach), lambda c: c.slab(box, 9, YAMABUKI, 3), rim_width=3)


def draw_life(sheet: Sheet, x: float, y: float, left: int, radius: int, size: int) -> None:
    """The wounds a ronin can still take, on a pearl."""
    sheet.paste(life(radius), x, y)
    sheet.text(x, y - 1, str(left), Face.NUMBER, size, SUMI, "mm")


def wound(radius: int, fresh: bool = True) -> Sprite:
    """A drop of blood with a paper rim: red if it has just been dealt."""
    return piece(DROP, round(radius * 3.1), SHU if fresh else DRIED, line=SUMI)


def wounds(sheet: Sheet, x: float, y: float, dealt: int, radius: int, least: int) -> None:
    """The number of wounds just dealt, in a drop."""
    numbered(sheet, DROP, x, y - radius * 0.3, str(dealt), radius * 3.1, SHU, least=least, line=SUMI)


@lru_cache(maxsize=64)
def life(radius: int) -> Sprite:
    """The pearl for the wounds a ronin can still take."""

    def draw(c: Canvas) -> None:
        c.disc(0, 0, radius + 3, YUKI, 0)
        c.disc(0, 0, radius, YUKI, 3.2)

    return sprite((-radius - 5, -radius - 5, radius + 5, radius + 5), draw)


BADGES: Final = {
    "kept": (signs.padlock, AI, WASHI),
    "silenced": (signs.banned, FUJI, YUKI),
    "silenced_next": (signs.banned, WASHI, mix(FUJI, SUMI, 0.3)),
    "used": (signs.tick, WASHI, SUMI),
}
"""The mark of each badge, and its colours."""


@lru_cache(maxsize=64)
def badge(kind: Badge, radius: int) -> Sprite:
    """A disc for a state of a ronin: kept by the Pen, silenced by the Shrine, or ability used."""
    sign, fill, ink = BADGES[kind]
    disc = coin(sign, radius, fill, ink, rim=2)
    if kind != "silenced_next":
        return disc

    def point(c: Canvas) -> None:
        c.fill([(0, -radius * 0.55), (radius * 1.6, 0), (0, radius * 0.55)], SUMI)

    # It starts next round: the disc has a point like an arrowhead, towards the future.
    pointed = sprite((-radius - 8, -radius - 8, radius * 1.7 + 4, radius + 8), point, rim_width=3)
    pointed.image.alpha_composite(disc.image, (pointed.x - disc.x, pointed.y - disc.y))
    return pointed


@lru_cache(maxsize=4)
def banner(size: float) -> Sprite:
    return sprite((-10, -120, 48, 8), marks.banner, size=size)


def mended(radius: int) -> Sprite:
    """A pearl that has come back, with a plus."""
    return coin(signs.plus, radius, YUKI, mix(MATCHA, SUMI, 0.3), rim=3)


@lru_cache(maxsize=8)
def spark(radius: int) -> Sprite:
    """A gold spark on a banner just raised."""

    def draw(c: Canvas) -> None:
        for ray in range(8):
            turn = ray * math.tau / 8
            reach = radius * (1.5 if ray % 2 else 1)
            start = (radius * 0.45 * math.cos(turn), radius * 0.45 * math.sin(turn))
            end = (reach * math.cos(turn), reach * math.sin(turn))
            stroke(c, [start, end], 4.5, YAMABUKI, taper=(1, 0.3))
        c.disc(0, 0, radius * 0.36, YAMABUKI, 0)

    return sprite((-radius * 2, -radius * 2, radius * 2, radius * 2), draw, rim_width=3, rim_colour=SUMI)


def sign(area: str, radius: int) -> Sprite:
    """The sign of an area's ability on gold."""
    return coin(marks.SIGNS[area], radius, YAMABUKI, line=3, rim=3)
