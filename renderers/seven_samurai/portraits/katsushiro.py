"""Katsushiro: the young disciple. His beast is the stag."""

from __future__ import annotations

from renderers.brush import both, brush, paint, whole
from renderers.canvas import Canvas
from renderers.kit.visage import (
    LINE,
    LIP,
    ROSE,
    SHEEN,
    Gaze,
    brows,
    dots,
    ears,
    eyes,
    face,
    mouth,
    neck,
    nose,
    robe,
    tufts,
)
from renderers.palette import ASAGI, KINAKO, SKIN, SUMI, WASHI, YUKI, mix, pigment

GROUND = pigment("CFA98E")
CLOTH = mix(ASAGI, SUMI, 0.12)
SKULL = "50,15 60,16 68.6,21 74,31 75.6,43 75.6,54 74,65 70,77 63.6,88 56.6,95 50,97"
OPEN = Gaze(
    opening="56.5,51! 60,47.6 65,46.2 69.6,47.2 72.6,49.2! 67.5,52 62,52.6",
    upper="54.8,52 60,47.2 65,45.6 69.8,46.6 74.4,49.8",
    crease="57.2,46.8 62.5,43.4 71.8,45.4",
    lower="58,52.8 63,53.6 69.5,52",
    iris=2.95,
    iris_y=49.2,
)


def human(canvas: Canvas) -> None:
    # The long tail of hair falls over one shoulder.
    paint(
        canvas,
        "58,14! 66,2 78,-3 90,2 97,16 97,38 93,60 96,80 90,104! 86,88 84,66 86,44 84,26 76,16 66,18!",
        SUMI,
    )
    for path in ("70,4 82,4 90,16 91,40", "74,9 84,12 88,28 88,52", "92,30 91,56 92,82"):
        brush(canvas, path, 0.8, SHEEN, start=0.2)
    robe(canvas, CLOTH, dots(mix(CLOTH, YUKI, 0.3), 13, 2.0))
    neck(canvas)
    paint(canvas, whole("50,9.6 61,11 70.6,17 77,28 79,43 77,55! 73.6,52 73,42 50,32"), SUMI)
    ears(canvas)
    face(canvas, SKULL)
    _hair(canvas)
    paint(canvas, "60,12.6! 66,7.4 72,10.6 69,17.6 64,17.6!", WASHI, 1.0)
    brush(canvas, "64,10 67,13.6 67.6,16.6", 0.6, mix(WASHI, SUMI, 0.4))
    eyes(canvas, OPEN)
    brows(canvas, "54,44.8 60,41.6 67,40.8 74.6,43.8", "46,44.8 40,41.6 33,40.8 25.4,43.8", 2.1)
    nose(canvas, width=0.85)
    mouth(canvas, "43.4,79 47,77.8 50,78.4 53,77.8 56.6,79", lip=mix(LIP, SKIN, 0.15), fold=False)


def _hair(canvas: Canvas) -> None:
    """A full head of hair, parted forelocks."""
    paint(
        canvas,
        "24.6,53! 22.6,42 24.4,29 31,18.6 41,12.6 50,11 60,12.4 69.6,18.6 75.6,29 77.4,42"
        " 75.4,53! 73.6,45 71,36 65,29 57,25.6!"
        " 51,30 45,40! 45.6,33 47.6,26.4! 40,29 33,34 28.6,42",
        SUMI,
    )
    paint(canvas, "56,24! 60,32 60.6,42! 64.6,37 64,30 61,24!", SUMI)
    brush(canvas, "29,36 26.6,48 27.6,60 30,70", 1.8, SUMI, start=0.8, peak=0.3)
    brush(canvas, "71.6,36 73.6,48 72.8,60 71,69", 1.8, SUMI, start=0.8, peak=0.3)
    for path in (
        "36,17 44,14.6 54,15",
        "31,23 42,18 56,18",
        "28.6,31 38,23 48,21",
        "60,16 67,20 71.4,27",
        "58,20 65,23.6 69.6,30",
    ):
        brush(canvas, path, 0.65, SHEEN, start=0.25)
    brush(canvas, "58,56.4 63,57 68.6,55.6", 0.5, LINE, start=0.2)


FUR = pigment("A87747")
FUR_DARK = mix(FUR, SUMI, 0.5)
FUR_LIGHT = mix(FUR, YUKI, 0.45)
PALE = mix(WASHI, YUKI, 0.4)
HEAD = (
    "50,19 57,18.6 63,20.4 66.6,25! 75,19 86,16.6 97,19.6! 92.6,26.6 84,31.6 75.4,33! 76.4,41"
    " 75,50 71.4,59 67.6,68"
    " 65.4,79 64.6,89 60,97.6 50,101"
)


