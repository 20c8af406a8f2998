"""Kikuchiyo: the wild one, half a farmer. His beast is the tiger."""

from __future__ import annotations

import math
from random import Random

from renderers.brush import both, brush, paint, whole
from renderers.canvas import Canvas
from renderers.kit.visage import (
    LINE,
    MAW,
    ROSE,
    SHEEN,
    STUBBLE,
    TONE,
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

GROUND = pigment("D2BC86")
CLOTH = pigment("7A4630")
SKULL = "50,18 62,18.6 71,24.6 76,36 77,50 75.6,63 73.6,77 68,89 59,97.6 50,99.6"
GLARE = Gaze(
    opening="56,51! 59.6,46.6 65,44.6 70,45.6 73.4,48.4! 69,52 62,52.8",
    upper="54.4,52.2 59.4,46 65,43.8 70.2,44.8 75.4,49",
    crease="56.8,45.4 62,41.8 71.8,43.2",
    lower="58,53.4 63,54.4 70,52.4",
    iris=2.3,
    iris_y=48.6,
    turn=0,
)


def human(canvas: Canvas) -> None:
    robe(canvas, CLOTH, stripes(mix(CLOTH, YUKI, 0.2), 9, 2.0))
    neck(canvas)
    _mane(canvas)
    ears(canvas)
    face(canvas, SKULL)
    for path in ("41,33 50,31.6 59,33", "43.4,37.4 50,36.4 56.6,37.4"):
        brush(canvas, path, 0.75, LINE, start=0.15, peak=0.5)
    brush(canvas, "48.4,39 47.6,42.6 48.6,46.4", 0.95, LINE, start=0.2)
    brush(canvas, "51.6,39 52.4,42.6 51.4,46.4", 0.95, LINE, start=0.2)
    eyes(canvas, GLARE, mix(YAMABUKI, SUMI, 0.45))
    brows(canvas, "52.4,46.4 58,39.4 67,35.6 77.4,37", "47.6,46.4 42,39.4 33,35.6 22.6,37", 4.6)
    nose(canvas, width=1.2)
    stubble(canvas, mix(STUBBLE, SUMI, 0.4), seed="kikuchiyo", count=420, top=70)
    if canvas.mood in ("calm", "shout"):
        _shout(canvas)
    else:
        mouth(canvas)
    _forelocks(canvas)


def _mane(canvas: Canvas) -> None:
    """Wild hair without a cord."""
    paint(canvas, whole("50,8 66,10 78,20 84,36 82,54 76,64! 74,44 50,30"), SUMI)
    dice = Random("mane")
    for _ in range(64):
        angle = math.radians(dice.uniform(-214, 34))
        reach = dice.uniform(13, 25) * (1 + 0.25 * abs(math.cos(angle)))
        x0, y0 = 50 + 25 * math.cos(angle), 36 + 24 * math.sin(angle)
        x1 = 50 + (25 + reach) * math.cos(angle)
        y1 = 36 + (24 + reach) * math.sin(angle) * 0.95 + dice.uniform(0, 6)
        middle = ((x0 + x1) / 2 + dice.uniform(-2, 2), (y0 + y1) / 2 - 2)
        brush(canvas, [(x0, y0), middle, (x1, y1)], dice.uniform(5, 8.5), SUMI, start=1, peak=0.1)
    for _ in range(40):
        angle = math.radians(dice.uniform(-205, 25))
        inner, run = dice.uniform(26, 35), dice.uniform(6, 12)
        points = [
            (50 + (inner + run * t) * math.cos(angle), 36 + (inner + run * t) * math.sin(angle) + t * t * 2)
            for t in (0, 0.5, 1)
        ]
        brush(canvas, points, 0.7, SHEEN, start=0.3, peak=0.4)


def _forelocks(canvas: Canvas) -> None:
    def side(canvas: Canvas) -> None:
        for path, width in (
            ("56,12 67,20 75,38 76.4,50", 5.6),
            ("60,10 73,20 80,42", 7),
            ("52,13 60,20 64,31", 3.2),
            ("54,12 66,20 71.6,34", 3.4),
        ):
            brush(canvas, path, width, SUMI, start=0.9, peak=0.2)

    both(canvas, side)
    brush(canvas, "50,13 47,22 48.6,32", 2.8, SUMI, start=0.9, peak=0.2)
    paint(canvas, whole("50,10 62,11 70,16.4 74,24! 66,21 58,20.6 50,22.4"), SUMI)


def _shout(canvas: Canvas) -> None:
    def side(canvas: Canvas) -> None:
        brush(canvas, "59.6,63 66,68.6 69.6,79", 1.2, LINE, start=0.4, peak=0.3)
        brush(canvas, "72,58 71,65 72.6,71", 0.8, LINE, start=0.2)
        brush(canvas, "51,70.8 58,71 67,76", 2.3, SUMI, start=0.6, peak=0.3)

    both(canvas, side)
    paint(canvas, "50,73! 58,73.4 64,76.6 65.4,83 61,90.4 50,93 39,90.4 34.6,83 36,76.6 42,73.4", MAW, 1.3)
    paint(canvas, "38.6,76! 44,74.4 56,74.4 61.4,76! 60,79.2 50,79.8 40,79.2", YUKI)
    for x in (44, 48, 52, 56):
        brush(canvas, f"{x},74.6 {x},79.2", 0.35, mix(YUKI, SUMI, 0.5), start=0.8, end=0.8)
    paint(canvas, "41.6,85! 50,82.4 58.4,85! 55,88 45,88", ROSE)
    paint(canvas, "41,88.6! 50,87.6 59,88.6! 57,91 50,91.8 43,91", YUKI)
    brush(canvas, "44,95.6 50,96.8 56,95.6", 0.9, TONE, start=0.2, peak=0.5)


FUR = pigment("CF8F3C")
FUR_DARK = pigment("A8692A")
PALE = mix(YUKI, FUR, 0.05)
HEAD = (
    "50,15 60,13.5 67,15 70,7 78,2 88,6 92,17 87,28 92,38 99,47! 92.6,51 101,61! 92.4,64 98,76!"
    " 86,77 88,88! 77,87 68,97 50,103"
)


def beast(canvas: Canvas) -> None:
    robe(canvas, CLOTH, stripes(mix(CLOTH, YUKI, 0.2), 9, 2.0), throat=FUR, top=105)
    paint(canvas, whole(HEAD), FUR, 2.0)
    both(canvas, _coat)
    brush(canvas, "50,15 50,24 50,33", 2.8, SUMI, start=0.6, peak=0.3)
    paint(canvas, "45,40 55,40 57,50 58.5,59 50,61 41.5,59 43,50", mix(FUR, YAMABUKI, 0.4))
    both(canvas, _look)
    paint(canvas, whole("50,72 58,75 67,76 68.5,84 65,92 58,97 50,98.5"), MAW, 1.3)
    paint(canvas, whole("50,85 57,83 60,89 57.5,95 50,97"), mix(ROSE, pigment("C8402F"), 0.45))
    brush(canvas, "50,85 50,90 50,95", 0.8, MAW, start=0.4)
    both(canvas, _fangs)
    paint(canvas, whole("50,58.6 54,58 58.5,59.5 56,64.5 50,67.5"), ROSE, 1.1)
    both(canvas, lambda half: brush(half, "56.5,61.5 54.5,63.8 52,63", 1.2, SUMI, start=0.8, end=0.2))
    brush(canvas, "50,67 50,72.4", 1.0, SUMI, start=1, end=0.8)
    both(canvas, _whiskers)


def _coat(canvas: Canvas) -> None:
    paint(canvas, "73,12 79,6 87,10 88.5,19 84,26 78,19", SUMI)
    paint(canvas, "78,12 84,11 85.5,18 82,20", PALE)
    paint(canvas, "54,41 58,34 67,31 76,33 79,38 70,37 61,40 56,46", PALE)
    paint(
        canvas,
        "92.6,51! 84,53 78,60 74,70 70,80 68,90 74,88 77,87 88,88! 86,77 98,76! 92.4,64 101,61!",
        PALE,
    )
    tufts(
        canvas, seed="tiger", count=46, ring=(25, 41), arc=(-1.25, 0.1), ink=FUR_DARK, length=3.4, width=0.6
    )
    tufts(
        canvas,
        seed="tiger pale",
        count=34,
        ring=(28, 42),
        arc=(0.15, 0.85),
        ink=mix(WASHI, SUMI, 0.28),
        length=3.6,
    )
    for path, width in (
        ("50.2,17 57,18 64,15.5", 2.4),
        ("51,22 60,22.5 69,18", 3.2),
        ("51.5,28 59,27 66,24", 2.6),
        ("88,29 80,30 73,27", 3.0),
        ("91.5,38 85,38.5 79.5,42", 3.2),
        ("98,48 88,47 79,51", 3.0),
        ("93,53 86,54 77,59.5", 2.6),
        ("100,62 89,62 78,68", 3.2),
        ("92,66 84,69 76,75", 2.4),
        ("97,75.5 86,75 75,82", 2.8),
        ("87,87 79,84 73,87", 2.2),
    ):
        brush(canvas, path, width, SUMI, start=0.85, peak=0.2)


def _look(canvas: Canvas) -> None:
    paint(canvas, "50,61 58,60 66,63 71,69 70,75.5 62,77 55,74.5 50,72", PALE, 0.9)
    brush(canvas, "55.6,50.4 57,54.4 59.4,57.6 63.6,61", 2.1, SUMI, start=0.8, peak=0.2)
    brush(canvas, "53,52 54.4,54.6 54,57.5", 0.9, SUMI, start=0.2)
    paint(canvas, "55.5,51! 59,46 66,42.4 75,40.6! 73,46.4 67,50 60,51.2", mix(YAMABUKI, YUKI, 0.55))
    canvas.oval(66, 46.2, 3.4, 3.5, YAMABUKI)
    canvas.oval(66, 46, 1.7, 2.4, SUMI)
    canvas.oval(65.2, 44.8, 0.7, 0.7, YUKI)
    brush(canvas, "54,53.4 58,46.4 66,41.6 78,37.6", 3.3, SUMI, start=0.35, peak=0.35)
    brush(canvas, "55,51.6 61,52.4 68,50.6 74.5,45", 1.3, SUMI, start=0.5, peak=0.3)
    for x, y in ((59, 68), (62.5, 66.5), (66, 68), (60.5, 71.5), (64.5, 71.5)):
        canvas.oval(x, y, 0.55, 0.55, SUMI)


def _fangs(canvas: Canvas) -> None:
    paint(canvas, "57.5,75! 64.5,75.7! 62.8,82 60.2,88! 58.4,81", YUKI, 0.6)
    paint(canvas, "56.5,96.6! 62,94.4! 60.4,89.6 58.8,85.6! 57.2,90.6", YUKI, 0.6)
    for x in (50.2, 52.7, 55.1):
        y = 73.2 + (x - 50) * 0.28
        paint(canvas, f"{x},{y}! {x + 2.2},{y + 0.3}! {x + 1.1},{y + 3.6}!", YUKI, 0.35)
    for x in (50.2, 52.5, 54.6):
        y = 98.4 - (x - 50) * 0.15
        paint(canvas, f"{x},{y}! {x + 2},{y - 0.3}! {x + 1},{y - 3.6}!", YUKI, 0.35)
    brush(canvas, "50,72 57,75.6 67,76.4 69.5,84 66,92 58,97.6", 1.6, SUMI, start=0.7, end=0.2, peak=0.4)
    brush(canvas, "60,98 64,98.6 69,95", 0.7, SUMI, start=0.2)


def _whiskers(canvas: Canvas) -> None:
    for y0, x1, y1 in ((67, 103, 58), (69, 106, 68), (71.5, 102, 79)):
        brush(canvas, f"64,{y0} 82,{(y0 + y1) / 2 - 2.5} {x1},{y1}", 0.75, SUMI, start=0.9, peak=0.1)
        brush(
            canvas,
            f"65,{y0 - 0.2} 82,{(y0 + y1) / 2 - 2.8} {x1 - 2},{y1 - 0.3}",
            0.38,
            YUKI,
            start=0.9,
            peak=0.1,
        )
