"""The famous masters: Kojiro and his long sword, Musashi and his two, the monk, the lady with the
glaive, the giant from far away, and the bodyguard with his hands in his sleeves."""

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
    Colour,
    mix,
    pigment,
)
from renderers.senjutsu.people.figures.parts import (
    LACQUER,
    blade,
    folds,
    foot,
    hakama,
    hand,
    head,
    hilt,
    limb,
    plates,
    skirt,
    straight_blade,
    topknot,
)

DARK_SKIN: Final = pigment("6B4630")
SILK: Final = mix(FUJI, YUKI, 0.45)
SAFFRON: Final = mix(YAMABUKI, SHU, 0.28)
ROSE: Final = mix(SHU, YUKI, 0.42)


def _kimono(c: Canvas, cloth: Colour, inner: Colour = YUKI) -> None:
    """A kimono from the hips to the neck, crossed over the breast."""
    blob(c, "-32,-148 -40,-118 -29,-90 28,-90 34,-118 24,-148 -6,-156", cloth, 3)
    shape(c, "-24,-152 -14,-122 -2,-98 6,-98 -4,-124 -2,-154 -8,-150 -10,-134 -16,-154", inner, 2)


def kojiro(c: Canvas) -> None:
    """A sword longer than himself held level behind his head: the swallow's turn is coming."""
    hakama(c, (-50, 0), (44, 0), mix(WASHI, ASAGI, 0.2), mix(ASAGI, SUMI, 0.1))
    foot(c, -54, 0)
    foot(c, 46, 0)
    # The tail of his hair, blown to the right.
    blob(c, "10,-200 34,-206 62,-188 78,-150 70,-128 64,-158 44,-176 14,-180", SUMI, 2.4)
    _kimono(c, ROSE)
    for side in (-1, 1):
        blob(
            c,
            [(side * 16, -150), (side * 54, -150), (side * 62, -128), (side * 44, -112), (side * 22, -122)],
            SILK,
            2.8,
        )
    shape(c, "-30,-102 28,-102 27,-90 -29,-90", SUMI, 2.2)
    head(c, -6, -176)
    topknot(c, -6, -176)
    straight_blade(c, (-20, -222), (-178, -196), 6, 12)
    hilt(c, "52,-228 -14,-222", "-18,-236 -16,-208", 8)
    limb(c, "-40,-142,12 -46,-176,11 -6,-214,9", ROSE)
    limb(c, "40,-142,12 62,-176,11 42,-216,9", ROSE)
    hand(c, -4, -220)
    hand(c, 38, -225)


def musashi(c: Canvas) -> None:
    """Two swords, one high and one low, his hair wild."""
    cloth = mix(SUMI, KINAKO, 0.42)
    hakama(c, (-56, 0), (52, 0), mix(SUMI, AI, 0.35), mix(ASAGI, SUMI, 0.2))
    foot(c, -60, 0, SKIN)
    foot(c, 54, 0, SKIN, 1)
    _kimono(c, cloth, KINAKO)
    shape(c, "-30,-102 28,-102 27,-88 -29,-88", WASHI, 2.2)
    limb(c, "22,-140,14 60,-132,13 84,-104,9", cloth)
    hilt(c, "78,-110 102,-86", "96,-94 110,-104", 7)
    straight_blade(c, (106, -84), (162, -24), 6, 8)
    hand(c, 88, -100)
    limb(c, "-26,-142,14 -62,-152,13 -82,-178,9", cloth)
    hilt(c, "-76,-168 -92,-196", "-102,-186 -84,-200", 7)
    straight_blade(c, (-95, -199), (-150, -240), 6, -9)
    hand(c, -84, -182)
    head(c, -6, -174)
    blob(
        c,
        "-28,-178 -34,-196 -22,-194 -26,-212 -10,-204 -6,-222 6,-206 20,-216 20,-200 36,-200 26,-186 36,-172"
        " 24,-170 30,-152 16,-162 12,-178 -4,-188 -16,-184",
        SUMI,
        2.2,
    )
    blob(c, "-22,-158 -12,-154 2,-158 4,-150 -8,-144 -20,-150", SUMI, 1.4)