def beast(canvas: Canvas) -> None:
    robe(canvas, CLOTH, dots(mix(CLOTH, YUKI, 0.3), 13, 2.0), throat=FUR_DARK, top=104)
    ruff = "50,78 66,76! 72,84 70,88 79,97! 73,99 76,112! 66,112 62,124! 50,126"
    paint(canvas, whole(ruff), FUR_DARK, 1.2)
    both(canvas, lambda side: brush(side, "62,88 66,98 66,110", 1.0, FUR, start=0.3))
    both(canvas, lambda side: brush(side, "57,100 60,110 59,118", 1.0, FUR, start=0.3))
    both(canvas, _antler)
    paint(canvas, whole(HEAD), FUR, 1.8)

    def side(canvas: Canvas) -> None:
        paint(canvas, "72,25.6 81,20.6 92,21! 87,26 80,29.4 73.6,30", mix(PALE, ROSE, 0.3))
        brush(canvas, "73,28 81,24.6 89,22", 0.9, FUR_DARK, start=0.3)
        paint(canvas, "50,19! 56,19.4 59,25 57,35 54,46 54,60 50,64!", mix(FUR, FUR_DARK, 0.55))
        tufts(
            canvas,
            seed="stag",
            count=34,
            ring=(13, 22),
            arc=(-1.35, 0.4),
            ink=FUR_DARK,
            length=3.2,
            width=0.6,
        )
        tufts(canvas, seed="stag light", count=26, ring=(12, 20), arc=(-1.2, 0.7), ink=FUR_LIGHT, length=3)
        paint(canvas, "55,45.4! 60,40.4 67,39 73.6,42! 67,42.4 60.6,44.2 56,48!", PALE)
        paint(canvas, "73.6,55! 69,57 63.6,56.4 58,53.4! 62,60 67.6,62", PALE)
        paint(
            canvas,
            "57.6,51.8! 61,47.6 66.4,45.4 73.4,46! 71.6,51.4 66.6,54 61,54",
            mix(SUMI, pigment("5A2F14"), 0.5),
        )
        canvas.oval(65.6, 49.6, 2.4, 2.7, SUMI)
        canvas.oval(64.2, 47.8, 1.05, 1.05, YUKI)
        canvas.oval(67.4, 51.4, 0.5, 0.5, YUKI)
        brush(canvas, "55.4,53.8 60,47.4 66,44 77,43.4", 2.5, SUMI, start=0.3, peak=0.4)
        brush(canvas, "57,53 62,55.4 68.6,54.4 73,48", 1.3, SUMI, start=0.4, peak=0.4)
        brush(canvas, "56.6,56 58.6,64 59.6,74", 1.1, FUR_DARK, start=0.4)
        brush(canvas, "66,60 63.6,70 62.4,80", 0.9, FUR_DARK, start=0.3)

    both(canvas, side)
    paint(canvas, whole("50,77 57,76.6 63,80 64.4,88 60,96 50,99"), PALE, 1.0)
    paint(canvas, whole("50,76 55,75.4 60.4,77.6 60,82 56,86 50,87.4"), SUMI)
    both(canvas, lambda half: paint(half, "54,80.6! 57,78.8 58.8,80.6 56.4,83! ", mix(SUMI, ROSE, 0.45)))
    brush(canvas, "45,78.6 50,77.6 55,78.6", 0.9, SHEEN, start=0.2, peak=0.5)
    brush(canvas, "50,86.6 50,91", 1.1, SUMI, start=1, end=0.8)
    both(canvas, lambda half: brush(half, "50,91 54.6,93 60.6,90.6", 1.3, SUMI, start=0.8, peak=0.3))


def _antler(canvas: Canvas) -> None:
    bone, dark = mix(KINAKO, WASHI, 0.35), mix(KINAKO, SUMI, 0.45)
    paint(
        canvas,
        "57,21! 60,10 66,3 73,-3 77,-11 77.4,-21! 80.6,-12 80.4,-5 85,-9 89,-17! 89.6,-7 84,0"
        " 78,4 84,4.6 92,2 99,-5!"
        " 96.6,5 88,10 78,10.6 70,12 65.6,17 64,23!",
        bone,
        1.3,
    )
    paint(canvas, "60.6,12.6! 56.6,6 57,-5! 60.4,2 64,5!", bone, 1.1)
    brush(canvas, "60.6,20 64,11.6 71,6.4 77,-1", 0.9, dark, start=0.4)
    brush(canvas, "72,8.6 82,7.4 90,4", 0.7, dark, start=0.4)
