"""The horizons of the battlefields: mountains, trees, houses and water behind the hexes."""

from __future__ import annotations

import math

from renderers.brush import brush, paint
from renderers.canvas import Canvas
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import (
    AI,
    ASAGI,
    GLOW,
    KINAKO,
    MATCHA,
    SHU,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
    thin,
)


def _ridge(c: Canvas, y: float, high: float, colour: Colour, seed: float) -> None:
    points = [
        (x, y - high * (0.55 + 0.3 * math.sin(x / 147 + seed) + 0.15 * math.sin(x / 61 + seed * 2)))
        for x in range(-40, WIDTH + 81, 40)
    ]
    c.fill([(-40, y + 60), *points, (WIDTH + 40, y + 60)], colour)


def _mist(c: Canvas, y: float, colour: Colour, count: int = 7) -> None:
    for _ in range(count):
        x, wide = c.random.uniform(-80, WIDTH - 60), c.random.uniform(120, 300)
        level = y + c.random.uniform(-36, 26)
        c.slab((x, level, x + wide, level + 9), 4.5, thin(colour, 150))
        c.slab((x + wide * 0.3, level + 8, x + wide * 1.1, level + 16), 4, thin(colour, 120))


def _pine(c: Canvas, x: float, y: float, high: float, colour: Colour, *, snow: bool) -> None:
    for tier in range(4):
        wide, top = high * (0.16 + 0.1 * tier), y - high + high * 0.2 * tier
        c.fill(
            [
                (x, top - high * 0.1),
                (x + wide, top + high * 0.2),
                (x + wide * 0.4, top + high * 0.17),
                (x, top + high * 0.22),
                (x - wide * 0.4, top + high * 0.17),
                (x - wide, top + high * 0.2),
            ],
            colour,
        )
        if snow:
            c.fill(
                [
                    (x, top - high * 0.11),
                    (x + wide * 0.6, top + high * 0.08),
                    (x - wide * 0.5, top + high * 0.06),
                ],
                YUKI,
            )
    brush(c, [(x, y - high * 0.1), (x, y + 4)], high * 0.06, colour, start=1, end=1)


def _fuji(c: Canvas, x: float, y: float, high: float) -> None:
    """A mountain with its snow."""
    side = high * 2.4
    rise = mix(ASAGI, WASHI, 0.42)
    paint(
        c,
        f"{x - side},{y + 30}! {x - side * 0.5},{y - high * 0.36} {x - high * 0.3},{y - high}!"
        f" {x + high * 0.3},{y - high}! {x + side * 0.5},{y - high * 0.36} {x + side},{y + 30}!",
        rise,
    )
    cap = [
        (-0.62, 0.68),
        (-0.3, 1),
        (0.3, 1),
        (0.62, 0.68),
        (0.4, 0.74),
        (0.22, 0.6),
        (0.02, 0.76),
        (-0.2, 0.58),
        (-0.4, 0.74),
    ]
    c.fill([(x + high * u, y - high * v) for u, v in cap], YUKI)


def snowy(c: Canvas, y: float) -> None:
    _fuji(c, WIDTH / 2, y - 6, 124)
    _ridge(c, y + 6, 56, mix(YUKI, ASAGI, 0.3), 1.1)
    for place in range(30):
        x = place * 38 + c.random.uniform(-12, 12)
        if not 380 < x < 720:
            _pine(
                c,
                x,
                y + 10 + c.random.uniform(0, 14),
                c.random.uniform(52, 92),
                mix(AI, ASAGI, 0.4),
                snow=True,
            )


def _house(c: Canvas, x: float, y: float, size: float, *, burning: bool) -> None:
    dark = mix(SUMI, WOOD, 0.35)
    c.fill([(x - size, y), (x - size, y - size * 0.7), (x + size, y - size * 0.7), (x + size, y)], dark)
    if burning:
        for across in (-0.6, 0, 0.55):
            flame = (
                f"{x + size * (across - 0.34)},{y - size * 0.8} {x + size * (across - 0.2)},{y - size * 1.7}"
            )
            flame += f" {x + size * across},{y - size * 1.3} {x + size * (across + 0.14)},{y - size * 2.2}"
            flame += (
                f" {x + size * (across + 0.3)},{y - size * 1.2} {x + size * (across + 0.36)},{y - size * 0.8}"
            )
            paint(c, flame, mix(SHU, YAMABUKI, 0.3))
    c.fill(
        [
            (x - size * 1.4, y - size * 0.6),
            (x - size * 0.4, y - size * 1.4),
            (x + size * 0.4, y - size * 1.4),
            (x + size * 1.4, y - size * 0.6),
        ],
        SUMI,
    )
    c.slab((x - size * 0.2, y - size * 0.45, x + size * 0.2, y), 2, GLOW if burning else WOOD)


