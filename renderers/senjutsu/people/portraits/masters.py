"""The faces of the famous masters."""

from __future__ import annotations

from renderers.brush import both, brush, paint
from renderers.canvas import Canvas
from renderers.kit.visage import (
    LINE,
    SHEEN,
    TONE,
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
    stripes,
)
from renderers.palette import (
    ASAGI,
    KINAKO,
    SHU,
    SKIN,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    mix,
)
from renderers.rig.person import LACQUER
from renderers.senjutsu.people.cast import DARK_SKIN, ROSE, SAFFRON, SILK
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


def kojiro(canvas: Canvas) -> None:
    """Handsome and sure of it; the hilt of the long sword behind his shoulder."""
    brush(canvas, "92,130 124,-30", 8, SUMI, start=1, end=1)
    for step in range(9):
        x, y = 95 + step * 3.3, 112 - step * 16
        brush(canvas, [(x - 3, y + 4), (x + 3, y - 4)], 2.6, WASHI, start=1, end=1)
    paint(canvas, "84,116! 108,120! 107,127! 83,123!", YAMABUKI, 1.2)
    brush(canvas, "40,4 20,-10 -6,4 -18,36 -12,74", 14, SUMI, start=0.6, end=0.1)
    robe(canvas, ROSE, inner=YUKI)
    both(canvas, lambda half: paint(half, "72,96! 96,100 120,112 128,140! 84,140! 76,116!", SILK, 1.3))
    neck(canvas)
    paint(canvas, "40,13! 38,0 46,-9! 56,-10! 62,0 60,13!", SUMI)
    paint(canvas, "39,5! 61,5! 61,10! 39,10!", SILK, 0.9)
    ears(canvas)
    face(canvas, SOFT)
    both(canvas, hair)
    for path in ("30,28 26,46 30,62", "70,28 75,44 73,58"):
        brush(canvas, path, 2.6, SUMI, start=0.8, end=0.1)
    eyes(canvas, COLD)
    brows(canvas, "55,45 62,41.4 69,39.6 78,38", "45,45 38,41.4 31,39.6 22,38", 2)
    nose(canvas, width=0.8)
    mouth(canvas, "42,79.4 47,78.4 51,78.6 56,77.2 60,75", fold=False)


def musashi(canvas: Canvas) -> None:
    """Wild hair, a rough beard, eyes that do not blink."""
    paint(
        canvas,
        "20,70! 4,58! 14,50 -2,38! 12,32 0,10! 18,14 14,-12! 32,0 38,-22! 50,-6 60,-26! 66,-2 84,-16! 82,10"
        " 100,4! 90,28 104,38! 90,46 100,62! 80,70!",
        SUMI,
    )
    robe(canvas, mix(SUMI, KINAKO, 0.42), stripes(mix(KINAKO, SUMI, 0.5), 15, 1.4), inner=KINAKO)
    neck(canvas)
    ears(canvas)
    face(canvas, GAUNT)
    paint(
        canvas,
        "50,20! 60,26 64,38! 68,28 74,44! 78,34 79,54! 84,30 72,12 50,8 28,12 16,30 21,54! 22,34 26,44! 32,28"
        " 36,38! 40,26",
        SUMI,
    )
    for path in ("40,10 34,20 33,30", "58,10 66,20 68,30", "24,24 22,34 23,46"):
        brush(canvas, path, 0.8, SHEEN, start=0.3)
    eyes(canvas, STEADY)
    brows(canvas, "53,47 59,43 67,42 77,44.4", "47,47 41,43 33,42 23,44.4", 4)
    nose(canvas, width=1.08)
    mouth(canvas, "41,80.4 46,78.8 50,79.4 54,78.8 59,80.4")
    unshaven(canvas, GAUNT, mix(SUMI, SKIN, 0.2), seed="musashi", count=200)
    beard(
        canvas,
        [(37 + step * 1.5, 85 - abs(step - 9) * 0.8) for step in range(19)],
        12,
        SUMI,
        seed="two",
        width=1.6,
    )
    both(canvas, lambda half: brush(half, "51,73.4 57,75 62,81", 2.4, SUMI, start=0.5, peak=0.4))


