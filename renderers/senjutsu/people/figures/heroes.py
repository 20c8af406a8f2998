"""The four heroes. Each is known by outline alone: the student lunges, the ronin lurches under his hat, the
warrior holds the great sword over her head, the master stands like a bell."""

from __future__ import annotations

from collections.abc import Mapping
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
    YUKI,
    Colour,
    mix,
)
from renderers.senjutsu.people.figures.parts import blade, folds

CLOTHS: Final[Mapping[str, Colour]] = {
    "student": mix(ASAGI, YUKI, 0.12),
    "ronin": mix(KINAKO, WASHI, 0.15),
    "warrior": mix(MATCHA, YUKI, 0.08),
    "master": mix(FUJI, YUKI, 0.25),
}


def student(c: Canvas) -> None:
    """A lunge: the katana swept far forward, the ends of the headband flying."""
    cloth, wide = CLOTHS["student"], AI
    stroke(c, "2,-92 40,-82 82,-64", 9, SUMI, smooth=True, taper=BLUNT)
    blob(
        c,
        "-16,-96 -40,-74 -60,-46 -64,-14 -38,-8 -24,-22 -16,-46 4,-52 34,-26 56,-2 80,-6 84,-18 58,-54"
        " 34,-84 20,-98",
        wide,
        3,
    )
    folds(
        c,
        ("-10,-88 -34,-60 -50,-20", "-4,-84 -20,-60 -34,-20", "10,-86 36,-54 64,-14", "20,-88 48,-54 74,-16"),
        mix(wide, ASAGI, 0.8),
    )
    blob(c, "-64,-14 -82,-2 -70,6 -46,4 -38,-9", WASHI, 2.4)
    blob(c, "58,-4 64,7 90,6 92,-6 80,-10", WASHI, 2.4)
    blob(c, "-36,-148 -44,-124 -28,-92 24,-90 28,-116 16,-148 -8,-158", cloth, 3)
    shape(c, "-30,-152 -20,-122 -8,-98 0,-98 -10,-124 -8,-156 -14,-150 -16,-134 -22,-154", YUKI, 2)
    shape(c, "-30,-104 26,-102 25,-88 -27,-90", YUKI, 2.4)
    blade(
        c,
        "-76,-116 -110,-103 -150,-72 -156,-62 -148,-64 -114,-92 -78,-105",
        "-80,-110 -114,-97 -144,-72",
    )
    stroke(c, "-69,-125 -73,-99", 6, SUMI, taper=BLUNT)
    stroke(c, "-70,-112 -40,-122", 8, SUMI, taper=BLUNT)
    blob(c, "-28,-150 -46,-142 -62,-126 -56,-112 -42,-112 -26,-122", cloth, 2.6)
    blob(c, "-62,-124 -72,-118 -66,-106 -54,-112", SKIN, 2.2)
    blob(c, "10,-150 -14,-140 -36,-124 -44,-112 -30,-104 -6,-112 18,-126", cloth, 2.6)
    blob(c, "-44,-114 -56,-112 -52,-100 -36,-104", SKIN, 2.2)
    folds(c, ("6,-126 -14,-120 -28,-112",), SUMI)
    blob(c, "-24,-158 -38,-166 -40,-184 -28,-200 -8,-202 4,-188 2,-168 -8,-156", SKIN, 2.6)
    blob(c, "-32,-196 -16,-206 4,-202 10,-184 4,-164 -4,-172 -6,-186 -16,-190 -34,-188", SUMI, 2)
    blob(c, "0,-200 8,-216 24,-213 17,-200 8,-196", SUMI, 2)
    stroke(c, "-38,-187 -16,-190 4,-186", 6.4, SUMI, smooth=True, taper=BLUNT)
    stroke(c, "-38,-187 -16,-190 4,-186", 4.2, YUKI, smooth=True, taper=BLUNT)
    blob(c, "4,-188 26,-186 52,-198 46,-184 26,-176 4,-182", YUKI, 2.2)
    blob(c, "4,-184 24,-174 42,-176 34,-166 18,-168 4,-178", YUKI, 2)
    stroke(c, "-36,-177 -29,-178", 2.8)
    stroke(c, "-24,-177 -16,-178", 2.6)
    stroke(c, "-37,-166 -31,-165", 2)