def burning(c: Canvas, y: float) -> None:
    for _ in range(9):
        x, radius = c.random.uniform(0, WIDTH), c.random.uniform(40, 90)
        c.oval(x, y - 130 + c.random.uniform(-30, 30), radius, radius * 0.5, thin(SUMI, 90))
    _ridge(c, y + 4, 60, mix(SUMI, SHU, 0.22), 0.4)
    for place, x in enumerate((60, 190, 300, 420, 560, 690, 810, 930, 1050)):
        _house(c, x, y + 16 + (place % 3) * 8, 40 + (place * 7) % 18, burning=place % 3 != 1)
    for _ in range(70):
        x, level = c.random.uniform(0, WIDTH), c.random.uniform(70, HEIGHT)
        c.oval(x, level, 2.2, 2.2, mix(YAMABUKI, SHU, c.random.random()))


def riverside(c: Canvas, y: float) -> None:
    c.oval(WIDTH * 0.66, y - 96, 44, 44, WASHI)
    _ridge(c, y, 90, mix(ASAGI, WASHI, 0.35), 2.0)
    _ridge(c, y + 8, 50, mix(MATCHA, ASAGI, 0.5), 3.4)
    water = mix(AI, ASAGI, 0.75)
    c.fill([(-10, y + 4), (WIDTH + 10, y - 8), (WIDTH + 10, HEIGHT), (-10, HEIGHT)], water)
    for row in range(19):
        level = y + 20 + row * 25
        for _ in range(7):
            x, wide = c.random.uniform(0, WIDTH), c.random.uniform(30, 90)
            brush(c, [(x, level), (x + wide / 2, level - 4), (x + wide, level)], 2.6, mix(water, YUKI, 0.4))
    for x in (30, 90, 1010, 1070):
        for reed in range(9):
            foot = x + reed * 7 - 28
            brush(
                c,
                [(foot, y + 60), (foot + 3, y + 20), (foot + 10, y - 16 + reed % 4 * 9)],
                4,
                mix(MATCHA, SUMI, 0.3),
            )


def temple(c: Canvas, y: float) -> None:
    c.oval(WIDTH * 0.36, y - 92, 52, 52, mix(WASHI, YAMABUKI, 0.25))
    _ridge(c, y, 80, mix(ASAGI, AI, 0.35), 1.7)
    for x, size in ((240, 74), (860, 74)):
        dark = mix(AI, SUMI, 0.3)
        for tier in range(3):
            wide, level = size * (1 - tier * 0.22), y + 14 - tier * size * 0.56
            c.fill(
                [
                    (x - wide * 0.6, level),
                    (x - wide * 0.6, level - size * 0.4),
                    (x + wide * 0.6, level - size * 0.4),
                    (x + wide * 0.6, level),
                ],
                mix(SHU, SUMI, 0.5),
            )
            roof = ((-1.2, 0.24), (-0.5, 0.44), (0, 0.66), (0.5, 0.44), (1.2, 0.24), (0, 0.34))
            corners = [f"{x + wide * u},{level - size * v}{'' if abs(u) == 0.5 else '!'}" for u, v in roof]
            paint(
                c,
                " ".join(corners),
                dark,
            )
    for place in range(40):
        x = place * 28 + c.random.uniform(-8, 8)
        if 330 < x < 770:
            continue
        foot, lean = y + 30, c.random.uniform(-12, 12)
        brush(
            c,
            [(x, foot), (x + lean, y - c.random.uniform(60, 150))],
            6,
            mix(MATCHA, SUMI, 0.35),
            start=1,
            end=0.7,
        )
    _mist(c, y - 20, WASHI, 10)


def plain(c: Canvas, y: float) -> None:
    c.oval(WIDTH * 0.5, y - 40, 76, 76, mix(SHU, YAMABUKI, 0.35))
    _ridge(c, y, 70, mix(KINAKO, AI, 0.5), 0.9)
    _ridge(c, y + 10, 40, mix(KINAKO, SUMI, 0.4), 2.6)
    for _ in range(90):
        x, level = c.random.uniform(0, WIDTH), c.random.uniform(y + 20, HEIGHT)
        high = c.random.uniform(14, 34)
        brush(
            c, [(x, level), (x + 5, level - high * 0.6), (x + 12, level - high)], 3, mix(KINAKO, WASHI, 0.4)
        )
