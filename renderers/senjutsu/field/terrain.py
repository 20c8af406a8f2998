"""The eight kinds of terrain. Each can be told by its outline, and stands on the middle of its hex.

The drawings are made for a hex of radius 70, around the middle of its ground.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from bot.games.senjutsu.board.terrain import Terrain
from renderers.canvas import Canvas, Sprite
from renderers.ink import BLUNT, blob, curve, pole, shape, sprite, stroke
from renderers.palette import (
    AI,
    ASAGI,
    GLOW,
    KINAKO,
    MATCHA,
    PALE_WOOD,
    SHU,
    SKIN,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    mix,
    pigment,
    thin,
)

UNIT: Final = 70
"""Pixels: the radius of the hex that the drawings are made for."""
BOX: Final = (-78, -140, 78, 48)
STONE: Final = mix(ASAGI, SUMI, 0.42)
PALE_STONE: Final = mix(ASAGI, WASHI, 0.4)
BLOSSOM: Final = pigment("E3A9A6")


def rocks(c: Canvas, snow: bool) -> None:
    blob(c, "-54,22 -46,-14 -22,-46 8,-54 32,-32 52,-4 56,22 28,34 -20,36", STONE, 3)
    c.fill("-46,-14 -22,-46 8,-54 -4,-20 -22,0 -46,8", PALE_STONE)
    c.fill("8,-54 32,-32 20,-4 -4,-20", mix(STONE, PALE_STONE, 0.5))
    if snow:
        shape(c, "-48,-8 -38,-30 -22,-48 8,-58 34,-34 24,-24 10,-36 -4,-28 -18,-34 -30,-16", YUKI, 2.2)
    else:
        blob(c, "-40,-6 -30,-26 -20,-34 -12,-28 -24,-12", mix(MATCHA, SUMI, 0.1), 0)
    blob(c, "20,36 24,12 44,4 62,20 60,36", mix(STONE, PALE_STONE, 0.35), 2.6)
    for way in ("-4,-20 0,10 -8,30", "-22,0 -30,24", "20,-4 18,8"):
        stroke(c, way, 1.8)


STALKS: Final = ((-36, 84, -6), (-18, 116, 3), (4, 100, -3), (22, 124, 5), (40, 82, 8))


def bamboo(c: Canvas, snow: bool) -> None:
    blob(c, "-54,24 -20,8 24,10 56,24 20,38 -24,38", YUKI if snow else mix(MATCHA, SUMI, 0.3), 2)
    for x, high, lean in STALKS:
        foot = 26 - abs(x) * 0.12
        for joint in range(5):
            start, end = joint / 5, (joint + 1) / 5 - 0.02
            x0, y0 = x + lean * start, foot - high * start
            x1, y1 = x + lean * end, foot - high * end
            green = mix(MATCHA, SUMI, 0.14 if joint % 2 else 0.0)
            shape(c, [(x0 - 5.4, y0), (x0 + 5.4, y0), (x1 + 5, y1), (x1 - 5, y1)], green, 2)
        top_x, top_y = x + lean, foot - high
        for leaf in range(5):
            turn = math.radians(c.random.choice((-160, -20, 20, 160, -140, -40)) + c.random.uniform(-14, 14))
            run = c.random.uniform(20, 30)
            bx, by = top_x - lean * 0.1 * leaf, top_y + leaf * 9 * c.random.uniform(0.6, 1.2)
            ex, ey = bx + run * math.cos(turn), by + run * math.sin(turn) * 0.7 + 6
            mx, my = (bx + ex) / 2, (by + ey) / 2
            green = mix(MATCHA, AI, 0.35) if leaf % 2 else MATCHA
            blob(c, [(bx, by), (mx, my - 4.5), (ex, ey), (mx, my + 4)], green, 1.6)
        if snow:
            blob(
                c,
                [
                    (top_x - 9, top_y + 2),
                    (top_x - 4, top_y - 5),
                    (top_x + 6, top_y - 4),
                    (top_x + 10, top_y + 3),
                ],
                YUKI,
                1.5,
            )


def cart(c: Canvas, snow: bool) -> None:  # noqa: ARG001 - it burns, so no snow lies on it
    for x, y, radius in ((16, -110, 14), (28, -124, 11), (6, -98, 16)):
        c.disc(x, y, radius, thin(SUMI, 110), 0)
    blob(
        c,
        "-46,-16 -54,-46 -38,-66 -32,-46 -22,-88 -4,-118 0,-80 14,-60 26,-96 36,-56 48,-62 46,-20",
        mix(YAMABUKI, SHU, 0.5),
        2.6,
    )
    blob(c, "-34,-16 -38,-40 -28,-36 -16,-66 -6,-84 -2,-50 14,-36 26,-62 32,-30 34,-16", YAMABUKI, 0)
    blob(c, "-18,-16 -16,-36 -8,-52 0,-28 12,-18 8,-10", YUKI, 0)
    shape(c, "-56,-18 48,-22 56,0 -48,6", KINAKO, 3)
    for x in (-30, -6, 18, 38):
        stroke(c, [(x - 4, -20), (x + 2, 4)], 1.8)
    pole(c, "46,-12 70,8", 4, KINAKO)
    for wheel in (-27, 27):
        c.disc(wheel, 14, 22, PALE_WOOD, 3)
        c.disc(wheel, 14, 14, mix(KINAKO, YUKI, 0.5), 2)
        for spoke in range(4):
            turn = math.radians(45 * spoke + 12)
            dx, dy = 15 * math.cos(turn), 15 * math.sin(turn)
            stroke(c, [(wheel - dx, 14 - dy), (wheel + dx, 14 + dy)], 2.4, taper=BLUNT)


def shrine(c: Canvas, snow: bool) -> None:
    shape(c, "-48,24 48,24 56,38 -56,38", mix(ASAGI, WASHI, 0.45), 2.6)
    shape(c, "-38,10 38,10 44,24 -44,24", mix(ASAGI, WASHI, 0.6), 2.4)
    shape(c, "-28,-42 28,-42 28,10 -28,10", KINAKO, 2.8)
    shape(c, "-12,-30 12,-30 12,10 -12,10", GLOW, 3)
    for y in (-18, -8, 1):
        stroke(c, [(-12, y), (12, y)], 1.6, taper=BLUNT)
    stroke(c, [(0, -30), (0, 10)], 1.6, taper=BLUNT)
    shape(
        c,
        curve("-64,-32 -48,-48 -26,-64 0,-90")
        + curve("0,-90 26,-64 48,-48 64,-32")
        + [(50, -34), (0, -42), (-50, -34)],
        mix(AI, ASAGI, 0.3),
        3,
    )
    if snow:
        shape(
            c,
            "-60,-38 -46,-52 -24,-68 0,-94 24,-68 46,-52 60,-38 46,-44 30,-52 14,-62 0,-58 -14,-64 -30,-52",
            YUKI,
            2.2,
        )
    stroke(c, "-28,-36 0,-28 28,-36", 6, SUMI, smooth=True, taper=BLUNT)
    stroke(c, "-28,-36 0,-28 28,-36", 3.4, WASHI, smooth=True, taper=BLUNT)
    for x in (-15, 14):
        shape(
            c,
            [
                (x - 4, -33),
                (x + 4, -33),
                (x + 1, -26),
                (x + 6, -26),
                (x - 1, -14),
                (x + 1, -22),
                (x - 5, -22),
            ],
            YUKI,
            1.2,
        )


def torii(c: Canvas, snow: bool) -> None:
    """A pillar of the gate: one post, with its end of the beams."""
    red = mix(SHU, SUMI, 0.12)
    blob(c, "-30,26 0,16 30,26 18,38 -18,38", STONE, 2.6)
    shape(c, "-13,26 13,26 10,-98 -10,-98", red, 3)
    shape(c, "-46,-70 46,-70 46,-56 -46,-56", red, 3)
    shape(
        c,
        curve("-64,-122 -30,-112 0,-110 30,-112 64,-122") + curve("60,-100 30,-96 0,-95 -30,-96 -60,-100"),
        mix(SHU, SUMI, 0.25),
        3,
    )
    if snow:
        blob(c, "-60,-124 -30,-118 0,-116 30,-118 60,-124 40,-127 0,-126 -40,-127", YUKI, 1.6)
    shape(c, "-13,26 13,26 12,8 -12,8", SUMI, 2)


def cherry(c: Canvas, snow: bool) -> None:  # noqa: ARG001 - it blooms in every season
    blob(c, "-34,28 -12,14 16,14 38,28 12,36 -14,36", mix(MATCHA, SUMI, 0.3), 2)
    shape(c, "-11,28 -7,-18 -30,-46 -24,-52 -4,-32 0,-66 8,-66 8,-34 28,-54 34,-48 12,-18 14,28", WOOD, 2.6)
    for x, y, radius in (
        (-34, -62, 27),
        (34, -62, 27),
        (0, -92, 30),
        (-20, -86, 24),
        (24, -88, 24),
        (0, -62, 26),
    ):
        c.disc(x, y, radius, BLOSSOM, 2.4)
    for x, y, radius in ((-34, -62, 25), (34, -62, 25), (0, -90, 29), (0, -64, 24)):
        c.oval(x, y, radius, radius, BLOSSOM)
    for _ in range(26):
        turn, run = c.random.uniform(0, math.tau), c.random.uniform(0, 1) ** 0.5
        x, y = 50 * run * math.cos(turn), -74 + 40 * run * math.sin(turn)
        c.oval(x, y, 4.4, 4, YUKI if c.random.random() < 0.6 else mix(BLOSSOM, SHU, 0.4))
    for x, y in ((-44, 8), (38, -2), (48, 26), (-20, 34)):
        c.oval(x, y, 4, 3, BLOSSOM)


def fallen(c: Canvas, snow: bool) -> None:  # noqa: ARG001 - he fell today
    """Somebody who fell here: a helmet, a broken banner, a blade in the ground."""
    pole(c, "-34,30 -44,-66", 3.4, PALE_WOOD)
    shape(c, "-44,-64 -8,-58 -14,-40 -4,-30 -22,-20 -40,-24", mix(SHU, SUMI, 0.35), 2.2)
    blob(c, "-50,30 -20,14 20,14 54,28 30,38 -24,38", AI, 2.6)
    blob(c, "-6,18 4,-6 26,-16 46,-4 54,18 24,26", mix(SUMI, AI, 0.4), 2.8)
    stroke(c, "-10,18 24,12 58,18", 4, mix(YAMABUKI, SUMI, 0.2), smooth=True)
    stroke(c, "26,-14 18,-36 34,-50", 5, YAMABUKI, smooth=True)
    stroke(c, "30,-14 44,-32 60,-36", 5, YAMABUKI, smooth=True)
    blob(c, "12,20 24,16 36,20 34,28 16,28", SKIN, 1.6)
    for x, y in ((-28, 34), (-8, 40), (50, 36)):
        c.oval(x, y, 7, 3, mix(SHU, SUMI, 0.3))


def boat(c: Canvas, snow: bool) -> None:
    """A flat boat; a figure stands in it as on the ground."""
    water = mix(AI, ASAGI, 0.5)
    for y in (30, 38):
        stroke(c, f"-66,{y} -30,{y + 5} 0,{y} 30,{y + 5} 66,{y}", 2.4, mix(water, YUKI, 0.5), smooth=True)
    blob(c, "-68,2 -40,-16 40,-16 68,2 44,30 -44,30", PALE_WOOD, 3)
    blob(c, "-54,0 -34,-10 34,-10 54,0 34,14 -34,14", KINAKO if not snow else mix(KINAKO, YUKI, 0.4), 2.2)
    for x in (-26, 0, 26):
        stroke(c, [(x, -10), (x, 13)], 2, taper=BLUNT)
    stroke(c, "-60,10 -30,24 30,24 60,10", 2, smooth=True)


DRAWINGS: Final[Mapping[Terrain, Callable[[Canvas, bool], None]]] = {
    "rocks": rocks,
    "bamboo": bamboo,
    "cart": cart,
    "shrine": shrine,
    "torii": torii,
    "cherry": cherry,
    "fallen": fallen,
    "boat": boat,
}


@lru_cache(maxsize=64)
def terrain(kind: Terrain, radius: int, *, snow: bool = False) -> Sprite:
    """A piece of terrain for hexes of this radius, anchored in the middle of its ground."""

    def draw(c: Canvas) -> None:
        if kind != "boat":
            c.oval(4, 26, 58, 20, thin(SUMI, 60))
        DRAWINGS[kind](c, snow)

    return sprite(BOX, draw, size=radius / UNIT * 0.92, rim_width=2.4, seed=kind)
