"""Kanbei: the old captain with the shaven head. His beast is the eagle."""

from __future__ import annotations

from renderers.brush import both, brush, paint, whole
from renderers.canvas import Canvas
from renderers.kit.visage import (
    LINE,
    MAW,
    Gaze,
    beard,
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
from renderers.palette import KINAKO, SKIN, SUMI, YAMABUKI, YUKI, mix, pigment

GROUND = pigment("AEB79A")
CLOTH = pigment("59626E")
GREY = pigment("6A7079")

SKULL = "50,11.5 59,12.6 67.5,17 73.6,25 76.4,36 76.4,50 74.6,62 72,75 66.5,87 58,95.5 50,98"
TIRED = Gaze(
    opening="56.5,51! 60,49 65,48.1 69.4,49 72,50.8! 67.5,52 62,52.4",
    upper="55,52 60,48.7 65,47.6 69.8,48.6 74,52",
    crease="57,48.4 62.5,45.8 73,49",
    lower="57.6,53.6 63,55.4 70.5,53.2",
    iris_y=49.4,
)


def human(canvas: Canvas) -> None:
    robe(canvas, CLOTH, dots(mix(CLOTH, YUKI, 0.28)))
    neck(canvas)
    ears(canvas)
    face(canvas, SKULL, scalp=mix(SKIN, GREY, 0.42))
    for wrinkle in ("39,35.5 50,33.8 61,35.5", "40.5,39.4 50,37.9 59.5,39.4", "42.5,31.6 50,30.6 57.5,31.6"):
        brush(canvas, wrinkle, 0.75, LINE, start=0.15, peak=0.5)
    brush(canvas, "48.2,41.6 47.8,44.5 48.6,47.2", 0.85, LINE, start=0.2)
    brush(canvas, "51.8,41.6 52.2,44.5 51.4,47.2", 0.85, LINE, start=0.2)
    eyes(canvas, TIRED)
    brows(canvas, "53.2,46 59,42.8 66,42 75,46.4", "46.8,46 41,42.8 34,42 25,46.4", 3, GREY)
    both(canvas, lambda side: brush(side, "73.2,50 75,52.4 74.8,55", 0.6, LINE, start=0.2))
    nose(canvas)
    mouth(canvas, "42,79.6 46.5,78.2 50,78.8 53.5,78.2 58,79.6")
    brush(canvas, "65.5,60 66.8,66 64.6,71.5", 0.8, LINE, start=0.15)
    brush(canvas, "34.5,60 33.2,66 35.4,71.5", 0.8, LINE, start=0.15)
    # A short grey beard: moustache, chin and a thin line along the jaw.
    brush(canvas, "50.4,73 56,73.2 61.5,77 63,83", 3.0, GREY, start=0.7, peak=0.3)
    brush(canvas, "49.6,73 44,73.2 38.5,77 37,83", 3.0, GREY, start=0.7, peak=0.3)
    chin = [(41 + place * 0.9, 87.5 + abs(place - 10) ** 1.5 * -0.16) for place in range(21)]
    beard(canvas, chin, 12, GREY, seed="kanbei chin", width=1.5, spread=0.1)
    jaw = [(72.5 - place * 1.1, 74 + place * 1.5) for place in range(12)]
    beard(canvas, [*jaw, *((100 - x, y) for x, y in jaw)], 5, GREY, seed="kanbei jaw", width=0.9, spread=0.0)
    beard(canvas, chin[4:17], 10, mix(GREY, YUKI, 0.45), seed="kanbei light", width=0.5)


HEAD = (
    "50,9 58,9 65,11.5 71,16 76.5,23 80,32 83.5,41! 81,43 86.5,52! 83,53.5 89,63! 85,64 90.5,75! 86,75 92,87!"
    " 84,86 86,97! 77,94 74,104! 66,100 58,108 50,110"
)
BEAK = "50,47 56,49 60.5,54.5 61,60 58,64 56.5,70 54.5,78 51.6,86 50,88!"


def beast(canvas: Canvas) -> None:
    plumage, shade = YUKI, mix(YUKI, pigment("8A8F96"), 0.42)
    robe(canvas, CLOTH, dots(mix(CLOTH, YUKI, 0.28)), throat=pigment("5B4632"), top=106)
    paint(canvas, whole("50,84 70,84 90,92! 84,96 92,106! 80,108 78,118! 66,114 56,124! 50,126"), BROWN, 1.2)
    paint(canvas, whole(HEAD), plumage, 1.7)

    def side(canvas: Canvas) -> None:
        for path, width in (
            ("58,14 66,19 73,30", 1.0),
            ("54,18 61,24 66,33", 0.9),
            ("76,33 79.5,40 80.5,46", 1.1),
            ("78,47 82,54 83,60", 1.1),
            ("74,60 79,66 81,74", 1.2),
            ("70,72 77,79 79.5,88", 1.2),
            ("63,78 68,86 69,96", 1.2),
            ("57,88 60,95 60,102", 1.1),
            ("82,60 86,68 87,74", 0.9),
            ("72,86 77,90 80,96", 1.0),
        ):
            brush(canvas, path, width, shade, start=0.2, peak=0.4)
        tufts(
            canvas, seed="eagle", count=70, ring=(18, 31), arc=(-0.9, 1.3), ink=shade, length=5, squash=1.15
        )
        # The brow is a ridge that shades the eye.
        paint(canvas, "56.5,52.5! 59,47.5 66,44.6 74,44.8! 71,50 65,53.6 59.5,54", YAMABUKI)
        canvas.oval(65.4, 48.8, 3.1, 3.3, SUMI)
        canvas.oval(65.4, 48.8, 2.4, 2.6, mix(YAMABUKI, YUKI, 0.25))
        canvas.oval(65.4, 48.8, 1.5, 1.7, SUMI)
        canvas.oval(64.6, 47.9, 0.6, 0.6, YUKI)
        paint(canvas, "53.5,48.4! 58,43.4 66,40.4 78.5,38.6! 76,42.6 68,44.2 60.5,47.6 56.5,52.8!", SUMI)
        brush(canvas, "55.6,43.4 63,38.6 73,35.8", 1.2, shade, start=0.2)
        brush(canvas, "57.5,54.6 64,55.4 71.5,51", 1.1, SUMI, start=0.5, peak=0.3)
        brush(canvas, "60.5,58 66,58.4 72,55.4", 0.8, shade, start=0.3)

    both(canvas, side)
    horn, dark = mix(YAMABUKI, KINAKO, 0.2), pigment("6A5330")
    paint(canvas, whole("50,60 60,60.5 66,62.5! 62,66.5 58,73 56,80 50,84"), MAW, 1.2)
    paint(canvas, whole(BEAK), horn, 1.5)
    paint(
        canvas, "50,58! 53,62 53,74 51,84 50,88! 55.5,78 57.6,69 60.8,61 60,54.5 55,49!", mix(horn, dark, 0.4)
    )
    paint(canvas, whole("50,46 55,47.4 60,53.4 58,57.6 50,56"), mix(YAMABUKI, YUKI, 0.3), 0.9)
    both(canvas, lambda half: brush(half, "53.6,53.4 56.4,52.4", 1.5, SUMI, start=0.6))
    both(canvas, lambda half: brush(half, "59.5,61 64,61.4 68.5,60", 1.2, SUMI, start=0.8))
    brush(canvas, "48.4,58 47.6,66 48.6,76", 0.9, mix(horn, YUKI, 0.7), start=0.3)


BROWN = pigment("5B4632")
