"""Fighters of a lord: the boss under his horns, foot soldiers under flat hats, and a soldier's dog.

Their hats show that they belong together; weapons and stances tell them apart.
"""

from __future__ import annotations

from typing import Final

from renderers.canvas import Canvas
from renderers.ink import BLUNT, blob, pole, shape, stroke
from renderers.palette import (
    AI,
    ASAGI,
    KINAKO,
    MATCHA,
    SHU,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
)
from renderers.senjutsu.people.figures.parts import (
    LACQUER,
    blade,
    foot,
    greaves,
    hakama,
    hand,
    head,
    hilt,
    jingasa,
    limb,
    plates,
    skirt,
    straight_blade,
)

LACE: Final = mix(SHU, SUMI, 0.18)
DRAB: Final = mix(MATCHA, SUMI, 0.3)
RUST: Final = mix(SHU, KINAKO, 0.45)
SLATE: Final = mix(ASAGI, SUMI, 0.3)
FUR: Final = mix(KINAKO, SHU, 0.16)


def samurai_boss(c: Canvas) -> None:
    """In full armour under golden horns, his sword upright beside him: he waits for you."""
    hakama(c, (-48, 0), (48, 0), mix(AI, SUMI, 0.45), mix(AI, ASAGI, 0.6), hip=-92)
    for x in (-50, 50):
        shape(c, [(x - 17, -44), (x + 17, -44), (x + 13, -8), (x - 13, -8)], LACQUER, 2.6)
        for y in (-34, -22):
            stroke(c, [(x - 12, y), (x + 12, y)], 2.6, LACE, taper=BLUNT)
    foot(c, -52, 0, SUMI)
    foot(c, 50, 0, SUMI, 1)
    shape(c, "-30,-152 30,-152 36,-94 -36,-94", LACQUER, 3)
    for y in (-140, -128, -116, -104):
        stroke(c, [(-30, y), (30, y)], 3.4, LACE, taper=BLUNT)
    skirt(c, -96, -52, 42, LACE)
    shape(c, "-40,-102 40,-102 41,-92 -41,-92", YAMABUKI, 2.4)
    # The sword upright before his right shoulder, in both hands.
    limb(c, "-34,-132,15 -30,-104,14 36,-102,10", mix(AI, SUMI, 0.3))
    limb(c, "40,-132,15 62,-110,14 60,-118,11", mix(AI, SUMI, 0.3))
    hilt(c, "52,-84 64,-138", "50,-140 80,-134", 8)
    straight_blade(c, (66, -142), (104, -236), 7, 12)
    hand(c, 60, -118, WOOD)
    hand(c, 54, -100, WOOD)
    for side in (-1, 1):
        plates(c, (min(side * 34, side * 76), -158, max(side * 34, side * 76), -118), LACE, 3)
    # Mask and helmet.
    shape(c, "-24,-186 26,-186 50,-150 38,-146 24,-166 -22,-166 -36,-146 -48,-150", LACQUER, 2.8)
    blob(c, "-20,-162 -23,-180 -14,-190 13,-190 22,-180 18,-162 8,-150 -9,-150", mix(LACE, YUKI, 0.08), 2.4)
    for side in (-1, 1):
        stroke(c, [(side * 16, -180), (side * 4, -174)], 4.4, SUMI, taper=BLUNT)
        c.oval(side * 9, -172, 3.4, 2.6, YUKI)
    blob(c, "-12,-164 0,-168 12,-164 9,-156 -9,-156", SUMI, 1)
    shape(c, "-9,-163 -6,-157 -3,-163", YUKI, 0)
    shape(c, "9,-163 6,-157 3,-163", YUKI, 0)
    blob(c, "-30,-182 -28,-200 -12,-214 14,-214 29,-200 31,-182 0,-190", LACQUER, 3)
    stroke(c, "-1,-190 0,-212", 2.4, YAMABUKI)
    shape(c, "-33,-187 33,-187 36,-178 -36,-178", SUMI, 2.2)
    blob(c, "-4,-188 -34,-196 -56,-216 -58,-238 -66,-212 -44,-186 -14,-178", YAMABUKI, 2.6)
    blob(c, "4,-188 34,-196 56,-216 58,-238 66,-212 44,-186 14,-178", YAMABUKI, 2.6)
    c.disc(0, -186, 9, YAMABUKI, 2.4)


def _trunk(c: Canvas, cloth: Colour, lace: Colour) -> None:
    """A foot soldier from the hips to the neck: a plain breastplate over drab cloth."""
    blob(c, "-32,-146 -38,-116 -30,-84 30,-84 36,-116 28,-146 -2,-152", cloth, 3)
    shape(c, "-27,-140 25,-140 27,-88 -29,-88", LACQUER, 2.6)
    for y in (-124, -106):
        stroke(c, [(-27, y), (25, y)], 2.4, lace, taper=BLUNT)
    skirt(c, -90, -58, 32, lace, 3)


