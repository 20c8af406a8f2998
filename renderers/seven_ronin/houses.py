"""The houses of the village: watchtower, inn, granary, animal pen, shrine and market.

Each is drawn around the middle of its threshold, about 180 wide and up to 160 high.
"""

from __future__ import annotations

from renderers.canvas import Canvas
from renderers.ink import BLUNT, blob, block, curve, pole, shape, stroke
from renderers.palette import (
    AI,
    ASAGI,
    GLOW,
    KINAKO,
    MATCHA,
    PALE_WOOD,
    SNOW_SHADE,
    STONE,
    SUMI,
    WASHI,
    WOOD,
    YAMABUKI,
    YUKI,
    Colour,
    mix,
    pigment,
)
from renderers.seven_ronin.timber import DARK, THATCH, drift, hut, lantern, quilt, window

DEEP_WOOD = pigment("4A3B2C")
BRONZE = pigment("5B6B5A")
TILE = pigment("39404F")
CYPRESS = pigment("6B4E3E")
INDOORS = pigment("3A332E")


def watchtower(c: Canvas) -> None:
    """Four braced legs, a lit platform with a bell, a snowed-in roof."""
    for foot, head in ((-30, -17), (34, 21)):
        pole(c, [(foot, 0), (head, -92)], 3.2, PALE_WOOD, 1.4)
    for brace in ("-28,-18 29,-50", "31,-18 -26,-50", "-23,-54 25,-86", "26,-54 -22,-86"):
        pole(c, brace, 2, PALE_WOOD, 1.1)
    block(c, -30, -21, 34, -16, PALE_WOOD, 1.8)
    block(c, -26, -55, 30, -50, PALE_WOOD, 1.8)
    block(c, -18, -132, 22, -92, DEEP_WOOD, 2)
    c.fill("-14,-130 18,-130 18,-112 -14,-112", GLOW)
    stroke(c, "2,-130 2,-110", 1.6)
    blob(c, "-4,-124 -6,-112 2,-108 10,-112 8,-124 2,-128", BRONZE, 2)
    block(c, -28, -108, 32, -92, PALE_WOOD)
    for x in range(-22, 32, 9):
        stroke(c, [(x, -107), (x, -93)], 1.4, taper=BLUNT)
    block(c, -32, -94, 36, -89, WOOD, 2)
    shape(c, "-38,-128 42,-128 26,-142 -22,-142", THATCH, 2)
    quilt(
        c,
        "-40,-130 -24,-146 2,-160 28,-146 44,-130",
        "44,-130 32,-127 18,-133 2,-128 -14,-134 -28,-127 -40,-130",
    )
    stroke(c, "8,-152 22,-142 34,-134", 2.4, SNOW_SHADE, smooth=True)
    drift(c, -32, 38, 2, 8)


def inn(c: Canvas) -> None:
    """A lit front behind a split curtain, and a lantern for guests."""
    hut(c, 74, 46, (62, 24), 34, pigment("9A7A52"))
    block(c, -27, -34, 27, 0, GLOW, 2)
    for x in (-14, 0, 14):
        stroke(c, [(x, -34), (x, 0)], 1.6, taper=BLUNT)
    for strip in range(4):
        with c.at(-28 + strip * 14, -37):
            hem = 17 + strip % 2 * 2
            shape(c, [(0, 0), (13, 0), (13, hem), (0, hem)], AI, 1.6)
    c.disc(-7, -29, 4, WASHI, 0)
    c.disc(7, -29, 4, WASHI, 0)
    c.disc(0, -60, 7, GLOW, 2)
    window(c, 48, -48, 16, 20)
    shape(c, "74,-53 90,-59 90,-40 74,-34", GLOW, 2)
    lantern(c, -44, -26, 10)
    drift(c, -40, 44, 3, 5)
    drift(c, 48, 98, -10, 8)


def granary(c: Canvas) -> None:
    """A white storehouse with a latticed foot, rice bales before it."""
    hut(c, 70, 58, (54, 22), 32, pigment("E3DAC6"), pigment("A9A796"))
    c.fill("-34,0 34,0 34,-22 -34,-22", TILE)
    for x in range(-34, 34, 11):
        stroke(c, [(x, 0), (x + 11, -22)], 1.3, WASHI, taper=BLUNT)
        stroke(c, [(x, -22), (x + 11, 0)], 1.3, WASHI, taper=BLUNT)
    stroke(c, "-35,0 35,0 35,-22 -35,-22", 2, closed=True)
    c.fill("36,0 88,-21 88,-43 36,-22", pigment("2E3442"))
    block(c, -13, -48, 13, -26, DEEP_WOOD)
    stroke(c, "0,-48 0,-26", 1.8)
    c.disc(0, -70, 7.5, TILE, 2)
    c.disc(0, -70, 3, WASHI, 0)
    for x, y in ((-58, -10), (-40, -9), (-50, -26)):
        with c.at(x, y):
            blob(c, "-11,-8 9,-8 12,0 9,8 -11,8 -13,0", KINAKO, 2)
            stroke(c, "-5,-8 -5,8", 1.4)
            stroke(c, "4,-8 4,8", 1.4)
    c.fill(curve("-62,-32 -50,-39 -38,-33 -44,-31 -52,-32", closed=True), YUKI)
    drift(c, -64, -30, 4, 4)


