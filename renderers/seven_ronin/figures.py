"""The upper halves of the seven ronin: body, head, hat and weapon, around the point between the feet."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from renderers.canvas import Canvas, Point, trace
from renderers.ink import BLUNT, blob, block, curve, shape, stroke
from renderers.palette import (
    ASAGI,
    FUJI,
    KINAKO,
    MATCHA,
    PALE_WOOD,
    SKIN,
    STEEL,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
    pigment,
)

ROBES: Final[Mapping[str, Colour]] = {
    "ronin:hayai": ASAGI,
    "ronin:kabe": pigment("8A6A45"),
    "ronin:musashi": pigment("2E4270"),
    "ronin:taiko": MATCHA,
    "ronin:tasuke": FUJI,
    "ronin:yobu": YAMABUKI,
    "ronin:yumi": pigment("D8D2C4"),
}


def straw_hat(
    c: Canvas, y: float, reach: float = 26, height: float = 20, straw: Colour = KINAKO, tilt: float = 0
) -> None:
    brim = [(-reach, y + tilt), (-reach * 0.45, y - height * 0.62), (0, y - height)]
    brim += [(reach * 0.45, y - height * 0.62), (reach, y - tilt)]
    shape(c, curve(brim) + curve([(reach, y - tilt), (0, y + 6), (-reach, y + tilt)]), straw, 2)
    for lean in (-0.55, -0.2, 0.2, 0.55):
        rib = [(reach * 0.1 * lean, y - height + 3), (reach * lean * 1.25, y + 2 - abs(lean) * 3)]
        stroke(c, rib, 1, mix(straw, SUMI, 0.5))


def snow_on_hat(c: Canvas, y: float, reach: float = 26, height: float = 20) -> None:
    cap = ((-0.5, 0.58), (0, 0.98), (0.45, 0.6), (0.2, 0.55), (0, 0.45), (-0.2, 0.62))
    c.fill(curve([(reach * x, y - height * up) for x, up in cap], closed=True), YUKI)


def face(c: Canvas) -> None:
    blob(c, "-8,-70 -7,-62 0,-58 7,-62 8,-70 0,-76", SKIN, 1.8)
    stroke(c, "-6,-67 -1,-66", 1.7)
    stroke(c, "6,-67 1,-66", 1.7)


def torso(c: Canvas, robe: Colour, girth: float = 1) -> None:
    """A crossed collar, a black sash."""

    def wide(outline: str) -> list[Point]:
        return [(x * girth, y) for x, y in trace(outline)]

    blob(c, wide("-9,-32 -12,-46 -7,-60 0,-63 7,-60 12,-46 9,-32 0,-30"), robe)
    c.fill("-3,-61 3,-61 0,-47", YUKI)
    stroke(c, [(-5 * girth, -61), (2, -44), (4 * girth, -33)], 1.8)
    stroke(c, [(5 * girth, -61), (0, -48)], 1.8)
    c.fill(wide("-10,-37 10,-37 10,-32 -10,-32"), SUMI)


def hayai(c: Canvas) -> None:
    """Running, scarf flying, sword trailing."""
    robe = ROBES["ronin:hayai"]
    stroke(c, "-14,-57 14,-61 32,-54 50,-60", 7, robe, smooth=True, taper=(1, 0.2))
    stroke(c, "-14,-61 14,-65 32,-58 50,-63", 1.6, smooth=True)
    stroke(c, "-14,-53 14,-56 30,-49 48,-55", 1.6, smooth=True)
    with c.slanted(-0.3):
        blob(c, "-9,-32 -12,-46 -7,-60 0,-63 7,-60 12,-46 9,-32 0,-30", robe)
        stroke(c, "-5,-61 2,-44 4,-33", 1.8)
        c.fill("-10,-37 10,-37 10,-32 -10,-32", SUMI)
        face(c)
        straw_hat(c, -70, 20, 24)
        snow_on_hat(c, -70, 20, 24)
        blob(c, "-6,-54 -20,-44 -25,-38 -18,-34 -4,-42", robe)
    stroke(c, "4,-34 34,-22", 4)


def kabe(c: Canvas) -> None:
    """A wall of a man: horned helmet, door-high shield."""
    robe = ROBES["ronin:kabe"]
    torso(c, robe, 1.55)
    face(c)
    blob(c, "12,-58 26,-52 28,-34 20,-30 12,-40", robe)
    shape(c, "-24,-70 -20,-82 0,-90 20,-82 24,-70 14,-72 -14,-72", STEEL)
    stroke(c, "-6,-84 -14,-96 -26,-100", 3.6, YAMABUKI, smooth=True)
    stroke(c, "6,-84 14,-96 26,-100", 3.6, YAMABUKI, smooth=True)
    shape(c, "-38,-58 -2,-58 0,0 -40,0", PALE_WOOD, 2.6)
    for x in (-29, -20, -11):
        stroke(c, [(x, -56), (x, -2)], 1.2, mix(PALE_WOOD, SUMI, 0.6))
    block(c, -39, -46, -1, -40, STEEL, 0)
    block(c, -40, -14, 0, -8, STEEL, 0)
    c.disc(-20, -27, 8, WASHI, 1.8)
    block(c, -24, -31, -16, -23, SUMI, 0)


def musashi(c: Canvas) -> None:
    """Two swords, one raised."""
    robe = ROBES["ronin:musashi"]
    stroke(c, "14,-44 40,-84", 4.4)
    stroke(c, "17,-48 39,-83", 1.8, YUKI)
    torso(c, robe)
    face(c)
    blob(c, "6,-58 20,-54 22,-42 14,-38 6,-46", robe)
    blob(c, "-6,-58 -20,-50 -26,-42 -18,-36 -6,-44", robe)
    stroke(c, "-20,-42 -54,-22", 5)
    stroke(c, "-26,-38 -52,-23", 2, YUKI)
    stroke(c, "-18,-42 -26,-37", 5, YAMABUKI, taper=BLUNT)
    straw_hat(c, -70, 29, 17, tilt=3)
    snow_on_hat(c, -70, 29, 17)


def taiko(c: Canvas) -> None:
    """A drum on his back, a headband, a drumstick up."""
    robe = ROBES["ronin:taiko"]
    c.disc(18, -62, 21, ROBES["ronin:kabe"], 2.4)
    c.disc(18, -62, 16, WASHI, 1.8)
    for turn in (0.0, 2.1, 4.2):
        c.disc(18 + 7 * math.cos(turn), -62 + 7 * math.sin(turn), 4, SUMI, 0)
    torso(c, robe, 1.15)
    face(c)
    blob(c, "-6,-58 -18,-52 -22,-40 -14,-36 -6,-44", robe)
    blob(c, "6,-58 17,-52 20,-40 13,-36 6,-44", robe)
    stroke(c, "-18,-40 -34,-58", 4)
    stroke(c, "-19,-41 -33,-57", 1.8, KINAKO)
    c.disc(-34, -58, 3, KINAKO, 1.4)
    blob(c, "-12,-70 -11,-80 0,-86 11,-80 12,-70 0,-73", mix(MATCHA, SUMI, 0.55), 2)
    stroke(c, "-13,-71 13,-71", 5, WASHI, taper=BLUNT)


def tasuke(c: Canvas) -> None:
    """A veiled hat and a long glaive."""
    robe = ROBES["ronin:tasuke"]
    stroke(c, "-24,-1 -24,-92", 3.4, WOOD, taper=BLUNT)
    blob(c, "-25,-90 -30,-104 -22,-118 -21,-104 -22,-90", YUKI, 1.8)
    torso(c, robe)
    c.fill("-20,-70 20,-70 24,-36 14,-40 -14,-40 -24,-36", mix(robe, YUKI, 0.72))
    stroke(c, "-20,-70 -24,-36 -14,-40 -8,-41", 1.8)
    stroke(c, "20,-70 24,-36 14,-40 8,-41", 1.8)
    c.fill("-6,-70 6,-70 5,-40 -5,-40", robe)
    blob(c, "-6,-70 -6,-62 0,-59 6,-62 6,-70", SKIN, 1.4)
    stroke(c, "-4,-66 -1,-66", 1.4)
    stroke(c, "4,-66 1,-66", 1.4)
    straw_hat(c, -70, 30, 14, WASHI)
    blob(c, "-9,-80 -7,-92 0,-95 7,-92 9,-80 0,-78", WASHI, 2)
    blob(c, "-8,-56 -22,-52 -28,-44 -20,-38 -10,-44", robe)


def yobu(c: Canvas) -> None:
    """A begging monk under a basket hat, playing the flute."""
    robe = ROBES["ronin:yobu"]
    torso(c, robe)
    basket = curve("-14,-56 -16,-76 -11,-92 0,-96 11,-92 16,-76 14,-56") + curve("14,-56 0,-52 -14,-56")
    shape(c, basket, KINAKO)
    for y in (-64, -72, -80, -88):
        stroke(c, [(-15, y), (0, y + 3), (15, y)], 1.1, mix(KINAKO, SUMI, 0.6), smooth=True)
    for x in (-7, 0, 7):
        stroke(c, [(x, -94 + abs(x) * 0.4), (x, -55)], 1, mix(KINAKO, SUMI, 0.55))
    block(c, -8, -73, 8, -69, SUMI, 0)
    stroke(c, "-2,-56 -30,-30", 6.5, taper=BLUNT)
    stroke(c, "-3,-55 -29,-31", 3.4, MATCHA, taper=BLUNT)
    blob(c, "-4,-54 -18,-50 -22,-38 -14,-34 -4,-42", robe)
    blob(c, "6,-58 16,-50 6,-38 -8,-40 -4,-48", robe)


def yumi(c: Canvas) -> None:
    """A bow taller than she is, arrows over the shoulder."""
    robe = ROBES["ronin:yumi"]
    stroke(c, "-20,-104 -36,-84 -38,-60 -30,-42 -34,-26 -28,-4", 4.2, smooth=True)
    stroke(c, "-21,-102 -35,-83 -37,-60", 1.4, YAMABUKI, smooth=True)
    stroke(c, "-20,-104 -28,-4", 1.1, taper=BLUNT)
    for x in (12, 17, 22):
        stroke(c, [(x, -44), (x + 8, -80)])
        stroke(c, [(x + 5, -70), (x + 9, -84)], 5.5, taper=(0.5, 1))
        stroke(c, [(x + 6, -72), (x + 9, -83)], 3, YUKI, taper=(0.6, 1))
    torso(c, robe)
    face(c)
    stroke(c, "6,-80 14,-70 13,-56", 4.5, smooth=True)
    blob(c, "-6,-58 -22,-54 -32,-48 -28,-42 -8,-44", robe)
    blob(c, "6,-58 18,-54 18,-44 8,-42", robe)
    blob(c, "-9,-70 -9,-80 0,-84 9,-80 9,-70 0,-75", SUMI, 1.5)
    stroke(c, "-10,-72 10,-72", 3.4, YUKI, taper=BLUNT)
    stroke(c, "3,-84 6,-92 12,-90", 4, smooth=True)


UPPER: Final[Mapping[str, Callable[[Canvas], None]]] = {
    "ronin:hayai": hayai,
    "ronin:kabe": kabe,
    "ronin:musashi": musashi,
    "ronin:taiko": taiko,
    "ronin:tasuke": tasuke,
    "ronin:yobu": yobu,
    "ronin:yumi": yumi,
}
