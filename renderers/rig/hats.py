"""Bands, hoods and hats: each is known by its outline alone."""

from __future__ import annotations

from renderers.brush import brush, paint
from renderers.canvas import Canvas
from renderers.palette import AI, KINAKO, SHU, STEEL, SUMI, WOOD, YAMABUKI, YUKI, Colour, mix
from renderers.rig.faces import Part


def band(colour: Colour = YUKI, *, tails: bool = True) -> Part:
    """A headband, its ends in the wind."""

    def draw(c: Canvas) -> None:
        if tails:
            for way in (
                "-24,-66! -46,-84 -74,-76 -96,-88! -92,-74 -72,-64 -46,-70 -22,-58!",
                "-24,-62! -44,-64 -66,-50 -84,-54! -78,-42 -60,-40 -42,-52 -22,-54!",
            ):
                paint(c, way, colour, 2.6)
        paint(c, "-27,-68! -4,-78 16,-79 29,-75! 30,-67 14,-70 -4,-68 -26,-58!", colour, 2.6)

    return draw


def bandana(colour: Colour) -> Part:
    """A cloth over the crown, knotted behind."""

    def draw(c: Canvas) -> None:
        paint(c, "-22,-64! -40,-70 -54,-60! -44,-56 -52,-44! -34,-48 -20,-56!", colour, 2.6)
        paint(c, "-26,-58! -28,-78 -10,-96 14,-96 28,-84 30,-70! 12,-76 -6,-72", colour, 2.8)
        ink = mix(colour, SUMI, 0.42)
        for way in ("-22,-64 -6,-78 20,-80", "-14,-86 2,-88 16,-86"):
            brush(c, way, 2.2, ink, start=0.3)

    return draw


def cowl(colour: Colour = YUKI) -> Part:
    """The white cowl of a warrior monk: only the face is free."""

    def draw(c: Canvas) -> None:
        paint(
            c,
            "30,-62! 24,-74 10,-76 1,-62 0,-40 6,-22 16,-6! 10,12 -14,24 -34,20! -40,-10 -36,-56 -24,-88"
            " 0,-102 24,-92 33,-76",
            colour,
            3,
        )
        ink = mix(colour, AI, 0.4)
        for way in (
            "-22,-80 -8,-84 6,-80",
            "-28,-50 -14,-48 -2,-50",
            "-26,-10 -12,-6 4,-14",
            "-8,-64 -8,-40 -2,-24",
        ):
            brush(c, way, 2.2, ink, start=0.3)

    return draw


def hood(colour: Colour, lining: Colour = SUMI, *, veil: bool = True) -> Part:
    """A pointed hood with the face in its shadow."""

    def draw(c: Canvas) -> None:
        paint(
            c,
            "34,-66! 22,-88 2,-100 -22,-124! -34,-92 -40,-50 -44,0 -40,20! -10,24 18,18! 20,0 8,-12 1,-34"
            " 6,-58 20,-70",
            colour,
            3,
        )
        if veil:
            paint(c, "0,-40! 14,-42 33,-42! 30,-20 20,-6 6,-8! 0,-24", lining, 2.4)
            brush(c, "8,-34 20,-33 30,-35", 1.8, mix(lining, YUKI, 0.3), start=0.4)
        for way in ("-20,-110 -14,-90 2,-88", "-30,-60 -20,-62 -4,-60", "-32,-10 -20,-8 -2,-14"):
            brush(c, way, 2.2, mix(colour, YUKI, 0.26), start=0.3)

    return draw


def shinobi(colour: Colour) -> Part:
    """The wrapped head of a ninja: only the eyes are free."""

    def draw(c: Canvas) -> None:
        paint(c, "-24,-52! -26,-76 -10,-96 14,-97 29,-84 32,-64! 14,-70 -4,-68 -18,-56!", colour, 2.8)
        paint(c, "-22,-52! -2,-44 16,-42 34,-45! 31,-24 20,-7 6,-6 -10,-16 -18,-34", colour, 2.8)
        paint(c, "-20,-60! -36,-66 -54,-52! -42,-50 -50,-36! -30,-42 -18,-50!", colour, 2.4)
        ink = mix(colour, YUKI, 0.3)
        for way in ("-16,-80 0,-86 20,-82", "-14,-36 4,-32 28,-34", "-8,-22 8,-18 22,-22"):
            brush(c, way, 2.2, ink, start=0.3)

    return draw


