"""The parts of the village: houses under snow, windows, lanterns, drifts, pines."""

from __future__ import annotations

import math

from renderers.canvas import Canvas, Point
from renderers.ink import BLUNT, blob, block, curve, shape, stroke
from renderers.palette import (
    GLOW,
    KINAKO,
    SNOW_SHADE,
    STONE,
    SUMI,
    WOOD,
    YUKI,
    Colour,
    mix,
    pigment,
)

THATCH = mix(KINAKO, SUMI, 0.38)
PLASTER = pigment("8D7350")
DARK = pigment("2B2A33")
NEEDLES = (pigment("2F4650"), pigment("3E5B5C"), pigment("2F4650"))
BARK = pigment("6A5442")


def window(c: Canvas, x: float, y: float, width: float, height: float, bars: int = 2) -> None:
    """A lit paper window."""
    block(c, x, y, x + width, y + height, GLOW, 2)
    for bar in range(1, bars + 1):
        across = x + width * bar / (bars + 1)
        stroke(c, [(across, y), (across, y + height)], 1.4, taper=BLUNT)
    stroke(c, [(x, y + height / 2), (x + width, y + height / 2)], 1.2, taper=BLUNT)


def drift(c: Canvas, left: float, right: float, y: float = 0, height: float = 9) -> None:
    """Snow banked against the foot of something."""
    middle = (left + right) / 2
    crest = [
        (left - 12, y + 4),
        (left + 4, y - height * 0.7),
        (middle - 8, y - height * 0.4),
        (middle + 14, y - height),
        (right - 6, y - height * 0.6),
        (right + 12, y + 4),
    ]
    c.fill(curve(crest) + curve([(right + 12, y + 4), (middle, y + 8), (left - 12, y + 4)]), YUKI)
    stroke(c, [(left - 10, y + 4), (middle - 10, y + 7), (middle + 22, y + 6)], 1.5, SNOW_SHADE, smooth=True)


def hut(
    c: Canvas,
    width: float,
    height: float,
    depth: Point,
    gable: float,
    wall: Colour = PLASTER,
    side: Colour | None = None,
) -> None:
    """A house seen at a slant: its gable to the front, its long side running back by ``depth``."""
    half = width / 2
    back, up = depth
    shape(
        c,
        [(half, 0), (half + back, -up), (half + back, -height - up), (half, -height)],
        side or mix(wall, SUMI, 0.35),
    )
    shape(c, [(-half, 0), (half, 0), (half, -height), (0, -height - gable), (-half, -height)], wall)
    for x in (-half * 0.55, half * 0.55):
        stroke(c, [(x, 0), (x, -height - gable * 0.3)], 1.6, mix(wall, SUMI, 0.6), taper=BLUNT)
    stroke(c, [(-half, -height), (half, -height)], 2.4)
    _roof(c, half, height, depth, gable)


def _roof(c: Canvas, half: float, height: float, depth: Point, gable: float) -> None:
    """Thatch on the long side, a thick wavy quilt of snow on it, and the snowed-in gable boards."""
    back, up = depth
    overhang = 11
    eave = half + overhang
    low = -height + overhang * gable / half * 0.55
    ridge = -height - gable - 5
    shape(c, [(0, ridge), (eave, low), (eave + back, low - up), (back, ridge - up)], THATCH)
    hem: list[Point] = []
    for fold in range(6):
        t = fold / 5
        x, y = eave + back * t, low - up * t
        reach = 0.2 if fold % 2 == 0 else 0.1
        hem.append((x + (back * t - x) * reach, y + (ridge - up * t - y) * reach))
    far = (back + eave * 0.5 + 4, (ridge + low) / 2 - up)
    crest = [(back + 6, ridge - up - 6), (back * 0.5, ridge - up * 0.5 - 9), (0, ridge - 9)]
    shape(c, curve([*hem, far])[:-1] + curve(crest), YUKI, 2)
    for t in (0.3, 0.62):
        fold_top = (back * t + 6, ridge - up * t + 6)
        fold_end = (back * t + eave * 0.45, ridge * 0.5 + low * 0.5 - up * t - 2)
        stroke(c, [fold_top, fold_end], 2.2, SNOW_SHADE, taper=(0.1, 0.4))
    for hand in (-1, 1):
        board = [(0, ridge), (hand * eave, low), (hand * (eave - 3), low + 7), (0, ridge + 12)]
        shape(c, board, THATCH, 1.8)
    slope = (ridge + low) / 2
    left = [(-eave - 4, low - 1), (-eave * 0.55, slope - 7), (-4, ridge - 9), (4, ridge - 9)]
    right = [
        (eave * 0.55, slope - 8),
        (eave + 4, low - 2),
        (eave - 2, low + 3),
        (eave * 0.5, slope + 1),
        (0, ridge + 5),
        (-eave * 0.5, slope + 1),
        (-eave + 2, low + 3),
        (-eave - 4, low - 1),
    ]
    shape(c, curve(left) + curve(right), YUKI, 2)
    stroke(c, [(3, ridge + 2), (eave * 0.5, slope - 1), (eave - 2, low)], 2.2, SNOW_SHADE, smooth=True)


