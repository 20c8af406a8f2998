"""The open places of the village: well, two fields, mountain path and graveyard.

They are drawn like the houses: around the middle of the foot, about 200 wide.
"""

from __future__ import annotations

from renderers.canvas import Canvas
from renderers.ink import BLUNT, blob, curve, pole, shape, stroke
from renderers.palette import (
    KINAKO,
    PALE_WOOD,
    SNOW_SHADE,
    STONE,
    SUMI,
    WOOD,
    YUKI,
    mix,
    pigment,
)
from renderers.seven_ronin.timber import THATCH, drift, pine, quilt

FURROW = pigment("5F7894")
BANK = mix(YUKI, pigment("6F88A6"), 0.3)
EARTH = mix(KINAKO, pigment("8B8378"), 0.45)
BARE_TREE = pigment("3B3530")
RAGS = pigment("6E7F93")
WATER = pigment("1E2A44")
STUBBLE = mix(KINAKO, SUMI, 0.5)


def well(c: Canvas) -> None:
    """A stone ring, a bucket on a windlass, a small roof."""
    for x in (-32, 32):
        pole(c, [(x, -6), (x, -84)], 3.6, PALE_WOOD, 1.5)
    stroke(c, "-36,-72 36,-72", 5, WOOD, taper=BLUNT)
    c.disc(0, -72, 8, PALE_WOOD, 2)
    stroke(c, "0,-66 0,-42", 1.8)
    shape(c, "-9,-46 9,-46 7,-30 -7,-30", PALE_WOOD, 2)
    shape(c, "-50,-82 50,-82 34,-98 -34,-98", THATCH)
    quilt(c, "-52,-85 -34,-102 -4,-108 30,-104 52,-85", "52,-85 38,-81 20,-88 2,-82 -18,-89 -36,-81 -52,-85")
    stroke(c, "10,-102 34,-94 44,-87", 2.4, SNOW_SHADE, smooth=True)
    shape(c, "-44,-30 44,-30 40,4 -40,4", STONE, 2.4)
    shape(c, "-44,-30 44,-30 36,-38 -36,-38", WATER)
    stroke(c, "-42,-14 42,-14", 1.8)
    for joint in (
        "-22,-30 -22,-14",
        "6,-30 6,-14",
        "28,-30 28,-14",
        "-8,-14 -8,3",
        "20,-14 20,3",
        "-30,-14 -30,3",
    ):
        stroke(c, joint, 1.6)
    blob(c, "-47,-31 -30,-37 -16,-32 4,-35 24,-31 46,-34 46,-28 20,-26 0,-29 -24,-26", YUKI, 1.8)
    drift(c, -38, 40, 6, 6)


def field_north(c: Canvas) -> None:
    """Terraces of stubble and three straw stacks."""
    _terraces(c)
    for x, y, size in ((-48, -44, 1.15), (-12, -46, 1.45), (66, -40, 1.1)):
        with c.at(x, y, size):
            _straw_stack(c)


def field_south(c: Canvas) -> None:
    """Terraces of stubble watched by a scarecrow."""
    _terraces(c)
    with c.at(-18, 0):
        stroke(c, "0,-8 0,-92", 5, WOOD, taper=BLUNT)
        stroke(c, "-34,-66 34,-70", 4.6, WOOD, taper=BLUNT)
        rags = "-32,-72 32,-75 34,-58 16,-56 15,-30 6,-35 0,-28 -8,-35 -16,-30 -15,-54 -33,-52"
        shape(c, rags, RAGS)
        c.disc(0, -84, 9, KINAKO, 2)
        shape(c, "-24,-86 0,-106 24,-86", THATCH, 2)
        blob(c, "-20,-90 0,-109 20,-90 8,-92 0,-88 -9,-93", YUKI, 1.8)
        stroke(c, "-30,-72 30,-75", 3, YUKI)
    with c.at(52, -38, 0.9):
        _straw_stack(c)
    for x, y in ((30, -96), (48, -84)):
        with c.at(x, y):
            stroke(c, "-9,-4 -3,-1 0,1 4,-2 10,-5", 2.6, smooth=True)


def _terraces(c: Canvas) -> None:
    """Three steps of snowed-in rice stubble, the nearest the widest."""
    for reach, top, bottom, shade in ((58, -50, -36, 0.26), (74, -34, -18, 0.20), (90, -16, 2, 0.14)):
        left, right = -reach, reach + 8
        back = curve([(left, top), (4, top - 3), (right, top)])
        front = [(left - 8, bottom + 5), (4, bottom + 8), (right + 8, bottom + 5)]
        wall = [(right + 8, bottom), *curve(front[::-1]), (left - 8, bottom)]
        c.fill(back + wall, mix(YUKI, pigment("6F88A6"), 0.5))
        lip = curve([(right + 8, bottom), (4, bottom + 2), (left - 8, bottom)])
        c.fill(back + lip, mix(YUKI, pigment("8FA3B8"), shade))
        stroke(c, front, 1.8, FURROW, smooth=True)
        stroke(c, back, 1.4, FURROW)
        for row in range(2):
            for tuft in range(11):
                x = left + 6 + tuft * (right - left - 10) / 10.5 - row * 3
                with c.at(x, top + 4 + row * (bottom - top) * 0.5):
                    stroke(c, "0,3 -2,-4", 1.9, STUBBLE)
                    stroke(c, "0,3 2.4,-3", 1.7, STUBBLE)