def monk(c: Canvas) -> None:
    """A staff across over his cowl, great beads round his neck."""
    cloth = SAFFRON
    hakama(c, (-52, 0), (52, 0), mix(SUMI, KINAKO, 0.2), KINAKO)
    foot(c, -56, 0, SKIN)
    foot(c, 56, 0, SKIN, 1)
    limb(c, "-30,-138,15 -72,-156,14 -74,-200,9", cloth)
    limb(c, "28,-138,15 72,-156,14 74,-200,9", cloth)
    blob(c, "-36,-150 -44,-110 -32,-74 32,-74 42,-110 32,-150 0,-156", cloth, 3)
    folds(c, ("-24,-110 -20,-84", "22,-110 20,-84", "-6,-100 -4,-78"), mix(cloth, SUMI, 0.4))
    shape(c, "-36,-100 36,-100 35,-88 -35,-88", SUMI, 2)
    pole(c, "-160,-208 160,-216", 8, WOOD, 2.4)
    for x in (-150, 150):
        stroke(
            c, [(x - 6, -212 - x * 0.02), (x + 6, -212 - x * 0.02)], 15, mix(SUMI, ASAGI, 0.4), taper=BLUNT
        )
    hand(c, -74, -209)
    hand(c, 74, -214)
    head(c, -4, -170)
    blob(
        c,
        "-25,-162 -30,-188 -14,-206 10,-208 30,-190 34,-158 42,-132 10,-140 18,-160 14,-184 -6,-188 -20,-182",
        YUKI,
        3,
    )
    folds(c, ("24,-182 26,-160 34,-142", "12,-200 22,-186"), mix(ASAGI, YUKI, 0.3))
    for place in range(9):
        x = -30 + 60 * place / 8
        c.disc(x, -138 + 26 * (1 - (x / 30) ** 2), 6.4, WOOD, 2)


def onna_bugeisha(c: Canvas) -> None:
    """The glaive low before her, her hair to her belt."""
    cloth = ROSE
    blob(c, "-14,-196 12,-206 32,-188 44,-140 58,-84 40,-70 18,-90 8,-140", SUMI, 2.4)
    hakama(c, (-40, 0), (46, 0), mix(SHU, SUMI, 0.42), mix(SHU, YUKI, 0.2))
    foot(c, -44, 0)
    foot(c, 48, 0)
    _kimono(c, cloth)
    for x, y in ((-22, -112), (18, -132), (22, -104)):
        c.disc(x, y, 5.4, YUKI, 0)
        c.disc(x, y, 2.2, YAMABUKI, 0)
    plates(c, (-30, -108, 28, -88), mix(ROSE, YUKI, 0.4), 1)
    limb(c, "22,-138,15 54,-134,15 50,-150,10", cloth)
    pole(c, "92,-212 -92,-54", 6, mix(SHU, SUMI, 0.5), 2.2)
    blade(c, "-88,-62 -112,-52 -140,-26 -160,2 -150,8 -124,-14 -98,-40 -82,-50", "-100,-50 -126,-30 -148,-2")
    stroke(c, "-78,-70 -96,-46", 6, SUMI, taper=BLUNT)
    blob(c, "16,-150 40,-142 66,-124 60,-100 38,-112 18,-126", cloth, 2.8)
    blob(c, "-28,-148 -52,-134 -56,-100 -34,-96 -20,-120", cloth, 2.8)
    hand(c, -32, -106)
    hand(c, 44, -171)
    limb(c, "46,-136,11 54,-152,10 48,-164,8", cloth)
    hand(c, 44, -171)
    head(c, -6, -176)
    blob(
        c,
        "-26,-176 -26,-194 -10,-208 14,-206 26,-188 22,-160 16,-156 16,-176 8,-190 -8,-192 -20,-186",
        SUMI,
        2,
    )
    blob(c, "-26,-186 -30,-166 -22,-152 -20,-176", SUMI, 1.4)
    shape(c, "-24,-190 -2,-196 20,-190 20,-184 -2,-189 -24,-184", YUKI, 1.8)


