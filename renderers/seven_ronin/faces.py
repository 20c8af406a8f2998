"""Portraits of the seven and of a ninja: busts in a box 100 wide and 130 high, the eyes at a height of 48.

Each has the same hat, weapon and colours as its figure in the village.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import cache, wraps
from typing import Final, TypeAlias

from renderers.brush import both, brush, clipped, paint, smooth, trail, whole
from renderers.canvas import Canvas
from renderers.kit.plate import Portrait
from renderers.palette import (
    KINAKO,
    MATCHA,
    SKIN,
    STEEL,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    mix,
    pigment,
)
from renderers.seven_ronin.features import OUTLINE, Mood, ears, eyes, head, lips, nose_and_mouth, robe, woven
from renderers.seven_ronin.figures import ROBES
from renderers.seven_ronin.ninja import GARB

SHADOW: Final = mix(SKIN, WOOD, 0.42)
"""Skin under a brim."""
TANNED: Final = mix(SKIN, WOOD, 0.16)
PALE: Final = mix(SKIN, YUKI, 0.42)
Likeness: TypeAlias = Callable[[Canvas, Mood], None]


LOWERED: Final = 0.84
"""The scale of portraits with a high hat, so that the hat fits."""


def hatted(portrait: Likeness) -> Likeness:
    """The portrait, drawn smaller from the shoulders up."""

    @wraps(portrait)
    def draw(c: Canvas, mood: Mood) -> None:
        with c.at(50 * (1 - LOWERED), 130 * (1 - LOWERED), LOWERED):
            portrait(c, mood)

    return draw


@hatted
def hayai(c: Canvas, mood: Mood) -> None:
    """The rider: a steep hat, a scarf in the wind, half a smile."""
    cloth = ROBES["ronin:hayai"]
    paint(c, "60,92! 96,82 120,92 148,76! 140,96 150,108! 118,112 92,108 62,104!", mix(cloth, SUMI, 0.2), 2.4)
    robe(c, mix(cloth, SUMI, 0.35))
    head(c, SKIN)
    eyes(c, mood, stern=3)
    paint(c, "21,34! 50,30 79,34! 80,43 50,41 20,43!", SHADOW)
    nose_and_mouth(c, mood, "42,72 50,74 62,68")
    paint(c, whole("50,82! 66,84 76,92 72,102 50,108"), cloth, 2.4)
    brush(c, "30,92 48,99 70,92", 2, mix(cloth, SUMI, 0.6))
    woven(
        c,
        "46,-44! 62,-22 88,8 112,40! 80,46 50,44 20,46 -12,40! 12,8 30,-22",
        KINAKO,
        ("46,-40 20,40", "46,-40 36,42", "46,-40 56,42", "46,-40 76,42", "46,-40 98,38"),
    )
    paint(c, "46,-46! 60,-24 72,-10 62,-14 54,-4 46,-12 36,-2 28,-12 34,-24", YUKI, 2)


@hatted
def kabe(c: Canvas, mood: Mood) -> None:
    """The veteran: a horned helmet, a grey beard, a scar."""
    cloth = ROBES["ronin:kabe"]
    robe(c, cloth, KINAKO)
    both(c, lambda half: paint(half, "74,92! 108,96 126,112 122,132! 84,118!", STEEL, 2.4))
    head(c, TANNED, 5)
    eyes(c, mood, mix(SUMI, YUKI, 0.4), stern=4, heavy=6)
    nose_and_mouth(c, mood)
    beard = whole("50,76! 60,76 72,66 80,58! 80,78 68,98 58,112 50,118!")
    paint(c, beard, mix(SUMI, YUKI, 0.62), 2.2)
    for hair in ("40,86 42,100 48,110", "50,84 50,100", "60,86 58,100 52,110", "30,76 34,90", "70,76 66,90"):
        brush(c, hair, 1.8, mix(SUMI, YUKI, 0.3))
    paint(c, "40,74! 50,76 60,74! 56,79 44,79", mix(TANNED, SUMI, 0.5))
    brush(c, "70,30 73,44 71,58", 2.4, pigment("9A4A3C"), start=0.3, end=0.2)
    both(c, lambda half: paint(half, "60,2! 78,-16 108,-30! 92,-8 74,14!", YAMABUKI, 2.4))
    paint(c, whole("50,-18! 74,-10 90,14 98,36! 86,40 74,34! 50,32!"), STEEL, OUTLINE)
    paint(c, whole("50,22! 66,24 92,30 98,37! 74,35 50,32!"), mix(STEEL, SUMI, 0.4), 2)
    for rivet in (-30, -15, 0, 15, 30):
        c.oval(50 + rivet, 27 + abs(rivet) * 0.1, 2.2, 2.2, YAMABUKI)
    paint(c, "50,-16! 56,2 50,20! 44,2", YAMABUKI, 2)


@hatted
def musashi(c: Canvas, mood: Mood) -> None:
    """The duellist: a wide hat, two swords, no smile."""
    cloth = ROBES["ronin:musashi"]
    for across, tip in ((108, 132), (94, 110)):
        brush(c, [(across - 20, 128), (tip, 52)], 8, SUMI, start=1, end=1)
        brush(c, [(tip - 5, 70), (tip + 1, 50)], 11, mix(cloth, YUKI, 0.2), start=1, end=1)
        brush(c, [(tip - 16, 74), (tip + 6, 80)], 7, YAMABUKI, start=1, end=1)
    robe(c, cloth)
    head(c, TANNED)
    eyes(c, mood, stern=6, heavy=5)
    paint(c, "21,34! 50,31 79,34! 80,44 50,42 20,44!", SHADOW)
    nose_and_mouth(c, mood, "42,73 50,72 60,74")
    for x, y in ((36, 76), (41, 80), (46, 82), (52, 82), (58, 81), (63, 77), (44, 78), (55, 78)):
        brush(c, [(x, y), (x + 0.6, y + 3)], 1.2, SUMI)
    woven(
        c,
        "48,-16! 74,-4 102,14 132,38! 98,46 50,44 4,48 -32,42! -2,14 24,-4",
        KINAKO,
        ("48,-14 -14,40", "48,-14 16,44", "48,-14 44,43", "48,-14 70,43", "48,-14 110,38"),
    )
    paint(c, "48,-18! 70,-8 92,6 76,6 64,14 50,6 34,14 22,4 6,8 26,-8", YUKI, 2)


def taiko(c: Canvas, mood: Mood) -> None:
    """The monk: a round calm face, and the drum on his back."""
    cloth = ROBES["ronin:taiko"]
    c.disc(112, 74, 42, ROBES["ronin:kabe"], 2.6)
    c.disc(112, 74, 32, WASHI, 2)
    for turn in (0.0, 2.1, 4.2):
        c.disc(112 + 14 * math.cos(turn), 74 + 14 * math.sin(turn), 8, SUMI, 0)
    robe(c, cloth)
    ears(c, SKIN)
    head(c, SKIN, 6)

    def lid(half: Canvas) -> None:
        brush(half, "57,47 66,52 76,47", 3.2, SUMI, start=0.3, end=0.3)
        brush(half, "56,39 66,35 77,38", 4.6, SUMI, start=0.6, end=0.2)

    both(c, lid)
    nose_and_mouth(c, mood, "42,71 50,75 60,71")
    paint(c, whole("50,2! 68,6 80,20 82,32! 50,28!"), mix(MATCHA, SUMI, 0.55), OUTLINE)
    paint(c, "17,26! 50,22 83,26! 84,36 50,32 16,36!", WASHI, 2.2)
    brush(c, "16,32 4,40 -4,54", 6, WASHI, start=1, end=0.3)
    for bead in range(9):
        turn = math.pi * (0.12 + 0.095 * bead)
        c.disc(50 + 40 * math.cos(turn), 92 + 34 * math.sin(turn), 5, WOOD, 1.6)


@hatted
def tasuke(c: Canvas, mood: Mood) -> None:
    """The last of her line: a veiled white hat and a glaive."""
    cloth = ROBES["ronin:tasuke"]
    brush(c, "-14,140 -14,4", 7, SUMI, start=1, end=1)
    brush(c, "-14,140 -14,6", 4, WOOD, start=1, end=1)
    paint(c, "-18,6! -26,-22 -14,-52! -8,-24 -10,6!", YUKI, 2.2)
    paint(c, whole("50,30! 100,28! 112,104 104,128! 50,128!"), mix(cloth, YUKI, 0.7), 2.2)
    robe(c, cloth)
    paint(c, whole("50,8! 76,16 82,40 78,70 70,92! 50,92!"), SUMI)
    head(c, PALE)
    eyes(c, mood, stern=1, heavy=2.6)
    lips(c, mood)
    both(c, lambda half: paint(half, "74,30! 104,30! 114,112! 98,120 84,92!", mix(cloth, YUKI, 0.78), 2))
    for fold in ("92,40 98,76 100,108", "8,40 2,76 0,108"):
        brush(c, fold, 1.8, mix(cloth, YUKI, 0.3))
    paint(c, whole("50,-34! 64,-30 70,-12 70,2! 50,6!"), WASHI, OUTLINE)
    woven(
        c,
        whole("50,-6! 70,-4 98,14 126,34! 92,38 50,34!"),
        WASHI,
        ("50,0 -14,32", "50,0 18,34", "50,0 48,34", "50,0 80,34", "50,0 112,32"),
    )


@hatted
def yobu(c: Canvas, mood: Mood) -> None:
    """The shouter: a face hidden in a basket."""
    cloth = ROBES["ronin:yobu"]
    robe(c, cloth, STEEL)
    basket = whole("50,-32! 72,-26 86,-4 90,40 92,86! 72,94 50,96!")
    paint(c, basket, KINAKO, OUTLINE + 0.6)
    weave = mix(KINAKO, SUMI, 0.52)
    with clipped(c, basket):
        for y in (-16, 0, 16, 32, 64, 78):
            brush(c, [(8, y), (50, y + 6), (92, y)], 2, weave, start=0.8, end=0.8)
        for x in (-28, -16, -4, 8, 20, 30):
            top = (50 + x * 0.72, -26 + abs(x) * 0.35)
            brush(c, [top, (50 + x * 1.16, 92)], 2, weave, start=0.8, end=0.8)
    trail(c, [*smooth(basket, closed=True), smooth(basket, closed=True)[0]], OUTLINE + 0.6)
    paint(c, whole("50,42! 76,41! 76,53! 50,55!"), SUMI)
    if mood != "closed":
        both(c, lambda half: half.oval(64, 48, 4, 2.6, mix(YUKI, KINAKO, 0.3)))
    brush(c, "54,96 24,130 8,152", 13, SUMI, start=1, end=1)
    brush(c, "54,97 25,130 10,150", 8, MATCHA, start=1, end=1)
    for hole in ((44, 108), (36, 117), (28, 126)):
        c.oval(*hole, 2.2, 2.2, SUMI)


def yumi(c: Canvas, mood: Mood) -> None:
    """The archer: a bow taller than she is, arrows over the shoulder."""
    cloth = ROBES["ronin:yumi"]
    brush(c, "-6,-60 -30,-20 -34,30 -22,66 -28,100 -14,150", 8, SUMI, start=0.5, end=0.8)
    brush(c, "-7,-56 -29,-18 -33,30", 3.4, YAMABUKI, start=0.5, end=0.8)
    brush(c, "-6,-58 -13,148", 1.6, SUMI, start=1, end=1)
    for across, tip in ((86, 100), (98, 116), (110, 132)):
        brush(c, [(across, 120), (tip, 30)], 3, WOOD, start=1, end=1)
        paint(c, f"{tip - 7},44! {tip + 1},14! {tip + 9},42! {tip + 2},54!", YUKI, 2)
    robe(c, cloth, WASHI)
    paint(c, "70,4! 92,10 100,40 92,70! 84,60 84,30!", SUMI)
    head(c, PALE)
    eyes(c, mood, stern=4, heavy=3)
    lips(c, mood)
    paint(c, whole("50,2! 70,6 82,22 82,44! 76,36 70,28 50,26!"), SUMI)
    paint(c, "20,40! 28,20 46,24 36,34 26,42!", SUMI)
    paint(c, "18,24! 50,18 82,24! 83,32 50,27 17,32!", WASHI, 2)
    brush(c, "62,4 72,-16 90,-18 96,-4", 9, SUMI, start=1, end=0.2)


@hatted
def shinobi(c: Canvas, mood: Mood) -> None:
    """A ninja: only the eyes of his face are visible."""
    brush(c, "92,130 122,34", 9, SUMI, start=1, end=1)
    brush(c, "114,62 124,30", 12, KINAKO, start=1, end=1)
    paint(c, whole("50,84! 66,86 88,98 110,108 122,134 124,150!"), GARB, OUTLINE, STEEL)
    paint(c, "8,112! 92,132! 96,146! 4,124!", STEEL)
    paint(c, whole("50,-34! 66,-4 84,22 86,56 78,84 62,96 50,98"), GARB, OUTLINE, STEEL)
    paint(c, whole("50,40! 66,39 78,42! 76,56 64,58 50,58!"), SKIN, 2)
    eyes(c, mood, stern=6, heavy=4)
    for fold in ("30,66 46,72 70,66", "34,78 50,83 66,78", "58,-14 72,14 78,34"):
        brush(c, fold, 2.4, STEEL, start=0.3, end=0.2)


LIKENESSES: Final[Mapping[str, Likeness]] = {
    "ronin:hayai": hayai,
    "ronin:kabe": kabe,
    "ronin:musashi": musashi,
    "ronin:taiko": taiko,
    "ronin:tasuke": tasuke,
    "ronin:yobu": yobu,
    "ronin:yumi": yumi,
    "ninja": shinobi,
}


@cache
def face_of(key: str, mood: Mood = "calm") -> Portrait:
    """The portrait of a ronin, or of a ``ninja``, in a mood."""
    likeness = LIKENESSES[key]

    def draw(c: Canvas) -> None:
        likeness(c, mood)

    draw.__name__ = f"{likeness.__name__} {mood}"
    return draw


FACES: Final[Mapping[str, Portrait]] = {key: face_of(key) for key in LIKENESSES if key != "ninja"}
"""The seven."""
SHINOBI: Final = face_of("ninja")