def pen(c: Canvas) -> None:
    """A horse behind a fence, its stable further back."""
    with c.at(28, -34):
        hut(c, 52, 28, (44, 16), 24)
        block(c, -17, -24, 17, 0, DARK, 2)
    _horse(c, mix(PALE_WOOD, SUMI, 0.1))
    for x in (-84, -54, -22, 12, 48, 84):
        pole(c, [(x, 6), (x, -24)], 4, PALE_WOOD, 1.5)
        with c.at(x, -23):
            c.fill(curve("-5,0 0,-6 5,0 0,2", closed=True), YUKI)
    for y in (-17, -5):
        pole(c, [(-90, y), (90, y - 1)], 3.2, PALE_WOOD, 1.4)
        stroke(c, [(-88, y - 2), (-30, y - 3)], 2.2, YUKI)
        stroke(c, [(20, y - 3), (80, y - 3)], 2.2, YUKI)
    drift(c, -70, 70, 8, 5)


def _horse(c: Canvas, coat: Colour) -> None:
    for hip, hoof in ((-42, -40), (-32, -34), (-8, -6), (2, 4)):
        stroke(c, [(hip, -26), (hoof, -4)], 5.5, taper=BLUNT)
    blob(c, "-48,-38 -44,-52 -22,-50 0,-53 8,-44 4,-28 -18,-24 -42,-26", coat, 2.3)
    blob(c, "-46,-36 -56,-54 -64,-72 -58,-80 -50,-72 -40,-52", coat)
    blob(c, "-58,-80 -70,-70 -78,-60 -74,-54 -64,-60 -54,-70", coat)
    stroke(c, "-58,-80 -57,-88", 3.6)
    stroke(c, "-54,-80 -46,-64 -40,-52", 6, smooth=True)
    stroke(c, "8,-46 16,-36 13,-20", 5, smooth=True, taper=(1, 0.2))
    c.disc(-66, -70, 1.6, SUMI, 0)
    c.fill(curve("-40,-52 -22,-55 0,-54 -4,-47 -20,-49 -36,-47", closed=True), YUKI)


def shrine(c: Canvas) -> None:
    """A torii, and a hall with a twisted rope and paper streamers."""
    with c.at(30, -24):
        hut(c, 58, 36, (34, 14), 30, pigment("8A6A4A"))
        block(c, -19, -30, 19, 0, GLOW, 2)
        for x in (-10, 0, 10):
            stroke(c, [(x, -30), (x, 0)], 1.6, taper=BLUNT)
        for y in (-20, -10):
            stroke(c, [(-19, y), (19, y)], 1.3, taper=BLUNT)
        stroke(c, "-26,-36 -12,-31 0,-34 12,-31 26,-36", 5, KINAKO, smooth=True, taper=BLUNT)
        for x in (-13, 0, 13):
            with c.at(x, -32):
                shape(c, "-3,0 3,0 1,5 5,6 0,12 1,7 -3,6", YUKI, 1)
    for x, lean in ((-62, -3), (2, 3)):
        shape(c, [(x - 5 + lean, 4), (x + 5 + lean, 4), (x + 4, -84), (x - 4, -84)], CYPRESS)
        block(c, x - 7 + lean, -6, x + 7 + lean, 5, SUMI, 0)
    block(c, -74, -66, 14, -58, CYPRESS)
    block(c, -34, -80, -26, -66, CYPRESS, 2)
    shape(c, [*curve("-90,-92 -62,-86 -30,-84 2,-86 30,-92"), (28, -80), (-30, -76), (-88, -80)], CYPRESS)
    quilt(
        c,
        "-94,-94 -62,-98 -30,-96 2,-98 34,-94",
        "34,-92 10,-87 -8,-90 -30,-85 -54,-90 -72,-87 -94,-92",
        2.1,
    )
    stroke(c, "-72,-68 -38,-69", 2.6, YUKI)
    stroke(c, "-22,-69 10,-68", 2.6, YUKI)
    drift(c, -66, 8, 6, 6)


def market(c: Canvas) -> None:
    """Two stalls under striped awnings, lanterns between them."""
    with c.at(-66, -16):
        _stall(c, ASAGI, (YAMABUKI, MATCHA, KINAKO, WASHI, STONE))
    with c.at(58, -20):
        _stall(c, KINAKO, (WASHI, STONE, YAMABUKI, MATCHA, KINAKO))
    stroke(c, "-24,-92 0,-84 18,-92", 1.8, smooth=True)
    lantern(c, -12, -72)
    lantern(c, 6, -72)
    block(c, -20, -14, -2, 4, PALE_WOOD, 2)
    block(c, 0, -18, 20, 4, PALE_WOOD, 2)
    stroke(c, "0,-7 20,-7", 1.5)
    drift(c, -100, 96, 6, 5)


def _stall(c: Canvas, cloth: Colour, wares: tuple[Colour, ...]) -> None:
    for x in (-38, 38):
        stroke(c, [(x, 6), (x, -58)], 4.5, WOOD, taper=BLUNT)
    c.fill("-36,-50 36,-50 36,-22 -36,-22", INDOORS)
    c.fill("-34,-48 34,-48 34,-30 -34,-30", mix(GLOW, INDOORS, 0.35))
    block(c, -40, -24, 40, 4, PALE_WOOD)
    for place, ware in enumerate(wares):
        c.disc(-30 + place * 15, -29, 6.5, ware, 1.8)
    strips, span = 6, 92
    for strip in range(strips):
        left = -span / 2 + strip * span / strips
        right = left + span / strips
        lean_left, lean_right = (
            (strip - strips / 2 - 0.5) * 2.4 + 3,
            (strip - strips / 2 + 0.5) * 2.4,
        )
        colour = cloth if strip % 2 else WASHI
        shape(c, [(left, -54), (right, -54), (right - lean_right, -72), (left - lean_left, -72)], colour, 1.8)
        blob(c, [(left, -55), (right, -55), ((left + right) / 2, -47)], colour, 1.6)
    quilt(c, "-42,-70 -30,-80 0,-83 30,-80 42,-70", "42,-70 20,-66 0,-71 -22,-66 -42,-70", 2)
