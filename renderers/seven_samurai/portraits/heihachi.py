"""Heihachi: the cheerful one with the headband. His beast is the boar."""

from __future__ import annotations

from renderers.brush import both, brush, paint, whole
from renderers.canvas import Canvas
from renderers.kit.visage import (
    LINE,
    LIP,
    MAW,
    ROSE,
    SHEEN,
    STUBBLE,
    Gaze,
    brows,
    ears,
    eyes,
    face,
    mouth,
    neck,
    nose,
    robe,
    stripes,
    stubble,
    tufts,
)
from renderers.palette import SUMI, WASHI, YAMABUKI, YUKI, mix, pigment

GROUND = pigment("D8C08A")
CLOTH = pigment("7A6840")
SKULL = "50,14 61,15 70,20.5 75.6,31 77.4,44 77.6,56 76.4,68 72.6,80 65.6,90.5 57,96.6 50,98"


def human(canvas: Canvas) -> None:
    robe(canvas, CLOTH, stripes(mix(CLOTH, YUKI, 0.3), 8, 1.6))
    neck(canvas)
    # Hair in a stubby knot above the headband, its ends loose.
    paint(canvas, "36,18! 41,6 45,12 46,1 50,9 54,0 56,11 62,5 62,13 67,18! 50,24", SUMI)
    paint(canvas, whole("50,11 62,12 72,18 79,30 81,45 79.6,55! 75,53 74,42 50,34"), SUMI)
    ears(canvas)
    face(canvas, SKULL)
    both(canvas, _hair)
    _headband(canvas)
    if canvas.mood == "calm":
        _smile(canvas)
    else:
        eyes(canvas, Gaze())
        mouth(canvas)
    stubble(canvas, STUBBLE, seed="heihachi", count=160, top=80)
    brows(canvas, "54.6,43.4 60,39.4 67,38.8 75,42.6", "45.4,43.4 40,39.4 33,38.8 25,42.6", 2.9)
    nose(canvas, width=1.12)


def _hair(canvas: Canvas) -> None:
    paint(canvas, "50,13! 62,14 71,19.6 77.4,30 79.4,44 78,53! 75,51 74.4,43 71,33! 62,29 50,28!", SUMI)
    for path in ("55,15 58,20 59,25", "63,17 67,22 69,27", "70,22 74.4,29 76,36"):
        brush(canvas, path, 0.7, SHEEN, start=0.3)


def _headband(canvas: Canvas) -> None:
    paint(
        canvas,
        "21,36! 34,30.6 50,29 66,30.6 79,36! 79.6,42.6! 66,37.4 50,35.8 34,37.4 20.4,42.6!",
        WASHI,
        1.1,
    )
    paint(canvas, "78.4,35.4! 88,30 97,31! 91,35.6 99,41! 89,42 79.4,43!", WASHI, 1.1)
    paint(canvas, "77.6,35! 82.4,34.6 83.4,42 79.6,44.6!", WASHI, 1.0)
    brush(canvas, "28,36.4 40,33.4 52,32.6", 0.7, mix(WASHI, SUMI, 0.35), start=0.2)
    brush(canvas, "58,33 68,35 75,38", 0.7, mix(WASHI, SUMI, 0.35), start=0.2)


def _smile(canvas: Canvas) -> None:
    """Laughing eyes and mouth."""

    def side(canvas: Canvas) -> None:
        brush(canvas, "55.4,50.8 60,47.8 65.4,47 73.6,51.2", 2.0, SUMI, start=0.3, end=0.25, peak=0.5)
        brush(canvas, "58,52 63,51.4 69,52.6", 0.8, LINE, start=0.2, peak=0.5)
        brush(canvas, "57.6,46.6 63,43.6 72,46.4", 0.7, LINE, start=0.2, peak=0.5)
        for path in ("73.4,48.4 76,47.4", "74,51.2 77,52", "73,54 75.6,56.6"):
            brush(canvas, path, 0.7, LINE, start=0.3)
        brush(canvas, "59.6,66 65,69.6 67.4,76.6", 1.0, LINE, start=0.3, peak=0.4)
        brush(canvas, "60,58.6 65,57.8 70,59.6", 0.6, LINE, start=0.2, peak=0.5)

    both(canvas, side)
    paint(
        canvas,
        "37.6,75.6! 44,77.4 50,77.6 56,77.4 62.4,75.6! 60,82.6 54.6,86.8 50,87.6 45.4,86.8 40,82.6",
        MAW,
        1.1,
    )
    paint(canvas, "39.4,76.6! 45,78 55,78 60.6,76.6! 59.4,80.4 50,81.6 40.6,80.4", YUKI)
    paint(canvas, "43,85! 50,82.8 57,85! 54,87.2 46,87.2", mix(LIP, ROSE, 0.5))
    brush(canvas, "51,72.2 56,72.4 62,75.6", 1.9, SUMI, start=0.5)
    brush(canvas, "49,72.2 44,72.4 38,75.6", 1.9, SUMI, start=0.5)
    brush(canvas, "45.6,90.6 50,91.4 54.4,90.6", 0.8, LINE, start=0.2, peak=0.5)