def ronin(c: Canvas) -> None:
    """Under a straw hat, legs apart, the naginata across his body."""
    cloth, wide = CLOTHS["ronin"], AI
    blob(
        c,
        "24,-88 40,-60 62,-22 66,-8 40,-4 14,-8 2,-44 -10,-44 -22,-6 -48,0 -74,-8 -62,-34 -40,-64 -26,-90",
        wide,
        3,
    )
    folds(
        c,
        ("16,-80 34,-40 46,-10", "6,-70 18,-36 24,-12", "-16,-80 -32,-44 -40,-8", "-24,-80 -48,-40 -62,-12"),
        mix(wide, ASAGI, 0.75),
    )
    blob(c, "68,-10 78,0 58,6 40,3 40,-6", SKIN, 2.4)
    blob(c, "-44,-4 -46,6 -70,8 -82,0 -72,-8", SKIN, 2.4)
    blob(c, "40,-132 46,-110 30,-84 -28,-84 -44,-108 -40,-134 -14,-142 16,-142", cloth, 3)
    shape(c, "14,-142 2,-112 -4,-96 -10,-96 -8,-112 -22,-140 -10,-140 -2,-120 4,-140", WASHI, 2)
    shape(c, "31,-95 -30,-95 -31,-79 32,-79", SUMI, 2)
    stroke(c, "28,-87 -28,-87", 2, KINAKO)
    blob(c, "38,-136 62,-120 74,-92 64,-76 44,-80 34,-100 26,-118", cloth, 2.8)
    blob(c, "-30,-138 -46,-134 -60,-122 -58,-94 -46,-88 -36,-100 -26,-120", cloth, 2.8)
    folds(c, ("62,-86 48,-100 42,-116",), SUMI)
    pole(c, "108,-46 -92,-156", 6, mix(KINAKO, SHU, 0.3), 2.2)
    blade(
        c,
        "-86,-158 -104,-180 -128,-196 -152,-198 -140,-180 -118,-164 -98,-148",
        "-106,-170 -124,-182 -142,-190",
    )
    stroke(c, "-84,-163 -97,-144", 6, SUMI, taper=BLUNT)
    for x, y in ((60, -73), (-50, -133)):
        c.disc(x, y, 10, SKIN, 2.4)
    blob(c, "16,-148 14,-134 0,-122 -14,-134 -16,-150", SKIN, 2.4)
    for way in ("8,-138 0,-134 -8,-138", "6,-130 0,-127 -6,-130"):
        stroke(c, way, 3, smooth=True)
    blob(c, "4,-200 -6,-200 -32,-174 -60,-148 -32,-140 0,-137 32,-140 60,-149 30,-176", KINAKO, 3.2)
    for way in (
        "-3,-194 -14,-168 -38,-146",
        "0,-196 -4,-168 -14,-142",
        "1,-196 5,-168 14,-142",
        "3,-194 16,-168 38,-146",
    ):
        stroke(c, way, 1.8, mix(KINAKO, SUMI, 0.55), smooth=True)
    stroke(c, "-46,-149 0,-141 46,-149", 4, mix(KINAKO, SUMI, 0.4), smooth=True)


