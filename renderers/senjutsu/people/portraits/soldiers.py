"""The faces of a lord's fighters, and of the dog."""

from __future__ import annotations

from renderers.brush import both, brush, paint
from renderers.canvas import Canvas
from renderers.kit.visage import (
    LINE,
    ROSE,
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
)
from renderers.palette import (
    AI,
    ASAGI,
    GLOW,
    KINAKO,
    MATCHA,
    SHU,
    SKIN,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
)
from renderers.rig.dog import FUR
from renderers.rig.person import LACQUER
from renderers.senjutsu.people.cast import DRAB, LACE, RUST, SLATE
from renderers.senjutsu.people.portraits.looks import (
    COLD,
    GAUNT,
    OLD,
    SOFT,
    STEADY,
    YOUNG,
    breastplate,
    flat_hat,
    shoulder,
    unshaven,
)

GLARE = Gaze(
    "56,50.4! 60,48.6 66,47.6 73,45.8! 69,51 62,52.2",
    "54,52 60,48.4 66,47.2 75.6,44.4",
    "56.6,47.6 62.5,45 72.8,42",
    "58,52.8 63,53.6 70,50.8",
    iris=2.2,
    iris_y=49.4,
    turn=-0.4,
)


def samurai_boss(canvas: Canvas) -> None:
    """Golden horns, a red mask with a white moustache, and eyes in its shade."""
    robe(canvas, mix(AI, SUMI, 0.4), inner=LACE, top=104)
    breastplate(canvas, LACE)
    both(canvas, shoulder(LACE))
    face(canvas, GAUNT, skin=mix(SKIN, SUMI, 0.12))
    # The neck guard spreads on both sides.
    both(
        canvas,
        lambda half: paint(half, "74,34! 92,42 112,72 118,92! 96,96 80,88! 78,60", LACQUER, 1.6),
    )
    for y in (52, 66, 80):
        both(
            canvas, lambda half, y=y: brush(half, f"80,{y} 96,{y + 2} 110,{y + 8}", 2.4, LACE, start=1, end=1)
        )
    eyes(canvas, GLARE, mix(YAMABUKI, SUMI, 0.15))
    paint(canvas, "22,36! 50,34 78,36! 76,45! 64,43.6 50,47.6 36,43.6 24,45!", mix(SKIN, SUMI, 0.72))
    paint(
        canvas,
        "24,50! 32,56 42,57 46,54 50,52 54,54 58,57 68,56 76,50! 75,70 69,86"
        " 60,100! 50,104 40,100! 31,86 25,70",
        mix(SHU, SUMI, 0.12),
        1.6,
    )
    paint(canvas, "46,54! 50,50 54,54! 57,66 60,70 50,74 40,70 43,66", mix(SHU, YUKI, 0.1), 1.2)
    both(canvas, lambda half: brush(half, "52,69 56,71 59,68", 1.8, SUMI, start=0.4))
    both(canvas, lambda half: brush(half, "70,56 66,64 60,68", 1.4, mix(SHU, SUMI, 0.5), start=0.4))
    both(canvas, lambda half: brush(half, "72,64 66,74 64,84", 1.2, mix(SHU, SUMI, 0.5), start=0.4))
    paint(canvas, "37,82! 50,78 63,82! 61,90 50,93 39,90", SUMI, 1.2)
    for x in (40, 45, 50, 55, 60):
        paint(canvas, f"{x - 2.4},81! {x + 2.4},81! {x},86!", YUKI)
    both(canvas, lambda half: paint(half, "51,75! 60,75 74,80 84,92! 70,86 58,82 50,79", YUKI, 1))
    # Helmet: bowl, brim, the crest between the horns.
    paint(canvas, "18,34! 20,10 34,-8 50,-12 66,-8 80,10 82,34! 66,27 50,25 34,27", LACQUER, 1.8)
    for x in (34, 42, 58, 66):
        brush(
            canvas,
            [(50 + (x - 50) * 0.3, -10), (x, 8), (50 + (x - 50) * 1.3, 27)],
            1,
            mix(LACQUER, YUKI, 0.3),
        )
    paint(canvas, "12,40! 30,30 50,28 70,30 88,40! 84,46! 68,38 50,36 32,38 16,46!", SUMI, 1)
    brush(canvas, "18,41 50,31 82,41", 1.4, YAMABUKI, start=0.6, end=0.6)
    both(
        canvas,
        lambda half: paint(
            half, "50,24! 66,22 92,4 104,-34 108,-52! 122,-22 114,10 88,32 54,34!", YAMABUKI, 1.8
        ),
    )
    both(canvas, lambda half: brush(half, "58,27 82,20 102,-6 109,-34", 1.4, mix(YAMABUKI, YUKI, 0.5)))
    canvas.disc(50, 24, 11, YAMABUKI, 2)
    canvas.disc(50, 24, 5, LACE, 1.2)