FUR = pigment("6E6558")
FUR_DARK = mix(FUR, SUMI, 0.55)
FUR_LIGHT = mix(FUR, WASHI, 0.45)
HEAD = (
    "50,13 56,8! 58,14 64,7! 66,15 70,9 76,2 84,-3! 86,8 85,19 82,27 86,37! 83.6,40 88.6,50!"
    " 85,52 89.6,63! 84.6,64"
    " 87,75! 80.6,75 81.6,86! 74,86 68,95 60,101 50,103"
)


def beast(canvas: Canvas) -> None:
    robe(canvas, CLOTH, stripes(mix(CLOTH, YUKI, 0.3), 8, 1.6), throat=FUR_DARK, top=104)
    mane = "50,-8! 53,2 57,-6! 59,4 64,-3! 65,6 71,0! 70,14 60,20 50,22"
    paint(canvas, whole(mane), FUR_DARK, 1.2)
    paint(canvas, whole(HEAD), FUR, 1.9)

    def side(canvas: Canvas) -> None:
        paint(canvas, "74,16 77.6,8 83,1.6! 83.4,12 80.4,21 76,23", FUR_DARK)
        paint(canvas, "77,15 80,8.6 80.8,14 78.6,19.6", mix(FUR_DARK, ROSE, 0.4))
        for path, width in (
            ("51.5,10 53,20 53.5,31", 1.8),
            ("56,12 58.4,22 59.4,32", 1.6),
            ("62,12.6 65,22 66.4,31", 1.5),
            ("84,39 78,43 75,48", 1.5),
            ("86,51 80,54 75.6,60", 1.5),
            ("85,63 79,65 74,71", 1.5),
            ("80,75 75,77 71,82", 1.4),
        ):
            brush(canvas, path, width, FUR_DARK, start=0.4, peak=0.3)
        tufts(
            canvas, seed="boar", count=60, ring=(20, 34), arc=(-1.2, 1.1), ink=FUR_DARK, length=5, width=0.8
        )
        tufts(canvas, seed="boar light", count=60, ring=(16, 33), arc=(-1.3, 1.0), ink=FUR_LIGHT, length=4.5)
        paint(canvas, "57,51.2! 61.4,47.8 66.4,46.8 71.4,48! 67,51.8 62,52.6", mix(YAMABUKI, YUKI, 0.25))
        canvas.oval(64.6, 49.4, 2.3, 2.5, SUMI)
        canvas.oval(63.8, 48.6, 0.7, 0.7, YUKI)
        brush(canvas, "54,53.4 58.6,47.8 66,44.4 77,43.8", 3.4, SUMI, start=0.3, peak=0.35)
        brush(canvas, "57.6,52.6 63,53.8 70.4,50", 1.2, SUMI, start=0.4, peak=0.4)
        brush(canvas, "56,57 60.4,59.6 65.4,66 66,72", 1.2, FUR_DARK, start=0.5)
        brush(canvas, "54.6,43.6 60,39.6 68,38", 1.4, FUR_LIGHT, start=0.2)

    both(canvas, side)
    snout = mix(FUR, ROSE, 0.35)
    paint(
        canvas,
        whole("50,49 54.6,50.4 58,57 61.6,64 66,70 67.6,80 64.6,90 58,96.6 50,98"),
        mix(FUR, FUR_LIGHT, 0.35),
        1.0,
    )
    paint(canvas, whole("50,84 60,84 67,86 64,93 57,97.6 50,98.6"), MAW, 1.2)
    for y in (54, 58, 62):
        brush(canvas, f"45,{y + 0.6} 50,{y - 1} 55,{y + 0.6}", 0.9, FUR_DARK, start=0.2, peak=0.5)

    def tusk(canvas: Canvas) -> None:
        paint(
            canvas,
            "59.6,90.6! 62,84.4 68.6,81.4 74.6,74.4 77.4,64! 80.6,74.6 78.6,84 71,91.4 64,93.6",
            YUKI,
            1.1,
        )
        brush(canvas, "66,90 73,86.4 77.4,78", 0.8, mix(YUKI, FUR, 0.5), start=0.3)

    both(canvas, tusk)
    paint(canvas, whole("50,66 57.6,66.6 63.4,71 64.4,79 60.6,85.4 50,87.4"), snout, 1.5)
    both(canvas, lambda half: paint(half, "54.6,74 58.4,72.6 60.6,76.4 58.4,80.6 55,79.4", SUMI))
    brush(canvas, "41,71.4 50,69.4 59,71.4", 0.9, mix(snout, YUKI, 0.4), start=0.2, peak=0.5)
    brush(canvas, "50,82 50,87.4", 1.0, SUMI, start=0.3, end=0.8)
