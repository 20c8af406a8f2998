"""Gorobei: the broad archer with the full beard. His beast is the bear."""

from __future__ import annotations

from renderers.brush import both, brush, paint, whole
from renderers.canvas import Canvas
from renderers.kit.visage import (
    LINE,
    MAW,
    ROSE,
    SHEEN,
    Gaze,
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
    tufts,
)
from renderers.palette import AI, SKIN, SUMI, YAMABUKI, YUKI, mix, pigment

GROUND = pigment("C7B38A")
CLOTH = mix(AI, YUKI, 0.06)
SKULL = "50,14 61,15 70,20.5 76,31 78,44 78,56 77.4,70 74,83 66,93.5 57,98.6 50,99.6"
STEADY = Gaze(crease="57,47.4 62.5,45 72,46.6")


def human(canvas: Canvas) -> None:
    robe(canvas, CLOTH, stripes(mix(CLOTH, YUKI, 0.22), 11, 2.4))
    neck(canvas)
    # The topknot lies forward over a shaven pate.
    paint(canvas, "38,17! 40,9 47,5 57,5.5 63,10 63,17!", SUMI)
    ears(canvas)
    face(canvas, SKULL, scalp=mix(SKIN, pigment("6B7680"), 0.4))
    both(canvas, _temple)
    paint(canvas, "45,21! 43.6,12 47,4.6 54,3.4 58,8 56.6,16 55.4,22!", SUMI)
    brush(canvas, "44.6,13.4 50,15 57,13.2", 2.2, YUKI, start=0.8, end=0.7)
    brush(canvas, "48.4,6.6 47.6,11", 0.7, SHEEN)
    brush(canvas, "52,6 52.6,11", 0.7, SHEEN)
    brush(canvas, "41,34.4 50,33.2 59,34.4", 0.75, LINE, start=0.15, peak=0.5)
    eyes(canvas, STEADY)
    brows(canvas, "53,45.6 59,41.6 67,40.4 76.5,44", "47,45.6 41,41.6 33,40.4 23.5,44", 3.7)
    nose(canvas, width=1.15)
    _beard(canvas)
    mouth(canvas, "42.5,79.4 46.5,78.2 50,78.8 53.5,78.2 57.5,79.4", fold=False)
    brush(canvas, "51,72.4 57,73 63,77.6 66,84", 3.6, SUMI, start=0.6, peak=0.3)
    brush(canvas, "49,72.4 43,73 37,77.6 34,84", 3.6, SUMI, start=0.6, peak=0.3)
    both(canvas, lambda side: brush(side, "72.6,51.4 75.4,53 76.4,55.6", 0.65, LINE, start=0.2))


def _temple(canvas: Canvas) -> None:
    """Hair left standing at the sides of the head."""
    paint(
        canvas, "67.4,16.6! 74,22.6 78.6,32 80.4,45 79.6,54! 76.2,53 75.4,44 72.6,36 70.4,30! 70.6,24", SUMI
    )
    brush(canvas, "72.6,24 76,32 77.6,42", 0.7, SHEEN, start=0.3)
    brush(canvas, "71.4,28 74.4,36", 0.6, SHEEN, start=0.3)


def _beard(canvas: Canvas) -> None:
    paint(
        canvas,
        "79,52! 80.4,66 79,80 73.4,93 64,103.6 50,108 36,103.6 26.6,93 21,80 19.6,66 21,52! 24.4,58 26,68!"
        " 31,73 37.4,75! 41,85.6 50,88.4 59,85.6 62.6,75! 69,73 74,68! 75.6,58",
        SUMI,
    )
    paint(canvas, "42,84! 46,86.6 54,86.6 58,84! 60,92 50,100 40,92", SUMI)
    roots = [(30.0 + place * 2, 96 + 7 * (1 - ((place - 10) / 10) ** 2)) for place in range(21)]
    beard(canvas, roots, 9, SUMI, seed="gorobei", width=2.2, spread=0.05)
    beard(canvas, [(x, y - 12) for x, y in roots], 10, SHEEN, seed="gorobei sheen", width=0.55)
    beard(
        canvas,
        [(77 - place * 0.4, 62 + place * 3.4) for place in range(7)],
        6,
        SHEEN,
        seed="gorobei side",
        width=0.5,
    )


FUR = pigment("5A4030")
FUR_DARK = mix(FUR, SUMI, 0.5)
FUR_LIGHT = mix(FUR, pigment("C79A68"), 0.4)
HEAD = (
    "50,13 58,12.4 66,14.4 69,9.4 76,5 84.6,6.4 90,14 88.6,22.6 83.4,28 87,36 89.5,44! 87.4,46 92,55! 89,57"
    " 94,67! 89.6,68.6 92.4,79! 86,79 86.5,89! 79,88 73,97! 62,101 50,104"
)


