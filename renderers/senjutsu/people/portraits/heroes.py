"""The faces of the four heroes, in the box of portraits: 100 wide, 130 high, the eyes at a height of 48."""

from __future__ import annotations

from renderers.brush import both, brush, paint
from renderers.canvas import Canvas
from renderers.kit.visage import (
    LINE,
    ROSE,
    TONE,
    beard,
    brows,
    ears,
    eyes,
    face,
    mouth,
    neck,
    nose,
    robe,
    stripes,
)
from renderers.palette import KINAKO, MATCHA, SHU, SKIN, SUMI, YUKI, Colour, mix
from renderers.senjutsu.people.cast import PEOPLE
from renderers.senjutsu.people.portraits.looks import (
    COLD,
    GAUNT,
    OLD,
    SOFT,
    STEADY,
    YOUNG,
    hair,
    shoulder,
    unshaven,
)


def _cloth(who: str) -> Colour:
    """The colour of the robe, the same as on the field."""
    one = PEOPLE[who]
    assert one is not None, "the dog has no portrait here"
    return one.robe


def student(canvas: Canvas) -> None:
    """A young man with a white band round his head, its ends flying."""
    brush(canvas, "74,34 96,26 116,34 134,24", 9, SUMI, start=0.9, end=0.3)
    brush(canvas, "74,34 96,26 116,34 134,24", 6.4, YUKI, start=0.9, end=0.2)
    brush(canvas, "74,37 92,44 108,58 122,58", 8, SUMI, start=0.9, end=0.3)
    brush(canvas, "74,37 92,44 108,58 122,58", 5.6, YUKI, start=0.9, end=0.2)
    robe(canvas, _cloth("student"), stripes(mix(_cloth("student"), YUKI, 0.3), 11, 1.4))
    neck(canvas)
    paint(canvas, "44,14! 42,2 36,-8! 47,-5 52,-14! 57,-4 66,-6! 58,4 56,14!", SUMI)
    ears(canvas)
    face(canvas, YOUNG)
    both(canvas, hair)
    paint(canvas, "22.4,37! 36,31.4 50,30 64,31.4 77.6,37! 77.8,30 64,24.6 50,23 36,24.6 22.2,30!", YUKI, 1.2)
    brush(canvas, "24,34 50,26.6 76,34", 0.6, LINE)
    eyes(canvas, STEADY)
    brows(canvas, "54,44.6 60,40.8 67,39 76,40.4", "46,44.6 40,40.8 33,39 24,40.4", 3)
    nose(canvas, width=0.92)
    mouth(canvas, fold=False)
    # A fresh cut over the cheek.
    brush(canvas, "32,60 38,63.4 43,64.4", 1.5, mix(SKIN, ROSE, 0.9), start=0.2)


def ronin(canvas: Canvas) -> None:
    """A straw hat deep over the eyes, a beard of some weeks."""
    robe(canvas, _cloth("ronin"), stripes(mix(KINAKO, SUMI, 0.4), 13, 1.6), inner=mix(YUKI, KINAKO, 0.3))
    neck(canvas)
    ears(canvas)
    face(canvas, GAUNT)
    both(canvas, lambda half: paint(half, "74,38! 82,52 80,70 75,80! 74,64 75,52", SUMI))
    unshaven(canvas, GAUNT, mix(SUMI, SKIN, 0.2), seed="ronin", count=260)
    eyes(canvas, COLD)
    brows(canvas, "53,47.4 59,44 67,43 77,45", "47,47.4 41,44 33,43 23,45", 3.6)
    nose(canvas)
    mouth(canvas, "41,80.4 46,78.4 50,79 54,78.4 59,80.4")
    roots = [(39 + step * 1.5, 84 + abs(step - 7) * -0.7) for step in range(15)]
    beard(canvas, roots, 15, SUMI, seed="ronin", width=1.7, spread=0.2)
    brush(canvas, "50.8,73.6 56,75 60.4,80", 2.2, SUMI, start=0.5, peak=0.4)
    brush(canvas, "49.2,73.6 44,75 39.6,80", 2.2, SUMI, start=0.5, peak=0.4)
    # The shadow of the hat, then the hat.
    paint(canvas, "25,40! 50,38 75,40! 75,46.4! 50,44 25,46.4!", mix(SKIN, SUMI, 0.5))
    paint(
        canvas,
        "50,-14! 60,-4 90,22 124,46! 96,45 50,39 4,45 -24,46! 10,22 40,-4",
        KINAKO,
        1.8,
    )
    straw = mix(KINAKO, SUMI, 0.5)
    for x in (-6, 14, 32, 50, 68, 86, 106):
        brush(canvas, [(50, -10), ((50 + x) / 2, 14), (x, 44 - abs(x - 50) * -0.02)], 1, straw, start=0.3)
    for y in (6, 22, 36):
        reach = 22 + y * 1.5
        brush(canvas, f"{50 - reach},{y + 8} 50,{y} {50 + reach},{y + 8}", 0.9, straw)