def pine(c: Canvas, x: float, y: float, height: float) -> None:
    """A pine of three flat boughs, each with its cap of snow."""
    with c.at(x, y):
        c.fill([(-3, 0), (3, 0), (2, -height * 0.4), (-2, -height * 0.4)], WOOD)
        tiers = ((1, 0), (0.76, 0.28), (0.5, 0.54))
        for needles, (spread, rise) in zip(NEEDLES, tiers, strict=True):
            with c.at(0, -height * (0.12 + rise)):
                _bough(c, height, height * 0.36 * spread, needles)


def _bough(c: Canvas, height: float, reach: float, needles: Colour) -> None:
    def spot(x: float, y: float) -> Point:
        return x * reach, y * height

    skirt = (
        (0, -0.4),
        (0.5, -0.13),
        (1, 0),
        (0.45, -0.01),
        (0.1, 0.035),
        (-0.4, 0),
        (-1, 0.01),
        (-0.5, -0.13),
    )
    shape(c, [spot(*point) for point in skirt], needles, 1.6)
    cap = (
        (0, -0.41),
        (0.42, -0.16),
        (0.72, -0.06),
        (0.3, -0.11),
        (0.05, -0.17),
        (-0.25, -0.1),
        (-0.62, -0.07),
        (-0.42, -0.17),
    )
    c.fill(curve([spot(*point) for point in cap], closed=True), YUKI)


def lantern(c: Canvas, x: float, y: float, radius: float = 9) -> None:
    """A paper lantern on a string."""
    with c.at(x, y, radius / 9):
        stroke(c, "0,-17 0,-9", 1.6)
        blob(c, "0,-9 7.6,0 0,9 -7.6,0", GLOW, 2)
        stroke(c, "-6.3,-3 6.3,-3", 1)
        stroke(c, "-6.3,3 6.3,3", 1)
        c.fill("-4,-11 4,-11 4,-8 -4,-8", SUMI)
        c.fill("-4,8 4,8 4,11 -4,11", SUMI)


def stone_lantern(c: Canvas) -> None:
    """A stone lantern by the road."""
    shape(c, "-11,2 11,2 9,-5 -9,-5", STONE, 2)
    block(c, -4, -26, 4, -5, STONE, 2)
    block(c, -10, -31, 10, -26, STONE, 2)
    block(c, -8, -44, 8, -31, GLOW, 2)
    stroke(c, "0,-44 0,-31", 1.6, taper=BLUNT)
    shape(c, "-16,-44 16,-44 6,-54 -6,-54", STONE, 2)
    blob(c, "-17,-45 -8,-55 0,-60 8,-55 17,-45 8,-43 0,-48 -8,-43", YUKI, 1.8)
    drift(c, -8, 8, 2, 4)


def snowy_bough(c: Canvas) -> None:
    """A pine bough heavy with snow, hanging into the picture from its upper left corner."""
    for twig, width in (
        ("-20,6 40,14 96,34 150,38", 11),
        ("40,14 74,2 110,4", 6),
        ("70,24 104,52 118,66", 6),
    ):
        stroke(c, twig, width + 4, SUMI, smooth=True, taper=(1, 0.25))
        stroke(c, twig, width, BARK, smooth=True, taper=(1, 0.2))
    fans = ((60, 30), (110, 6), (98, 44), (150, 38), (122, 66), (24, 20), (84, 10), (128, 28))
    for x, y in fans:
        with c.at(x, y):
            _needle_fan(c)
    for x, y, width in (
        (60, 29, 30),
        (110, 5, 26),
        (98, 43, 26),
        (150, 37, 26),
        (122, 65, 24),
        (24, 19, 28),
        (84, 9, 20),
    ):
        with c.at(x, y, width / 30):
            blob(c, "-30,3 -18,-8 0,-12 18,-7 30,4 15,1 6,6 -9,1 -18,6", YUKI, 1.8)
            stroke(c, "-6,1 6,3 18,0", 2, SNOW_SHADE, smooth=True)


def _needle_fan(c: Canvas) -> None:
    for needle in range(15):
        angle = math.pi * (0.02 + 0.96 * needle / 14)
        length = 25 * (0.82 + 0.18 * math.sin(needle * 2.3))
        tip = (length * math.cos(angle) * 1.15, length * math.sin(angle) * 0.62 + 2)
        colour = pigment("5B7F7C") if needle % 2 else pigment("3C5C64")
        stroke(c, [(0, 0), tip], 2.4, colour, taper=(1, 0.3))


def quilt(c: Canvas, crest: str, hem: str, line: float = 2.2) -> None:
    """Snow on a surface: an even crest above, a wavy hem below."""
    shape(c, curve(crest) + curve(hem), YUKI, line)