def ashigaru_katana(c: Canvas) -> None:
    """Knees bent, the point of his sword towards your eyes."""
    cloth, lace = SLATE, mix(ASAGI, YUKI, 0.5)
    greaves(c, (14, -78), (44, -50), (50, -2), cloth)
    greaves(c, (-12, -78), (-42, -50), (-44, -2), cloth)
    foot(c, -46, 0, KINAKO)
    foot(c, 50, 0, KINAKO)
    _trunk(c, cloth, lace)
    stroke(c, "24,-96 62,-72", 8, SUMI, taper=BLUNT)
    limb(c, "20,-136,14 -6,-114,13 -42,-104,9", cloth)
    hilt(c, "-32,-98 -66,-122", "-62,-134 -76,-114")
    straight_blade(c, (-70, -125), (-134, -196), 6.5, 11)
    limb(c, "-26,-138,14 -52,-126,13 -58,-116,9", cloth)
    hand(c, -58, -115)
    hand(c, -44, -105)
    head(c, -10, -168)
    jingasa(c, -8, -183)


def ashigaru_yari(c: Canvas) -> None:
    """A long spear thrust level, his whole weight behind it."""
    cloth, lace = DRAB, mix(MATCHA, YUKI, 0.4)
    greaves(c, (20, -76), (58, -48), (92, -2), cloth)
    greaves(c, (-8, -76), (-40, -54), (-46, -2), cloth)
    foot(c, -48, 0, KINAKO)
    foot(c, 92, 0, KINAKO)
    with c.slanted(-0.14):
        _trunk(c, cloth, lace)
    limb(c, "42,-138,14 60,-114,13 52,-98,9", cloth)
    pole(c, "172,-88 -132,-112", 6, mix(KINAKO, SHU, 0.2), 2.2)
    blade(c, "-130,-119 -146,-121 -172,-116 -146,-107 -131,-105", "-136,-112 -164,-115")
    stroke(c, "-128,-124 -126,-101", 6, SUMI, taper=BLUNT)
    limb(c, "-6,-138,14 -32,-124,12 -44,-110,9", cloth)
    hand(c, 50, -97)
    hand(c, -46, -106)
    head(c, 6, -168)
    jingasa(c, 8, -183)


def ashigaru_yumi(c: Canvas) -> None:
    """The great bow drawn to the ear."""
    cloth, lace = mix(KINAKO, SUMI, 0.25), mix(KINAKO, YUKI, 0.5)
    for x, y in ((34, -196), (44, -200), (54, -198)):
        stroke(c, [(x, y), (x - 12, -130)], 2.6, SUMI, taper=BLUNT)
        blob(c, [(x - 5, y - 8), (x + 6, y - 10), (x + 4, y + 12), (x - 7, y + 12)], YUKI, 1.8)
    shape(c, "20,-160 46,-164 40,-92 18,-92", WOOD, 2.6)
    greaves(c, (14, -78), (32, -46), (36, -2), cloth)
    greaves(c, (-12, -78), (-30, -46), (-32, -2), cloth)
    foot(c, -34, 0, KINAKO)
    foot(c, 38, 0, KINAKO, 1)
    _trunk(c, cloth, lace)
    limb(c, "-24,-138,13 -62,-138,11 -98,-138,9", cloth)
    stroke(c, "-92,-224 -60,-186 28,-146 -62,-74 -88,-14", 2, SUMI, taper=BLUNT)
    for width, ink in ((10.5, SUMI), (6, mix(KINAKO, SHU, 0.25))):
        stroke(
            c,
            "-92,-226 -116,-190 -120,-140 -118,-80 -104,-36 -84,-12",
            width,
            ink,
            smooth=True,
            taper=(0.6, 0.6),
        )
    pole(c, "30,-145 -144,-141", 2.6, KINAKO, 1.5)
    shape(c, "-142,-149 -164,-141 -142,-133", YUKI, 2.2)
    hand(c, -108, -139)
    limb(c, "22,-138,14 58,-140,13 34,-148,9", cloth)
    hand(c, 30, -147)
    head(c, -10, -168)
    jingasa(c, -8, -183)


def arquebusier(c: Canvas) -> None:
    """On one knee, the long gun level, the match glowing."""
    cloth, lace = RUST, mix(KINAKO, YUKI, 0.4)
    limb(c, "24,-56,22 52,-22,19 66,-8,14", cloth)
    limb(c, "62,-6,12 92,-6,10 112,-4,8", SUMI)
    greaves(c, (-2, -54), (-48, -54), (-46, -2), cloth)
    foot(c, -48, 0, KINAKO)
    with c.at(8, 34):
        _trunk(c, cloth, lace)
    pole(c, "52,-102 28,-106", 9, WOOD, 2)
    limb(c, "-16,-100,13 -44,-86,12 -60,-104,9", cloth)
    shape(c, "66,-92 34,-118 -62,-116 -62,-106 30,-104 58,-80", WOOD, 2.6)
    pole(c, "24,-118 -150,-116", 5.4, mix(SUMI, ASAGI, 0.35), 2.4)
    shape(c, "-150,-123 -160,-124 -160,-107 -150,-109", SUMI, 1)
    hand(c, -60, -107)
    limb(c, "32,-104,14 56,-88,12 34,-98,9", cloth)
    hand(c, 30, -102)
    head(c, 2, -132)
    stroke(c, "-4,-120 -8,-136 -2,-146", 3.4, mix(KINAKO, SUMI, 0.2), smooth=True)
    jingasa(c, 6, -148)
    blob(c, "-22,-128 -16,-138 -8,-130 -14,-122", YAMABUKI, 2)
    for x, y, radius in ((-20, -196, 9), (-30, -214, 12), (-14, -226, 8)):
        c.disc(x, y, radius, mix(WASHI, ASAGI, 0.35), 2)