def _soldier(canvas: Canvas, half: str, cloth: Colour, lace: Colour, gaze: Gaze) -> None:
    robe(canvas, cloth, top=100)
    breastplate(canvas, lace)
    neck(canvas)
    ears(canvas)
    face(canvas, half)
    eyes(canvas, gaze)
    brows(canvas, "54,45.6 60,43 67,42.6 76,45", "46,45.6 40,43 33,42.6 24,45", 3)
    nose(canvas)


def ashigaru_katana(canvas: Canvas) -> None:
    """Young and afraid of nothing yet; a cut across his nose."""
    _soldier(canvas, YOUNG, SLATE, mix(ASAGI, YUKI, 0.5), STEADY)
    mouth(canvas, "41,80 46,78 50,78.8 54,78.2 60,76.8", fold=False)
    brush(canvas, "36,58 46,61 58,60 66,56", 1.8, mix(SKIN, ROSE, 0.9), start=0.3)
    for x in (40, 48, 56):
        brush(canvas, [(x, 57), (x + 1, 64)], 0.9, mix(SKIN, ROSE, 0.9), start=0.6)
    flat_hat(canvas)


def ashigaru_yari(canvas: Canvas) -> None:
    """A farmer's broad face, a moustache that hangs."""
    _soldier(canvas, OLD, DRAB, mix(MATCHA, YUKI, 0.4), COLD)
    mouth(canvas, "41,80.4 46,79 50,79.6 54,79 59,80.4")
    both(canvas, lambda half: brush(half, "50.6,73 58,74 64,80 66,92", 3.2, SUMI, start=0.6))
    unshaven(canvas, OLD, mix(SUMI, SKIN, 0.25), seed="yari", count=240)
    flat_hat(canvas, mix(MATCHA, YUKI, 0.3))


def ashigaru_yumi(canvas: Canvas) -> None:
    """One eye shut along the arrow, the string at his cheek."""
    _soldier(canvas, GAUNT, mix(KINAKO, SUMI, 0.25), mix(KINAKO, YUKI, 0.5), COLD)
    paint(canvas, "53,45! 64,43 77,46! 76,53! 64,54 54,53!", SKIN)
    brush(canvas, "55,50.6 64,52 74,49.4", 1.9, SUMI, start=0.3, end=0.3)
    for path in ("74,47 78,45.6", "74.6,50 79,51", "74,53 78,55.6"):
        brush(canvas, path, 0.8, LINE, start=0.4)
    mouth(canvas, "42,79.4 47,78.6 50,79 53,78.6 58,79.4", fold=False)
    beard(canvas, [(45 + step, 87) for step in range(11)], 9, SUMI, seed="yumi", width=1.3)
    flat_hat(canvas, mix(KINAKO, YUKI, 0.4))
    brush(canvas, "-10,132 22,84 26,60 10,-30", 1.3, SUMI, start=1, end=1)
    brush(canvas, "24,66 -30,66", 3.4, SUMI, start=1, end=1)
    brush(canvas, "24,66 -30,66", 1.6, KINAKO, start=1, end=1)
    paint(canvas, "14,60! 30,58 36,66 32,78 18,80! 12,72", SKIN, 1.3)
    for y in (64, 69, 74):
        brush(canvas, f"14,{y} 24,{y - 1} 31,{y}", 1, LINE, start=0.6)


def arquebusier(canvas: Canvas) -> None:
    """Soot on his cheeks, the glowing match between his teeth."""
    _soldier(canvas, YOUNG, RUST, mix(KINAKO, YUKI, 0.4), COLD)
    for x, y, across, down in ((34, 64, 7, 4), (66, 60, 6, 5), (60, 88, 5, 3), (38, 36, 5, 3)):
        canvas.oval(x, y, across, down, mix(SKIN, SUMI, 0.42))
    mouth(canvas, "40,80 46,79 50,79 54,79 60,80")
    brush(canvas, "52,79.6 70,82 92,92 104,112", 4.6, SUMI, start=1, end=1)
    brush(canvas, "52,79.6 70,82 92,92 104,112", 2.6, mix(KINAKO, WASHI, 0.3), start=1, end=1)
    canvas.disc(44, 79, 4.4, GLOW, 1.4)
    canvas.disc(43, 79, 2, mix(SHU, GLOW, 0.3), 0)
    flat_hat(canvas, mix(RUST, YUKI, 0.35))