def warrior(c: Canvas) -> None:
    """The great sword high over her head, her hair and her sash in the wind."""
    cloth, wide = CLOTHS["warrior"], mix(AI, SUMI, 0.2)
    blob(c, "16,-176 44,-178 70,-158 84,-118 70,-104 76,-132 54,-150 30,-154", SUMI, 2.4)
    blob(c, "24,-96 58,-84 96,-92 84,-74 52,-70 24,-80", SHU, 2.4)
    blob(
        c,
        "-24,-94 -46,-60 -66,-24 -74,-4 -48,2 -26,-4 -10,-44 8,-44 26,-4 50,2 76,-4 64,-28 44,-62 26,-94",
        wide,
        3,
    )
    folds(
        c,
        ("-18,-84 -40,-44 -54,-8", "-8,-74 -22,-40 -32,-10", "16,-84 36,-46 50,-8", "24,-84 50,-44 64,-10"),
        mix(wide, ASAGI, 0.7),
    )
    blob(c, "-72,-6 -86,2 -72,8 -48,5 -46,-4", SUMI, 2.4)
    blob(c, "46,-4 48,6 74,8 88,2 76,-6", SUMI, 2.4)
    blob(c, "-32,-150 -38,-122 -27,-90 27,-90 34,-122 28,-150 0,-158", cloth, 3)
    # The breastplate, laced.
    shape(c, "-27,-140 27,-140 25,-100 -25,-100", mix(SUMI, AI, 0.5), 2.6)
    for y in (-130, -120, -110):
        stroke(c, [(-24, y), (24, y)], 2.6, mix(MATCHA, YUKI, 0.25), taper=BLUNT)
    for left, right in ((-58, -28), (28, 58)):
        shape(c, [(left + 6, -154), (right - 6, -154), (right, -116), (left, -116)], mix(SUMI, AI, 0.5), 2.6)
        for y in (-142, -130):
            stroke(c, [(left + 4, y), (right - 4, y)], 2.4, mix(MATCHA, YUKI, 0.25), taper=BLUNT)
    shape(c, "-29,-100 29,-100 28,-86 -28,-86", SHU, 2.4)
    # Both arms up, the blade behind her head.
    blob(c, "-34,-150 -56,-168 -52,-196 -36,-206 -26,-196 -34,-182 -20,-160", cloth, 2.8)
    blob(c, "24,-158 40,-172 34,-198 14,-208 6,-198 18,-186 12,-168", cloth, 2.8)
    stroke(c, "-42,-202 22,-214", 9, SUMI, taper=BLUNT)
    stroke(c, "24,-226 28,-202", 6.5, SUMI, taper=BLUNT)
    blade(c, "30,-218 76,-222 124,-208 156,-182 130,-196 78,-208 32,-208", "36,-213 80,-215 136,-198")
    for x, y in ((-38, -202), (4, -208)):
        c.disc(x, y, 10, SKIN, 2.4)
    blob(c, "-14,-152 -20,-168 -16,-190 0,-196 16,-190 20,-168 12,-152 0,-146", SKIN, 2.6)
    blob(c, "-20,-166 -22,-186 -10,-200 10,-201 23,-188 22,-160 16,-172 14,-186 0,-190 -14,-184", SUMI, 2)
    blob(c, "-19,-172 -20,-150 -15,-158", SUMI, 1.6)
    stroke(c, "-14,-186 0,-189 14,-186", 4, SHU, smooth=True, taper=BLUNT)
    stroke(c, "-12,-173 -4,-172", 2.6)
    stroke(c, "4,-172 11,-173", 2.6)
    stroke(c, "-3,-158 3,-158", 2)


def master(c: Canvas) -> None:
    """An old man in a long robe, both hands on his stick; he does not look like a fighter."""
    cloth = CLOTHS["master"]
    dark = mix(cloth, SUMI, 0.4)
    blob(c, "-30,-150 -44,-110 -56,-50 -64,-4 -30,4 30,4 64,-4 56,-50 44,-110 30,-150 0,-160", cloth, 3.2)
    shape(c, "-18,2 -10,-60 0,-104 10,-60 18,2", mix(cloth, YUKI, 0.45), 2)
    folds(
        c,
        ("-40,-96 -48,-50 -52,-8", "-26,-80 -32,-40 -34,-4", "40,-96 48,-50 52,-8", "26,-80 32,-40 34,-4"),
        dark,
    )
    shape(c, "-42,-98 42,-98 44,-82 -44,-82", mix(SUMI, FUJI, 0.3), 2.4)
    blob(c, "-28,-150 -52,-132 -64,-96 -50,-74 -20,-78 -14,-96 -30,-104", mix(cloth, SUMI, 0.12), 2.8)
    blob(c, "28,-150 50,-132 58,-98 40,-76 4,-80 -2,-96 26,-106", mix(cloth, SUMI, 0.12), 2.8)
    pole(c, "-24,8 -28,-126", 6, WOOD, 2.2)
    stroke(c, "-28,-124 -26,-92", 3, KINAKO, taper=BLUNT)
    for x, y in ((-26, -92), (-14, -86)):
        c.disc(x, y, 10, SKIN, 2.4)
    blob(c, "-18,-158 -22,-178 -16,-200 0,-208 16,-200 22,-178 18,-158 0,-148", SKIN, 2.8)
    for x in (-22, 22):
        blob(c, [(x, -182), (x * 1.22, -176), (x * 1.1, -164), (x * 0.9, -168)], SKIN, 2)
    # Beard, brows, and what is left of the hair.
    blob(c, "-17,-166 -18,-146 -8,-118 0,-100 8,-118 18,-146 17,-166 8,-158 0,-162 -8,-158", YUKI, 2.4)
    for way in ("-6,-150 -3,-126", "6,-150 3,-126"):
        stroke(c, way, 1.6, mix(ASAGI, YUKI, 0.3))
    blob(c, "-22,-186 -26,-176 -22,-166 -18,-178", YUKI, 1.8)
    blob(c, "22,-186 26,-176 22,-166 18,-178", YUKI, 1.8)
    for side in (-1, 1):
        stroke(
            c, [(side * 3, -182), (side * 9, -186), (side * 17, -181)], 4.6, YUKI, smooth=True, taper=BLUNT
        )
        stroke(c, [(side * 4, -176), (side * 13, -176)], 2.6)
