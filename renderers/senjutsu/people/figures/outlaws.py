"""Fighters without a lord: the assassin in his cloak, the ninja on one leg, the sailor with his oar and
the pirate with his hook."""

from __future__ import annotations

from typing import Final

from renderers.canvas import Canvas
from renderers.ink import BLUNT, blob, pole, shape, stroke
from renderers.palette import (
    AI,
    ASAGI,
    FUJI,
    KINAKO,
    MATCHA,
    SHU,
    SKIN,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    mix,
)
from renderers.senjutsu.people.figures.parts import blade, folds, foot, hakama, hand, head, limb

DUSK: Final = mix(AI, FUJI, 0.35)
TAN: Final = mix(SKIN, WOOD, 0.28)


def assassin(c: Canvas) -> None:
    """A pointed hood and a long cloak; one arm out of it, a dagger in the fist."""
    cloth = mix(FUJI, SUMI, 0.55)
    foot(c, -22, 0, SUMI)
    foot(c, 26, 0, SUMI)
    blob(c, "-20,-166 -44,-120 -40,-60 -46,-8 -16,2 20,-2 60,4 92,-2 72,-40 62,-90 44,-136 18,-166", cloth, 3)
    folds(
        c, ("-6,-140 -22,-70 -24,-10", "8,-130 12,-60 14,-8", "22,-130 46,-60 64,-10"), mix(cloth, FUJI, 0.7)
    )
    shape(c, "-24,-150 -32,-118 -20,-96 -8,-122 -10,-150", mix(SUMI, FUJI, 0.15), 2)
    limb(c, "-12,-134,13 -54,-112,12 -84,-124,9", mix(SUMI, FUJI, 0.3))
    shape(c, "-98,-130 -100,-118 -150,-152 -162,-164 -142,-160", YUKI, 2.6)
    stroke(c, "-94,-112 -102,-136", 5, SUMI, taper=BLUNT)
    hand(c, -90, -124)
    blob(c, "-36,-152 -42,-180 -26,-206 10,-232 34,-226 40,-196 38,-160 20,-142 -10,-140", cloth, 3)
    blob(c, "-34,-158 -36,-180 -22,-192 -4,-184 0,-164 -12,-150", mix(SUMI, FUJI, 0.12), 2.2)
    for x, y in ((-28, -172), (-14, -172)):
        stroke(c, [(x - 4, y - 2), (x + 4, y + 1)], 3.4, YUKI)
    folds(c, ("10,-222 22,-196 20,-164",), mix(cloth, FUJI, 0.7))


def ninja(c: Canvas) -> None:
    """On one leg, a star in the raised hand, the scarf flying."""
    cloth, dark = DUSK, mix(AI, SUMI, 0.5)
    stroke(c, "-34,-92 58,-196", 9, SUMI, taper=BLUNT)
    stroke(c, "46,-182 62,-200", 6, KINAKO, taper=BLUNT)
    limb(c, "10,-84,19 14,-44,16 8,-6,10", cloth)
    foot(c, 6, 0, SUMI)
    limb(c, "-8,-86,19 -52,-88,16 -40,-46,10", cloth)
    blob(c, "-48,-46 -36,-42 -38,-30 -62,-28 -70,-36 -52,-40", SUMI, 2.4)
    for x, y in ((12, -30), (12, -18), (-44, -60)):
        stroke(c, [(x - 11, y + 1), (x + 11, y - 2)], 2.4, WASHI, taper=BLUNT)
    blob(
        c,
        "16,-160 46,-170 84,-158 120,-172 150,-160 116,-146 84,-140 48,-146 18,-144",
        mix(SHU, SUMI, 0.2),
        2.6,
    )
    blob(c, "-26,-146 -34,-116 -24,-84 22,-84 28,-114 20,-146 -4,-152", cloth, 3)
    stroke(c, "-24,-140 22,-100", 5, SUMI, taper=BLUNT)
    shape(c, "-27,-96 25,-96 24,-86 -26,-86", dark, 2)
    limb(c, "-22,-138,12 -60,-132,11 -96,-112,8", cloth)
    hand(c, -100, -110)
    limb(c, "20,-138,12 54,-152,11 46,-192,8", cloth)
    hand(c, 46, -196)
    with c.at(46, -218):
        points = [(0, -22), (5, -5), (22, 0), (5, 5), (0, 22), (-5, 5), (-22, 0), (-5, -5)]
        shape(c, points, YUKI, 2.6)
        c.disc(0, 0, 3.4, SUMI, 0)
    blob(c, "-30,-160 -32,-184 -16,-202 10,-202 24,-186 22,-160 8,-148 -16,-148", dark, 3)
    shape(c, "-30,-184 2,-184 4,-170 -30,-170", SKIN, 1.8)
    stroke(c, "-24,-177 -16,-176", 3.2)
    stroke(c, "-8,-176 0,-178", 3.2)


