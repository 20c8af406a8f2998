"""The planning map: the village drawn in ink and thin wash on a folded sheet, for one seat."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import dist
from typing import Final

from PIL import Image, ImageOps

from renderers.canvas import Canvas, Point
from renderers.ink import BLUNT, curve, stroke
from renderers.kit.sizes import HEIGHT, WIDTH
from renderers.palette import ASAGI, KINAKO, SUMI, WASHI, WOOD, Colour, mix, pigment, thin
from renderers.paper import scrap
from renderers.seven_ronin.ground import RING
from renderers.seven_ronin.layout import PLATE, POND, ROWS, SPOTS, TILES
from renderers.seven_ronin.places import DRAWINGS

DESK = pigment("141827")
SHEET = mix(WASHI, KINAKO, 0.1)
FOOTPRINT = mix(WASHI, WOOD, 0.66)
FOOT: Final = TILES - 3
"""The lower end of the map; the sums are below it."""


@cache
def parchment() -> Image.Image:
    """The empty map on its desk. It is cached: copy it before drawing on it."""
    canvas = Canvas(WIDTH, HEIGHT, DESK, seed="parchment")
    scrap(canvas, (8, 8, WIDTH - 9, FOOT), "parchment", SHEET)
    _age(canvas)
    _mountains(canvas)
    _ring_of_footprints(canvas)
    _pond(canvas)
    _folds(canvas)
    for place, spot in SPOTS.items():
        _wash(canvas, place, spot.foot, spot.size)
    return canvas.reduced()


def _age(c: Canvas) -> None:
    for _ in range(46):
        x, y = c.random.uniform(130, WIDTH - 130), c.random.uniform(90, FOOT - 80)
        c.oval(x, y, c.random.uniform(20, 90), c.random.uniform(14, 50), thin(pigment("E2D1AC"), 24))


def _mountains(c: Canvas) -> None:
    """A range in thin wash, its foot lost in mist."""
    for height, foot, wash, ink in (
        (0.8, 166, mix(WASHI, ASAGI, 0.2), mix(ASAGI, WASHI, 0.35)),
        (0.5, 174, mix(WASHI, ASAGI, 0.36), mix(ASAGI, SUMI, 0.25)),
    ):
        peaks: list[Point] = [(26, foot - 8)]
        for n in range(11):
            rise = c.random.uniform(44, 66) if n % 2 else c.random.uniform(6, 20)
            peaks.append((60 + n * (WIDTH - 120) / 10 + c.random.uniform(-14, 14), foot - rise * height))
        peaks.append((WIDTH - 26, foot - 10))
        ridge = curve(peaks)
        c.fill([*ridge, (WIDTH - 26, foot + 6), (26, foot + 6)], wash)
        stroke(c, ridge, 2.2, ink, taper=(0.2, 0.2))
        for x, y in peaks[2:-1:2]:
            with c.at(x, y):
                stroke(c, "2,5 12,16 10,26", 1.6, ink, smooth=True, taper=(0.6, 0.1))
                stroke(c, "-4,8 -12,18", 1.4, ink, taper=(0.6, 0.1))
    for bar in range(14):
        x, y = 28 + bar * 76, 168 + c.random.uniform(-8, 6)
        c.slab((x, y, min(WIDTH - 28, x + c.random.uniform(90, 140)), 190), 5, SHEET)
    c.slab((26, 176, WIDTH - 26, 194), 5, SHEET)


def _ring_of_footprints(c: Canvas) -> None:
    """The ring road as footprints, which join neighbouring areas in order."""
    road = curve([(SPOTS[place].x, SPOTS[place].y - 4) for place in RING], closed=True, steps=60)
    run, side = 0.0, 4.5
    for here, there in pairwise([*road, road[0]]):
        step = dist(here, there)
        run += step
        if run > 13 and step:
            run, side = 0.0, -side
            along = ((there[0] - here[0]) / step, (there[1] - here[1]) / step)
            x, y = here[0] - along[1] * side, here[1] + along[0] * side
            foot = [(x - along[0] * 4, y - along[1] * 4), (x + along[0] * 4, y + along[1] * 4)]
            stroke(c, foot, 4.8, FOOTPRINT, taper=(0.5, 0.9))


def _pond(c: Canvas) -> None:
    """The shore of the pond, in thin wash."""
    left, top, right, bottom = POND
    middle, high = (left + right) / 2, (top + bottom) / 2
    across, down = (right - left) / 2, (bottom - top) / 2
    turns = ((-1, 0.1), (-0.8, -0.6), (-0.3, -0.9), (0.34, -0.86), (0.86, -0.6), (1, 0.05), (0.8, 0.66))
    shore = [(middle + across * x, high + down * y) for x, y in (*turns, (0.2, 0.94), (-0.5, 0.84))]
    c.fill(curve(shore, closed=True), mix(SHEET, ASAGI, 0.13))
    stroke(c, shore, 1.8, mix(SHEET, ASAGI, 0.6), closed=True, smooth=True)


def _folds(c: Canvas) -> None:
    """The folds of the sheet, clear of the rows of names."""
    dark, light = mix(WASHI, SUMI, 0.18), pigment("F8F2E2")
    for x in (280.0, 562.0, 838.0):
        stroke(c, [(x, 118), (x + 2, FOOT - 3)], 1.6, dark, taper=BLUNT)
        stroke(c, [(x + 2.5, 118), (x + 4, FOOT - 3)], 1.6, light, taper=BLUNT)
    for y in (ROWS[0] + PLATE + 5, ROWS[1] + PLATE + 5):
        stroke(c, [(14, y), (WIDTH - 14, y + 1)], 1.6, dark, taper=BLUNT)
        stroke(c, [(14, y + 2.5), (WIDTH - 14, y + 3.5)], 1.6, light, taper=BLUNT)


PALE: Colour = pigment("FBF6E8")
EARTHY: Colour = pigment("B39C76")


def _wash(c: Canvas, place: str, at: Point, size: float) -> None:
    """A place in brown ink, with a little of its own colours."""
    reach = 150
    drawing = Canvas(2 * reach, 230, seed=place)
    drawing.weight = 0.9
    with drawing.at(reach, 200, size):
        DRAWINGS[place](drawing)
    alpha = drawing.image.getchannel("A")
    colours = drawing.image.convert("RGB")
    brown = ImageOps.colorize(colours.convert("L"), black=SUMI, white=PALE, mid=EARTHY, midpoint=118)
    washed = Image.blend(brown, colours, 0.22).convert("RGBA")
    washed.putalpha(alpha)
    c.stamp(washed, at[0] - reach, at[1] - 200)
