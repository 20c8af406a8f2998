"""The faces of fighters without a lord, as far as they show them."""

from __future__ import annotations

from renderers.brush import both, brush, paint
from renderers.canvas import Canvas
from renderers.kit.visage import beard, brows, ears, eyes, face, mouth, neck, nose, robe
from renderers.palette import AI, ASAGI, FUJI, KINAKO, MATCHA, SHU, SUMI, WASHI, YAMABUKI, YUKI, mix
from renderers.senjutsu.people.cast import DUSK, TAN
from renderers.senjutsu.people.portraits.looks import COLD, GAUNT, OLD, STEADY, YOUNG, unshaven


def assassin(canvas: Canvas) -> None:
    """Two eyes in the shade of a pointed hood."""
    cloth, shade = mix(FUJI, SUMI, 0.55), mix(SUMI, FUJI, 0.16)
    paint(
        canvas, "58,-44! 84,-20 98,26 100,70 124,100 132,152! -32,152! -24,100 0,70 2,26 20,-14", cloth, 1.8
    )
    for path in ("66,-30 88,16 92,64", "100,84 112,110 114,134", "4,88 -8,112 -10,134", "28,-12 12,22 10,60"):
        brush(canvas, path, 1.4, mix(cloth, FUJI, 0.6), start=0.3)
    paint(canvas, "50,2! 70,10 82,32 84,60 74,88 50,104! 26,88 16,60 18,32 30,10", shade, 1.8)
    eyes(canvas, COLD, mix(FUJI, YUKI, 0.3))
    for path in ("54,46 62,43.6 76,44", "46,46 38,43.6 24,44"):
        brush(canvas, path, 1.6, mix(shade, FUJI, 0.7), start=0.3)
    brush(canvas, "46,52 44,62 50,68", 1.1, mix(shade, FUJI, 0.6), start=0.3)
    paint(canvas, "22,66! 36,70 50,68 64,70 78,66! 72,90 50,106 28,90", mix(cloth, SUMI, 0.35), 1.2)
    for path in ("30,80 50,75 70,80", "36,91 50,87 64,91"):
        brush(canvas, path, 1, mix(cloth, FUJI, 0.4), start=0.3)
    canvas.disc(50, 117, 7, mix(YAMABUKI, SUMI, 0.2), 1.4)


def ninja(canvas: Canvas) -> None:
    """A strip of a face between two cloths; the red scarf, the hilt behind."""
    dark = mix(AI, SUMI, 0.5)
    brush(canvas, "78,120 112,2", 8, SUMI, start=1, end=1)
    for step in range(6):
        x, y = 84 + step * 4.8, 96 - step * 16.6
        brush(canvas, [(x - 3, y + 3), (x + 4, y - 4)], 2.4, KINAKO, start=1, end=1)
    robe(canvas, DUSK, inner=dark)
    face(canvas, GAUNT)
    eyes(canvas, STEADY)
    brows(canvas, "54,45 60,42 67,41 75,43", "46,45 40,42 33,41 25,43", 3.2)
    nose(canvas)
    paint(canvas, "17,42! 18,16 34,4 50,1 66,4 82,16 83,42! 74,37.6 50,34 26,37.6", dark, 1.6)
    paint(canvas, "18,57! 34,61 50,58 66,61 82,57! 82,78 68,98 50,106 32,98 18,78", dark, 1.6)
    for path in ("30,66 40,80 42,96", "70,66 62,80 60,96", "40,10 36,22 36,33", "62,10 66,22 66,33"):
        brush(canvas, path, 1.1, mix(dark, ASAGI, 0.4), start=0.3)
    paint(canvas, "26,35.6! 50,31 74,35.6! 74,29! 50,24 26,29!", mix(ASAGI, SUMI, 0.35), 1.1)
    paint(
        canvas,
        "14,92! 34,104 50,108 66,104 86,92! 90,106! 70,120 50,124 30,120 10,106!",
        mix(SHU, SUMI, 0.2),
        1.4,
    )
    brush(canvas, "14,98 -14,92 -34,110", 13, mix(SHU, SUMI, 0.2), start=0.9, end=0.2)