def yasuke(c: Canvas) -> None:
    """A giant: broad as a gate, the great sword on his shoulder."""
    cloth = mix(MATCHA, SUMI, 0.42)
    with c.at(0, 0, 1.08):
        straight_blade(c, (60, -176), (160, -206), 9, 14)
        hakama(c, (-58, 0), (58, 0), mix(SUMI, FUJI, 0.35), mix(FUJI, SUMI, 0.1), hip=-88)
        foot(c, -62, 0, SUMI)
        foot(c, 62, 0, SUMI, 1)
        blob(c, "-52,-152 -58,-112 -38,-80 38,-80 58,-112 50,-152 0,-160", cloth, 3)
        shape(c, "-38,-146 38,-146 34,-92 -34,-92", LACQUER, 2.8)
        for y in (-134, -120, -106):
            stroke(c, [(-35, y), (35, y)], 3.2, YAMABUKI, taper=BLUNT)
        skirt(c, -90, -52, 38, YAMABUKI)
        limb(c, "46,-138,19 80,-132,18 66,-164,12", cloth)
        hilt(c, "22,-164 62,-177", "56,-190 66,-164", 9)
        hand(c, 50, -174, DARK_SKIN, 12)
        limb(c, "-46,-138,19 -82,-116,18 -98,-128,13", cloth)
        limb(c, "-90,-124,12 -102,-130,11", DARK_SKIN)
        hand(c, -106, -132, DARK_SKIN, 14)
        for side in (-1, 1):
            plates(c, (min(side * 38, side * 76), -158, max(side * 38, side * 76), -124), YAMABUKI, 2)
        head(c, -4, -178, DARK_SKIN)
        blob(c, "-26,-178 -24,-196 -8,-206 12,-204 24,-190 22,-172 16,-176 12,-188 -8,-192 -20,-186", SUMI, 2)
        blob(c, "-22,-166 -14,-158 6,-160 10,-152 -6,-148 -18,-154", SUMI, 1.6)
        stroke(c, "-24,-175 -13,-176", 3, YUKI)
        c.oval(-15, -174, 2.6, 2.2, SUMI)


def yojimbo(c: Canvas) -> None:
    """Hands in his sleeves, one to his chin; two scabbards stand out behind him."""
    cloth = mix(SUMI, ASAGI, 0.3)
    stroke(c, "8,-92 132,-56", 10, SUMI, taper=BLUNT)
    stroke(c, "4,-100 104,-88", 8.5, SUMI, taper=BLUNT)
    blob(c, "-28,-96 -36,-50 -38,-8 -20,0 2,-6 22,0 40,-8 38,-50 28,-96", mix(KINAKO, SUMI, 0.38), 3)
    folds(c, ("-14,-84 -22,-40 -24,-8", "0,-84 0,-40 2,-10", "14,-84 24,-40 26,-8"), KINAKO)
    foot(c, -24, 0, SKIN)
    foot(c, 18, 0, SKIN)
    stroke(c, "-52,-102 6,-98", 7, SUMI, taper=BLUNT)
    stroke(c, "-46,-110 -44,-92", 5, KINAKO, taper=BLUNT)
    blob(c, "-30,-152 -48,-126 -52,-94 -34,-82 30,-82 50,-96 48,-128 30,-154 0,-160", cloth, 3)
    shape(c, "-22,-156 -12,-128 -4,-112 4,-112 0,-130 2,-158", SKIN, 2)
    stroke(c, "-22,-154 -10,-124 -2,-104", 5, WASHI, smooth=True, taper=BLUNT)
    folds(
        c, ("-44,-108 -20,-98 20,-98 44,-108", "-38,-122 -16,-112", "34,-124 22,-112"), mix(cloth, YUKI, 0.35)
    )
    for x, y in ((34, -136), (-36, -132)):
        c.disc(x, y, 7, WASHI, 1.6)
        c.disc(x, y, 3, cloth, 0)
    head(c, -8, -176)
    topknot(c, -8, -176)
    for x, y in ((-22, -160), (-14, -156), (-6, -157), (2, -160)):
        stroke(c, [(x, y), (x, y + 4)], 1.6)
    limb(c, "-22,-126,9 -30,-140,8 -22,-152,7", SKIN)
    stroke(c, "-58,-158 -20,-164", 2.2, WOOD, taper=BLUNT)
