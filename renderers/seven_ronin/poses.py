"""The legs of the seven in each pose, and the seven as they lie in the snow, hat and weapon beside them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

from renderers.canvas import Canvas
from renderers.ink import BLUNT, blob, shape, stroke
from renderers.palette import (
    AI,
    KINAKO,
    MATCHA,
    PALE_WOOD,
    SKIN,
    SNOW_SHADE,
    STEEL,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
    thin,
)
from renderers.seven_ronin.figures import ROBES, straw_hat

Pose: TypeAlias = Literal["stand", "strike", "hurt", "kneel", "lie"]
TROUSERS: Final[Mapping[str, Colour]] = {"ronin:yobu": STEEL, "ronin:yumi": AI}
"""The trousers that are not as dark as the robe."""
GIRTH: Final[Mapping[str, float]] = {"ronin:kabe": 1.55, "ronin:taiko": 1.15}
LIFT: Final[Mapping[Pose, float]] = {"strike": 7, "hurt": 3, "kneel": 21}
"""The distance by which the body is lower than if he stands."""
LEGS: Final[Mapping[Pose, str]] = {
    "stand": "-8,-34 8,-34 18,-2 3,0 0,-8 -3,0 -18,-2",
    "strike": "-16,-28 2,-28 14,-18 34,-3 30,1 14,0 -4,-14 -18,0 -36,0 -34,-5 -24,-12",
    "hurt": "-4,-32 14,-32 24,-16 30,-1 16,1 10,-12 -6,1 -24,0 -22,-5 -10,-14",
    "kneel": "-9,-14 10,-14 24,-8 30,-1 28,2 4,2 2,-2 -4,2 -22,2 -24,-3 -18,-10",
}
RUNNING: Final = "2,-34 16,-34 26,-6 20,0 12,-3 5,-20 -10,-2 -20,2 -24,-3 -12,-14"
"""Hayai runs where the others stand."""
FOLDS: Final[Mapping[Pose, tuple[str, ...]]] = {
    "stand": ("-5,-30 -10,-5", "-2,-30 -4,-5", "2.5,-30 5,-5", "5.5,-30 11,-5"),
    "strike": ("-14,-24 -26,-4", "-6,-22 -16,-6", "4,-22 26,-3"),
    "hurt": ("0,-28 -14,-3", "8,-28 22,-4"),
    "kneel": ("-6,-11 -16,-1", "8,-11 20,-2"),
}


def legs(c: Canvas, key: str, pose: Pose) -> None:
    """Wide trousers."""
    cloth = TROUSERS.get(key, mix(ROBES[key], SUMI, 0.55))
    girth = GIRTH.get(key, 1)
    running = key == "ronin:hayai" and pose == "stand"
    outline = RUNNING if running else LEGS[pose]
    shape(c, [(x * girth, y) for x, y in _points(outline)], cloth)
    if not running:
        for fold in FOLDS[pose]:
            stroke(c, [(x * girth, y) for x, y in _points(fold)], 1, mix(cloth, SUMI, 0.6))


def _points(outline: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in outline.split())]


def lying(c: Canvas, key: str) -> None:
    """Somebody who has fallen forward, one arm stretched out, in a hollow of snow."""
    robe = ROBES[key]
    cloth = TROUSERS.get(key, mix(robe, SUMI, 0.55))
    c.oval(-4, 1, 74, 11, thin(mix(SNOW_SHADE, AI, 0.35), 150))
    BESIDE[key](c)
    shape(c, "2,-15 26,-19 44,-15 64,-17 68,-10 52,-5 66,-1 62,5 34,4 4,5", cloth)
    stroke(c, "10,-5 52,-5", 1.2, mix(cloth, SUMI, 0.6))
    blob(c, "-30,-10 -24,-20 -8,-24 8,-18 10,-4 6,5 -14,6 -28,2", robe)
    c.fill("4,-19 9,-17 10,-3 6,5 1,5 3,-7", SUMI)
    blob(c, "-22,-8 -38,-4 -54,1 -58,5 -52,8 -36,5 -18,4", robe)
    blob(c, "-57,2 -64,3 -65,7 -57,8", SKIN, 1.6)
    if key == "ronin:yobu":
        _basket(c)
        return
    blob(c, "-30,-18 -40,-20 -47,-13 -46,-5 -38,-1 -29,-4", SKIN, 1.8)
    stroke(c, "-46,-9 -41,-8", 1.6)
    hair = mix(SUMI, YUKI, 0.5) if key == "ronin:kabe" else SUMI
    blob(c, "-27,-15 -32,-23 -42,-23 -47,-16 -38,-16 -33,-9 -28,-5", hair, 1.4)
    if key in ("ronin:taiko", "ronin:yumi"):
        stroke(c, "-46,-14 -36,-15 -30,-7", 3.2, WASHI, taper=BLUNT)


def _basket(c: Canvas) -> None:
    basket = "-28,-20 -46,-22 -60,-14 -62,-6 -56,2 -40,5 -27,3"
    blob(c, basket, KINAKO)
    for x in (-54, -46, -38):
        stroke(c, [(x, -19), (x - 2, 2)], 1.1, mix(KINAKO, SUMI, 0.6))
    stroke(c, "-30,-12 -60,-12", 1.1, mix(KINAKO, SUMI, 0.6))
    c.fill("-52,-4 -48,-15 -44,-15 -48,-4", SUMI)


def _blade(c: Canvas, x: float, lean: float, high: float = 40) -> None:
    """A sword that sticks in the snow."""
    stroke(c, [(x, 4), (x + lean, -high)], 4.6, taper=BLUNT)
    stroke(c, [(x, 3), (x + lean * 0.7, -high * 0.7)], 1.9, YUKI, taper=BLUNT)
    stroke(c, [(x + lean * 0.7 - 5, -high * 0.7 + 1), (x + lean * 0.7 + 5, -high * 0.7 - 1)], 4, YAMABUKI)


def _hayai(c: Canvas) -> None:
    _blade(c, 30, 5)
    stroke(c, "-20,-14 -8,-30 10,-34 24,-44", 6, ROBES["ronin:hayai"], smooth=True, taper=(1, 0.2))
    with c.at(-78, 62):
        straw_hat(c, -58, 16, 20)


def _kabe(c: Canvas) -> None:
    shape(c, "8,-46 46,-52 52,-10 12,-6", PALE_WOOD, 2.4)
    stroke(c, "10,-34 48,-40", 3, STEEL)
    c.disc(30, -29, 7, WASHI, 1.6)
    with c.at(-76, 4):
        shape(c, "-17,0 -15,-11 0,-17 15,-11 17,0", STEEL)
        for side in (-1, 1):
            stroke(c, [(side * 5, -13), (side * 12, -22), (side * 20, -26)], 3.2, YAMABUKI, smooth=True)


def _musashi(c: Canvas) -> None:
    _blade(c, 24, 6, 44)
    _blade(c, 40, 10, 38)
    with c.at(-76, 62):
        straw_hat(c, -58, 20, 13, tilt=3)


def _taiko(c: Canvas) -> None:
    c.disc(24, -26, 21, ROBES["ronin:kabe"], 2.4)
    c.disc(24, -26, 16, WASHI, 1.8)
    for turn in (0.6, 2.7, 4.8):
        c.disc(24 + 7 * math.cos(turn), -26 + 7 * math.sin(turn), 4, SUMI, 0)
    stroke(c, "-86,6 -66,10", 3.4, KINAKO, taper=BLUNT)


def _tasuke(c: Canvas) -> None:
    stroke(c, "-70,14 62,-34", 3.4, WOOD, taper=BLUNT)
    blob(c, "60,-35 76,-44 88,-42 78,-34 63,-31", YUKI, 1.8)
    with c.at(-78, 62):
        straw_hat(c, -58, 18, 11, WASHI)


def _yobu(c: Canvas) -> None:
    stroke(c, "-88,2 -62,12", 6, taper=BLUNT)
    stroke(c, "-87,3 -63,11", 3, MATCHA, taper=BLUNT)


def _yumi(c: Canvas) -> None:
    stroke(c, "-72,12 -40,-30 4,-38 40,-26 76,-34", 4.2, smooth=True)
    stroke(c, "-72,12 76,-34", 1.1, taper=BLUNT)
    for x in (14, 22, 30):
        stroke(c, [(x, -14), (x + 12, -40)], 2.2)
        stroke(c, [(x + 9, -33), (x + 13, -43)], 4.6, YUKI)


BESIDE: Final[Mapping[str, Callable[[Canvas], None]]] = {
    "ronin:hayai": _hayai,
    "ronin:kabe": _kabe,
    "ronin:musashi": _musashi,
    "ronin:taiko": _taiko,
    "ronin:tasuke": _tasuke,
    "ronin:yobu": _yobu,
    "ronin:yumi": _yumi,
}
"""The hat and the weapon of somebody who lies."""