def sailor(canvas: Canvas) -> None:
    """Sun and salt; the head cloth knotted, a laugh in the corner of the mouth."""
    robe(canvas, mix(AI, ASAGI, 0.6), inner=WASHI, throat=mix(TAN, SUMI, 0.15))
    for x, y in ((8, 122), (24, 130), (76, 130), (92, 122)):
        brush(canvas, f"{x - 7},{y + 3} {x},{y - 3} {x + 7},{y + 3}", 2, WASHI, start=0.6, end=0.6)
    neck(canvas, mix(TAN, SUMI, 0.16))
    ears(canvas, 48, TAN)
    face(canvas, YOUNG, skin=TAN)
    paint(canvas, "76,30! 96,20 112,30 100,36! 114,50 96,52 78,40!", YUKI, 1.4)
    paint(canvas, "18,42! 20,18 36,6 50,4 64,6 80,18 82,42! 66,34 50,32 34,34", YUKI, 1.6)
    for x, y in ((28, 26), (42, 16), (50, 25), (60, 14), (72, 26)):
        canvas.disc(x, y, 3.2, ASAGI, 0)
    eyes(canvas, STEADY)
    for path in ("74,48 79,45.6", "74.6,51 80,52", "74,54 79,57"):
        both(canvas, lambda half, path=path: brush(half, path, 0.9, mix(TAN, SUMI, 0.5), start=0.4))
    brows(canvas, "54,44.4 60,41 67,39.6 75,41.6", "46,44.4 40,41 33,39.6 25,41.6", 3.2)
    nose(canvas, width=1.1)
    mouth(canvas, "39,78 46,79.6 50,79.8 56,78.4 62,74")
    unshaven(canvas, YOUNG, mix(SUMI, TAN, 0.3), seed="sailor", count=150, top=80)


def wakou(canvas: Canvas) -> None:
    """Red cloth round his head, a ring in his ear, a black beard in braids."""
    robe(canvas, mix(MATCHA, KINAKO, 0.35), inner=YAMABUKI, throat=mix(TAN, SUMI, 0.15))
    neck(canvas, mix(TAN, SUMI, 0.16))
    ears(canvas, 48, TAN)
    both(canvas, lambda half: half.disc(80, 68, 5, None, 1.8, YAMABUKI))
    face(canvas, OLD, skin=TAN)
    paint(canvas, "78,28! 98,36 108,58 96,54! 98,76 84,60 78,42!", mix(SHU, SUMI, 0.1), 1.4)
    paint(canvas, "17,44! 18,14 34,0 50,-3 66,0 82,14 83,44! 68,33 50,30 32,33", mix(SHU, SUMI, 0.1), 1.6)
    for path in ("32,8 28,20 27,34", "50,4 50,16 50,28", "68,8 72,20 73,34"):
        brush(canvas, path, 1.1, mix(SHU, SUMI, 0.5), start=0.3)
    eyes(canvas, COLD)
    brows(canvas, "53,47 60,43 68,41.4 78,40", "47,47 40,43 32,41.4 22,40", 4.2)
    nose(canvas, width=1.15)
    brush(canvas, "66,36 63,50 66,64", 1.6, mix(TAN, SHU, 0.5), start=0.4)
    paint(canvas, "25,62! 32,74 40,76 50,74 60,76 68,74 75,62! 74,84 66,98 50,106 34,98 26,84", SUMI)
    beard(
        canvas,
        [(32 + step * 2, 92 + 8 - abs(step - 9) * 0.9) for step in range(19)],
        12,
        SUMI,
        seed="wakou",
        width=2,
    )
    mouth(canvas, "41,82 46,81 50,81.6 54,81 59,82", fold=False)
    both(canvas, lambda half: brush(half, "60,98 64,112 62,130", 5, SUMI, start=0.9, end=0.5))
    for y in (108, 118):
        both(canvas, lambda half, y=y: brush(half, f"59,{y} 67,{y}", 2, YAMABUKI, start=1, end=1))
