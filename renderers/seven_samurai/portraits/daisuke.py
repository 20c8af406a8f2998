"""Daisuke: the seasoned spearman in his war helmet. His beast is the fox."""

from __future__ import annotations

from renderers.brush import both, brush, paint, whole
from renderers.canvas import Canvas
from renderers.kit.visage import (
    LINE,
    ROSE,
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
from renderers.palette import FUJI, KINAKO, SUMI, YAMABUKI, YUKI, mix, pigment

GROUND = pigment("B9A9BC")
CLOTH = mix(FUJI, SUMI, 0.42)
IRON = pigment("3B4152")
IRON_LIGHT = mix(IRON, YUKI, 0.3)
GILT = mix(YAMABUKI, YUKI, 0.12)
SKULL = "50,18 62,19 71,25 75.6,36 76.6,48 76,60 74.6,72 70.4,84 63,93.6 56,97 50,97.6"
SHARP = Gaze(
    opening="56.5,50.8! 60,48.5 65,47.5 69.6,47.9 72.6,48.8! 67.5,51.2 62,51.9",
    upper="55,51.8 60,48.2 65,47 69.8,47.3 74.4,48.6",
    crease="57.2,47.6 62.5,44.8 72,45.4",
    turn=1.0,
)


def human(canvas: Canvas) -> None:
    robe(canvas, CLOTH, stripes(mix(CLOTH, YUKI, 0.2), 10, 1.4))
    neck(canvas)
    both(canvas, _neckguard)
    ears(canvas)
    face(canvas, SKULL)
    _helmet(canvas)
    eyes(canvas, SHARP)
    brows(canvas, "53,46 59,42.6 66.6,41.2 75.4,43.4", "47,46 41,42.6 33.4,41.2 24.6,43.4", 3.0)
    both(canvas, lambda side: brush(side, "73.6,50 76,49.6", 0.6, LINE, start=0.3))
    brush(canvas, "48.4,41.4 48,45", 0.7, LINE, start=0.2)
    nose(canvas, width=1.05)
    stubble(canvas, STUBBLE, seed="daisuke", count=260, top=76)
    mouth(canvas, "42,79.4 46.5,77.8 50,78.6 53.5,77.8 58.4,78.2")
    brush(canvas, "51,73 56,73.6 60.4,76", 2.1, SUMI, start=0.6)
    brush(canvas, "49,73 44,73.6 39.6,76", 2.1, SUMI, start=0.6)
    # The cord of the helmet, tied under the chin.
    for side in (1, -1):
        x = 50 + side * 27.4
        brush(canvas, f"{x},52 {50 + side * 25},76 {50 + side * 9},98", 2.4, SUMI, start=0.8, end=0.8)
        brush(canvas, f"{x},52 {50 + side * 25},76 {50 + side * 9},98", 1.3, ROSE, start=0.8, end=0.8)
    paint(canvas, "42,97! 50,95 58,97! 57,102.4 50,104 43,102.4", ROSE, 0.9)
    paint(canvas, "48,103! 45,114! 49,112 50,116! 51,112 55,114! 52,103!", ROSE, 0.8)


def _neckguard(canvas: Canvas) -> None:
    """Laced plates that fall from the helmet to the shoulders."""
    for row, (inner, outer) in enumerate(((76, 89), (78, 94), (80, 99))):
        y = 40 + row * 11
        paint(canvas, f"{inner},{y}! {outer},{y + 6}! {outer + 3},{y + 17}! {inner + 1},{y + 13}!", IRON, 1.1)
        for place in range(3):
            x = inner + 4 + place * 4.4
            brush(canvas, f"{x},{y + 4 + place} {x + 0.6},{y + 12 + place}", 1.3, FUJI, start=1, end=1)


def _helmet(canvas: Canvas) -> None:
    bowl = whole("50,-2 60,-0.6 69,4 76,12 80,22 81.6,33 80.4,38! 66,34 50,33")
    paint(canvas, bowl, IRON, 1.5)
    for rib in (
        "50,-1 50,14 50,32",
        "58,0 63,14 65,32",
        "66,4 73,17 76,34",
        "42,0 37,14 35,32",
        "34,4 27,17 24,34",
    ):
        brush(canvas, rib, 1.0, mix(IRON, SUMI, 0.5), start=0.6, end=0.6)
    for rib in ("30,12 25,22 24,31", "41,4 38,16 37.4,28", "56,3 59.4,16 60,29"):
        brush(canvas, rib, 0.8, IRON_LIGHT, start=0.2)
    paint(
        canvas,
        "18,37! 26,31 38,28.6 50,28 62,28.6 74,31 82,37! 83.4,43! 68,38 50,36.6 32,38 16.6,43!",
        IRON,
        1.3,
    )
    brush(canvas, "21,38.6 36,33.6 50,32.8 64,33.6 79,38.6", 1.1, GILT, start=0.6, end=0.6)
    # A crescent moon for a crest.
    paint(
        canvas,
        "50,24! 40,20.6 31,11 27,-2 26.6,-15! 33,0 41,9.6 50,12.6 59,9.6 67,0 73.4,-15! 73,-2 69,11 60,20.6",
        GILT,
        1.3,
    )
    brush(canvas, "31,4 38,14 49,18.4", 0.8, mix(GILT, KINAKO, 0.9), start=0.2)
    canvas.oval(50, 20, 4.4, 4.4, SUMI)
    canvas.oval(50, 20, 3.2, 3.2, GILT)


FUR = pigment("C9743A")
FUR_DARK = mix(FUR, SUMI, 0.5)
FUR_LIGHT = mix(FUR, YUKI, 0.4)
PALE = mix(YUKI, FUR, 0.06)
HEAD = (
    "50,22 57,19.6 62,19 66,6 73,-9 79.4,-15! 85,0 86.4,17 84,30 87,39 96,49! 89.4,51 93.6,61!"
    " 85.6,61.6 86.4,70! 78,70"
    " 70,77.6 63,86.6 57.4,96 50,99"
)


def beast(canvas: Canvas) -> None:
    robe(canvas, CLOTH, stripes(mix(CLOTH, YUKI, 0.2), 10, 1.4), throat=PALE, top=102)
    paint(canvas, whole(HEAD), FUR, 1.8)

    def side(canvas: Canvas) -> None:
        paint(canvas, "68.4,15 74,-1 79,-9! 82.6,4 82.6,17 78.6,24 73,22", SUMI)
        paint(canvas, "72.6,18 76,5 79,13 78.4,20", mix(PALE, ROSE, 0.35))
        paint(
            canvas,
            "96,49! 89.4,51 93.6,61! 85.6,61.6 86.4,70! 78,70 70,77.6 63,86.6 57.4,96 50,99!"
            " 50,88 58,84 62,75 65.4,66 73,59.6"
            " 82,54",
            PALE,
        )
        paint(canvas, "54.4,45 58.4,39.4 65,36.4 71,37.4! 65.6,40 60,43.4 57,47", FUR_LIGHT)
        for path, width in (
            ("52,25 56,30 57,37", 1.5),
            ("58,22.6 62.4,28 64.4,34", 1.3),
            ("86,40 79,42 74,47", 1.5),
            ("92,49.4 83,50.6 76.6,55", 1.3),
        ):
            brush(canvas, path, width, FUR_DARK, start=0.4, peak=0.3)
        tufts(
            canvas,
            seed="fox",
            count=44,
            ring=(19, 33),
            arc=(-1.25, 0.1),
            ink=FUR_DARK,
            length=3.2,
            width=0.55,
        )
        tufts(
            canvas,
            seed="fox pale",
            count=34,
            ring=(21, 28),
            arc=(0.2, 0.95),
            ink=mix(PALE, FUR, 0.4),
            length=4,
        )
        paint(canvas, "50,55! 54,53 57,59 59,68 59.4,77 56,83 50,84!", mix(PALE, FUR, 0.04))
        # Long slanted eyes.
        paint(
            canvas,
            "55.6,53! 60,47.6 66.4,43.6 75.4,40.6! 72.6,46.6 66.6,51.2 60,53.4",
            mix(YAMABUKI, YUKI, 0.5),
        )
        canvas.oval(66, 47.6, 2.7, 3.0, mix(YAMABUKI, KINAKO, 0.6))
        canvas.oval(66, 47.6, 1.0, 2.7, SUMI)
        canvas.oval(65.2, 46.2, 0.6, 0.6, YUKI)
        brush(canvas, "52.6,56 57.4,48.6 66,42.4 80,37.4", 2.7, SUMI, start=0.3, peak=0.4)
        brush(canvas, "55,53.6 61,54.2 67.6,51.4 73.6,45", 1.1, SUMI, start=0.5, peak=0.3)
        brush(canvas, "55.6,55 57,63 60,70", 1.1, FUR_DARK, start=0.5)
        brush(canvas, "50,84 54.6,85.6 59.6,82.6 65.6,75.6", 1.4, SUMI, start=0.8, peak=0.3)
        paint(canvas, "56.2,84.8! 59,83.6! 58,88.8!", YUKI, 0.5)
        for x, y in ((56.6, 73.6), (58.6, 76.4), (56, 78.4)):
            canvas.oval(x, y, 0.5, 0.5, SUMI)
        for y0, x1, y1 in ((74, 84, 67), (76.6, 86, 76)):
            brush(canvas, f"60,{y0} 71,{(y0 + y1) / 2 - 1} {x1},{y1}", 0.5, SUMI, start=0.8, peak=0.1)

    both(canvas, side)
    brush(canvas, "50,30 50,40 50,52", 1.6, FUR_DARK, start=0.2, peak=0.4)
    paint(canvas, whole("50,71.4 53.4,71.4 56.4,73.4 54.6,78 50,80.6"), SUMI)
    brush(canvas, "46.4,73.6 49.4,72.6 52,73", 0.8, FUR_LIGHT, start=0.2)
    brush(canvas, "50,80 50,84.4", 1.0, SUMI, start=1, end=0.8)
    brush(canvas, "46.4,94.6 50,96 53.6,94.6", 0.7, mix(PALE, SUMI, 0.5), start=0.2, peak=0.5)