def ashigaru(c: Canvas) -> None:
    """Hachiko's master: upright beside his spear, a banner on his back."""
    cloth, lace = mix(AI, ASAGI, 0.35), mix(YAMABUKI, YUKI, 0.3)
    pole(c, "30,-84 44,-232", 4, WOOD, 1.8)
    shape(c, "44,-230 112,-222 104,-122 38,-130", WASHI, 3)
    c.disc(74, -178, 22, LACE, 2.4)
    c.disc(74, -178, 11, WASHI, 2)
    greaves(c, (12, -78), (24, -46), (26, -2), cloth)
    greaves(c, (-12, -78), (-24, -46), (-24, -2), cloth)
    foot(c, -26, 0, KINAKO)
    foot(c, 28, 0, KINAKO, 1)
    _trunk(c, cloth, lace)
    limb(c, "24,-138,14 40,-112,12 30,-90,9", cloth)
    hand(c, 30, -88)
    pole(c, "-58,4 -62,-196", 5.6, mix(KINAKO, SHU, 0.2), 2.2)
    blade(c, "-69,-196 -70,-212 -63,-236 -55,-212 -55,-196", "-62,-200 -63,-226")
    stroke(c, "-74,-194 -50,-194", 6, SUMI, taper=BLUNT)
    limb(c, "-24,-138,14 -46,-118,12 -58,-128,9", cloth)
    hand(c, -60, -128)
    head(c, -6, -170)
    blob(c, "-24,-182 -18,-196 8,-198 22,-182 22,-164 14,-176 8,-184 -8,-186", SUMI, 2)
    stroke(c, "-26,-180 -4,-184 20,-179", 6, SUMI, smooth=True, taper=BLUNT)
    stroke(c, "-26,-180 -4,-184 20,-179", 3.8, YUKI, smooth=True, taper=BLUNT)


def hachiko(c: Canvas) -> None:
    """A dog with a curled tail, his teeth bare."""
    pale = mix(YUKI, KINAKO, 0.12)
    limb(c, "54,-70,20 66,-36,13 60,-4,9", mix(FUR, SUMI, 0.16))
    limb(c, "-22,-66,16 -30,-34,11 -32,-4,8", mix(FUR, SUMI, 0.16))
    # The tail curls over his back.
    blob(
        c,
        "58,-90 84,-98 96,-124 82,-146 58,-142 52,-122 66,-112 76,-122 68,-130 64,-122 56,-118 50,-104",
        FUR,
        3,
    )
    blob(c, "-46,-110 -20,-112 20,-106 58,-100 72,-80 66,-54 40,-46 4,-44 -30,-46 -50,-66", FUR, 3)
    blob(c, "-44,-64 -20,-44 24,-44 50,-48 20,-58 -20,-62", pale, 0)
    limb(c, "66,-66,18 84,-38,12 76,-4,9", FUR)
    limb(c, "-40,-66,17 -54,-34,11 -58,-4,9", FUR)
    for x in (-64, -36, 56, 70):
        blob(c, [(x + 12, -8), (x + 12, 3), (x - 10, 4), (x - 14, -2)], pale, 2.2)
    # The head: two ears, the muzzle open.
    shape(c, "-52,-134 -48,-168 -30,-140", FUR, 3)
    blob(c, "-30,-104 -34,-134 -58,-146 -80,-134 -104,-120 -110,-108 -92,-98 -66,-84 -42,-84", FUR, 3)
    shape(c, "-66,-136 -70,-170 -48,-144", FUR, 3)
    shape(c, "-64,-144 -67,-160 -57,-147", LACE, 0)
    blob(c, "-82,-118 -108,-112 -104,-98 -86,-96 -64,-86 -50,-92 -62,-108", pale, 2)
    shape(c, "-108,-106 -70,-104 -92,-90 -104,-92", mix(SHU, SUMI, 0.4), 2.2)
    shape(c, "-104,-106 -101,-98 -98,-105 -94,-97 -90,-105", YUKI, 1)
    blob(c, "-112,-118 -102,-120 -100,-112 -110,-110", SUMI, 0)
    stroke(c, "-82,-126 -72,-123", 3.6)
    shape(c, "-44,-96 -26,-108 -20,-100 -38,-84", LACE, 2.4)