def _straw_stack(c: Canvas) -> None:
    stroke(c, "0,-44 0,-56", 2.4)
    shape(c, [*curve("-17,0 -14,-24 0,-48 14,-24 17,0"), (0, 3)], KINAKO)
    for lean in (-0.6, -0.2, 0.2, 0.6):
        stroke(c, [(lean * 6, -38), (lean * 20, -2)], 1.3, mix(KINAKO, SUMI, 0.45))
    blob(c, "-13,-24 -7,-42 0,-51 7,-42 13,-24 6,-30 0,-25 -6,-31", YUKI, 1.8)


def path(c: Canvas) -> None:
    """Stepping stones winding up a snowy bank between pines, a signpost below."""
    crest = "-96,6 -70,-34 -30,-66 16,-86 58,-76 88,-36 104,6"
    c.fill([*curve(crest), (60, 10), (-60, 10)], BANK)
    stroke(c, crest, 1.8, pigment("4C6482"), smooth=True, taper=(0.1, 0.1))
    for x, y, height in ((-58, -30, 92), (52, -62, 66), (70, -34, 104)):
        pine(c, x, y, height)
    left = curve("-36,10 -22,-12 14,-26 10,-42 -12,-54 -4,-70 12,-86")
    right = curve("20,-86 12,-70 10,-56 40,-42 44,-24 22,-8 34,10")
    c.fill(left + right, EARTH)
    stroke(c, left)
    stroke(c, right)
    steps = ((0, 3, 22), (6, -10, 15), (28, -24, 14), (26, -37, 13), (2, -49, 10), (2, -62, 7), (9, -74, 5))
    for x, y, reach in steps:
        tread = [(-1, 0), (-0.5, -4), (0.6, -4.5), (1, 0), (0.4, 3.5), (-0.6, 3.5)]
        blob(c, [(x + reach * across, y + down) for across, down in tread], mix(STONE, YUKI, 0.25), 1.7)
    pole(c, "-46,6 -46,-56", 3.6, PALE_WOOD, 1.5)
    shape(c, "-70,-54 -38,-56 -28,-47 -38,-38 -70,-37", PALE_WOOD, 2.3)
    stroke(c, "-63,-46 -42,-47", 2.2)
    c.fill(curve("-71,-54 -54,-61 -38,-58 -48,-53 -60,-51", closed=True), YUKI)
    pine(c, 96, 6, 70)
    drift(c, -56, -36, 7, 5)


def graveyard(c: Canvas) -> None:
    """Stones, prayer boards, and a crow on a bare tree."""
    for branch, width in (
        ("-66,2 -62,-30 -70,-58 -58,-84 -64,-112", 9),
        ("-66,-54 -84,-72 -82,-90", 5),
        ("-60,-80 -40,-92 -34,-110", 5),
        ("-62,-40 -44,-56 -42,-68", 4),
        ("-42,-92 -26,-94", 3),
        ("-82,-74 -96,-80", 3),
    ):
        stroke(c, branch, width, BARE_TREE, smooth=True, taper=(1, 0.25))
    for snow in ("-70,-63 -58,-87", "-84,-77 -70,-65", "-58,-87 -42,-97"):
        stroke(c, snow, 2.6, YUKI)
    for foot, head in ((34, 31.6), (42, 42), (50, 52.4)):
        pole(c, [(foot, 0), (head, -92 + abs(foot - 42))], 3, PALE_WOOD, 1.3)
    for x, y, width, height in ((-26, -12, 26, 54), (66, -10, 24, 44), (8, 0, 32, 70), (84, 6, 22, 34)):
        with c.at(x, y):
            gravestone(c, width, height)
    drift(c, -20, 96, 8, 6)
    stroke(c, "-40,-116 -32,-112 -26,-118", 5, smooth=True)
    stroke(c, "-32,-112 -22,-108", 3)


def gravestone(c: Canvas, width: float, height: float) -> None:
    """A pointed stone on its plinth, capped with snow."""
    half, plinth = width / 2, 9
    shape(
        c,
        [(-width * 0.8, 0), (width * 0.8, 0), (width * 0.8, -plinth), (-width * 0.8, -plinth)],
        mix(STONE, SUMI, 0.2),
    )
    top = half * 0.92
    shape(
        c, [(-half, -plinth), (half, -plinth), (top, -height), (0, -height - 8), (-top, -height)], STONE, 2.3
    )
    shade = width * 0.22
    c.fill([(shade, -plinth), (half, -plinth), (top, -height), (shade, -height - 2)], mix(STONE, SUMI, 0.25))
    stroke(c, [(-2, -height + 10), (-2, -22)], 2, mix(STONE, SUMI, 0.7))
    cap = ((-0.6, 3), (-0.3, -9), (0.06, -12), (0.4, -8), (0.6, 3), (0.2, -1), (-0.2, 4))
    blob(c, [(width * across, down - height) for across, down in cap], YUKI, 1.8)