def beast(canvas: Canvas) -> None:
    robe(canvas, CLOTH, stripes(mix(CLOTH, YUKI, 0.22), 11, 2.4), throat=FUR_DARK, top=105)
    paint(canvas, whole(HEAD), FUR, 1.9)

    def side(canvas: Canvas) -> None:
        paint(canvas, "72,14 77,9.6 83.4,11 85.6,17 82,22.6 77,22", FUR_DARK)
        paint(canvas, "75,15.6 78.6,13 82.4,15 81.6,19.6", mix(FUR_DARK, ROSE, 0.35))
        paint(
            canvas,
            "89.5,44! 84,50 80,58 77,68 73,80 69,92 79,88 86.5,89! 86,79 92.4,79! 89.6,68.6 94,67! 89,57"
            " 92,55! 87.4,46",
            FUR_DARK,
        )
        tufts(
            canvas,
            seed="bear",
            count=64,
            ring=(21, 38),
            arc=(-1.25, 1.2),
            ink=FUR_DARK,
            length=4.5,
            width=0.8,
        )
        tufts(canvas, seed="bear light", count=46, ring=(17, 34), arc=(-1.3, 0.5), ink=FUR_LIGHT, length=4)
        for path, width in (
            ("53,18 56,25 56.5,33", 1.2),
            ("59,16.6 63,23 65,31", 1.0),
            ("83,38 77,41 74,46", 1.4),
            ("85,48 80,52 76,58", 1.4),
            ("86,59 80,62 75,68", 1.4),
            ("84,71 78,74 73,80", 1.4),
        ):
            brush(canvas, path, width, FUR_DARK, start=0.3)
        # A small deep eye under a heavy brow.
        paint(canvas, "56.5,51.6! 61,47.6 66.4,46.4 71.6,48.4! 67,52.2 61.4,53", mix(YAMABUKI, FUR, 0.25))
        canvas.oval(64.2, 49.6, 2.7, 2.8, SUMI)
        canvas.oval(63.4, 48.7, 0.8, 0.8, YUKI)
        brush(canvas, "53.6,53 58.6,47.4 65.6,44.6 75.6,46.4", 3.0, SUMI, start=0.3, peak=0.4)
        brush(canvas, "57.4,52.8 63,54.2 70.4,50.6", 1.2, SUMI, start=0.4, peak=0.4)
        paint(canvas, "54,43.4! 60,38.4 69,37.4 76,41! 68,41.4 60,44.2", FUR_LIGHT)
        brush(canvas, "56.4,56.6 60,60 66,62", 1.0, FUR_DARK, start=0.4)

    both(canvas, side)
    muzzle = mix(FUR, pigment("D9B98A"), 0.62)
    paint(canvas, whole("50,54 55,55 60,60 66.4,65 69,72 67,80 60,84 50,83"), muzzle, 1.0)
    paint(canvas, "50,79 60,79.6 66.6,79 67,88 61,97 50,100 39,97 33,88 33.4,79 40,79.6", MAW, 1.4)
    paint(canvas, "50,89 57,88 60,92.6 57,97.4 50,98.6 43,97.4 40,92.6 43,88", ROSE)
    brush(canvas, "50,90 50,97.4", 0.8, mix(ROSE, SUMI, 0.5), start=0.5)

    def jaws(canvas: Canvas) -> None:
        paint(canvas, "57.4,80.4! 63.6,80.6! 61.6,86 59.8,91! 58,85.6", YUKI, 0.6)
        paint(canvas, "57.2,98.4! 61.6,96.6! 60.6,92 59.2,88.6! 57.6,93", YUKI, 0.55)
        for x in (50.4, 53, 55.4):
            paint(canvas, f"{x},79.8! {x + 2},80! {x + 1},83!", YUKI, 0.35)
        paint(canvas, "50,68! 56,73.4 63,75.4 69,71.6 68,79 61,82 54,80.4 50,77!", muzzle)
        brush(canvas, "50,75.4 55,79 62,79.6 68.6,76", 1.6, SUMI, start=0.6, peak=0.3)
        for x, y in ((58, 72.4), (62, 71), (60.4, 75)):
            canvas.oval(x, y, 0.6, 0.6, SUMI)

    both(canvas, jaws)
    paint(canvas, whole("50,58.6 55,58.4 59.6,60.8 59.4,65 55,69 50,70.6"), SUMI)
    brush(canvas, "44,62 47,60.6 51,60.6", 1.0, SHEEN, start=0.3)
    brush(canvas, "50,70 50,73 50,76.4", 1.1, SUMI, start=1, end=0.8)