def warrior(canvas: Canvas) -> None:
    """Long hair bound high, a red band, shoulder plates laced in green."""
    paint(canvas, "26,30! 16,60 12,96 20,132! 80,132! 88,96 84,60 74,30!", SUMI)
    brush(canvas, "62,2 88,0 112,20 122,54 112,84", 15, SUMI, start=0.6, end=0.1)
    robe(canvas, _cloth("warrior"), inner=mix(YUKI, MATCHA, 0.2), top=102)
    both(canvas, shoulder(mix(MATCHA, YUKI, 0.3)))
    neck(canvas)
    paint(canvas, "40,12! 38,0 48,-9! 60,-10! 68,2 62,13!", SUMI)
    paint(canvas, "40,6! 62,6! 63,11! 39,11!", SHU, 0.9)
    ears(canvas)
    face(canvas, SOFT)
    both(canvas, hair)
    both(canvas, lambda half: brush(half, "77,44 80,60 78,80 82,100", 4.6, SUMI, start=0.8, end=0.2))
    paint(canvas, "24,32! 50,25.6 76,32! 76,36.4! 50,30 24,36.4!", SHU, 0.9)
    eyes(canvas, STEADY)
    both(canvas, lambda half: brush(half, "72,47 77,45.4 80,45.8", 1.7, SUMI, start=0.8))
    brows(canvas, "55,44 61,40.4 68,38.6 76,39", "45,44 39,40.4 32,38.6 24,39", 2)
    nose(canvas, width=0.78)
    mouth(canvas, "43,79 47,77.8 50,78.4 53,77.8 57,79", lip=mix(SKIN, SHU, 0.5), fold=False)


def master(canvas: Canvas) -> None:
    """Bald, white-browed, a beard to his belt, and eyes that have seen it all."""
    robe(canvas, _cloth("master"), inner=YUKI)
    neck(canvas)
    ears(canvas, 47)
    face(canvas, OLD, scalp=mix(SKIN, YUKI, 0.25))
    both(canvas, lambda half: paint(half, "77,42! 84,46 85,58 79,66! 77,56", YUKI, 0.9))
    for y in (24, 29, 34):
        brush(canvas, f"36,{y + 1.4} 50,{y} 64,{y + 1.4}", 0.8, LINE)
    eyes(canvas, COLD)
    for path in ("71,53 76,54 80,58", "71,55 75,57.4 77,61"):
        both(canvas, lambda half, path=path: brush(half, path, 0.7, LINE, start=0.3))
    for path, width in (("53,46 60,41 68,40.6 80,46", 4.6), ("64,42 74,42 84,52", 3)):
        both(canvas, lambda half, path=path, width=width: brush(half, path, width + 1.6, SUMI, start=0.6))
        both(canvas, lambda half, path=path, width=width: brush(half, path, width, YUKI, start=0.6))
    nose(canvas, width=1.1)
    mouth(canvas, "42,79.6 47,78.8 50,79.2 53,78.8 58,79.6")
    # The beard in three sweeps, and the moustache over it.
    paint(
        canvas,
        "28,70! 27,84 32,104 42,124 50,140! 58,124 68,104 73,84 72,70! 66,80 58,86 50,87 42,86 34,80",
        YUKI,
        1.4,
    )
    paint(canvas, "50,73.4! 58,73 66,78 70,90! 61,84 50,79.6 39,84 30,90! 34,78 42,73", YUKI, 1.1)
    grey = mix(TONE, YUKI, 0.5)
    for path in ("36,86 40,106 46,124", "44,90 47,108 49,128", "56,90 53,108 51,128", "64,86 60,106 54,124"):
        brush(canvas, path, 1, grey, start=0.4)
