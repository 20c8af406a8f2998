"""Small cached pieces that many pictures share: counts, discs, drops, glyphs."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal, TypeAlias

from renderers.canvas import Canvas, Sheet, Sprite
from renderers.ink import BLUNT, sprite, stroke
from renderers.palette import AI, DRIED, FUJI, MATCHA, NIGHT, SHU, SUMI, WASHI, YAMABUKI, YUKI, Colour, mix
from renderers.seven_ronin import marks
from renderers.type import Face, fit

Badge: TypeAlias = Literal["kept", "silenced", "silenced_next", "used"]


@lru_cache(maxsize=64)
def _hood(radius: int, fill: Colour, rim: Colour) -> Sprite:
    def draw(c: Canvas) -> None:
        marks.hood(c, radius + 3, rim, 0)
        marks.hood(c, radius, fill, 0)

    reach = radius * 1.7 + 6
    return sprite((-reach, -reach - radius * 0.2, reach, reach), draw)


def ninja_count(sheet: Sheet, x: float, y: float, text: str, radius: int, least: int) -> None:
    """A number of ninja on a hood; long numbers get a larger hood, never smaller type."""
    if len(text) > 1:
        radius = round(radius * 1.16)
    sheet.paste(_hood(radius, SUMI, YUKI), x, y)
    line = fit(text, Face.NUMBER, max(least, round(radius * 1.5)), radius * 1.85, least)
    sheet.line(x, y + radius * 0.16, line, YUKI, "mm")


def arrivals(sheet: Sheet, x: float, y: float, text: str, radius: int, least: int) -> None:
    """Ninja who have just come: a gold hood with a plus."""
    sheet.paste(_hood(round(radius * 1.16), YAMABUKI, SUMI), x, y)
    line = fit(text, Face.NUMBER, max(least, round(radius * 1.3)), radius * 2.1, least)
    sheet.line(x, y + radius * 0.18, line, SUMI, "mm")


@lru_cache(maxsize=64)
def wound(radius: int, fresh: bool = True) -> Sprite:
    """A drop of blood with a paper rim: red when it has just been dealt."""

    def draw(c: Canvas) -> None:
        marks.drop(c, radius, SHU if fresh else DRIED, 2.4)

    reach = radius * 1.3 + 6
    return sprite((-reach, -radius * 1.8 - 6, reach, reach), draw, rim_width=5)


def wounds(sheet: Sheet, x: float, y: float, dealt: int, radius: int) -> None:
    """How many wounds have just been dealt, in a drop."""
    sheet.paste(wound(radius), x, y)
    sheet.text(x, y + radius * 0.1, str(dealt), Face.NUMBER, round(radius * 1.4), YUKI, "mm")


@lru_cache(maxsize=64)
def life(radius: int) -> Sprite:
    """The pearl that carries what a ronin can still take, on a phone."""

    def draw(c: Canvas) -> None:
        c.disc(0, 0, radius + 3, YUKI, 0)
        c.disc(0, 0, radius, YUKI, 3.2)

    return sprite((-radius - 5, -radius - 5, radius + 5, radius + 5), draw)


@lru_cache(maxsize=64)
def pearls(endurance: int, left: int) -> Sprite:
    """The string of pearls over a ronin's head."""
    radius = 6.4
    half = endurance * radius * 1.1 + 6
    return sprite(
        (-half, -10, half, 20), lambda c: marks.rope_of_pearls(c, endurance, left, radius, 7), rim_width=0
    )


@lru_cache(maxsize=64)
def badge(kind: Badge, radius: int) -> Sprite:
    """A disc that says what keeps a ronin: the Pen, the Shrine, or that his ability is used."""

    def draw(c: Canvas) -> None:
        fill, sign = {
            "kept": (AI, WASHI),
            "silenced": (FUJI, YUKI),
            "silenced_next": (WASHI, mix(FUJI, SUMI, 0.3)),
            "used": (WASHI, SUMI),
        }[kind]
        c.disc(0, 0, radius, fill, 2.4)
        with c.at(0, 0, radius * 0.92 / 18):
            if kind == "kept":
                marks.padlock(c, sign)
            elif kind == "used":
                marks.tick(c, 1, sign)
            else:
                marks.banned(c, sign)
        if kind == "silenced_next":
            # It comes next round: the disc has a point, like an arrowhead, towards what is to come.
            with c.at(radius * 0.98, 0):
                c.fill([(0, -radius * 0.5), (radius * 0.55, 0), (0, radius * 0.5)], SUMI)

    return sprite((-radius - 4, -radius - 4, radius * 1.7 + 4, radius + 4), draw, rim_width=3)