def monk(canvas: Canvas) -> None:
    """A white cowl, great beads, a face like a shut gate."""
    paint(canvas, "50,-12 76,-6 96,22 98,60 108,100 118,140! -18,140! -8,100 2,60 4,22 24,-6", YUKI, 1.8)
    robe(canvas, SAFFRON, inner=YUKI, top=108)
    neck(canvas)
    face(canvas, OLD)
    eyes(canvas, COLD)
    brows(canvas, "53,46.4 60,43 68,42 79,45", "47,46.4 40,43 32,42 21,45", 5)
    nose(canvas, width=1.15)
    mouth(canvas, "40,81 46,79.2 50,79.6 54,79.2 60,81")
    brush(canvas, "30,58 36,68 34,78", 1, LINE)
    both(
        canvas,
        lambda half: paint(
            half,
            "50,28! 66,30 76,42 79,60 74,78 62,94 50,101! 50,112! 76,104 92,78 90,34 72,2 50,-2!",
            YUKI,
            1.3,
        ),
    )
    for path in ("70,8 84,34 86,64", "78,92 90,112 96,134", "62,100 70,116 72,134"):
        both(canvas, lambda half, path=path: brush(half, path, 1, mix(ASAGI, YUKI, 0.4), start=0.3))
    for place in range(9):
        x = 14 + 9 * place
        canvas.disc(x, 118 + 14 * (1 - ((x - 50) / 36) ** 2), 6.2, WOOD, 1.3)
        canvas.disc(x - 1.6, 116 + 14 * (1 - ((x - 50) / 36) ** 2), 1.4, mix(WOOD, YUKI, 0.5), 0)


def onna_bugeisha(canvas: Canvas) -> None:
    """Long straight hair under a white band; her calm is no peace."""
    paint(canvas, "22,28! 10,60 6,100 8,140! 92,140! 94,100 90,60 78,28!", SUMI)
    robe(canvas, ROSE, dots(mix(YUKI, ROSE, 0.2), 12, 1.7), inner=YUKI, top=102)
    neck(canvas)
    face(canvas, SOFT)
    paint(canvas, "50,10! 64,11 74,20 79,36 78,64! 75,48 66,34 51,26 50,26!", SUMI)
    paint(canvas, "50,10! 36,11 26,20 21,36 22,64! 25,48 34,34 49,26 50,26!", SUMI)
    both(canvas, lambda half: brush(half, "76,40 82,70 80,100 86,136", 8, SUMI, start=0.8, end=0.6))
    for path in ("80,60 84,90 84,120", "74,20 78,34"):
        both(canvas, lambda half, path=path: brush(half, path, 0.8, SHEEN, start=0.3))
    paint(canvas, "22,30! 36,22 50,20 64,22 78,30! 79,36.6! 64,28.6 50,27 36,28.6 21,36.6!", YUKI, 1.1)
    brush(canvas, "78,33 96,44 100,66", 4.6, SUMI, start=0.9, end=0.5)
    brush(canvas, "78,33 96,44 100,66", 2.8, YUKI, start=0.9, end=0.5)
    eyes(canvas, STEADY)
    both(canvas, lambda half: brush(half, "72,47 78,44.6 82,45", 1.8, SUMI, start=0.8))
    brows(canvas, "55,43.6 62,40 69,38.8 76,40", "45,43.6 38,40 31,38.8 24,40", 1.9)
    nose(canvas, width=0.74)
    mouth(canvas, "43.6,79 47,78 50,78.4 53,78 56.4,79", lip=SHU, fold=False)


