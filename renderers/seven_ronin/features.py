"""The parts of the portraits of 7 Ronin: robe, head, hat, and the features that show a mood."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from renderers.brush import both, brush, paint, whole
from renderers.canvas import Canvas
from renderers.palette import SKIN, SUMI, WOOD, YUKI, Colour, mix, pigment

LIPS: Final = mix(pigment("A8443A"), SKIN, 0.25)
OUTLINE = 2.6
Mood: TypeAlias = Literal["calm", "pain", "closed"]
"""The look of a face: as usual, in pain, or with closed eyes."""


def robe(c: Canvas, robe: Colour, under: Colour = YUKI) -> None:
    """Shoulders, and a collar crossed left over right."""
    shoulders = whole("50,84! 63,86 84,96 108,106 122,134 124,150!")
    paint(c, shoulders, robe, OUTLINE)
    paint(c, "37,84! 63,84! 58,112! 50,124! 42,112!", under)
    paint(c, "34,82! 42,86! 63,128! 54,146! 40,146! 28,100!", robe, 2.2)
    paint(c, "66,82! 58,86! 47,112! 52,124! 62,124! 76,100!", mix(robe, SUMI, 0.14), 2.2)
    for fold in ("16,108 12,124 14,140", "88,110 90,126 86,140", "100,112 106,128 106,140"):
        brush(c, fold, 2.4, mix(robe, SUMI, 0.55))


def head(c: Canvas, skin: Colour, jaw: float = 0) -> None:
    """Neck and face; ``jaw`` widens the lower face."""
    paint(c, "38,72! 62,72! 64,90 50,104 36,90!", mix(skin, WOOD, 0.3), 2)
    paint(c, whole(f"50,14! 68,18 78,32 {79 + jaw / 2},52 {73 + jaw},70 62,82 50,86"), skin, OUTLINE)
    paint(c, f"70,30! 78,34 {79 + jaw / 2},52 {73 + jaw},70 64,81! 70,62 72,46!", mix(skin, WOOD, 0.18))


def ears(c: Canvas, skin: Colour) -> None:
    both(c, lambda half: paint(half, "77,44! 84,42 85,54 78,60!", skin, 2))


def eyes(c: Canvas, mood: Mood, brow: Colour = SUMI, stern: float = 0, heavy: float = 4.2) -> None:
    """Narrow eyes under strong brows; higher ``stern`` lowers the brows in the middle, fine brows have
    lashes."""
    if mood == "closed":
        both(c, lambda half: _lid(half, brow, stern, heavy))
        return
    if mood == "pain":
        both(c, lambda half: _squeezed(half, brow, heavy))
        return

    def one(half: Canvas) -> None:
        paint(half, "57,49! 62,45 70,44 77,47! 70,51 62,52", YUKI)
        half.oval(67, 48, 3.4, 3.4, SUMI)
        brush(half, "55,50 61,45 70,43 78,47", 3.6, SUMI, start=0.4, end=0.3)
        brush(half, "59,53 66,54 73,52", 1.5, SUMI)
        brush(half, f"55,{40 + stern} 64,{36 + stern * 0.4} 79,38", heavy, brow, start=0.7, end=0.1)

    both(c, one)


def _lid(half: Canvas, brow: Colour, stern: float, heavy: float) -> None:
    """A closed eye."""
    brush(half, "55,48 61,53 70,53 78,48", 3.4, SUMI, start=0.35, end=0.25)
    if heavy < LASHES:
        for x, y in ((59, 53), (66, 55), (73, 53)):
            brush(half, [(x, y), (x + 1.4, y + 3.4)], 1.5, SUMI, start=0.9, end=0.1)
    brush(half, f"55,{41 + stern * 0.4} 64,38 79,40", heavy, brow, start=0.7, end=0.1)


def _squeezed(half: Canvas, brow: Colour, heavy: float) -> None:
    """An eye shut tight in pain."""
    brush(half, "57,51 66,49 77,44", 3.6, SUMI, start=0.4, end=0.3)
    brush(half, "60,54 68,52 75,52", 1.5, SUMI)
    brush(half, "79,42 85,40", 1.6, SUMI)
    brush(half, "55,45 62,40 79,35", heavy, brow, start=0.8, end=0.1)


LASHES: Final = 3.5
"""Brows finer than this go with lashes."""


def nose_and_mouth(c: Canvas, mood: Mood, mouth: str = "41,72 49,73.5 59,71") -> None:
    brush(c, "52,50 54,59 56,64 50,66", 2, SUMI, start=0.2, end=0.5)
    if mood == "pain":
        _teeth(c)
    else:
        brush(c, mouth if mood == "calm" else "42,74 50,72 59,74.5", 2.8, SUMI, start=0.3, end=0.2)


def lips(c: Canvas, mood: Mood) -> None:
    """A fine nose, and red lips."""
    brush(c, "52,52 53,62 50,65", 1.6, SUMI, start=0.2, end=0.4)
    if mood == "pain":
        _teeth(c)
    else:
        paint(c, "43,73! 50,71 57,73! 50,77", LIPS)


def _teeth(c: Canvas) -> None:
    """Teeth clenched in pain."""
    paint(c, "40,70! 50,68 61,69! 59,78 50,79 42,78!", YUKI, 2.2)
    brush(c, "41,74 50,73 60,73.5", 1.6, SUMI, start=0.6, end=0.6)
    for x in (45, 50, 55):
        brush(c, [(x, 69), (x, 78)], 1.3, SUMI, start=0.8, end=0.8)


def woven(c: Canvas, outline: str, straw: Colour, ribs: tuple[str, ...]) -> None:
    """A straw hat."""
    paint(c, outline, straw, OUTLINE + 0.4)
    for rib in ribs:
        brush(c, rib, 1.6, mix(straw, SUMI, 0.5), start=0.6, end=0.5)
