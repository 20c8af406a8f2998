"""Kyuzo: the gaunt master of the sword. His beast is the wolf."""

from __future__ import annotations

from renderers.brush import both, brush, paint, whole
from renderers.canvas import Canvas
from renderers.kit.visage import (
    LINE,
    ROSE,
    SHEEN,
    TONE,
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
from renderers.palette import SKIN, SUMI, YAMABUKI, YUKI, mix, pigment

GROUND = pigment("8FA9AE")
CLOTH = pigment("343E54")
SKULL = "50,14 60,15 68.6,20.6 74,31 75.6,43 76,52 73.8,61 71.6,72 66.6,84 58.4,95 50,98.4"
COLD = Gaze(
    opening="56.5,51.2! 60,49.5 65.4,48.6 72.6,48.8! 67.5,51.3 62,52.2",
    upper="54.8,52.2 60,49.1 65.4,48 74.4,48.2",
    crease="57,48.6 62.5,46.2 72.6,45.8",
    lower="58,52.8 63,53.6 70,51.4",
    iris=2.3,
    iris_y=50,
)


def human(canvas: Canvas) -> None:
    robe(canvas, CLOTH, dots(mix(CLOTH, YUKI, 0.16), 9, 1.1))
    neck(canvas)
    # A tall whisk of a topknot, tied with white cord.
    paint(canvas, "44,16! 41,4 33,-7! 43,-4 47,-14! 52,-5 60,-13! 59,-3 68,-6! 60,5 56,16!", SUMI)
    for path in ("45,-2 47,6 48,13", "52,-3 51.4,5 51,12", "58,-4 55,4 53.6,12"):
        brush(canvas, path, 0.7, SHEEN, start=0.2)
    paint(canvas, whole("50,10.6 61,12 70.6,18 77,29 78.6,43 77,54! 73.6,52 73,42 50,32"), SUMI)
    ears(canvas)
    face(canvas, SKULL)
    both(canvas, _hair)
    paint(canvas, "43,12.6! 50,14 57,12.6! 57.4,17.4! 50,18.8 42.6,17.4!", YUKI, 0.9)
    # One strand has come loose.
    brush(canvas, "42,24 36,34 35.4,46 32.6,58", 1.3, SUMI, start=0.5, peak=0.3)
    brush(canvas, "44,25 40.4,33 41,41", 0.8, SUMI, start=0.5, peak=0.3)
    eyes(canvas, COLD)
    brows(canvas, "53,47.4 59,44.6 66.6,42.2 76,41.8", "47,47.4 41,44.6 33.4,42.2 24,41.8", 2.5)
    both(canvas, _cheek)
    nose(canvas, width=0.9, bridge="52.4,46.5 53,55 54.4,62")
    mouth(canvas, "42.4,79.2 46.6,78.4 50,78.9 53.4,78.4 57.6,79.2", fold=False)
    brush(canvas, "50.8,73.6 55,74.4 59,78.6 60,84", 1.7, SUMI, start=0.5, peak=0.4)
    brush(canvas, "49.2,73.6 45,74.4 41,78.6 40,84", 1.7, SUMI, start=0.5, peak=0.4)
    brush(canvas, "50,87.4 50.2,91 49.8,95", 2.0, SUMI, start=0.5, peak=0.4)
    # An old cut down the cheek.
    brush(canvas, "33,57 36,64 36.4,71", 1.2, mix(SKIN, ROSE, 0.8), start=0.2)


def _hair(canvas: Canvas) -> None:
    paint(
        canvas,
        "50,12.6! 61,13.6 70,19.4 75.6,30 77.4,43 76.4,52! 73.8,50 73.4,43 71,34 64,27.6 56,25 50,27.4!",
        SUMI,
    )
    for path in ("52,16 56,19 60,24", "57,15.4 63,19 67,26", "63,17 69,23 72,31", "70,23 74,31 75.2,39"):
        brush(canvas, path, 0.65, SHEEN, start=0.3)


def _cheek(canvas: Canvas) -> None:
    """Hollows under high cheekbones."""
    paint(canvas, "73.4,58! 69,61.4 65.6,67 64.4,75! 69,71 72,65", TONE)
    brush(canvas, "73.6,57.6 68.6,60.6 65,66.6", 0.8, LINE, start=0.2, peak=0.4)
    brush(canvas, "58.4,66.6 61,71 61.6,75", 0.7, LINE, start=0.2)


FUR = pigment("8B929A")
FUR_DARK = pigment("474F5B")
FUR_PALE = mix(YUKI, FUR, 0.08)
HEAD = (
    "50,17 58,15.4 65,17 69.6,8 79,-7! 85.4,8 86.4,26 90,35 98,45! 92,48 99,59! 91.6,60.6 95.6,72! 86.4,72"
    " 87,83! 76.6,81 70,91 61,98 50,101"
)


def beast(canvas: Canvas) -> None:
    robe(canvas, CLOTH, dots(mix(CLOTH, YUKI, 0.16), 9, 1.1), throat=FUR, top=102)
    paint(canvas, whole(HEAD), FUR, 1.9)

    def side(canvas: Canvas) -> None:
        paint(canvas, "72.6,15 78.4,-0.6! 82.4,11 82.4,23 76,22.6", FUR_DARK)
        paint(canvas, "76.4,15 78.6,6.4 80.4,14.6 79.4,20", mix(FUR_DARK, ROSE, 0.5))
        paint(
            canvas,
            "98,45! 92,48 99,59! 91.6,60.6 95.6,72! 86.4,72 87,83! 76.6,81 70,91 62,95 62,82"
            " 66.4,71 74,63 80.4,54 88,47.6",
            FUR_PALE,
        )
        paint(canvas, "53,45.4 57,38 65,33.6 72.4,33.6 75.4,37 66,38.6 59,42 56,47", FUR_PALE)
        paint(canvas, "50,17! 57,16 62.4,19 60,30 56,38 54.4,49 55.4,61 50,66!", FUR_DARK)
        for path, width in (
            ("90,36 82,38 76,44", 2.2),
            ("96,46 86,47 78,53", 1.8),
            ("66,19 67,26 72,31", 2.0),
            ("87,27 80,30 77,34", 2.2),
            ("97,59.6 88,59 80,63", 1.6),
            ("94,71.4 85,69 77,72", 1.5),
            ("86,82 78,78 71.6,81", 1.4),
        ):
            brush(canvas, path, width, FUR_DARK, start=0.9, peak=0.2)
        tufts(
            canvas, seed="wolf", count=44, ring=(24, 39), arc=(-1.2, 0.1), ink=FUR_DARK, length=3.4, width=0.6
        )
        tufts(
            canvas,
            seed="wolf pale",
            count=40,
            ring=(24, 40),
            arc=(0.1, 1.1),
            ink=mix(FUR, YUKI, 0.35),
            length=4,
        )
        paint(canvas, "50,60! 56,58 61,64 63.4,73 61.4,81 55,84 50,83!", FUR_PALE)
        paint(canvas, "56,51.8! 60,46.8 66,44 74,42.4! 71,47.6 65,50.8 60,52", mix(YAMABUKI, YUKI, 0.55))
        canvas.oval(65.2, 47.4, 2.6, 2.7, YAMABUKI)
        canvas.oval(65.2, 47.2, 1.35, 1.6, SUMI)
        canvas.oval(64.5, 46.3, 0.6, 0.6, YUKI)
        brush(canvas, "53.4,54.6 58,47.2 66,42.8 78.4,39", 3.0, SUMI, start=0.35, peak=0.35)
        brush(canvas, "55,52.2 61,53 67,51.2 73.4,45", 1.2, SUMI, start=0.5, peak=0.3)
        brush(canvas, "55,53 57.4,60 62,66", 1.4, SUMI, start=0.8, peak=0.2)
        for y in (56.6, 60):
            brush(canvas, f"54.4,{y + 1} 56.8,{y - 1} 59.4,{y}", 0.7, SUMI, start=0.2)
        brush(canvas, "50,83 55,85.4 61.4,82.6 67.6,76", 1.5, SUMI, start=0.8, peak=0.3)
        paint(canvas, "57.2,84.8! 60.6,83.2! 59.4,89.6!", YUKI, 0.5)
        for x, y in ((58, 71), (60, 74), (57, 76)):
            canvas.oval(x, y, 0.5, 0.5, SUMI)
        brush(canvas, "54.6,95 60,93 63.6,88", 0.8, SUMI, start=0.2)

    both(canvas, side)
    paint(canvas, whole("50,69 54,69.4 57.6,71.4 55.8,76.4 50,79.4"), SUMI)
    brush(canvas, "45.4,71.8 49,70.6 52,71", 0.8, FUR, start=0.2)
    brush(canvas, "50,78.6 50,83.4", 1.1, SUMI, start=1, end=0.8)