@lru_cache(maxsize=4)
def banner(size: float) -> Sprite:
    return sprite((-10, -120, 48, 8), marks.banner, size=size)


@lru_cache(maxsize=32)
def spear(radius: int, filled: bool, ink: Colour = YUKI) -> Sprite:
    """A spearhead on the night: filled for an occupied area that counts."""

    def draw(c: Canvas) -> None:
        marks.spearhead(c, radius, ink if filled else NIGHT, 2.6, ink)

    return sprite((-radius - 4, -radius * 1.6 - 4, radius + 4, radius * 1.2 + 4), draw)


@lru_cache(maxsize=32)
def plain_hood(radius: int, ink: Colour, filled: bool = True) -> Sprite:
    """A hood as a label for a number of ninja."""

    def draw(c: Canvas) -> None:
        marks.hood(c, radius, ink if filled else NIGHT, 0 if filled else 2.6, ink)

    reach = radius * 1.6 + 4
    return sprite((-reach, -reach, reach, reach), draw)


@lru_cache(maxsize=32)
def starving_bowl(radius: int, ink: Colour, filled: bool) -> Sprite:
    """A round in which ninja starve, on the round track."""
    return sprite(
        (-radius - 3, -radius, radius + 3, radius + 3),
        lambda c: marks.bowl(c, radius, ink if filled else None, ink, 2),
    )


@lru_cache(maxsize=32)
def bead(radius: int, ink: Colour, filled: bool) -> Sprite:
    """A round on the round track."""
    return sprite(
        (-radius - 3, -radius - 3, radius + 3, radius + 3),
        lambda c: c.disc(0, 0, radius, ink if filled else NIGHT, 0 if filled else 2, ink),
    )


@lru_cache(maxsize=8)
def mended(radius: int) -> Sprite:
    """A pearl that has come back, with a plus."""

    def draw(c: Canvas) -> None:
        c.disc(0, 0, radius, YUKI, 3)
        green = mix(MATCHA, SUMI, 0.3)
        half = radius * 0.5
        stroke(c, [(-half, 0), (half, 0)], 6, green, taper=BLUNT)
        stroke(c, [(0, -half), (0, half)], 6, green, taper=BLUNT)

    return sprite((-radius - 6, -radius - 6, radius + 6, radius + 6), draw, rim_width=5)


@lru_cache(maxsize=8)
def spark(radius: int) -> Sprite:
    """A gold spark: just raised."""

    def draw(c: Canvas) -> None:
        for ray in range(8):
            turn = ray * math.tau / 8
            reach = radius * (1.5 if ray % 2 else 1)
            start = (radius * 0.45 * math.cos(turn), radius * 0.45 * math.sin(turn))
            end = (reach * math.cos(turn), reach * math.sin(turn))
            stroke(c, [start, end], 4.5, YAMABUKI, taper=(1, 0.3))
        c.disc(0, 0, radius * 0.36, YAMABUKI, 0)

    return sprite((-radius * 2, -radius * 2, radius * 2, radius * 2), draw, rim_width=3, rim_colour=SUMI)


@lru_cache(maxsize=32)
def sign(area: str, radius: int) -> Sprite:
    """The sign of an area's ability on gold."""

    def draw(c: Canvas) -> None:
        c.disc(0, 0, radius, YAMABUKI, 3)
        with c.at(0, 0, radius * 0.9 / 18):
            marks.SIGNS[area](c, SUMI)

    return sprite((-radius - 6, -radius - 6, radius + 6, radius + 6), draw, rim_width=5)


@lru_cache(maxsize=8)
def straw_hat(radius: int, ink: Colour) -> Sprite:
    """A straw hat from the side: the ronin."""
    return sprite(
        (-radius * 1.6, -radius * 1.2, radius * 1.6, radius * 1.2), lambda c: marks.straw_hat(c, radius, ink)
    )


@lru_cache(maxsize=8)
def dark_spear(radius: int) -> Sprite:
    """A hollow spearhead on paper: areas that may be attacked."""

    def draw(c: Canvas) -> None:
        marks.spearhead(c, radius, WASHI, 3.4)

    return sprite((-radius - 4, -radius * 1.6 - 4, radius + 4, radius * 1.2 + 4), draw)