def ashigaru(canvas: Canvas) -> None:
    """Bareheaded, a white band round his brow, the banner behind him."""
    paint(canvas, "74,-40! 136,-36! 134,52! 76,48!", WASHI, 1.8)
    canvas.disc(107, 6, 20, LACE, 1.6)
    canvas.disc(107, 6, 9, WASHI, 1.4)
    brush(canvas, "74,-44 76,80", 5, SUMI, start=1, end=1)
    brush(canvas, "74,-44 76,80", 2.6, WOOD, start=1, end=1)
    robe(canvas, mix(AI, ASAGI, 0.35), top=100)
    breastplate(canvas, mix(YAMABUKI, YUKI, 0.3))
    neck(canvas)
    ears(canvas)
    face(canvas, SOFT)
    paint(canvas, "22,46! 21,22 34,6 50,3 66,6 79,22 78,46! 73,34 62,29 50,28 38,29 27,34", SUMI)
    paint(canvas, "22,37! 36,31 50,29.6 64,31 78,37! 78,29.6 64,24 50,22.6 36,24 22,29.6", YUKI, 1.2)
    canvas.oval(50, 26.4, 3.2, 3.2, SHU)
    eyes(canvas, STEADY)
    brows(canvas, "54,44.8 60,42 67,41 75,43", "46,44.8 40,42 33,41 25,43", 3.4)
    nose(canvas)
    mouth(canvas, "40,79 46,79 50,80 54,79 60,79")


def hachiko(canvas: Canvas) -> None:
    """Ears up, the teeth bare."""
    pale, dark = mix(YUKI, KINAKO, 0.12), mix(FUR, SUMI, 0.3)
    paint(canvas, "6,152! 10,100 22,76! 78,76! 90,100 94,152!", FUR, 1.8)
    paint(canvas, "34,100! 50,92 66,100! 72,152! 28,152!", pale, 1)
    both(canvas, lambda half: paint(half, "54,16! 66,-10 77,-20! 88,0 86,34!", FUR, 1.8))
    both(canvas, lambda half: paint(half, "66,12! 72,-2 77,-9! 82,6 80,22!", mix(SHU, SKIN, 0.5)))
    paint(
        canvas,
        "50,12 66,14 82,28 92,50! 86,54! 92,68! 82,72! 80,84! 66,88 50,92 34,88 20,84! 18,72! 8,68! 14,54!"
        " 8,50! 18,28 34,14",
        FUR,
        1.8,
    )
    both(canvas, lambda half: paint(half, "52,58! 60,52 76,56 86,66! 80,76 66,86 50,90!", pale))
    both(canvas, lambda half: paint(half, "56,38 62,34 70,38 64,41", pale))
    brush(canvas, "50,16 50,30 50,42", 3, dark, start=0.2)
    both(canvas, lambda half: paint(half, "58,50! 63,44 71,45 74,49! 67,52", SUMI, 0.8))
    both(canvas, lambda half: half.oval(66, 48, 3.2, 3, mix(YAMABUKI, SUMI, 0.2)))
    both(canvas, lambda half: half.oval(66, 48, 1.5, 1.7, SUMI))
    both(canvas, lambda half: brush(half, "55,46 62,40 72,40 78,44", 2.2, dark, start=0.3))
    paint(canvas, "38,56! 44,48 56,48 62,56! 62,68 50,72 38,68", pale, 1)
    paint(canvas, "41,56! 50,52 59,56! 55,63 50,65 45,63", SUMI, 1)
    paint(canvas, "30,70! 40,74 50,70 60,74 70,70! 66,84 58,94 50,97 42,94 34,84", mix(SHU, SUMI, 0.55), 1.6)
    paint(canvas, "42,88 50,84 58,88 56,94 50,96 44,94", mix(SHU, SKIN, 0.35))
    for x, long in ((34, 8), (39, 5), (44.5, 4), (55.5, 4), (61, 5), (66, 8)):
        paint(canvas, f"{x - 2.2},73! {x + 2.2},73! {x},{73 + long}!", YUKI, 0.6)
    for x in (41, 47, 53, 59):
        paint(canvas, f"{x - 1.8},93! {x + 1.8},93! {x},88!", YUKI, 0.5)
    for path in ("74,66 92,62 106,64", "73,70 92,72 106,78"):
        both(canvas, lambda half, path=path: brush(half, path, 0.7, SUMI, start=0.6))
    paint(canvas, "22,100! 50,112 78,100! 80,110! 50,124 20,110!", LACE, 1.4)
    canvas.disc(50, 118, 6, YAMABUKI, 1.4)