def straw_hat(c: Canvas) -> None:
    """The wide hat of a wanderer, low over the brow."""
    paint(c, "-72,-50! -40,-80 -6,-116 4,-117 40,-90 74,-62! 44,-54 6,-50 -36,-47", KINAKO, 3.8)
    paint(c, "-72,-50! -36,-47 6,-50 44,-54 74,-62! 40,-62 4,-58 -34,-55", mix(KINAKO, SUMI, 0.42))
    for x in (-54, -36, -18, 2, 22, 42, 58):
        brush(
            c,
            [(0, -113), (x * 0.5, -86), (x, -57 - x * 0.06)],
            2.2,
            mix(KINAKO, WOOD, 0.7),
            start=0.3,
            end=0.8,
        )
    brush(c, "-30,-86 0,-80 34,-92", 1.8, mix(KINAKO, WOOD, 0.7), start=0.6, end=0.6)
    for way in ("-8,-52 -2,-30 10,-8", "-14,-50 -12,-30 8,-8"):
        brush(c, way, 2.6, SHU, start=0.8, end=0.8)


def war_hat(colour: Colour = STEEL, crest: Colour = YAMABUKI) -> Part:
    """The flat lacquered hat of a foot soldier."""

    def draw(c: Canvas) -> None:
        paint(c, "-54,-58! -30,-80 2,-104! 34,-86 56,-68! 30,-64 4,-60 -26,-57", colour, 3.6)
        paint(c, "-54,-58! -26,-57 4,-60 30,-64 56,-68! 28,-72 2,-68 -26,-65", mix(colour, SUMI, 0.5))
        brush(c, "-30,-72 -8,-88 2,-98", 2.6, mix(colour, YUKI, 0.4), start=0.2)
        c.disc(20, -80, 9, crest, 2.6)
        brush(c, "-16,-58 -8,-28 10,-8", 2.8, SHU, start=0.8, end=0.8)

    return draw


def helmet(colour: Colour, lace: Colour, horns: Colour = YAMABUKI) -> Part:
    """A helmet with horns and a neck guard."""

    def draw(c: Canvas) -> None:
        paint(c, "-10,-66! -34,-60 -52,-30 -50,-8! -26,-16 -12,-22 -6,-40!", colour, 3)
        for way in ("-46,-30 -28,-38 -12,-42", "-50,-16 -30,-25 -12,-30"):
            brush(c, way, 4.4, lace, start=1, end=1)
        paint(c, "-30,-64! -30,-90 -8,-108 18,-107 34,-92 36,-70! 14,-78 -8,-74", colour, 3.4)
        for way in ("-20,-74 -14,-92 -2,-104", "-2,-76 2,-92 8,-106", "16,-77 20,-92 18,-104"):
            brush(c, way, 2, mix(colour, YUKI, 0.3), start=0.4, end=0.3)
        for way in (
            "10,-84! -10,-104 -20,-136 -8,-160! 0,-128 14,-104 22,-92!",
            "20,-84! 44,-98 62,-126 58,-156! 40,-122 24,-106 14,-92!",
        ):
            paint(c, way, horns, 3)
        paint(c, "-34,-62! -10,-74 16,-78 42,-70! 44,-62 16,-68 -8,-64 -30,-54!", SUMI, 2.4)
        c.disc(17, -88, 9, horns, 2.6)

    return draw


def iron_jaw(colour: Colour) -> Part:
    """A snarling half mask over nose and mouth."""

    def draw(c: Canvas) -> None:
        paint(c, "-10,-42! 4,-40 18,-48 30,-47! 36,-36 33,-18 24,-4 8,-2 -6,-14", colour, 2.8)
        paint(c, "12,-26! 22,-29 32,-26! 28,-17 14,-17!", SUMI)
        for x in (15, 20, 25, 29):
            paint(c, f"{x - 1.8},-26! {x + 1.8},-26! {x},-20!", YUKI)
        brush(c, "10,-32 20,-37 32,-33", 2.6, SUMI, start=0.5, end=0.3)

    return draw


def beads(c: Canvas) -> None:
    """Great prayer beads round the neck."""
    for x, y in ((-26, 2), (-20, 14), (-9, 23), (4, 26), (16, 21), (24, 10)):
        c.disc(x, y, 8, WOOD, 2.6)


def scarf(colour: Colour) -> Part:
    """A long scarf in the wind."""

    def draw(c: Canvas) -> None:
        paint(c, "-14,-6! -50,-26 -84,-8 -122,-28 -154,-14! -120,-2 -86,16 -50,2 -12,14!", colour, 3)
        paint(c, "-20,-14! 0,-2 16,-10! 20,6 0,16 -20,10!", colour, 3)
        brush(c, "-30,-10 -70,0 -110,-12", 2.4, mix(colour, SUMI, 0.45), start=0.3)

    return draw