def yasuke(canvas: Canvas) -> None:
    """The giant from far away, in black and gold."""
    line, light = mix(DARK_SKIN, SUMI, 0.6), mix(DARK_SKIN, KINAKO, 0.3)
    with canvas.at(-4, -4, 1.08):
        robe(canvas, LACQUER, inner=YAMABUKI, throat=mix(DARK_SKIN, SUMI, 0.25), top=100)
        both(canvas, shoulder(YAMABUKI))
        paint(canvas, "32,76 68,76 70,100 62,114 50,124 38,114 30,100", mix(DARK_SKIN, SUMI, 0.3))
        ears(canvas, 48, DARK_SKIN)
        face(canvas, YOUNG, skin=DARK_SKIN)
        paint(canvas, "21,46! 20,22 34,8 50,5 66,8 80,22 79,46! 75,34 66,26 50,23.6 34,26 25,34", SUMI)
        eyes(canvas, STEADY, SUMI)
        brows(canvas, "54,44.6 60,41.4 67,40.4 76,42.6", "46,44.6 40,41.4 33,40.4 24,42.6", 3.6)
        paint(canvas, "50,44! 54,56 59,63 57,68 50,70 43,68 41,63 46,56", mix(DARK_SKIN, light, 0.5))
        both(canvas, lambda half: brush(half, "55,60 60,64 58,68 53,67.4", 1.5, line, start=0.3, end=0.4))
        both(canvas, lambda half: brush(half, "52,47 53,54 55,59", 0.9, line, start=0.3))
        mouth(canvas, "40,79.4 46,77.8 50,78.6 54,77.8 60,79.4", lip=mix(DARK_SKIN, SHU, 0.28))
        paint(canvas, "34,80! 38,88 50,86 62,88 66,80! 66,92 58,99 50,101 42,99 34,92", SUMI)
        paint(canvas, "38,74! 44,71.6 50,73 56,71.6 62,74! 66,80! 58,76 50,75.6 42,76 34,80!", SUMI)
        brush(canvas, "28,54 27,64 31,74", 1.6, light, start=0.4)
        both(canvas, lambda half: brush(half, "58,34 66,32 72,36", 0.9, light, start=0.3))


def yojimbo(canvas: Canvas) -> None:
    """A straw between his teeth: he waits for somebody who pays."""
    robe(canvas, mix(SUMI, ASAGI, 0.3), inner=WASHI)
    both(canvas, lambda half: half.disc(94, 122, 8, WASHI, 1.2))
    both(canvas, lambda half: half.disc(94, 122, 3.6, mix(SUMI, ASAGI, 0.3), 0))
    neck(canvas)
    paint(canvas, "44,14! 40,-2 44,-14! 58,-16! 60,-2 56,14!", SUMI)
    paint(canvas, "42,4! 59,4! 59,9! 42,9!", WASHI, 0.9)
    ears(canvas)
    face(canvas, YOUNG)
    both(canvas, hair)
    eyes(canvas, COLD)
    brows(canvas, "53,45.6 60,40 68,38.6 77,43", "47,46 41,44 33,43.4 23,46", 3.8)
    for y in (31, 35):
        brush(canvas, f"38,{y + 1} 50,{y} 62,{y + 1}", 0.8, LINE)
    nose(canvas, width=1.05)
    mouth(canvas, "41,81 46,79.6 50,79 54,77.8 60,75.6")
    unshaven(canvas, YOUNG, mix(SUMI, SKIN, 0.15), seed="yojimbo", count=260)
    brush(canvas, "55,78 34,86 4,84", 2.6, SUMI, start=0.8, end=0.4)
    brush(canvas, "55,78 34,86 4,84", 1.4, KINAKO, start=0.8, end=0.4)
    paint(canvas, "34,140! 36,112 46,100 54,92! 58,84! 64,86 64,98 74,108 76,140!", TONE, 1.4)
    for path in ("46,102 56,98 62,100", "46,108 58,104 66,107", "48,115 60,111 68,114"):
        brush(canvas, path, 1, LINE, start=0.5)
