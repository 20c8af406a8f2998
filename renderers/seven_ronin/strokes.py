"""Single gestures of the brush: the cut, the splash, the drum's waves, a ring in the snow."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from renderers.canvas import Canvas, Point, Sprite
from renderers.ink import sprite, stroke
from renderers.kit.marks import DROP, outlined
from renderers.palette import MATCHA, SHU, SUMI, YUKI, Colour, mix
from renderers.seven_ronin.ninja import ninja


@lru_cache(maxsize=8)
def slash(size: float) -> Sprite:
    """One cut from upper right to lower left, with dry streaks and a spray; held at its middle."""
    return sprite((-90, -100, 90, 100), _slash, size=size, seed="slash")


def _slash(c: Canvas) -> None:
    start, end = (58.0, -76.0), (-58.0, 72.0)
    for breadth, colour in ((17.0, YUKI), (13.5, SUMI)):
        c.fill(_crescent(start, end, breadth, breadth * 0.8), colour)
    c.fill(_crescent(start, end, 3.5, 7.5), SHU)
    for _ in range(9):
        at, off = c.random.uniform(0.45, 0.7), c.random.uniform(-11, 11)
        streak = [_beside(start, end, min(1.04, at + run), off) for run in (0, 0.15, 0.36)]
        stroke(c, streak, 1.6, smooth=True, taper=(0.2, 0.1))
    for _ in range(26):
        x, y = _beside(start, end, c.random.uniform(0.42, 0.97), c.random.gauss(0, 23))
        c.disc(x, y, abs(c.random.gauss(0, 2)) + 0.8, SHU if c.random.random() < 0.75 else SUMI, 0)


def _beside(start: Point, end: Point, t: float, off: float) -> Point:
    """A point on the bow from start to end, ``off`` to its side."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    bow = math.sin(math.pi * min(1, t)) * length * 0.12 + off
    return start[0] + dx * t - dy / length * bow, start[1] + dy * t + dx / length * bow


def _crescent(start: Point, end: Point, outer: float, inner: float) -> list[Point]:
    steps = [step / 30 for step in range(31)]
    swell = [math.sin(math.pi * t) ** 0.8 if 0 < t < 1 else 0.0 for t in steps]
    far = [_beside(start, end, t, outer * s) for t, s in zip(steps, swell, strict=True)]
    near = [_beside(start, end, t, -inner * s) for t, s in zip(steps, swell, strict=True)]
    return far + near[::-1]


@lru_cache(maxsize=8)
def cut_ninja(size: float) -> Sprite:
    """A ninja cut in two, the upper half sliding off."""
    whole = ninja(size)
    image = whole.image
    blade = Image.new("L", image.size, 0)
    upper = [(0, 0), (image.width, 0), (image.width, image.height * 0.38), (0, image.height * 0.66)]
    ImageDraw.Draw(blade).polygon(upper, fill=255)
    halves: list[Image.Image] = []
    for mask in (blade, ImageChops.invert(blade)):
        half = image.copy()
        half.putalpha(ImageChops.multiply(image.getchannel("A"), mask))
        halves.append(half)
    pad = 14
    both = Image.new("RGBA", (image.width + 2 * pad, image.height + 2 * pad), (0, 0, 0, 0))
    both.alpha_composite(halves[1], (pad + 3, pad + 2))
    both.alpha_composite(halves[0].rotate(14, Image.Resampling.BICUBIC), (pad - 9, pad - 10))
    return Sprite(both, whole.x + pad, whole.y + pad)


@lru_cache(maxsize=8)
def splash(size: float) -> Sprite:
    """Blood on snow round something: a ring of drops thrown outwards."""

    def draw(c: Canvas) -> None:
        dice = Random("splash")
        for ray in range(13):
            angle = ray * math.tau / 13 + dice.uniform(-0.16, 0.16)
            near, far = dice.uniform(24, 28), dice.uniform(34, 50)
            start = (near * math.cos(angle), near * math.sin(angle))
            end = (far * math.cos(angle), far * math.sin(angle))
            stroke(c, [start, end], dice.uniform(3, 6), SHU, taper=(0.3, 1))
            if ray % 2:
                c.disc(end[0] * 1.16, end[1] * 1.16, dice.uniform(1.6, 3.2), SHU, 0)

    return sprite((-64, -64, 64, 64), draw, size=size)


@lru_cache(maxsize=8)
def drum_waves(size: float) -> Sprite:
    """Sound going out from Taiko's drum."""

    def draw(c: Canvas) -> None:
        green = mix(MATCHA, SUMI, 0.25)
        for radius in (34, 48, 62):
            for side in (0.0, math.pi):
                turns = (side + step * 0.11 - 0.55 for step in range(11))
                arc = [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]
                stroke(c, arc, 9, YUKI, taper=(0.3, 0.3))
                stroke(c, arc, 4.5, green, taper=(0.2, 0.2))

    return sprite((-74, -74, 74, 74), draw, size=size)


@lru_cache(maxsize=8)
def ripples(size: float) -> Sprite:
    """Poison spreading in the Well: rings and a dark drop."""

    def draw(c: Canvas) -> None:
        for across in (18, 34, 52):
            turns = (step * math.tau / 40 for step in range(41))
            ring = [(across * math.cos(turn), across * 0.42 * math.sin(turn)) for turn in turns]
            stroke(c, ring, 7, YUKI, taper=(1, 1))
            stroke(c, ring, 3, SUMI, taper=(1, 0.2))
        with c.at(0, -34):
            outlined(c, DROP, 0, 0, 46, mix(SHU, SUMI, 0.5), 7)

    return sprite((-64, -66, 64, 34), draw, size=size, rim_width=3)


@lru_cache(maxsize=8)
def struck_out(size: float, ink: Colour = SHU) -> Sprite:
    """Two strokes through somebody who has fallen."""

    def draw(c: Canvas) -> None:
        for reach, line, colour in ((37, 14, YUKI), (35, 8, ink)):
            stroke(c, [(-reach, -reach), (reach, reach)], line, colour, taper=(0.6, 0.3))
            stroke(c, [(reach, -reach * 0.9), (-reach, reach * 0.9)], line, colour, taper=(0.6, 0.3))

    return sprite((-60, -60, 60, 60), draw, size=size, seed="fall")


@lru_cache(maxsize=8)
def enso(width: float, height: float, ink: Colour) -> Sprite:
    """A ring of one stroke round what matters."""

    def draw(c: Canvas) -> None:
        route = [
            (width * math.cos(turn) * (1 + 0.03 * math.sin(3 * turn)), height * math.sin(turn))
            for turn in (-2 + step * 6.5 / 60 for step in range(61))
        ]
        stroke(c, route, 8, ink, taper=(1, 0.15), wobble=0.3)

    return sprite((-width - 12, -height - 12, width + 12, height + 12), draw, seed="enso")


@lru_cache(maxsize=8)
def dust(size: float) -> Sprite:
    """Snow thrown up where somebody set off; he rides to the right."""

    def draw(c: Canvas) -> None:
        for x, y, radius in ((-8, -4, 11), (-26, -2, 9), (-40, -6, 7), (-18, -14, 7), (-52, -3, 5)):
            c.disc(x, y, radius, YUKI, 1.6)

    return sprite((-64, -30, 12, 14), draw, size=size)