def sailor(c: Canvas) -> None:
    """Bare arms and legs, a great oar over his shoulder."""
    cloth = mix(AI, ASAGI, 0.6)
    limb(c, "14,-80,17 40,-46,14 46,-8,9", TAN)
    limb(c, "-10,-80,17 -34,-46,14 -40,-8,9", TAN)
    foot(c, -44, 0, TAN)
    foot(c, 48, 0, TAN, 1)
    pole(c, "-66,-66 66,-166", 7, WOOD, 2.2)
    blob(c, "60,-160 76,-188 118,-224 140,-228 146,-212 124,-180 86,-154 68,-150", mix(KINAKO, WOOD, 0.4), 3)
    stroke(c, "74,-168 130,-214", 2.4, WOOD)
    shape(c, "-28,-96 28,-96 46,-56 22,-48 0,-62 -22,-48 -42,-56", WASHI, 2.8)
    blob(c, "-34,-148 -36,-116 -28,-88 28,-88 34,-116 30,-148 0,-154", cloth, 3)
    shape(c, "-20,-152 -8,-116 -2,-96 6,-96 6,-116 10,-152", TAN, 2.2)
    for x, y in ((-24, -120), (22, -116), (-20, -100), (22, -98)):
        stroke(c, [(x - 6, y), (x, y - 4), (x + 6, y)], 2.6, WASHI, smooth=True)
    shape(c, "-30,-98 30,-98 29,-86 -29,-86", SHU, 2)
    limb(c, "28,-138,14 54,-122,12 34,-138,9", TAN)
    hand(c, 30, -140, TAN)
    limb(c, "-30,-138,14 -58,-116,12 -46,-86,9", TAN)
    hand(c, -45, -82, TAN)
    head(c, -8, -174, TAN)
    blob(c, "-32,-182 -22,-200 6,-204 20,-190 20,-176 -6,-184", YUKI, 2.6)
    blob(c, "18,-190 40,-196 36,-182 44,-170 20,-178", YUKI, 2.2)
    for x in (-20, -6, 8):
        c.disc(x, -190, 3, ASAGI, 0)


def wakou(c: Canvas) -> None:
    """A broad sabre in one hand, in the other a grapple that circles over his head."""
    cloth = mix(MATCHA, KINAKO, 0.35)
    hakama(c, (-54, -16), (54, -16), mix(SHU, SUMI, 0.5), mix(SHU, KINAKO, 0.5))
    for x, turned in ((-54, -1), (54, 1)):
        limb(c, f"{x},-22,10 {x},-4,9", SUMI)
        foot(c, x, 0, SUMI, turned)
    for width, ink in ((6.4, SUMI), (3, KINAKO)):
        stroke(
            c,
            "60,-196 20,-236 -40,-234 -66,-216 -30,-204 40,-214 110,-200 128,-164",
            width,
            ink,
            smooth=True,
            taper=BLUNT,
        )
    stroke(c, "128,-168 126,-142 140,-128 154,-138", 7, SUMI, smooth=True, taper=(1, 0.4))
    stroke(c, "126,-146 112,-130 102,-142", 7, SUMI, smooth=True, taper=(1, 0.4))
    blob(c, "-34,-148 -40,-116 -30,-86 30,-86 36,-116 28,-148 -4,-154", TAN, 3)
    blob(c, "-34,-148 -42,-112 -32,-84 -12,-86 -14,-120 -18,-152", cloth, 2.8)
    blob(c, "30,-148 40,-112 32,-84 16,-86 14,-120 12,-152", cloth, 2.8)
    shape(c, "-32,-100 32,-100 31,-84 -31,-84", YAMABUKI, 2.2)
    limb(c, "26,-140,13 62,-152,12 60,-190,9", TAN)
    hand(c, 60, -195, TAN)
    limb(c, "-26,-140,13 -64,-128,12 -84,-112,9", TAN)
    stroke(c, "-80,-108 -98,-122", 7, SUMI, taper=BLUNT)
    blade(
        c,
        "-96,-128 -122,-152 -150,-186 -170,-178 -160,-146 -136,-122 -104,-112",
        "-108,-124 -140,-144 -160,-174",
    )
    stroke(c, "-92,-132 -106,-110", 6, SUMI, taper=BLUNT)
    hand(c, -88, -114, TAN)
    head(c, -8, -172, TAN)
    blob(c, "-32,-176 -28,-194 -6,-204 16,-196 22,-176 -4,-184", mix(SHU, SUMI, 0.1), 2.6)
    blob(c, "18,-184 40,-186 50,-170 34,-172 30,-160 20,-172", mix(SHU, SUMI, 0.1), 2.2)
    blob(c, "-24,-158 -14,-162 0,-160 8,-150 2,-140 -10,-136 -20,-146", SUMI, 1.8)
